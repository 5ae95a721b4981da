#include "web/tables/wicked/choices.h"

#include <algorithm>

#include "engine/games/wicked/words.h"

namespace kairo::wicked::table {

bool Choices::may(Move move) const { return std::ranges::find(moment_.legal, erase_move(move)) != moment_.legal.end(); }

std::vector<Move> Choices::moves() const {
  std::vector<Move> moves;
  moves.reserve(moment_.legal.size());
  for (const AnyMove any : moment_.legal) moves.push_back(restore_move<Move>(any));
  return moves;
}

void Choices::attempt(draw::Ui& ui, const draw::Rect& about, Move move) {
  if (may(move)) {
    decided_ = erase_move(move);
    return;
  }
  const bool mine = any() && moment_.why_not;
  ui.tell(about, ui.say(mine ? moment_.why_not(erase_move(move)) : asked(moment_.view)));
}

}  // namespace kairo::wicked::table
