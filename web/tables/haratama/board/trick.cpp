#include "web/tables/haratama/board/trick.h"

#include <algorithm>
#include <cmath>

#include "engine/games/haratama/pieces/tricks.h"
#include "engine/games/haratama/words.h"
#include "web/draw/shapes.h"
#include "web/tables/haratama/explanations.h"

namespace kairo::haratama::table {

using draw::Ink;
using draw::Point;
using draw::Rect;

namespace {

/// The led suit in a medallion; before the lead, the leader's sign.
void draw_medallion(draw::Ui& ui, Point centre, float radius, const Trick& trick) {
  const bool led = trick.size > 0;
  ui.explain({centre.x - radius, centre.y - radius, 2 * radius, 2 * radius}, "led",
             led ? draw::Explanation{.term = {"haratama.what.led", {term("suit", suit_key(suit_of(trick.cards[0])))}}}
                 : about_seat("haratama.what.leader", trick.leader));
  ui.pen().AddCircleFilled(draw::vec(centre), radius, ui.colour(led ? Ink::paper : Ink::panel));
  ui.pen().AddCircle(draw::vec(centre), radius, ui.colour(Ink::gold), 0, 2);
  if (led)
    art::suit(ui, centre, radius * 0.7F, suit_sign(suit_of(trick.cards[0])));
  else
    draw::animal(ui, centre, radius * 0.66F, animal_of(trick.leader));
}

/// The medallion points to the leader; without room for that it is attached to the leader's card.
void draw_led(draw::Ui& ui, const Rect& at, const Trick& trick, const Rect& leader) {
  if (at.w <= 0) {
    const float radius = std::clamp(leader.w * 0.2F, 10.0F, 18.0F);
    return draw_medallion(ui, {leader.x + radius * 0.5F, leader.bottom() - radius * 0.7F}, radius, trick);
  }
  const Point centre = at.centre();
  const float radius = at.w * 0.4F;
  const Point way = leader.centre() - centre;
  const float length = std::max(1.0F, std::hypot(way.x, way.y));
  const Point ahead = way * (1 / length);
  const Point aside{-ahead.y, ahead.x};
  const auto at_rim = [&](float along, float across) { return draw::vec(centre + ahead * along + aside * across); };
  ui.pen().AddTriangleFilled(at_rim(radius * 1.42F, 0), at_rim(radius * 0.8F, radius * 0.5F),
                             at_rim(radius * 0.8F, -radius * 0.5F), ui.colour(Ink::gold));
  draw_medallion(ui, centre, radius, trick);
}

/// A card of the trick before: seen until the next one is played, however one came to this moment. The one that won
/// stays bright.
void draw_faint_card(draw::Ui& ui, const Rect& slot, const TrickPicture& picture, int i) {
  const Trick& trick = *picture.before;
  const bool treasure = has(picture.treasures, trick.cards[i]);
  const Seat seat = player_of(trick, i, picture.players);
  ui.explain(slot, "trick." + std::to_string(seat), about_played_card(trick, i, picture.players, treasure));
  const draw::DrawRange drawn(ui.pen());
  draw_card(ui, slot, trick.cards[i], treasure);
  draw_badge(ui, slot, seat);
  if (trick.winner == seat)
    draw::stroke(ui.pen(), draw::round_outline(slot.inset(-2), 7), ui.colour(Ink::live, 0.5F), 2);
  else
    draw::fill(ui.pen(), draw::round_outline(slot, 5), ui.veil());
  drawn.rotate(slot.centre(), turn_of(seat));
}

}  // namespace

void draw_trick(draw::Ui& ui, const PerSeat<Rect>& slots, const Rect& led, const TrickPicture& picture) {
  const Trick& trick = picture.trick;
  if (trick.leader >= picture.players) return;
  if (trick.size == 0 && picture.before != nullptr) {
    for (int i = 0; i < picture.before->size; ++i)
      draw_faint_card(ui, slots[player_of(*picture.before, i, picture.players)], picture, i);
    return draw_led(ui, led, trick, slots[trick.leader]);
  }
  for (int i = 0; i < picture.players; ++i) {
    const Seat seat = player_of(trick, i, picture.players);
    const Rect& slot = slots[seat];
    const std::string id = "trick." + std::to_string(seat);
    if (i >= trick.size || has(picture.in_flight, trick.cards[i])) {
      ui.explain(slot, id, about_seat("haratama.what.place", seat));
      draw_seat_slot(ui, slot, seat, i == trick.size && picture.in_flight == 0);
      continue;
    }
    const bool treasure = has(picture.treasures, trick.cards[i]);
    ui.explain(slot, id, about_played_card(trick, i, picture.players, treasure));
    const bool wins = trick.winner == seat;
    if (wins) draw::glow(ui.pen(), slot.centre(), slot.w * 1.1F, slot.h * 0.9F, ui.lamplight(0.5F));
    const draw::DrawRange drawn(ui.pen());
    draw_card(ui, slot, trick.cards[i], treasure);
    if (wins) draw::stroke(ui.pen(), draw::round_outline(slot.inset(-2), 7), ui.colour(Ink::live), 3);
    draw_badge(ui, slot, seat);
    drawn.rotate(slot.centre(), turn_of(seat));
  }
  draw_led(ui, led, trick, slots[trick.leader]);
}

}  // namespace kairo::haratama::table
