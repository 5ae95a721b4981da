#include "web/tables/ruin/players.h"

#include <algorithm>
#include <string>

#include "web/draw/mirrored_section.h"
#include "web/tables/ruin/board/map.h"
#include "web/tables/ruin/board/tally.h"
#include "web/tables/ruin/explanations.h"
#include "web/tables/ruin/pieces.h"
#include "web/text/number.h"

namespace kairo::ruin::table {

using draw::Align;
using draw::Ink;
using draw::Rect;

namespace {

constexpr float narrowest_name = 110;
// CSS pixels: widths of a count with its sign.
constexpr float narrowest_count = 30;
constexpr float widest_count = 64;
constexpr float least_line = 18;
constexpr float widest_line = 28;

std::string gains_id(Seat seat, std::string_view what) {
  return "map." + std::to_string(seat + 1) + "." + std::string(what);
}

void draw_gems(draw::Ui& ui, Rect at, const View& view, Seat seat) {
  const int gems = view.boards[seat].gems;
  ui.explain(at, gains_id(seat, "gems"),
             {.term = {"ruin.what.gems", {number("n", gems), number("points", gems * gem_points)}}});
  const draw::TextStyle style{
      .size = std::clamp(at.h * 0.8F, 14.0F, 24.0F), .face = draw::Face::display, .middle = true};
  const float beside_number = at.w - ui.text.width(std::to_string(gems), style) - 3;
  const float radius = std::min({at.h * 0.38F, 10.0F, beside_number / 2.2F});
  constexpr float least_radius = 4;
  if (radius >= least_radius) draw_gem(ui, at.take_left(2.2F * radius, 2).centre(), radius);
  ui.text.number(at, gems, style);
}

/// The number of goal cards; once the player has left, the points for that.
void draw_cards(draw::Ui& ui, Rect at, const View& view, Seat seat) {
  const Board& board = view.boards[seat];
  const float size = std::clamp(at.h * 0.7F, 14.0F, 20.0F);
  if (board.left != 0) {
    const int points = points_for_leaving(board.left);
    ui.explain(at, gains_id(seat, "left"),
               {.term = {"ruin.what.left", {seat_name("seat", seat), number("n", points)}}});
    return ui.text.label(at, text::gain_words(points),
                         {.size = size, .ink = Ink::gold, .face = draw::Face::display, .middle = true});
  }
  const int cards = view.hand_size[seat];
  ui.explain(at, gains_id(seat, "goals"),
             {.term = {"ruin.what.goal_cards", {seat_name("seat", seat), number("n", cards)}}});
  const Rect back = at.take_left(std::min(at.h * 0.7F, 16.0F), draw::gap::tight);
  draw::card_back(ui, back.inset(0, std::max(0.0F, (back.h - back.w * 1.4F) / 2)));
  ui.text.number(at, cards, {.size = size, .middle = true});
}

/// Face and gems where the map leaves room for them: beside it, or above it.
void draw_head(draw::Ui& ui, Rect& at, const View& view, Seat seat) {
  constexpr float least_beside = 26;
  const bool beside = at.w - at.h * 0.85F >= least_beside;
  Rect head = beside ? at.take_left(std::max(least_beside, at.w - at.h), 2)
                     : at.take_top(std::clamp(at.h * 0.17F, 14.0F, 22.0F), 1);
  const Rect face = beside ? head.take_top(head.h * 0.5F) : head.take_left(std::min(head.h, head.w * 0.4F), 2);
  draw::animal(ui, face.centre(), std::min(face.h, face.w) * 0.48F, animal_of(seat));
  draw_gems(ui, beside ? head.take_top(24) : head, view, seat);
}

/// Face and gems alone, large, where a map could not be read.
void draw_gems_alone(draw::Ui& ui, const Rect& at, const View& view, Seat seat) {
  constexpr float widest_gems = 56;
  const bool beside = at.w > at.h;
  const Rect face = beside ? at.column(0, 2, 2) : at.row(0, 2, 2);
  Rect gems = beside ? at.column(1, 2, 2) : at.row(1, 2, 2);
  draw::animal(ui, face.centre(), std::min({face.h, face.w, 36.0F}) * 0.48F, animal_of(seat));
  kairo::tables::draw_presence(ui, face, seat);
  gems = gems.inset(std::max(1.0F, (gems.w - widest_gems) / 2), std::max(0.0F, (gems.h - widest_line) / 2));
  draw_gems(ui, gems, view, seat);
}

/// The sign that a tap enlarges a map.
void draw_lens(draw::Ui& ui, draw::Point at) {
  constexpr float radius = 4.5F;
  constexpr float handle = 9;
  constexpr float diagonal = 0.7F;
  const ImU32 colour = ui.colour(Ink::text);
  ui.pen().AddCircleFilled(draw::vec(at), handle, ui.colour(Ink::panel));
  const draw::Point centre = at - draw::Point{1, 1};
  ui.pen().AddCircle(draw::vec(centre), radius, colour, 0, 1.5F);
  const auto along = [&](float far) { return draw::vec(centre + draw::Point{far, far} * diagonal); };
  ui.pen().AddLine(along(radius), along(handle), colour, 2);
}

/// Words about the last round below a map that stays large: room is kept for two lines of them, so that it does not
/// change from round to round.
void draw_told(draw::Ui& ui, Rect& inside, const Phrase& told) {
  constexpr draw::TextStyle style{.size = draw::type::small, .ink = Ink::text_soft};
  constexpr float lines = 40;
  constexpr float least_map = 160;
  if (inside.h - lines < least_map) return;
  const Rect at = inside.take_bottom(lines, 2);
  if (told.empty()) return;
  if (const std::string words = ui.say(told); ui.text.height(at.w, words, style) <= at.h)
    ui.text.draw(at, words, style);
}

}  // namespace

bool draw_player(draw::Ui& ui, const Rect& at, const View& view, Seat seat, const MapPicture& picture,
                 const Phrase& told, KeptMap& kept) {
  const Phrase look_closely{"ruin.table.look_closely", {seat_name("seat", seat)}};
  const bool tapped = ui.hit_target(at, "map." + std::to_string(seat + 1), ui.say(look_closely),
                                    draw::WidgetState::enabled, explanation_of_player_map(view, seat))
                          .tapped;
  const kairo::tables::SeatState state{.seat = seat, .asked = view.asked == seat};
  Rect inside = at.inset(at.w < 90 ? 2 : 5);
  if (at.w >= narrowest_name) {
    const kairo::tables::SeatPanel panel = kairo::tables::lay_seat_panel(at);
    draw_seat_panel(ui, panel, state);
    inside = panel.rest;
    if (view.phase != Phase::over) draw_told(ui, inside, told);
    const float beside = std::max(0.0F, inside.w - inside.h - 6);
    const bool low = inside.h < 2 * least_line;  // then the counts go side by side
    const bool at_side = beside >= (low ? 2 * narrowest_count : narrowest_count);
    Rect gains = at_side ? inside.take_right(std::min(beside, low ? 2 * widest_count : widest_count), 6)
                         : inside.take_bottom(22, 2);
    const bool level = low || !at_side;
    if (!level) gains = gains.take_top(2 * widest_line);
    draw_gems(ui, level ? gains.column(0, 2, draw::gap::tight) : gains.row(0, 2, 2), view, seat);
    draw_cards(ui, level ? gains.column(1, 2, draw::gap::tight) : gains.row(1, 2, 2), view, seat);
  } else {
    draw_seat_plate(ui, at, state);
    inside.take_left(at.w < 90 ? 2 : 3);
    constexpr float least_map = 52;
    if (std::min(inside.w, inside.h) < least_map) {
      draw_gems_alone(ui, inside, view, seat);
      return tapped;
    }
    draw_head(ui, inside, view, seat);
  }
  const Rect map = inside.fit(1);
  draw_map_small(ui, map, picture, kept);
  constexpr float least = 40;  // in less nothing would be left beside the sign
  constexpr float readable = 150;
  if (map.w >= least && map.w < readable) draw_lens(ui, {map.right() - 5, map.bottom() - 5});
  return tapped;
}

bool draw_enlarged(draw::Ui& ui, const Rect& at, const View& view, Seat seat, const MapPicture& picture,
                   const Phrase& told, KeptMap& kept) {
  ui.begin_modal();
  draw::mirror_overlay(ui, in_words(view), "ruin.words.player", seat);
  constexpr float least_beside = 100;  // of name, counts and button beside the map
  const bool low = at.h < 420 && at.w > at.h + least_beside;
  const float foot_height = low ? 44 : 50;
  const std::string words = told.empty() ? "" : ui.say(told);
  constexpr draw::TextStyle words_style{.size = draw::type::small};
  const float width = low ? at.w - 8 : std::min({at.w - 8, at.h - foot_height - 100, 760.0F});
  const float below = low || words.empty() ? 0 : ui.text.height(width - 24, words, words_style) + 6;
  const float height = low ? at.h - 6 : std::min(at.h - 8, width + below + foot_height + 10);
  const Rect sheet{at.centre().x - width / 2, at.centre().y - height / 2, width, height};
  const bool left = ui.targets.cover(at, "map.outside");
  ui.targets.cover(sheet, "map.sheet");
  draw::panel(ui, sheet);
  Rect inside = sheet.inset(6, 5);
  Rect foot = low ? inside.take_right(inside.w - inside.h - 8) : inside.take_bottom(foot_height, 6);
  const Rect line = inside.take_bottom(below).inset(6, 0);
  const MapGrid grid(inside);
  draw_map(ui, grid, picture, kept);
  ui.explain(grid.sheet(), "enlarged", {.term = {"ruin.what.map", {seat_name("seat", seat)}}, .aimed_at = true});
  for (Cell cell = 0; cell < cells; ++cell)
    ui.explain(grid.cell(cell), "enlarged." + cell_id(cell), explanation_of_cell(view, picture, seat, cell));
  const Rect button = low ? foot.take_bottom(foot_height, draw::gap::near)
                          : foot.take_right(std::min(140.0F, foot.w * 0.36F), draw::gap::near);
  const Rect name = low ? foot.take_top(28, 6) : foot.take_left(foot.w * 0.5F, 6);
  draw_name(ui, name.inset(0, std::max(0.0F, (name.h - 26) / 2)), seat, view.asked == seat);
  const Rect gains = low ? foot.take_top(24) : foot.inset(0, std::max(0.0F, (foot.h - 24) / 2));
  draw_gems(ui, gains.column(0, 2, draw::gap::tight), view, seat);
  draw_cards(ui, gains.column(1, 2, draw::gap::tight), view, seat);
  if (const Rect& lines = low ? foot : line; !words.empty() && ui.text.height(lines.w, words, words_style) <= lines.h)
    ui.text.draw(lines, words, words_style);
  const bool closed = ui.button(button, "map.close", ui.say("ruin.table.back"));
  ui.end_modal();
  return closed || left;
}

}  // namespace kairo::ruin::table
