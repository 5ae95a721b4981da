#include "web/tables/ruin/table.h"

#include <optional>
#include <string>
#include <utility>

#include "engine/games/ruin/words.h"
#include "web/tables/ruin/drawing.h"
#include "web/tables/ruin/map_sheet.h"
#include "web/tables/ruin/others.h"
#include "web/tables/ruin/purse.h"
#include "web/tables/ruin/row.h"
#include "web/tables/ruin/status.h"
#include "web/tables/ruin/tally.h"
#include "web/tables/ruin/unfolding.h"
#include "web/tables/ruin/walking.h"

namespace kairo::ruin::table {

using draw::Ink;
using draw::Rect;
using draw::Stance;
using Kind = Move::Kind;

namespace {

bool draws(Phase phase) { return phase == Phase::prepare || phase == Phase::draw || phase == Phase::extra; }
bool walks(Phase phase) { return phase == Phase::walk || phase == Phase::warp; }

/// What is asked; where it has no room, without what the tray shows as well. Solo at the end: the rank.
std::string asked_words(const draw::Ui& ui, const Rect& at, const View& view) {
  if (view.phase == Phase::over && view.players == min_players) {
    const int total = total_of(tally_of(view, 0));
    return ui.say({"app.end.ranked", {term("rank", rank_key(solo_rank(total))), number("n", total)}});
  }
  const Phrase question = asked(view);
  const std::string words = ui.say(question);
  if (ui.text_height(at.w - 36, words, {.size = 14}) <= at.h) return words;
  if (question.key == "ruin.asked.draw") return ui.say({"ruin.table.asked.draw", question.args});
  if (question.key == "ruin.asked.walk.leave") return ui.say({"ruin.asked.walk", question.args});
  return words;
}

class RuinTable final : public kairo::tables::TableOf<State> {
 public:
  std::optional<AnyMove> frame(draw::Ui& ui, const Rect& at) override;
  [[nodiscard]] bool busy() const override { return unfolding_.running(); }
  void skip() override { unfolding_.skip(); }
  bool cancel() override;
  void point_out(Seat seat, int source) override;

 protected:
  void changed(kairo::tables::Moment<View> moment) override;

 private:
  struct Pointed {
    Seat seat = no_seat;
    int source = 0;
  };

  [[nodiscard]] const View& shown() const { return unfolding_.view(); }
  [[nodiscard]] Seat focus() const;
  [[nodiscard]] MapPicture picture(Seat seat) const;
  void point_on_map(MapPicture& picture) const;

  /// The viewer answers now, and nothing is being shown happening.
  [[nodiscard]] bool acts() const {
    return opened() && !moment_.legal.empty() && focus() == shown().me && !unfolding_.running();
  }
  /// The viewer's own secrets may be seen, if only as long as they are held.
  [[nodiscard]] bool opened() const { return moment_.opened || peeking_; }
  /// Goal cards are laid out to be picked from.
  [[nodiscard]] bool picks_goals() const;

  void map(draw::Ui& ui, const Layout& layout, Choices& choices);
  void tray(draw::Ui& ui, const Layout& layout, Choices& choices);
  void offer(draw::Ui& ui, const Layout& layout, Choices& choices);
  void at_rest(draw::Ui& ui, const Layout& layout) const;
  void tell_cell(draw::Ui& ui, const Grid& grid, Cell cell) const;
  void others(draw::Ui& ui, const Layout& layout);

  kairo::tables::Moment<View> moment_;
  Unfolding unfolding_;
  Drawing drawing_;
  Walking walking_;
  Purse purse_;
  Goal looked_at_ = goal_cards;
  Seat enlarged_ = no_seat;
  Pointed pointed_;
  bool peeking_ = false;
};

void RuinTable::changed(kairo::tables::Moment<View> moment) {
  const bool same = moment.view == moment_.view && moment.legal.size() == moment_.legal.size();
  unfolding_.begin(moment.view, moment.events);
  moment_ = std::move(moment);
  if (same) return;
  const Choices choices(moment_);
  purse_.reset();
  looked_at_ = goal_cards;
  if (!choices.any()) return;
  drawing_.begin(moment_.view, choices);
  walking_.begin(moment_.view, choices);
}

bool RuinTable::cancel() {
  if (std::exchange(enlarged_, no_seat) != no_seat) return true;
  if (std::exchange(looked_at_, Goal{goal_cards}) != goal_cards) return true;
  const Phase phase = moment_.view.phase;
  if (draws(phase)) return drawing_.cancel();
  return walks(phase) ? walking_.cancel() : purse_.cancel();
}

void RuinTable::point_out(Seat seat, int source) { pointed_ = {seat, source}; }

Seat RuinTable::focus() const {
  if (pointed_.seat < shown().players) return pointed_.seat;
  return shown().me < shown().players ? shown().me : Seat{0};
}

bool RuinTable::picks_goals() const {
  const Phase phase = moment_.view.phase;
  return acts() && (phase == Phase::keep || phase == Phase::offer || walking_.paying());
}

/// Where the pointed line of a score lies on the map.
void RuinTable::point_on_map(MapPicture& picture) const {
  switch (static_cast<Source>(pointed_.source)) {
    case Source::gems: picture.pointed_cells = picture.map.gates; return;
    case Source::goals:
      for_each_in(picture.goals, [&](Goal goal) {
        if (meets(picture.map, goal)) picture.pointed_cells |= ways_of(picture.map, set_of(goal));
      });
      return;
    case Source::leaving: picture.pointed_cells = only_cell(entrance); return;
    case Source::first_rectangle:
    case Source::second_rectangle:
    case Source::penalties: return;
  }
}

MapPicture RuinTable::picture(Seat seat) const {
  MapPicture picture = map_picture(shown(), seat, opened());
  picture.rectangle = counted_rectangle(shown(), seat);
  unfolding_.move_on_map(picture, seat);
  if (seat == focus()) {
    const GoalSet picked = purse_.picked() | walking_.picked();
    const GoalSet looked_at = looked_at_ < goal_cards ? set_of(looked_at_) : 0;
    picture.pointed_cells = ways_of(picture.map, picked != 0 ? picked : looked_at);
    if (acts() && walks(moment_.view.phase)) picture.lit = walking_.lit();
  }
  if (seat != pointed_.seat) return picture;
  if (static_cast<Source>(pointed_.source) != Source::second_rectangle) picture.rectangle = {};
  point_on_map(picture);
  return picture;
}

std::optional<AnyMove> RuinTable::frame(draw::Ui& ui, const Rect& at) {
  if (moment_.view.players == 0) return std::nullopt;
  if (ui.reduced_motion()) unfolding_.skip();
  unfolding_.advance(ui.now());
  if (unfolding_.running()) ui.animate();

  const Layout layout = lay_out(at, shown().players, focus());
  Choices choices(moment_);
  kairo::tables::draw_asked(ui, layout.asked, moment_.view.asked, moment_.view.me,
                            asked_words(ui, layout.asked, moment_.view));
  draw_row(ui, layout, shown(), unfolding_.falling(), unfolding_.progress());
  others(ui, layout);
  map(ui, layout, choices);
  draw_status(ui, layout,
              {.view = shown(),
               .seat = focus(),
               .opened = opened(),
               .pointed = focus() == pointed_.seat ? pointed_.source : -1},
              looked_at_);
  tray(ui, layout, choices);
  unfolding_.draw(ui, layout, focus());
  if (enlarged_ < shown().players && draw_enlarged(ui, at, shown(), enlarged_, picture(enlarged_))) enlarged_ = no_seat;
  if (choices.decided()) unfolding_.skip();
  return choices.decided();
}

void RuinTable::others(draw::Ui& ui, const Layout& layout) {
  if (picks_goals() && layout.screen == Screen::frame) return;
  ui.mirror_group(ui.say("ruin.table.maps"));
  for (Seat seat = 0; seat < shown().players; ++seat)
    if (seat != focus() && draw_other(ui, layout.others[seat], shown(), seat, picture(seat))) enlarged_ = seat;
}

void RuinTable::map(draw::Ui& ui, const Layout& layout, Choices& choices) {
  const Grid grid(layout.map);
  draw_map(ui, grid, picture(focus()));
  const Phase phase = moment_.view.phase;
  const MapTouch touch = touch_map(ui, grid, acts() ? Stance::live : Stance::quiet);
  if (acts() && draws(phase)) return drawing_.on_map(ui, grid, touch, choices);
  if (acts() && walks(phase)) return walking_.on_map(ui, grid, touch, moment_.view, choices);
  if (touch.tapped != no_cell) tell_cell(ui, grid, touch.tapped);
}

/// Its name, and what lies there.
void RuinTable::tell_cell(draw::Ui& ui, const Grid& grid, Cell cell) const {
  const Map map = map_for_me(shown(), focus());
  const Letter letter = letter_at(cell);
  const std::string_view what = cell == entrance         ? "ruin.table.cell.entrance"
                                : map.gates.has(cell)    ? "ruin.table.cell.gate"
                                : map.walls.has(cell)    ? "ruin.table.cell.wall"
                                : map.passages.has(cell) ? "ruin.table.cell.passage"
                                                         : "ruin.table.cell.empty";
  std::string words = ui.say({what, {list("cell", {cell_phrase(cell)})}});
  if (letter != no_letter && in_set(shown().open, letter))
    words += "\n" + ui.say({"ruin.table.cell.destination", {term("letter", letter_key(letter))}});
  ui.tell(grid.cell(cell), words, Ink::text);
}

void RuinTable::tray(draw::Ui& ui, const Layout& layout, Choices& choices) {
  const View& view = moment_.view;
  if (!moment_.opened && view.me < view.players) {
    peeking_ = ui.spot(layout.actions, "peek", ui.say("ruin.table.peek")).held;
    ui.panel(layout.actions);
    ui.label(layout.actions, ui.say("ruin.table.peek"), {.align = draw::Align::centre, .middle = true});
    return;
  }
  if (!acts()) return at_rest(ui, layout);
  switch (view.phase) {
    case Phase::keep:
      purse_.cards(ui, layout.purse, my_goals(view), view.boards[view.me].map, goals_kept);
      return purse_.keep(ui, layout.actions, choices);
    case Phase::prepare:
    case Phase::draw:
    case Phase::extra:
      drawing_.options(ui, layout.options, view, choices);
      return drawing_.actions(ui, layout.actions, choices);
    case Phase::offer: return offer(ui, layout, choices);
    case Phase::walk:
    case Phase::warp:
      walking_.options(ui, walking_.paying() ? layout.purse : layout.options, view, choices);
      return walking_.actions(ui, layout.actions, view, choices);
    case Phase::over: break;
  }
}

/// Whether to spend a goal card on one more cell.
void RuinTable::offer(draw::Ui& ui, const Layout& layout, Choices& choices) {
  const View& view = moment_.view;
  purse_.cards(ui, layout.purse, my_goals(view), map_for_me(view, view.me), 1);
  const bool stacked = layout.actions.w < 200;
  Rect rest = layout.actions;
  const Rect none = stacked ? rest.take_top((rest.h - 4) / 2, 4) : rest.take_left(rest.w * 0.46F, 8);
  const bool picked = purse_.picked() != 0;
  if (ui.button(none, "pass", ui.say("ruin.move.pass"), picked ? Stance::live : Stance::primary, 16, false))
    choices.attempt(ui, none, {Kind::pass});
  purse_.spend(ui, rest, ui.say("ruin.table.spend_extra"), choices);
}

/// Nothing is asked here: how the points stand, where the status has no words for it.
void RuinTable::at_rest(draw::Ui& ui, const Layout& layout) const {
  if (layout.screen == Screen::wide) return;
  draw_tally(ui, layout.tray(),
             {.view = shown(),
              .seat = focus(),
              .opened = opened(),
              .pointed = focus() == pointed_.seat ? pointed_.source : -1});
}

}  // namespace

std::unique_ptr<kairo::tables::AnyTable> make_table() { return std::make_unique<RuinTable>(); }

}  // namespace kairo::ruin::table
