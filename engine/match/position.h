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

/// A type-erased position of any game: the interface for matches, command line, bots and canvas. Each member has the
/// name and the contract of the free function in core/playable.h that it calls (erased.h).
class Position {
 public:
  virtual ~Position() = default;
  Position& operator=(const Position&) = delete;

  [[nodiscard]] virtual std::unique_ptr<Position> clone() const = 0;
  [[nodiscard]] virtual bool equals(const Position& other) const = 0;
  [[nodiscard]] virtual const GameInfo& game_info() const = 0;
  [[nodiscard]] virtual int seats() const = 0;

  [[nodiscard]] virtual Seat to_move() const = 0;
  [[nodiscard]] virtual std::vector<AnyMove> legal() const = 0;
  /// Empty when the move is legal, otherwise the reason, worded for the seat to move.
  [[nodiscard]] virtual Phrase refusal_phrase(AnyMove move) const = 0;
  /// Makes a legal move, unchecked.
  virtual void play(AnyMove move, EventList& events) = 0;
  [[nodiscard]] virtual Score score() const = 0;
  [[nodiscard]] virtual bool conserved() const = 0;

  /// A position that agrees with all that `seat` may know; everything else is random.
  [[nodiscard]] virtual std::unique_ptr<Position> imagine(Seat seat, Rng& rng) const = 0;
  [[nodiscard]] virtual bool same_view(const Position& other, Seat seat) const = 0;

  [[nodiscard]] virtual std::string move_text(AnyMove move) const = 0;
  [[nodiscard]] virtual std::optional<AnyMove> parse_move(std::string_view text) const = 0;
  [[nodiscard]] virtual std::string state_text() const = 0;
  [[nodiscard]] virtual std::string view_text(Seat seat) const = 0;

  [[nodiscard]] virtual Phrase move_phrase(Seat seat, AnyMove move) const = 0;
  [[nodiscard]] virtual Phrase event_phrase(Seat seat, const Event& event) const = 0;
  [[nodiscard]] virtual Phrase question(Seat seat) const = 0;
  /// Whether the seat to move must be alone when it decides; false when the game is over.
  [[nodiscard]] virtual bool private_question() const = 0;
  /// Offer::none when the game is over.
  [[nodiscard]] virtual Offer offer() const = 0;
  [[nodiscard]] virtual std::vector<Section> in_words(Seat seat) const = 0;
  /// Worded for an onlooker.
  [[nodiscard]] virtual Phrase round_phrase() const = 0;
  /// Tells what lies on the table before the first move, where no event of the deal does; else empty.
  [[nodiscard]] virtual Phrase opening_phrase() const = 0;
  [[nodiscard]] virtual bool ends_turn(const Event& event) const = 0;
  /// False in games that do not say.
  [[nodiscard]] virtual bool is_gain(const Event& event) const = 0;
  [[nodiscard]] virtual Retention retention_of(const Event& event) const = 0;
  virtual void forget() = 0;

  /// The position in which `seat` answers before its turn (ask_ahead); null if it may not, or if it is to move anyway.
  [[nodiscard]] virtual std::unique_ptr<Position> asked_ahead(Seat seat) const = 0;

  /// Empty if the game tells none.
  [[nodiscard]] virtual std::vector<Phrase> consequences(Seat seat, AnyMove move) const = 0;
  /// Empty for a move that stands alone, and in games that tell none.
  [[nodiscard]] virtual std::vector<Phrase> move_families(Seat seat, AnyMove move) const = 0;
  /// The same among the moves at one place.
  [[nodiscard]] virtual std::vector<Phrase> families_at_place(Seat seat, AnyMove move) const = 0;
  /// Empty for a move that has no place on a map, and in games that have none.
  [[nodiscard]] virtual std::vector<int> move_places(Seat seat, AnyMove move) const = 0;
  [[nodiscard]] virtual std::optional<Score> score_so_far(Seat viewer) const = 0;

  /// Plays random moves to the end and returns their number. Allocates nothing. Used by benchmarks.
  virtual int playout(Rng& rng) = 0;

  /// The state, or null if it is of another game.
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

/// An entry of the registry.
struct Game {
  const GameInfo* info;
  /// `setup` must be valid for the game.
  std::unique_ptr<Position> (*deal)(const Setup& setup);
  /// The events of that deal, in order.
  std::vector<Event> (*opening_events)(const Setup& setup);
};

}  // namespace kairo
