#include "engine/match/match.h"

#include <algorithm>
#include <utility>

namespace kairo {

std::expected<Choice, Phrase> choice_of(const Position& position, AnyMove move) {
  if (Phrase refused = position.refusal_phrase(move); !refused.empty()) return std::unexpected(std::move(refused));
  const std::vector<AnyMove> moves = position.legal();
  const auto found = std::find(moves.begin(), moves.end(), move);
  // The game checks only the bits of its own Move; a move with other bits set is not legal either.
  if (found == moves.end()) return std::unexpected(Phrase{"match.refusal.no_such_move"});
  return Choice{static_cast<std::uint32_t>(found - moves.begin()), static_cast<std::uint32_t>(moves.size())};
}

Match::Match(const Game& game, const Setup& setup) : game_(&game), setup_(setup) {
  positions_.push_back(game.deal(setup));
  opening_ = game.opening_events(setup);
}

Match::Match(const Game& game, std::unique_ptr<Position> start) : game_(&game) {
  positions_.push_back(std::move(start));
}

// Here, since each of them is long.
Match::Match(const Match& other) = default;
Match& Match::operator=(const Match& other) = default;
Match::Match(Match&& other) noexcept = default;
Match& Match::operator=(Match&& other) noexcept = default;
Match::~Match() = default;

std::size_t Match::beginning_of_round(std::size_t count) const {
  const Phrase round = after(count).round_phrase();
  while (count > 0 && after(count - 1).round_phrase() == round) --count;
  return count;
}

Match Match::first(std::size_t count) const {
  Match beginning(*this);
  beginning.steps_.erase(beginning.steps_.begin() + static_cast<std::ptrdiff_t>(count), beginning.steps_.end());
  beginning.positions_.resize(count + 1);
  return beginning;
}

Played Match::play(AnyMove move) {
  auto choice = choice_of(now(), move);
  if (!choice) return {std::move(choice.error())};
  make(move, *choice);
  return {};
}

void Match::make(AnyMove move, Choice choice) {
  EventList reported;
  std::unique_ptr<Position> next = now().clone();
  next->play(move, reported);
  steps_.push_back({.seat = to_move(),
                    .move = move,
                    .index = choice.index,
                    .choices = choice.choices,
                    .events = std::move(reported.events),
                    .sealed = reported.sealed});
  positions_.push_back(std::move(next));
}

bool Match::play_index(std::uint32_t index) {
  const std::vector<AnyMove> moves = now().legal();
  if (index >= moves.size()) return false;
  play_one_of(moves, index);
  return true;
}

void Match::play_one_of(std::span<const AnyMove> legal, std::uint32_t index) {
  make(legal[index], {index, static_cast<std::uint32_t>(legal.size())});
}

Seat Match::undoable_by(std::size_t count) const {
  return count == 0 || steps_[count - 1].sealed ? no_seat : steps_[count - 1].seat;
}

bool Match::undo() {
  if (undoable_by() == no_seat) return false;
  steps_.pop_back();
  positions_.pop_back();
  return true;
}

}  // namespace kairo
