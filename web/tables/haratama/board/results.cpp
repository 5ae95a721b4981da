#include "web/tables/haratama/board/results.h"

#include <algorithm>
#include <string>

#include "engine/games/haratama/pieces/losses.h"
#include "web/draw/motion.h"
#include "web/draw/narrow.h"
#include "web/draw/shapes.h"
#include "web/tables/haratama/explanations.h"
#include "web/text/number.h"

namespace kairo::haratama::table {

using draw::Align;
using draw::Ink;
using draw::Rect;

namespace {

constexpr float tallest_row = 38;
constexpr float lowest_row = 22;
constexpr float round_width = 26;      // of the round's number at the start of a row
constexpr float own_stripe = 0.16F;    // opacity of what lies under the viewer's own numbers
constexpr float narrowest_name = 100;  // a narrower column shows the player's sign only

draw::TextStyle number_style(Ink ink, float size = 18) {
  return {.size = size, .ink = ink, .face = draw::Face::display, .align = Align::centre, .middle = true};
}

/// The number, from 1, of the round in results[i].
int round_number(const View& view, int i) { return view.rounds_done - static_cast<int>(view.results.size()) + i + 1; }

void draw_line(draw::Ui& ui, const Rect& row) {
  ui.pen().AddLine({row.x, row.y}, {row.right(), row.y}, ui.colour(Ink::panel_edge, 0.6F), 1);
}

/// The places of the parts of a player's row.
struct ResultRow {
  Rect name;
  Rect won;  ///< empty if there is no room
  Rect lost;
  Rect total;
};

bool is_narrow(const Rect& row) { return row.w < 280; }

constexpr float least_for_treasures = 100;
bool is_tight_row(const Rect& row) { return row.w < least_for_treasures; }

constexpr float heads_height = 22;
constexpr float foot_height = 22;

/// Larger numbers would run into those of the neighbours.
bool is_tight(const Rect& cell) { return cell.w < 40; }
constexpr float tight_size = draw::type::note;

ResultRow lay_row(Rect row) {
  ResultRow out;
  const bool tight = is_tight_row(row);
  Rect numbers = tight            ? row.take_right(row.w - 16, 1)
                 : is_narrow(row) ? row.take_right(row.w - 26, 6)
                                  : row.take_right(row.w * 0.62F, 6);
  out.name = row;
  if (numbers.w >= least_for_treasures) out.won = numbers.take_left((numbers.w - 8) / 3, draw::gap::tight);
  out.lost = numbers.column(0, 2, draw::gap::tight);
  out.total = numbers.column(1, 2, draw::gap::tight);
  return out;
}

/// Smaller where the cell is narrow.
void draw_points(draw::Ui& ui, const Rect& cell, int points, Ink ink, float size) {
  draw::TextStyle style = number_style(ink, size);
  if (const float wide = ui.text.width(text::number_words(points), style); wide > cell.w) style.size *= cell.w / wide;
  ui.text.number(cell, points, style);
}

/// One player's row: treasures, losses of the round, total.
void draw_result_of(draw::Ui& ui, const Rect& row, const View& view, const Round& round, Seat seat,
                    const LossesShown& losses) {
  const bool saved = haratama_seat(round, view.players) == seat;
  ResultRow parts = lay_row(row);
  if (seat == view.me) draw::fill(ui.pen(), draw::round_outline(row.inset(-4, 1), 5), ui.colour(Ink::gold, own_stripe));
  if (is_narrow(row))
    draw::animal(ui, parts.name.centre(), std::min(parts.name.h, parts.name.w) * 0.46F, animal_of(seat));
  else
    draw_name(ui, parts.name.inset(0, std::max(0.0F, (parts.name.h - 24) / 2)), seat, saved);
  if (parts.won.w > 0) {
    art::jewel(ui, parts.won.take_left(parts.won.w * 0.5F).centre(), std::min(9.0F, row.h * 0.3F));
    ui.text.number(parts.won, round.treasures[seat], {.size = draw::type::lead, .ink = Ink::text, .middle = true});
  }
  const bool counting = losses.counting == seat;
  if (!counting && !contains(losses.shown, seat)) return;
  const int lost = losses_in(round, seat, view.players).total();
  const int so_far = counting ? static_cast<int>(px(lost) * losses.share) : lost;
  const bool tight = is_tight_row(row);
  draw_points(ui, parts.lost, -so_far, lost > 0 ? Ink::warn : Ink::chosen, tight ? tight_size : 18);
  draw_points(ui, parts.total, -view.losses[seat].total(), Ink::text, tight ? tight_size : 20);
}

/// The heads of the columns: treasures won, losses of the round, total.
void draw_heads(draw::Ui& ui, const Rect& row) {
  if (row.w <= 0) return;
  const ResultRow parts = lay_row(row);
  const draw::TextStyle style{.size = draw::type::small, .ink = Ink::text_soft, .align = Align::centre, .middle = true};
  const auto head = [&](const Rect& cell, std::string_view key) {
    const std::string words = ui.say(key);
    if (ui.text.width(words, style) * draw::narrowest <= cell.w) ui.text.label(cell, words, style);
  };
  head(parts.won, "haratama.score.treasures");
  head(parts.lost, "haratama.table.points");
  head(parts.total, "app.end.total");
}

/// Why points are lost in the round.
void draw_why(draw::Ui& ui, const Rect& at, const Round& round, Seat saved) {
  if (at.w <= 0) return;
  const std::string words =
      ui.say(saved == no_seat ? Phrase{"haratama.table.why"}
                              : Phrase{"haratama.table.why_haratama", {number("n", round.treasures[saved])}});
  const draw::TextStyle style{.size = draw::type::small, .ink = Ink::text_soft, .align = Align::centre, .middle = true};
  if (ui.text.width(words, style) * draw::narrowest <= at.w) ui.text.label(at, words, style);
}

/// Whether the pointed-out line of the score includes losses of this round.
bool is_pointed(const Round& round, Seat seat, int players, const kairo::tables::PointedOut& pointed) {
  if (!contains(pointed.seats, seat)) return false;
  const Losses lost = losses_in(round, seat, players);
  return (static_cast<Source>(pointed.source) == Source::haratama ? lost.haratama : lost.treasures) > 0;
}

/// The gains and losses of a player in the round in results[i].
draw::Explanation about_result(const View& view, int i, Seat seat) {
  const Round& round = view.results[static_cast<std::size_t>(i)];
  const bool saved = haratama_seat(round, view.players) == seat;
  std::vector<Arg> args{number("n", round_number(view, i)), number("treasures", round.treasures[seat]),
                        number("total", view.losses[seat].total())};
  if (!saved) args.push_back(number("losses", losses_in(round, seat, view.players).total()));
  return about_seat(saved ? "haratama.what.result_saved" : "haratama.what.result_of", seat, std::move(args));
}

/// The place of a round's result.
struct ResultSheet {
  Rect all;
  Rect head;
  Rect heads;  ///< of the columns, in the line of `head` if that is all the room; empty if there is none
  Rect rows;
  Rect foot;  ///< tells why; empty if there is no room

  [[nodiscard]] Rect row(Seat seat, int players) const {
    constexpr float least_row = 22;
    const int columns = rows.h < least_row * px(players) ? 2 : 1;
    return rows.row(seat / columns, (players + columns - 1) / columns, 0)
        .column(seat % columns, columns, rows.w < 220 ? 5 : 12);
  }
};

ResultSheet lay_sheet(const Rect& at, int players) {
  const float width = std::min(at.w, 560.0F);
  const float height = std::min(at.h, 26 + 8 + 34 * px(players) + 40 + heads_height + foot_height);
  ResultSheet sheet;
  sheet.all = {at.centre().x - width / 2, at.centre().y - height / 2, width, height};
  sheet.rows = sheet.all.inset(10, 4);
  sheet.head = sheet.rows.take_top(std::clamp(sheet.rows.h * 0.2F, 20.0F, 28.0F), 2);
  const float least_rows = 23 * px(players);
  if (sheet.rows.h >= heads_height + foot_height + least_rows)
    sheet.heads = sheet.rows.take_top(heads_height);
  else if (!is_narrow(sheet.rows))
    sheet.heads = sheet.head;
  if (sheet.rows.h >= foot_height + least_rows) sheet.foot = sheet.rows.take_bottom(foot_height);
  return sheet;
}

}  // namespace

int shown_round(const View& view) {
  const bool counted = view.phase != Phase::pass && view.asked == no_seat && view.table.size == 0;
  return view.rounds_done + (counted ? 0 : 1);
}

bool is_extra_round(const View& view) {
  if (view.limit == 0) return shown_round(view) > rounds;
  return shown_round(view) > view.rounds_done &&
         std::any_of(view.losses.begin(), view.losses.begin() + view.players,
                     [&view](const Losses& lost) { return lost.total() >= view.limit; });
}

Rect draw_round_result(draw::Ui& ui, const Rect& at, const View& view, const LossesShown& losses) {
  if (view.results.empty()) return {};
  const Round& round = view.results.back();
  const ResultSheet sheet = lay_sheet(at, view.players);
  draw::panel(ui, sheet.all);
  const int last = static_cast<int>(view.results.size()) - 1;
  ui.explain(sheet.all, "result", {.term = {"haratama.what.result", {number("n", round_number(view, last))}}});
  const Seat saved = haratama_seat(round, view.players);
  const draw::TextStyle style{.size = draw::type::strong, .face = draw::Face::display, .middle = true};
  const std::string round_words = ui.say({"haratama.words.round", {number("n", round_number(view, last))}});
  const std::string saved_words = saved == no_seat ? "" : ui.say("haratama.table.haratama");
  constexpr float sign = 24;  // pixels wide
  const float saved_width = ui.text.width(saved_words, style) + sign;
  // If space is short the rarer news wins: the round's number is on the scores button too.
  Rect room = sheet.heads.y == sheet.head.y ? lay_row(sheet.head).name : sheet.head;
  if (saved != no_seat) {
    Rect news = room.take_right(std::min(room.w, saved_width), 12);
    draw::animal(ui, news.take_left(sign).centre(), sign * 0.4F, animal_of(saved));
    ui.text.label(news, saved_words, style);
  }
  if (ui.text.width(round_words, style) <= room.w) ui.text.label(room, round_words, style);
  draw_heads(ui, sheet.heads);
  draw_why(ui, sheet.foot, round, saved);
  for (Seat seat = 0; seat < view.players; ++seat) {
    const Rect row = sheet.row(seat, view.players);
    draw_line(ui, row);
    draw_result_of(ui, row, view, round, seat, losses);
    if (contains(losses.shown, seat)) ui.explain(row, "result." + std::to_string(seat), about_result(view, last, seat));
  }
  return sheet.all;
}

void draw_loss_on_its_way(draw::Ui& ui, const Layout& layout, const View& view, Seat seat, float progress) {
  if (view.results.empty()) return;
  const int lost = losses_in(view.results.back(), seat, view.players).total();
  if (lost == 0) return;
  const draw::Point from = lay_row(lay_sheet(layout.middle, view.players).row(seat, view.players)).lost.centre();
  const Rect& total = layout.seats[seat].losses;
  const draw::Point to{total.x + std::min(14.0F, total.w / 2), total.centre().y};
  const draw::Point at = from + (to - from) * draw::ease(progress);
  const draw::TextStyle style = number_style(Ink::warn, 17);
  const float wide = ui.text.width(text::number_words(-lost), style) + 18;
  constexpr float high = 26;
  const Rect chip{at.x - wide / 2, at.y - high / 2, wide, high};
  draw::note_surface(ui, chip);
  draw::fill(ui.pen(), draw::round_outline(chip, high / 2), ui.colour(Ink::ground));
  draw::stroke(ui.pen(), draw::round_outline(chip, high / 2), ui.colour(Ink::warn), 1.6F);
  ui.text.number(chip, -lost, style);
}

namespace {

/// The rounds plus a heading and a total.
int lines_of(const View& view) { return static_cast<int>(view.results.size()) + 2; }

}  // namespace

float height_of_results(const View& view, float room) {
  const float lines = px(lines_of(view));
  return lines * std::clamp((room - 8) / lines, lowest_row, tallest_row) + 8;
}

void draw_all_results(draw::Ui& ui, const Rect& at, const View& view, const kairo::tables::PointedOut& pointed) {
  ui.explain(at, "results", {.term = {"haratama.what.results"}});
  Rect rest = at;
  const float row_height = (at.h - 8) / px(lines_of(view));
  const auto cell_of = [&](Rect row, Seat seat) {
    row.take_left(round_width);
    return row.column((seat + view.players - pointed.focus(0, view.players)) % view.players, view.players, 2);
  };
  if (view.me < view.players) {
    const Rect own = cell_of(at, view.me);
    draw::fill(ui.pen(), draw::round_outline({own.x, at.y, own.w, at.h}, 5), ui.colour(Ink::gold, own_stripe));
  }
  const Rect head = rest.take_top(row_height + 4);
  for (Seat seat = 0; seat < view.players; ++seat) {
    const Rect cell = cell_of(head, seat);
    if (cell.w < narrowest_name)
      draw::animal(ui, cell.centre(), std::min(13.0F, row_height * 0.46F), animal_of(seat));
    else
      draw_name(ui,
                cell.inset(std::max(0.0F, cell.w - ui.text.width(ui.name(seat), {.size = draw::type::body}) - 30) / 2,
                           (cell.h - 22) / 2),
                seat, false);
  }
  for (int i = 0; i < static_cast<int>(view.results.size()); ++i) {
    const Round& round = view.results[static_cast<std::size_t>(i)];
    const Rect row = rest.take_top(row_height);
    draw_line(ui, row);
    ui.text.number({row.x, row.y, round_width, row.h}, round_number(view, i), number_style(Ink::text_soft, 16));
    for (Seat seat = 0; seat < view.players; ++seat) {
      const Rect cell = cell_of(row, seat);
      ui.explain(cell, "result." + std::to_string(i) + "." + std::to_string(seat), about_result(view, i, seat));
      const int lost = losses_in(round, seat, view.players).total();
      const bool saved = haratama_seat(round, view.players) == seat;
      if (is_pointed(round, seat, view.players, pointed))
        draw::mark(ui, cell.inset(2, 3), draw::WidgetState::primary, 5);
      const Ink ink = saved ? Ink::gold : lost > 0 ? Ink::text : Ink::text_soft;
      ui.text.number(cell, -lost, number_style(ink, is_tight(cell) ? tight_size : 18));
      if (saved) art::jewel(ui, {std::min(cell.right() - 8, cell.centre().x + 36), cell.centre().y}, 8);
    }
  }
  const Rect total = rest.take_top(row_height + 4);
  draw_line(ui, total);
  const SeatSet fewest = seats_with_fewest_losses(view.losses, view.players);
  for (Seat seat = 0; seat < view.players; ++seat) {
    const Rect cell = cell_of(total, seat);
    ui.explain(cell, "total." + std::to_string(seat),
               about_seat("haratama.what.total", seat, {number("total", -view.losses[seat].total())}));
    const bool leads = contains(fewest, seat) && !view.results.empty();
    ui.text.number(cell, -view.losses[seat].total(),
                   number_style(leads ? Ink::gold : Ink::text, is_tight(cell) ? tight_size : 22));
  }
}

}  // namespace kairo::haratama::table
