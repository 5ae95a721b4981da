#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <tuple>

#include "engine/match/code.h"
#include "tests/web/support/app_on_stage.h"
#include "tests/web/support/game_on_screen.h"
#include "tests/web/support/measure.h"
#include "tests/web/support/pseudo_language.h"
#include "tests/web/support/some_match.h"
#include "tests/web/support/tapped_table.h"
#include "web/app/links/link.h"
#include "web/app/session/player.h"

/// No word, name or number is cut, broken, out of sight or overprinted, in any game, phase, screen and language.
namespace kairo::testing {
namespace {

/// Reports each fault once, with the place where it was found first.
class Faults {
 public:
  /// `measured`: also what is cut or overprinted, not only what is not from the catalogue.
  explicit Faults(bool measured = true) : measured_(measured) {}
  void add(const draw::Ui& ui, const std::string& where) {
    if (measured_)
      for (const std::string& fault : faults(ui)) first_met_.emplace(fault, where);
    for (const draw::DrawnItem& item : draw::testing::drawn_items(ui))
      if (item.kind == draw::DrawnItem::Kind::words && PseudoLanguage::is_from_elsewhere(item.words))
        first_met_.emplace("not from the catalogue: " + item.words, where);
  }
  ~Faults() {
    for (const auto& [fault, where] : first_met_) ADD_FAILURE() << fault << "\n  at " << where;
  }

 private:
  bool measured_;
  std::map<std::string, std::string> first_met_;
};

/// One person and otherwise bots, with their names.
std::vector<app::Player> some_players(int seats) {
  std::vector<app::Player> players(static_cast<std::size_t>(seats), app::Player{.kind = app::Player::Kind::bot});
  players.front() = {};
  return players;
}

class Measured : public ::testing::TestWithParam<GameOnScreen> {
 protected:
  [[nodiscard]] static const Game& game() { return *std::get<const Game*>(GetParam()); }
  [[nodiscard]] static Screen screen() { return std::get<Screen>(GetParam()); }
};
INSTANTIATE_TEST_SUITE_P(, Measured, ::testing::ValuesIn(every_game_on_every_screen()), game_and_screen_name);
INSTANTIATE_TEST_SUITE_P(Frames, Measured, ::testing::ValuesIn(every_game_on(more_screens)), game_and_screen_name);

class MeasuredTables : public Measured {};
INSTANTIATE_TEST_SUITE_P(, MeasuredTables, ::testing::ValuesIn(every_game_on_every_screen()), game_and_screen_name);
INSTANTIATE_TEST_SUITE_P(Frames, MeasuredTables, ::testing::ValuesIn(every_game_on(more_screens)),
                         game_and_screen_name);
INSTANTIATE_TEST_SUITE_P(LargeFrames, MeasuredTables, ::testing::ValuesIn(every_game_on(large_frames)),
                         game_and_screen_name);

/// Games that take longer are measured on fewer screens.
class MeasuredClosely : public Measured {};
INSTANTIATE_TEST_SUITE_P(, MeasuredClosely, ::testing::ValuesIn(every_game_on_every_screen()), game_and_screen_name);

std::string name(text::Language language) { return std::string(text::code_of(language)); }

void measure_positions(const GameOnScreen& tested, text::Language language, Faults& found) {
  const auto& [game, screen] = tested;
  for_each_table_size(*game->info, [&](int seats) {
    TappedTable table(game->info->id, screen, language);
    table.call_seats(app::shown_names(some_players(seats), language));
    std::string where = name(language) + " seats=" + std::to_string(seats) + " step ";
    int step = 0;
    for_some_positions(*game, seats, 90, 12, [&](const Position& position) {
      const std::string here = where + std::to_string(step++);
      for (const Seat viewer : {Seat{0}, position.to_move(), no_seat}) {
        table.show(position, viewer);
        found.add(table.ui(), here + " to seat " + std::to_string(viewer));
      }
    });
  });
}

TEST_P(MeasuredTables, Positions) {
  Faults found;
  for (const text::Language language : text::languages) measure_positions(GetParam(), language, found);
}

/// Screens on which two fifths more letters must have room. On phones and in frames tables cut some of them.
bool is_roomy(const Screen& screen) { return std::min(screen.width, screen.height) >= 640; }

TEST_P(MeasuredTables, PositionsInThePseudoLanguage) {
  Faults found(is_roomy(screen()));
  const PseudoLanguage pseudo;
  measure_positions(GetParam(), PseudoLanguage::language, found);
}

TEST_P(MeasuredClosely, TouchesOnTables) {
  Faults found;
  for (const text::Language language : text::languages) {
    const int seats = game().info->max_seats;
    TappedTable table(game().info->id, screen(), language);
    table.call_seats(app::shown_names(some_players(seats), language));
    for_some_positions(game(), seats, 7, 2, [&](const Position& position) {
      table.show(position, no_seat);  // forgets earlier taps
      table.show(position);
      for (const std::string& id : some_spots(table.ui(), 29)) {
        for (int tap = 0; tap < 2 && table.find(id) != nullptr; ++tap) {
          table.tap(id);
          found.add(table.ui(), name(language) + " after a tap on " + id + " where " +
                                    table.ui().say(position.question(position.to_move())));
        }
        while (table.table().cancel()) table.frame();
        table.frame();
      }
    });
  }
}

/// The whole app; collects the faults of each screen that it shows.
class MeasuredApp : public AppOnStage {
 public:
  MeasuredApp(const Screen& screen, text::Language language, Faults& found, const std::vector<Said>& before = {})
      : AppOnStage(language, screen.width, screen.height, before), language_(language), found_(found) {}

  void measure(const std::string& after) {
    // At the end the board is a stage beside the result, and is made smaller as a whole (zoom.h).
    if (document().starts_with(",\"page\"")) return;
    found_.add(app().ui(), name(language_) + " " + std::string(screen()) + " after " + after);
  }
  void press(const std::string& id) {
    AppOnStage::press(id);
    measure(id);
  }
  /// Draws what comes by itself.
  void come_to_rest() {
    constexpr int most = 60;
    for (int i = 0; i < most && app().due(); ++i) {
      frame(*app().due());
      settle();
    }
    measure("all animations");
  }
  /// Presses what is there.
  void look_into(std::initializer_list<const char*> ids) {
    for (const char* id : ids)
      if (shows(id)) press(id);
  }

 private:
  text::Language language_;
  Faults& found_;
};

/// A match of people only, so that the device is handed over; with names as bots have them.
std::vector<app::Player> some_people(int seats, text::Language language) {
  std::vector<app::Player> players(static_cast<std::size_t>(seats));
  for (std::size_t seat = 1; seat < players.size(); ++seat)
    players[seat].name = app::shown_name({.kind = app::Player::Kind::bot}, static_cast<Seat>(seat), language);
  return players;
}

void expect_large_spots(const draw::Ui& ui) {
  constexpr float least = draw::Gesture::touch_size;
  for (const auto& spot : ui.gesture.targets()) {
    EXPECT_GE(spot.at.h, least) << spot.id;
    EXPECT_GE(spot.at.w, least) << spot.id;
  }
}

/// The replay from its start, by turns and sometimes by rounds.
void step_through(MeasuredApp& app) {
  app.press("replay.first");
  constexpr int stops = 12;
  for (int stop = 0; stop < stops; ++stop) app.press(stop % 3 == 2 ? "replay.on.round" : "replay.on.turn");
}

void measure_match(const GameOnScreen& tested, text::Language language, Faults& found) {
  const auto& [game, screen] = tested;
  for (const int seats : {game->info->min_seats, game->info->max_seats}) {
    MeasuredApp app(screen, language, found);
    const Match match = some_match(*game, seats, 3);
    const auto players = some_people(seats, language);
    constexpr std::size_t stops = 3;
    for (std::size_t stop = 1; stop <= stops; ++stop) {
      Match part(*game, *match.setup());
      for (std::size_t i = 0; i < match.steps().size() * stop / stops; ++i) part.play(match.steps()[i].move);
      app.open("#" + app::match_fragment(*write_code(part), players));
      app.measure("link " + std::to_string(stop));
      app.look_into({"table.hand_over"});
      if (app.AppOnStage::screen() == "handover") expect_large_spots(app.app().ui());
      app.look_into({"handover.take", "table.pass"});
      if (!app.shows("recap.skip")) continue;
      app.measure("what came with the link");
      app.press("recap.skip");
    }
    app.press("end.replay");
    app.look_into({"replay.step.back"});
    step_through(app);
  }
}

TEST_P(Measured, ScreensOfAMatch) {
  Faults found;
  for (const text::Language language : text::languages) measure_match(GetParam(), language, found);
}

TEST_P(Measured, ScreensOfAMatchInThePseudoLanguage) {
  Faults found(is_roomy(screen()));
  const PseudoLanguage pseudo;
  measure_match(GetParam(), PseudoLanguage::language, found);
}

/// Goes on until somebody is asked, and makes a move at random.
void play_around(MeasuredApp& app, Rng& rng) {
  for (const char* id : {"table.nobody", "table.hand_over", "handover.take", "recap.skip"})
    if (app.shows(id)) return app.press(id);
  std::vector<std::string> moves;
  for (const AnyMove move : app.app().match()->now().legal()) {
    const std::string words = app.app().match()->now().move_text(move);
    if (!words.starts_with("ask")) moves.push_back("move:" + words);
  }
  if (!moves.empty()) app.press(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
}

/// Two people at one device, and bots if the game needs more.
TEST_P(MeasuredClosely, ScreensOfTwoAtOneDevice) {
  Faults found;
  for (const text::Language language : text::languages) {
    MeasuredApp app(screen(), language, found);
    for (const std::string& id : presses_to_start(*game().info, std::max(2, game().info->min_seats), 2)) app.press(id);
    Rng rng(17);
    constexpr int presses = 14;
    for (int i = 0; i < presses; ++i) {
      app.come_to_rest();
      if (app.AppOnStage::screen() == "handover") expect_large_spots(app.app().ui());
      play_around(app, rng);
    }
    app.come_to_rest();
    app.look_into({"table.again", "recap.skip"});
  }
}

/// A lone person asks now and then what happened last.
TEST_P(MeasuredClosely, TheRecapAlone) {
  if (game().info->min_seats > 1 || screen().height > low_frame.height) return;  // where there is least room
  Faults found;
  for (const text::Language language : text::languages) {
    MeasuredApp app(screen(), language, found);
    for (const std::string& id : presses_to_start(*game().info, 1)) app.press(id);
    Rng rng(19);
    constexpr int moves = 9;
    for (int i = 0; i < moves && app.AppOnStage::screen() == "table"; ++i) {
      play_around(app, rng);
      if (i % 4 != 0 || !app.shows("table.again")) continue;
      app.press("table.again");
      app.look_into({"recap.back", "recap.on", "recap.on", "recap.skip"});
    }
  }
}

}  // namespace
}  // namespace kairo::testing
