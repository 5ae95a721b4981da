#pragma once

#include "engine/games/wicked/view.h"
#include "web/draw/ui.h"

namespace kairo::wicked::table {

/// Where the corridors of a round go: in a ring around the witch, the first one above her, the rest clockwise. All of
/// them stand upright, as the lit one beside the ring does, so that nobody has to turn a card in their mind.
class CorridorRing {
 public:
  CorridorRing(const draw::Rect& at, int corridors);

  [[nodiscard]] int size() const { return corridors_; }
  /// The radius of the labyrinth in the middle.
  [[nodiscard]] float labyrinth() const { return orbit_ - length_ / 2 - 3; }
  [[nodiscard]] draw::Point centre() const { return centre_; }
  [[nodiscard]] draw::Rect card(int i) const;
  [[nodiscard]] draw::Point upper(int i) const;
  [[nodiscard]] draw::Point lower(int i) const;

 private:
  draw::Point centre_;
  int corridors_;
  float orbit_;
  float length_;
};

/// Progress through the round: corridors before `next` are face down, the one at `next` is lit.
struct RingState {
  int next = 0;
  float turning = 0;  ///< 0 … 1: how far the lit card has been turned over
  float laying = 1;   ///< 0 … 1: the share of cards that have been dealt
};

void draw_ring(draw::Ui& ui, const CorridorRing& ring, const View& view, RingState state);

/// A corridor card, upright: the upper half is for the 1st, the lower one for the 2nd too.
void draw_corridor(draw::Ui& ui, const draw::Rect& at, Corridor card);
/// The lit corridor, large, with what each rank gains from it.
void draw_lit_corridor(draw::Ui& ui, const draw::Rect& at, const View& view, RingState state);

/// The corridors of this round side by side, once all have been searched; a tap on one tells what it is.
void draw_searched(draw::Ui& ui, const draw::Rect& at, const View& view);

/// Says of the ring and of the lit corridor what they are; tapping a corridor does so too.
void explain_corridors(draw::Ui& ui, const CorridorRing& ring, const draw::Rect& lit, const View& view);

}  // namespace kairo::wicked::table
