#include <gtest/gtest.h>

#include "engine/match/code.h"
#include "engine/match/registry.h"
#include "tests/web/support/app_on_stage.h"
#include "tests/web/support/measure.h"
#include "tests/web/support/some_match.h"
#include "tests/web/support/tapped_table.h"
#include "web/app/links/link.h"
#include "web/app/session/match_log.h"
#include "web/app/session/player.h"

/// The log folds turns, and each of its lines leads to its moment and back.
namespace kairo::testing {
namespace {

class Reader : public AppOnStage {
 public:
  using AppOnStage::AppOnStage;
  /// Opens the log of a match that is over, or of its first moves in percent.
  void open_log(const Game& game, int percent = 100) {
    const Match whole = some_match(game, game.info->max_seats, 3);
    Match match(game, *whole.setup());
    const std::size_t moves = whole.steps().size() * static_cast<std::size_t>(percent) / 100;
    while (match.steps().size() < moves) match.play(whole.steps()[match.steps().size()].move);
    open("#" + app::match_fragment(*write_code(match), std::vector<app::Player>(match.now().seats())));
    take_turns(*this);
    strike(ImGuiKey_L);
  }
  /// The numbers behind the ids of buttons that begin so, ascending.
  [[nodiscard]] std::vector<int> numbers(const std::string& start) const {
    const std::string id = R"("id":")" + start;
    std::vector<int> all;
    for (std::size_t at = mirror().find(id); at != std::string::npos; at = mirror().find(id, at + 1))
      all.push_back(std::stoi(mirror().substr(at + id.size())));
    std::ranges::sort(all);
    return all;
  }
  [[nodiscard]] std::vector<int> moves() const { return numbers("log.move."); }
  [[nodiscard]] std::vector<int> turns() const { return numbers("log.turn."); }
};

class Log : public ::testing::TestWithParam<Game> {};
INSTANTIATE_TEST_SUITE_P(, Log, ::testing::ValuesIn(games()),
                         [](const auto& game) { return std::string(game.param.info->id); });

TEST_P(Log, ShowsTheNewestTurnAndFoldsTheOthers) {
  Reader reader;
  reader.open_log(GetParam());
  ASSERT_EQ(reader.screen(), "log");
  const std::vector<int> turns = reader.turns();
  ASSERT_GT(turns.size(), 3U);
  ASSERT_FALSE(reader.moves().empty());
  const std::vector<int> before = reader.moves();
  const int second = turns[1];
  reader.press("log.turn." + std::to_string(second));
  const std::vector<int> opened = reader.moves();
  EXPECT_GT(opened.size(), before.size());
  EXPECT_GT(opened.front(), second);
  EXPECT_LE(opened.front(), turns[2]) << "a move of the turn that was opened";
  reader.press("log.turn." + std::to_string(second));
  EXPECT_EQ(reader.moves(), before);
}

TEST_P(Log, LeadsToAMomentAndBackToTheSamePlace) {
  Reader reader;
  reader.open_log(GetParam());
  reader.press("log.turn." + std::to_string(reader.turns().front()));
  const std::vector<int> moves = reader.moves();
  reader.press("log.move." + std::to_string(moves.front()));
  EXPECT_EQ(reader.screen(), "replay");
  EXPECT_NE(reader.mirror().find("Move " + std::to_string(moves.front()) + " of "), std::string::npos);
  reader.press("replay.leave");
  EXPECT_EQ(reader.screen(), "log");
  EXPECT_EQ(reader.moves(), moves) << "the turns that were open still are";
}

TEST_P(Log, IsWhereItWasAfterAMomentAndAtItsTopWhenItIsOpenedAnew) {
  Reader reader;
  reader.open_log(GetParam());
  const std::string newest = "log.turn." + std::to_string(reader.turns().back());
  const std::string oldest = "log.turn." + std::to_string(reader.turns().front());
  ASSERT_TRUE(reader.shows(newest));
  reader.strike(ImGuiKey_Tab);
  for (int strikes = 0; !reader.shows(oldest); ++strikes) {
    ASSERT_LT(strikes, 400) << "the keyboard gets to the end";
    reader.strike(ImGuiKey_DownArrow);
  }
  const std::set<std::string> seen = reader.spots();
  reader.press("log.move." + std::to_string(reader.moves().front()));
  reader.press("table.log");
  reader.press("dialog.close");
  reader.press("replay.leave");
  EXPECT_EQ(reader.spots(), seen);
  reader.press("dialog.close");
  reader.strike(ImGuiKey_L);
  EXPECT_TRUE(reader.shows(newest));
}

TEST_P(Log, ClosesByATapBesideItAndStaysByOneOnIt) {
  Reader reader;
  reader.open_log(GetParam());
  const draw::Rect screen = reader.app().ui().area();
  reader.tap({screen.centre().x, screen.y + 30});
  EXPECT_EQ(reader.screen(), "log");
  reader.tap({screen.centre().x, screen.y + 3});
  EXPECT_NE(reader.screen(), "log");
}

TEST_P(Log, OpensAndClosesATurnByTheKeyboard) {
  Reader reader;
  reader.open_log(GetParam());
  const std::string newest = "log.turn." + std::to_string(reader.turns().back());
  const auto moves = reader.moves();
  reader.strike(ImGuiKey_Tab);  // an arrow would scroll, as long as nothing has the focus
  for (int strikes = 0; reader.app().ui().focused() != newest; ++strikes) {
    ASSERT_LT(strikes, 20);
    reader.strike(ImGuiKey_DownArrow);
  }
  reader.strike(ImGuiKey_Enter);
  EXPECT_TRUE(reader.moves().empty());
  EXPECT_NE(reader.mirror().find(R"("open":false)"), std::string::npos);
  EXPECT_EQ(reader.app().ui().focused(), newest);
  reader.strike(ImGuiKey_Enter);
  EXPECT_EQ(reader.moves(), moves);
  EXPECT_NE(reader.mirror().find(R"("open":true)"), std::string::npos);
}

TEST_P(Log, CutsAndCoversNothing) {
  for (const text::Language language : {text::Language::en, text::Language::ja}) {
    for (const Screen& screen : screens) {
      Reader reader(language, screen.width, screen.height);
      reader.open_log(GetParam(), 60);
      EXPECT_EQ(faults(reader.app().ui()), std::vector<std::string>{}) << screen.name;
    }
  }
}

/// All turns of a long match are open, so that most of its lines are out of sight.
TEST(LongLog, DrawsOnlyWhatIsInSight) {
  Reader reader;
  reader.open_log(*find_game("wicked"));
  const std::vector<int> turns = reader.turns();
  for (std::size_t turn = 0; turn + 1 < turns.size(); ++turn) reader.press("log.turn." + std::to_string(turns[turn]));
  constexpr std::size_t lines = 405;
  const Match& match = *reader.app().match();
  app::MatchLog log;
  log.update(app::Session("id", match, std::vector<app::Player>(match.now().seats())), no_seat, text::Language::en);
  ASSERT_GE(log.lines().size(), lines);
  const auto& items = reader.app().ui().drawn_items();
  // Some lines of a row that is in sight may be out of it.
  const auto written = std::ranges::count_if(
      items, [](const draw::DrawnItem& item) { return item.kind == draw::DrawnItem::Kind::words && item.modal > 0; });
  EXPECT_LT(written, 60);
  EXPECT_EQ(reader.moves().size(), match.steps().size()) << "the mirror has all";
}

TEST(LogFolds, NamesEverybodyInAHeadingOnAPhone) {
  Reader reader;
  const Match match = some_match(*find_game("wicked"), 5, 3);
  std::vector<app::Player> players(5);
  const std::array names{"Anneliese", "Benjamin", "Katharina", "Dorothea", "Wilhelmina"};
  for (std::size_t seat = 0; seat < names.size(); ++seat) players[seat].name = names[seat];
  reader.open("#" + app::match_fragment(*write_code(match), players));
  take_turns(reader);
  reader.strike(ImGuiKey_L);
  reader.press("log.turn." + std::to_string(reader.turns().back()));
  // The first turn of a round is everybody's bid.
  bool named = false;
  for (int strikes = 0; !named && strikes < 400; ++strikes) {
    const std::string all = all_in_sight(reader.app().ui());
    named = all.find("Anneliese,Benjamin,Katharina,Dorothea,Wilhelmina") != std::string::npos;
    EXPECT_EQ(faults(reader.app().ui()), std::vector<std::string>{});
    reader.strike(strikes == 0 ? ImGuiKey_Tab : ImGuiKey_DownArrow);
  }
  EXPECT_TRUE(named);
}

TEST(LogFolds, NamesInAHeadingWhoMoved) {
  Reader reader;
  reader.open_log(*find_game("haratama"));
  EXPECT_NE(reader.mirror().find("Moves 5–8, round 1: Player"), std::string::npos) << reader.mirror();
}

/// A match alone begins with a turn of the phantom, before anybody has moved.
TEST(LogOfADeal, LeadsToTheStartWithTheSameWords) {
  for (const text::Language language : {text::Language::en, text::Language::ja}) {
    for (const Screen& screen : screens) {
      Reader reader(language, screen.width, screen.height);
      for (const std::string& id : presses_to_start(*find_game("galleria")->info, 1)) reader.press(id);
      const std::string_view phantom = language == text::Language::ja ? "仮想敵" : "phantom";
      const auto in_sight = [&] { return all_in_sight(reader.app().ui()).contains(phantom); };
      reader.strike(ImGuiKey_L);
      EXPECT_TRUE(in_sight()) << screen.name;
      EXPECT_EQ(faults(reader.app().ui()), std::vector<std::string>{}) << screen.name;
      reader.press("log.deal");
      EXPECT_EQ(reader.screen(), "replay");
      EXPECT_TRUE(in_sight()) << screen.name;
      EXPECT_EQ(faults(reader.app().ui()), std::vector<std::string>{}) << screen.name;
    }
  }
}

TEST(LogOfADeal, StaysBelowTheMoves) {
  Reader reader(text::Language::en, 768, 1024);
  for (const std::string& id : presses_to_start(*find_game("galleria")->info, 1)) reader.press(id);
  reader.press("move:end");
  reader.strike(ImGuiKey_L);
  EXPECT_TRUE(reader.shows("log.turn.0"));
  EXPECT_TRUE(reader.shows("log.deal"));
  EXPECT_EQ(faults(reader.app().ui()), std::vector<std::string>{});
}

}  // namespace
}  // namespace kairo::testing
