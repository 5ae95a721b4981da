#include "web/app/screens/end_screen.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <ranges>
#include <span>
#include <utility>
#include <vector>

#include "web/app/screens/drawing.h"
#include "web/app/screens/widgets.h"

namespace kairo::app {

namespace {

constexpr float face = 32;
constexpr float least_line = 28;
constexpr float most_line = 48;
constexpr float most_column = 72;  // width of a seat; a longer word of its name is broken
constexpr float edge = 6;          // of the panel
constexpr int choices = 6;         // the buttons of what to do next
constexpr draw::TextStyle name_style{.size = 14, .align = Align::centre, .middle = true};
constexpr draw::TextStyle best_style{.size = 14, .ink = Ink::gold, .middle = true};
constexpr draw::TextStyle tie_style{.size = 14, .ink = Ink::text_soft, .middle = true};

/// The board is shown beside the scores.
bool side_by_side(const Ui& ui) { return ui.area().w >= 1000 && !ui.compact(); }

std::string source_name(const Ui& ui, const GameInfo& game, int source) {
  return game_text(ui, game.id, "score." + std::string(game.score_sources[static_cast<std::size_t>(source)]));
}

/// The score sources that can count in this match.
std::vector<int> shown_sources(const GameInfo& game, const Score& score) {
  std::vector<int> shown;
  for (std::size_t source = 0; source < game.score_sources.size(); ++source)
    if (score.shows(source)) shown.push_back(static_cast<int>(source));
  return shown;
}

/// The rank of a solo player.
std::string rank_line(const Ui& ui, const GameInfo& game, int total) {
  const auto rank = std::ranges::count_if(game.solo_ranks, [total](int least) { return total >= least; });
  const std::string key = std::string(game.id) + ".rank." + std::to_string(rank);
  return ui.say(Phrase{"app.end.ranked", {term("rank", key), number("n", total)}});
}

/// The outcome of a match against the game itself.
std::string alone_line(const Ui& ui, const GameInfo& game, SoloResult outcome) {
  const std::string key =
      std::string(game.id) + ".alone." + std::string(solo_result_names[static_cast<std::size_t>(outcome)]);
  return ui.say(Phrase{key, {seat_name("seat", 0)}});
}

std::string winner_line(const Ui& ui, const GameInfo& game, const Score& score) {
  if (score.alone != SoloResult::unjudged) return alone_line(ui, game, score.alone);
  if (score.seats == 1 && !game.solo_ranks.empty()) return rank_line(ui, game, score.of[0].total);
  std::vector<Phrase> winners;
  for (Seat seat = 0; seat < score.seats; ++seat)
    if (score.of[seat].place == 1) winners.push_back(Phrase{"app.name.seat", {seat_name("seat", seat)}});
  const int count = static_cast<int>(winners.size());
  return ui.say(Phrase{count == 1 ? "app.end.winner" : "app.end.winners", {list("names", std::move(winners))}});
}

/// Empty if there is none.
std::string best_line(const Ui& ui, std::optional<BestScore> best) {
  if (!best) return {};
  return best->is_new ? ui.say("app.end.best.new") : ui.say(Phrase{"app.end.best", {number("n", best->total)}});
}

/// The seats from the best place to the last.
std::vector<Seat> by_place(const Score& score) {
  std::vector<Seat> seats;
  for (Seat seat = 0; seat < score.seats; ++seat) seats.push_back(seat);
  std::ranges::sort(seats, {}, [&](Seat seat) { return std::pair(score.of[seat].place, seat); });
  return seats;
}

/// A sentence for each tie break between equal totals.
std::vector<std::string> ties(const Ui& ui, const GameInfo& game, const Score& score) {
  std::vector<std::string> lines;
  const std::vector<Seat> seats = by_place(score);
  for (std::size_t i = 1; i < seats.size(); ++i) {
    const SeatScore& mine = score.of[seats[i]];
    if (mine.tie_break == 0) continue;
    const std::string rule = std::string(game.id) + ".tie." + std::to_string(mine.tie_break);
    lines.push_back(ui.say(
        Phrase{"app.end.tie", {seat_name("ahead", seats[i - 1]), seat_name("behind", seats[i]), term("rule", rule)}}));
  }
  return lines;
}

void mirror_scores(Ui& ui, const GameInfo& game, const Score& score) {
  for (const Seat seat : by_place(score)) {
    const SeatScore& mine = score.of[seat];
    const Phrase place{"app.end.place",
                       {number("place", mine.place), seat_name("seat", seat), number("n", mine.total)}};
    draw::Mirror::Part part{score.alone == SoloResult::unjudged ? ui.say(place) : ui.name(seat), {}};
    for (const int source : shown_sources(game, score))
      part.lines.push_back(source_name(ui, game, source) + ": " +
                           std::to_string(mine.by_source[static_cast<std::size_t>(source)]));
    ui.mirror().parts.push_back(std::move(part));
  }
}

void column_head(Ui& ui, Rect at, Seat seat, const SeatScore& mine) {
  const Rect round = at.take_top(face, 2).fit(1);
  portrait(ui, round, seat);
  const Rect badge{round.right() - 10, round.y, 20, 20};
  const bool won = mine.place == 1;
  ui.pen().AddCircleFilled({badge.centre().x, badge.centre().y}, 10, ui.colour(won ? Ink::live : Ink::panel_edge));
  ui.number(badge, mine.place,
            {.size = 14, .ink = won ? Ink::live_text : Ink::text, .align = Align::centre, .middle = true});
  ui.text(at, ui.name(seat), name_style);
}

/// `names`: the width of the column of the sources' names, here and below.
void draw_heads(Ui& ui, Rect at, const Score& score, float names, const std::string& best_words) {
  ui.text(at.take_left(names - 2, 2), best_words, best_style);
  for (Seat seat = 0; seat < score.seats; ++seat)
    column_head(ui, at.column(seat, score.seats, 0), seat, score.of[seat]);
}

void draw_totals(Ui& ui, Rect at, const Score& score, float names) {
  ui.pen().AddLine({at.x, at.y + 1}, {at.right(), at.y + 1}, ui.colour(Ink::gold), 2);
  ui.label(at.take_left(names - 2, 2), ui.say("app.end.total"), {.size = 16, .ink = Ink::gold, .middle = true});
  for (Seat seat = 0; seat < score.seats; ++seat)
    ui.number(at.column(seat, score.seats, 0), score.of[seat].total,
              {.size = 24, .ink = Ink::gold, .align = Align::centre, .middle = true});
}

void draw_ties(Ui& ui, Rect at, std::span<const std::string> lines) {
  for (const std::string& line : lines) ui.text(at.take_top(ui.text_height(at.w, line, tie_style), 6), line, tie_style);
}

/// As wide as the longest word of a seat's name.
float least_column(const Ui& ui, int seats) {
  float widest = 0;
  for (Seat seat = 0; seat < seats; ++seat)
    for (const auto word : std::views::split(ui.name(seat), ' '))
      widest = std::max(widest, ui.text_width(std::string_view(word), name_style));
  return std::min(most_column, widest + 2);
}

float name_size(float sheet_width) { return sheet_width < 420 ? 14 : 16; }

/// The layout of the table of scores.
struct Sheet {
  float names = 0;  ///< width of the sources' names
  float head = 0;   ///< heights, of faces and names
  float total = 0;
  float ties = 0;
  std::vector<int> sources;  ///< those that can count
  std::vector<float> rows;   ///< heights, one a source

  Sheet(const Ui& ui, const GameInfo& game, const Score& score, float width, std::span<const std::string> tie_lines,
        const std::string& best) {
    const draw::TextStyle style{.size = name_size(width)};
    sources = shown_sources(game, score);
    const auto seats = static_cast<float>(score.seats);
    float widest = std::max(ui.text_width(ui.say("app.end.total"), {.size = 16}), ui.text_width(best, best_style));
    for (const int source : sources) widest = std::max(widest, ui.text_width(source_name(ui, game, source), style));
    names = std::min({widest + 10, width * 0.42F, width - least_column(ui, score.seats) * seats});
    float name_height = 0;
    for (Seat seat = 0; seat < score.seats; ++seat)
      name_height = std::max(name_height, ui.text_height((width - names) / seats, ui.name(seat), name_style));
    head = std::max(face + 2 + name_height, ui.text_height(names - 2, best, best_style)) + 4;
    for (const int source : sources)
      rows.push_back(std::max(least_line, ui.text_height(names - 2, source_name(ui, game, source), style) + 2));
    total = least_line + 6;
    for (const std::string& tie : tie_lines) ties += ui.text_height(width, tie, tie_style) + 6;
  }

  [[nodiscard]] float rows_height() const { return std::accumulate(rows.begin(), rows.end(), 0.0F); }
  [[nodiscard]] float height() const { return head + rows_height() + total + ties + 2 * edge; }
  /// Distributes the spare height among the rows.
  void stretch(float room) {
    const float more = (room - height()) / static_cast<float>(rows.size() + 1);
    if (more <= 0) return;
    for (float& row : rows) row = std::max(row, std::min(most_line, row + more));
    total = std::min(most_line + 6, total + more);
  }
};

}  // namespace

void EndScreen::show_cell(Cell cell, TableScreen& table) {
  shown_ = cell;
  table.point_out(cell.seat, cell.source);
}

bool EndScreen::cancel(TableScreen& table) {
  if (!shown_) return false;
  shown_.reset();
  table.point_out(no_seat, 0);
  return true;
}

void EndScreen::source_row(Ui& ui, Rect row, const Session& session, const Score& score, int source, float names,
                           TableScreen& table) {
  const GameInfo& game = *session.match().game().info;
  ui.pen().AddLine({row.x, row.y}, {row.right(), row.y}, ui.colour(Ink::panel_edge, 0.7F));
  const std::string name = source_name(ui, game, source);
  const float size = name_size(row.w);
  ui.text(row.take_left(names - 2, 2), name, {.size = size, .ink = Ink::text_soft, .middle = true});
  for (Seat seat = 0; seat < score.seats; ++seat) {
    const Rect cell = row.column(seat, score.seats, 0);
    const bool shown = shown_ && shown_->seat == seat && shown_->source == source;
    const std::string id = "end.cell." + std::to_string(seat) + "." + std::to_string(source);
    if (ui.hit_target(cell, id, "", shown ? WidgetState::selected : WidgetState::enabled).tapped)
      show_cell({seat, source}, table);
    if (shown) ui.mark(cell.inset(3), WidgetState::selected);
    ui.number(cell, score.of[seat].by_source[static_cast<std::size_t>(source)],
              {.size = 18, .align = Align::centre, .middle = true});
  }
}

void EndScreen::results(Ui& ui, Rect at, const Session& session, TableScreen& table, std::optional<BestScore> best) {
  const GameInfo& game = *session.match().game().info;
  const Score score = session.now().score();
  const std::string winner = winner_line(ui, game, score);
  const std::vector<std::string> tie_lines = ties(ui, game, score);
  ui.mirror().asked = winner;
  mirror_scores(ui, game, score);
  const std::string best_words = best_line(ui, best);
  if (!best_words.empty()) ui.mirror().parts.push_back({"", {best_words}});
  if (!tie_lines.empty()) ui.mirror().parts.push_back({ui.say("app.end.ties"), tie_lines});

  ui.ribbon(at.take_top(ui.compact() ? 34 : 48, ui.compact() ? 4 : 10), winner);
  const bool narrow = at.w < 420;
  if (narrow) at = {at.x - 4, at.y, at.w + 8, at.h};  // five seats and the longest word fill a phone
  const float side = narrow ? 3 : 10;
  Sheet sheet(ui, game, score, at.w - 2 * side, tie_lines, best_words);
  sheet.stretch(at.h);
  const bool whole = sheet.height() <= at.h;
  if (whole) at.h = sheet.height();
  ui.panel(at);
  at = at.inset(side, edge);

  // Portraits and totals are always visible; the sources between them scroll if there are many.
  draw_heads(ui, at.take_top(sheet.head), score, sheet.names, best_words);
  const Rect below = whole ? at.take_bottom(sheet.ties) : Rect{};
  const Rect totals = at.take_bottom(sheet.total);
  const float scrolled_height = sheet.rows_height() + (whole ? 0 : sheet.ties);
  Rect scrolled = ui.begin_scroll(at, "end.scroll", scrolled_height);
  for (std::size_t row = 0; row < sheet.rows.size(); ++row)
    source_row(ui, scrolled.take_top(sheet.rows[row]), session, score, sheet.sources[row], sheet.names, table);
  if (!whole) draw_ties(ui, scrolled, tie_lines);
  ui.end_scroll();
  if (whole) draw_ties(ui, below, tie_lines);
  draw_totals(ui, totals, score, sheet.names);
}

Action EndScreen::buttons(Ui& ui, Rect at, int columns) {
  struct Choice {
    const char* id;
    const char* words;
    act::Plain action;
  };
  const std::array<Choice, choices> all{
      {{"end.rematch", "app.end.rematch", act::Plain::rematch},
       {"end.same_deal", "app.end.same_deal", act::Plain::same_deal},
       {"end.replay", "app.replay.open", act::Plain::open_replay},
       {"end.share", "app.end.share", act::Plain::share_match},
       {"end.share_replay", "app.end.share_replay", act::Plain::share_replay},
       {"end.box", has_box_ ? "app.end.box" : "app.end.setup", act::Plain::show_box}}};
  const int rows = (choices + columns - 1) / columns;
  Action action;
  ui.mirror_group("");
  for (int i = 0; i < choices; ++i) {
    const Choice& choice = all[static_cast<std::size_t>(i)];
    const Rect button = at.row(i / columns, rows, 6).column(i % columns, columns, 8);
    const WidgetState stance = i == 0 ? WidgetState::primary : WidgetState::enabled;
    if (ui.button(button, choice.id, ui.say(choice.words), stance, 14)) action = choice.action;
  }
  return action;
}

Action EndScreen::frame(Ui& ui, const Session& session, TableScreen& table, std::optional<BestScore> best) {
  ui.mirror().screen = "end";
  ui.mirror().title = game_text(ui, session.match().game().info->id, "name");
  Action action;
  const bool beside = side_by_side(ui);
  Rect screen = ui.area();
  if (beside) {
    Rect board = screen;
    screen = board.take_right(std::clamp(screen.w * 0.36F, 400.0F, 520.0F));
    table.board(ui, board);
  } else if (shown_) {
    const Rect back = screen.take_bottom(row_height + 12).inset(margin(ui), 6);
    table.board(ui, screen);
    ui.mirror_group("");
    if (worded_button(ui, back, "end.back", ui.say("app.end.back"), Icon::back, WidgetState::primary)) cancel(table);
    return action;
  }
  screen = screen.inset(margin(ui));
  Rect next;
  if (ui.compact()) next = screen.take_right(112, 10);
  if (!beside) screen = screen.inset(std::max(0.0F, (screen.w - 680) / 2), 0);
  Rect top = screen.take_top(row_height, 8);
  if (sign_button(ui, top.take_left(row_height), "menu.open", ui.say("app.menu.open"), Icon::menu))
    action = act::Plain::open_menu;
  if (sign_button(ui, top.take_right(row_height), "table.log", ui.say("app.log.open"), Icon::log))
    action = act::Plain::open_log;
  heading(ui, top.inset(8, 0), ui.mirror().title, ui.compact() ? 20 : 26);
  const int columns = ui.compact() ? 1 : 3;
  const float rows = static_cast<float>(choices / columns);
  if (!ui.compact()) next = screen.take_bottom(rows * (row_height + 6) - 6, 10);
  results(ui, screen, session, table, best);
  merge(action, buttons(ui, next, columns));
  return action;
}

}  // namespace kairo::app
