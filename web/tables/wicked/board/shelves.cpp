#include "web/tables/wicked/board/shelves.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>

#include "web/draw/shapes.h"
#include "web/tables/wicked/pieces.h"

namespace kairo::wicked::table {

using draw::Ink;
using draw::Point;
using draw::Rect;
using draw::vec;

namespace {

constexpr int longest_shelf = room[index(Rank::low)];
constexpr float narrowest_with_heads = 130;
constexpr float shelf_gap = 2;
constexpr float largest_packed = 19;  // radius of a token on a small board

void draw_plank(draw::Ui& ui, const Shelves& shelves, const Board& board, Rank rank) {
  const Rect row = shelves.row(rank);
  const float r = shelves.radius();
  const bool packed = shelves.style() == ShelfStyle::packed;
  const float thick = packed ? 1 : std::max(1.5F, r * 0.14F);
  const Rect plank{row.x, row.bottom() - thick, shelves.corner(rank).x - row.x, thick};
  ui.pen().AddRectFilled(vec({plank.x, plank.y}), vec({plank.right(), plank.bottom()}), ui.colour(Ink::frame, 0.7F),
                         thick / 2);
  const bool bare = on_shelf(board, Rank::low) + on_shelf(board, Rank::middle) + on_shelf(board, Rank::high) == 0;
  for (int i = on_shelf(board, rank); i < room[index(rank)] && !packed && !bare; ++i) {
    const draw::NotedPicture noted(ui, "empty place");
    const ImVec2 centre = vec(shelves.slot(rank, i));
    ui.pen().AddCircleFilled(centre, r * 0.36F, ui.colour(Ink::ground, 0.5F));
    ui.pen().AddCircle(centre, r * 0.36F, ui.colour(Ink::panel_edge, 0.9F), 0, 1);
  }
  const Rect head = shelves.head(rank);
  if (head.w > 0)
    ui.text.number(head, token_points[index(rank)],
                   {.size = std::clamp(std::min(r * 1.2F, head.w), 14.0F, 24.0F),
                    .ink = Ink::gold,
                    .align = draw::Align::centre,
                    .middle = true});
}

std::string of_room(int count, Rank rank) { return std::to_string(count) + "/" + std::to_string(room[index(rank)]); }

void draw_mark(draw::Ui& ui, const Rect& group, Mark mark) {
  if (mark == Mark::none || group.w <= 0) return;
  const draw::WidgetState state = mark == Mark::chosen    ? draw::WidgetState::selected
                                  : mark == Mark::pointed ? draw::WidgetState::primary
                                                          : draw::WidgetState::enabled;
  const Rect around = group.inset(3, 3);
  const float rounding = std::min(12.0F, around.h / 3);
  const Ink ink = mark == Mark::chosen ? Ink::chosen : Ink::live;
  ui.pen().AddRectFilled(vec({around.x, around.y}), vec({around.right(), around.bottom()}), ui.colour(ink, 0.16F),
                         rounding);
  draw::mark(ui, around, state, rounding);
}

/// The width of "8/6", and of "10/6".
float overflow_width(int count) { return count < 10 ? 34 : 44; }

/// How many souls lie where there is room for fewer, until the rest has gone back: at the end of the row, which they
/// leave free.
void draw_overflow(draw::Ui& ui, const Rect& row, int count, Rank rank) {
  const draw::TextStyle style{
      .size = draw::min_text_size, .ink = Ink::warn, .align = draw::Align::centre, .middle = true};
  const std::string words = of_room(count, rank);
  const float width = overflow_width(count);
  const float height = std::max(ui.text.height(width, words, style), std::min(row.h, 23.0F));
  const Rect at{row.right() - width, row.centre().y - height / 2, width, height};
  draw::fill(ui.pen(), draw::round_outline(at, 6), ui.colour(Ink::ground));
  ui.text.draw(at, words, style);
}

/// The souls of a rank as one picture: a small one of each colour there is, in the rim of the rank.
void draw_colours(draw::Ui& ui, Point centre, float radius, const std::array<std::uint8_t, colours>& counts, int rank) {
  const auto kinds = colours - std::ranges::count(counts, 0);
  const float small = radius * 0.48F;
  if (kinds > 1 && rank > 0) art::rank_of_souls(ui, centre, radius, rank);
  int i = 0;
  for (int c = 0; c < colours; ++c) {
    if (counts[c] == 0) continue;
    const art::Soul soul = soul_of(static_cast<Colour>(c));
    if (kinds == 1) return art::ranked_soul(ui, centre, radius, soul, rank);
    art::soul(ui, centre + Point{i % 2 == 0 ? -small : small, i < 2 ? -small : small}, small, soul);
    ++i;
  }
}

/// The souls of a rank by their colours and their number: side by side, or else the number in the rim. Without souls,
/// the rim, faint and without a nought.
void draw_number_of_souls(draw::Ui& ui, const Shelves& shelves, const Board& board, const Marks& marks,
                          const Tokens& hidden, Rank rank) {
  constexpr float digit = 11;
  constexpr float least_picture = 9;  // in which colours can be told
  const int r = index(rank);
  Rect at = shelves.row(rank);
  std::array<std::uint8_t, colours> counts{};
  int count = 0;
  Mark mark = Mark::none;
  for (int c = 0; c < colours; ++c) {
    counts[c] = static_cast<std::uint8_t>(board.tokens[r][c] - hidden[r][c]);
    count += counts[c];
    mark = std::max(mark, marks[r][c]);
  }
  draw_mark(ui, at, mark);
  const bool over = count > room[r];
  const float radius = std::min(shelves.radius(), (at.w - digit) / 2);
  const bool both = count > 0 && !over && radius >= least_picture;
  const float least_for_room = count < 10 ? 30 : 40;  // beside the number; narrower, that alone is told as too high
  if (over && at.w >= least_for_room) return draw_overflow(ui, at, count, rank);
  if (both)
    draw_colours(ui, at.take_left(2 * radius).centre(), radius, counts, r);
  else
    art::rank_of_souls(ui, at.centre(), shelves.radius(), r, count > 0 ? 1.0F : 0.35F);
  if (count <= 0) return;
  ui.text.number(at, count,
                 {.size = std::clamp(shelves.radius() * 1.3F, draw::min_text_size, draw::type::headline),
                  .ink = over   ? Ink::warn
                         : both ? Ink::text
                                : Ink::white,
                  .align = draw::Align::centre,
                  .middle = true});
}

}  // namespace

Shelves::Shelves(const Rect& at, const Board& board, ShelfStyle style)
    : board_(board),
      at_(at),
      style_(style),
      head_(at.w >= narrowest_with_heads && style != ShelfStyle::counted ? std::clamp(at.w * 0.06F, 14.0F, 26.0F) : 0),
      slot_((at.w - head_) / px(longest_shelf)) {
  const Rect low = row(Rank::low);
  switch (style) {
    case ShelfStyle::places: radius_ = std::min(slot_, low.h) * 0.44F; break;
    case ShelfStyle::packed: radius_ = std::min(low.h * 0.5F, largest_packed); break;
    case ShelfStyle::counted: radius_ = std::min({low.w * 0.5F, low.h * 0.5F, largest_packed}); break;
  }
}

Rect Shelves::row(Rank rank) const {
  if (style_ == ShelfStyle::counted) return at_.column(ranks - 1 - index(rank), ranks, shelf_gap);
  Rect row = at_.row(ranks - 1 - index(rank), ranks, shelf_gap);
  row.take_left(head_);
  return row;
}

Rect Shelves::head(Rank rank) const { return at_.row(ranks - 1 - index(rank), ranks, shelf_gap).take_left(head_); }

float Shelves::pitch(Rank rank) const {
  const int places = room[index(rank)];
  const int count = on_shelf(board_, rank);
  const float free = row(rank).w - 2 * radius_;
  const float taken = count > places ? std::min(free, overflow_width(count) + shelf_gap) : 0;
  if (style_ == ShelfStyle::packed) {
    const float widest = head_ > 0 ? 1.8F : 1.2F;  // in radii
    const int gaps = std::max(1, count - 1);
    return std::min(widest * radius_, (free - taken) / px(gaps));
  }
  if (count <= places) return slot_;
  return std::min(slot_, (free - taken) / px(count - 1));
}

Point Shelves::slot(Rank rank, int i) const {
  const Rect shelf = row(rank);
  if (style_ == ShelfStyle::counted) return shelf.centre();
  const bool over = on_shelf(board_, rank) > room[index(rank)];
  const float first = style_ == ShelfStyle::packed || over ? radius_ : pitch(rank) / 2;
  return {shelf.x + first + pitch(rank) * px(i), shelf.y + shelf.h / 2};
}

Point Shelves::token(Rank rank, Colour colour, int i) const {
  for (int before = 0; before < index(colour); ++before) i += board_.tokens[index(rank)][before];
  return slot(rank, i);
}

Rect Shelves::group(Rank rank, Colour colour) const {
  const int count = board_.tokens[index(rank)][index(colour)];
  const Rect shelf = row(rank);
  if (style_ == ShelfStyle::counted) return count > 0 ? shelf : Rect{shelf.x, shelf.y, 0, shelf.h};
  const float step = pitch(rank);
  return {token(rank, colour, 0).x - step / 2, shelf.y, step * px(count), shelf.h};
}

Rect Shelves::corner(Rank rank) const {
  Rect free = row(rank);
  free.take_left(style_ != ShelfStyle::places ? free.w : slot_ * px(room[index(rank)]));
  return free;
}

Rect Shelves::whole(Rank rank) const {
  const Rect shelf = row(rank);
  if (style_ == ShelfStyle::counted) return shelf;
  return {at_.x, shelf.y, corner(rank).x - at_.x, shelf.h};
}

void draw_shelves(draw::Ui& ui, const Shelves& shelves, const Board& board, const Marks& marks, const Tokens& hidden) {
  for (int r = ranks - 1; r >= 0; --r) {
    const auto rank = static_cast<Rank>(r);
    if (shelves.style() == ShelfStyle::counted) {
      draw_number_of_souls(ui, shelves, board, marks, hidden, rank);
      continue;
    }
    draw_plank(ui, shelves, board, rank);
    int shown = 0;
    for (int c = 0; c < colours; ++c) {
      const auto colour = static_cast<Colour>(c);
      const Rect group = shelves.group(rank, colour);
      std::optional<draw::Lifted> lifted;
      if (marks[r][c] != Mark::none) lifted.emplace(ui, soul_id(r, c), group.inset(3), draw::WidgetState::enabled, 12);
      draw_mark(ui, group, marks[r][c]);
      for (int i = 0; i + hidden[r][c] < board.tokens[r][c]; ++i, ++shown)
        art::ranked_soul(ui, shelves.token(rank, colour, i), shelves.radius(), soul_of(colour), r);
    }
    if (shown > room[r]) draw_overflow(ui, shelves.row(rank), shown, rank);
  }
}

}  // namespace kairo::wicked::table
