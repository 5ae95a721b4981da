#include "web/app/end_screen.h"

#include <algorithm>
#include <array>
#include <utility>

#include "web/app/drawing.h"
#include "web/app/furniture.h"

namespace kairo::app {

namespace {

constexpr float head_height = 78;  // a face over a name of two lines
constexpr float tie_height = 44;
constexpr float least_line = 40;    // two lines of the smallest text
constexpr float least_column = 52;  // of a seat: a short word of a name
constexpr float most_line = 48;
constexpr int choices = 6;  // of what to do next

/// The board fits beside the scores.
bool side_by_side(const Ui& ui) { return ui.area().w >= 1000 && !ui.cramped(); }

std::string source_name(const Ui& ui, const GameInfo& game, int source) {
  return game_text(ui, game.id, "score." + std::string(game.score_sources[static_cast<std::size_t>(source)]));
}

/// What a lone player has come to.
std::string rank_line(const Ui& ui, const GameInfo& game, int total) {
  const auto rank = std::ranges::count_if(game.solo_ranks, [total](int least) { return total >= least; });
  const std::string key = std::string(game.id) + ".rank." + std::to_string(rank);
  return ui.say(Phrase{"app.end.ranked", {term("rank", key), number("n", total)}});
}

/// Against the game itself.
std::string alone_line(const Ui& ui, const GameInfo& game, Alone outcome) {
  const std::string key =
      std::string(game.id) + ".alone." + std::string(alone_names[static_cast<std::size_t>(outcome)]);
  return ui.say(Phrase{key, {seat_name("seat", 0)}});
}

std::string winner_line(const Ui& ui, const GameInfo& game, const Score& score) {
  if (score.alone != Alone::unjudged) return alone_line(ui, game, score.alone);
  if (score.seats == 1 && !game.solo_ranks.empty()) return rank_line(ui, game, score.of[0].total);
  std::vector<Phrase> winners;
  for (Seat seat = 0; seat < score.seats; ++seat)
    if (score.of[seat].place == 1) winners.push_back(Phrase{"app.name.seat", {seat_name("seat", seat)}});
  const int count = static_cast<int>(winners.size());
  return ui.say(Phrase{count == 1 ? "app.end.winner" : "app.end.winners", {list("names", std::move(winners))}});
}

/// The seats from the best place to the last.
std::vector<Seat> by_place(const Score& score) {
  std::vector<Seat> seats;
  for (Seat seat = 0; seat < score.seats; ++seat) seats.push_back(seat);
  std::ranges::sort(seats, {}, [&](Seat seat) { return std::pair(score.of[seat].place, seat); });
  return seats;
}

/// Where equal totals were told apart, one sentence each.
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
    draw::Mirror::Part part{score.alone == Alone::unjudged ? ui.say(place) : ui.name(seat), {}};
    for (int source = 0; source < static_cast<int>(game.score_sources.size()); ++source)
      part.lines.push_back(source_name(ui, game, source) + ": " +
                           std::to_string(mine.by_source[static_cast<std::size_t>(source)]));
    ui.mirror().parts.push_back(std::move(part));
  }
}

void column_head(Ui& ui, Rect at, Seat seat, const SeatScore& mine) {
  const Rect face = at.take_top(36, 2).fit(1);
  portrait(ui, face, seat);
  const Rect badge{face.right() - 10, face.y - 2, 20, 20};
  const bool won = mine.place == 1;
  ui.pen().AddCircleFilled({badge.centre().x, badge.centre().y}, 10, ui.colour(won ? Ink::live : Ink::panel_edge));
  ui.number(badge, mine.place,
            {.size = 14, .ink = won ? Ink::live_text : Ink::text, .align = Align::centre, .middle = true});
  ui.excerpt(at, ui.name(seat), {.size = 14, .align = Align::centre, .middle = true});
}

/// As wide as the longest source's name, where the seats leave so much; else the names take two lines.
float names_width(const Ui& ui, const GameInfo& game, int seats, float width, float size) {
  float widest = 0;
  for (int source = 0; source < static_cast<int>(game.score_sources.size()); ++source)
    widest = std::max(widest, ui.text_width(source_name(ui, game, source), {.size = size}));
  return std::min({widest + 6, width * 0.42F, width - least_column * static_cast<float>(seats)});
}

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

/// Draws the table of scores; returns its height.
float EndScreen::sheet(Ui& ui, Rect at, const Session& session, const Score& score, TableScreen& table) {
  const GameInfo& game = *session.match().game().info;
  const float top = at.y;
  const float name_size = at.w < 420 ? 14 : 16;
  const float names = names_width(ui, game, score.seats, at.w, name_size);
  const int sources = static_cast<int>(game.score_sources.size());
  const float line = std::clamp((at.h - head_height - 8) / static_cast<float>(sources + 1), least_line, most_line);
  Rect head = at.take_top(head_height);
  head.take_left(names);
  for (Seat seat = 0; seat < score.seats; ++seat)
    column_head(ui, head.column(seat, score.seats, 2), seat, score.of[seat]);

  for (int source = 0; source < sources; ++source) {
    Rect row = at.take_top(line);
    const std::string name = source_name(ui, game, source);
    ui.pen().AddLine({row.x, row.y}, {row.right(), row.y}, ui.colour(Ink::panel_edge, 0.7F));
    ui.excerpt(row.take_left(names - 4, 4), name, {.size = name_size, .ink = Ink::text_soft, .middle = true});
    for (Seat seat = 0; seat < score.seats; ++seat) {
      const Rect cell = row.column(seat, score.seats, 2);
      const bool shown = shown_ && shown_->seat == seat && shown_->source == source;
      const std::string id = "end.cell." + std::to_string(seat) + "." + std::to_string(source);
      if (ui.spot(cell, id, "", shown ? Stance::chosen : Stance::live).tapped) show_cell({seat, source}, table);
      if (shown) ui.mark(cell.inset(3), Stance::chosen);
      ui.number(cell, score.of[seat].by_source[static_cast<std::size_t>(source)],
                {.size = 18, .align = Align::centre, .middle = true});
    }
  }
  Rect total = at.take_top(line + 8);
  ui.pen().AddLine({total.x, total.y + 1}, {total.right(), total.y + 1}, ui.colour(Ink::gold), 2);
  ui.label(total.take_left(names - 4, 4), ui.say("app.end.total"), {.size = 16, .ink = Ink::gold, .middle = true});
  for (Seat seat = 0; seat < score.seats; ++seat)
    ui.number(total.column(seat, score.seats, 2), score.of[seat].total,
              {.size = 24, .ink = Ink::gold, .align = Align::centre, .middle = true});
  return at.y - top;
}

void EndScreen::results(Ui& ui, Rect at, const Session& session, TableScreen& table) {
  const GameInfo& game = *session.match().game().info;
  const Score score = session.now().standing();
  const std::string winner = winner_line(ui, game, score);
  const std::vector<std::string> told = ties(ui, game, score);
  ui.mirror().asked = winner;
  mirror_scores(ui, game, score);
  if (!told.empty()) ui.mirror().parts.push_back({ui.say("app.end.ties"), told});

  ui.ribbon(at.take_top(ui.cramped() ? 36 : 48, ui.cramped() ? 6 : 14), winner);
  const float rows = static_cast<float>(game.score_sources.size() + 1);
  const float edges = static_cast<float>(told.size()) * tie_height + 20;
  const float height =
      std::clamp(at.h, head_height + rows * least_line + 8 + edges, head_height + rows * most_line + 8 + edges);
  Rect rolled = ui.begin_scroll(at, "end.scroll", height);
  ui.panel({rolled.x, rolled.y, rolled.w, height});
  rolled = rolled.inset(rolled.w < 420 ? 4 : 10, 6);
  Rect grid = rolled;
  grid.h = height - edges;
  rolled.take_top(sheet(ui, grid, session, score, table), 6);
  for (const std::string& tie : told)
    ui.text(rolled.take_top(tie_height), tie, {.size = 14, .ink = Ink::text_soft, .middle = true});
  ui.end_scroll();
}

Action EndScreen::buttons(Ui& ui, Rect at, int columns) {
  struct Choice {
    const char* id;
    const char* words;
    act::Plain wish;
  };
  constexpr std::array<Choice, choices> all{{{"end.rematch", "app.end.rematch", act::Plain::rematch},
                                             {"end.same_deal", "app.end.same_deal", act::Plain::same_deal},
                                             {"end.replay", "app.replay.open", act::Plain::open_replay},
                                             {"end.share", "app.end.share", act::Plain::pass_on},
                                             {"end.share_replay", "app.end.share_replay", act::Plain::share_replay},
                                             {"end.box", "app.end.box", act::Plain::show_box}}};
  const int rows = (choices + columns - 1) / columns;
  Action action;
  ui.mirror_group("");
  for (int i = 0; i < choices; ++i) {
    const Choice& choice = all[static_cast<std::size_t>(i)];
    const Rect button = at.row(i / columns, rows, 6).column(i % columns, columns, 8);
    const Stance stance = i == 0 ? Stance::primary : Stance::live;
    if (ui.button(button, choice.id, ui.say(choice.words), stance, columns == 2 ? 16 : 14)) action = choice.wish;
  }
  return action;
}

Action EndScreen::frame(Ui& ui, const Session& session, TableScreen& table) {
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
    if (worded_button(ui, back, "end.back", ui.say("app.end.back"), Glyph::back, Stance::primary)) cancel(table);
    return action;
  }
  screen = screen.inset(margin(ui));
  Rect next;
  if (ui.cramped()) next = screen.take_right(112, 10);
  if (!beside) screen = screen.inset(std::max(0.0F, (screen.w - 680) / 2), 0);
  Rect top = screen.take_top(row_height, 8);
  if (sign_button(ui, top.take_left(row_height), "menu.open", ui.say("app.menu.open"), Glyph::menu))
    action = act::Plain::open_menu;
  if (sign_button(ui, top.take_right(row_height), "table.log", ui.say("app.log.open"), Glyph::log))
    action = act::Plain::open_log;
  heading(ui, top.inset(8, 0), ui.mirror().title, ui.cramped() ? 20 : 26);
  const int columns = ui.cramped() ? 1 : screen.w < 400 ? 2 : 3;
  const float rows = static_cast<float>(choices / columns);
  if (!ui.cramped()) next = screen.take_bottom(rows * (row_height + 6) - 6, 10);
  results(ui, screen, session, table);
  take(action, buttons(ui, next, columns));
  return action;
}

}  // namespace kairo::app
