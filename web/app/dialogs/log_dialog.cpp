#include "web/app/dialogs/log_dialog.h"

#include <algorithm>
#include <span>
#include <vector>

#include "web/app/dialogs/dialog_frame.h"
#include "web/app/screens/drawing.h"
#include "web/app/screens/widgets.h"
#include "web/app/session/replay.h"

namespace kairo::app {

namespace {

constexpr TextStyle words_style{.size = 15};
constexpr TextStyle hint_style{.size = 15, .ink = Ink::gold};
constexpr float move_padding = 10;
constexpr float least_row = 44;  // what a finger needs
constexpr float least_heading = 46;
constexpr float divider_height = 40;
constexpr float sign = 14;

/// The moves of one turn, as the game defines it, and who of them is told of.
struct Turn {
  std::size_t first = 0;  ///< number of moves before it
  std::size_t end = 0;    ///< and with it
  std::vector<Seat> movers;
  bool open = false;
};

/// Only seats whose moves the log tells: who was asked in vain may be a secret.
std::vector<Seat> told_movers(const Match& match, const MatchLog& log, std::size_t first, std::size_t end) {
  std::vector<Seat> seats;
  for (std::size_t step = first; step < end; ++step) {
    const Seat seat = match.steps()[step].seat;
    if (!log.lines_of(step).empty() && std::ranges::find(seats, seat) == seats.end()) seats.push_back(seat);
  }
  return seats;
}

/// Those of which something is told, the oldest first.
std::vector<Turn> turns_of(const Match& match, const MatchLog& log, Seat viewer, const LogFolds& folds) {
  const std::size_t seen = viewer == no_seat ? 0 : moves_until_last_of(match, viewer);
  const std::vector<std::size_t> stops = leap_stops(match, Leap::turn, 0);
  std::vector<Turn> turns;
  for (std::size_t i = 1; i < stops.size(); ++i) {
    Turn turn{.first = stops[i - 1], .end = stops[i], .movers = told_movers(match, log, stops[i - 1], stops[i])};
    if (turn.movers.empty()) continue;
    turn.open = seen > 0 && turn.end > seen;
    turns.push_back(std::move(turn));
  }
  if (!turns.empty()) turns.back().open = true;
  for (Turn& turn : turns) turn.open = turn.open != folds.changed.contains(turn.first);
  return turns;
}

/// Draws the log from the newest turn to the oldest, or only adds up its height. What is out of sight is a button for
/// the mirror and the keyboard, but is not drawn.
class LogColumn {
 public:
  LogColumn(Ui& ui, const Session& session, const MatchLog& log, Seat viewer)
      : ui_(ui),
        match_(session.match()),
        log_(log),
        viewer_(viewer),
        seen_(viewer == no_seat ? 0 : moves_until_last_of(match_, viewer)),
        divided_(viewer != no_seat && log.first_new_line() > 0 && log.first_new_line() < log.lines().size()) {}

  [[nodiscard]] float height(float width, std::span<const Turn> turns) const {
    float sum = divided_ ? divider_height : 0;
    for (const Turn& turn : turns) {
      sum += heading_height(width, turn);
      for (std::size_t step = turn.first; turn.open && step < turn.end; ++step)
        sum += move_height(width, log_.lines_of(step)) + hints_height(width, step + 1);
    }
    return sum + opening_height(width) + hints_height(width, 0);
  }

  Action draw(Rect at, std::span<const Turn> turns, LogFolds& folds) {
    Action action;
    bool undivided = divided_;
    for (std::size_t i = turns.size(); i-- > 0;) {
      const Turn& turn = turns[i];
      if (heading(at.take_top(heading_height(at.w, turn)), turn)) {
        if (!folds.changed.erase(turn.first)) folds.changed.insert(turn.first);
        action = act::Plain::redraw;
      }
      for (std::size_t step = turn.end; turn.open && step-- > turn.first;) {
        hints(at, step + 1);
        const auto lines = log_.lines_of(step);
        if (lines.empty()) continue;
        if (moment(at.take_top(move_height(at.w, lines)), "log.move." + std::to_string(step + 1), lines))
          action = act::ShowMoment{step + 1};
        if (undivided && first_line(lines) <= log_.first_new_line()) divider(at, undivided);
      }
      if (undivided && turn.first < seen_) divider(at, undivided);
    }
    if (undivided) divider(at, undivided);
    merge(action, opening(at));
    hints(at, 0);
    return action;
  }

 private:
  [[nodiscard]] std::size_t first_line(std::span<const std::string> lines) const {
    return static_cast<std::size_t>(lines.data() - log_.lines().data());
  }
  [[nodiscard]] float hints_height(float width, std::size_t moves) const {
    return lines_height(ui_, width - 20, log_.hints_after(moves), hint_style);
  }
  [[nodiscard]] float move_height(float width, std::span<const std::string> lines) const {
    if (lines.empty()) return 0;
    return std::max(move_padding + lines_height(ui_, width - 20, lines, words_style), least_row);
  }

  /// By the same numbers as in the replay.
  [[nodiscard]] std::string place(const Turn& turn) const {
    const Arg first = number("first", static_cast<int>(turn.first) + 1);
    const Arg last = number("last", static_cast<int>(turn.end));
    const Phrase moves{turn.end == turn.first + 1 ? "app.log.move" : "app.log.moves", {first, last}};
    const Phrase round = match_.after(turn.first).round_phrase();
    if (round.empty()) return ui_.say(moves);
    return ui_.say(Phrase{"app.log.turn", {list("moves", {moves}), list("round", {round})}});
  }

  /// Which moves they are, and whose.
  [[nodiscard]] std::string words_of(const Turn& turn) const {
    std::string names;
    for (const Seat seat : turn.movers) names += (names.empty() ? "" : ui_.say("list.join")) + ui_.name(seat);
    return place(turn) + ui_.say("app.replay.joint") + names;
  }

  static bool is_narrow(float width) { return width < 340; }
  static TextStyle heading_style(float width) {
    return {.size = is_narrow(width) ? 14.0F : 16.0F, .ink = Ink::gold, .middle = true};
  }
  /// Cuts the place of the next portrait off a heading of this width.
  static Rect take_portrait(Rect& heading, float width) {
    return heading.take_left(is_narrow(width) ? 20 : 28, is_narrow(width) ? 1 : 4);
  }
  /// As high as its words need beside the faces: no name is cut.
  [[nodiscard]] float heading_height(float width, const Turn& turn) const {
    Rect words{0, 0, width, 0};
    words.take_left(sign, 6);
    for (std::size_t i = 0; i < turn.movers.size(); ++i) take_portrait(words, width);
    words.take_left(4);
    return std::max(least_heading, ui_.text_height(words.w, words_of(turn), heading_style(width)) + 6);
  }

  [[nodiscard]] bool is_in_sight(const Rect& at) const { return intersection(at, ui_.pen().clip()).h > 0; }

  /// True if it was tapped.
  bool heading(const Rect& at, const Turn& turn) {
    const std::string words = words_of(turn);
    const draw::Touch touch = ui_.hit_target(at.inset(0, 1), "log.turn." + std::to_string(turn.first), words);
    ui_.mirror_as_disclosure(turn.open);
    if (!is_in_sight(at)) return touch.tapped;
    ui_.pen().AddLine({at.x, at.y}, {at.right(), at.y}, ui_.colour(Ink::panel_edge));
    if (touch.hovered || touch.held)
      ui_.pen().AddRectFilled({at.x, at.y}, {at.right(), at.bottom()}, ui_.colour(Ink::gold, 0.12F), 4);
    Rect inside = at;
    triangle(inside.take_left(sign, 6), turn.open);
    for (const Seat seat : turn.movers) portrait(ui_, take_portrait(inside, at.w), seat);
    inside.take_left(4);
    ui_.text(inside, words, heading_style(at.w));
    return touch.tapped;
  }

  void triangle(const Rect& at, bool open) {
    const draw::Point c = at.centre();
    const float r = at.w * 0.36F;
    const ImU32 ink = ui_.colour(Ink::gold);
    if (open)
      ui_.pen().AddTriangleFilled({c.x - r, c.y - r * 0.6F}, {c.x + r, c.y - r * 0.6F}, {c.x, c.y + r * 0.8F}, ink);
    else
      ui_.pen().AddTriangleFilled({c.x - r * 0.6F, c.y - r}, {c.x - r * 0.6F, c.y + r}, {c.x + r * 0.8F, c.y}, ink);
  }

  [[nodiscard]] float opening_height(float width) const {
    const auto lines = log_.lines_up_to(0);
    return lines.empty() ? 0 : least_heading + move_height(width, lines);
  }

  /// What happened before the first move.
  Action opening(Rect& at) {
    const auto lines = log_.lines_up_to(0);
    if (lines.empty()) return {};
    const Rect heading = at.take_top(least_heading);
    if (is_in_sight(heading)) {
      ui_.pen().AddLine({heading.x, heading.y}, {heading.right(), heading.y}, ui_.colour(Ink::panel_edge));
      ui_.label(heading, ui_.say("app.log.deal"), {.size = 16, .ink = Ink::gold, .middle = true});
    }
    return moment(at.take_top(move_height(at.w, lines)), "log.deal", lines) ? Action{act::ShowMoment{0}} : Action{};
  }

  /// The lines of one move, or of the deal: a button that leads to the moment after it.
  bool moment(const Rect& at, std::string_view id, std::span<const std::string> lines) {
    const draw::Touch touch = ui_.hit_target(at, id, paragraph(lines));
    if (!is_in_sight(at)) return touch.tapped;
    if (touch.hovered || touch.held)
      ui_.pen().AddRectFilled({at.x, at.y}, {at.right(), at.bottom()}, ui_.colour(Ink::gold, 0.12F), 4);
    TextStyle style = words_style;
    style.ink = first_line(lines) >= log_.first_new_line() ? Ink::text : Ink::text_soft;
    Rect words = at.inset(0, (at.h - lines_height(ui_, at.w - 20, lines, style)) / 2);
    draw::icon(ui_, words.take_right(sign, 6).fit(1), Icon::next, Ink::text_soft);
    draw_lines(ui_, words, lines, style);
    return touch.tapped;
  }

  /// Who took a hint after this number of moves; only words.
  void hints(Rect& at, std::size_t moves) {
    const std::vector<std::string> lines = log_.hints_after(moves);
    if (lines.empty()) return;
    const Rect row = at.take_top(hints_height(at.w, moves));
    if (is_in_sight(row)) draw_lines(ui_, row, lines, hint_style);
    ui_.mirror().parts.push_back({"", lines});
  }

  void divider(Rect& at, bool& undivided) {
    undivided = false;
    const Rect line = at.take_top(divider_height - 8, 8);
    if (!is_in_sight(line)) return;
    ui_.pen().AddLine({line.x, line.y + 3}, {line.right(), line.y + 3}, ui_.colour(Ink::gold, 0.6F));
    ui_.label(line.inset(0, 4), ui_.say(Phrase{"app.log.since", {seat_name("seat", viewer_)}}),
              {.size = 14, .ink = Ink::gold, .middle = true});
  }

  Ui& ui_;
  const Match& match_;
  const MatchLog& log_;
  Seat viewer_;
  std::size_t seen_;  ///< number of moves up to the viewer's last one
  bool divided_;
};

}  // namespace

Action log_dialog(Ui& ui, const Session& session, const MatchLog& log, Seat viewer, LogFolds& folds) {
  if (folds.match != session.id()) folds = {.match = session.id(), .changed = {}, .opened = folds.opened};
  Rect inside = begin_dialog(ui, 640, 900);
  ui.mirror().screen = "log";
  Action action = title_row(ui, inside, 10, ui.say("app.log.title"));
  ui.mirror_group(ui.say("app.log.replay"));
  const std::vector<Turn> turns = turns_of(session.match(), log, viewer, folds);
  LogColumn column(ui, session, log, viewer);
  const std::string scroll = "log.scroll." + folds.match + "." + std::to_string(folds.opened);
  const Rect scrolled = ui.begin_scroll(inside, scroll, column.height(inside.w - 8, turns));
  merge(action, column.draw(scrolled, turns, folds));
  ui.end_scroll();
  ui.end_modal();
  return action;
}

}  // namespace kairo::app
