#include "web/app/screens/score_sheet.h"

#include <algorithm>
#include <numeric>
#include <ranges>
#include <span>
#include <utility>
#include <vector>

#include "web/app/screens/drawing.h"
#include "web/app/screens/widgets.h"
#include "web/text/number.h"

namespace kairo::app {

namespace {

constexpr float face = 32;
constexpr float least_line = 26;
constexpr float most_line = 48;
constexpr float called_line = 24;  // of names that have no room below their faces
constexpr float called_face = 20;
constexpr TextStyle name_style{.size = 14, .align = Align::centre, .middle = true};
constexpr TextStyle corner_style{.size = 14, .ink = Ink::gold, .middle = true};

float longest_word(const Ui& ui, std::string_view words, const TextStyle& style) {
  float widest = 0;
  for (const auto word : std::views::split(words, ' '))
    widest = std::max(widest, ui.text_width(std::string_view(word), style));
  return widest;
}

/// As wide as the longest word of a seat's name.
float least_column(const Ui& ui, int seats) {
  float widest = 0;
  for (Seat seat = 0; seat < seats; ++seat) widest = std::max(widest, longest_word(ui, ui.name(seat), name_style));
  return widest + 2;
}

/// How many names with their faces have room side by side.
int names_in_a_line(const Ui& ui, int seats, float width) {
  float widest = 0;
  for (Seat seat = 0; seat < seats; ++seat) widest = std::max(widest, ui.text_width(ui.name(seat), name_style));
  return std::clamp(static_cast<int>(width / (widest + called_face + 12)), 1, seats);
}

void place_badge(Ui& ui, const Rect& face_at, int place) {
  const Rect badge{face_at.right() - 10, face_at.y, 20, 20};
  const bool won = place == 1;
  ui.pen().AddCircleFilled({badge.centre().x, badge.centre().y}, 10, ui.colour(won ? Ink::live : Ink::panel_edge));
  ui.number(badge, place,
            {.size = 14, .ink = won ? Ink::live_text : Ink::text, .align = Align::centre, .middle = true});
}

void column_head(Ui& ui, Rect at, Seat seat, std::optional<int> place, bool named) {
  const Rect round = at.take_top(face, 2).fit(1);
  portrait(ui, round, seat);
  if (place) place_badge(ui, round, *place);
  if (named) ui.text(at, ui.name(seat), name_style);
}

constexpr float number_gap = 6;

/// What a column needs for its total, in a legible size.
float total_column(const Ui& ui, const Score& score) {
  float widest = 0;
  for (Seat seat = 0; seat < score.seats; ++seat)
    widest =
        std::max(widest, ui.text_width(text::number_words(score.of[seat].total), {.size = 16, .face = Face::display}));
  return widest + number_gap + 1;  // what is just as wide must not be rounded to less
}

/// A number for each seat; smaller if one would run into its neighbour.
void draw_numbers(Ui& ui, const Rect& row, std::span<const int> numbers, TextStyle style) {
  const int seats = static_cast<int>(numbers.size());
  const float room = row.column(0, seats, 0).w - number_gap;
  style.face = Face::display;
  for (const int number : numbers)
    while (style.size > draw::min_text_size && ui.text_width(text::number_words(number), style) > room) --style.size;
  for (int seat = 0; seat < seats; ++seat)
    ui.number(row.column(seat, seats, 0).inset(number_gap / 2, 0), numbers[static_cast<std::size_t>(seat)], style);
}

}  // namespace

std::vector<int> shown_sources(const GameInfo& game, const Score& score) {
  std::vector<int> shown;
  for (std::size_t source = 0; source < game.score_sources.size(); ++source)
    if (score.shows(source)) shown.push_back(static_cast<int>(source));
  return shown;
}

std::string source_name(const Ui& ui, const GameInfo& game, int source) {
  return game_text(ui, game.id, "score." + std::string(game.score_sources[static_cast<std::size_t>(source)]));
}

ScoreSheet::ScoreSheet(const Ui& ui, const GameInfo& game, const Score& score, float width, std::string corner)
    : game_(game),
      score_(score),
      corner_(std::move(corner)),
      name_size_(width < 420 ? 14 : 16),
      sources_(shown_sources(game, score)) {
  if (score.seats == 1 && !corner_.empty()) beside_ = draw::Gesture::touch_size;
  const TextStyle style{.size = name_size_};
  const auto seats = static_cast<float>(score.seats);
  const float corner_width = corner_.empty() ? draw::Gesture::touch_size - 8 : ui.text_width(corner_, corner_style);
  float widest = std::max(ui.text_width(ui.say("app.end.total"), {.size = 16}), corner_width);
  float least = ui.text_width(ui.say("app.end.total"), {.size = 16});
  for (const int source : sources_) {
    const std::string words = source_name(ui, game, source);
    widest = std::max(widest, ui.text_width(words, style));
    least = std::max(least, longest_word(ui, words, style));
  }
  const float named = least_column(ui, score.seats);
  seats_are_named_ = width - named * seats >= least + 4;
  const float column = std::max(seats_are_named_ ? named : face + 4, total_column(ui, score));
  names_ = std::min({widest + 10, width * 0.42F, width - column * seats});
  float name_height = 0;
  for (Seat seat = 0; seats_are_named_ && seat < score.seats; ++seat)
    name_height =
        std::max(name_height, ui.text_height((width - names_) / seats - 2 * beside_, ui.name(seat), name_style));
  const float corner_height = corner_.empty() ? draw::Gesture::touch_size
                                              : std::max(beside_, ui.text_height(names_ - 2, corner_, corner_style));
  head_ = std::max(face + 2 + name_height, corner_height) + 4;
  if (!seats_are_named_) {
    names_in_a_line_ = names_in_a_line(ui, score.seats, width);
    called_ = called_line * static_cast<float>((score.seats + names_in_a_line_ - 1) / names_in_a_line_);
  }
  for (const int source : sources_)
    rows_.push_back(std::max(least_line, ui.text_height(names_ - 2, source_name(ui, game, source), style) + 2));
  total_ = least_line + 6;
}

float ScoreSheet::rows_height() const { return std::accumulate(rows_.begin(), rows_.end(), 0.0F); }

void ScoreSheet::add_series(const SeriesPoints& before) { before_ = before; }

void ScoreSheet::stretch(float room, float other) {
  const float more = (room - height() - other) / static_cast<float>(rows_.size() + 1);
  if (more <= 0) return;
  for (float& row : rows_) row = std::max(row, std::min(most_line, row + more));
  total_ = std::min(most_line + 6, total_ + more);
}

void ScoreSheet::draw_names(Ui& ui, const Rect& at) const {
  const int lines = (score_.seats + names_in_a_line_ - 1) / names_in_a_line_;
  for (Seat seat = 0; seat < score_.seats; ++seat) {
    Rect name = at.row(seat / names_in_a_line_, lines, 0).column(seat % names_in_a_line_, names_in_a_line_, 0);
    portrait(ui, name.take_left(called_face, 4), seat);
    ui.label(name, ui.name(seat), {.size = name_style.size, .middle = true});
  }
}

void ScoreSheet::draw_heads(Ui& ui, Rect& at) const {
  if (!seats_are_named_) draw_names(ui, at.take_top(called_));
  Rect heads = at.take_top(head_);
  const Rect corner = heads.take_left(names_ - 2, 2);
  if (!counting_) ui.text(corner, corner_, corner_style);
  const bool alone = score_.seats == 1;  // who plays alone, and may have lost, is not the first of anybody
  for (Seat seat = 0; seat < score_.seats; ++seat)
    column_head(ui, heads.column(seat, score_.seats, 0).inset(beside_, 0), seat,
                counting_ || alone ? std::nullopt : std::optional<int>(score_.of[seat].place), seats_are_named_);
}

void ScoreSheet::draw_rows(Ui& ui, Rect& at, const Cell& cell) const {
  for (std::size_t i = 0; i < rows_.size(); ++i) {
    Rect row = at.take_top(rows_[i]);
    if (counting_ && sources_[i] > *counting_) continue;
    if (counting_ == sources_[i])
      ui.pen().AddRectFilled({row.x, row.y}, {row.right(), row.bottom()}, ui.colour(Ink::gold, 0.12F));
    ui.pen().AddLine({row.x, row.y}, {row.right(), row.y}, ui.colour(Ink::panel_edge, 0.7F));
    ui.text(row.take_left(names_ - 2, 2), source_name(ui, game_, sources_[i]),
            {.size = name_size_, .ink = Ink::text_soft, .middle = true});
    for (Seat seat = 0; seat < score_.seats; ++seat) {
      const Rect number = row.column(seat, score_.seats, 0);
      if (cell) cell(number, seat, sources_[i]);
      ui.number(number, score_.of[seat].by_source[static_cast<std::size_t>(sources_[i])],
                {.size = 18, .align = Align::centre, .middle = true});
    }
  }
}

void ScoreSheet::draw_totals(Ui& ui, Rect at) const {
  std::vector<int> totals;
  std::vector<int> sums;
  for (Seat seat = 0; seat < score_.seats; ++seat) {
    totals.push_back(score_.of[seat].total);
    if (!before_.empty()) sums.push_back(before_[seat] + totals.back());
  }
  if (!sums.empty()) {
    Rect row = at.take_bottom(series_line);
    ui.label(row.take_left(names_ - 2, 2), ui.say("app.series.total"), {.size = 16, .middle = true});
    draw_numbers(ui, row, sums, {.size = 20, .align = Align::centre, .middle = true});
  }
  ui.pen().AddLine({at.x, at.y + 1}, {at.right(), at.y + 1}, ui.colour(Ink::gold), 2);
  ui.label(at.take_left(names_ - 2, 2), ui.say("app.end.total"), {.size = 16, .ink = Ink::gold, .middle = true});
  draw_numbers(ui, at, totals, {.size = 24, .ink = Ink::gold, .align = Align::centre, .middle = true});
}

std::vector<Seat> by_place(const Score& score) {
  std::vector<Seat> seats;
  for (Seat seat = 0; seat < score.seats; ++seat) seats.push_back(seat);
  std::ranges::sort(seats, {}, [&](Seat seat) { return std::pair(score.of[seat].place, seat); });
  return seats;
}

void mirror_scores(Ui& ui, const GameInfo& game, const Score& score) {
  for (const Seat seat : by_place(score)) {
    const SeatScore& mine = score.of[seat];
    const Phrase place{"app.end.place",
                       {number("place", mine.place), seat_name("seat", seat), number("n", mine.total)}};
    draw::Mirror::Part part{score.alone == SoloResult::unjudged ? ui.say(place) : ui.name(seat), {}};
    for (const int source : shown_sources(game, score))
      part.lines.push_back(source_name(ui, game, source) + ": " +
                           text::number_words(mine.by_source[static_cast<std::size_t>(source)]));
    ui.mirror().parts.push_back(std::move(part));
  }
}

}  // namespace kairo::app
