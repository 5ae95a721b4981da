#pragma once

#include <algorithm>
#include <span>

#include "engine/games/galleria/view.h"
#include "web/draw/ui.h"
#include "web/tables/galleria/layout.h"

namespace kairo::galleria::table {

inline constexpr double flying = 0.32;  ///< seconds from one place to the next

/// The share of `seconds` that has passed after `time`: 0 … 1.
inline float part_of(double time, double seconds) { return static_cast<float>(std::clamp(time / seconds, 0.0, 1.0)); }

/// A place where cards and curios lie.
struct Anchor {
  enum class Where : std::uint8_t { deck, discards, curio_deck, hand, curios, cell, room };
  Where where = Where::deck;
  int number = 0;  ///< of the seat, the cell or the room
  friend bool operator==(const Anchor&, const Anchor&) = default;
};
inline constexpr Anchor the_deck{Anchor::Where::deck};
inline constexpr Anchor the_discards{Anchor::Where::discards};
inline constexpr Anchor the_curio_deck{Anchor::Where::curio_deck};
constexpr Anchor hand_of(int seat) { return {Anchor::Where::hand, seat}; }
constexpr Anchor curios_of_seat(int seat) { return {Anchor::Where::curios, seat}; }
constexpr Anchor in_cell(int cell) { return {Anchor::Where::cell, cell}; }
constexpr Anchor in_room(int room) { return {Anchor::Where::room, room}; }

/// A card or a curio on its way from one place to another. It turns over on the way if only one of its ends is open.
struct Flight {
  static constexpr int unknown = -1;
  enum class Thing : std::uint8_t { card, curio };
  Thing thing = Thing::card;
  int number = unknown;  ///< of the card or the curio; `unknown`: the viewer may see its back only
  std::uint8_t turned = 0;
  Anchor from;
  Anchor to;
  bool open_at_start = false;  ///< its face is up
  bool open_at_end = false;
  int shown_as = -1;  ///< it stops over the caption, as its picture with this number; −1: it does not
  double starts = 0;  ///< seconds after the scene
};

/// The places of all things on the screen.
struct Places {
  const Layout& layout;
  const View& view;
  Seat focus = 0;                          ///< the seat in front
  std::span<const draw::Rect> pictures{};  ///< of the caption

  [[nodiscard]] draw::Rect of(const Anchor& anchor, const Flight& flight) const;
};

/// Draws it `past` seconds after its scene began, which takes `seconds`.
void draw_flight(draw::Ui& ui, const Flight& flight, double past, double seconds, const Places& places);

/// A picture of a card or a curio at rest, on its face.
void draw_thing(draw::Ui& ui, const draw::Rect& at, const Flight& flight);

}  // namespace kairo::galleria::table
