#pragma once

#include <array>
#include <optional>
#include <vector>

#include "web/tables/galleria/board/maze_layout.h"
#include "web/tables/galleria/pieces.h"

namespace kairo::galleria::table {

/// The thing that a move is made with.
struct Source {
  enum class From : std::uint8_t { none, card, facet, curio } from = From::none;
  std::uint8_t number = 0;
  friend bool operator==(const Source&, const Source&) = default;
};
Source source_of(Move move);

/// The target of a move: a cell, a room, a player, or none of them.
struct Place {
  Cell cell = no_cell;
  Room room = no_room;
  Seat seat = no_seat;
  friend bool operator==(const Place&, const Place&) = default;
  [[nodiscard]] bool any() const { return cell != no_cell || room != no_room || seat != no_seat; }
};
Place place_of(Move move);
/// Whether a move needs no choices and has its own button: pass, press on, step back, end the turn.
bool is_plain_answer(Move move);

/// Builds a move from taps: a card, facet or curio, its place, its rotation, and the cards discarded to pay for the
/// way. Knows the legal moves, but nothing about drawing.
class MoveBuilder {
 public:
  /// Call this when the question changes.
  void begin(const View& view, const Choices& choices);
  /// Undoes the last choice; false if there was none.
  bool cancel();

  /// Picks the source, with its player or marked card of the maze if there is but one; or puts it back if it was
  /// picked.
  void pick(const Source& source);
  /// Chooses the place, and turns the card if it fits there only turned; false if it is none.
  bool choose(const Place& place);
  void turn();
  /// Pays with one more of these cards; after the last one, with none of them.
  void pay_with(Card card);

  [[nodiscard]] const Source& source() const { return source_; }
  [[nodiscard]] const Place& place() const { return place_; }
  [[nodiscard]] std::uint8_t turned() const { return turned_; }
  /// Whether the source can be used now.
  [[nodiscard]] bool is_live(const Source& source) const;
  /// The only source, if there is but one.
  [[nodiscard]] std::optional<Source> only_source() const;
  /// The only move with a source, if there is but one.
  [[nodiscard]] std::optional<Move> only_use() const;
  /// Whether the turn can only be ended.
  [[nodiscard]] bool only_ends() const;
  /// Whether the picked source is a card to be placed.
  [[nodiscard]] bool places_card() const;
  /// Whether the card fits at its place both ways.
  [[nodiscard]] bool may_turn() const;
  /// Skills and abilities that can be used only before the first maze card of the turn.
  [[nodiscard]] std::vector<Source> given_up() const;
  /// The cells where the card fits in its current rotation, and those where it fits only turned.
  [[nodiscard]] CellSet fits() const { return fits_[turned_]; }
  [[nodiscard]] CellSet fits_turned() const { return fits_[1 - turned_] & ~fits_[turned_]; }
  /// Cells, rooms and players that can be targets of the picked source.
  [[nodiscard]] CellSet target_cells() const { return cells_; }
  [[nodiscard]] RoomSet target_rooms() const { return rooms_; }
  [[nodiscard]] SeatSet target_seats() const { return seats_; }
  /// The number of cards to pay for the way to a cell; in the current rotation if it fits both ways.
  [[nodiscard]] int price(Cell cell) const;
  /// The number of cards to pay for the chosen step, and the cards chosen to pay with.
  [[nodiscard]] int owed() const { return place_.cell != no_cell && places_card() ? price(place_.cell) : 0; }
  [[nodiscard]] const std::vector<Card>& payment() const { return payment_; }

  /// How many of them are still to be chosen.
  [[nodiscard]] int missing() const { return owed() - static_cast<int>(payment_.size()); }

  /// The complete move, whether it is paid for or not.
  [[nodiscard]] std::optional<Move> ready() const;
  /// Options that are no places: a facet, a curio.
  [[nodiscard]] std::vector<Move> options() const;
  /// Answers that are always available.
  [[nodiscard]] std::vector<Move> plain_answers() const;
  /// Whether a place must still be chosen.
  [[nodiscard]] bool needs_place() const;
  /// The cards to choose from.
  [[nodiscard]] const Cards& hand() const { return hand_; }

 private:
  [[nodiscard]] std::vector<Move> moves_without_place() const;
  /// Finds the possible places and prices for the source.
  void find_places();

  std::vector<Move> moves_;
  Cards hand_;
  galleria::Table table_;
  Source source_;
  Place place_;
  std::uint8_t turned_ = 0;
  std::vector<Card> payment_;
  std::array<CellSet, 2> fits_{};
  std::array<std::array<std::uint8_t, galleria::cells>, 2> prices_{};
  CellSet cells_ = 0;
  RoomSet rooms_ = 0;
  SeatSet seats_ = 0;
};

}  // namespace kairo::galleria::table
