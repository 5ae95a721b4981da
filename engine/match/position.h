#pragma once

#include <expected>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/move.h"
#include "engine/core/playable.h"

namespace kairo {

/// A position of some game, its type forgotten: the one small face that match, command line, bots and canvas see.
/// Each member has the contract of the free function in core/playable.h that it calls; the names differ so that
/// argument-dependent look-up still finds the game's own inside the adapter (erased.h).
class Position {
 public:
  virtual ~Position() = default;
  Position& operator=(const Position&) = delete;

  [[nodiscard]] virtual std::unique_ptr<Position> clone() const = 0;
  [[nodiscard]] virtual bool equals(const Position& other) const = 0;
  [[nodiscard]] virtual const GameInfo& info() const = 0;
  [[nodiscard]] virtual int table_size() const = 0;

  [[nodiscard]] virtual Seat turn() const = 0;
  [[nodiscard]] virtual std::vector<AnyMove> legal_moves() const = 0;
  /// An empty phrase when the move is lawful, else the reason, worded for the seat to move.
  [[nodiscard]] virtual Phrase refusal(AnyMove move) const = 0;
  /// Makes a lawful move; unchecked.
  virtual void make(AnyMove move, EventList& events) = 0;
  [[nodiscard]] virtual Score standing() const = 0;
  [[nodiscard]] virtual bool is_conserved() const = 0;

  /// A position that agrees with all that `seat` may know; everything else is drawn from `rng`.
  [[nodiscard]] virtual std::unique_ptr<Position> imagined(Seat seat, Rng& rng) const = 0;
  [[nodiscard]] virtual bool same_view(const Position& other, Seat seat) const = 0;

  [[nodiscard]] virtual std::string text_of(AnyMove move) const = 0;
  [[nodiscard]] virtual std::optional<AnyMove> move_from(std::string_view text) const = 0;
  [[nodiscard]] virtual std::string text() const = 0;
  [[nodiscard]] virtual std::string view_for(Seat seat) const = 0;

  [[nodiscard]] virtual Phrase sentence(Seat seat, AnyMove move) const = 0;
  [[nodiscard]] virtual Phrase sentence(Seat seat, const Event& event) const = 0;
  [[nodiscard]] virtual Phrase question(Seat seat) const = 0;
  /// Whether the seat to move must be alone with its question; false at the end of the game.
  [[nodiscard]] virtual bool asks_in_private() const = 0;
  [[nodiscard]] virtual std::vector<Section> table_words(Seat seat) const = 0;
  /// As everybody may know it.
  [[nodiscard]] virtual Phrase round() const = 0;
  [[nodiscard]] virtual bool turn_ends_with(const Event& event) const = 0;

  /// Plays at random to the end, allocating nothing; returns the number of moves. For benches.
  virtual int play_out(Rng& rng) = 0;

  /// The state itself when it is of this game, else null.
  template <Playable S>
  [[nodiscard]] const S* as() const {
    return static_cast<const S*>(state_of(&type_tag<S>));
  }

 protected:
  Position() = default;
  Position(const Position&) = default;
  template <class S>
  static constexpr char type_tag = 0;
  [[nodiscard]] virtual const void* state_of(const void* tag) const = 0;
};

/// A game as the registry lists it.
struct Game {
  const GameInfo* info;
  /// `setup` must be valid for the game.
  std::unique_ptr<Position> (*deal)(const Setup& setup);
  /// Reads what Position::text wrote, or a lawful position edited by hand.
  std::expected<std::unique_ptr<Position>, TextError> (*parse_state)(std::string_view text);
};

}  // namespace kairo
