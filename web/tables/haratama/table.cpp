#include "web/tables/haratama/table.h"

#include <optional>
#include <string>
#include <utility>

#include "engine/games/haratama/words.h"
#include "web/tables/haratama/animation/event_animation.h"
#include "web/tables/haratama/board/descents.h"
#include "web/tables/haratama/board/overlays.h"
#include "web/tables/haratama/board/preview.h"
#include "web/tables/haratama/board/results.h"
#include "web/tables/haratama/board/sky.h"
#include "web/tables/haratama/board/trick.h"
#include "web/tables/haratama/hand.h"
#include "web/tables/haratama/players.h"
#include "web/tables/haratama/spots.h"

namespace kairo::haratama::table {

using draw::Rect;

namespace {

/// The open question; without the reminder of what may be led if that does not fit, since the sky shows it too.
std::string question_text(const draw::Ui& ui, const Rect& at, const View& view) {
  const Phrase full = question(view);
  const std::string words = ui.say(full);
  constexpr std::string_view lead = "haratama.asked.lead";
  if (!full.key.starts_with(lead) || ui.text_height(at.w - 36, words, {.size = 14}) <= at.h) return words;
  return ui.say({lead, full.args});
}

class HaratamaTable final : public kairo::tables::TableOf<State> {
 public:
  std::optional<AnyMove> frame(draw::Ui& ui, const Rect& at) override;
  [[nodiscard]] bool busy() const override { return animation_.running(); }
  void skip() override { animation_.skip(); }
  bool cancel() override { return overlays_.close() || hand_.cancel(); }
  void point_out(const kairo::tables::PointedOut& pointed) override { pointed_ = pointed; }

 protected:
  void on_update(kairo::tables::Update<View> update) override;
  [[nodiscard]] std::vector<std::string> spots(const View& view, Move move) const override {
    return spots_of_move(view, move);
  }

 private:
  [[nodiscard]] const View& shown() const { return animation_.view(); }
  [[nodiscard]] Seat focus() const { return shown().me < shown().players ? shown().me : Seat{0}; }

  void draw_shared_cards(draw::Ui& ui, const Layout& layout);
  void draw_players(draw::Ui& ui, const Layout& layout) const;
  void draw_middle(draw::Ui& ui, const Layout& layout, Choices& choices) const;
  void draw_final_results(draw::Ui& ui, const Layout& layout) const;

  kairo::tables::Update<View> update_;
  EventAnimation animation_;
  HandInput hand_;
  Overlays overlays_;
  kairo::tables::PointedOut pointed_;
};

void HaratamaTable::on_update(kairo::tables::Update<View> update) {
  if (update.view != update_.view) hand_.reset();
  animation_.begin(update.view, update.events);
  update_ = std::move(update);
}

std::optional<AnyMove> HaratamaTable::frame(draw::Ui& ui, const Rect& at) {
  if (update_.view.players == 0) return std::nullopt;
  if (ui.hurries(at)) animation_.skip();
  if (ui.reduced_motion() && animation_.stand_still()) ui.note_jump();
  animation_.advance(ui.motion_now());
  animation_.play_sounds(ui);

  const bool holds_hand = shown().phase != Phase::over && shown().me < shown().players;
  const Layout layout = lay_out(at, shown().players, focus(), holds_hand, ui.hand());
  Choices choices(update_);
  draw_sky(ui, at, animation_.day());
  if (!kairo::tables::draw_event(ui, layout.question, animation_.told()))
    kairo::tables::draw_question(ui, layout.question, update_.view.asked, update_.view.me,
                                 question_text(ui, layout.question, update_.view));
  draw_shared_cards(ui, layout);
  draw_players(ui, layout);
  draw_middle(ui, layout, choices);
  if (holds_hand) hand_.draw(ui, layout.hand, shown(), update_.opened, choices);
  if (const auto pending = hand_.pending(update_.view); pending && choices.allows(*pending))
    draw_preview(ui, layout, focus(), consequences(update_.view, *pending));
  animation_.draw(ui, layout);
  overlays_.draw(ui, at, shown(), focus(), update_.opened);
  if (choices.made()) animation_.skip();
  return choices.made();
}

void HaratamaTable::draw_shared_cards(draw::Ui& ui, const Layout& layout) {
  draw_descents(ui, layout, shown(), animation_.descents());
  draw_aside(ui, layout, shown());
  draw_day_sign(ui, layout, shown(), animation_.day());
  overlays_.draw_buttons(ui, layout, shown());
}

void HaratamaTable::draw_players(draw::Ui& ui, const Layout& layout) const {
  for (Seat seat = 0; seat < shown().players; ++seat)
    draw_player(ui, layout.seats[seat],
                {.view = shown(),
                 .seat = seat,
                 .in_flight = animation_.in_flight(),
                 .fox_pop = animation_.fox(seat),
                 .pointed = contains(pointed_.seats, seat)});
}

/// The trick; or while passing, the pass, preceded by the result of the last round until a card is picked.
void HaratamaTable::draw_middle(draw::Ui& ui, const Layout& layout, Choices& choices) const {
  const View& view = shown();
  if (animation_.settling()) return draw_round_result(ui, layout.middle, view, animation_.losses());
  switch (view.phase) {
    case Phase::over: return draw_final_results(ui, layout);
    case Phase::play:
      draw_trick(ui, layout.slots, layout.led,
                 {view.table, view.players, treasures_of(view), animation_.in_flight(),
                  view.tricks_done > 0 ? &view.last : nullptr});
      return hand_.draw_target(ui, layout.slots[focus()], update_.view, choices);
    case Phase::pass: break;
  }
  const bool begun = hand_.any() || view.gave.known();
  if (!view.results.empty() && !begun) return draw_round_result(ui, layout.middle, view, {});
  hand_.draw_pass(ui, layout, view, update_.opened, choices);
}

/// All rounds, in the room of hand and trick.
void HaratamaTable::draw_final_results(draw::Ui& ui, const Layout& layout) const {
  const Rect& room = layout.middle;
  const float edge = room.w < 240 ? 4 : 10;
  const float height = height_of_results(shown(), room.h - 12);
  const Rect at{room.x, room.y + std::max(0.0F, (room.h - height - 12) / 2), room.w, std::min(room.h, height + 12)};
  ui.panel(at);
  const Rect column = ui.begin_scroll(at.inset(edge, 6), "results", height);
  draw_all_results(ui, column, shown(), pointed_);
  ui.end_scroll();
}

}  // namespace

std::unique_ptr<kairo::tables::AnyTable> make_table() { return std::make_unique<HaratamaTable>(); }

}  // namespace kairo::haratama::table
