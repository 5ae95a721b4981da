#include "web/tables/story.h"

#include "engine/match/visibility.h"

namespace kairo::tables {

namespace {

const Position& beginning_of_round(const Match& match, std::size_t moves) {
  const Phrase round = match.after(moves).round_phrase();
  while (moves > 0 && match.after(moves - 1).round_phrase() == round) --moves;
  return match.after(moves);
}

}  // namespace

MadeMoves moves_between(const Match& match, std::size_t from, std::size_t to) {
  MadeMoves made{Visibility(match).forgetful_copy(match, from), {}, &beginning_of_round(match, from)};
  if (made.from == nullptr) made.from = match.after(from).clone();
  for (std::size_t step = from; step < to; ++step) made.moves.push_back(match.steps()[step].move);
  return made;
}

}  // namespace kairo::tables
