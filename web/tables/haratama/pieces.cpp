#include "web/tables/haratama/pieces.h"

#include <algorithm>
#include <cmath>

#include "engine/games/haratama/words.h"
#include "web/draw/shapes.h"
#include "web/tables/haratama/tints.h"

namespace kairo::haratama::table {

using draw::Align;
using draw::Ink;
using draw::Point;
using draw::Rect;

art::Suit suit_sign(Suit suit) { return static_cast<art::Suit>(suit); }

std::string card_id(Card card) {
  const std::string text = move_text({Move::Kind::play, card, 0});
  return text.substr(text.find(' ') + 1);
}

bool is_small(const Rect& card) {
  constexpr float smallest_with_middle = 66;
  return card.w < smallest_with_middle;
}

namespace {

/// Side of the suit sign below a rank.
float radius_of_suit(const Rect& rank) { return rank.h * 0.44F; }

/// A gold background and border, more visible than the jewel.
void draw_gilding(draw::Ui& ui, const Rect& at) {
  const float radius = std::clamp(std::min(at.w, at.h) * 0.07F, 3.0F, 10.0F);
  const ImU32 leaf = tint::gold_leaf;
  draw::fill_gradient(ui.pen(), draw::round_outline(at.inset(1.5F), radius), draw::with_alpha(leaf, 0.42F),
                      draw::with_alpha(leaf, 0.2F));
  draw::stroke(ui.pen(), draw::round_outline(at.inset(1), radius), tint::leaf_edge, 2);
}

/// Fibres in handmade paper, on each card others, and its lit and its shaded edge.
void draw_paper(draw::Ui& ui, const Rect& at, Card card) {
  draw::paper(ui, at);
  constexpr float least = 36;  // wide; on a smaller card fibres would be dirt
  if (at.w < least) return;
  constexpr int fibres = 11;
  const ImU32 shade = ui.colour(Ink::paper_edge, 0.36F);
  const ImU32 light = draw::with_alpha(draw::lighter(ui.colour(Ink::paper), 0.7F), 0.75F);
  for (int i = 0; i < fibres; ++i) {
    // Multiples of these numbers are spread evenly, whatever the card.
    const auto part = [n = static_cast<float>(card * fibres + i)](float step) { return std::fmod(n * step, 1.0F); };
    const float angle = 6.28F * part(0.381F);
    const Point along = Point{std::cos(angle), std::sin(angle)} * (at.w * (0.03F + 0.08F * part(0.618F)));
    const Point middle{at.x + at.w * (0.14F + 0.72F * part(0.7549F)), at.y + at.h * (0.12F + 0.76F * part(0.5698F))};
    const Point bent = middle + Point{along.y, -along.x} * (0.35F * part(0.29F));
    const ImVec2 fibre[] = {draw::vec(middle - along), draw::vec(bent), draw::vec(middle + along)};
    ui.pen().AddPolyline(fibre, 3, i % 3 == 0 ? light : shade, ImDrawFlags_None, 1);
  }
  const Rect edge = at.inset(at.w * 0.06F, 1);
  ui.pen().AddLine({edge.x, edge.y}, {edge.right(), edge.y}, light, 1.5F);
  ui.pen().AddLine({edge.x, edge.bottom()}, {edge.right(), edge.bottom()}, shade, 2);
}

/// Rank over suit, or without room only the suit.
void draw_index(draw::Ui& ui, const Rect& at, Card card) {
  constexpr float beside = 4;      // between two-digit ranks of neighbours
  constexpr float digits = 1.08F;  // width of two, as part of their size
  const float size = std::min({(at.w - beside) / digits, at.h * 0.42F, 28.0F});
  Rect rest = at.inset(1, at.h * 0.06F);
  if (size >= draw::min_text_size)
    ui.text.number(rest.take_top(rest.h * 0.5F), rank_of(card),
                   {.size = size, .ink = Ink::ink, .align = Align::centre, .middle = true});
  art::suit(ui, rest.centre(), std::min(rest.w, rest.h) * 0.42F, suit_sign(suit_of(card)));
}

}  // namespace

namespace {

constexpr float least_bead = 6.5F;

}  // namespace

Rect rank_rect(const Rect& card, float beside) {
  float size = std::clamp(card.w * (is_small(card) ? 0.38F : 0.34F), 16.0F, 40.0F);
  const float x = card.w * 0.05F;
  if (beside > 0) size = std::clamp((beside - x - 2 * least_bead - 3) / two_digits, 16.0F, size);
  return {card.x + x, card.y + card.h * 0.03F, size * two_digits, size};
}

Rect jewel_rect(const Rect& card, float beside) {
  if (beside > 0) return {card.x + beside - 2 * least_bead - 1, card.y + 4, 2 * least_bead, 2 * least_bead};
  const float bead = std::clamp(card.w * 0.13F, least_bead, 14.0F);
  const Rect rank = rank_rect(card);
  constexpr float least_beside_rank = 44;  // below this width the jewel would cover a two-digit rank
  Point centre{rank.centre().x, rank.bottom() + 2 * radius_of_suit(rank) + bead + 6};
  if (is_small(card)) {
    centre.y = std::min(centre.y - 3, card.bottom() - bead * 1.2F);
    if (card.w >= least_beside_rank) centre = {card.right() - bead * 2.4F, card.y + bead * 1.7F};
  }
  return {centre.x - bead, centre.y - bead, 2 * bead, 2 * bead};
}

namespace {

/// The jewel of a treasure on a dark seal, which keeps it apart from the number.
void draw_seal(draw::Ui& ui, const Rect& at) {
  ui.pen().AddCircleFilled(draw::vec(at.centre()), at.w / 2, tint::maroon);
  art::jewel(ui, at.centre(), at.w * 0.35F);
}

}  // namespace

void draw_card(draw::Ui& ui, const Rect& at, Card card, bool treasure, float beside) {
  draw_paper(ui, at, card);
  if (treasure) draw_gilding(ui, at);
  const art::Suit suit = suit_sign(suit_of(card));
  const Rect rank = rank_rect(at, beside);
  ui.text.number(rank, rank_of(card), {.size = rank.h, .ink = Ink::ink, .align = Align::centre, .middle = true});
  const float radius = radius_of_suit(rank);
  art::suit(ui, {rank.centre().x, rank.bottom() + radius + 1}, radius, suit);
  if (!is_small(at))  // where the next card of a fan leaves it seen
    art::suit(ui, at.centre() + Point{at.w * 0.1F, at.h * 0.15F}, at.w * 0.25F, suit);
  if (treasure) draw_seal(ui, jewel_rect(at, beside));
}

void draw_token_paper(draw::Ui& ui, const Rect& at) {
  draw::note_surface(ui, at);
  const float radius = std::min(4.0F, at.w * 0.16F);
  ui.pen().AddRectFilled({at.x, at.y}, {at.right(), at.bottom()}, ui.colour(Ink::paper), radius);
  ui.pen().AddRect({at.x, at.y}, {at.right(), at.bottom()}, tint::leaf_edge, radius, 0, 1.4F);
}

void draw_token(draw::Ui& ui, const Rect& at, Card card, float uncovered) {
  draw_token_paper(ui, at);
  if (at.h > at.w) return draw_index(ui, {at.x, at.y, uncovered > 0 ? uncovered : at.w, at.h}, card);
  const bool ranked = at.w >= 34 && at.h >= 22;
  Rect rest = at.inset(2, 1);
  if (ranked)
    ui.text.number(
        rest.take_left(rest.w * 0.52F), rank_of(card),
        {.size = std::clamp(at.h * 0.62F, 14.0F, 22.0F), .ink = Ink::ink, .align = Align::centre, .middle = true});
  art::suit(ui, rest.centre(), std::min(rest.w, rest.h) * 0.42F, suit_sign(suit_of(card)));
}

void draw_empty_slot(draw::Ui& ui, const Rect& at) {
  const float radius = std::clamp(at.w * 0.07F, 2.0F, 10.0F);
  draw::fill(ui.pen(), draw::round_outline(at, radius), ui.colour(Ink::ground, 0.3F));
  draw::stroke(ui.pen(), draw::round_outline(at, radius), ui.colour(Ink::panel_edge, 0.7F), 1);
}

void draw_seat_slot(draw::Ui& ui, const Rect& at, Seat seat, bool awaited) {
  if (awaited) draw::glow(ui.pen(), at.centre(), at.w * 0.9F, at.h * 0.75F, ui.lamplight(0.4F));
  draw_empty_slot(ui, at);
  draw::animal(ui, at.centre(), std::min(at.w, at.h) * 0.24F, animal_of(seat), awaited ? 0.9F : 0.45F);
  if (awaited)
    draw::stroke(ui.pen(), draw::round_outline(at, std::clamp(at.w * 0.07F, 2.0F, 10.0F)), ui.colour(Ink::live, 0.8F),
                 1.5F);
}

void draw_badge(draw::Ui& ui, const Rect& card, Seat seat) {
  const draw::NotedPicture noted(ui, "badge");
  const float radius = std::clamp(card.w * 0.16F, 9.0F, 16.0F);
  const Point corner{card.right() - radius * 1.1F, card.bottom() - radius * 1.1F};
  ui.pen().AddCircleFilled(draw::vec(corner), radius, ui.colour(Ink::panel));
  draw::animal(ui, corner, radius * 0.86F, animal_of(seat));
}

namespace {

/// Covered cards, fanned, with their number.
void draw_backs(draw::Ui& ui, const Rect& at, int count) {
  constexpr float tallest = 64;
  Rect rest = at;
  const Rect words = rest.take_right(26, 3);
  const float height = std::min(rest.h, tallest);
  const float width = height * 0.68F;
  const float step = std::min(width * 0.4F, (rest.w - width) / px(std::max(1, count - 1)));
  Rect back{rest.right() - width - step * px(std::max(0, count - 1)), rest.centre().y - height / 2, width, height};
  for (int i = 0; i < count; ++i, back.x += step) draw::card_back(ui, back);
  ui.text.number(words, count,
                 {.size = draw::type::strong, .ink = Ink::text_soft, .align = Align::centre, .middle = true});
}

}  // namespace

void draw_count(draw::Ui& ui, const Rect& at, int count) {
  Rect rest = at;
  constexpr float least_for_backs = 34;  // high
  if (at.h >= least_for_backs && at.w > at.h) return draw_backs(ui, at, count);
  const float height = std::min(at.h, 20.0F);
  const bool beside = at.w >= 30;
  if (beside) {
    const Rect back = rest.take_left(height * 0.7F, 3);
    draw::card_back(ui, {back.x, back.centre().y - height / 2, back.w, height});
  }
  ui.text.number(rest, count,
                 {.size = std::clamp(at.h * 0.7F, 14.0F, 18.0F),
                  .ink = Ink::text_soft,
                  .align = beside ? Align::left : Align::centre,
                  .middle = true});
}

}  // namespace kairo::haratama::table
