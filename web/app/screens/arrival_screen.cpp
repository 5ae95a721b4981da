#include "web/app/screens/arrival_screen.h"

#include <algorithm>
#include <bit>
#include <string>
#include <string_view>
#include <vector>

#include "web/app/screens/drawing.h"
#include "web/app/screens/widgets.h"
#include "web/tables/tables.h"

namespace kairo::app {

namespace {

constexpr float column_width = 560;

/// Whether the move may have waited for its turn, so that another one may have come after it.
bool was_asked_ahead(const Match& match, std::size_t step) {
  const Seat seat = match.steps()[step].seat;
  for (; step > 0 && !match.steps()[step - 1].sealed; --step)
    if (match.after(step - 1).asked_ahead(seat)) return true;
  return false;
}

/// The person who moved last, if nobody else can have sent the link; no_seat: it is not certain.
Seat sender(const Session& session) {
  if (!session.played().ahead().empty()) return no_seat;
  const auto& steps = session.match().steps();
  std::size_t moves = steps.size();
  while (moves > 0 && !session.played().is_human(steps[moves - 1].seat)) --moves;
  if (moves == 0 || was_asked_ahead(session.match(), moves - 1)) return no_seat;
  const Seat last = steps[moves - 1].seat;
  return last == session.awaited() ? no_seat : last;
}

/// The people who have answered what others are still asked.
SeatSet answered(const Session& session) {
  SeatSet seats = 0;
  for (Seat seat = 0; seat < session.players().size(); ++seat)
    if (session.played().is_human(seat) && session.played().has_answered(seat)) seats |= only(seat);
  return seats;
}

bool asks_several(const Session& session) { return std::popcount(session.played().missing()) > 1; }

/// The people who may be the one who has opened the link, besides the awaited one.
std::vector<Seat> others_to_take(const Session& session) {
  std::vector<Seat> seats;
  for (Seat seat = 0; seat < session.players().size(); ++seat)
    if (session.played().is_human(seat) && seat != session.awaited()) seats.push_back(seat);
  return seats;
}

Action take_button(Ui& ui, const Rect& at, const Session& session, Seat seat) {
  const bool awaited = seat == session.awaited();
  const std::string id = awaited ? "handover.take" : "handover.take." + std::to_string(seat);
  const WidgetState state = awaited ? WidgetState::primary : WidgetState::enabled;
  const std::string words = ui.say(Phrase{"app.handover.take", {seat_name("seat", seat)}});
  if (!ui.button(at, id, words, state, awaited ? 19 : 16)) return {};
  return session.played().lone_person() == no_seat ? Action{act::TakeSeat{seat}} : Action{act::Plain::take_device};
}

/// The question who one is, and the lessons for those who are here for the first time. Takes its part of the screen.
Action arrival_buttons(Ui& ui, Rect& screen, const Session& session, bool first_time) {
  const std::vector<Seat> others = others_to_take(session);
  const auto count = static_cast<float>(others.size());
  // A low screen has no room for two rows.
  const bool one_row = ui.compact() && others.size() < 3;
  Rect main = screen.take_bottom(ui.compact() ? row_height : 60, draw::gap::apart);
  const float whole = main.w;
  Rect learn;
  if (first_time) learn = main.take_right(whole * (one_row && count > 0 ? 0.25F : 0.42F), draw::gap::near);
  Rect row;
  if (count > 0) row = one_row ? main.take_right(whole * 0.21F * count, draw::gap::near) : screen.take_bottom(44, 10);
  // Listeners hear first what most people press, wherever it lies.
  Action action = take_button(ui, main, session, session.awaited());
  for (std::size_t i = 0; i < others.size(); ++i) {
    const Rect at = row.column(static_cast<int>(i), static_cast<int>(others.size()), draw::gap::near);
    merge(action, take_button(ui, at, session, others[i]));
  }
  if (first_time && ui.button(learn, "arrival.learn", ui.say("app.lesson.menu"), WidgetState::enabled, 16))
    merge(action, act::ShowLearn{std::string(session.match().game().info->id)});
  return action;
}

/// The sender, or who has answered by now; the question, and who else is asked.
std::vector<std::string> headline(const Ui& ui, const Session& session) {
  std::vector<std::string> lines;
  if (const Seat from = sender(session); from != no_seat)
    lines.push_back(ui.say(Phrase{"app.arrival.from", {seat_name("seat", from)}}));
  else if (const SeatSet seats = answered(session); seats != 0)
    lines.push_back(ui.say(Phrase{"app.arrival.answered", {list("names", seat_list(seats))}}));
  lines.push_back(ui.say(session.now().question(no_seat)));
  if (asks_several(session))
    lines.push_back(ui.say(Phrase{"app.afar.missing", {list("names", seat_list(session.played().missing()))}}));
  return lines;
}

/// The game: its picture and, for those who have never seen it, the facts and a line about it.
class Introduction {
 public:
  Introduction(const Ui& ui, std::string_view game, float width, bool in_words) : game_(game), width_(width) {
    if (!in_words) return;
    facts_ = game_text(ui, game, "facts");
    tagline_ = game_text(ui, game, "tagline");
    picture_ = ui.compact() ? 72 : 104;
    height_ = std::max(picture_, words_height(ui, width - picture_ - gap - 2 * edge)) + 2 * edge;
  }
  /// Gives the picture a place of its own, above the words, if there is as much room as this besides.
  void grow(const Ui& ui, float spare) {
    const float words = facts_.empty() ? 0 : words_height(ui, width_ - 2 * edge) + gap;
    const float high = std::min(spare + height_ - words - 2 * edge, (width_ - 2 * edge) * 0.62F);
    constexpr float least = 130;
    if (high < least) return;
    picture_ = high;
    on_top_ = true;
    height_ = words + high + 2 * edge;
  }
  [[nodiscard]] float height() const { return height_; }
  void draw(Ui& ui, const Rect& at) const {
    draw::paper(ui, at);
    Rect inside = at.inset(edge);
    tables::draw_cover(ui, on_top_ ? inside.take_top(picture_, gap) : inside.take_left(picture_, gap), game_);
    if (facts_.empty()) return;
    ui.text.draw(inside.take_top(ui.text.height(inside.w, facts_, facts_style), draw::gap::tight), facts_, facts_style);
    ui.text.draw(inside, tagline_, tagline_style);
    ui.mirror.parts.push_back({"", {facts_, tagline_}});
  }

 private:
  static constexpr float edge = 10;
  static constexpr float gap = 12;
  static constexpr TextStyle facts_style{.size = draw::type::small, .ink = Ink::ink_soft};
  static constexpr TextStyle tagline_style{.size = draw::type::note, .ink = Ink::ink};

  [[nodiscard]] float words_height(const Ui& ui, float width) const {
    return ui.text.height(width, facts_, facts_style) + 4 + ui.text.height(width, tagline_, tagline_style);
  }

  std::string_view game_;
  float width_;
  std::string facts_;  ///< empty: no words
  std::string tagline_;
  float picture_ = 0;  ///< its width at the left of the words, or its height
  bool on_top_ = false;
  float height_ = 0;
};

}  // namespace

Action arrival_screen(Ui& ui, const Session& session, const MatchLog& log) {
  const Seat seat = session.awaited();
  const std::string_view game = session.match().game().info->id;
  const std::vector<std::string> words = headline(ui, session);
  const std::size_t seen = moves_until_last_of(session.match(), seat);
  const auto since = log.lines_since(seen);
  const std::string heading_of_news =
      seen > 0 ? ui.say(Phrase{"app.arrival.news", {seat_name("seat", seat)}}) : ui.say("app.arrival.story");
  ui.mirror.screen = "handover";
  ui.mirror.title = game_text(ui, game, "name");
  ui.mirror.asked = paragraph(words);

  Action action;
  Rect screen = ui.area().inset(margin(ui));
  Rect top = screen.take_top(row_height, ui.compact() ? 6 : 16);
  ui.mirror.begin_group("");
  const Rect menu = top.take_left(row_height, draw::gap::near);
  top.take_right(row_height);
  heading(ui, top, ui.mirror.title, ui.compact() ? 22 : 28);

  screen = screen.inset(std::max(0.0F, (screen.w - column_width) / 2), 0);
  const bool first_time = seen == 0;
  merge(action, arrival_buttons(ui, screen, session, first_time));

  // Everything else scrolls if there is no room for it.
  const float width = screen.w - 10;
  const bool small = ui.compact() || ui.area().w < column_width;
  const TextStyle style{.size = small ? draw::type::strong : draw::type::heading, .align = Align::centre};
  const TextStyle news_style{.size = small ? draw::type::note : draw::type::strong, .ink = Ink::text_soft};
  Introduction introduction(ui, game, width, first_time);
  const float face = ui.compact() ? 0 : 64;
  constexpr float name = 34;
  const float news_heading = small ? 24 : 30;
  float above = (face > 0 ? face + 6 : 0) + name + 4;
  const float asked = lines_height(ui, width, words, style) + 8;
  const float news = since.empty() ? 0 : news_heading + 4 + lines_height(ui, width, since, news_style);
  introduction.grow(ui, screen.h - introduction.height() - 12 - above - asked - news);
  if (introduction.height() > 0) above += introduction.height() + 12;
  // Content smaller than the screen lies in its middle.
  screen.take_top(std::max(0.0F, (screen.h - above - asked - news) / 2));
  Rect scrolled = ui.columns.begin(screen, "arrival.scroll", above + asked + news);
  scrolled.w = width;
  if (introduction.height() > 0) introduction.draw(ui, scrolled.take_top(introduction.height(), draw::gap::apart));
  if (face > 0) portrait(ui, scrolled.take_top(face, 6), seat);
  const std::string whose = asks_several(session) ? ui.say("app.arrival.several")
                                                  : ui.say(Phrase{"app.arrival.next", {seat_name("seat", seat)}});
  ui.text.label(scrolled.take_top(name, draw::gap::tight), whose,
                {draw::type::headline, Ink::text, Face::display, Align::centre, true});
  draw_lines(ui, scrolled.take_top(asked), words, style);
  if (!since.empty()) {
    ui.text.label(scrolled.take_top(news_heading, draw::gap::tight), heading_of_news,
                  {.size = small ? draw::type::body : draw::type::heading, .middle = true});
    draw_lines(ui, scrolled, since, news_style);
    ui.mirror.parts.push_back({heading_of_news, {since.begin(), since.end()}});
  }
  ui.columns.end();
  if (sign_button(ui, menu, "menu.open", ui.say("app.menu.open"), Icon::menu)) action = act::Plain::open_menu;
  return action;
}

}  // namespace kairo::app
