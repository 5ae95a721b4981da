#include "tests/fuzz/app_target.h"
#include "tests/fuzz/chairs_target.h"
#include "tests/fuzz/kept_target.h"
#include "tests/fuzz/link_target.h"
#include "tests/fuzz/short_run.h"

namespace kairo::fuzz {
namespace {

TEST(ShortFuzz, Link) { run_shortly("link", try_link, 2000); }

TEST(ShortFuzz, Chairs) { run_shortly("chairs", try_chairs, 5000); }

TEST(ShortFuzz, Kept) { run_shortly("kept", try_kept, 2000); }

TEST(ShortFuzz, App) { run_shortly("app", try_app, 60); }

}  // namespace
}  // namespace kairo::fuzz
