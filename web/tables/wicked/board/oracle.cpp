#include "web/tables/wicked/board/oracle.h"

#include <algorithm>

#include "web/draw/shapes.h"
#include "web/tables/wicked/pieces.h"

namespace kairo::wicked::table {

using draw::Ink;
using draw::Point;
using draw::Rect;
using draw::vec;

namespace {

/// Share of a card's height for what it gives; its demands are below.
float head_share(const Rect& at) { return at.h > 1.5F * at.w ? 0.32F : 0.4F; }

struct Card {
  Rect head;
  Rect body;
};

Card halves_of(const Rect& at) {
  Rect body = at.inset(std::min(5.0F, at.w * 0.05F), 3);
  const Rect head = body.take_top(body.h * head_share(at));
  return {head, body};
}

/// On a card of this shape a great oracle has its points above its tokens, otherwise beside them.
bool upright(const Rect& at) { return at.h > at.w; }
/// On a tall one its tokens lie upon each other, larger.
bool tall(const Rect& body) { return body.h > 1.2F * body.w; }

void draw_points(draw::Ui& ui, const Rect& head, int points) {
  const float size = std::clamp(head.h * 0.9F, 14.0F, 28.0F);
  ui.text.number(Rect(head).take_left(std::max(head.w * 0.22F, size * 0.7F)), points,
                 {.size = size, .ink = Ink::paper, .align = draw::Align::centre, .middle = true});
}

void draw_divider(draw::Ui& ui, const Rect& body) {
  ui.pen().AddLine(vec({body.x + 2, body.y}), vec({body.right() - 2, body.y}), ui.colour(Ink::frame), 1);
}

/// Quieter than paper: an oracle is a promise, and what can be won now lies in the light.
void draw_velvet(draw::Ui& ui, const Rect& at) {
  draw::panel(ui, at);
  draw::fill_gradient(ui.pen(), draw::round_outline(at, 8), draw::lighter(by_night(ui, Ink::panel), 0.05F),
                      by_night(ui, Ink::panel));
  draw::stroke(ui.pen(), draw::round_outline(at.inset(4), 5), by_night(ui, Ink::frame, 0.8F), 1);
}

/// The back of an achieved card, with its points.
void draw_achieved(draw::Ui& ui, const Rect& at, int points) {
  draw::card_back(ui, at);
  const float radius = std::min(at.h * 0.34F, 22.0F);
  const Point centre = at.centre();
  ui.pen().AddCircleFilled(vec(centre), radius, ui.colour(Ink::paper));
  ui.pen().AddCircle(vec(centre), radius, ui.colour(Ink::gold), 0, 2);
  ui.text.number(
      {centre.x - radius, centre.y - radius, 2 * radius, 2 * radius}, points,
      {.size = std::max(14.0F, radius * 1.1F), .ink = Ink::ink, .align = draw::Align::centre, .middle = true});
  draw_tick(ui, centre + Point{radius * 0.85F, radius * 0.7F}, std::max(5.0F, radius * 0.4F));
}

void draw_demand(draw::Ui& ui, Point centre, float radius, const Demand& demand) {
  art::ranked_soul(ui, centre, radius, soul_of(demand.colour), index(demand.rank));
  if (demand.met) draw_tick(ui, centre + Point{radius * 0.72F, radius * 0.72F}, std::max(4.5F, radius * 0.45F));
}

void draw_reward(draw::Ui& ui, Rect head, const SmallOracle& card) {
  head.take_left(std::max(head.w * 0.22F, 18.0F));
  if (card.reward == SmallReward::promotion)
    return art::promotion_spell(ui, head.centre(), std::min(head.h, head.w * 0.7F) * 0.48F);
  int gifts = 0;
  for (const std::uint8_t count : card.gives) gifts += count;
  const int rows = head.h > 0.6F * head.w ? 2 : 1;  // of four gifts
  const int columns = (gifts + rows - 1) / rows;
  const float radius = std::min(head.h / px(rows), head.w / px(columns)) * 0.46F;
  int i = 0;
  for (int colour = 0; colour < colours; ++colour)
    for (int n = 0; n < card.gives[colour]; ++n, ++i)
      art::ranked_soul(ui, head.row(i / columns, rows, 0).column(i % columns, columns, 0).centre(), radius,
                       soul_of(static_cast<Colour>(colour)), 0);
}

}  // namespace

Demands demands_of_small(const Board& board, int which) {
  const Tokens tokens = owned(board);
  const Tokens& demanded = small_oracles[board.small[which]].demands;
  Demands demands;
  for (int rank = ranks - 1; rank >= 0; --rank) {
    for (int colour = 0; colour < colours; ++colour) {
      // Tokens of this rank and above that are left over from higher demands.
      int spare = 0;
      for (int above = ranks - 1; above >= rank; --above)
        spare = std::max(0, spare + tokens[above][colour] - (above > rank ? demanded[above][colour] : 0));
      for (int n = 0; n < demanded[rank][colour]; ++n)
        demands.push_back({static_cast<Rank>(rank), static_cast<Colour>(colour), n < spare});
    }
  }
  return demands;
}

Demands demands_of_great(const Board& board, int which) {
  const GreatOracle& card = great_oracles[board.great[which]];
  const auto& high = board.tokens[index(Rank::high)];
  const bool done = board.great_done[which] != 0;
  const int needed_for_second = card.first == card.second ? 2 : 1;
  Demands demands;
  demands.push_back({Rank::high, card.first, done || high[index(card.first)] >= 1});
  demands.push_back({Rank::high, card.second, done || high[index(card.second)] >= needed_for_second});
  return demands;
}

void draw_small_oracle(draw::Ui& ui, const Rect& at, const Board& board, int which) {
  if (board.small_done[which] != 0) return draw_achieved(ui, at, small_points);
  draw_velvet(ui, at);
  const Card card = halves_of(at);
  draw_points(ui, card.head, small_points);
  draw_reward(ui, card.head, small_oracles[board.small[which]]);
  draw_divider(ui, card.body);
  const Demands demands = demands_of_small(board, which);
  const auto count = static_cast<int>(demands.size());
  const int rows = card.body.h > 0.6F * card.body.w && count > 2 ? 2 : 1;
  const int columns = (count + rows - 1) / rows;
  const float radius = std::min(card.body.h / px(rows), card.body.w / px(columns)) * 0.45F;
  for (int i = 0; i < count; ++i)
    draw_demand(ui, card.body.row(i / columns, rows, 0).column(i % columns, columns, 0).centre(), radius,
                demands[static_cast<std::size_t>(i)]);
}

Point place_on_great(const Rect& at, int i) {
  const Rect body = halves_of(at).body;
  if (upright(at)) return tall(body) ? body.row(i, 2, 0).centre() : body.column(i, 2, 0).centre();
  return {at.x + at.w * (i == 0 ? 0.465F : 0.8F), at.centre().y};
}

void draw_great_oracle(draw::Ui& ui, const Rect& at, const Board& board, int which, bool hidden) {
  const bool done = board.great_done[which] != 0;
  draw_velvet(ui, at);
  if (done) draw::fill(ui.pen(), draw::round_outline(at.inset(2), 6), ui.colour(Ink::gold, 0.2F));
  const Rect worth = upright(at) ? halves_of(at).head : Rect{at.x + at.w * 0.05F, at.y, at.w * 0.24F, at.h};
  ui.text.number(worth, great_points,
                 {.size = std::clamp(at.h * 0.42F, 16.0F, 34.0F),
                  .ink = Ink::paper,
                  .align = draw::Align::centre,
                  .middle = true});
  const Rect body = halves_of(at).body;
  const float radius = !upright(at) ? std::min(at.h * 0.32F, at.w * 0.165F)
                       : tall(body) ? std::min(body.h * 0.235F, body.w * 0.42F)
                                    : at.w * 0.23F;
  const Demands demands = demands_of_great(board, which);
  for (int i = 0; i < static_cast<int>(demands.size()); ++i) {
    const Demand& demand = demands[static_cast<std::size_t>(i)];
    const Point centre = place_on_great(at, i);
    if (done && !hidden)
      art::ranked_soul(ui, centre, radius * 1.06F, soul_of(demand.colour), index(Rank::high));
    else
      draw_demand(ui, centre, radius * 0.96F, {demand.rank, demand.colour, demand.met && !done});
  }
  if (done) draw_tick(ui, {at.right() - 10, at.y + 10}, 7);
}

}  // namespace kairo::wicked::table
