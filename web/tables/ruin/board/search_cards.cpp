#include "web/tables/ruin/board/search_cards.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "engine/games/ruin/words.h"
#include "web/draw/motion.h"
#include "web/draw/shapes.h"
#include "web/tables/ruin/explanations.h"
#include "web/tables/ruin/pieces.h"

namespace kairo::ruin::table {

using draw::Align;
using draw::Ink;
using draw::Point;
using draw::Rect;

namespace {

/// The current half as two lamps, of which one is lit.
void draw_half(draw::Ui& ui, const Rect& at, int half) {
  const float radius = std::clamp(at.h * 0.3F, 3.0F, 6.0F);
  for (int i = 0; i < halves; ++i) {
    const Point centre = at.column(i, halves, 0).centre();
    if (i == half)
      ui.pen().AddCircleFilled(draw::vec(centre), radius, ui.colour(Ink::gold));
    else
      ui.pen().AddCircle(draw::vec(centre), radius, ui.colour(Ink::text_soft), 0, 1.4F);
  }
}

/// A place without a card.
void draw_empty_place(draw::Ui& ui, const Rect& at) {
  draw::stroke(ui.pen(), draw::round_outline(at.inset(1), 5), ui.colour(Ink::panel_edge), 1.4F);
  ui.text.number(at, 0, {.size = draw::type::body, .ink = Ink::text_soft, .align = Align::centre, .middle = true});
}

void draw_deck(draw::Ui& ui, const Rect& at, const View& view) {
  Rect rest = at;
  const Rect foot = rest.take_bottom(std::clamp(at.h * 0.2F, 10.0F, 20.0F), 1);
  const Rect back = rest.inset(rest.w * 0.04F, 0);
  ui.explain(foot, "half", {.term = {view.half == 0 ? "ruin.what.first_half" : "ruin.what.second_half"}});
  draw_half(ui, foot, view.half);
  if (view.deck_left == 0) return draw_empty_place(ui, back);
  draw::card_back(ui, back);
  const float high = std::min(back.h, 26.0F);
  const float edge = back.w < 30 ? 0 : back.w * 0.1F;
  const Rect plate = Rect{back.x, back.centre().y - high / 2, back.w, high}.inset(edge, 0);
  draw::fill(ui.pen(), draw::round_outline(plate, 5), ui.colour(Ink::panel));
  ui.text.number(
      plate, view.deck_left,
      {.size = std::clamp(high * 0.78F, 14.0F, 20.0F), .ink = Ink::text, .align = Align::centre, .middle = true});
}

/// Marks the card whose letter will be the next destination with a gem.
void mark_next(draw::Ui& ui, const Rect& at) {
  const Rect edge = at.inset(-1.5F);
  draw::stroke(ui.pen(), draw::round_outline(edge, 6), pencil::gem, 2.5F);
  draw_gem(ui, {edge.right() - 3, edge.y + 3}, std::clamp(at.w * 0.13F, 6.0F, 11.0F));
}

/// In the places of the cards that do not come any more, and of the deck.
void draw_last_round(draw::Ui& ui, const Layout& layout, const View& view) {
  const Rect& first = layout.row[1];
  const Rect& deck = layout.deck;
  const Rect at{first.x, first.y, std::max(first.right(), deck.right()) - first.x, first.h};
  const std::string words = ui.say(view.half + 1 < halves ? "ruin.table.last_round.of_half" : "ruin.table.last_round");
  const draw::TextStyle style{.size = draw::type::small, .ink = Ink::warn, .align = Align::centre, .middle = true};
  ui.explain(at, "row.last", explanation_of_deck(view));
  if (ui.text.width(words, style) <= at.w || ui.text.height(at.w, words, style) <= at.h) ui.text.draw(at, words, style);
}

/// A card that leaves the row: buried, or turned away.
void draw_leaving(draw::Ui& ui, const Rect& at, Card card, const RowMotion& motion) {
  const float t = draw::ease(motion.progress);
  const draw::DrawRange drawn(ui.pen());
  draw_search_card(ui, {at.x, at.y + (motion.falls ? at.h * 0.6F * t : 0), at.w, at.h}, card);
  if (motion.falls)
    drawn.rotate(at.centre(), 40 * t);
  else
    drawn.narrow(at.centre().x, 1 - t);
  drawn.fade(1 - t * t);
}

/// A card on its way to the i-th place of the row, from another place or from the deck.
void draw_coming(draw::Ui& ui, const Layout& layout, std::size_t i, Card card, const RowMotion& motion) {
  const Rect& to = layout.row[i];
  const bool is_new = motion.from[i] == RowMotion::from_deck;
  const Rect& deck = layout.deck.w > 0 ? layout.deck : layout.row.back();
  const Rect& from = is_new ? deck : layout.row[static_cast<std::size_t>(motion.from[i])];
  const float t = draw::ease(motion.progress);
  const Point centre = from.centre() + (to.centre() - from.centre()) * t;
  const Rect at{centre.x - to.w / 2, centre.y - to.h / 2, to.w, to.h};
  const draw::DrawRange drawn(ui.pen());
  if (is_new && t < 0.5F)
    draw::card_back(ui, at);
  else
    draw_search_card(ui, at, card);
  if (is_new) drawn.narrow(centre.x, std::max(0.05F, std::abs(1 - 2 * t)));
}

}  // namespace

void draw_search_card(draw::Ui& ui, const Rect& at, Card card) {
  draw::paper(ui, at);
  const SearchCard& face = search_cards[card];
  Rect inside = at.inset(std::min(at.w * 0.1F, std::max(2.0F, (at.w - 26) / 2)), at.h * 0.07F);
  const float size = std::clamp(at.h * 0.24F, 14.0F, 30.0F);
  const Rect head = inside.take_top(size, inside.h * 0.05F);
  const float wanted = ui.text.width(ui.say(letter_key(card)), {.size = size, .face = draw::Face::display}) + 1;
  const draw::TextStyle steps_style{
      .size = std::max(14.0F, size * 0.84F), .ink = Ink::ink_soft, .align = Align::centre, .middle = true};
  constexpr float digit = 9;
  Rect steps = head;
  if (wanted + digit <= head.w)
    draw_card_letter(ui, steps.take_left(std::max(wanted, head.w * 0.5F)), card, size, Ink::ink);
  else {  // one above the other
    draw_card_letter(ui, {at.x, head.y, at.w, head.h}, card, size, Ink::ink);
    steps = inside.take_bottom(size);
  }
  if (at.w >= 60) draw_footprints(ui, steps.take_left(steps.w * 0.46F).centre(), size * 0.3F, ui.colour(Ink::ink_soft));
  ui.text.number(steps, face.steps, steps_style);
  draw_shape(ui, inside, HeldShape(face.shape), Mark::passage, at.w * 0.26F);
}

RowMotion row_motion(const View& before, const View& after, bool falls) {
  RowMotion motion{.falls = falls};
  for (std::size_t i = 0; i < after.row.size(); ++i) {
    const auto old = std::ranges::find(before.row, after.row[i]);
    motion.from[i] = old == before.row.end() ? RowMotion::from_deck : static_cast<int>(old - before.row.begin());
  }
  for (std::size_t i = 0; i < before.row.size(); ++i)
    if (std::ranges::find(after.row, before.row[i]) == after.row.end()) motion.leaving[i] = before.row[i];
  return motion;
}

void draw_search_cards(draw::Ui& ui, const Layout& layout, const View& view, const RowMotion& motion) {
  if (view.phase == Phase::over || layout.row[0].w <= 0) return;
  const bool set_up = view.phase == Phase::keep || view.phase == Phase::prepare;
  for (std::size_t i = 0; i < row_length; ++i)
    if (motion.leaving[i] < letters) draw_leaving(ui, layout.row[i], motion.leaving[i], motion);
  for (std::size_t i = 0; i < view.row.size(); ++i) {
    const Rect& place = layout.row[i];
    const bool moves = motion.from[i] != RowMotion::at_rest && motion.from[i] != static_cast<int>(i);
    const bool now = i == 0 && !set_up && !moves;
    if (now) draw::glow(ui.pen(), place.centre(), place.w * 0.95F, place.h * 0.8F, ui.lamplight(0.5F));
    if (moves)
      draw_coming(ui, layout, i, view.row[i], motion);
    else
      draw_search_card(ui, place, view.row[i]);
    if (now) draw::stroke(ui.pen(), draw::round_outline(place.inset(-1.5F), 6), ui.colour(Ink::live), 2.5F);
    if (i == 1 && !moves && !in_set(view.open, view.row[i]) && !set_up) mark_next(ui, place);
    explain_on_tap(ui, place, "row." + std::to_string(i + 1), explanation_of_search_card(view, i));
  }
  if (view.row.size() == 1 && view.deck_left == 0 && motion.leaving == RowMotion{}.leaving && !set_up)
    return draw_last_round(ui, layout, view);
  if (layout.deck.w <= 0 || (view.row.empty() && view.deck_left == 0)) return;
  explain_on_tap(ui, layout.deck, "deck", explanation_of_deck(view));
  draw_deck(ui, layout.deck, view);
}

}  // namespace kairo::ruin::table
