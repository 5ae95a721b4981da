#include "web/tables/ruin/board/rank_ladder.h"

#include <algorithm>
#include <string>

#include "engine/games/ruin/rules.h"
#include "engine/games/ruin/words.h"
#include "web/draw/shapes.h"
#include "web/tables/ruin/board/rank_stair.h"
#include "web/tables/ruin/explanations.h"
#include "web/tables/ruin/pieces.h"

namespace kairo::ruin::table {

using draw::Align;
using draw::Ink;
using draw::Rect;

namespace {

constexpr int ranks = static_cast<int>(solo_ranks.size()) + 1;
constexpr float least_rung = 20;  // CSS pixels
constexpr float highest_rung = 30;
constexpr float widest = 300;
constexpr float threshold_width = 38;
constexpr float rung_edge = 6;
constexpr draw::TextStyle smallest{.size = draw::min_text_size};

int threshold_of(int rank) { return solo_ranks[static_cast<std::size_t>(rank - 1)]; }

/// The points, the progress from this rank to the next, and the points that the next one needs.
void draw_meter(draw::Ui& ui, Rect at, int total, int rank) {
  const draw::TextStyle style{.size = draw::type::note, .ink = Ink::gold, .align = Align::right, .middle = true};
  const bool top = rank + 1 == ranks;
  ui.text.number(at.take_left(32, draw::gap::tight), total, style);
  if (!top)
    ui.text.number(at.take_right(32, draw::gap::tight), threshold_of(rank + 1),
                   {.size = draw::type::note, .middle = true});
  const Rect groove{at.x, at.centre().y - 4, at.w, 8};
  const int from = rank == 0 ? 0 : threshold_of(rank);
  const float part = top ? 1.0F : std::clamp(px(total - from) / px(threshold_of(rank + 1) - from), 0.0F, 1.0F);
  draw::fill(ui.pen(), draw::round_outline(groove, 4), ui.colour(Ink::panel_edge));
  if (part > 0)
    draw::fill(ui.pen(), draw::round_outline({groove.x, groove.y, std::max(8.0F, groove.w * part), 8}, 4),
               ui.colour(Ink::gold));
}

float room_for_name(float width) { return width - threshold_width - 2 * rung_edge; }

/// The least height of a rung for the longest name, which may take two lines.
float least_rung_height(const draw::Ui& ui, float width) {
  float height = least_rung;
  for (int rank = 0; rank < ranks; ++rank)
    height = std::max(height, ui.text.height(room_for_name(width), ui.say(rank_key(rank)), smallest));
  return height;
}

/// All ranks, the highest first.
void draw_rungs(draw::Ui& ui, const Rect& at, int rank) {
  for (int i = 0; i < ranks; ++i) {
    const int here = ranks - 1 - i;
    Rect rung = at.row(i, ranks, 0);
    if (here == rank) draw::stroke(ui.pen(), draw::round_outline(rung.inset(0, 1), 5), ui.colour(Ink::gold), 1.5F);
    rung = rung.inset(rung_edge, 0);
    const draw::TextStyle style{.size = std::clamp(rung.h * 0.62F, 14.0F, 18.0F),
                                .ink = here == rank ? Ink::gold : Ink::text_soft,
                                .middle = true};
    draw::TextStyle right = style;
    right.align = Align::right;
    const Rect threshold = rung.take_right(threshold_width - 2, 2);
    if (here > 0) ui.text.number(threshold, threshold_of(here), right);
    const std::string name = ui.say(rank_key(here));
    if (ui.text.width(name, smallest) <= rung.w)
      ui.text.label(rung, name, style);
    else
      ui.text.draw(rung, name, {.size = smallest.size, .ink = style.ink, .middle = true});
  }
}

}  // namespace

void draw_rank_ladder(draw::Ui& ui, const Rect& at, int total) {
  if (at.w <= 0 || at.h <= 0) return;
  const int rank = solo_rank(total);
  explain_on_tap(ui, at, "ladder", explanation_of_rank(total));
  Rect rest = at;
  if (const Rect above{at.x, at.y, at.w, at.h - least_rung - 8}; has_room_for_stair(ui, above)) {
    draw_rank_stair(ui, above, total);
    return draw_meter(ui, rest.take_bottom(least_rung), total, rank);
  }
  rest.w = std::min(rest.w, widest);
  const float least = least_rung_height(ui, rest.w);
  if (at.h >= least * px(ranks) + least_rung) {
    const float rung = std::clamp((at.h - least_rung) / px(ranks), least, std::max(least, highest_rung));
    draw_rungs(ui, rest.take_top(rung * px(ranks), std::min(10.0F, at.h - least_rung - rung * px(ranks))), rank);
    return draw_meter(ui, rest.take_top(least_rung), total, rank);
  }
  const std::string name = ui.say(rank_key(rank));
  const draw::TextStyle style{.size = draw::type::note, .ink = Ink::gold, .align = Align::centre, .middle = true};
  const Rect head = rest.take_top(rest.h / 2);
  if (ui.text.width(name, smallest) <= head.w) ui.text.label(head, name, style);  // otherwise a tap tells it
  draw_meter(ui, rest, total, rank);
}

}  // namespace kairo::ruin::table
