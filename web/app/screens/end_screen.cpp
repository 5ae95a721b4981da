#include "web/app/screens/end_screen.h"

#include <algorithm>
#include <array>
#include <span>
#include <utility>
#include <vector>

#include "web/app/screens/drawing.h"
#include "web/app/screens/outcome.h"
#include "web/app/screens/score_chart.h"
#include "web/app/screens/score_sheet.h"
#include "web/app/screens/widgets.h"
#include "web/text/number.h"

namespace kairo::app {

namespace {

constexpr int choices = 6;               // the buttons of what to do next
constexpr float most_spare_chart = 120;  // height that the chart takes if nothing else needs it
constexpr float chart_title = 22;
constexpr float chart_switch_height = 32;
constexpr float least_rows = 84;  // of the scores in sight
constexpr float least_chart = 60;
constexpr TextStyle tie_style{.size = 14, .ink = Ink::text_soft, .middle = true};

/// The board is shown beside the scores.
bool side_by_side(const Ui& ui) { return ui.area().w >= 1000 && !ui.compact(); }

/// Between the signs of a low screen a long name takes two lines.
void draw_title(Ui& ui, const Rect& at, std::string_view words) {
  constexpr TextStyle small{draw::min_text_size, Ink::gold, Face::display, Align::centre, true};
  if (ui.compact() && ui.text_width(words, small) > at.w)
    ui.text(at, words, small);
  else
    heading(ui, at, words, ui.compact() ? 20 : 26);
}

/// Empty if there is none.
std::string best_line(const Ui& ui, std::optional<BestScore> best, int seats) {
  if (!best) return {};
  if (best->is_new) return ui.say("app.end.best.new");
  return seats == 1 ? ui.say(Phrase{"app.end.best", {number("n", best->total)}})
                    : ui.say(Phrase{"app.end.best.seats", {number("seats", seats), number("n", best->total)}});
}

/// A sentence for each two neighbours whose places a further rule decides: a tie break between equal totals, or a rule
/// that comes before the total.
std::vector<std::string> ties(const Ui& ui, const GameInfo& game, const Score& score) {
  std::vector<std::string> lines;
  const std::vector<Seat> seats = by_place(score);
  for (std::size_t i = 1; i < seats.size(); ++i) {
    const SeatScore& mine = score.of[seats[i]];
    if (mine.tie_break == 0) continue;
    const std::string rule = std::string(game.id) + ".tie." + std::to_string(mine.tie_break);
    const bool tied = mine.total == score.of[seats[i - 1]].total;
    lines.push_back(
        ui.say(Phrase{tied ? "app.end.tie" : "app.end.before",
                      {seat_name("ahead", seats[i - 1]), seat_name("behind", seats[i]), term("rule", rule)}}));
  }
  return lines;
}

void draw_ties(Ui& ui, Rect& at, std::span<const std::string> ties) {
  for (const std::string& line : ties) ui.text(at.take_top(ui.text_height(at.w, line, tie_style), 6), line, tie_style);
}

float count_height(const Ui& ui) { return ui.compact() ? 66 : 88; }

/// What has been counted so far, in a low strip: the source that is being counted, everybody's total and, if there is
/// room, what this source has brought.
void draw_count(Ui& ui, const Rect& at, const GameInfo& game, const Score& counted, int source) {
  ui.panel(at);
  Rect inside = at.inset(10, 4);
  ui.label(inside.take_top(22), ui.say("app.end.counting") + ui.say("app.replay.joint") + source_name(ui, game, source),
           {.size = 16, .ink = Ink::gold, .middle = true});
  for (Seat seat = 0; seat < counted.seats; ++seat) {
    const SeatScore& mine = counted.of[seat];
    Rect column = inside.column(seat, counted.seats, 4);
    Rect line = column.take_top(36);
    portrait(ui, line.take_left(std::min(28.0F, line.w * 0.42F), 4), seat);
    ui.number(line, mine.total, {.size = 22, .ink = Ink::gold, .middle = true});
    if (ui.compact()) continue;
    ui.label(column, text::gain_words(mine.by_source[static_cast<std::size_t>(source)]),
             {.size = 15, .ink = Ink::text_soft, .middle = true});
  }
}

float ties_height(const Ui& ui, float width, std::span<const std::string> lines) {
  float height = 0;
  for (const std::string& line : lines) height += ui.text_height(width, line, tie_style) + 6;
  return height;
}

}  // namespace

void EndScreen::show_cell(Cell cell, TableScreen& table) {
  shown_ = cell;
  table.point_out(tables::PointedOut::of(cell.seat, cell.source));
}

bool EndScreen::cancel(TableScreen& table) {
  if (counting()) {
    count_.finish();
    return true;
  }
  if (!shown_) return false;
  shown_.reset();
  table.point_out({});
  return true;
}

void EndScreen::cell(Ui& ui, const Rect& at, Cell cell, TableScreen& table) {
  const bool shown = shown_ && shown_->seat == cell.seat && shown_->source == cell.source;
  const std::string id = "end.cell." + std::to_string(cell.seat) + "." + std::to_string(cell.source);
  if (ui.hit_target(at, id, "", shown ? WidgetState::selected : WidgetState::enabled).tapped) show_cell(cell, table);
  if (shown) ui.mark(at.inset(3), WidgetState::selected);
}

void EndScreen::table_button(Ui& ui, const Rect& corner, TableScreen& table) {
  constexpr float size = draw::Gesture::touch_size;
  if (counting() || side_by_side(ui) || corner.w < size || corner.h < size) return;
  if (sign_button(ui, {corner.x, corner.y, size, size}, "end.table", ui.say("app.end.table"), Icon::eye))
    show_cell({no_seat, 0}, table);
}

void EndScreen::keep_counting(const Ui& ui, const GameInfo& game, const Score& score) {
  count_.begin(score, shown_sources(game, score), ui.now());
  count_.advance(ui.now());
  if (ui.reduced_motion()) count_.finish();
}

void EndScreen::light_counted(const Session& session, TableScreen& table) {
  const std::optional<int> counted = counting() ? std::optional(count_.source()) : std::nullopt;
  if (counted == lit_) return;
  lit_ = counted;
  if (!lit_) return table.point_out({});
  const Score score = session.now().score();
  // The winner's board in front would tell too early who that is.
  const Seat person = session.lone_person();
  tables::PointedOut lit{.front = person != no_seat ? person : Seat{0}, .source = *lit_};
  for (Seat seat = 0; seat < score.seats; ++seat)
    if (score.of[seat].by_source[static_cast<std::size_t>(*lit_)] != 0) lit.seats |= only(seat);
  table.point_out(lit);
}

void EndScreen::mirror_results(Ui& ui, const Session& session, std::optional<BestScore> best) {
  const GameInfo& game = *session.match().game().info;
  const Score score = session.now().score();
  ui.mirror().asked = outcome_words(ui, game, score);
  mirror_scores(ui, game, score);
  if (session.series()) mirror_standings(ui, *session.series(), score);
  if (const std::string words = best_line(ui, best, score.seats); !words.empty())
    ui.mirror().parts.push_back({"", {words}});
  if (const std::vector<std::string> lines = ties(ui, game, score); !lines.empty())
    ui.mirror().parts.push_back({ui.say("app.end.ties"), lines});
  mirror_score_chart(ui, course(session.match()));
}

void EndScreen::count_below_board(Ui& ui, Rect screen, const Session& session, TableScreen& table) {
  const Score counted = count_.counted(session.now().score());
  const Rect strip = screen.take_bottom(count_height(ui));
  table.board(ui, screen);
  draw_count(ui, strip, *session.match().game().info, counted, count_.source());
  ui.mirror_group("");
  if (ui.hit_target(ui.area(), "end.count", ui.say("app.table.skip")).tapped) count_.finish();
}

const ScoreCourse& EndScreen::course(const Match& match) {
  if (!course_ || course_moves_ != match.steps().size()) {
    course_ = score_course(match);
    course_moves_ = match.steps().size();
  }
  return *course_;
}

bool EndScreen::results(Ui& ui, Rect at, const Session& session, TableScreen& table, std::optional<BestScore> best) {
  const GameInfo& game = *session.match().game().info;
  const Score score = session.now().score();
  const std::optional<Series>& series = session.series();

  const Rect whole_results = at;
  ui.ribbon(at.take_top(ui.compact() ? 34 : 48, ui.compact() ? 4 : 10),
            counting() ? ui.say("app.end.counting") : outcome_words(ui, game, score));
  if (series) {
    const std::string words = series_words(ui, *series, score);
    const TextStyle series_style{at.w < 420 ? draw::min_text_size : 16, Ink::gold, Face::reading, Align::centre, true};
    const Rect line = at.take_top(ui.text_height(at.w, words, series_style), ui.compact() ? 4 : 8);
    if (!counting()) ui.text(line, words, series_style);
  }
  const bool narrow = at.w < 420;
  if (narrow) at = {at.x - 4, at.y, at.w + 8, at.h};  // five seats and the longest word fill a phone
  const float side = narrow ? 3 : 10;
  const Score counted = count_.counted(score);
  ScoreSheet sheet(ui, game, counted, at.w - 2 * side, best_line(ui, best, score.seats));
  if (counting()) sheet.count_up(count_.source());
  if (series) sheet.add_series(series->points);
  const bool folds = scores(ui, at, side, sheet, session, table);
  if (counting() && ui.cover(whole_results, "end.count")) count_.finish();
  return folds;
}

bool EndScreen::scores(Ui& ui, Rect at, float side, ScoreSheet& sheet, const Session& session, TableScreen& table) {
  const ScoreCourse& how = course(session.match());
  const std::vector<std::string> tie_lines = ties(ui, *session.match().game().info, session.now().score());
  const float ties_below = ties_height(ui, at.w - 2 * side, tie_lines);
  const float chart = chart_height(how);
  const float below = ties_below + (chart > 0 ? chart + chart_title : 0);
  const bool whole = sheet.height() + below <= at.h;
  sheet.stretch(at.h, whole ? below : ties_below + chart_switch_height + 2);
  if (whole) at.h = std::min(at.h, sheet.height() + below + (chart > 0 ? most_spare_chart : 0));
  ui.panel(at);
  at = at.inset(side, ScoreSheet::edge);

  Rect below_at = whole ? at.take_bottom(at.h + 2 * ScoreSheet::edge - sheet.height()) : Rect{};
  const bool folds = !whole && chart > 0 && !counting();
  if (folds && !ui.compact()) chart_switch(ui, at.take_bottom(chart_switch_height, 4));
  const Rect totals = at.take_bottom(sheet.total_height());
  const bool charted = folds && charted_;
  // Totals are always visible; the sources above them scroll if there are many. Where the portraits would leave too
  // little in sight, they scroll too, or make room for the chart.
  const bool heads_stay = whole || at.h - sheet.head_height() >= (charted ? least_chart : least_rows);
  const auto draw_heads = [&](Rect& heads) {
    const Rect corner = sheet.free_corner(heads);
    sheet.draw_heads(ui, heads);
    table_button(ui, corner, table);
  };
  if (heads_stay) draw_heads(at);
  const bool heads_scroll = !heads_stay && !charted;
  const float rows = whole || charted ? at.h : sheet.rows_height() + ties_below;
  Rect scrolled = ui.begin_scroll(at, "end.scroll", rows + (heads_scroll ? sheet.head_height() : 0));
  if (heads_scroll) draw_heads(scrolled);
  const auto touched = [&](const Rect& number, Seat seat, int source) { cell(ui, number, {seat, source}, table); };
  if (charted)
    draw_score_chart(ui, scrolled, how);
  else
    sheet.draw_rows(ui, scrolled, counting() ? ScoreSheet::Cell() : touched);
  if (!charted && !whole && !counting()) draw_ties(ui, scrolled, tie_lines);
  ui.end_scroll();
  sheet.draw_totals(ui, totals);
  if (!whole || counting()) return folds;
  draw_ties(ui, below_at, tie_lines);
  if (chart <= 0) return folds;
  ui.label(below_at.take_top(chart_title), ui.say("app.end.chart"), {.size = 14, .ink = Ink::gold, .middle = true});
  draw_score_chart(ui, below_at, how);
  return folds;
}

void EndScreen::chart_switch(Ui& ui, const Rect& at) {
  constexpr float least_for_words = 110;
  const WidgetState stance = charted_ ? WidgetState::selected : WidgetState::enabled;
  const std::string words = ui.say("app.end.chart");
  if (at.w < least_for_words ? sign_button(ui, at, "end.chart", words, Icon::scores, stance)
                             : ui.button(at, "end.chart", words, stance, 14))
    charted_ = !charted_;
}

Action EndScreen::buttons(Ui& ui, Rect at, int columns, const Session& session, bool with_table, TableScreen& table) {
  struct Choice {
    const char* id;
    std::string words;
    act::Plain action;
  };
  const std::optional<Series>& series = session.series();
  const Choice again = !series            ? Choice{"end.rematch", ui.say("app.end.rematch"), act::Plain::rematch}
                       : is_last(*series) ? Choice{"end.rematch", ui.say("app.series.again"), act::Plain::rematch}
                                          : Choice{"end.next_game", ui.say("app.series.next"), act::Plain::next_game};
  // The others do not know yet how the match has ended.
  const bool unsent = session.own_seat() != no_seat && session.has_unsent_move();
  const Choice share{"end.share", unsent ? words_to_send(ui, session.people_elsewhere()) : ui.say("app.end.share"),
                     act::Plain::share_match};
  const std::array<Choice, choices> all{
      {unsent ? share : again,
       {"end.same_deal", ui.say("app.end.same_deal"), act::Plain::same_deal},
       {"end.replay", ui.say("app.replay.open"), act::Plain::open_replay},
       unsent ? again : share,
       {"end.share_replay", ui.say("app.end.share_replay"), act::Plain::share_replay},
       {"end.box", ui.say(has_box_ ? "app.end.box" : "app.end.setup"), act::Plain::show_box}}};
  const int rows = (choices + columns - 1) / columns;
  Action action;
  ui.mirror_group("");
  if (columns > 1) merge(action, looking_back(ui, at.take_top(row_height, 6), with_table, table));
  for (int i = 0; i < choices; ++i) {
    const Choice& choice = all[static_cast<std::size_t>(i)];
    const Rect button = at.row(i / columns, rows, 6).column(i % columns, columns, 8);
    const WidgetState stance = i == 0 ? WidgetState::primary : WidgetState::enabled;
    if (ui.button(button, choice.id, choice.words, stance, 14)) action = choice.action;
  }
  return action;
}

Action EndScreen::looking_back(Ui& ui, Rect at, bool with_table, TableScreen& table) {
  Action action;
  constexpr float room_for_three = 310;  // with the words of two
  const bool narrow = with_table && at.w < room_for_three;
  if (with_table) table_button(ui, at.take_right(row_height, 8), table);
  const std::string picture = ui.say("app.end.picture");
  if (narrow ? sign_button(ui, at.take_right(row_height, 8), "end.picture", picture, Icon::picture)
             : worded_button(ui, at.take_right((at.w - 8) / 2, 8), "end.picture", picture, Icon::picture))
    action = act::Plain::picture_result;
  if (worded_button(ui, at, "end.review", ui.say("app.review.open"), Icon::review)) action = act::Plain::open_review;
  return action;
}

Action EndScreen::looking_back_signs(Ui& ui, Rect& top, bool with_table, TableScreen& table) {
  Action action;
  if (sign_button(ui, top.take_right(row_height, 4), "end.review", ui.say("app.review.open"), Icon::review))
    action = act::Plain::open_review;
  if (sign_button(ui, top.take_right(row_height, 4), "end.picture", ui.say("app.end.picture"), Icon::picture))
    action = act::Plain::picture_result;
  if (with_table) table_button(ui, top.take_right(row_height, 4), table);
  return action;
}

Action EndScreen::practice_buttons(Ui& ui, Rect at, int columns) {
  ui.mirror_group("");
  const Rect button = columns > 1 ? at.take_top(row_height) : at.take_top(row_height * 2);
  return ui.button(button, "lesson.leave", ui.say("app.lesson.all"), WidgetState::primary, 14)
             ? act::Plain::leave_lesson
             : act::Plain::nothing;
}

Action EndScreen::frame(Ui& ui, const Session& session, TableScreen& table, std::optional<BestScore> best) {
  ui.mirror().screen = "end";
  ui.mirror().title = game_text(ui, session.match().game().info->id, "name");
  mirror_results(ui, session, best);
  keep_counting(ui, *session.match().game().info, session.now().score());
  light_counted(session, table);
  Action action;
  const bool beside = side_by_side(ui);
  Rect screen = ui.area();
  if (counting() && !beside) {
    count_below_board(ui, screen, session, table);
    return action;
  }
  if (beside) {
    Rect board = screen;
    screen = board.take_right(std::clamp(screen.w * 0.36F, 400.0F, 520.0F));
    table.board(ui, board);
  } else if (shown_) {
    const Rect back = screen.take_bottom(row_height + 12).inset(margin(ui), 6);
    table.board(ui, screen);
    ui.mirror_group("");
    if (worded_button(ui, back, "end.back", ui.say("app.end.back"), Icon::back, WidgetState::primary) && cancel(table))
      action = act::Plain::redraw;
    return action;
  }
  screen = screen.inset(margin(ui));
  Rect next;
  if (ui.compact()) next = screen.take_right(112, 10);
  if (!beside) screen = screen.inset(std::max(0.0F, (screen.w - 680) / 2), 0);
  Rect top = screen.take_top(row_height, 8);
  if (sign_button(ui, top.take_left(row_height), "menu.open", ui.say("app.menu.open"), Icon::menu))
    action = act::Plain::open_menu;
  const Rect log = top.take_right(row_height);
  const bool practice = session.is_practice();
  const auto before = std::pair(shown_.has_value(), charted_);
  // Several seats leave the best score only the corner of the sign for the table.
  const bool eye_apart = best && session.now().seats() > 1;
  // A low screen has no room for more buttons with words.
  if (!practice && ui.compact()) merge(action, looking_back_signs(ui, top, eye_apart, table));
  if (!practice && sign_button(ui, log, "table.log", ui.say("app.log.open"), Icon::log)) action = act::Plain::open_log;
  const int columns = ui.compact() ? 1 : 3;
  const float rows = practice ? 1 : static_cast<float>(choices / columns) + 1;
  if (!ui.compact()) next = screen.take_bottom(rows * (row_height + 6) - 6, 10);
  // On a low screen the switch is more useful than the title, and the fifth sign leaves the title no room.
  if (results(ui, screen, session, table, best) && ui.compact())
    chart_switch(ui, top.inset(4, 0));
  else if (!eye_apart || !ui.compact())
    draw_title(ui, top.inset(8, 0), ui.mirror().title);
  merge(action, practice ? practice_buttons(ui, next, columns) : buttons(ui, next, columns, session, eye_apart, table));
  if (std::pair(shown_.has_value(), charted_) != before) merge(action, act::Plain::redraw);
  return action;
}

}  // namespace kairo::app
