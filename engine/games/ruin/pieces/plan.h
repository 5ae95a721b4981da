#pragma once

#include "engine/games/ruin/state.h"

/// A player's plan before it is revealed: the drawing and the cards that it uses up.
namespace kairo::ruin {

/// The cells of a `draw` move whose numbers are in bounds.
CellSet drawn_cells(Move drawing);
/// Finds the `draw` move that fills exactly these cells, whatever they hold now. False when they form no shape
/// of the game.
bool find_drawing(Mark mark, CellSet shape, Move& drawing);

/// The map as it will be when the plan is revealed, before gems are taken.
Map drafted(const Board& board, const Plan& plan);
/// Goal cards of the hand that the plan does not spend.
GoalSet unspent(const Holding& holding, const Plan& plan);
/// Search cards dealt in the set-up that the plan has not drawn yet. The lower letter of two with the same shape is
/// drawn first.
LetterSet undrawn(LetterSet dealt, const Plan& plan);

}  // namespace kairo::ruin
