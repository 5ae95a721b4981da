#include <set>

#include "engine/core/playable.h"
#include "tests/engine/galleria/scene.h"
#include "tests/match/allocations.h"

/// What must hold in every position, in random games at every size of the table.
namespace kairo::galleria::test {
namespace {

static_assert(Playable<State>);
static_assert(sizeof(Move) <= 8);

/// A random move; the end of the turn and the switch are chosen less often, so that mazes grow.
Move random_move(const State& state, Rng& rng) {
  State::MoveList moves;
  legal(state, moves);
  const auto any = [&] { return moves[rng.below(static_cast<std::uint32_t>(moves.size()))]; };
  const Move move = any();
  return move.kind == Move::Kind::end || move.kind == Move::Kind::ask ? any() : move;
}

/// Plays random games; `visit(state)` sees each position with its random generator, the last one too.
template <class Visit>
void at_each_position(std::uint64_t games, Visit visit) {
  for (int players = min_players; players <= max_players; ++players)
    for (std::uint64_t seed = 0; seed < games && !testing::Test::HasFatalFailure(); ++seed) {
      State state = dealt(players, seed, static_cast<Asking>(seed % askings), seed % 2 == 0);
      Rng rng(seed * 31 + static_cast<std::uint64_t>(players));
      visit(state, rng);
      for (int made = 0; to_move(state) != no_seat && !testing::Test::HasFatalFailure(); ++made) {
        ASSERT_LT(made, 5000) << "the game does not end";
        NoEvents quiet;
        play(state, random_move(state, rng), quiet);
        visit(state, rng);
      }
    }
}

std::vector<Seat> seats_and_onlooker(const State& state) {
  std::vector<Seat> all{no_seat};
  for (Seat seat = 0; seat < state.table.players; ++seat) all.push_back(seat);
  return all;
}

TEST(GalleriaRandomPlay, NothingIsLostOrMade) {
  at_each_position(12, [](const State& state, Rng&) { ASSERT_TRUE(conserved(state)) << state_text(state); });
}

TEST(GalleriaRandomPlay, SomebodyCanMoveUntilTheEnd) {
  at_each_position(12, [](const State& state, Rng&) {
    State::MoveList moves;
    legal(state, moves);
    ASSERT_EQ(moves.empty(), state.table.phase == Phase::over);
    ASSERT_EQ(to_move(state) == no_seat, state.table.phase == Phase::over);
  });
}

TEST(GalleriaRandomPlay, MovesAreLawfulIfAndOnlyIfListedAndStandInOrder) {
  at_each_position(3, [](const State& state, Rng& rng) {
    State::MoveList moves;
    legal(state, moves);
    const auto number = [](Move move) {
      return ((static_cast<std::uint32_t>(move.kind) * 256 + move.a) * 256 + move.b) * 256 + move.c;
    };
    std::set<std::uint32_t> listed;
    for (std::size_t i = 0; i < moves.size(); ++i) {
      ASSERT_EQ(why_not(state, moves[i]), Refusal::none) << move_text(moves[i]);
      ASSERT_TRUE(listed.empty() || *listed.rbegin() < number(moves[i])) << move_text(moves[i]);
      listed.insert(number(moves[i]));
    }
    for (int tries = 0; tries < 200; ++tries) {
      const Move move{static_cast<Move::Kind>(rng.below(move_kinds + 1)), static_cast<std::uint8_t>(rng.below(45)),
                      static_cast<std::uint8_t>(rng.below(tries % 2 == 0 ? 1 : 52)),
                      static_cast<std::uint8_t>(rng.below(tries % 4 < 2 ? 1 : 3))};
      ASSERT_EQ(why_not(state, move) == Refusal::none, listed.contains(number(move))) << move_text(move);
    }
  });
}

TEST(GalleriaRandomPlay, TextsRoundTrip) {
  at_each_position(3, [](const State& state, Rng&) {
    State read;
    const auto result = parse_state(state_text(state), read);
    ASSERT_TRUE(result.has_value()) << result.error().line << ": " << result.error().what << '\n' << state_text(state);
    ASSERT_EQ(read, state);
    State::MoveList moves;
    legal(state, moves);
    std::set<std::string> texts;
    for (const Move move : moves) {
      Move again;
      ASSERT_TRUE(parse_move(move_text(move), again)) << move_text(move);
      ASSERT_EQ(again, move);
      ASSERT_TRUE(texts.insert(move_text(move)).second) << move_text(move);
    }
  });
}

TEST(GalleriaRandomPlay, WhatIsImaginedAgreesWithTheView) {
  at_each_position(3, [](const State& state, Rng& rng) {
    for (const Seat who : seats_and_onlooker(state)) {
      const View view = look(state, who);
      const State other = imagine(view, rng);
      ASSERT_TRUE(conserved(other)) << state_text(state) << state_text(other);
      ASSERT_EQ(look(other, who), view) << state_text(state) << state_text(other);
      ASSERT_EQ(view_text(look(other, who)), view_text(view));
      ASSERT_EQ(to_move(other), to_move(state));
      State::MoveList moves;
      legal(other, moves);
      ASSERT_EQ(moves.empty(), state.table.phase == Phase::over);
      if (who != to_move(state)) continue;
      State::MoveList true_moves;
      legal(state, true_moves);
      ASSERT_EQ(moves, true_moves);
    }
  });
}

TEST(GalleriaRandomPlay, AViewHoldsNothingOfOthersHands) {
  at_each_position(6, [](const State& state, Rng&) {
    if (state.table.phase == Phase::over) return;
    for (const Seat who : seats_and_onlooker(state)) {
      const View view = look(state, who);
      for (Seat other = 0; other < max_players; ++other)
        if (other != who) {
          ASSERT_TRUE(view.hands[other].empty());
        }
    }
  });
}

// A move that may be taken back has told its player nothing: whatever lay hidden, they would see the same now.
TEST(GalleriaRandomPlay, AMoveThatShowsSomethingHiddenIsSealed) {
  at_each_position(6, [](const State& state, Rng& rng) {
    if (state.table.phase == Phase::over) return;
    const Seat mover = to_move(state);
    const Move move = random_move(state, rng);
    State next = state;
    EventList came;
    play(next, move, came);
    if (came.sealed) return;
    for (int tries = 0; tries < 3; ++tries) {
      State other = imagine(look(state, mover), rng);
      EventList others;
      play(other, move, others);
      ASSERT_FALSE(others.sealed) << move_text(move);
      ASSERT_EQ(look(other, mover), look(next, mover)) << move_text(move);
    }
  });
}

std::vector<Event> heard_by(Seat seat, const EventList& list) {
  std::vector<Event> heard;
  for (const Event& event : list.events)
    if (seat == no_seat ? event.audience == 0xff : kairo::holds(event.audience, seat)) heard.push_back(event);
  return heard;
}

TEST(GalleriaRandomPlay, EventsTellNobodyWhatTheirViewHides) {
  at_each_position(2, [](const State& state, Rng&) {
    State::MoveList moves;
    legal(state, moves);
    std::vector<State> nexts;
    std::vector<EventList> came;
    for (const Move move : moves) {
      nexts.push_back(state);
      came.emplace_back();
      play(nexts.back(), move, came.back());
    }
    for (const Seat seat : seats_and_onlooker(state))
      for (std::size_t i = 1; seat != to_move(state) && i < nexts.size(); ++i) {
        if (look(nexts[i], seat) != look(nexts[0], seat)) continue;
        ASSERT_EQ(heard_by(seat, came[i]), heard_by(seat, came[0])) << move_text(moves[i]);
        ASSERT_TRUE(private_question(look(state, to_move(state))));
      }
  });
}

TEST(GalleriaRandomPlay, EveryEventHasAnAudienceAndASentenceAndEveryPositionItsWords) {
  at_each_position(1, [](const State& state, Rng& rng) {
    for (const Seat who : seats_and_onlooker(state)) {
      ASSERT_FALSE(asked(look(state, who)).empty());
      for (const Section& section : in_words(look(state, who))) {
        ASSERT_FALSE(section.heading.empty());
        for (const Phrase& line : section.lines) ASSERT_FALSE(line.empty());
      }
    }
    if (state.table.phase == Phase::over) return;
    State next = state;
    EventList came;
    play(next, random_move(state, rng), came);
    for (const Event& event : came.events) {
      ASSERT_NE(event.audience & everybody(state.table.players), 0);
      ASSERT_FALSE(event_phrase(look(next, 0), event).empty()) << int{event.kind};
    }
  });
}

TEST(GalleriaRandomPlay, TheSilentSinkPlaysTheSame) {
  at_each_position(3, [](const State& state, Rng& rng) {
    if (state.table.phase == Phase::over) return;
    const Move move = random_move(state, rng);
    State one = state;
    State other = state;
    NoEvents quiet;
    EventList loud;
    play(one, move, quiet);
    play(other, move, loud);
    ASSERT_EQ(one, other);
  });
}

TEST(GalleriaRandomPlay, ScoresAddUpAndSomebodyWins) {
  at_each_position(8, [](const State& state, Rng&) {
    const Score result = score(state);
    ASSERT_EQ(result.seats, state.table.players);
    bool won = false;
    for (int seat = 0; seat < result.seats; ++seat) {
      int sum = 0;
      for (const int line : result.of[seat].by_source) sum += line;
      ASSERT_EQ(sum, result.of[seat].total);
      won |= result.of[seat].place == 1;
    }
    ASSERT_TRUE(won);
  });
}

TEST(GalleriaRandomPlay, APlayoutAllocatesNothing) {
  for (int players = min_players; players <= max_players; ++players) {
    State state = dealt(players, 7);
    Rng rng(7);
    const std::size_t before = allocations();
    playout(state, rng, 5000);
    ASSERT_EQ(allocations(), before);
    ASSERT_EQ(state.table.phase, Phase::over);
  }
}

TEST(GalleriaRandomPlay, ThePhantomsTurnAsksNobody) {
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    State state = dealt(1, seed);
    Rng rng(seed);
    playout(state, rng, 5000);
    ASSERT_EQ(state.table.phase, Phase::over);
  }
}

}  // namespace
}  // namespace kairo::galleria::test
