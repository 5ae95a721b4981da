#include "web/app/screens/review_screen.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "web/app/screens/advice_words.h"
#include "web/app/screens/drawing.h"
#include "web/app/screens/widgets.h"

namespace kairo::app {

namespace {

constexpr TextStyle plain{.size = 16};
constexpr TextStyle soft{.size = 15, .ink = Ink::text_soft};
constexpr float course_height = 110;

void paragraph(Ui& ui, Rect& column, const std::string& words, const TextStyle& style) {
  ui.text(column.take_top(ui.text_height(column.w, words, style), 8), words, style);
  ui.mirror().parts.push_back({"", {words}});
}

/// The estimated chances after each judged move, and how it ended; in thousandths.
std::vector<int> course(const Match& match, const Review& review) {
  std::vector<int> chances{review.moves.front().better.chance};
  for (const JudgedMove& move : review.moves) chances.push_back(move.made.chance);
  chances.push_back(worth_at_end(match, review).chance);
  return chances;
}

/// A line from left to right; above the middle is more than an even chance.
void draw_course(Ui& ui, Rect at, const std::vector<int>& chances, std::span<const std::size_t> marked) {
  ui.panel(at);
  at = at.inset(10, 10);
  const auto point = [&](std::size_t i) {
    return ImVec2{at.x + at.w * static_cast<float>(i) / static_cast<float>(chances.size() - 1),
                  at.bottom() - at.h * static_cast<float>(chances[i]) / 1000};
  };
  for (const float level : {0.0F, 0.5F, 1.0F})
    ui.pen().AddLine({at.x, at.y + at.h * level}, {at.right(), at.y + at.h * level}, ui.colour(Ink::panel_edge, 0.7F));
  for (std::size_t i = 0; i + 1 < chances.size(); ++i)
    ui.pen().AddLine(point(i), point(i + 1), ui.colour(Ink::gold), 2);
  for (const std::size_t move : marked) ui.pen().AddCircleFilled(point(move + 1), 4, ui.colour(Ink::warn));
}

std::string course_words(const Ui& ui, const std::vector<int>& chances) {
  const auto percent = [](int chance) { return (chance + 5) / 10; };
  const auto [least, most] = std::ranges::minmax(chances);
  return ui.say(Phrase{"app.review.course",
                       {number("start", percent(chances.front())), number("least", percent(least)),
                        number("most", percent(most)), number("end", percent(chances.back()))}});
}

void balance(Ui& ui, Rect& column, const Match& match, const Review& review) {
  const Balance found = balance_of(match, review);
  const auto line = [&](std::string_view key, int points) {
    paragraph(ui, column, ui.say(Phrase{key, {seat_name("seat", review.seat), tenths("points", points, true)}}), plain);
  };
  line("app.review.play", found.play);
  line(match.now().seats() > 1 ? "app.review.rest" : "app.review.rest.alone", found.rest);
}

std::string mistake_words(const Ui& ui, const Match& match, const JudgedMove& move) {
  const Position& before = match.after(move.step);
  const Match::Step& made = match.steps()[move.step];
  const AnyMove best = before.legal()[move.best];
  return ui.say(
      Phrase{"app.review.mistake",
             {number("n", static_cast<int>(move.step) + 1), list("made", {before.move_phrase(made.seat, made.move)}),
              list("better", {before.move_phrase(made.seat, best)})}});
}

Action mistakes(Ui& ui, Rect& column, const Match& match, const Review& review) {
  const std::vector<std::size_t> found = clear_mistakes(review);
  const int count = static_cast<int>(found.size());
  paragraph(ui, column,
            ui.say(Phrase{count == 0 ? "app.review.none" : "app.review.mistakes",
                          {number("n", count), seat_name("seat", review.seat)}}),
            {.size = 16, .ink = Ink::gold});
  ui.mirror_group(ui.say("app.review.title"));
  Action action;
  for (const std::size_t i : found) {
    const std::string words = mistake_words(ui, match, review.moves[i]);
    const float width = column.w - 44;
    const Rect row = column.take_top(std::max(row_height, ui.text_height(width, words, plain) + 16), row_gap);
    ui.panel(row);
    if (ui.hit_target(row, "review.move." + std::to_string(review.moves[i].step + 1), words).tapped)
      action = act::ShowJudged{i};
    Rect inside = row.inset(10, 8);
    draw::icon(ui, inside.take_right(16, 8).fit(1), Icon::next, Ink::text_soft);
    ui.text(inside, words, {.size = 16, .middle = true});
  }
  return action;
}

}  // namespace

ReviewScreen::ReviewScreen(const Session& session) {
  const auto person = std::ranges::find(session.players(), Player::Kind::human, &Player::kind);
  choose(session, person == session.players().end() ? Seat{0} : static_cast<Seat>(person - session.players().begin()));
}

void ReviewScreen::choose(const Session& session, Seat seat) {
  seat_ = seat;
  review_.reset();
  run_.reset();
  stopped_ = false;
  for (const std::string& text : session.notes().reviews)
    if (auto kept = parse_review(text, session.match()); kept && kept->seat == seat) review_ = std::move(kept);
  if (!review_) run_.emplace(session.match(), seat);
}

bool ReviewScreen::advance(Session& session, Thinking& thinking) {
  if (!run_ || stopped_) return false;
  run_->advance(session.match(), thinking);
  if (!run_->is_done()) return false;
  review_ = run_->review();
  run_.reset();
  session.keep_review(seat_, review_text(*review_));
  return true;
}

Action ReviewScreen::seats(Ui& ui, Rect at, const Session& session) {
  Action action;
  const int count = static_cast<int>(session.players().size());
  for (Seat seat = 0; seat < count; ++seat) {
    const Rect button = at.column(seat, count, 6);
    const std::string label = ui.say(Phrase{"app.review.of", {seat_name("seat", seat)}});
    const std::string id = "review.seat." + std::to_string(seat);
    if (ui.icon_button(button, id, label, seat == seat_ ? WidgetState::selected : WidgetState::enabled) &&
        seat != seat_) {
      choose(session, seat);
      action = act::Plain::redraw;
    }
    ui.explain_button(button, id, label);
    portrait(ui, button.inset(0, 6), seat);
  }
  return action;
}

Action ReviewScreen::progress(Ui& ui, Rect& column) {
  const int done = static_cast<int>(run_->done());
  const int all = static_cast<int>(run_->all());
  const bool rests = stopped_ || run_->has_failed();
  paragraph(ui, column, ui.say("app.review.what"), soft);
  paragraph(ui, column,
            run_->has_failed() ? ui.say("app.hint.none")
                               : ui.say(Phrase{"app.review.progress", {number("n", done), number("all", all)}}),
            plain);
  Rect bar = column.take_top(8, 12);
  ui.pen().AddRectFilled({bar.x, bar.y}, {bar.right(), bar.bottom()}, ui.colour(Ink::panel_edge, 0.6F), 4);
  bar.w *= all == 0 ? 1 : static_cast<float>(done) / static_cast<float>(all);
  if (done > 0) ui.pen().AddRectFilled({bar.x, bar.y}, {bar.right(), bar.bottom()}, ui.colour(Ink::gold), 4);
  ui.mirror_group("");
  const Rect button = column.take_top(row_height, row_gap);
  if (!ui.button({button.x, button.y, std::min(button.w, 300.0F), button.h}, rests ? "review.go_on" : "review.stop",
                 ui.say(rests ? "app.review.go_on" : "app.hint.stop")))
    return {};
  stopped_ = !rests;
  run_->stop();
  return act::Plain::redraw;
}

Action ReviewScreen::results(Ui& ui, Rect& column, const Session& session) const {
  const Match& match = session.match();
  if (review_->moves.empty()) {
    paragraph(ui, column, ui.say("app.review.no_choice"), plain);
    return {};
  }
  balance(ui, column, match, *review_);
  if (has_chances(match.now())) {
    const std::vector<int> chances = course(match, *review_);
    paragraph(ui, column, course_words(ui, chances), soft);
    draw_course(ui, column.take_top(course_height, 12), chances, clear_mistakes(*review_));
  }
  return mistakes(ui, column, match, *review_);
}

Action ReviewScreen::frame(Ui& ui, const Session& session) {
  draw::Mirror& mirror = ui.mirror();
  mirror.screen = "review";
  mirror.title = ui.say("app.review.title");
  mirror.asked = ui.say(Phrase{"app.review.of", {seat_name("seat", seat_)}});
  Rect at = ui.area().inset(margin(ui));
  at = at.inset(std::max(0.0F, (at.w - 680) / 2), 0);
  ui.mirror_group("");
  Rect top = at.take_top(row_height, 8);
  Action action;
  if (sign_button(ui, top.take_left(row_height, 8), "review.leave", ui.say("app.end.back"), Icon::back))
    action = act::Plain::leave_review;
  if (session.players().size() > 1 && ui.compact()) merge(action, seats(ui, top.take_right(top.w * 0.5F, 8), session));
  heading(ui, top, mirror.title, ui.compact() ? 18 : 24);
  if (session.players().size() > 1 && !ui.compact())
    merge(action, seats(ui, at.take_top(row_height, row_gap), session));
  ui.label(at.take_top(24, 6), mirror.asked, {.size = 17, .ink = Ink::gold, .middle = true});

  Rect column = ui.begin_scroll(at, "review.scroll", content_);
  column.w -= 8;
  const float top_of_column = column.y;
  column.h = 1e5F;
  if (run_) merge(action, progress(ui, column));
  if (review_) merge(action, results(ui, column, session));
  const float content = column.y - top_of_column;
  ui.end_scroll();
  // It is known only once it is drawn: so the first frame is followed by one more.
  if (std::exchange(content_, content) != content) merge(action, is_nothing(action) ? act::Plain::redraw : action);
  return action;
}

}  // namespace kairo::app
