#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <set>

#include "engine/games/haratama/pieces/losses.h"
#include "engine/games/haratama/words.h"
#include "tests/web/support/catalogue_words.h"
#include "tests/web/support/measure.h"
#include "tests/web/support/table_checks.h"
#include "web/tables/haratama/animation/event_animation.h"
#include "web/tables/haratama/hand_fan.h"

/// Animations of Haratama: they end as the rules do, can be skipped, and reveal nothing.
namespace kairo::testing {
namespace {

using haratama::Phase;
using haratama::State;
using At = PositionOf<State>;

class HaratamaMotionOnScreen : public ::testing::TestWithParam<Screen> {};
INSTANTIATE_TEST_SUITE_P(HaratamaMotion, HaratamaMotionOnScreen, ::testing::ValuesIn(screens), screen_name);

/// The step of a random match that ends this round, counted from 1, and begins the next; somebody loses something.
Step<State> end_of_round(int seats, int round) {
  std::optional<Step<State>> found;
  for_each_step<State>(dealt<State>(seats, 3), Rng(3), [&](const Step<State>& step) {
    const bool ends = step.before.rounds_done + 1 == round && step.after.rounds_done == round;
    if (ends && step.after.phase == Phase::pass) found = step;
  });
  return found.value();
}

/// Runs the animation of a step for seat 0, frame by frame; `each` is called with the animation after each.
template <class Each>
void watch(const Step<State>& step, Each each) {
  haratama::table::EventAnimation animation;
  animation.begin(look(step.after, 0), story_for(0, step));
  for (double now = 0; animation.running(); now += 1.0 / 60) {
    animation.advance(now);
    each(animation);
  }
}

/// The places of the first thing that flies for this viewer in the animation of a step, frame by frame.
std::vector<draw::Point> way_of_flight(const Step<State>& step, Seat viewer, const haratama::table::Layout& layout) {
  haratama::table::EventAnimation animation;
  animation.begin(look(step.after, viewer), story_for(viewer, step));
  draw::testing::Stage stage(layout.area.w, layout.area.h);
  stage.load_fonts(KAIRO_FONTS_DIR "/reading.ttf", KAIRO_FONTS_DIR "/display.ttf");
  stage.frame([](draw::Ui&) {});
  std::vector<draw::Point> way;
  for (double now = 0; animation.running(); now += 1.0 / 60) {
    std::size_t before = 0;
    stage.frame([&](draw::Ui& ui) {
      animation.advance(now);
      before = draw::testing::drawn_items(ui).size();
      animation.draw(ui, layout);
    });
    if (draw::testing::drawn_items(stage.ui).size() > before)
      way.push_back(draw::testing::drawn_items(stage.ui)[before].at.centre());
  }
  return way;
}

float distance(draw::Point a, draw::Point b) { return std::hypot(a.x - b.x, a.y - b.y); }

TEST_P(HaratamaMotionOnScreen, APlayedCardFliesFromItsPlaceInTheHandToItsPlaceInTheTrick) {
  const State before = find_state<State>(4, [](const State& state) {
    return state.phase == Phase::play && state.table.size < 3 && haratama::count(state.to_win) < 6;
  });
  Rng rng(2);
  const Step<State> step = step_of(before, any_move(before, rng));
  const Seat player = step.before.asked;
  const haratama::View view = look(step.before, player);
  const auto played =
      std::ranges::find(step.events.events, static_cast<std::uint8_t>(haratama::EventKind::card_played), &Event::kind);
  ASSERT_NE(played, step.events.events.end());
  const auto layout = haratama::table::lay_out(GetParam().table(), 4, player, true, draw::Hand::right);
  const std::vector<draw::Point> way = way_of_flight(step, player, layout);
  ASSERT_GT(way.size(), 4U) << "it does not fly";
  const draw::Rect from =
      haratama::table::HandFan(layout.hand, view.hand).place(static_cast<haratama::Card>(played->data[0]));
  const draw::Rect to = layout.slots[player];
  EXPECT_LT(distance(way.front(), from.centre()), from.h / 2);
  EXPECT_LT(distance(way.back(), to.centre()), to.h / 2);
}

TEST(HaratamaMotion, ATrickFliesFromItsPlacesToWhoWonIt) {
  std::optional<Step<State>> found;
  for_each_step<State>(dealt<State>(4, 3), Rng(3), [&](const Step<State>& step) {
    const auto won = [](const Event& event) {
      return haratama::kind_of(event) == haratama::EventKind::trick_won && event.data[0] == 0;
    };
    if (!found && std::ranges::any_of(step.events.events, won)) found = step;
  });
  ASSERT_TRUE(found.has_value()) << "a trick without treasures";
  const auto won =
      std::ranges::find(found->events.events, static_cast<std::uint8_t>(haratama::EventKind::trick_won), &Event::kind);
  const auto layout = haratama::table::lay_out(desk.table(), 4, 0, true, draw::Hand::right);
  const std::vector<draw::Point> way = way_of_flight(*found, 0, layout);
  ASSERT_GT(way.size(), 8U);
  const draw::Point winner = layout.seats[won->seat].all.centre();
  EXPECT_LT(distance(way.back(), winner), 60);
  EXPECT_GT(distance(way[way.size() / 2], winner), distance(way.back(), winner));
}

TEST(HaratamaMotion, ANewHandIsDealtInPackets) {
  const Step<State> step = end_of_round(4, 1);
  std::set<int> own;
  std::set<int> others;
  watch(step, [&](const haratama::table::EventAnimation& animation) {
    if (animation.settling() || animation.view().phase != Phase::pass) return;
    const haratama::View& view = animation.view();
    ASSERT_EQ(haratama::count(view.hand), view.hand_sizes[0]);
    ASSERT_EQ(view.hand & ~look(step.after, 0).hand, 0U) << "a card that was not dealt";
    own.insert(view.hand_sizes[0]);
    others.insert(view.hand_sizes[2]);
  });
  EXPECT_GT(own.size(), 3U);
  EXPECT_GT(others.size(), 3U);
  EXPECT_EQ(*own.rbegin(), haratama::hand_size);
}

/// Seconds for which the animation of the first such step tells an event to seat 0.
double told_for(std::string_view key, const std::function<bool(const Step<State>&)>& is_wanted) {
  std::optional<Step<State>> found;
  for (std::uint64_t seed = 1; !found; ++seed)
    for_each_step<State>(dealt<State>(4, seed), Rng(seed), [&](const Step<State>& step) {
      if (!found && is_wanted(step)) found = step;
    });
  int frames = 0;
  watch(*found, [&](const haratama::table::EventAnimation& animation) {
    frames += animation.caption().key.starts_with(key) ? 1 : 0;
  });
  return frames / 60.0;
}

TEST(HaratamaMotion, WhatATrickBringsWhoLeadsFirstAndNewTreasuresStayUntilTheyAreRead) {
  const auto wins_treasures = [](const Step<State>& step) {
    const auto wins = [](const Event& event) {
      return haratama::kind_of(event) == haratama::EventKind::trick_won && event.data[0] > 0;
    };
    return step.after.rounds_done == step.before.rounds_done && std::ranges::any_of(step.events.events, wins);
  };
  const auto begins = [](const Step<State>& step) {
    return step.before.phase == Phase::pass && step.after.phase == Phase::play;
  };
  EXPECT_GT(told_for("haratama.event.trick_won", wins_treasures), 2.5);
  EXPECT_GT(told_for("haratama.event.first_lead", begins), 1.7);
  const auto begins_round = [](const Step<State>& step) {
    return step.after.rounds_done == step.before.rounds_done + 1 && step.after.phase == Phase::pass;
  };
  EXPECT_GT(told_for("haratama.event.round_began", begins_round), 2) << "its treasures are others";
}

TEST(HaratamaMotion, TheLastTrickOfARoundLiesOpenUntilItIsReadHoweverFastOneIs) {
  const Step<State> step = end_of_round(4, 1);
  for (const double share : {1.0, 0.2}) {
    haratama::table::EventAnimation animation;
    animation.set_share_of_time(share);
    animation.begin(look(step.after, 0), story_for(0, step));
    int frames = 0;
    for (double now = 0; animation.running() && !animation.settling(); now += 1.0 / 60) {
      animation.advance(now);
      const bool told = animation.caption().key.starts_with("haratama.event.trick_won");
      frames += told && animation.view().table.size == 4 ? 1 : 0;
    }
    EXPECT_GT(frames / 60.0, 4) << share;
  }
}

TEST(HaratamaMotion, ItIsToldThatTheLastCardsPlayThemselves) {
  const auto plays_last = [](const Step<State>& step) {
    return std::ranges::any_of(step.events.events, [](const Event& event) {
      return haratama::kind_of(event) == haratama::EventKind::card_played &&
             event.as<haratama::event_row::CardPlayed>().is_last;
    });
  };
  EXPECT_GT(told_for("haratama.table.last_cards", plays_last), 1.9);
}

TEST(HaratamaMotion, TheCardsThatOneIsPassedLieOpenUntilTheyAreRead) {
  const auto takes_up = [](const Step<State>& step) {
    return step.before.phase == Phase::pass && step.after.phase == Phase::play;
  };
  EXPECT_GT(told_for("haratama.event.took_up", takes_up), 3.4);
}

std::string line_of(TappedTable& table, const haratama::table::Layout& layout) {
  std::string line;
  for (const draw::DrawnItem& item : draw::testing::drawn_items(table.ui()))
    if (item.kind == draw::DrawnItem::Kind::words && layout.question.holds(item.at.centre()))
      line += (line.empty() ? "" : " ") + item.words;
  return line;
}

/// The first step of random matches with both kinds of events.
Step<State> step_with(int seats, haratama::EventKind one, haratama::EventKind other) {
  std::optional<Step<State>> found;
  const auto came = [](const Step<State>& step, haratama::EventKind what) {
    return std::ranges::any_of(step.events.events,
                               [&](const Event& event) { return haratama::kind_of(event) == what; });
  };
  for (std::uint64_t seed = 1; !found; ++seed)
    for_each_step<State>(dealt<State>(seats, seed), Rng(seed), [&](const Step<State>& step) {
      if (!found && came(step, one) && came(step, other)) found = step;
    });
  return *found;
}

/// The step that ends a trick without treasures amid a round.
Step<State> end_of_trick() {
  std::optional<Step<State>> found;
  for_each_step<State>(dealt<State>(4, 3), Rng(3), [&](const Step<State>& step) {
    const bool won = std::ranges::any_of(step.events.events, [](const Event& event) {
      return haratama::kind_of(event) == haratama::EventKind::trick_won && event.data[0] == 0;
    });
    if (!found && won && step.after.rounds_done == step.before.rounds_done) found = step;
  });
  return found.value();
}

TEST(HaratamaMotion, ATrickLiesCompleteWithItsWinnerForASecondAtEveryPace) {
  const Step<State> step = end_of_trick();
  for (const double rate : {1.0, 3.0}) {
    TappedTable table("haratama", phone);
    table.stage().input.motion_rate = rate;
    table.frame();
    table.show(At(step.before), 0);
    table.show(At(step.after), 0, made(step));
    const std::string words = words_of("haratama.event.trick_won");
    double complete = 0;
    const auto layout = haratama::table::lay_out(phone.table(), 4, 0, true, draw::Hand::right);
    double lead = 0;
    while (table.table().busy()) {
      lead += (rate - 1) / 60;
      table.stage().input.motion_lead = lead;
      table.frame();
      const auto& things = table.ui().explainer.things();
      const bool is_whole = std::ranges::count_if(things, [](const draw::Explained& thing) {
                              return thing.id.starts_with("trick.") && !thing.what.term.key.ends_with(".place");
                            }) == 4;
      const bool told = std::ranges::any_of(draw::testing::drawn_items(table.ui()), [&](const draw::DrawnItem& item) {
        return layout.question.holds(item.at.centre()) && item.words.contains(words);
      });
      if (is_whole && told) complete += 1.0 / 60;
    }
    EXPECT_GE(complete, 0.95) << rate;
  }
}

/// Shows the step to a person, up to what waits for a tap.
void show_what_waits(TappedTable& table, const Step<State>& step) {
  table.table().set_going(tables::Going::by_tap);
  table.show(At(step.before), 0);
  table.show(At(step.after), 0, made(step));
  table.table().skip();
  table.frame();
}

TEST(HaratamaMotion, TheResultOfTheLastRoundStaysUntilATapToo) {
  const Step<State> step = step_with(3, haratama::EventKind::round_lost, haratama::EventKind::ended);
  TappedTable table("haratama", phone);
  show_what_waits(table, step);
  EXPECT_TRUE(table.table().waits());
  const auto rows = [&] { return std::ranges::count(table.ui().explainer.things(), "result.2", &draw::Explained::id); };
  EXPECT_EQ(rows(), 1);
  table.press("table.go_on");
  EXPECT_FALSE(table.table().waits());
}

/// Round tables say who was saved, and why the others lose points.
TEST_P(HaratamaMotionOnScreen, TheTableOfARoundSaysWhoWasSavedAndWhyTheOthersLosePoints) {
  const Step<State> step = step_with(4, haratama::EventKind::haratama, haratama::EventKind::round_began);
  const haratama::View after = look(step.after, 0);
  const haratama::Round& round = after.results.back();
  const Seat saved = haratama_seat(round, after.players);
  TappedTable table("haratama", GetParam());
  show_what_waits(table, step);
  ASSERT_TRUE(table.table().waits());
  const std::string sight = all_in_sight(table.ui());
  const auto says = [&](const Phrase& phrase) { return sight.contains(without_blanks(table.ui().say(phrase))); };
  EXPECT_TRUE(says({"haratama.table.haratama"}));
  if (GetParam().width >= phone.width && !GetParam().low())
    EXPECT_TRUE(says({"haratama.table.why_haratama", {number("n", round.treasures[saved])}}));
  for (const draw::Explained& thing : table.ui().explainer.things())
    if (thing.id == "result." + std::to_string(saved))
      EXPECT_EQ(thing.what.term.key, "haratama.what.result_saved") << thing.id;
}

TEST_P(HaratamaMotionOnScreen, TheLineTellsBreakAndWinnerInTurnAndNothingThatComesAfter) {
  constexpr double frame_time = 0.05;
  const Step<State> step = step_with(4, haratama::EventKind::day_broke, haratama::EventKind::trick_won);
  const auto layout = haratama::table::lay_out(GetParam().table(), 4, 0, true, draw::Hand::right);
  TappedTable table("haratama", GetParam());
  table.show(At(step.before), 0);
  table.show(At(step.after), 0, made(step));
  std::vector<std::string> told;
  double won = 0;
  finish_animation(table, frame_time, [&] {
    const std::string line = line_of(table, layout);
    if (!table.table().busy() || line.empty()) return;
    if (told.empty() || told.back() != line) told.push_back(line);
    if (line.find(words_of("haratama.event.trick_won")) != std::string::npos) won += frame_time;
  });
  ASSERT_EQ(told.size(), 3U);
  EXPECT_NE(told[0].find(words_of("haratama.event.card_played.thrown_off")), std::string::npos) << told[0];
  const bool is_told = told[1].find(words_of("haratama.event.day_broke.thrown_off")) != std::string::npos;
  EXPECT_TRUE(is_told || told[1].find(words_of("haratama.event.day_broke")) != std::string::npos) << told[1];
  EXPECT_NE(told[2].find(words_of("haratama.event.trick_won")), std::string::npos) << told[2];
  EXPECT_GT(won, 1) << "seconds to read it";
  EXPECT_NE(line_of(table, layout).find("turn: "), std::string::npos);
}

TEST(HaratamaMotion, NobodyIsToMoveWhileATrickIsComplete) {
  const Step<State> step = step_with(4, haratama::EventKind::card_played, haratama::EventKind::trick_won);
  int seen = 0;
  watch(step, [&](const haratama::table::EventAnimation& animation) {
    if (animation.view().table.size < 4) return;
    ++seen;
    EXPECT_EQ(animation.view().asked, no_seat);
  });
  EXPECT_GT(seen, 0);
}

TEST_P(HaratamaMotionOnScreen, TheLastRoundKeepsItsNumberWhileItsLossesAreCounted) {
  const Step<State> step = step_with(3, haratama::EventKind::round_lost, haratama::EventKind::ended);
  ASSERT_EQ(step.after.rounds_done, haratama::rounds);
  TappedTable table("haratama", GetParam());
  table.show(At(step.before), 0);
  table.show(At(step.after), 0, made(step));
  finish_animation(table, 0.1, [&] {
    for (const draw::DrawnItem& item : draw::testing::drawn_items(table.ui())) {
      EXPECT_NE(item.words, "extra");
      EXPECT_NE(item.words, "R4");
    }
  });
}

TEST_P(HaratamaMotionOnScreen, TheTwoCardsPassedLieOpenLongEnoughToBeRead) {
  constexpr double frame_time = 0.05;
  const Step<State> step = step_with(4, haratama::EventKind::cards_passed, haratama::EventKind::took_up);
  const auto layout = haratama::table::lay_out(GetParam().table(), 4, 0, true, draw::Hand::right);
  const haratama::View after = look(step.after, 0);
  TappedTable table("haratama", GetParam());
  table.show(At(step.before), 0);
  table.show(At(step.after), 0, made(step));
  double open = 0;
  finish_animation(table, frame_time, [&] {
    int ranks = 0;
    for (const haratama::Card card : {after.took.low, after.took.high})
      for (const draw::DrawnItem& item : draw::testing::drawn_items(table.ui()))
        for (const draw::Rect& slot : layout.pass_slots)
          if (slot.holds(item.at.centre()) && item.words == std::to_string(haratama::rank_of(card))) ++ranks;
    if (ranks >= 2) open += frame_time;
  });
  EXPECT_GT(open, 2);
}

TEST_P(HaratamaMotionOnScreen, TheResultOfARoundStaysToBeReadAndThenMakesRoomForThePass) {
  constexpr double frame_time = 0.05;
  const Step<State> step = end_of_round(4, 1);
  TappedTable table("haratama", GetParam());
  table.show(At(step.before), 0);
  table.show(At(step.after), 0, made(step));
  double complete = 0;
  finish_animation(table, frame_time, [&] {
    if (std::ranges::count(table.ui().explainer.things(), "result.3", &draw::Explained::id) > 0) complete += frame_time;
  });
  EXPECT_GT(complete, 2);
  EXPECT_NE(table.find("pass.confirm"), nullptr);
}

TEST(HaratamaMotion, LossesAreCountedUpBeforeTheyReachTheTotal) {
  const Step<State> step = end_of_round(4, 1);
  const haratama::View before = look(step.before, 0);
  const haratama::View after = look(step.after, 0);
  haratama::PerSeat<bool> counted{};
  watch(step, [&](const haratama::table::EventAnimation& animation) {
    const Seat seat = animation.losses().counting;
    if (seat >= 4) return;
    EXPECT_EQ(animation.view().losses[seat].total(), before.losses[seat].total()) << "the total comes later";
    if (animation.losses().share > 0.3F && animation.losses().share < 0.7F) counted[seat] = true;
  });
  for (Seat seat = 0; seat < 4; ++seat) EXPECT_TRUE(counted[seat]) << int{seat};
  EXPECT_NE(before.losses, after.losses);
}

TEST_P(HaratamaMotionOnScreen, OnlyTheLastRoundIsAnnounced) {
  for (const int round : {haratama::rounds - 2, haratama::rounds - 1}) {
    const Step<State> step = end_of_round(3, round);
    for (const bool reduced : {false, true}) {
      TappedTable table("haratama", GetParam());
      table.stage().input.reduced_motion = reduced;
      table.show(At(step.before), 0);
      table.show(At(step.after), 0, made(step));
      bool announced = false;
      finish_animation(table, 0.05, [&] {
        announced |= std::ranges::any_of(draw::testing::drawn_items(table.ui()), [](const auto& item) {
          return item.words == words_of("haratama.table.last_round");
        });
      });
      EXPECT_EQ(announced, round + 1 == haratama::rounds);
    }
  }
}

TEST_P(HaratamaMotionOnScreen, ALossFliesToItsPlayer) {
  const Step<State> step = end_of_round(4, 1);
  TappedTable table("haratama", GetParam());
  table.show(At(step.before), 0);
  table.show(At(step.after), 0, made(step));
  // A number below 0 that is in a different place in each frame.
  std::map<std::string, std::set<int>> places;
  finish_animation(table, 0.02, [&] {
    for (const auto& item : draw::testing::drawn_items(table.ui()))
      if (item.words.starts_with("−")) places[item.words].insert(static_cast<int>(item.at.centre().y));
  });
  std::size_t most = 0;
  for (const auto& [words, heights] : places) most = std::max(most, heights.size());
  EXPECT_GT(most, 8U);
}

TEST_P(HaratamaMotionOnScreen, DaybreakIsAStillPictureWhereMotionIsReduced) {
  std::optional<Step<State>> found;
  for_each_step<State>(dealt<State>(4, 3), Rng(3), [&](const Step<State>& step) {
    if (step.before.broken == 0 && step.after.broken != 0) found = step;
  });
  ASSERT_TRUE(found.has_value());
  TappedTable table("haratama", GetParam());
  table.stage().input.reduced_motion = true;
  table.show(At(found->before), 0);
  table.show(At(found->after), 0, made(*found));
  table.frames(0.6);
  EXPECT_TRUE(std::ranges::any_of(draw::testing::drawn_items(table.ui()),
                                  [](const auto& item) { return item.words == words_of("haratama.table.break"); }));
  const DrawnFrame early = points();
  table.frames(0.2);
  EXPECT_EQ(points(), early);
}

TEST(HaratamaMotion, ASealedPassIsShownToNobodyElse) {
  // Seat 1 passes two cards and hands the device on: no frame that seat 2 sees then may depend on which.
  const State before =
      find_state<State>(4, [](const State& state) { return state.phase == Phase::pass && state.asked == 1; });
  const State::MoveList moves = legal_moves(before);
  std::vector<DrawnFrame> stories[2];
  for (int i = 0; i < 2; ++i) {
    const Step<State> step = step_of(before, moves[i == 0 ? 0 : moves.size() - 1]);
    TappedTable table("haratama", phone);
    table.show(At(before), 1);
    table.show(At(step.after), 2, made(step));
    while (table.table().busy()) {
      table.frame();
      stories[i].push_back(TappedTable::picture());
    }
  }
  EXPECT_GT(stories[0].size(), 4U);
  EXPECT_EQ(stories[0], stories[1]);
}

}  // namespace
}  // namespace kairo::testing
