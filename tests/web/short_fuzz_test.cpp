#include "tests/fuzz/app_target.h"
#include "tests/fuzz/chat_target.h"
#include "tests/fuzz/link_target.h"
#include "tests/fuzz/players_target.h"
#include "tests/fuzz/saves_target.h"
#include "tests/fuzz/short_run.h"

namespace kairo::fuzz {
namespace {

TEST(ShortFuzz, Link) { run_shortly("link", try_link, 2000); }

TEST(ShortFuzz, Chat) { run_shortly("chat", try_chat, 1000); }

TEST(ShortFuzz, Players) { run_shortly("players", try_players, 5000); }

TEST(ShortFuzz, Saves) { run_shortly("saves", try_saves, 2000); }

TEST(ShortFuzz, App) { run_shortly("app", try_app, 60); }

}  // namespace
}  // namespace kairo::fuzz
