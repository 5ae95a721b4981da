// Every game has the texts that the app's screens need.
#include <gtest/gtest.h>

#include <string>

#include "engine/bots/bot.h"
#include "engine/match/registry.h"
#include "web/text/catalogue.h"

namespace kairo::app {
namespace {

void expect_text(const std::string& key) {
  for (const auto language : text::languages) EXPECT_NE(text::raw(language, key), "") << key;
}

TEST(GameWords, ExistForBoxSetUpAndEnd) {
  for (const Game& game : games()) {
    const std::string id(game.info->id);
    for (const char* name : {".name", ".facts", ".tagline", ".turn"}) expect_text(id + name);
    for (const OptionSpec& option : game.info->options) expect_text(id + ".option." + std::string(option.name));
    for (const std::string_view source : game.info->score_sources) expect_text(id + ".score." + std::string(source));
  }
}

TEST(GameWords, ExistForTheLevelsOfBots) {
  for (int level = 0; level < bot_levels; ++level)
    for (const char* of : {"", ".note"})
      expect_text("bot.level." + std::string(level_name(static_cast<BotLevel>(level))) + of);
}

}  // namespace
}  // namespace kairo::app
