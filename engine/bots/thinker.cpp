#include "engine/bots/thinker.h"

#include "engine/core/numbers.h"
#include "engine/match/position_bytes.h"
#include "engine/match/registry.h"

namespace kairo {

bool Thinker::begin(std::string_view request) {
  thought_.reset();
  std::vector<std::string_view> words;
  while (!request.empty()) {
    const std::size_t length = std::min(request.find(' '), request.size());
    words.push_back(request.substr(0, length));
    request.remove_prefix(std::min(length + 1, request.size()));
  }
  if (words.size() != 6) return false;
  const Game* game = find_game(words[0]);
  const auto seat = read_number<Seat>(words[1]);
  const auto level = find_level(words[2]);
  const auto luck = read_number<std::uint64_t>(words[3]);
  const auto besides = read_number<std::uint64_t>(words[4]);
  if (game == nullptr || !seat || !level || !luck || (!besides && words[4] != "-")) return false;
  const auto position = restore_position(*game, words[5]);
  if (!position || position->to_move() != *seat) return false;
  thought_ = begin_thought(*position, *seat, *level, Rng::resume(*luck),
                           besides ? std::optional(AnyMove{*besides}) : std::nullopt);
  return true;
}

std::string Thinker::answer() const { return write_decision(thought_->decision()); }

}  // namespace kairo
