#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <set>

#include "engine/games/ruin/words.h"
#include "tests/web/support/catalogue_words.h"
#include "tests/web/support/table_checks.h"
#include "tests/web/tables/ruin/steps.h"
#include "tests/web/tables/ruin/taps.h"
#include "web/tables/ruin/animation/event_animation.h"
#include "web/text/number.h"

/// Animations of In the Ruin: they end as the rules do, can be skipped, and reveal nothing.
namespace kairo::testing {
namespace {

using ruin::Phase;
using ruin::State;
using At = PositionOf<State>;

/// The pictures of a seat's map while the animation of a step runs for everybody to see, from the first moment on.
std::vector<ruin::table::MapPicture> maps_of(const Step<State>& step, Seat seat) {
  ruin::table::EventAnimation animation;
  animation.begin(look(step.after, no_seat), story_for(no_seat, step));
  std::vector<ruin::table::MapPicture> maps;
  for (double now = 0; animation.running(); now += 1.0 / 60) {
    animation.advance(now);
    ruin::table::MapPicture& map = maps.emplace_back();
    map.map = animation.view().boards[seat].map;
    animation.add_motion(map, seat);
  }
  return maps;
}

TEST(RuinMotion, AnExplorerWalksFromWhereItStoodToWhereItStops) {
  std::optional<Step<State>> found;
  Event walk;
  for_each_step<State>(dealt<State>(2, 3), Rng(3), [&](const Step<State>& step) {
    for (const Event& event : step.events.events)
      if (ruin::kind_of(event) == ruin::EventKind::walked && event.data[0] != event.data[1]) {
        found = step;
        walk = event;
      }
  });
  ASSERT_TRUE(found.has_value());
  std::vector<draw::Point> way;
  for (const ruin::table::MapPicture& map : maps_of(*found, walk.seat))
    if (map.explorer_of == walk.seat) way.push_back(map.explorer);
  ASSERT_GT(way.size(), 8U) << "it is not seen walking";
  const auto away = [](draw::Point a, draw::Point b) { return std::hypot(a.x - b.x, a.y - b.y); };
  const draw::Point from = ruin::table::cell_centre(found->before.boards[walk.seat].explorer);
  const draw::Point to = ruin::table::cell_centre(found->after.boards[walk.seat].explorer);
  EXPECT_LT(away(way.front(), from), 0.3F);
  EXPECT_LT(away(way.back(), to), 0.3F);
  EXPECT_GT(away(way[way.size() / 2], from), 0.3F);
  EXPECT_GT(away(way[way.size() / 2], to), 0.3F);
}

TEST(RuinMotion, ADrawingGrowsInItsOwnCells) {
  const Step<State> step = find_step(2, ruin::EventKind::drew);
  const auto drew =
      std::ranges::find(step.events.events, static_cast<std::uint8_t>(ruin::EventKind::drew), &Event::kind);
  const ruin::CellSet fresh = step.after.boards[drew->seat].map.filled() - step.before.boards[drew->seat].map.filled();
  ASSERT_FALSE(fresh.empty());
  std::vector<float> grown;
  for (const ruin::table::MapPicture& map : maps_of(step, drew->seat)) {
    if (map.sketched.empty()) continue;
    EXPECT_TRUE((fresh - map.sketched).empty()) << "a stroke is missing";
    grown.push_back(map.progress);
  }
  ASSERT_GT(grown.size(), 8U) << "it is not seen being drawn";
  EXPECT_LT(grown.front(), 0.1F);
  EXPECT_GT(grown.back(), 0.9F);
  EXPECT_TRUE(std::ranges::is_sorted(grown));
}

TEST(RuinMotion, TheSummaryOfTheFirstHalfIsCountedUp) {
  const Step<State> step = find_step(3, ruin::EventKind::half_ended);
  ASSERT_EQ(step.before.half, 0);
  for (const Screen& screen : screens) {
    TappedTable table("ruin", screen);
    std::vector<std::string> totals;
    watch(table, step, [&] {
      const auto items = draw::testing::drawn_items(table.ui());
      const auto sheet = std::ranges::find(items, words_of("ruin.table.brought"), &draw::DrawnItem::words);
      const auto total = std::find_if(sheet, items.end(), [](const auto& item) { return item.words == "Total"; });
      if (total == items.end()) return;
      EXPECT_EQ(std::ranges::count(items, "The first half is over.", &draw::DrawnItem::words), 1) << screen.name;
      totals.clear();
      for (auto item = total + 1; item != items.end() && totals.size() < 3; ++item)
        if (item->kind == draw::DrawnItem::Kind::words) totals.push_back(item->words);
    });
    ASSERT_EQ(totals.size(), 3U) << screen.name;
    for (Seat seat = 0; seat < 3; ++seat) {
      const ruin::Board& board = step.after.boards[seat];
      const int points = board.gems * ruin::gem_points + board.rectangle - board.penalties * ruin::single_penalty;
      EXPECT_EQ(totals[seat], text::gain_words(points)) << screen.name;
    }
  }
  expect_still_words("ruin", phone, step, words_of("ruin.table.brought"));
}

TEST(RuinMotion, TheSummaryOfTheFirstHalfCanBeRead) {
  TappedTable table("ruin", phone);
  int frames = 0;
  watch(table, find_step(4, ruin::EventKind::half_ended),
        [&] { frames += count_of(table, words_of("ruin.table.brought")); });
  EXPECT_GT(frames, 4 * 30) << "of a thirtieth of a second";
}

TEST(RuinMotion, EverybodyWhoTakesAGemIsTold) {
  const auto takes = [](const Event& event) { return ruin::kind_of(event) == ruin::EventKind::gem_taken; };
  std::optional<Step<State>> found;
  for (std::uint64_t seed = 0; !found; ++seed)
    for_each_step<State>(dealt<State>(4, seed), Rng(seed), [&](const Step<State>& step) {
      if (!found && std::ranges::count_if(step.events.events, takes) > 1) found = step;
    });
  TappedTable table("ruin", phone);
  table.call_seats({"Anouk", "Bertrand", "Chiyo", "Dana"});
  std::vector<Phrase> takers;
  for (const Event& event : found->events.events)
    if (takes(event))
      takers.push_back({"ruin.table.taker",
                        {seat_name("seat", event.seat),
                         term("letter", ruin::letter_key(static_cast<ruin::Letter>(event.data[0])))}});
  int frames = 0;
  table.show(At(found->before), 0);
  const std::string expected = table.ui().say({"ruin.table.taken", {list("takers", takers)}});
  watch(table, *found, [&] { frames += count_of(table, expected); });
  EXPECT_GT(frames, 0) << expected;
}

/// The moves of several rounds, shown in one go to somebody who need not decide.
TEST(RuinMotion, GemsOfOneRoundAreNotToldInTheNext) {
  constexpr int players = 2;
  std::size_t taken = 0;
  std::size_t most = 0;
  for (std::uint64_t seed = 0; taken <= players; ++seed) {
    const State state = dealt<State>(players, seed);
    kairo::tables::MadeMoves moves{std::make_unique<At>(state), {}};
    State last = state;
    for_each_step<State>(state, Rng(seed), [&](const Step<State>& step) {
      moves.moves.push_back(erase_move(step.move));
      last = step.after;
    });
    const auto story = kairo::tables::story_for<State>(no_seat, std::move(moves));
    taken = static_cast<std::size_t>(std::ranges::count_if(
        story.events, [](const Event& event) { return ruin::kind_of(event) == ruin::EventKind::gem_taken; }));
    ruin::table::EventAnimation animation;
    animation.begin(look(last, no_seat), story);
    for (double now = 0; animation.running(); now += 1.0 / 10) {
      animation.advance(now);
      const Phrase told = animation.caption();
      if (told.key == "ruin.table.taken" || told.key == "ruin.table.turned")
        most = std::max(most, std::get<std::vector<Phrase>>(told.args.front().value).size());
      if (animation.waits()) animation.skip();
    }
  }
  EXPECT_GT(most, 0U);
  EXPECT_LE(most, static_cast<std::size_t>(players)) << "no player takes more in a round than one";
}

TEST(RuinMotion, AGoalCardIsNotInTheHandBeforeItIsDrawn) {
  const Step<State> step = find_step(2, ruin::EventKind::goal_seen);
  const auto seen =
      std::ranges::find(step.events.events, static_cast<std::uint8_t>(ruin::EventKind::goal_seen), &Event::kind);
  const auto story = story_for(seen->seat, step);
  const auto told = std::ranges::find(story.events, *seen);
  EXPECT_FALSE(ruin::in_set(my_goals(story.before), static_cast<ruin::Goal>(seen->data[0])));
  EXPECT_TRUE(ruin::in_set(my_goals(story.after(*told)), static_cast<ruin::Goal>(seen->data[0])));
}

TEST(RuinMotion, TheLastRoundOfAHalfIsAnnounced) {
  int announced = 0;
  TappedTable table("ruin", phone);
  for_each_step<State>(dealt<State>(2, 3), Rng(3), [&](const Step<State>& step) {
    const bool begins = std::ranges::find(step.events.events, static_cast<std::uint8_t>(ruin::EventKind::round_began),
                                          &Event::kind) != step.events.events.end();
    if (!begins) return;
    bool read = false, may_be = false;
    watch(table, step, [&] {
      read |= count_of(table, words_of("ruin.table.last_round.first")) +
                  count_of(table, words_of("ruin.table.last_round.second")) >
              0;
      may_be |= count_of(table, words_of("ruin.table.last_round.maybe.first")) +
                    count_of(table, words_of("ruin.table.last_round.maybe.second")) >
                0;
    });
    ASSERT_EQ(may_be, may_end_half(look(step.after, 0)));
    ASSERT_EQ(read, step.after.row.size() == 1 && step.after.deck.empty());
    ASSERT_EQ(count_of(table, words_of("ruin.table.last_round")) > 0 || count_of(table, "Last") > 0, read)
        << "it is not said at rest";
    announced += read ? 1 : 0;
  });
  EXPECT_GT(announced, 0);
}

TEST(RuinMotion, ASearchCardMovesUpTheRowWhenThatIsFilled) {
  const Step<State> step = find_step(2, ruin::EventKind::row_filled);
  const auto moving_up = static_cast<ruin::Card>(step.after.row[0]);
  TappedTable table("ruin", tablet);
  table.show(At(step.before), 0);
  const std::string letter = table.ui().say(ruin::letter_key(moving_up));
  const draw::Rect first = *table.find("row.1");
  const float before = table.find("row.2")->x;
  bool between = false;
  watch(table, step, [&] {
    for (const draw::DrawnItem& item : draw::testing::drawn_items(table.ui()))
      between |= item.words == letter && item.at.x > first.x + 12 && item.at.x < before - 12 && first.y <= item.at.y &&
                 item.at.y < first.bottom();
  });
  EXPECT_TRUE(between);
}

TEST(RuinMotion, TheMapIsSeenWhileARoundIsTold) {
  const Step<State> step = find_step(4, ruin::EventKind::gem_taken);
  constexpr Screen wide_lying_phone{"wide_lying_phone", 844, 390, 0, 54};
  for (const Screen& screen : {phone, tablet, desk, wide_lying_phone}) {
    TappedTable table("ruin", screen);
    const std::string heading = table.ui().say(ruin::round_phrase(look(step.before, 0)));
    bool told = false;
    watch(table, step, [&] {
      const draw::Rect* map_end = table.find("cell.k11");
      const draw::Rect* map_start = table.find("cell.a1");
      for (const draw::DrawnItem& item : draw::testing::drawn_items(table.ui())) {
        if (item.words != heading) continue;
        ASSERT_TRUE(map_start != nullptr && map_end != nullptr) << screen.name;
        told = true;
        EXPECT_TRUE(item.at.y > map_end->bottom() || item.at.right() < map_start->x || item.at.x > map_end->right())
            << screen.name;
      }
    });
    EXPECT_TRUE(told) << screen.name;
  }
}

TEST(RuinMotion, TheOthersMapsAreSeenBesideWhatIsToldOfThem) {
  for (int seats = 2; seats <= ruin::max_players; ++seats) {
    const Step<State> step = find_step(seats, ruin::EventKind::gem_taken);
    for (const Screen& screen : {phone, tablet, desk}) {
      TappedTable table("ruin", screen);
      table.table().set_going(kairo::tables::Going::by_tap);
      table.show(At(step.before), 0);
      table.show(At(step.after), 0, made(step));
      while (table.table().busy()) table.frames(0.2);
      ASSERT_TRUE(table.table().waits());
      const auto items = draw::testing::drawn_items(table.ui());
      EXPECT_EQ(std::ranges::count(items, "explorer", &draw::DrawnItem::words), seats)
          << seats << " on " << screen.name;
      EXPECT_TRUE(draw::testing::overflowing(table.ui()).empty()) << draw::testing::overflowing(table.ui()).front();
    }
  }
}

TEST(RuinMotion, WhatOthersChangeOnTheMapIsLitByItsCells) {
  std::set<ruin::EventKind> lit;
  for (std::uint64_t seed = 0; seed < 20; ++seed)
    for_each_step<State>(dealt<State>(3, seed), Rng(seed), [&](const Step<State>& step) {
      if (step.after.phase == Phase::over) return;
      TappedTable table("ruin", phone);
      std::optional<std::vector<std::string>> spots;
      for (const Event& event : step.events.events) {
        const ruin::EventKind kind = ruin::kind_of(event);
        const bool turned = kind == ruin::EventKind::gate_made || kind == ruin::EventKind::wall_made;
        if (!(turned && event.seat == 0) && kind != ruin::EventKind::destination_opened) continue;
        if (!spots) {
          table.show(At(step.after), 0);
          table.frame();
          spots = table.table().changed_spots(0, made(step));
        }
        const std::string cell =
            spot_of(ruin::letter_cell(static_cast<ruin::Letter>(event.as<ruin::event_row::OfLetter>().letter)));
        EXPECT_EQ(std::ranges::count(*spots, cell), 1) << cell;
        EXPECT_NE(table.find(cell), nullptr) << cell;
        lit.insert(kind);
      }
    });
  EXPECT_EQ(lit.size(), 3U);
}

TEST(RuinMotion, WhatRivalsHaveDrawnIsToldForAWhileAtEveryPace) {
  std::optional<Step<State>> found;
  for (std::uint64_t seed = 0; !found; ++seed)
    for_each_step<State>(dealt<State>(3, seed), Rng(seed), [&](const Step<State>& step) {
      if (!found && step.after.round > step.before.round && step.before.round > 1) found = step;
    });
  constexpr double frame = 0.1;
  constexpr double to_see = 1.5;  // seconds for each of two rivals
  for (const double share : {1.0, 0.1}) {
    TappedTable table("ruin", phone);
    table.table().set_going(kairo::tables::Going::by_itself);
    table.table().set_share_of_time(share);
    table.show(At(found->before), 0);
    table.show(At(found->after), 0, made(*found));
    const std::string heading = table.ui().say(ruin::round_phrase(look(found->before, 0)));
    int read = 0;
    for (; table.table().busy(); table.frames(frame)) read += count_of(table, heading);
    EXPECT_GT(read * frame, 2 * to_see) << share;
  }
}

TEST(RuinMotion, WhatHappensToTheViewerIsHeldAtEveryPace) {
  constexpr double to_see = 2.3;  // but for the first and the last frame
  constexpr double frame = 0.1;
  const auto held = [&](const Step<State>& step, Seat viewer, double share, std::string_view words,
                        std::string_view reported) {
    TappedTable table("ruin", phone);
    table.table().set_going(kairo::tables::Going::by_itself);
    table.table().set_share_of_time(share);
    table.show(At(step.before), viewer);
    table.show(At(step.after), viewer, made(step));
    int frames = 0;
    for (; table.table().busy(); table.frames(frame)) {
      const auto items = draw::testing::drawn_items(table.ui());
      const bool told = std::ranges::any_of(
          items, [&](const auto& item) { return item.words.contains(words) || item.words.contains(reported); });
      frames += told ? 1 : 0;
    }
    return frames * frame;
  };
  const auto own = [](const Step<State>& step, ruin::EventKind kind) {
    return *std::ranges::find(step.events.events, static_cast<std::uint8_t>(kind), &Event::kind);
  };
  const Step<State> walled = find_step(3, ruin::EventKind::wall_made);
  const Step<State> left = find_step(3, ruin::EventKind::left);
  const std::string wall = words_of("ruin.table.turned.wall");
  const std::string walls = words_of("ruin.report.walls_made");
  for (const double share : {1.0, 0.1}) {
    EXPECT_GE(held(walled, own(walled, ruin::EventKind::wall_made).seat, share, wall.substr(wall.find('}') + 1),
                   walls.substr(0, walls.find(' '))),
              to_see)
        << share;
    EXPECT_GE(held(left, own(left, ruin::EventKind::left).seat, share,
                   text::gain_words(own(left, ruin::EventKind::left).as<ruin::event_row::Left>().points),
                   words_of("ruin.report.left")),
              to_see)
        << share;
  }
}

TEST(RuinMotion, AWidePanelKeepsWhatItsPlayerDidLast) {
  constexpr std::size_t most_parts = 3;  // with an extra cell and a warp as well they are told by the enlarged map
  for (const text::Language language : text::languages) {
    TappedTable table("ruin", desk, language);
    std::size_t longest = 0;
    for (std::uint64_t seed = 0; longest < most_parts && seed < 60; ++seed)
      for_each_step<State>(dealt<State>(3, seed), Rng(seed), [&](const Step<State>& step) {
        if (step.after.round == step.before.round || step.after.asked == no_seat || step.before.round < 1) return;
        table.show(At(step.before), 0);
        table.show(At(step.after), 0, made(step));
        while (table.table().busy() || table.table().waits()) table.table().skip();
        table.frame();
        const auto story = story_for(0, step);
        const auto report = ruin::table::round_report(story.before, story.views.back(), story.events);
        for (const Seat seat : {Seat{1}, Seat{2}}) {
          const Phrase& doings = report.lines[seat].doings;
          if (doings.empty()) continue;
          const std::size_t parts = std::get<std::vector<Phrase>>(doings.args.front().value).size();
          if (parts > most_parts) continue;
          longest = std::max(longest, parts);
          const draw::Rect panel = *table.find("map." + std::to_string(seat + 1));
          std::string told;
          for (const draw::DrawnItem& item : draw::testing::drawn_items(table.ui()))
            if (panel.holds(item.at.centre())) told += item.words + ' ';
          std::string expected = table.ui().say(doings);
          for (std::string* words : {&told, &expected}) std::erase(*words, ' ');  // lines are broken anywhere
          EXPECT_NE(told.find(expected), std::string::npos) << told << '/' << expected;
        }
      });
    EXPECT_EQ(longest, most_parts);
  }
}

/// On the map of seat 0: its letter is a wall there, or a gate.
TEST(RuinMotion, AGemThatComesBackIsToldAsStruckOutOrOnItsGate) {
  std::set<std::string> told;
  for (std::uint64_t seed = 0; told.size() < 2 && seed < 200; ++seed)
    for_each_step<State>(dealt<State>(3, seed), Rng(seed), [&](const Step<State>& step) {
      const auto story = story_for(0, step);
      std::map<std::string, std::ptrdiff_t> back;
      for (const Event& event : story.events) {
        if (ruin::kind_of(event) != ruin::EventKind::destination_opened) continue;
        const ruin::Map& map = story.after(event).boards[0].map;
        const ruin::Cell cell = ruin::letter_cell(static_cast<ruin::Letter>(event.data[0]));
        const bool wall = map.walls.has(cell);
        if (!wall && !map.gates.has(cell)) continue;
        ++back[wall ? "ruin.report.struck" : "ruin.report.again"];
      }
      if (back.empty()) return;
      const auto report = ruin::table::round_report(story.before, story.views.back(), story.events);
      const auto& parts = std::get<std::vector<Phrase>>(report.lines[0].words.args.back().value);
      for (const auto& [key, times] : back) {
        EXPECT_EQ(std::ranges::count(parts, key, &Phrase::key), times) << key;
        told.insert(key);
      }
    });
  EXPECT_EQ(told.size(), 2U);
}

TEST(RuinMotion, AGoalCardThatCanNeverBeMetIsToldByItsWall) {
  const ruin::Goal goal = 0;
  const ruin::Letter walled = ruin::goal_letter(goal, 1);
  ruin::Map map;
  EXPECT_TRUE(ruin::table::lost_goal(map, goal).empty());
  map.walls |= ruin::only_cell(ruin::letter_cell(walled));
  const std::string told = TappedTable("ruin", phone).ui().say(ruin::table::lost_goal(map, goal));
  EXPECT_NE(told.find(words_of(ruin::letter_key(walled))), std::string::npos) << told;
}

TEST(RuinMotion, AGoalCardFliesToWhoDrawsIt) {
  const Step<State> step = find_step(2, ruin::EventKind::goal_drawn);
  TappedTable table("ruin", desk);
  table.show(At(step.before), 0);
  std::vector<float> places;
  watch(table, step, [&] {
    for (const draw::DrawnItem& item : draw::testing::drawn_items(table.ui()))
      if (item.kind == draw::DrawnItem::Kind::surface && item.at.w == 42 && item.at.h == 30)
        places.push_back(item.at.x);
  });
  ASSERT_GT(places.size(), 3U);
  EXPECT_NE(places.front(), places.back());
}

TEST(RuinMotion, TextsToReadAreStillPicturesWhereMotionIsReduced) {
  for (const Screen& screen : screens) {
    expect_still_words("ruin", screen, find_step(3, ruin::EventKind::fell), words_of("ruin.table.falls"));
    expect_still_words("ruin", screen, find_step(2, ruin::EventKind::half_began),
                       words_of("ruin.what.second_half.name"));
  }
}

TEST(RuinMotion, ASealedPlanIsShownToNobodyElse) {
  // Seat 0 draws and hands the device on: what seat 1 sees then must not depend on what was drawn.
  const State before =
      find_state<State>(3, [](const State& state) { return state.phase == Phase::draw && state.asked == 0; });
  const State::MoveList moves = legal_moves(before);
  DrawnFrame stories[2];
  for (int i = 0; i < 2; ++i) {
    Step<State> step = step_of(before, moves[i == 0 ? 0 : moves.size() - 1]);
    tables::MadeMoves plan = made(step);
    while (step.after.asked == 0) {
      const State::MoveList answers = legal_moves(step.after);
      step = step_of(step.after, answers[answers.size() - 1]);
      plan.moves.push_back(erase_move(step.move));
    }
    TappedTable table("ruin", phone);
    table.show(At(before), 0);
    table.show(At(step.after), 1, std::move(plan));
    table.frames(1);
    stories[i] = TappedTable::picture();
  }
  EXPECT_EQ(stories[0], stories[1]);
}

}  // namespace
}  // namespace kairo::testing
