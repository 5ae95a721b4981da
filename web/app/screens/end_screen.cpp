#include "web/app/screens/end_screen.h"

#include <algorithm>

#include "web/app/screens/drawing.h"
#include "web/app/screens/outcome.h"
#include "web/app/screens/score_words.h"
#include "web/app/screens/widgets.h"
#include "web/text/number.h"

namespace kairo::app {

namespace {

constexpr float count_height = 66;

/// The count so far, in a low strip: the source that is being counted, everybody's total and, if there is room, what
/// this source has brought them.
void draw_count(Ui& ui, const Rect& at, const GameInfo& game, const Score& counted, int source) {
  draw::panel(ui, at);
  Rect inside = at.inset(10, 4);
  ui.text.label(inside.take_top(22),
                ui.say("app.end.counting") + ui.say("app.replay.joint") + source_name(ui.writer(), game, source),
                {.size = draw::type::body, .middle = true});
  for (Seat seat = 0; seat < counted.seats; ++seat) {
    const SeatScore& mine = counted.of[seat];
    Rect column = inside.column(seat, counted.seats, draw::gap::tight);
    portrait(ui, column.take_left(std::min(28.0F, column.w * 0.42F), draw::gap::tight), seat);
    const int gain = mine.by_source[static_cast<std::size_t>(source)];
    constexpr float least = 72;  // for both numbers
    if (gain != 0 && column.w >= least)
      ui.text.label(column.take_right(column.w / 2), text::gain_words(gain),
                    {.size = draw::type::note, .ink = Ink::text_soft, .middle = true});
    ui.text.number(column, mine.total, {.size = draw::type::title, .ink = Ink::gold, .middle = true});
  }
}

}  // namespace

void EndScreen::point_out(act::PointOut cell, TableScreen& table) {
  if (shown_ && shown_->seat == cell.seat && shown_->source == cell.source) {
    cancel(table);
    return;
  }
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

void EndScreen::keep_counting(const Ui& ui, const GameInfo& game, const Score& score) {
  count_.begin(score, shown_sources(game, score), ui.now());
  count_.advance(ui.now());
  if (ui.reduced_motion()) count_.finish();
}

void EndScreen::light_counted(const Session& session, TableScreen& table) {
  const std::optional<int> counted = counting() ? std::optional(count_.source()) : std::nullopt;
  if (counted == lit_) return;
  lit_ = counted;
  if (!lit_) return;
  const Score score = session.now().score();
  // The winner's board in front would tell too early who that is.
  const Seat person = session.played().lone_person();
  tables::PointedOut lit{.front = person != no_seat ? person : Seat{0}, .source = *lit_};
  for (Seat seat = 0; seat < score.seats; ++seat)
    if (score.of[seat].by_source[static_cast<std::size_t>(*lit_)] != 0) lit.seats |= only(seat);
  table.point_out(lit);
}

const ScoreCourse& EndScreen::course(const Match& match) {
  if (!course_ || course_moves_ != match.steps().size()) {
    course_ = score_course(match);
    course_moves_ = match.steps().size();
  }
  return *course_;
}

void EndScreen::count_below_board(Ui& ui, const Session& session, TableScreen& table) {
  Rect board = ui.area();
  const Rect strip = board.take_bottom(count_height);
  table.board(ui, board);
  draw_count(ui, strip, *session.match().game().info, count_.counted(session.now().score()), count_.source());
  ui.mirror.begin_group("");
  if (ui.hit_target(ui.area(), "end.count", ui.say("app.table.skip")).tapped) count_.finish();
}

void EndScreen::frame(Ui& ui, const Session& session, TableScreen& table) {
  const GameInfo& game = *session.match().game().info;
  const Score score = session.now().score();
  ui.mirror.screen = "end";
  ui.mirror.asked = spoken_outcome(ui.writer(), game, score);
  keep_counting(ui, game, score);
  light_counted(session, table);
  if (counting()) return count_below_board(ui, session, table);
  // Once it is known who has won, their things are looked at, unless something else is asked for.
  table.point_out(shown_ ? tables::PointedOut::of(shown_->seat, shown_->source)
                         : tables::PointedOut{.front = by_place(score).front()});
  table.board(ui, ui.area());
}

EndFacts EndScreen::facts(const Session& session, std::optional<int> best) {
  std::optional<BestScore> score;
  if (best) {
    const Score scores = session.now().score();
    const SeatScore& own = scores.of[session.played().lone_person()];
    const SeatScore& last = scores.of[by_place(scores).back()];
    score = BestScore{.total = *best,
                      .is_new = is_new_best_ && own.total == *best,
                      .is_last = has_places(scores) && own.place > 1 && own.place == last.place};
  }
  return {.session = session, .best = score, .course = course(session.match()), .shown = shown_, .has_box = has_box_};
}

}  // namespace kairo::app
