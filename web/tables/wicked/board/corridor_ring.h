#pragma once

#include "engine/games/wicked/view.h"
#include "web/draw/ui.h"
#include "web/tables/wicked/board/ring_walls.h"

namespace kairo::wicked::table {

/// The places of the corridors of a round: in a ring around the witch, which turns so that the lit one always lies
/// beside her, enlarged; the next ones follow it clockwise. All of them stand upright, so that nobody has to turn a
/// card in their mind.
class CorridorRing {
 public:
  /// `lit`: the corridor that lies beside the witch; a fraction while the ring turns.
  CorridorRing(const draw::Rect& at, int corridors, float lit = 0);

  [[nodiscard]] int size() const { return corridors_; }
  /// The radius of the labyrinth in the middle.
  [[nodiscard]] float labyrinth() const { return labyrinth_; }
  [[nodiscard]] draw::Point centre() const { return centre_; }
  [[nodiscard]] draw::Rect card(int i) const;
  /// The place of the hand of a reveal, from 1, which is next to the lit corridor; clockwise, where the others lay.
  [[nodiscard]] draw::Rect hand(int place) const;
  [[nodiscard]] draw::Point upper(int i) const;
  [[nodiscard]] draw::Point lower(int i) const;
  /// All the room that the ring was given.
  [[nodiscard]] const draw::Rect& room() const { return at_; }
  /// The radius of the circle on which the middles of the cards lie.
  [[nodiscard]] float orbit() const { return orbit_; }
  /// The middle of a small card so many places from the lit one, clockwise.
  [[nodiscard]] draw::Point on_orbit(float places) const;
  /// The place of the lit corridor, and those of the words about it; empty if there is no room.
  [[nodiscard]] const draw::Rect& lit() const { return lit_place_; }
  [[nodiscard]] const draw::Rect& title() const { return title_; }
  [[nodiscard]] const draw::Rect& captions() const { return captions_; }
  /// The ribbons beside the lit corridor: of the 1st at its upper half, and of the 1st and the 2nd at its lower one.
  static constexpr int ribbons = 3;
  [[nodiscard]] draw::Rect ribbon(int i) const;

  /// How wide the way is that the cards lie on.
  [[nodiscard]] float way() const { return card_size_.x * 0.8F; }

 private:
  /// How far this corridor is from the lit one, in places; the nearer way round.
  [[nodiscard]] float places_from_lit(int i) const;
  /// The radius of the largest circle about the centre that touches no small card.
  [[nodiscard]] float room_within() const;

  draw::Rect at_;
  int corridors_;
  float lit_;
  draw::Point centre_;
  float orbit_ = 0;
  draw::Point card_size_;
  float labyrinth_ = 0;
  draw::Rect lit_place_;
  draw::Rect title_;
  draw::Rect captions_;
};

/// Progress through the round: corridors before `next` are face down, the one at `next` is lit.
struct RingState {
  int next = 0;
  float turning = 0;  ///< 0 … 1: how far the lit card has been turned over
  float laying = 1;   ///< 0 … 1: the share of cards that have been dealt
  float away = 0;     ///< 0 … 1: how far the other corridors are gone, to make room for hands
  bool tied = false;  ///< nobody is first, at which the witch laughs
  float flare = 0;    ///< 0 … 1: how far the witch's light has flared up, because hands open around her
};

/// The ring of this moment.
CorridorRing ring_of(const draw::Rect& at, const View& view, RingState state);
/// The witch, the corridors around her, and what each rank gains from the lit one.
void draw_ring(draw::Ui& ui, const CorridorRing& ring, const View& view, RingState state, KeptWalls& walls);
/// Takes its light away while something else is asked.
void dim_ring(draw::Ui& ui, const CorridorRing& ring);

/// A corridor card, upright: the upper half is for the 1st, the lower one for the 2nd too.
void draw_corridor(draw::Ui& ui, const draw::Rect& at, Corridor card);

/// The corridors of this round side by side, once all have been searched; a tap on one tells what it is.
void draw_searched(draw::Ui& ui, const draw::Rect& at, const View& view);

/// Says of the ring and of its corridors what they are; tapping a corridor does so too.
void explain_corridors(draw::Ui& ui, const CorridorRing& ring, const View& view);

}  // namespace kairo::wicked::table
