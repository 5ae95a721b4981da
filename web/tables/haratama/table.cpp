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
  void hand(draw::Ui& ui, const Layout& layout, Choices& choices);

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

  const Layout layout = lay_out(at, shown().players, focus());
  Choices choices(moment_);
  draw_sky(ui, at, unfolding_.day());
  kairo::tables::draw_asked(ui, layout.asked, moment_.view.asked, moment_.view.me, ui.say(asked(moment_.view)));
  common(ui, layout);
  seats(ui, layout);
  middle(ui, layout, choices);
  hand(ui, layout, choices);
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
    case Phase::over: return;
    case Phase::play:
      draw_trick(ui, layout.slots, layout.led, {view.table, view.players, treasures_of(view), unfolding_.veil()});
      return hand_.aim(ui, layout.slots[focus()], moment_.view, choices);
    case Phase::pass: break;
  }
  const bool begun = hand_.any() || view.gave.known();
  if (!view.results.empty() && !begun) return draw_round_result(ui, layout.middle, view, everybody(view.players));
  hand_.pass(ui, layout, view, moment_.opened, choices);
}

/// The own hand; at the end all rounds, where hand and trick have been.
void HaratamaTable::hand(draw::Ui& ui, const Layout& layout, Choices& choices) {
  const View& view = shown();
  if (view.phase == Phase::over) {
    Rect at = layout.middle;
    at.h = layout.hand.bottom() - at.y;
    const Rect& mine = layout.seats[focus()].all;
    if (mine.y >= layout.middle.bottom() && mine.right() > layout.middle.x) at.h = layout.middle.h;
    const Rect column = ui.begin_scroll(at.inset(4), "results", height_of_results(view));
    draw_all_results(ui, column, view, pointed_);
    return ui.end_scroll();
  }
  if (view.me < view.players) hand_.hand(ui, layout.hand, view, moment_.opened, choices);
}

}  // namespace

std::unique_ptr<kairo::tables::AnyTable> make_table() { return std::make_unique<HaratamaTable>(); }

}  // namespace kairo::haratama::table
