#include "web/app/lessons/lesson.h"

#include <algorithm>
#include <utility>

#include "engine/match/position_bytes.h"

namespace kairo::app {

Match begin_match(const Game& game, const Start& start) {
  if (auto position = start.state.empty() ? nullptr : restore_position(game, start.state))
    return {game, std::move(position)};
  return {game, start.setup};
}

void play_text(Match& match, std::string_view move) {
  if (const auto parsed = match.now().parse_move(move)) match.play(*parsed);
}

std::string_view why_wrong(const std::vector<WrongMove>& wrong, std::string_view move) {
  const auto known = std::ranges::find(wrong, move, &WrongMove::move);
  if (known != wrong.end()) return known->key;
  const auto any = std::ranges::find(wrong, "*", &WrongMove::move);
  return any != wrong.end() ? std::string_view(any->key) : "";
}

}  // namespace kairo::app
