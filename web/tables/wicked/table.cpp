#include "web/tables/wicked/table.h"

#include <optional>
#include <string>
#include <utility>

#include "engine/games/wicked/words.h"
#include "web/tables/wicked/bid.h"
#include "web/tables/wicked/choice.h"
#include "web/tables/wicked/pieces.h"
#include "web/tables/wicked/soul.h"
#include "web/tables/wicked/unfolding.h"

namespace kairo::wicked::table {

using draw::Ink;
using draw::Rect;

namespace {

class WickedTable final : public kairo::tables::TableOf<State> {
 public:
  std::optional<AnyMove> frame(draw::Ui& ui, const Rect& at) override;
  [[nodiscard]] bool busy() const override { return unfolding_.running(); }
  void skip() override { unfolding_.skip(); }
  bool cancel() override;
  void point_out(Seat seat, int source) override { pointed_ = {seat, source}; }

 protected:
  void changed(kairo::tables::Moment<View> moment) override;

 private:
  struct Pointed {
    Seat seat = no_seat;
    int source = 0;
  };

  [[nodiscard]] const View& shown() const { return unfolding_.view(); }
  [[nodiscard]] Seat focus() const;
  [[nodiscard]] BoardPicture picture(Seat seat) const;

  void asked_line(draw::Ui& ui, Rect at) const;
  void others(draw::Ui& ui, const Layout& layout);
  void common(draw::Ui& ui, const Layout& layout) const;
  void mine(draw::Ui& ui, const Layout& layout, Choices& choices);
  void answer(draw::Ui& ui, const Layout& layout, Choices& choices);
  void souls(draw::Ui& ui, const Layout& layout, Choices& choices);
  void enlarged(draw::Ui& ui, const Rect& at);

  kairo::tables::Moment<View> moment_;
  Unfolding unfolding_;
  BidTray bid_;
  SoulTaps soul_;
  Pointed pointed_;
  Seat enlarged_ = no_seat;
};

void WickedTable::changed(kairo::tables::Moment<View> moment) {
  if (moment.view != moment_.view) {
    bid_.reset();
    soul_.reset();
  }
  unfolding_.begin(moment.view, moment.events);
  moment_ = std::move(moment);
}

bool WickedTable::cancel() {
  if (std::exchange(enlarged_, no_seat) != no_seat) return true;
  return moment_.view.phase == Phase::bid ? bid_.cancel() : soul_.cancel();
}

Seat WickedTable::focus() const {
  if (pointed_.seat < shown().players) return pointed_.seat;
  return shown().me < shown().players ? shown().me : 0;
}

BoardPicture WickedTable::picture(Seat seat) const {
  BoardPicture picture{.view = shown(), .seat = seat};
  picture.veil = unfolding_.veil(seat);
  picture.hand = unfolding_.hand(seat);
  if (seat == pointed_.seat) mark_source(picture.marks, picture.board(), static_cast<Source>(pointed_.source));
  return picture;
}

std::optional<AnyMove> WickedTable::frame(draw::Ui& ui, const Rect& at) {
  if (moment_.view.players == 0) return std::nullopt;
  if (ui.reduced_motion()) unfolding_.skip();
  unfolding_.advance(ui.now());
  if (unfolding_.running()) ui.animate();

  const Layout layout = lay_out(at, shown().players, focus(), stage_of(shown()));
  Choices choices(moment_);
  asked_line(ui, layout.asked);
  common(ui, layout);
  others(ui, layout);
  mine(ui, layout, choices);
  if (unfolding_.reveals()) {
    for (Seat seat = 0; seat < shown().players; ++seat)
      draw_held_out(ui, layout.held_out[seat], seat, shown(), unfolding_.held_out(seat));
    // A tap during a reveal shows its end; it is not aimed at anything, because nothing can be seen yet to aim at.
    if (ui.spot(at, "reveal.skip", "").tapped) unfolding_.skip();
  } else {
    answer(ui, layout, choices);
  }
  unfolding_.draw(ui, layout);
  if (enlarged_ < shown().players) enlarged(ui, at);
  return choices.decided();
}

/// What is asked, and how many of the rounds have been begun.
void WickedTable::asked_line(draw::Ui& ui, Rect at) const {
  const Seat asked_seat = moment_.view.asked;
  Rect pips = at.take_right(4 * 10.0F, 6);
  for (int round = 0; round < rounds; ++round) {
    const draw::Point centre = pips.column(round, rounds, 2).centre();
    if (round <= shown().round)
      ui.pen().AddCircleFilled({centre.x, centre.y}, 3.6F, ui.colour(Ink::gold));
    else
      ui.pen().AddCircle({centre.x, centre.y}, 3.4F, ui.colour(Ink::text_soft), 0, 1.2F);
  }
  const std::string words = ui.say(unfolding_.reveals() ? Phrase{"wicked.table.reveal", {}} : asked(moment_.view));
  kairo::tables::draw_asked(ui, at, unfolding_.reveals() ? no_seat : asked_seat, moment_.view.me, words);
}

void WickedTable::common(draw::Ui& ui, const Layout& layout) const {
  if (layout.ring.w <= 0) return;
  const Ring ring(layout.ring, corridors_a_round(shown().players));
  draw_ring(ui, ring, shown(), unfolding_.ring());
  draw_lit(ui, layout.lit, shown(), unfolding_.ring());
  if (!unfolding_.reveals()) tap_corridors(ui, ring, layout.lit, shown());
}

void WickedTable::others(draw::Ui& ui, const Layout& layout) {
  ui.mirror_group(ui.say("wicked.table.boards"));
  for (Seat seat = 0; seat < shown().players; ++seat) {
    const BoardLayout& board = layout.others[seat];
    if (board.all.w <= 0) continue;
    draw_small_board(ui, board, picture(seat));
    if (unfolding_.reveals()) continue;
    const std::string label = ui.say({"wicked.table.look_closely", {seat_name("seat", seat)}});
    if (ui.spot(board.all, "board." + std::to_string(seat + 1), label).tapped) enlarged_ = seat;
  }
}

void WickedTable::mine(draw::Ui& ui, const Layout& layout, Choices& choices) {
  BoardPicture board = picture(focus());
  const bool acting = choices.any() && !unfolding_.reveals();
  const bool processing = moment_.view.phase == Phase::soul || moment_.view.phase == Phase::use_reward;
  if (acting && processing) soul_.mark(board.marks, moment_.view, choices);
  draw_board(ui, layout.mine, board);
  if (unfolding_.reveals()) return;
  if (acting && processing)
    soul_.on_board(ui, layout.mine, moment_.view, choices);
  else if (focus() == moment_.view.me)
    tap_board(ui, layout.mine, moment_.view, choices);
  tap_oracles(ui, layout.mine, shown(), focus(), choices);
}

void WickedTable::answer(draw::Ui& ui, const Layout& layout, Choices& choices) {
  const View& view = moment_.view;
  if (layout.stage == Stage::souls) return souls(ui, layout, choices);
  if (!choices.any()) {
    if (view.me < view.players) bid_.at_rest(ui, layout.tray, view, moment_.opened);
    return;
  }
  switch (view.phase) {
    case Phase::bid: return bid_.frame(ui, layout.tray, layout.shape, view, choices);
    case Phase::pick_colour: return pick_colour(ui, layout.tray, view, choices);
    case Phase::return_token: return return_tokens(ui, layout.tray, view, choices);
    default: return;
  }
}

void WickedTable::souls(draw::Ui& ui, const Layout& layout, Choices& choices) {
  const View& view = moment_.view;
  if (!choices.any()) return;
  switch (view.phase) {
    case Phase::make_room:
    case Phase::return_token: return return_tokens(ui, layout.fan, view, choices);
    case Phase::soul:
    case Phase::use_reward:
      soul_.fan(ui, layout.fan, layout.mine, view, choices);
      return soul_.end(ui, layout.tray, view, choices);
    default: return;
  }
}

/// A board over everything, so that the smallest of it can be read.
void WickedTable::enlarged(draw::Ui& ui, const Rect& at) {
  ui.begin_cover();
  const float width = std::min(at.w - 16, 640.0F);
  const float height = std::min(at.h - 16, width * (at.h > at.w ? 1.1F : 0.62F));
  const Rect sheet{at.centre().x - width / 2, at.centre().y - height / 2, width, height};
  ui.panel(sheet);
  Rect inside = sheet.inset(12, 10);
  const Rect foot = inside.take_bottom(48, 8);
  draw_board(ui, lay_out_enlarged(inside), picture(enlarged_));
  Rect row = foot;
  const Rect button = row.take_right(std::min(160.0F, row.w * 0.45F), 10);
  draw_pieces_left(ui, row, shown(), enlarged_);
  if (ui.button(button, "board.close", ui.say("wicked.table.close_board"))) enlarged_ = no_seat;
  ui.end_cover();
}

}  // namespace

std::unique_ptr<kairo::tables::AnyTable> make_table() { return std::make_unique<WickedTable>(); }

}  // namespace kairo::wicked::table
