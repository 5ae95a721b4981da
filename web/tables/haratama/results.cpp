#include "web/tables/haratama/results.h"

#include <algorithm>

#include "engine/games/haratama/rules.h"
#include "web/draw/light.h"

namespace kairo::haratama::table {

using draw::Align;
using draw::Ink;
using draw::Rect;

namespace {

constexpr float row_height = 30;
constexpr float head_height = 34;
constexpr float narrowest_name = 100;  // in a narrower column the sign stands for the player

draw::TextStyle number_style(Ink ink, float size = 18) {
  return {.size = size, .ink = ink, .face = draw::Face::display, .align = Align::centre, .middle = true};
}

/// Number of the round that results[i] tells of, from 1.
int round_number(const View& view, int i) { return view.rounds_done - static_cast<int>(view.results.size()) + i + 1; }

void draw_line(draw::Ui& ui, const Rect& row) {
  ui.pen().AddLine({row.x, row.y}, {row.right(), row.y}, ui.colour(Ink::panel_edge, 0.6F), 1);
}

/// One player's line: treasures, losses of the round, total.
void draw_result_of(draw::Ui& ui, Rect row, const View& view, const Round& round, Seat seat, bool booked) {
  const bool saved = haratama_of(round, view.players) == seat;
  const bool narrow = row.w < 280;
  Rect numbers = row.take_right(narrow ? row.w - 26 : row.w * 0.55F, 6);
  if (narrow)
    draw::animal(ui, row.centre(), std::min(row.h, row.w) * 0.46F, animal_of(seat));
  else
    draw_name(ui, row.inset(0, std::max(0.0F, (row.h - 24) / 2)), seat, saved);
  Rect won = numbers.column(0, 3, 4);
  draw::jewel(ui, won.take_left(won.w * 0.5F).centre(), std::min(9.0F, row.h * 0.3F));
  ui.number(won, round.treasures[seat], {.size = 18, .ink = Ink::text, .middle = true});
  if (!booked) return;
  const int lost = losses_in(round, seat, view.players).total();
  ui.label(numbers.column(1, 3, 4), (lost > 0 ? "+" : "") + std::to_string(lost),
           number_style(lost > 0 ? Ink::warn : Ink::chosen));
  ui.label(numbers.column(2, 3, 4), std::to_string(view.losses[seat].total()), number_style(Ink::text, 20));
}

/// Whether this round's losses are of the kind that is pointed out.
bool is_pointed(const Round& round, Seat seat, int players, PointedOut pointed) {
  if (pointed.seat != seat) return false;
  const Losses lost = losses_in(round, seat, players);
  return (static_cast<Source>(pointed.source) == Source::haratama ? lost.haratama : lost.treasures) > 0;
}

}  // namespace

bool is_extra_round(const View& view) {
  if (view.phase == Phase::over) return false;
  if (view.limit == 0) return view.rounds_done >= rounds;
  return std::any_of(view.losses.begin(), view.losses.begin() + view.players,
                     [&view](const Losses& lost) { return lost.total() >= view.limit; });
}

void draw_round_result(draw::Ui& ui, const Rect& at, const View& view, SeatSet booked) {
  if (view.results.empty()) return;
  const Round& round = view.results.back();
  const float wanted = 26 + 8 + 34 * px(view.players);
  const float width = std::min(at.w, 560.0F);
  const float height = std::min(at.h, wanted + 40);
  const Rect sheet{at.centre().x - width / 2, at.centre().y - height / 2, width, height};
  ui.panel(sheet);
  Rect rest = sheet.inset(10, 4);
  const Seat saved = haratama_of(round, view.players);
  Rect head = rest.take_top(std::min(28.0F, rest.h * 0.2F), 2);
  ui.label(
      head,
      ui.say({"haratama.words.round", {number("n", round_number(view, static_cast<int>(view.results.size()) - 1))}}),
      {.size = 17, .ink = Ink::gold, .face = draw::Face::display, .middle = true});
  if (saved != no_seat)
    ui.label(head, ui.say("haratama.table.haratama"),
             {.size = 17, .ink = Ink::gold, .face = draw::Face::display, .align = Align::right, .middle = true});
  for (Seat seat = 0; seat < view.players; ++seat) {
    const Rect row = rest.row(seat, view.players, 0);
    draw_line(ui, row);
    draw_result_of(ui, row, view, round, seat, holds(booked, seat));
  }
}

float height_of_results(const View& view) {
  return head_height + row_height * px(static_cast<int>(view.results.size()) + 1) + 6;
}

void draw_all_results(draw::Ui& ui, const Rect& at, const View& view, PointedOut pointed) {
  Rect rest = at;
  const auto cell_of = [&](Rect row, Seat seat) {
    row.take_left(30, 4);
    return row.column(seat, view.players, 4);
  };
  const Rect head = rest.take_top(head_height);
  for (Seat seat = 0; seat < view.players; ++seat) {
    const Rect cell = cell_of(head, seat);
    if (cell.w < narrowest_name)
      draw::animal(ui, cell.centre(), 13, animal_of(seat));
    else
      draw_name(ui, cell.inset(0, 6), seat, false);
  }
  for (int i = 0; i < static_cast<int>(view.results.size()); ++i) {
    const Round& round = view.results[static_cast<std::size_t>(i)];
    const Rect row = rest.take_top(row_height);
    draw_line(ui, row);
    ui.number({row.x, row.y, 30, row.h}, round_number(view, i), number_style(Ink::text_soft, 16));
    for (Seat seat = 0; seat < view.players; ++seat) {
      const Rect cell = cell_of(row, seat);
      const int lost = losses_in(round, seat, view.players).total();
      const bool saved = haratama_of(round, view.players) == seat;
      if (is_pointed(round, seat, view.players, pointed)) ui.mark(cell.inset(2, 3), draw::Stance::primary, 5);
      ui.number(cell, lost, number_style(saved ? Ink::gold : lost > 0 ? Ink::text : Ink::text_soft));
      if (saved) draw::jewel(ui, {cell.right() - 8, cell.centre().y}, 8);
    }
  }
  const Rect total = rest.take_top(row_height + 4);
  draw_line(ui, total);
  const SeatSet fewest = fewest_losses(view.losses, view.players);
  for (Seat seat = 0; seat < view.players; ++seat) {
    const Rect cell = cell_of(total, seat);
    const bool leads = holds(fewest, seat) && !view.results.empty();
    ui.number(cell, view.losses[seat].total(), number_style(leads ? Ink::gold : Ink::text, cell.w < 40 ? 17 : 22));
  }
}

}  // namespace kairo::haratama::table
