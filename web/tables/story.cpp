#include "web/tables/story.h"

#include "engine/match/visibility.h"

namespace kairo::tables {

MadeMoves moves_between(const Match& match, std::size_t from, std::size_t to) {
  MadeMoves made{Visibility(match).forgetful_copy(match, from), {}, &match.after(match.beginning_of_round(from))};
  if (made.from == nullptr) made.from = match.after(from).clone();
  for (std::size_t step = from; step < to; ++step) made.moves.push_back(match.steps()[step].move);
  return made;
}

}  // namespace kairo::tables
