#include "engine/cli/plain.h"
#include "engine/match/erased.h"
#include "engine/match/match.h"
#include "tests/engine/haratama/referee.h"
#include "tests/engine/haratama/scene.h"

/// Invariants of every position of random games, for 3 and 4 players and with all options.
namespace kairo::haratama::test {
namespace {

static_assert(Playable<State>);

class HaratamaInvariants : public testing::TestWithParam<std::uint64_t> {
 protected:
  template <class Visit>
  void at_each_position(Visit visit) {
    for (const auto& setup : every_setup(GetParam())) visit_random_game(setup, visit);
  }
};
INSTANTIATE_TEST_SUITE_P(Seeds, HaratamaInvariants, testing::Values(1, 2, 3, 4));

std::string words_of(const View& view) {
  std::string text = plain(question(view)) + '\n' + view_text(view);
  for (const Section& section : in_words(view)) {
    text += plain(section.heading) + '\n';
    for (const Phrase& line : section.lines) text += plain(line) + '\n';
  }
  return text;
}

// For bots a view also holds what somebody would have to remember. People see of it only what the option allows.
TEST_P(HaratamaInvariants, PeopleDoNotSeeWhatTheyWouldHaveToRemember) {
  for (const auto& setup : every_setup(GetParam())) {
    int visits = 0;
    visit_random_game(setup, [&visits](const State& state) {
      if (++visits % 7 != 0) return;
      const View view = look(state, state.asked);
      View forgetful = view;
      forgetful.watched.gone = 0;
      if (view.sight != Sight::voids) forgetful.watched.lacks = {};
      ASSERT_EQ(words_of(forgetful), words_of(view));
    });
  }
}

TEST_P(HaratamaInvariants, EventsAgreeWithTheReferee) {
  for (const auto& setup : every_setup(GetParam())) {
    State state;
    deal(setup, state);
    Referee referee(state.players, state.limit);
    const Cards low_lane = state.descents;
    referee.check(Event{static_cast<std::uint8_t>(EventKind::round_began),
                        no_seat,
                        0xff,
                        {0, static_cast<std::int16_t>(first(low_lane) + 1),
                         static_cast<std::int16_t>(first(without_first(low_lane)) + 1),
                         static_cast<std::int16_t>(first(without_first(without_first(low_lane))) + 1),
                         static_cast<std::int16_t>(state.aside == no_card ? -1 : state.aside),
                         static_cast<std::int16_t>(count(state.to_win))}});
    Rng rng(setup.seed);
    while (to_move(state) != no_seat) {
      EventList events;
      play_random_move(state, rng, events);
      for (const Event& event : events.events) referee.check(event);
      ASSERT_TRUE(referee.errors().empty()) << referee.errors().front() << '\n' << state_text(state);
    }
    ASSERT_EQ(referee.rounds(), state.rounds_done);
    for (Seat seat = 0; seat < state.players; ++seat) ASSERT_EQ(score(state).of[seat].total, -referee.total(seat));
  }
}

TEST_P(HaratamaInvariants, CardsLeftInHandsAreInNoEvent) {
  for (const auto& setup : every_setup(GetParam())) {
    State state;
    deal(setup, state);
    Rng rng(setup.seed);
    while (to_move(state) != no_seat) {
      const State before = state;
      EventList events;
      play_random_move(state, rng, events);
      if (before.phase != Phase::play || state.rounds_done == before.rounds_done) continue;
      Cards played = before.on_table;
      for (const Event& event : events_of(events, EventKind::card_played))
        played |= bit(static_cast<Card>(event.data[0]));
      Cards left = 0;
      for (const Cards hand : before.hands) left |= hand & ~played;
      for (const Event& event : events_of(events, EventKind::trick_won))
        for (int i = 1; i <= event.data[0]; ++i) ASSERT_FALSE(has(left, static_cast<Card>(event.data[i])));
      const std::vector<Event> ended = events_of(events, EventKind::round_ended);
      ASSERT_EQ(ended.size(), 1U);
      ASSERT_EQ(ended[0].data[1] * state.players, count(left));
    }
  }
}

TEST_P(HaratamaInvariants, OnlyPassesBeforeTheLastCanBeUndone) {
  const Game game = make_game<State>();
  for (const auto& setup : every_setup(GetParam())) {
    Match match(game, setup);
    Rng rng(setup.seed);
    while (!match.over()) {
      const auto before = match.now().clone();
      const bool passing = match.now().as<State>()->phase == Phase::pass;
      const Seat mover = match.to_move();
      const bool last_pass = passing && mover + 1 == setup.seats;
      ASSERT_TRUE(match.play_index(rng.below(static_cast<std::uint32_t>(match.now().legal().size()))));
      ASSERT_EQ(match.undoable_by(), passing && !last_pass ? mover : no_seat);
      if (match.undoable_by() == no_seat) continue;
      const AnyMove move = match.steps().back().move;
      ASSERT_TRUE(match.undo());
      ASSERT_TRUE(match.now().equals(*before));
      ASSERT_TRUE(match.play(move).made());
    }
  }
}

TEST_P(HaratamaInvariants, ARoundPlayoutLeavesAValidState) {
  for (const auto& setup : every_setup(GetParam())) {
    State state;
    deal(setup, state);
    Rng rng(setup.seed);
    for (int round = 0; state.phase != Phase::over; ++round) {
      ASSERT_EQ(state.rounds_done, round);
      round_playout(state, rng);
      expect_valid(state);
    }
  }
}

// Known frequencies of uniformly random play with 4 players: haratama in 11–13 % of the rounds, a third of the rounds
// ends with cards in hand, 72 % of the seats are foxes.
TEST(HaratamaFrequencies, OfRandomPlayAreAsExpected) {
  constexpr int rounds_played = 4'000;
  State state;
  Rng rng(1);
  int haratamas = 0;
  int foxes = 0;
  int with_cards_left = 0;
  for (int i = 0; i < rounds_played; ++i) {
    deal(standard_setup(info, 4, static_cast<std::uint64_t>(i)), state);
    EventList events;
    while (state.rounds_done == 0) {
      play_random_move(state, rng, events);
    }
    haratamas += count_events(events, EventKind::haratama);
    foxes += count_events(events, EventKind::fox_shown);
    with_cards_left += events_of(events, EventKind::round_ended)[0].data[1] > 0 ? 1 : 0;
  }
  EXPECT_NEAR(haratamas, 0.12 * rounds_played, 0.02 * rounds_played);
  EXPECT_NEAR(foxes, 0.72 * 4 * rounds_played, 0.02 * 4 * rounds_played);
  EXPECT_NEAR(with_cards_left, rounds_played / 3.0, 0.03 * rounds_played);
}

}  // namespace
}  // namespace kairo::haratama::test
