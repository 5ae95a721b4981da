#include "web/tables/ruin/table.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/games/ruin/words.h"
#include "web/tables/animated_table.h"
#include "web/tables/ruin/animation/event_animation.h"
#include "web/tables/ruin/board/map.h"
#include "web/tables/ruin/board/preview.h"
#include "web/tables/ruin/board/rank_ladder.h"
#include "web/tables/ruin/board/search_cards.h"
#include "web/tables/ruin/board/sheet.h"
#include "web/tables/ruin/board/status.h"
#include "web/tables/ruin/board/tally.h"
#include "web/tables/ruin/explanations.h"
#include "web/tables/ruin/hand.h"
#include "web/tables/ruin/input/draw_input.h"
#include "web/tables/ruin/input/walk_input.h"
#include "web/tables/ruin/pieces.h"
#include "web/tables/ruin/players.h"

namespace kairo::ruin::table {

using draw::Ink;
using draw::Rect;
using draw::WidgetState;
using Kind = Move::Kind;

namespace {

bool is_draw_phase(Phase phase) { return phase == Phase::prepare || phase == Phase::draw || phase == Phase::extra; }
bool is_walk_phase(Phase phase) { return phase == Phase::walk || phase == Phase::warp; }

/// The open question; if it does not fit, without what the tray shows too. The rank at the end of a solo game.
std::string question_text(const draw::Ui& ui, const Rect& at, const View& view) {
  if (view.phase == Phase::over && view.players == min_players) {
    const int total = total_of(tally_of(view, 0));
    return ui.say({"app.end.ranked", {term("rank", rank_key(solo_rank(total))), number("n", total)}});
  }
  const auto fits = [&](const std::string& words) {
    return ui.text.height(at.w - 36, words, {.size = draw::type::small}) <= at.h;
  };
  const Phrase full = question(view);
  if (full.key == "ruin.asked.draw" && may_end_half(view)) {
    const Arg half = term("half", view.half == 0 ? "ruin.half.first" : "ruin.half.second");
    std::string warning = ui.say({"ruin.table.asked.draw.may_end", {full.args.front(), half}});
    if (fits(warning)) return warning;
  }
  const std::string words = ui.say(full);
  if (fits(words)) return words;
  if (full.key == "ruin.asked.draw") return ui.say({"ruin.table.asked.draw", full.args});
  for (const std::string_view part : {"first", "passage", "wall"})
    if (full.key == "ruin.asked.prepare." + std::string(part))
      return ui.say({"ruin.table.asked.prepare." + std::string(part), full.args});
  if (full.key == "ruin.asked.walk.leave") return ui.say({"ruin.asked.walk", full.args});
  return words;
}

class RuinTable final : public kairo::tables::AnimatedTable<State, EventAnimation> {
 public:
  bool cancel() override;
  bool act_out(AnyMove any, int tap) override;
  void suggest(AnyMove any) override { suggested_ = restore_move<Move>(any); }
  /// The coach speaks of the maps and cards below the report, which has been read by then.
  [[nodiscard]] kairo::tables::Going going_with_coach() const override { return kairo::tables::Going::by_tap; }

 protected:
  void draw(draw::Ui& ui, const Rect& at, Choices& choices) override;
  void follow(const kairo::tables::Update<View>& before) override;
  [[nodiscard]] std::vector<std::string> spots(const View& view, Move move) const override {
    return spots_of_move(view, move);
  }
  [[nodiscard]] std::vector<std::string> asked_about(const View& view) const override {
    return table::spots_of_question(view);
  }
  [[nodiscard]] std::vector<std::string> deciding_buttons() const override {
    return {"turn", "pass", "draw.confirm", "walk.confirm", "warp.back", "keep", "spend", "columns"};
  }
  [[nodiscard]] std::vector<std::string> changes(const View& view, std::span<const Event> events) const override {
    return spots_of_changes(view, events);
  }

 private:
  [[nodiscard]] Seat focus() const;
  [[nodiscard]] MapPicture picture(Seat seat) const;
  void point_on_map(MapPicture& picture) const;

  /// The viewer is to move, and no animation is running.
  [[nodiscard]] bool acts() const {
    return opened() && !update_.legal.empty() && focus() == shown().me && !animation_.running();
  }
  /// Goal cards are shown to be picked.
  [[nodiscard]] bool picks_goals() const;

  void draw_large_map(draw::Ui& ui, const Layout& layout, Choices& choices);
  void draw_tray(draw::Ui& ui, const Layout& layout, Choices& choices);
  void draw_offer(draw::Ui& ui, const Layout& layout, Choices& choices);
  void draw_waiting(draw::Ui& ui, const Layout& layout);
  [[nodiscard]] draw::Explanation explanation_of(const MapPicture& picture, Cell cell) const;
  [[nodiscard]] std::optional<Move> chosen() const;
  [[nodiscard]] std::vector<Phrase> brought_by(Move move) const;
  void draw_players(draw::Ui& ui, const Layout& layout);
  ReportMaps lay_report(draw::Ui& ui, Layout& layout);
  void draw_looked_at(draw::Ui& ui, const Rect& at);
  void draw_other(draw::Ui& ui, const Layout& layout, Seat seat);
  [[nodiscard]] StatusPicture status(Seat seat) const;

  DrawInput draw_input_;
  WalkInput walk_input_;
  GoalHand goal_hand_;
  LookedAt looked_at_;
  std::optional<Move> suggested_;
  Seat enlarged_ = no_seat;
  PerSeat<KeptMap> maps_;  ///< as they are drawn: one of them large
  KeptMap enlarged_map_;
};

void RuinTable::follow(const kairo::tables::Update<View>& before) {
  if (update_.view == before.view && update_.legal.size() == before.legal.size()) return;
  const Choices choices(update_);
  goal_hand_.reset();
  suggested_.reset();
  looked_at_.goal = goal_cards;
  looked_at_.rectangle = false;
  if (!choices.any()) return;
  draw_input_.begin(update_.view, choices);
  walk_input_.begin(update_.view);
}

bool RuinTable::cancel() {
  if (std::exchange(enlarged_, no_seat) != no_seat) return true;
  if (std::exchange(looked_at_.goal, Goal{goal_cards}) != goal_cards) return true;
  if (std::exchange(looked_at_.rectangle, false)) return true;
  const Phase phase = update_.view.phase;
  if (is_draw_phase(phase)) return draw_input_.cancel();
  return is_walk_phase(phase) ? walk_input_.cancel() : goal_hand_.cancel();
}

bool RuinTable::act_out(AnyMove any, int tap) {
  const auto move = restore_move<Move>(any);
  const View& view = update_.view;
  if (is_draw_phase(view.phase)) return draw_input_.act_out(move, tap, view, Choices(update_));
  return is_walk_phase(view.phase) ? walk_input_.act_out(move, tap, view) : goal_hand_.act_out(move, tap);
}

Seat RuinTable::focus() const { return pointed_.focus(shown().me, shown().players); }

bool RuinTable::picks_goals() const {
  const Phase phase = update_.view.phase;
  return acts() && (phase == Phase::keep || phase == Phase::offer || walk_input_.paying());
}

CellSet cells_of(const Rectangle& rectangle) {
  CellSet cells;
  for (int row = 0; row < rectangle.rows; ++row)
    for (int column = 0; column < rectangle.columns; ++column)
      cells |= only_cell(cell_at(row_of(rectangle.corner) + row, column_of(rectangle.corner) + column));
  return cells;
}

/// Highlights on the map what the pointed-out line of the score comes from.
void RuinTable::point_on_map(MapPicture& picture) const {
  switch (static_cast<Source>(pointed_.source)) {
    case Source::gems: picture.pointed_cells = picture.map.gates; return;
    case Source::goals:
      for_each_in(picture.goals, [&](Goal goal) {
        if (meets(picture.map, goal)) picture.pointed_cells |= goal_paths(picture.map, set_of(goal));
      });
      return;
    case Source::leaving: picture.pointed_cells = only_cell(entrance); return;
    case Source::second_rectangle: picture.pointed_cells = cells_of(picture.rectangle); return;
    case Source::first_rectangle:
    case Source::penalties: return;
  }
}

/// The cells that a move fills or leads to, of which words name too many to remember.
void draw_suggested(draw::Ui& ui, const MapGrid& grid, const Map& map, LetterSet open, Move move) {
  CellSet cells = move.kind == Kind::draw ? drawn_cells(move) : CellSet{};
  if (move.kind == Kind::single || move.kind == Kind::walk || move.kind == Kind::warp) cells = only_cell(move.a);
  if (move.kind == Kind::extra) cells = only_cell(move.b);
  const bool fills = move.kind == Kind::draw || move.kind == Kind::extra;
  if (fills)
    for_each_cell(cells - map.filled(),
                  [&](Cell cell) { draw_chosen_cell(ui, grid.cell(cell), cell, static_cast<Mark>(move.a), open); });
  constexpr float width = 3;
  draw_border(ui.pen(), grid.lattice(), cells, ui.colour(Ink::live_text), width + 2);
  draw_border(ui.pen(), grid.lattice(), cells, ui.colour(Ink::chosen), width);
}

/// Rings the goal cards of a move, and what is tapped before them: the first tap ends the words that name them.
void ring_suggested_goals(draw::Ui& ui, const View& view, Move move) {
  if (move.kind != Kind::keep && move.kind != Kind::spend) return;
  for (const std::string& spot : spots_of_move(view, move)) {
    const auto target = std::ranges::find(ui.gesture.targets(), spot, &draw::Gesture::Target::id);
    if (target == ui.gesture.targets().end()) continue;
    const draw::Outline ring = draw::round_outline(target->at.inset(-1), 8);
    draw::stroke(ui.pen(), ring, ui.colour(Ink::live_text), 4);
    draw::stroke(ui.pen(), ring, ui.colour(Ink::chosen), 2);
  }
}

MapPicture RuinTable::picture(Seat seat) const {
  MapPicture picture = map_picture(shown(), seat, opened());
  picture.rectangle = counted_rectangle(shown(), seat);
  animation_.add_motion(picture, seat);
  if (seat == focus()) {
    const GoalSet picked = goal_hand_.picked();
    const GoalSet looked_at = looked_at_.goal < goal_cards ? set_of(looked_at_.goal) : 0;
    picture.pointed_cells = goal_paths(picture.map, picked != 0 ? picked : looked_at);
    // Its number would lie on those of the steps.
    const bool walks = acts() && is_walk_phase(update_.view.phase);
    if (looked_at_.rectangle && !walks) picture.rectangle = largest_rectangle(picture.map.filled());
    if (acts() && is_walk_phase(update_.view.phase)) picture.lit = walk_input_.lit();
  } else if (shown().phase != Phase::over) {
    picture.pointed_cells |= picture.fresh;  // one looks there for what the others did last
  }
  if (!contains(pointed_.seats, seat)) return picture;
  if (static_cast<Source>(pointed_.source) != Source::second_rectangle) picture.rectangle = {};
  point_on_map(picture);
  return picture;
}

StatusPicture RuinTable::status(Seat seat) const {
  return {.view = shown(),
          .seat = seat,
          .opened = opened(),
          .pointed = contains(pointed_.seats, seat) ? pointed_.source : -1,
          .picks = seat == focus() && picks_goals()};
}

void RuinTable::draw(draw::Ui& ui, const Rect& at, Choices& choices) {
  Layout layout = lay_out(at, shown().players, focus(), acts() || !update_.opened, ui.hand());
  if (shown().phase == Phase::over) lay_end(layout);
  layout.question = ui.headline(layout.question);
  const ReportMaps maps = lay_report(ui, layout);
  draw_search_cards(ui, layout, shown(), animation_.row());
  draw_players(ui, layout);
  draw_large_map(ui, layout, choices);
  if (shown().phase == Phase::over && layout.screen != Screen::wide)  // where the cards lay
    draw_end_stage(ui, {layout.row[0].x, layout.row[0].y, layout.deck.right() - layout.row[0].x, layout.row[0].h},
                   status(focus()));
  draw_status(ui, layout, status(focus()), looked_at_);
  if (shown().players == min_players)
    draw_rank_ladder(ui, layout.ladder, total_of(tally_of(shown(), focus(), opened())));
  draw_tray(ui, layout, choices);
  if (acts() && suggested_) ring_suggested_goals(ui, update_.view, *suggested_);
  ui.message.keep_off({layout.options, layout.goals, layout.actions, layout.status});
  const std::optional<Move> move = chosen();
  const bool caption = kairo::tables::draw_event(ui, layout.question, animation_.caption());
  // Nothing is asked yet while it is shown what has happened.
  if (!caption && !animation_.running() &&
      (!move || !choices.allows(*move) || !draw_preview(ui, layout.question, brought_by(*move))))
    kairo::tables::draw_question(ui, layout.question, update_.view.asked, update_.view.me,
                                 question_text(ui, layout.question, update_.view));
  sheet_ = animation_.draw(ui, layout, maps);
  if (animation_.covers()) ui.targets.cover(at, "brought");
  if (enlarged_ < shown().players) draw_looked_at(ui, at);
}

/// Lays out the sheet that tells of a round, if one does, with the others' maps where it takes their place.
ReportMaps RuinTable::lay_report(draw::Ui& ui, Layout& layout) {
  ReportMaps maps{.large = focus(), .draw = [this, &ui](Seat seat, const Rect& map) {
                    draw_map_small(ui, map, picture(seat), maps_[seat]);
                  }};
  if (!animation_.covers()) return maps;
  const auto lies_beside_map = [&](float size) {
    maps.size = size;
    Layout told = layout;
    lay_told(told, animation_.told_height(ui, layout.status.w, maps), animation_.told_height(ui, layout.area.w, maps));
    const bool beside = told.row[0].w <= 0;
    if (beside || size == 0) layout = told;
    return beside;
  };
  // A wide screen shows them all the time.
  if (layout.screen == Screen::wide || !(lies_beside_map(72) || lies_beside_map(54))) lies_beside_map(0);
  return maps;
}

/// The map that is looked at closely.
void RuinTable::draw_looked_at(draw::Ui& ui, const Rect& at) {
  const MapPicture large = picture(enlarged_);
  Phrase told = animation_.last_told(enlarged_);
  if (told.empty() && !large.fresh.empty()) {
    std::vector<Phrase> drawn;
    for_each_cell(large.fresh, [&](Cell cell) { drawn.push_back(cell_phrase(cell)); });
    told = {"ruin.words.fresh", {list("cells", std::move(drawn))}};
  }
  if (draw_enlarged(ui, at, shown(), enlarged_, large, told, enlarged_map_)) enlarged_ = no_seat;
}

void RuinTable::draw_players(draw::Ui& ui, const Layout& layout) {
  if (picks_goals() && layout.screen == Screen::frame) return;
  ui.mirror.begin_group(ui.say("ruin.table.maps"));
  for (Seat seat = 0; seat < shown().players; ++seat)
    if (seat != focus()) draw_other(ui, layout, seat);
}

void RuinTable::draw_other(draw::Ui& ui, const Layout& layout, Seat seat) {
  if (layout.others[seat].w <= 0) return;
  if (draw_player(ui, layout.others[seat], shown(), seat, picture(seat), animation_.last_told(seat), maps_[seat]))
    enlarged_ = seat;
  const Rect& sheet = layout.sheets[seat];
  if (sheet.w <= 0) return;
  draw::panel(ui, sheet);
  draw_tally(ui, sheet.inset(10, 8), status(seat), looked_at_, "map." + std::to_string(seat + 1) + ".tally.");
}

void RuinTable::draw_large_map(draw::Ui& ui, const Layout& layout, Choices& choices) {
  const MapGrid grid(layout.map);
  MapPicture shown_map = picture(focus());
  if (ui.hides_moves()) shown_map.lit = {};
  const float hem = std::clamp(grid.sheet().w * 0.02F, 6.0F, 12.0F);
  draw_cloth(ui, grid.sheet().inset(-hem, -std::min(hem * 0.5F, draw::gap::tight)));
  draw_map(ui, grid, shown_map, maps_[focus()]);
  if (acts() && suggested_) draw_suggested(ui, grid, shown_map.map, shown().open, *suggested_);
  const Phase phase = update_.view.phase;
  const draw::Explanation about_map{.term = {"ruin.what.map", {seat_name("seat", focus())}}, .aimed_at = true};
  ui.explain(grid.sheet(), "map", about_map);
  // Words beside the map name cells by them.
  if (grid.named()) ui.explain(grid.columns(), "columns", about_map);
  // Nobody asks about a cell while pieces move, and so many sentences in each frame would slow them down.
  std::function<draw::Explanation(Cell)> tell;
  if (!animation_.running())
    tell = [&](Cell cell) {
      draw::Explanation explanation = explanation_of(shown_map, cell);
      explanation.aimed_at = acts();
      return explanation;
    };
  const MapTouch touch = touch_map(ui, grid, acts() ? WidgetState::enabled : WidgetState::disabled, tell);
  if (const Rectangle& counted = shown_map.rectangle; counted.area() > 0)
    ui.explain(
        counted_badge(grid, counted), "map.rectangle",
        {.term = {"ruin.what.rectangle_counted",
                  {number("rows", counted.rows), number("columns", counted.columns), number("n", counted.area())}}});
  if (acts() && is_draw_phase(phase)) return draw_input_.draw_on_map(ui, grid, touch, update_.view, choices);
  if (acts() && is_walk_phase(phase)) return walk_input_.draw_on_map(ui, grid, touch, update_.view, choices);
  if (touch.tapped == no_cell) return;
  if (const draw::Explanation explanation = explanation_of(shown_map, touch.tapped);
      !draw::words_of(ui, explanation).empty())
    ui.message.show(grid.cell(touch.tapped), explanation.term, Ink::text);
}

draw::Explanation RuinTable::explanation_of(const MapPicture& picture, Cell cell) const {
  const draw::Explanation explanation = explanation_of_cell(shown(), picture, focus(), cell);
  const bool stop = picture.lit.has(cell) && walk_input_.steps_to(cell) > 0;
  return stop ? explanation_of_stop(explanation, cell, walk_input_.steps_to(cell)) : explanation;
}

/// The move that the viewer has chosen and not yet made.
std::optional<Move> RuinTable::chosen() const {
  const View& view = update_.view;
  if (!acts()) return std::nullopt;
  if (is_draw_phase(view.phase)) return draw_input_.shown();
  if (is_walk_phase(view.phase)) return walk_input_.chosen(view);
  return goal_hand_.chosen(view.phase);
}

/// The consequences of a move, with the gems that its way leaves behind, which many expect to get: after the one that
/// it takes.
std::vector<Phrase> RuinTable::brought_by(Move move) const {
  const View& view = update_.view;
  std::vector<Phrase> brought = consequences(view, move);
  const LetterSet passed = is_walk_phase(view.phase) ? walk_input_.passed(view) : LetterSet{0};
  if (passed == 0) return brought;
  std::vector<Phrase> letters;
  for_each_in(passed, [&](Letter letter) { letters.push_back({letter_key(letter)}); });
  const Letter at = letter_at(move.a);
  const bool takes = at != no_letter && in_set(view.open, at);
  brought.insert(brought.begin() + (takes ? 1 : 0), {"ruin.then.passes", {list("letters", std::move(letters))}});
  return brought;
}

void RuinTable::draw_tray(draw::Ui& ui, const Layout& layout, Choices& choices) {
  const View& view = update_.view;
  if (layout.actions.w <= 0) return;
  if (!update_.opened && view.me < view.players) {
    peeking_ = ui.hit_target(layout.actions, "peek", ui.say("ruin.table.peek")).held;
    draw::panel(ui, layout.actions);
    ui.text.label(layout.actions, ui.say("ruin.table.peek"), {.align = draw::Align::centre, .middle = true});
    return;
  }
  if (!acts()) return draw_waiting(ui, layout);
  switch (view.phase) {
    case Phase::keep:
      goal_hand_.draw_cards(ui, layout.goals, my_goals(view), view.boards[view.me].map, goals_kept);
      return goal_hand_.draw_keep_button(ui, layout.actions, choices);
    case Phase::prepare:
    case Phase::draw:
    case Phase::extra:
      draw_input_.draw_options(ui, layout.options, view, choices);
      return draw_input_.draw_actions(ui, layout.actions, view, suggested_, choices);
    case Phase::offer: return draw_offer(ui, layout, choices);
    case Phase::walk:
    case Phase::warp:
      walk_input_.draw_options(ui, walk_input_.paying() ? layout.goals : layout.options, view, choices);
      return walk_input_.draw_actions(ui, layout.actions, view, suggested_, choices);
    case Phase::over: break;
  }
}

/// The offer to spend a goal card on an extra cell.
void RuinTable::draw_offer(draw::Ui& ui, const Layout& layout, Choices& choices) {
  const View& view = update_.view;
  goal_hand_.draw_cards(ui, layout.goals, my_goals(view), map_for_me(view, view.me), 1);
  const bool stacked = layout.actions.w < 200;
  Rect rest = layout.actions;
  // A tap too many where the shape was drawn must not spend a card.
  const Rect none = stacked ? rest.take_bottom((rest.h - 4) / 2, draw::gap::tight)
                            : rest.take_near(ui.hand(), rest.w * 0.46F, draw::gap::near);
  const bool picked = goal_hand_.picked() != 0;
  ui.explain(none, "pass", {.term = {"ruin.what.skip_extra"}});
  if (ui.button(none, "pass", ui.say("ruin.table.skip"), picked ? WidgetState::enabled : WidgetState::primary, 16,
                false))
    choices.attempt(ui, none, {Kind::pass});
  goal_hand_.draw_spend_button(ui, rest, ui.say("ruin.table.spend_extra"), choices);
}

/// While others are to move: the current points, if the status shows no text for them.
void RuinTable::draw_waiting(draw::Ui& ui, const Layout& layout) {
  if (layout.screen == Screen::wide) return;
  constexpr float from_edge = 10;  // of the screen: a line closer to it looks cut
  Rect at = layout.tray();
  if (layout.screen != Screen::frame) at.h = std::min(at.h, layout.area.bottom() - from_edge - at.y);
  draw_tally(ui, at, status(focus()), looked_at_);
}

}  // namespace

std::unique_ptr<kairo::tables::AnyTable> make_table() { return std::make_unique<RuinTable>(); }

}  // namespace kairo::ruin::table
