#include <gtest/gtest.h>

#include <algorithm>

#include "engine/games/galleria/words.h"
#include "tests/web/support/measure.h"
#include "tests/web/support/table_checks.h"
#include "tests/web/tables/galleria/playouts.h"
#include "web/tables/galleria/pieces.h"

/// Traps that Labyrinth of Galleria's table offers as answers, with what they do.
namespace kairo::testing {
namespace {

using galleria::Move;
using galleria::Phase;
using galleria::State;
using At = PositionOf<State>;

bool is_trap(Move move) { return move.kind == Move::Kind::trap; }

TEST(GalleriaAnswers, OnPhonesTheQuestionSaysWhatTheOnlyTrapAgainstATakenCurioDoes) {
  const State state = find_state<State>(3, [](const State& s) {
    if (s.table.phase != Phase::answer || s.table.stack.back().trigger != galleria::Trigger::taking) return false;
    return std::ranges::count_if(legal_moves(s), is_trap) == 1;
  });
  const galleria::View view = look(state, state.table.asked);
  const State::MoveList moves = legal_moves(state);
  const Move trap = *std::ranges::find_if(moves, is_trap);
  for (const text::Language language : text::languages) {
    TappedTable table("galleria", phone, language);
    table.show(At(state));
    for (const Phrase& phrase : {answer_phrase(view), consequences(view, trap).front()}) {
      const std::string words = table.ui().say(phrase);
      EXPECT_NE(all_in_sight(table.ui()).find(without_blanks(words)), std::string::npos) << words;
    }
  }
}

TEST(GalleriaAnswers, TheOnlyMonsterThatCanBeEnragedIsChosenWithTheCard) {
  const auto enrages = [](Move move) {
    return is_trap(move) && galleria::effect_of(move.a).target == galleria::Target::monster;
  };
  const State state = find_state<State>(3, [&](const State& s) {
    return s.table.phase == Phase::answer && std::ranges::count_if(legal_moves(s), enrages) == 1;
  });
  const State::MoveList moves = legal_moves(state);
  const Move trap = *std::ranges::find_if(moves, enrages);
  TappedTable table("galleria", phone);
  table.show(At(state));
  table.tap(galleria::table::spot_of_card(trap.a));
  ASSERT_NO_FATAL_FAILURE(expect_made(table.tap("confirm"), trap));
}

}  // namespace
}  // namespace kairo::testing
