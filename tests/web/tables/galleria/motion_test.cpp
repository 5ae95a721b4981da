#include <gtest/gtest.h>

#include <set>

#include "tests/web/support/catalogue_words.h"
#include "tests/web/support/measure.h"
#include "tests/web/support/table_checks.h"
#include "tests/web/tables/galleria/playouts.h"
#include "tests/web/tables/galleria/steps.h"
#include "web/tables/galleria/animation/moment.h"
#include "web/tables/galleria/board/chronicle.h"
#include "web/tables/galleria/pieces.h"

/// Animations of Labyrinth of Galleria: they end as the rules do, show what moves on its way, and reveal nothing.
namespace kairo::testing {
namespace {

using galleria::EventKind;
using galleria::State;
using galleria::View;
using galleria::table::Anchor;
using galleria::table::Flight;
using galleria::table::Moment;
using At = PositionOf<State>;

std::vector<Moment> moments_for(Seat viewer, const Step<State>& step) {
  const auto story = story_for(viewer, step);
  std::vector<Moment> moments;
  for (std::span<const Event> left = story.events; !left.empty(); left = left.subspan(moments.back().events))
    moments.push_back(galleria::table::first_moment(story, left));
  return moments;
}

Moment moment_of(Seat viewer, const Step<State>& step, EventKind what) {
  for (const Moment& moment : moments_for(viewer, step))
    if (is(moment.event, what)) return moment;
  ADD_FAILURE() << "it is not shown";
  return {};
}

/// The pictures of a kind that the last frame has drawn.
std::vector<draw::Rect> pictures(TappedTable& table, std::string_view what) {
  std::vector<draw::Rect> found;
  for (const draw::DrawnItem& item : draw::testing::drawn_items(table.ui()))
    if (item.kind == draw::DrawnItem::Kind::picture && item.words == what) found.push_back(item.at);
  return found;
}

/// How many times these words are to be read.
std::ptrdiff_t times_read(TappedTable& table, std::string_view words) {
  return std::ranges::count_if(draw::testing::drawn_items(table.ui()), [&](const draw::DrawnItem& item) {
    return item.words.find(words) != std::string::npos;
  });
}

/// The sentence when somebody takes a curio, without the blanks at its ends, where a line may be broken.
std::string words_of_taking() {
  const std::string words = words_of("galleria.event.curio_taken");
  const std::size_t from = words.find_first_not_of(' ');
  return words.substr(from, words.find_last_not_of(' ') + 1 - from);
}

class GalleriaMotionOnScreen : public ::testing::TestWithParam<Screen> {};
INSTANTIATE_TEST_SUITE_P(GalleriaMotion, GalleriaMotionOnScreen, ::testing::ValuesIn(screens), screen_name);

TEST_P(GalleriaMotionOnScreen, AnAnimationFitsAndEndsAndLeadsToPlayersWhoAreThere) {
  TappedTable table("galleria", GetParam());
  int i = 0;
  const auto watch = [&](const Step<State>& step) {
    if (i >= 120 || i++ % 8 != 0) return;
    table.show(At(step.before), 0);
    table.show(At(step.after), 0, made(step));
    finish_animation(table, 0.1, [&] {
      EXPECT_TRUE(draw::testing::overflowing(table.ui()).empty()) << draw::testing::overflowing(table.ui()).front();
      if (table.table().busy())
        EXPECT_TRUE(explained_at(table, "look.2").has_value()) << "a long question took their place";
    });
  };
  for_each_step<State>(dealt_galleria(3, 11), Rng(11), watch, some_move);
}

TEST(GalleriaMotion, EverythingThatChangesItsPlaceFliesThere) {
  for (int seats = galleria::min_players; seats <= galleria::max_players; ++seats) {
    const auto check = [](const Step<State>& step) {
      int in_maze = galleria::count_of(galleria::maze_cells(step.before.table.grid));
      galleria::RoomSet left = 0;
      for (const Moment& moment : moments_for(0, step)) {
        ASSERT_TRUE(moment.seconds > 0 || moment.flights.empty());
        if (is(moment.event, EventKind::laid)) ++in_maze;
        for (const Flight& flight : moment.flights) {
          if (flight.from.where == Anchor::Where::cell && !is(moment.event, EventKind::stepped_back)) --in_maze;
          if (flight.from.where == Anchor::Where::room) left |= galleria::only_room(flight.from.number);
        }
      }
      ASSERT_EQ(in_maze, galleria::count_of(galleria::maze_cells(step.after.table.grid)))
          << "a card left the maze unseen";
      const auto emptied = static_cast<galleria::RoomSet>(step.before.table.full & ~step.after.table.full);
      ASSERT_EQ(emptied & ~left, 0) << "a curio left its room unseen";
    };
    for_each_step<State>(dealt_galleria(seats, 8), Rng(8), check, some_move);
  }
}

TEST(GalleriaMotion, WhatIsStolenIsRememberedByNameAndShownLonger) {
  const Step<State> step = step_with(3, EventKind::stolen);
  const auto theft =
      std::ranges::find(step.events.events, static_cast<std::uint8_t>(EventKind::stolen_card), &Event::kind);
  const auto victim = static_cast<Seat>(theft->data[0]);
  const Seat turn = step.before.table.turn;
  const auto lost_by = [&](Seat seat) {
    const auto story = story_for(seat, step);
    return galleria::table::losses_of(look(step.after, seat), turn, story.events);
  };
  const std::vector<Phrase> lost = lost_by(victim);
  ASSERT_EQ(lost.size(), 1U);
  EXPECT_EQ(lost.front().key, "galleria.event.stolen_card");
  EXPECT_TRUE(lost_by(theft->seat).empty());
  const auto seconds = [&](Seat seat) { return moment_of(seat, step, EventKind::stolen).seconds; };
  const auto third = static_cast<Seat>(3 - victim - theft->seat);
  EXPECT_GT(seconds(victim), seconds(third));
  EXPECT_GT(seconds(theft->seat), seconds(third));
}

TEST(GalleriaMotion, AStolenCardIsNamedToThoseTwoAloneAndMarkedInTheHandOfTheTaker) {
  const Step<State> step = step_with(3, EventKind::stolen_card);
  const auto theft =
      std::ranges::find(step.events.events, static_cast<std::uint8_t>(EventKind::stolen_card), &Event::kind);
  const Seat taker = theft->seat;
  for (Seat viewer = 0; viewer < 3; ++viewer) {
    const bool knows = viewer == taker || viewer == theft->data[0];
    EXPECT_EQ(is(moment_of(viewer, step, EventKind::stolen).told, EventKind::stolen_card), knows) << int{viewer};
    const auto told = galleria::table::chronicle_of(look(step.after, viewer), story_for(viewer, step).events);
    const auto key = [](const galleria::table::ChronicleEntry& entry) { return entry.words.key; };
    EXPECT_EQ(std::ranges::count(told, "galleria.event.stolen_card", key), knows ? 1 : 0);
    EXPECT_EQ(std::ranges::count(told, "galleria.event.stolen", key), knows ? 0 : 1) << "it is told once";
  }
  TappedTable table("galleria", desk);
  const auto picture_after = [&](bool told) {
    table.show(At(step.before), taker);
    table.show(At(step.after), taker, told ? made(step) : tables::MadeMoves{});
    table.table().skip();
    table.frame();
    const draw::Rect card = *table.find(galleria::table::spot_of_card(static_cast<galleria::Card>(theft->data[1])));
    return std::pair(card.w, TappedTable::picture());
  };
  const auto fresh = picture_after(true);
  const auto old = picture_after(false);
  EXPECT_EQ(fresh.first, old.first);
  EXPECT_NE(fresh.second, old.second) << "a dot marks it";
}

TEST(GalleriaMotion, ATurnInWhichNothingIsPlacedIsToldToTheOthersLongEnoughToRead) {
  std::optional<Step<State>> idle;
  const auto look_for = [&](const Step<State>& step) {
    if (!idle && step.before.table.phase == galleria::Phase::use &&
        is(step.events.events.front(), EventKind::turn_ended))
      idle = step;
  };
  for_each_step<State>(dealt_galleria(3, 3), Rng(3), look_for, some_move);
  ASSERT_TRUE(idle);
  const Seat who = idle->before.table.turn;
  for (Seat viewer = 0; viewer < 3; ++viewer) {
    const Moment told = moments_for(viewer, *idle).front();
    const Phrase words = galleria::event_phrase(look(idle->after, viewer), told.told);
    EXPECT_EQ(words.key, "galleria.event.idle");
    EXPECT_EQ(told.has_words, viewer != who) << "whoever has done it knows";
    if (viewer == who) continue;
    EXPECT_GE(told.seconds, 1);
    EXPECT_LT(told.seconds, 1.5) << "many of them do not fill the time";
  }
}

TEST(GalleriaMotion, OnAPhoneTheLastDeedOfOthersIsToldUntilTheViewerIsAsked) {
  std::optional<Step<State>> idle;
  const auto look_for = [&](const Step<State>& step) {
    const bool goes_on = to_move(step.after) != 0 && step.after.table.turn != 0 && step.before.table.turn != 0;
    const auto& events = step.events.events;
    if (!idle && goes_on && !events.empty() && is(events.front(), EventKind::turn_ended) &&
        step.before.table.phase == galleria::Phase::use)
      idle = step;
  };
  for_each_step<State>(dealt_galleria(3, 3), Rng(3), look_for, some_move);
  ASSERT_TRUE(idle);
  for (const Screen& screen : {phone, desk}) {
    TappedTable table("galleria", screen);
    table.show(At(idle->before), 0);
    table.show(At(idle->after), 0, made(*idle));
    table.table().skip();
    table.frame();
    EXPECT_NE(all_in_sight(table.ui()).find(without_blanks(words_of("galleria.event.idle"))), std::string::npos)
        << screen.name;
  }
}

TEST(GalleriaMotion, TurnsInWhichNothingIsPlacedAreToldTogether) {
  std::vector<Step<State>> steps;
  for_each_step<State>(
      dealt_galleria(4, 3), Rng(3), [&](const Step<State>& step) { steps.push_back(step); }, some_move);
  const auto idles = [&](std::size_t i, Seat seat) {
    const auto moments = moments_for(0, steps[i]);
    return std::ranges::any_of(moments, [&](const Moment& moment) {
      return is(moment.event, EventKind::turn_ended) && moment.has_words && moment.event.seat == seat;
    });
  };
  for (std::size_t first = 0; first < steps.size(); ++first) {
    if (!idles(first, 1)) continue;
    std::size_t last = first + 1;
    while (last < steps.size() && std::ranges::none_of(moments_for(0, steps[last]), &Moment::has_words)) ++last;
    if (last == steps.size() || !idles(last, 2) || to_move(steps[last].after) == 0) continue;
    TappedTable table("galleria", phone);
    table.show(At(steps[first].before), 0);
    for (std::size_t i = first; i <= last; ++i) {
      table.show(At(steps[i].after), 0, made(steps[i]));
      table.table().skip();
      table.frame();
    }
    for (Seat seat = 1; seat < 3; ++seat) {
      const Phrase idle{"galleria.event.idle", {seat_name("seat", seat)}};
      EXPECT_NE(all_in_sight(table.ui()).find(without_blanks(table.ui().say(idle))), std::string::npos) << int{seat};
    }
    return;
  }
  FAIL() << "no two such turns follow each other";
}

TEST(GalleriaMotion, WhatHasChangedIsFoundOnTheTable) {
  TappedTable table("galleria", phone);
  const auto changed = [&](const Step<State>& step, Seat viewer) {
    table.show(At(step.after), viewer);
    const std::vector<std::string> spots = table.table().changed_spots(viewer, made(step));
    for (const std::string& spot : spots)
      EXPECT_TRUE(table.find(spot) != nullptr || explained_at(table, spot).has_value()) << spot;
    return std::set<std::string>(spots.begin(), spots.end());
  };
  const Step<State> taken = step_with(3, EventKind::curio_taken);
  const auto curio = std::ranges::find(taken.events.events, EventKind::curio_taken, galleria::kind_of);
  const auto room = galleria::table::spot_of_room(static_cast<galleria::Room>(curio->data[1]));
  EXPECT_TRUE(changed(taken, curio->seat).contains("hand"));
  EXPECT_TRUE(changed(taken, curio->seat).contains(room));
  const auto other = static_cast<Seat>((curio->seat + 1) % 3);
  EXPECT_TRUE(changed(taken, other).contains(galleria::table::spot_of_player(curio->seat)));
  const Step<State> looked = step_with(3, EventKind::looked_at);
  const auto look_in = std::ranges::find(looked.events.events, EventKind::looked_at, galleria::kind_of);
  EXPECT_TRUE(changed(looked, look_in->seat)
                  .contains(galleria::table::spot_of_room(static_cast<galleria::Room>(look_in->data[0]))));
}

TEST(GalleriaMotion, WhoseCardIsNullifiedIsToldBeforeTheNextQuestion) {
  const Step<State> step = step_with(3, EventKind::nullified);
  const auto nullified =
      std::ranges::find(step.events.events, static_cast<std::uint8_t>(EventKind::nullified), &Event::kind);
  const auto holder = static_cast<Seat>(nullified->data[1]);
  const auto told = [&](Seat seat) {
    const auto story = story_for(seat, step);
    const auto lost = galleria::table::losses_of(look(step.after, seat), step.before.table.turn, story.events);
    return std::ranges::count(lost, "galleria.event.nullified", &Phrase::key);
  };
  EXPECT_EQ(told(holder), 1);
  EXPECT_EQ(told(nullified->seat), 0) << "whoever has done it knows";
  EXPECT_TRUE(galleria::is_gain(step.after, *nullified)) << "it is told again among the news";
}

TEST(GalleriaMotion, AHiddenCardFliesAsABackForThoseWhoMayNotSeeIt) {
  const auto look_at = [](const Step<State>& step) {
    for (Seat viewer = 0; viewer < 3; ++viewer) {
      for (const Moment& moment : moments_for(viewer, step)) {
        if (!is(moment.event, EventKind::drew) && !is(moment.event, EventKind::stolen)) continue;
        const bool told =
            moment.event.seat == viewer || (is(moment.event, EventKind::stolen) && moment.event.data[0] == viewer);
        for (const Flight& flight : moment.flights) ASSERT_EQ(flight.number != Flight::unknown, told);
      }
    }
  };
  for_each_step<State>(dealt_galleria(3, 4), Rng(4), look_at, some_move);
}

TEST(GalleriaMotion, ACardOfAnotherPlayerTurnsOverOnItsWayIntoTheMaze) {
  const Step<State> step = step_with(2, EventKind::declared);
  const Seat own = step.before.table.turn;
  const auto flight_for = [&](Seat viewer) { return moment_of(viewer, step, EventKind::declared).flights.at(0); };
  const Flight mine = flight_for(own);
  const Flight theirs = flight_for(static_cast<Seat>(1 - own));
  EXPECT_TRUE(mine.open_at_start && mine.open_at_end) << "my own card need not turn over";
  EXPECT_TRUE(!theirs.open_at_start && theirs.open_at_end);
}

TEST(GalleriaMotion, ADeclaredCardIsSeenOnItsWayAndNotYetInItsCell) {
  const Step<State> step = step_with(2, EventKind::declared);
  const Seat own = step.before.table.turn;
  TappedTable table("galleria", tablet);
  table.show(At(step.before), own);
  table.show(At(step.after), own, made(step));
  table.frames(0.1);
  const Moment moment = moment_of(own, step, EventKind::declared);
  const draw::Rect cell = *table.find(
      "cell." +
      std::string{static_cast<char>('a' + galleria::column_of(static_cast<galleria::Cell>(moment.event.data[1])))} +
      std::to_string(galleria::row_of(static_cast<galleria::Cell>(moment.event.data[1])) + 1));
  for (const draw::Rect& card : pictures(table, "maze card"))
    EXPECT_FALSE(cell.inset(cell.w * 0.3F).holds(card.centre())) << "it lies in its cell while it should be on its way";
}

TEST(GalleriaMotion, ATrapIsShownWithItsCardAndAWardStrikesItOut) {
  const Step<State> answered = step_with(3, EventKind::answered);
  const Moment trap = moment_of(0, answered, EventKind::answered);
  EXPECT_EQ(trap.pictures(), 1);
  EXPECT_TRUE(trap.flights.at(0).from == galleria::table::hand_of(trap.event.seat));
  const Step<State> nullified = step_with(3, EventKind::nullified);
  const Moment ward = moment_of(0, nullified, EventKind::nullified);
  EXPECT_EQ(ward.flights.at(0).number, ward.event.data[0]) << "what is nullified comes first: it is struck out";
  EXPECT_EQ(ward.pictures(), ward.event.data[3] >= 0 ? 1 : 2) << "a facet has no picture";
}

TEST(GalleriaMotion, ACurioLeavesItsRoomAndIsShownBeforeItIsTaken) {
  const Step<State> step = step_with(2, EventKind::curio_taken);
  const Moment opened = moment_of(0, step, EventKind::curio_taken);
  ASSERT_EQ(opened.pictures(), 1);
  EXPECT_EQ(opened.flying_rooms(), galleria::only_room(opened.event.data[1]));
  EXPECT_TRUE(opened.flights.at(0).to == galleria::table::curios_of_seat(opened.event.seat));
  TappedTable table("galleria", desk);
  table.show(At(step.before), 0);
  const auto at_rest = pictures(table, "curio").size();
  table.show(At(step.after), 0, made(step));
  bool shown = false;
  finish_animation(table, 0.1, [&] {
    shown |= times_read(table, words_of_taking()) > 0 &&
             pictures(table, "curio").size() == at_rest;  // the room's, out of its room
  });
  EXPECT_TRUE(shown);
}

TEST(GalleriaMotion, TheCaptionIsNotRepeatedAboveTheMaze) {
  const Step<State> step = step_with(2, EventKind::curio_taken);
  for (const Screen& screen : screens) {
    TappedTable table("galleria", screen);
    table.show(At(step.before), 0);
    table.show(At(step.after), 0, made(step));
    std::ptrdiff_t most = 0;
    bool names_turn = false;
    finish_animation(table, 0.1, [&] {
      const std::ptrdiff_t told = times_read(table, words_of_taking());
      most = std::max(most, told);
      names_turn |= told > 0 && times_read(table, "turn.") > 0;
    });
    EXPECT_EQ(most, 1) << screen.name;
    EXPECT_TRUE(names_turn) << screen.name;
  }
}

TEST(GalleriaMotion, ThePhantomLaysItsSetsOpenCardByCard) {
  const Step<State> step = step_with(1, EventKind::phantom_laid);
  const Moment set = moment_of(0, step, EventKind::phantom_laid);
  EXPECT_EQ(set.pictures(), set.event.data[0] + set.event.data[1] + set.event.data[2]);
  for (const Flight& flight : set.flights) EXPECT_NE(flight.number, Flight::unknown);
}

/// The seconds that the animation of this step lasts, and those for which its words can be read.
struct Shown {
  double lasts = 0;
  double reads = 0;
};
Shown show_step(TappedTable& table, const Step<State>& step, const std::string& words) {
  constexpr double frame = 0.05;
  Shown shown;
  table.show(At(step.before), 0);
  table.show(At(step.after), 0, made(step));
  finish_animation(table, frame, [&] {
    shown.lasts += frame;
    if (!words.empty() && all_in_sight(table.ui()).find(without_blanks(words)) != std::string::npos)
      shown.reads += frame;
  });
  return shown;
}

TEST(GalleriaMotion, ScenesThatOnlyMoveTakeTwoSecondsAtMost) {
  TappedTable table("galleria", phone);
  int watched = 0;
  const auto watch = [&](const Step<State>& step) {
    const auto moments = moments_for(0, step);
    if (step.events.events.size() < 5 || std::ranges::any_of(moments, &Moment::has_words)) return;
    ++watched;
    EXPECT_LT(show_step(table, step, "").lasts, 2.15) << step.events.events.size() << " events";
  };
  for (std::uint64_t seed = 1; seed <= 3; ++seed)
    for_each_step<State>(dealt_galleria(1, seed), Rng(seed), watch, some_move);
  EXPECT_GT(watched, 0);
}

TEST(GalleriaMotion, EachSentenceCanBeReadHoweverMuchComesAtOnce) {
  constexpr double least = 0.95;
  TappedTable table("galleria", tablet);
  int watched = 0;
  const auto watch = [&](const Step<State>& step) {
    const auto moments = moments_for(0, step);
    if (std::ranges::count_if(moments, &Moment::has_words) < 2 || ++watched > 12) return;
    for (const Moment& moment : moments)
      if (moment.has_words) {
        const std::string words = table.ui().say(galleria::event_phrase(look(step.after, 0), moment.told));
        EXPECT_GT(show_step(table, step, words).reads, least) << words;
      }
  };
  for (const int seats : {1, 3})
    for (std::uint64_t seed = 1; seed <= 2; ++seed)
      for_each_step<State>(dealt_galleria(seats, seed), Rng(seed), watch, some_move);
  EXPECT_GT(watched, 12);
}

/// For how long the words of this event are read by this seat at the quickest pace of matches.
double seconds_at_quick_pace(Seat viewer, const Step<State>& step, EventKind what) {
  TappedTable table("galleria", phone);
  table.table().set_share_of_time(0.3);
  const Moment moment = moment_of(viewer, step, what);
  const std::string words = table.ui().say(galleria::event_phrase(look(step.after, viewer), moment.told));
  double reads = 0;
  table.show(At(step.before), viewer);
  table.show(At(step.after), viewer, made(step));
  finish_animation(table, 0.05, [&] {
    if (all_in_sight(table.ui()).find(without_blanks(words)) != std::string::npos) reads += 0.05;
  });
  return reads;
}

TEST(GalleriaMotion, WhatIsDoneToTheViewerIsReadEvenAtTheQuickestPace) {
  const Step<State> stunned = step_with(3, EventKind::streak_discarded);
  const Seat loser = stunned.before.table.turn;
  EXPECT_GT(seconds_at_quick_pace(loser, stunned, EventKind::streak_discarded), 3.8);
  const Step<State> played = step_with(3, EventKind::answered);
  const auto trap = std::ranges::find(played.events.events, EventKind::answered, galleria::kind_of);
  const auto aimed_at = static_cast<Seat>(trap->data[1]);
  EXPECT_GT(seconds_at_quick_pace(aimed_at, played, EventKind::answered), 2);
  EXPECT_LT(seconds_at_quick_pace(trap->seat, played, EventKind::answered), 1) << "whoever played it knows";
  const Step<State> raised = step_with(3, EventKind::enraged);
  EXPECT_GT(seconds_at_quick_pace(raised.before.table.turn, raised, EventKind::enraged), 2);
  const auto story = story_for(raised.before.table.turn, raised);
  const auto lost =
      galleria::table::losses_of(look(raised.after, raised.before.table.turn), raised.before.table.turn, story.events);
  EXPECT_EQ(std::ranges::count(lost, "galleria.event.enraged", &Phrase::key), 1) << "told before the question, too";
}

TEST(GalleriaMotion, OnesOwnResultsAreReadEvenAtTheQuickestPace) {
  for (const EventKind what :
       {EventKind::curio_taken, EventKind::nullified, EventKind::caved_in, EventKind::stolen, EventKind::event_drawn}) {
    const Step<State> step = step_with(3, what);
    const auto result = std::ranges::find(step.events.events, what, galleria::kind_of);
    EXPECT_GT(seconds_at_quick_pace(result->seat, step, what), 2.3) << static_cast<int>(what);
  }
}

TEST(GalleriaMotion, WhatOthersPlayAgainstEachOtherIsReadByAThird) {
  const Step<State> step = step_with(4, EventKind::answered);
  const auto deed = std::ranges::find(step.events.events, EventKind::answered, galleria::kind_of);
  Seat third = 0;
  while (third == deed->seat || moment_of(third, step, EventKind::answered).is_felt) ++third;
  ASSERT_LT(third, 4);
  EXPECT_GE(seconds_at_quick_pace(third, step, EventKind::answered), 1.85) << "2 seconds, but for its fading in";
}

TEST(GalleriaMotion, AStreakThatOneOfTheOthersTakesFromAnotherIsReadByAThird) {
  for (const EventKind what : {EventKind::streak_discarded, EventKind::streak_returned}) {
    const Step<State> step = step_with(3, what);
    const auto lost = std::ranges::find(step.events.events, what, galleria::kind_of);
    const auto third = static_cast<Seat>(3 - lost->seat - lost->data[1]);
    EXPECT_GE(seconds_at_quick_pace(third, step, what), 1.85) << static_cast<int>(what);
  }
}

TEST(GalleriaMotion, ThatACardOfTheViewersIsNullifiedIsReadEvenAtTheQuickestPace) {
  const Step<State> step = step_with(3, EventKind::nullified);
  const auto nullified = std::ranges::find(step.events.events, EventKind::nullified, galleria::kind_of);
  EXPECT_GT(seconds_at_quick_pace(static_cast<Seat>(nullified->data[1]), step, EventKind::nullified), 2.3);
}

TEST(GalleriaMotion, TextsToReadAreStillPicturesWhereMotionIsReduced) {
  for (const Screen& screen : screens)
    for (const auto& [what, verb] :
         {std::pair(EventKind::curio_taken, "takes"), std::pair(EventKind::answered, "plays"),
          std::pair(EventKind::nullified, "nullifies")})
      expect_still_words("galleria", screen, step_with(3, what), verb);
}

}  // namespace
}  // namespace kairo::testing
