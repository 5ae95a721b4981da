#include "web/tables/haratama/table.h"

#include <optional>
#include <string>
#include <utility>

#include "engine/games/haratama/words.h"
#include "web/draw/shapes.h"
#include "web/tables/animated_table.h"
#include "web/tables/haratama/animation/event_animation.h"
#include "web/tables/haratama/board/descents.h"
#include "web/tables/haratama/board/end_stage.h"
#include "web/tables/haratama/board/overlays.h"
#include "web/tables/haratama/board/preview.h"
#include "web/tables/haratama/board/results.h"
#include "web/tables/haratama/board/scene.h"
#include "web/tables/haratama/board/trick.h"
#include "web/tables/haratama/hand.h"
#include "web/tables/haratama/hand_fan.h"
#include "web/tables/haratama/pieces.h"
#include "web/tables/haratama/players.h"

namespace kairo::haratama::table {

using draw::Rect;

namespace {

/// The open question; without the reminder of what may be led if that does not fit, since the sky shows it too. Only
/// who is asked reads that nothing in this hand can follow.
std::string question_text(const draw::Ui& ui, const Rect& at, const View& view, bool opened) {
  const Phrase full = question(view);
  // It is no request for somebody else.
  if (view.asked < view.players && view.me < view.players && view.asked != view.me)
    return ui.say({"haratama.table.turn_of", {seat_name("seat", view.asked)}});
  if (full.key == "haratama.asked.play" && opened && view.asked == view.me &&
      (view.hand & lane(suit_of(view.table.cards[0]))) == 0)
    return ui.say({"haratama.table.asked_any", full.args});
  const std::string words = ui.say(full);
  constexpr std::string_view lead = "haratama.asked.lead";
  if (!full.key.starts_with(lead) || ui.text.height(at.w - 36, words, {.size = draw::type::small}) <= at.h)
    return words;
  return ui.say({lead, full.args});
}

/// The caption, in short if there is no room for all of it; never the question, which comes after it.
void draw_caption(draw::Ui& ui, const Rect& at, Phrase caption) {
  if (kairo::tables::draw_event(ui, at, caption)) return;
  caption.key = caption.key.substr(0, caption.key.rfind('.'));
  if (caption.key.starts_with("haratama.event.")) kairo::tables::draw_event(ui, at, caption);
}

class HaratamaTable final : public kairo::tables::AnimatedTable<State, EventAnimation> {
 public:
  bool cancel() override { return overlays_.close() || hand_.cancel(); }
  [[nodiscard]] bool is_covered() const override { return overlays_.is_open(); }

 protected:
  void draw(draw::Ui& ui, const Rect& at, Choices& choices) override;
  void follow(const kairo::tables::Update<View>& before) override;
  [[nodiscard]] std::vector<std::string> spots(const View& view, Move move) const override {
    return spots_of_move(view, move);
  }
  [[nodiscard]] std::vector<std::string> asked_about(const View& view) const override { return spots_of_trick(view); }
  [[nodiscard]] std::vector<std::string> deciding_buttons() const override { return {"pass.confirm"}; }
  [[nodiscard]] std::vector<std::string> changes(const View& view, std::span<const Event> events) const override {
    return spots_of_changes(view, events);
  }

 private:
  [[nodiscard]] Seat focus() const { return pointed_.focus(shown().me, shown().players); }

  void keep_rows(Layout& layout);
  void draw_shared_cards(draw::Ui& ui, const Layout& layout);
  void draw_players(draw::Ui& ui, const Layout& layout);
  void draw_middle(draw::Ui& ui, const Layout& layout, Choices& choices) const;
  void draw_final_results(draw::Ui& ui, const Layout& layout) const;

  HandInput hand_;
  Cards known_ = 0;  ///< the hand whose cards have got their rows
  Overlays overlays_;
  KeptScene scene_;
};

/// Cards to pass stay chosen while others pass theirs.
void HaratamaTable::follow(const kairo::tables::Update<View>& before) {
  const View& now = update_.view;
  const bool still_passes = now.phase == Phase::pass && before.view.phase == Phase::pass && now.me == before.view.me &&
                            now.hand == before.view.hand && now.gave == before.view.gave;
  if (now != before.view && !still_passes) hand_.reset();
}

/// Cards stay in their rows until others come to the hand, so that none jumps when one is played. A table that is
/// opened amid a round takes the rows from the cards that the round began with.
void HaratamaTable::keep_rows(Layout& layout) {
  const View& view = shown();
  if ((view.hand & ~known_) != 0) {
    const Cards dealt = animation_.round().hand;
    const Cards began = view.took.known() ? (dealt & ~view.gave.cards()) | view.took.cards() : dealt;
    known_ = (view.hand & ~began) == 0 ? began : view.hand;
  }
  layout.upper = HandFan(layout.hand, known_).upper();
}

void HaratamaTable::draw(draw::Ui& ui, const Rect& at, Choices& choices) {
  const bool holds_hand = shown().phase != Phase::over && shown().me < shown().players;
  constexpr Rect least_for_rounds{0, 0, 900, 420};  // less room is the faces' own
  const bool little_room = at.w < least_for_rounds.w || at.h < least_for_rounds.h;
  Layout layout = shown().phase == Phase::over && !animation_.settling() && little_room
                      ? lay_out_end(at, shown().players, focus())
                      : lay_out(at, shown().players, focus(), holds_hand, ui.hand());
  layout.question = ui.headline(layout.question);
  if (holds_hand) keep_rows(layout);
  ui.message.keep_off(
      {layout.hand, layout.seats[focus()].all, shown().phase == Phase::pass ? layout.pass_button : Rect{}});
  draw_scene(ui, layout,
             {.day = animation_.day(),
              .treasures = count(treasures_of(shown())),
              .won = count(treasures_of(shown()) & ~shown().to_win & ~animation_.in_flight())},
             scene_);
  if (const Phrase caption = animation_.caption(); !caption.empty())
    draw_caption(ui, layout.question, caption);
  else if (!animation_.saves())
    kairo::tables::draw_question(ui, layout.question, update_.view.asked, update_.view.me,
                                 question_text(ui, layout.question, update_.view, update_.opened));
  draw_shared_cards(ui, layout);
  draw_players(ui, layout);
  if (animation_.settling())
    sheet_ = draw_round_result(ui, layout.middle, shown(), animation_.losses());
  else
    draw_middle(ui, layout, choices);
  if (holds_hand) hand_.draw(ui, layout, shown(), update_.opened, choices);
  if (const auto pending = hand_.pending(update_.view); pending && choices.allows(*pending))
    draw_preview(ui, layout, focus(), *pending, consequences(update_.view, *pending));
  animation_.draw(ui, layout);
  overlays_.draw(ui, at, shown(), focus(), update_.opened);
}

void HaratamaTable::draw_shared_cards(draw::Ui& ui, const Layout& layout) {
  draw_descents(ui, layout, shown(), animation_.descents());
  draw_aside(ui, layout, shown());
  draw_day_sign(ui, layout, shown(), animation_.day());
  overlays_.draw_buttons(ui, layout, shown());
}

void HaratamaTable::draw_players(draw::Ui& ui, const Layout& layout) {
  for (Seat seat = 0; seat < shown().players; ++seat) {
    if (layout.seats[seat].all.w <= 0) continue;
    if (draw_player(ui, layout.seats[seat],
                    {.view = shown(),
                     .seat = seat,
                     .in_flight = animation_.in_flight(),
                     .fox_pop = animation_.fox(seat),
                     .pointed = contains(pointed_.seats, seat)}))
      overlays_.look_at(seat);
  }
}

/// The trick; or while passing, the pass.
void HaratamaTable::draw_middle(draw::Ui& ui, const Layout& layout, Choices& choices) const {
  const View& view = shown();
  switch (view.phase) {
    case Phase::over: return draw_final_results(ui, layout);
    case Phase::play:
      draw_trick(ui, layout.slots, layout.led,
                 {view.table, view.players, treasures_of(view), animation_.in_flight(),
                  view.tricks_done > 0 && !hand_.any() ? &view.last : nullptr});
      return hand_.draw_target(ui, layout, update_.view, choices);
    case Phase::pass: break;
  }
  hand_.draw_pass(ui, layout, view, update_.opened, choices);
  // While it is told, cards from somebody else may lie there.
  if (animation_.caption().empty()) HandInput::draw_sealed(ui, layout, view);
}

/// A stage and all rounds, in the room of hand and trick.
void HaratamaTable::draw_final_results(draw::Ui& ui, const Layout& layout) const {
  constexpr float least_stage = 96;
  Rect room = layout.middle;
  if (layout.faces_only) {
    if (contains(pointed_.seats, focus())) draw::mark(ui, room, draw::WidgetState::primary);
    return draw_end_stage(ui, room, shown(), focus(), animation_.day());
  }
  const float edge = room.w < 240 ? 4 : 10;
  const bool beside = room.w > 1.5F * room.h && room.w > 640;
  const float height = height_of_results(shown(), (beside ? room.h : room.h * 0.56F) - 12);
  const float spare = room.h - height - 12 - draw::gap::near;
  constexpr float least_for_gate = 1000;  // to be seen between both
  const bool open = room.w >= least_for_gate;
  if (beside)
    draw_end_stage(ui, room.take_left(room.w * (open ? 0.38F : 0.54F), draw::gap::far), shown(), focus(),
                   animation_.day());
  else if (spare >= least_stage)
    draw_end_stage(ui, room.take_top(std::min(spare, room.w * 0.7F), draw::gap::near), shown(), focus(),
                   animation_.day());
  if (beside && open) room.take_left(layout.middle.w * 0.26F);
  const float above = std::max(0.0F, (room.h - height - 12) / 2);
  const Rect at{room.x, room.y + above, room.w, std::min(room.h, height + 12)};
  draw::panel(ui, at);
  const Rect column = ui.columns.begin(at.inset(edge, 6), "results", height);
  draw_all_results(ui, column, shown(), pointed_);
  ui.columns.end();
}

}  // namespace

std::unique_ptr<kairo::tables::AnyTable> make_table() { return std::make_unique<HaratamaTable>(); }

}  // namespace kairo::haratama::table
