#include "web/tables/haratama/table.h"

#include <optional>
#include <string>
#include <utility>

#include "engine/games/haratama/words.h"
#include "web/tables/haratama/common.h"
#include "web/tables/haratama/hand.h"
#include "web/tables/haratama/results.h"
#include "web/tables/haratama/seat.h"
#include "web/tables/haratama/sheets.h"
#include "web/tables/haratama/sky.h"
#include "web/tables/haratama/trick.h"
#include "web/tables/haratama/unfolding.h"

namespace kairo::haratama::table {

using draw::Rect;

namespace {

/// What is asked; where it has no room, without the reminder of what may be led, which the sky tells as well.
std::string asked_words(const draw::Ui& ui, const Rect& at, const View& view) {
  const Phrase question = asked(view);
  const std::string words = ui.say(question);
  constexpr std::string_view lead = "haratama.asked.lead";
  if (!question.key.starts_with(lead) || ui.text_height(at.w - 36, words, {.size = 14}) <= at.h) return words;
  return ui.say({lead, question.args});
}

class HaratamaTable final : public kairo::tables::TableOf<State> {
 public:
  std::optional<AnyMove> frame(draw::Ui& ui, const Rect& at) override;
  [[nodiscard]] bool busy() const override { return unfolding_.running(); }
  void skip() override { unfolding_.skip(); }
  bool cancel() override { return sheets_.close() || hand_.cancel(); }
  void point_out(Seat seat, int source) override { pointed_ = {seat, source}; }

 protected:
  void changed(kairo::tables::Moment<View> moment) override;

 private:
  [[nodiscard]] const View& shown() const { return unfolding_.view(); }
  [[nodiscard]] Seat focus() const { return shown().me < shown().players ? shown().me : Seat{0}; }

  void common(draw::Ui& ui, const Layout& layout);
  void seats(draw::Ui& ui, const Layout& layout) const;
  void middle(draw::Ui& ui, const Layout& layout, Choices& choices) const;
  void results(draw::Ui& ui, const Layout& layout) const;

  kairo::tables::Moment<View> moment_;
  Unfolding unfolding_;
  HandTaps hand_;
  Sheets sheets_;
  PointedOut pointed_;
};

void HaratamaTable::changed(kairo::tables::Moment<View> moment) {
  if (moment.view != moment_.view) hand_.reset();
  unfolding_.begin(moment.view, moment.events);
  moment_ = std::move(moment);
}

std::optional<AnyMove> HaratamaTable::frame(draw::Ui& ui, const Rect& at) {
  if (moment_.view.players == 0) return std::nullopt;
  if (ui.reduced_motion()) unfolding_.skip();
  unfolding_.advance(ui.now());
  if (unfolding_.running()) ui.animate();

  const Layout layout = lay_out(at, shown().players, focus(), shown().phase == Phase::over);
  Choices choices(moment_);
  draw_sky(ui, at, unfolding_.day());
  kairo::tables::draw_asked(ui, layout.asked, moment_.view.asked, moment_.view.me,
                            asked_words(ui, layout.asked, moment_.view));
  common(ui, layout);
  seats(ui, layout);
  middle(ui, layout, choices);
  if (shown().phase != Phase::over && shown().me < shown().players)
    hand_.hand(ui, layout.hand, shown(), moment_.opened, choices);
  unfolding_.draw(ui, layout);
  sheets_.frame(ui, at, shown(), focus(), moment_.opened);
  if (choices.decided()) unfolding_.skip();
  return choices.decided();
}

void HaratamaTable::common(draw::Ui& ui, const Layout& layout) {
  draw_descents(ui, layout, shown(), unfolding_.descents());
  draw_aside(ui, layout, shown());
  draw_day(ui, layout, shown(), unfolding_.day());
  sheets_.buttons(ui, layout, shown());
}

void HaratamaTable::seats(draw::Ui& ui, const Layout& layout) const {
  for (Seat seat = 0; seat < shown().players; ++seat)
    draw_seat(ui, layout.seats[seat],
              {.view = shown(),
               .seat = seat,
               .veil = unfolding_.veil(),
               .fox_shows = unfolding_.fox(seat),
               .pointed = pointed_.seat == seat});
}

/// The trick; while cards are passed, the pass, or how the last round went as long as nothing is picked.
void HaratamaTable::middle(draw::Ui& ui, const Layout& layout, Choices& choices) const {
  const View& view = shown();
  if (unfolding_.settling()) return draw_round_result(ui, layout.middle, view, unfolding_.booked());
  switch (view.phase) {
    case Phase::over: return results(ui, layout);
    case Phase::play:
      draw_trick(ui, layout.slots, layout.led, {view.table, view.players, treasures_of(view), unfolding_.veil()});
      return hand_.aim(ui, layout.slots[focus()], moment_.view, choices);
    case Phase::pass: break;
  }
  const bool begun = hand_.any() || view.gave.known();
  if (!view.results.empty() && !begun) return draw_round_result(ui, layout.middle, view, everybody(view.players));
  hand_.pass(ui, layout, view, moment_.opened, choices);
}

/// All rounds, where hand and trick have been.
void HaratamaTable::results(draw::Ui& ui, const Layout& layout) const {
  const float height = height_of_results(shown());
  const Rect& room = layout.middle;
  const Rect at{room.x, room.y + std::max(0.0F, (room.h - height - 16) / 2), room.w, std::min(room.h, height + 16)};
  ui.panel(at);
  const Rect column = ui.begin_scroll(at.inset(10, 8), "results", height);
  draw_all_results(ui, column, shown(), pointed_);
  ui.end_scroll();
}

}  // namespace

std::unique_ptr<kairo::tables::AnyTable> make_table() { return std::make_unique<HaratamaTable>(); }

}  // namespace kairo::haratama::table
