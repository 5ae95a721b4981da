#include "engine/match/visibility.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "engine/games/galleria/events.h"
#include "engine/games/haratama/events.h"
#include "engine/games/haratama/game.h"
#include "engine/match/random_play.h"
#include "engine/match/registry.h"
#include "tests/match/toy_box.h"

namespace kairo {
namespace {

bool tells_a_hidden_card(const Event& event) {
  const auto kind = static_cast<galleria::EventKind>(event.kind);
  return kind == galleria::EventKind::drew_card || kind == galleria::EventKind::stolen_card;
}

// With one or two seats the audience of such an event may name the whole table, which does not make it public.
TEST(Visibility, AnOnlookerIsNotToldWhichCardsWereDrawnOrStolenHoweverSmallTheTable) {
  const Game& galleria = *find_game("galleria");
  for (const int seats : {1, 2}) {
    int drawn = 0;
    int stolen = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      const Match match = random_match(galleria, standard_setup(*galleria.info, seats, seed), 200);
      const Visibility visibility(match);
      for (std::size_t step = 0; step < match.steps().size(); ++step)
        for (std::size_t event = 0; event < match.steps()[step].events.size(); ++event) {
          const Event& came = match.steps()[step].events[event];
          if (!tells_a_hidden_card(came)) continue;
          ASSERT_FALSE(visibility.shows(match, no_seat, step, event));
          ASSERT_TRUE(visibility.shows(match, came.seat, step, event) || came.seat >= seats);
          ++(came.kind == static_cast<int>(galleria::EventKind::drew_card) ? drawn : stolen);
        }
    }
    EXPECT_GT(drawn, 0) << seats;
    EXPECT_GT(stolen, 0) << seats;
  }
}

TEST(Visibility, ShowsAPrivateEventToItsAudienceOnly) {
  const Match match = random_match(toy::game(), standard_setup(toy::info, 3, 5));
  const Visibility visibility(match);
  int peeked = 0;
  for (std::size_t step = 0; step < match.steps().size(); ++step)
    for (std::size_t event = 0; event < match.steps()[step].events.size(); ++event) {
      const Event& came = match.steps()[step].events[event];
      const bool is_private = came.kind == static_cast<int>(toy::EventKind::peeked);
      peeked += is_private ? 1 : 0;
      EXPECT_EQ(visibility.shows(match, no_seat, step, event), !is_private);
      for (Seat seat = 0; seat < 3; ++seat)
        EXPECT_EQ(visibility.shows(match, seat, step, event), !is_private || seat == came.seat);
    }
  EXPECT_GT(peeked, 0);
}

// --- tricks of Haratama, of which a table may keep the last one only ----------------------------------------------

using haratama::Sight;

bool is_kind(const Event& event, haratama::EventKind kind) { return haratama::kind_of(event) == kind; }

/// The moves that have won a trick.
std::vector<std::size_t> tricks_of(const Match& match) {
  std::vector<std::size_t> tricks;
  for (std::size_t step = 0; step < match.steps().size(); ++step)
    for (const Event& event : match.steps()[step].events)
      if (is_kind(event, haratama::EventKind::trick_won)) tricks.push_back(step);
  return tricks;
}

/// After so many tricks and one more card, within the first round.
Match with_tricks(std::size_t tricks, Sight sight) {
  const Game& haratama = *find_game("haratama");
  Setup setup = standard_setup(*haratama.info, 3, 4);
  setup.options[static_cast<std::size_t>(haratama::Option::table)] = static_cast<std::int16_t>(sight);
  Match match(haratama, setup);
  const auto is_led = [&] {
    const auto& events = match.steps().back().events;
    return std::ranges::any_of(events, [](const Event& event) {
      return is_kind(event, haratama::EventKind::card_played) &&
             event.as<haratama::event_row::CardPlayed>().played == haratama::Played::led;
    });
  };
  while (match.steps().empty() || tricks_of(match).size() < tricks || !is_led()) EXPECT_TRUE(match.play_index(0));
  return match;
}

TEST(Visibility, ATableThatHidesItsPastForgetsAllTricksButTheLast) {
  const Match match = with_tricks(3, Sight::last_trick);
  const std::vector<std::size_t> tricks = tricks_of(match);
  const Visibility visibility(match);
  int forgotten = 0;
  for (std::size_t step = 0; step < match.steps().size(); ++step)
    for (std::size_t event = 0; event < match.steps()[step].events.size(); ++event) {
      const Event& came = match.steps()[step].events[event];
      const bool of_trick = is_kind(came, haratama::EventKind::card_played) ||
                            is_kind(came, haratama::EventKind::day_broke) ||
                            is_kind(came, haratama::EventKind::trick_won);
      const bool is_old = of_trick && step <= tricks[1];
      forgotten += is_old ? 1 : 0;
      EXPECT_EQ(visibility.is_kept(match, step, event), !is_old) << step;
      for (const Seat viewer : {Seat{0}, no_seat})
        EXPECT_EQ(visibility.shows(match, viewer, step, event), !is_old && may_learn(viewer, came)) << step;
    }
  EXPECT_GE(forgotten, 8) << "six cards, and who has won them";
  EXPECT_FALSE(visibility.is_move_kept(match, tricks[1]));
  EXPECT_TRUE(visibility.is_move_kept(match, tricks[1] + 1));
  EXPECT_TRUE(visibility.is_move_kept(match, 0)) << "passing was no trick";
}

TEST(Visibility, AReplayOfSuchATableBeginsWithTheLastTrickAndDoesNotShowTheOneBefore) {
  const Match match = with_tricks(3, Sight::last_trick);
  const std::vector<std::size_t> tricks = tricks_of(match);
  const Visibility visibility(match);
  EXPECT_EQ(visibility.first_position(), tricks[1] + 1);
  const haratama::Trick none{};
  const auto trick_before = [](const Position& position) { return position.as<haratama::State>()->last; };
  for (std::size_t moves = tricks[1] + 1; moves <= match.steps().size(); ++moves) {
    const bool shows_old = moves <= tricks[2];
    EXPECT_EQ(visibility.shows_forgotten_chapter(moves), shows_old);
    const auto copy = visibility.forgetful_copy(match, moves);
    ASSERT_EQ(copy != nullptr, shows_old);
    if (copy != nullptr) EXPECT_EQ(trick_before(*copy), none);
    EXPECT_NE(trick_before(match.after(moves)), none) << "the match itself forgets nothing";
  }
}

TEST(Visibility, NothingIsForgottenBeforeTheSecondTrickAtAnOpenTableOrAfterTheEnd) {
  const Match finished = random_match(*find_game("haratama"), *with_tricks(1, Sight::last_trick).setup());
  ASSERT_TRUE(finished.over());
  for (const Match& match : {with_tricks(1, Sight::last_trick), with_tricks(3, Sight::every_trick), finished}) {
    const Visibility visibility(match);
    EXPECT_EQ(visibility.first_position(), 0U);
    EXPECT_FALSE(visibility.shows_forgotten_chapter(0));
    EXPECT_EQ(visibility.forgetful_copy(match, 0), nullptr);
    for (std::size_t step = 0; step < match.steps().size(); ++step) EXPECT_TRUE(visibility.is_move_kept(match, step));
  }
}

}  // namespace
}  // namespace kairo
