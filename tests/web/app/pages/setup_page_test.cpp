#include "web/app/pages/setup_page.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "engine/bots/level.h"
#include "engine/match/registry.h"
#include "tests/web/support/catalogue_words.h"
#include "tests/web/support/documents.h"

namespace kairo::app {
namespace {

using kairo::testing::has_text;
using kairo::testing::has_words;
using kairo::testing::is_on;
using kairo::testing::offers;
using kairo::testing::writer_in;

constexpr auto in_english = text::Language::en;
constexpr SetupFacts usual{.has_way_back = true, .is_first = false, .names = {}};

MatchSetup first_setup_of(std::string_view game, std::span<const Player> players = {}) {
  return {*find_game(game), players, std::nullopt};
}

/// The set-up as it is shown, and what pressing something there makes of it.
struct Shown {
  MatchSetup setup;
  SetupFacts facts = usual;

  [[nodiscard]] Document page(text::Language language = in_english) const {
    Document document = setup_page(writer_in(language), setup, facts);
    kairo::testing::expect_sound(document);
    return document;
  }
  void press(const std::string& key) {
    const Document document = page();
    ASSERT_TRUE(offers(document, key)) << key;
    setup.change(std::get<act::ChangeSetup>(find_block(document, key)->action));
  }
  [[nodiscard]] bool shows(std::string_view key) const { return find_block(page(), key) != nullptr; }
};

TEST(SetupPage, TellsThoseAroundOneDeviceThatSpeechCanTellSecrets) {
  Shown shown{first_setup_of("wicked")};
  const auto tells = [&] { return has_text(shown.page(), writer_in(in_english), "app.handover.aloud"); };
  for (int seat = 0; seat < 3; ++seat) shown.press("setup.kind." + std::to_string(seat) + (seat == 0 ? ".0" : ".1"));
  EXPECT_FALSE(tells()) << "nobody else hears";
  shown.press("setup.kind.1.0");
  EXPECT_TRUE(tells());
}

TEST(SetupPage, OffersEachSeatItsNameItsKindAndItsLevel) {
  for (const Game& game : games()) {
    for (const text::Language language : text::languages) {
      Shown shown{MatchSetup(game, {}, std::nullopt)};
      const int most = game.info->max_seats;
      shown.press("setup.seats." + std::to_string(most - game.info->min_seats));
      const Document page = shown.page(language);
      EXPECT_EQ(page.title, writer_in(language).say_of(game.info->id, "name"));
      for (int seat = 0; seat < most; ++seat) {
        const std::string number = std::to_string(seat);
        const bool is_bot = is_on(page, "setup.kind." + number + ".1");
        EXPECT_EQ(is_bot, shown.setup.players()[static_cast<std::size_t>(seat)].kind == Player::Kind::bot);
        ASSERT_TRUE(offers(page, "setup.name." + number));
        EXPECT_FALSE(find_block(page, "setup.name." + number)->note.empty()) << "the standard name";
        for (int level = 0; level < bot_levels; ++level) {
          const Block* option = find_block(page, "setup.level." + number + "." + std::to_string(level));
          ASSERT_EQ(option != nullptr, is_bot);
          if (is_bot) EXPECT_FALSE(option->note.empty()) << "what the level means";
        }
      }
      for (const char* key : {"setup.start", "setup.learn", "setup.back", "menu.open", "setup.deal"})
        EXPECT_TRUE(offers(page, key)) << key;
      EXPECT_EQ(find_block(page, "setup.start")->look, "main");
    }
  }
}

TEST(SetupPage, PressesChangeTheSetUp) {
  Shown shown{first_setup_of("wicked")};
  shown.press("setup.seats.1");
  EXPECT_EQ(shown.setup.seats(), 4);
  shown.press("setup.kind.0.1");
  EXPECT_EQ(shown.setup.players()[0].kind, Player::Kind::bot);
  shown.press("setup.level.0.4");
  EXPECT_EQ(shown.setup.players()[0].level, static_cast<int>(BotLevel::master));
  shown.press("setup.kind.0.1");
  EXPECT_EQ(shown.setup.players()[0].level, static_cast<int>(BotLevel::master)) << "it was a bot already";
  shown.press("setup.kind.0.0");
  EXPECT_FALSE(shown.shows("setup.level.0"));
  shown.press("setup.series.2");
  EXPECT_EQ(shown.setup.series()->games, 3);
  shown.press("setup.series.0");
  EXPECT_FALSE(shown.setup.series());
}

TEST(SetupPage, ShowsALimitOnlyIfTheGameEndsAtOne) {
  Shown shown{first_setup_of("haratama")};
  EXPECT_FALSE(shown.shows("setup.option.limit.more")) << "though the game ends after three rounds";
  EXPECT_EQ(find_block(shown.page(), "setup.variants")->note, "");
  shown.press("setup.option.end.1");
  EXPECT_TRUE(shown.shows("setup.option.limit.more"));
  EXPECT_EQ(find_block(shown.page(), "setup.variants")->note,
            kairo::testing::words_of("haratama.option.end") + ": " + kairo::testing::words_of("haratama.option.end.1"));
  shown.press("setup.option.end.0");
  EXPECT_FALSE(shown.shows("setup.option.limit.more"));
}

TEST(SetupPage, CountsALimitUpAndDownWithinItsBounds) {
  Shown shown{first_setup_of("haratama")};
  shown.press("setup.option.end.1");
  const auto limits = std::ranges::find(shown.setup.game().info->options, "limit", &OptionSpec::name);
  for (const auto& [key, last] :
       {std::pair("setup.option.limit.more", limits->highest), std::pair("setup.option.limit.less", limits->lowest)}) {
    int presses = 0;
    for (; offers(shown.page(), key); ++presses) {
      ASSERT_LE(presses, limits->choices());
      shown.press(key);
    }
    EXPECT_GT(presses, 0);
    EXPECT_TRUE(has_words(shown.page(), std::to_string(last)));
    EXPECT_TRUE(shown.shows(key)) << "it keeps its place";
  }
}

TEST(SetupPage, AloneInGalleriaShowsOnlyThePhantomsLevel) {
  Shown shown{first_setup_of("galleria")};
  for (int seats = 4; seats >= 1; --seats) {
    shown.press("setup.seats." + std::to_string(seats - 1));
    for (const char* key : {"setup.option.specials.0", "setup.option.ask.0"})
      EXPECT_EQ(shown.shows(key), seats > 1) << key << " for " << seats;
    EXPECT_EQ(shown.shows("setup.option.phantom.0"), seats == 1) << seats;
  }
}

TEST(SetupPage, HasNoSeriesWherePointsCannotBeAddedUp) {
  for (const Game& game : games()) {
    Shown shown{MatchSetup(game, {}, std::nullopt)};
    EXPECT_EQ(shown.shows("setup.series"), has_series(*game.info, shown.setup.seats())) << game.info->id;
  }
}

TEST(SetupPage, OffersTheWayBackAndTheGuideOnlyWhereTheyAre) {
  const Shown first{first_setup_of("ruin"), {.has_way_back = false, .is_first = true, .names = {}}};
  EXPECT_FALSE(first.shows("setup.back"));
  EXPECT_EQ(find_block(first.page(), "setup.learn")->words, writer_in(in_english).say("app.lesson.offer"));
  EXPECT_EQ(find_block(Shown{first_setup_of("ruin")}.page(), "setup.learn")->words,
            writer_in(in_english).say("app.lesson.menu"));
}

TEST(SetupPage, LeadsToTheNamesOfThoseWhoMadeTheGame) {
  std::ifstream file(KAIRO_BOOKS_DIR "/credits.json");
  std::string all{std::istreambuf_iterator<char>(file), {}};
  all.erase(0, all.find("\"games\""));
  for (const Game& game : games()) {
    const Shown shown{first_setup_of(game.info->id)};
    const std::string name = "\"" + std::string(game.info->id) + "\": [";
    const std::size_t begin = all.find(name);
    ASSERT_NE(begin, std::string::npos) << game.info->id;
    const bool named = all[begin + name.size()] != ']';
    ASSERT_EQ(shown.shows("setup.credits"), named) << game.info->id;
    if (!named) continue;
    const Document page = shown.page();
    const Block* button = find_block(page, "setup.credits");
    EXPECT_EQ(std::get<act::OpenBook>(button->action).section, "credits");
    EXPECT_NE(button->picture, "icon.help") << "the sign of questions about what is on the screen";
  }
}

TEST(SetupPage, SuggestsToPeopleTheNamesTypedBefore) {
  const std::vector<std::string> names{"Ann", "Ben"};
  const std::vector<Player> players{{}, {.kind = Player::Kind::bot, .level = 1}, {.name = "Cleo"}};
  const Shown shown{first_setup_of("wicked", players), {.has_way_back = true, .is_first = false, .names = names}};
  const Document page = shown.page();
  EXPECT_EQ(find_block(page, "setup.name.0")->blocks.size(), 2U);
  EXPECT_EQ(find_block(page, "setup.name.0")->what, "name 0");
  EXPECT_TRUE(find_block(page, "setup.name.1")->blocks.empty());
  EXPECT_EQ(find_block(page, "setup.name.2")->value, "Cleo");
  EXPECT_EQ(find_block(page, "setup.name.2")->note, "Player 3");
  EXPECT_TRUE(offers(page, "setup.forget"));
  EXPECT_FALSE((Shown{first_setup_of("wicked", players)}.shows("setup.forget")));
}

TEST(SetupPage, OffersALiveTableToSeveralWhereThereIsARelay) {
  constexpr SetupFacts with_relay{.has_way_back = true, .is_first = false, .names = {}, .has_live = true};
  EXPECT_TRUE((Shown{first_setup_of("wicked"), with_relay}.shows("setup.live")));
  EXPECT_FALSE((Shown{first_setup_of("wicked")}.shows("setup.live")));
  Shown alone{first_setup_of("ruin"), with_relay};
  alone.press("setup.seats.0");
  EXPECT_FALSE(alone.shows("setup.live")) << "alone there is nobody to meet";
}

TEST(SetupPage, ShufflesAgainOnlyAfterADealWasChosen) {
  Shown shown{first_setup_of("wicked")};
  EXPECT_FALSE(shown.shows("setup.chance"));
  EXPECT_TRUE(shown.setup.answer("seed", "77"));
  EXPECT_TRUE(offers(shown.page(), "setup.chance"));
  EXPECT_EQ(find_block(shown.page(), "setup.deal")->value, "77");
}

}  // namespace
}  // namespace kairo::app
