#include "web/app/screens/score_words.h"

#include <algorithm>
#include <utility>

namespace kairo::app {

std::vector<int> shown_sources(const GameInfo& game, const Score& score) {
  std::vector<int> shown;
  for (std::size_t source = 0; source < game.score_sources.size(); ++source)
    if (score.shows(source)) shown.push_back(static_cast<int>(source));
  return shown;
}

std::string source_name(const text::Writer& writer, const GameInfo& game, int source) {
  return writer.say_of(game.id, "score." + std::string(game.score_sources[static_cast<std::size_t>(source)]));
}

bool has_places(const Score& score) { return score.seats > 1 && score.alone == SoloResult::unjudged; }

std::vector<Seat> by_place(const Score& score) {
  const auto place = [&](Seat seat) { return score.of[seat].place; };
  std::vector<Seat> seats;
  for (Seat seat = 0; seat < score.seats; ++seat)
    seats.insert(std::ranges::upper_bound(seats, place(seat), {}, place), seat);
  return seats;
}

}  // namespace kairo::app
