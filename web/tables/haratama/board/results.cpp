#include "web/tables/haratama/board/results.h"

#include <algorithm>
#include <string>

#include "engine/games/haratama/pieces/losses.h"
#include "web/draw/shapes.h"
#include "web/tables/haratama/explanations.h"

namespace kairo::haratama::table {

using draw::Align;
using draw::Ink;
using draw::Rect;

namespace {

constexpr float tallest_row = 30;
constexpr float lowest_row = 22;
constexpr float round_width = 26;      // of the round's number at the start of a row
constexpr float narrowest_name = 100;  // a narrower column shows the player's sign only

draw::TextStyle number_style(Ink ink, float size = 18) {
  return {.size = size, .ink = ink, .face = draw::Face::display, .align = Align::centre, .middle = true};
}

/// The number, from 1, of the round in results[i].
int round_number(const View& view, int i) { return view.rounds_done - static_cast<int>(view.results.size()) + i + 1; }

void draw_line(draw::Ui& ui, const Rect& row) {
  ui.pen().AddLine({row.x, row.y}, {row.right(), row.y}, ui.colour(Ink::panel_edge, 0.6F), 1);
}

/// One player's row: treasures, losses of the round, total.
void draw_result_of(draw::Ui& ui, Rect row, const View& view, const Round& round, Seat seat, bool losses_shown) {
  const bool saved = haratama_seat(round, view.players) == seat;
  const bool narrow = row.w < 280;
  Rect numbers = row.take_right(narrow ? row.w - 26 : row.w * 0.55F, 6);
  if (narrow)
    draw::animal(ui, row.centre(), std::min(row.h, row.w) * 0.46F, animal_of(seat));
  else
    draw_name(ui, row.inset(0, std::max(0.0F, (row.h - 24) / 2)), seat, saved);
  constexpr float least_for_treasures = 100;
  if (numbers.w >= least_for_treasures) {
    Rect won = numbers.take_left((numbers.w - 8) / 3, 4);
    art::jewel(ui, won.take_left(won.w * 0.5F).centre(), std::min(9.0F, row.h * 0.3F));
    ui.number(won, round.treasures[seat], {.size = 18, .ink = Ink::text, .middle = true});
  }
  if (!losses_shown) return;
  const int lost = losses_in(round, seat, view.players).total();
  ui.number(numbers.column(0, 2, 4), -lost, number_style(lost > 0 ? Ink::warn : Ink::chosen));
  ui.number(numbers.column(1, 2, 4), -view.losses[seat].total(), number_style(Ink::text, 20));
}

/// Whether the pointed-out line of the score includes losses of this round.
bool is_pointed(const Round& round, Seat seat, int players, PointedOut pointed) {
  if (pointed.seat != seat) return false;
  const Losses lost = losses_in(round, seat, players);
  return (static_cast<Source>(pointed.source) == Source::haratama ? lost.haratama : lost.treasures) > 0;
}

/// What a player won and lost in the round in results[i].
draw::What about_result(const View& view, int i, Seat seat) {
  const Round& round = view.results[static_cast<std::size_t>(i)];
  const bool saved = haratama_seat(round, view.players) == seat;
  std::vector<Arg> args{number("n", round_number(view, i)), number("treasures", round.treasures[seat]),
                        number("total", view.losses[seat].total())};
  if (!saved) args.push_back(number("losses", losses_in(round, seat, view.players).total()));
  return about_seat(saved ? "haratama.what.result_saved" : "haratama.what.result_of", seat, std::move(args));
}

}  // namespace

bool is_extra_round(const View& view) {
  if (view.phase == Phase::over) return false;
  if (view.limit == 0) return view.rounds_done >= rounds;
  return std::any_of(view.losses.begin(), view.losses.begin() + view.players,
                     [&view](const Losses& lost) { return lost.total() >= view.limit; });
}

void draw_round_result(draw::Ui& ui, const Rect& at, const View& view, SeatSet losses_shown) {
  if (view.results.empty()) return;
  const Round& round = view.results.back();
  const float wanted = 26 + 8 + 34 * px(view.players);
  const float width = std::min(at.w, 560.0F);
  const float height = std::min(at.h, wanted + 40);
  const Rect sheet{at.centre().x - width / 2, at.centre().y - height / 2, width, height};
  ui.panel(sheet);
  const int last = static_cast<int>(view.results.size()) - 1;
  ui.explain(sheet, "result", {.term = {"haratama.what.result", {number("n", round_number(view, last))}}});
  Rect rest = sheet.inset(10, 4);
  const Seat saved = haratama_seat(round, view.players);
  const Rect head = rest.take_top(std::min(28.0F, rest.h * 0.2F), 2);
  const draw::TextStyle style{.size = 17, .ink = Ink::gold, .face = draw::Face::display, .middle = true};
  const std::string round_words = ui.say({"haratama.words.round", {number("n", round_number(view, last))}});
  const std::string saved_words = saved == no_seat ? "" : ui.say("haratama.table.haratama");
  // If space is short the rarer news wins: the round's number is on the scores button too.
  if (saved == no_seat || ui.text_width(round_words, style) + ui.text_width(saved_words, style) + 12 <= head.w)
    ui.label(head, round_words, style);
  if (saved != no_seat) {
    draw::TextStyle right = style;
    right.align = Align::right;
    ui.label(head, saved_words, right);
  }
  constexpr float least_row = 22;
  const int columns = rest.h < least_row * px(view.players) ? 2 : 1;
  const int rows = (view.players + columns - 1) / columns;
  for (Seat seat = 0; seat < view.players; ++seat) {
    const Rect row = rest.row(seat / columns, rows, 0).column(seat % columns, columns, 12);
    draw_line(ui, row);
    draw_result_of(ui, row, view, round, seat, contains(losses_shown, seat));
    if (contains(losses_shown, seat)) ui.explain(row, "result." + std::to_string(seat), about_result(view, last, seat));
  }
}

namespace {

/// The rounds plus a heading and a total.
int lines_of(const View& view) { return static_cast<int>(view.results.size()) + 2; }

}  // namespace

float height_of_results(const View& view, float room) {
  const float lines = px(lines_of(view));
  return lines * std::clamp((room - 8) / lines, lowest_row, tallest_row) + 8;
}

void draw_all_results(draw::Ui& ui, const Rect& at, const View& view, PointedOut pointed) {
  ui.explain(at, "results", {.term = {"haratama.what.results"}});
  Rect rest = at;
  const float row_height = (at.h - 8) / px(lines_of(view));
  const auto cell_of = [&](Rect row, Seat seat) {
    row.take_left(round_width);
    return row.column(seat, view.players, 2);
  };
  const Rect head = rest.take_top(row_height + 4);
  for (Seat seat = 0; seat < view.players; ++seat) {
    const Rect cell = cell_of(head, seat);
    if (cell.w < narrowest_name)
      draw::animal(ui, cell.centre(), std::min(13.0F, row_height * 0.46F), animal_of(seat));
    else
      draw_name(ui, cell.inset(0, (cell.h - 22) / 2), seat, false);
  }
  for (int i = 0; i < static_cast<int>(view.results.size()); ++i) {
    const Round& round = view.results[static_cast<std::size_t>(i)];
    const Rect row = rest.take_top(row_height);
    draw_line(ui, row);
    ui.number({row.x, row.y, round_width, row.h}, round_number(view, i), number_style(Ink::text_soft, 16));
    for (Seat seat = 0; seat < view.players; ++seat) {
      const Rect cell = cell_of(row, seat);
      ui.explain(cell, "result." + std::to_string(i) + "." + std::to_string(seat), about_result(view, i, seat));
      const int lost = losses_in(round, seat, view.players).total();
      const bool saved = haratama_seat(round, view.players) == seat;
      if (is_pointed(round, seat, view.players, pointed)) ui.mark(cell.inset(2, 3), draw::WidgetState::primary, 5);
      ui.number(cell, -lost, number_style(saved ? Ink::gold : lost > 0 ? Ink::text : Ink::text_soft));
      if (saved) art::jewel(ui, {cell.right() - 8, cell.centre().y}, 8);
    }
  }
  const Rect total = rest.take_top(row_height + 4);
  draw_line(ui, total);
  const SeatSet fewest = seats_with_fewest_losses(view.losses, view.players);
  for (Seat seat = 0; seat < view.players; ++seat) {
    const Rect cell = cell_of(total, seat);
    ui.explain(cell, "total." + std::to_string(seat),
               about_seat("haratama.what.total", seat, {number("total", view.losses[seat].total())}));
    const bool leads = contains(fewest, seat) && !view.results.empty();
    ui.number(cell, -view.losses[seat].total(), number_style(leads ? Ink::gold : Ink::text, cell.w < 40 ? 17 : 22));
  }
}

}  // namespace kairo::haratama::table
