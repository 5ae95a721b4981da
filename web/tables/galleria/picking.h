#pragma once

#include <array>
#include <optional>
#include <vector>

#include "web/tables/galleria/choices.h"
#include "web/tables/galleria/floor.h"

namespace kairo::galleria::table {

/// What a move is made with.
struct Source {
  enum class From : std::uint8_t { none, card, facet, curio } from = From::none;
  std::uint8_t number = 0;
  friend bool operator==(const Source&, const Source&) = default;
};
Source source_of(Move move);

/// Where in the maze a move points to; neither when it does not.
struct Place {
  Cell cell = no_cell;
  Room room = no_room;
  friend bool operator==(const Place&, const Place&) = default;
  [[nodiscard]] bool any() const { return cell != no_cell || room != no_room; }
};
Place place_of(Move move);
/// Answers that are buttons of their own: no answer, on or back, the end of the turn.
bool is_fixed(Move move);

/// Puts a move together: a card, a facet or a curio; a place for it; how it is turned; what is discarded for the way.
/// Knows the lawful moves and nothing of the picture.
class Picking {
 public:
  /// A new question.
  void begin(const View& view, const Choices& choices);
  /// Lets go of what was touched last; false when nothing was.
  bool cancel();

  /// Takes it up, or puts it back.
  void take(const Source& source);
  /// Chooses the place, turning the card when it fits there only turned; false when it is none.
  bool choose(const Place& place);
  void turn();
  /// One more of these cards for the way; back to none after the last.
  void pay_with(Card card);

  [[nodiscard]] const Source& source() const { return source_; }
  [[nodiscard]] const Place& place() const { return place_; }
  [[nodiscard]] std::uint8_t turned() const { return turned_; }
  /// The source can be used now.
  [[nodiscard]] bool is_live(const Source& source) const;
  /// The card in hand is one to be placed.
  [[nodiscard]] bool places() const;
  /// Where it can lie as it is turned now, and where only turned.
  [[nodiscard]] CellSet fits() const { return fits_[turned_]; }
  [[nodiscard]] CellSet fits_turned() const { return fits_[1 - turned_] & ~fits_[turned_]; }
  /// Other cells and rooms that can be pointed to.
  [[nodiscard]] CellSet cells() const { return cells_; }
  [[nodiscard]] RoomSet rooms() const { return rooms_; }
  /// Cards that the way to a cell takes; where it fits both ways, as it is turned now.
  [[nodiscard]] int price(Cell cell) const;
  /// Cards that the chosen step takes, and those that were chosen for it.
  [[nodiscard]] int owed() const { return place_.cell != no_cell && places() ? price(place_.cell) : 0; }
  [[nodiscard]] const std::vector<Card>& payment() const { return payment_; }

  /// The move that is put together, but for what is paid.
  [[nodiscard]] std::optional<Move> ready() const;
  /// What there is to choose from beside the maze: whom, which facet, which curio.
  [[nodiscard]] std::vector<Move> options() const;
  /// Buttons that are always there.
  [[nodiscard]] std::vector<Move> fixed() const;
  /// A place has still to be chosen.
  [[nodiscard]] bool lacks_place() const;
  /// The question asks for a card of these.
  [[nodiscard]] const Cards& hand() const { return hand_; }

 private:
  [[nodiscard]] std::vector<Move> plain() const;
  /// What the source can be done with.
  void look_around();

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
};

}  // namespace kairo::galleria::table
