#include "engine/match/answers_ahead.h"

#include <bit>

#include "engine/games/wicked/game.h"
#include "engine/games/wicked/pieces/phases.h"
#include "tests/match/by_answers.h"
#include "tests/match/every_game.h"

namespace kairo {
namespace {

class AnswersOfEveryGame : public EveryGame {
 protected:
  [[nodiscard]] Match finished(std::uint64_t seed) const {
    return random_match(*GetParam().game, random_setup(*GetParam().game->info, GetParam().seats, seed));
  }
};

INSTANTIATE_TEST_SUITE_P(Box, AnswersOfEveryGame, testing::ValuesIn(every_table()), table_name);

/// The position in which the seat is to move, after random answers of the others.
std::unique_ptr<Position> when_its_turn_comes(const Position& now, Seat seat, Rng& rng) {
  std::unique_ptr<Position> position = now.clone();
  while (position->to_move() != seat && position->to_move() != no_seat) {
    const std::vector<AnyMove> moves = position->legal();
    EventList events;
    position->play(moves[rng.below(static_cast<std::uint32_t>(moves.size()))], events);
  }
  return position;
}

/// In Wicked, gains and soul processing are open: whoever answers ahead does not see what the others do there. All else
/// must look the same.
bool looks_the_same(const Position& ahead, const Position& in_turn, Seat seat) {
  const auto* before = ahead.as<wicked::State>();
  const auto* after = in_turn.as<wicked::State>();
  if (before == nullptr || before->phase == wicked::Phase::bid) return ahead.same_view(in_turn, seat);
  wicked::View view = look(*before, seat);
  const wicked::View real = look(*after, seat);
  if (view.boards[seat] != real.boards[seat]) return false;
  view.boards = real.boards;
  view.whites = real.whites;
  return view == real;
}

TEST_P(AnswersOfEveryGame, AnAnswerAheadIsLawfulAndItsSeatSeesTheSameWhateverTheOthersAnswer) {
  Rng rng(3);
  at_each_position(8, [&](const Match& match) {
    for (Seat seat = 0; !match.over() && seat < match.now().seats(); ++seat) {
      const auto ahead = match.now().asked_ahead(seat);
      if (ahead == nullptr) continue;
      ASSERT_EQ(ahead->to_move(), seat);
      for (int tries = 0; tries < 2; ++tries) {
        const auto in_turn = when_its_turn_comes(match.now(), seat, rng);
        ASSERT_EQ(in_turn->to_move(), seat);
        ASSERT_EQ(ahead->legal(), in_turn->legal()) << ahead->state_text() << in_turn->state_text();
        ASSERT_TRUE(looks_the_same(*ahead, *in_turn, seat)) << ahead->view_text(seat) << in_turn->view_text(seat);
      }
    }
  });
}

TEST_P(AnswersOfEveryGame, NobodySeesAnAnswerAhead) {
  for (std::uint64_t seed = 0; seed < 2; ++seed) {
    Rng rng(seed);
    at_each_moment(finished(seed), rng, [&](const Held& held) {
      for (Seat seat = 0; !held.match.over() && seat < held.match.now().seats(); ++seat) {
        if (held.ahead.by(seat).empty()) continue;
        for (Seat other = 0; other < held.match.now().seats(); ++other) {
          if (other == seat) continue;
          const auto with = question_of(held.match, held.ahead, other);
          AnswersAhead fewer = held.ahead;
          fewer.of[seat].clear();
          const auto without = question_of(held.match, fewer, other);
          ASSERT_EQ(with == nullptr, without == nullptr);
          if (with) {
            ASSERT_TRUE(with->equals(*without));
          }
        }
      }
    });
  }
}

TEST_P(AnswersOfEveryGame, AllOrdersOfArrivalEndInTheSameMatch) {
  for (std::uint64_t seed = 0; seed < 4; ++seed) {
    const Match match = finished(seed);
    for (std::uint64_t order = 0; order < 3; ++order) {
      Rng rng(order);
      std::size_t last = 0;
      at_each_moment(match, rng, [&](const Held& held) { last = held.match.steps().size(); });
      ASSERT_EQ(last, match.steps().size());
      Rng again(order);
      at_each_moment(match, again, [&](const Held& held) {
        if (held.match.steps().size() < last) return;
        ASSERT_TRUE(held.ahead.empty());
        ASSERT_EQ(write_code(held.match), write_code(match));
      });
    }
  }
}

TEST_P(AnswersOfEveryGame, AnAnswerJustGivenAheadCanBeTakenBack) {
  Rng rng(5);
  const Match match = finished(1);
  const Answers answers(match);
  Held held = from_start(match);
  while (!held.match.over()) {
    const Held before = held;
    const Seat seat = random_seat(awaited(held.match, held.ahead), rng);
    const bool in_turn = seat == held.match.to_move();
    ASSERT_TRUE(answer(held.match, held.ahead, seat, answers.next(held, seat)).made());
    if (in_turn) continue;
    Held back = held;
    ASSERT_TRUE(take_back(back.match, back.ahead, seat));
    ASSERT_TRUE(same_held(back, before));
  }
}

// --- worked cases -------------------------------------------------------------------------------------------------

Held dealt(std::string_view game, int seats, std::uint64_t seed = 7) {
  const Game& found = *find_game(game);
  return {Match(found, standard_setup(*found.info, seats, seed)), {}};
}

/// The seat gives the last legal move of its question.
void answer_somehow(Held& held, Seat seat) {
  const auto question = question_of(held.match, held.ahead, seat);
  ASSERT_NE(question, nullptr);
  ASSERT_TRUE(answer(held.match, held.ahead, seat, question->legal().back()).made());
}

/// Up to the end of its answer, not beyond a reveal.
void answer_wholly(Held& held, Seat seat) {
  const std::size_t moves = held.match.steps().size();
  const auto is_revealed = [&] { return held.match.steps().size() > moves && held.match.steps().back().sealed; };
  while (!is_revealed() && question_of(held.match, held.ahead, seat) && !testing::Test::HasFatalFailure())
    answer_somehow(held, seat);
}

TEST(AnswersAhead, WickedBidsMayComeInAnyOrder) {
  Held held = dealt("wicked", 3);
  const auto code = write_code(held.match);
  EXPECT_EQ(awaited(held.match, held.ahead), 0b111);
  answer_somehow(held, 2);
  EXPECT_EQ(awaited(held.match, held.ahead), 0b011);
  EXPECT_EQ(write_code(held.match), code) << "the match knows nothing of it";
  EXPECT_FALSE(answer(held.match, held.ahead, 2, held.match.now().legal().front()).made()) << "one bid is enough";
  answer_somehow(held, 0);
  EXPECT_EQ(held.match.steps().size(), 1U);
  EXPECT_EQ(awaited(held.match, held.ahead), 0b010);
  answer_somehow(held, 1);
  EXPECT_EQ(held.match.steps().size(), 3U) << "and now the bids are revealed";
  EXPECT_TRUE(held.match.steps().back().sealed);
  EXPECT_TRUE(held.ahead.empty());
}

TEST(AnswersAhead, WickedSoulProcessingMayBeDoneWholeBeforeOthersBegin) {
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    Rng rng(seed);
    Held held = dealt("wicked", 3, seed);
    while (!held.match.over()) {
      const auto* state = held.match.now().as<wicked::State>();
      if (in_soul_processing(*state) && question_of(held.match, held.ahead, 2) && held.match.to_move() == 0) break;
      play_at_random(held.match, rng, 1);
    }
    if (held.match.over()) continue;
    const std::size_t moves = held.match.steps().size();
    const auto first = question_of(held.match, held.ahead, 2)->legal().front();
    ASSERT_TRUE(answer(held.match, held.ahead, 2, first).made());
    answer_wholly(held, 2);
    EXPECT_GE(held.ahead.by(2).size(), 2U) << "a step, and done";
    EXPECT_EQ(held.match.steps().size(), moves);
    answer_wholly(held, 0);
    if (held.match.to_move() == 1) answer_wholly(held, 1);
    EXPECT_TRUE(held.ahead.empty());
    EXPECT_EQ(held.match.steps().back().seat, 2) << "what it gave ahead was played last";
    return;
  }
  FAIL() << "no such position";
}

TEST(AnswersAhead, HaratamaPassesMayComeInAnyOrder) {
  Held held = dealt("haratama", 4);
  for (const Seat seat : {Seat{3}, Seat{1}, Seat{2}}) answer_somehow(held, seat);
  EXPECT_TRUE(held.match.steps().empty());
  EXPECT_EQ(awaited(held.match, held.ahead), 0b0001);
  answer_somehow(held, 0);
  EXPECT_EQ(held.match.steps().size(), 4U);
  EXPECT_EQ(std::popcount(awaited(held.match, held.ahead)), 1) << "cards are played one after the other";
}

TEST(AnswersAhead, RuinGoalsAndWholeRoundsMayBePlannedInAnyOrder) {
  Held held = dealt("ruin", 3);
  answer_wholly(held, 1);
  EXPECT_GE(held.ahead.by(1).size(), 3U) << "goals kept, and the first drawings";
  answer_wholly(held, 2);
  EXPECT_TRUE(held.match.steps().empty());
  answer_wholly(held, 0);
  EXPECT_TRUE(held.ahead.empty());

  ASSERT_EQ(awaited(held.match, held.ahead), 0b111) << "the first round of drawing and walking";
  const std::size_t moves = held.match.steps().size();
  answer_wholly(held, 2);
  EXPECT_GE(held.ahead.by(2).size(), 2U) << "drawn, and walked";
  answer_wholly(held, 1);
  EXPECT_EQ(held.match.steps().size(), moves);
  answer_wholly(held, 0);
  EXPECT_TRUE(held.ahead.empty());
  EXPECT_EQ(awaited(held.match, held.ahead), 0b111) << "the second round";
}

TEST(AnswersAhead, ABidMayBeTakenBackUntilItIsPlayed) {
  Held held = dealt("wicked", 3);
  answer_somehow(held, 1);
  EXPECT_TRUE(may_take_back(held.match, held.ahead, 1));
  EXPECT_FALSE(may_take_back(held.match, held.ahead, 0));
  answer_somehow(held, 0);
  EXPECT_EQ(held.match.steps().size(), 2U);
  EXPECT_FALSE(may_take_back(held.match, held.ahead, 0)) << "the second seat's bid came after it";
  EXPECT_TRUE(take_back(held.match, held.ahead, 1));
  EXPECT_TRUE(take_back(held.match, held.ahead, 0));
  EXPECT_TRUE(held.match.steps().empty());
}

TEST(AnswersAhead, ABidMayBeTakenBackWhileSomebodyHasAnsweredAhead) {
  Held held = dealt("wicked", 3);
  answer_somehow(held, 2);
  answer_somehow(held, 0);
  const AnswersAhead ahead = held.ahead;
  EXPECT_TRUE(may_take_back(held.match, held.ahead, 0)) << "the third seat is asked the same before and after";
  EXPECT_TRUE(take_back(held.match, held.ahead, 0));
  EXPECT_TRUE(held.match.steps().empty());
  EXPECT_EQ(held.ahead, ahead);
}

TEST(AnswersAhead, NobodyIsAskedAfterTheEndNorBeyondTheTable) {
  Held held = dealt("wicked", 3);
  EXPECT_EQ(question_of(held.match, held.ahead, 3), nullptr);
  const AnyMove move = held.match.now().legal().front();
  held.match = random_match(held.match.game(), *held.match.setup());
  ASSERT_TRUE(held.match.over());
  EXPECT_EQ(awaited(held.match, held.ahead), 0);
  for (Seat seat = 0; seat < 3; ++seat) EXPECT_EQ(question_of(held.match, held.ahead, seat), nullptr);
  EXPECT_FALSE(answer(held.match, held.ahead, 0, move).made());
  EXPECT_TRUE(held.ahead.empty());
}

TEST(AnswersAhead, AnUnlawfulAnswerIsRefusedAndNotHeld) {
  Held held = dealt("wicked", 3);
  AnyMove move = held.match.now().legal().front();
  move.bits |= std::uint64_t{1} << 60;
  EXPECT_FALSE(answer(held.match, held.ahead, 2, move).refused.empty());
  EXPECT_TRUE(held.ahead.empty());
  EXPECT_FALSE(take_back(held.match, held.ahead, 2)) << "there is nothing to take back";
  EXPECT_FALSE(may_take_back(held.match, held.ahead, no_seat));
}

TEST(AnswersAhead, AnAnswerAheadIsTakenBackAndTheSeatIsAskedAgain) {
  Held held = dealt("wicked", 3);
  answer_somehow(held, 2);
  EXPECT_TRUE(take_back(held.match, held.ahead, 2));
  EXPECT_TRUE(held.ahead.empty());
  EXPECT_EQ(awaited(held.match, held.ahead), 0b111);
}

TEST(AnswersAhead, NoMoveIsTakenBackThatHasLedToAQuestionWhichSomebodyHasAnswered) {
  int found = 0;
  for (const auto& [game, seats] : every_table())
    for (std::uint64_t seed = 0; seats > 1 && seed < 4; ++seed) {
      Rng rng(seed);
      Held held{Match(*game, standard_setup(*game->info, seats, seed)), {}};
      for (int moves = 0; moves < 200 && !held.match.over(); ++moves) {
        play_at_random(held.match, rng, 1);
        const Seat mover = held.match.undoable_by();
        for (Seat seat = 0; mover != no_seat && !held.match.over() && seat < seats; ++seat) {
          if (seat == held.match.to_move() || seat == mover) continue;
          const bool was_asked = held.match.after(held.match.steps().size() - 1).asked_ahead(seat) != nullptr;
          Held more = held;
          const auto question = question_of(more.match, more.ahead, seat);
          if (question == nullptr || was_asked) continue;
          ++found;
          ASSERT_TRUE(answer(more.match, more.ahead, seat, question->legal().back()).made());
          EXPECT_FALSE(may_take_back(more.match, more.ahead, mover));
          EXPECT_FALSE(take_back(more.match, more.ahead, mover));
          EXPECT_EQ(more.match.steps().size(), held.match.steps().size());
        }
      }
    }
  EXPECT_GT(found, 0);
}

}  // namespace
}  // namespace kairo
