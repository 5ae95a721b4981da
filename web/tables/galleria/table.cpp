#include "web/tables/galleria/table.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "web/tables/galleria/actions.h"
#include "web/tables/galleria/hand.h"
#include "web/tables/galleria/look.h"
#include "web/tables/galleria/maze_picture.h"
#include "web/tables/galleria/mine.h"
#include "web/tables/galleria/pieces.h"
#include "web/tables/galleria/players.h"
#include "web/tables/galleria/told.h"
#include "web/tables/galleria/unfolding.h"

namespace kairo::galleria::table {

using draw::Ink;
using draw::Rect;
using Kind = Move::Kind;
using From = Source::From;

namespace {

/// Cards that were chosen for a way before the step was taken; they are discarded as the rules ask for them.
struct Payment {
  Seat seat = no_seat;
  std::vector<Card> cards;

  /// The price has changed, or something else is asked.
  [[nodiscard]] bool is_void(const galleria::Table& table) const {
    if (table.turn != seat) return true;
    const bool pays = table.phase == Phase::pay && table.owed == static_cast<int>(cards.size());
    return table.asked == seat && !pays;
  }
};

class GalleriaTable final : public kairo::tables::TableOf<State> {
 public:
  std::optional<AnyMove> frame(draw::Ui& ui, const Rect& at) override;
  [[nodiscard]] bool busy() const override { return unfolding_.running(); }
  void skip() override { unfolding_.skip(); }
  bool cancel() override { return look_.close() || picking_.cancel(); }
  void point_out(Seat seat, int) override { pointed_ = seat; }

 protected:
  void changed(kairo::tables::Moment<View> moment) override;

 private:
  [[nodiscard]] const View& shown() const { return unfolding_.view(); }
  [[nodiscard]] Seat focus() const;
  /// The viewer answers now, and nothing is being shown happening.
  [[nodiscard]] bool acts() const { return opened() && !moment_.legal.empty() && !unfolding_.running(); }
  /// The viewer's own secrets may be seen, if only as long as they are held.
  [[nodiscard]] bool opened() const { return moment_.opened || peeking_; }
  [[nodiscard]] const Picking* picking() const { return acts() ? &picking_ : nullptr; }

  void around(draw::Ui& ui, const Layout& layout);
  void maze(draw::Ui& ui, const Layout& layout, Choices& choices);
  void mine(draw::Ui& ui, const Layout& layout, Choices& choices);
  void hand(draw::Ui& ui, const Layout& layout, Choices& choices);
  void actions(draw::Ui& ui, const Layout& layout, Choices& choices);
  void take(draw::Ui& ui, const Rect& about, const Source& source, Choices& choices);
  void make(draw::Ui& ui, const Rect& about, Choices& choices);
  /// The next card of what was chosen for the way.
  void go_on_paying(draw::Ui& ui, const Rect& about, Choices& choices);

  kairo::tables::Moment<View> moment_;
  Unfolding unfolding_;
  Picking picking_;
  Payment payment_;
  Look look_;
  Seat pointed_ = no_seat;
  int page_ = 0;  ///< of the curios
  bool peeking_ = false;
};

void GalleriaTable::changed(kairo::tables::Moment<View> moment) {
  const bool same = moment.view == moment_.view && moment.legal.size() == moment_.legal.size();
  unfolding_.begin(moment.view, moment.events);
  moment_ = std::move(moment);
  if (payment_.is_void(moment_.view.table)) payment_ = {};
  if (same) return;
  look_.close();
  picking_ = {};
  if (const Choices choices(moment_); choices.any()) picking_.begin(moment_.view, choices);
}

Seat GalleriaTable::focus() const {
  if (pointed_ < shown().table.players) return pointed_;
  return shown().me < shown().table.players ? shown().me : Seat{0};
}

std::optional<AnyMove> GalleriaTable::frame(draw::Ui& ui, const Rect& at) {
  if (moment_.view.table.players == 0) return std::nullopt;
  if (ui.reduced_motion()) unfolding_.skip();
  unfolding_.advance(ui.now());
  if (unfolding_.running()) ui.animate();

  const Layout layout = lay_out(at, places(shown().table), focus());
  Choices choices(moment_);
  draw_question(ui, layout.asked, moment_.view, picking());
  around(ui, layout);
  maze(ui, layout, choices);
  mine(ui, layout, choices);
  hand(ui, layout, choices);
  actions(ui, layout, choices);
  unfolding_.draw(ui, layout, focus());
  if (const auto taken = look_.frame(ui, at, shown(), picking(), choices)) take(ui, layout.mine, *taken, choices);
  if (acts() && !choices.decided()) go_on_paying(ui, layout.hand, choices);
  if (choices.decided()) unfolding_.skip();
  return choices.decided();
}

void GalleriaTable::go_on_paying(draw::Ui& ui, const Rect& about, Choices& choices) {
  const galleria::Table& table = moment_.view.table;
  if (payment_.cards.empty() || table.phase != Phase::pay || payment_.is_void(table)) return;
  const Move next{Kind::discard, payment_.cards.back()};
  payment_.cards.pop_back();
  choices.attempt(ui, about, next);
}

void GalleriaTable::around(draw::Ui& ui, const Layout& layout) {
  ui.mirror_group(ui.say("galleria.table.players"));
  if (draw_stock(ui, layout.stock, shown())) look_.open_stock();
  for (Seat seat = 0; seat < places(shown().table); ++seat)
    if (seat != focus() && draw_player(ui, layout.others[seat], shown(), seat, seat == pointed_)) look_.open_seat(seat);
}

void GalleriaTable::maze(draw::Ui& ui, const Layout& layout, Choices& choices) {
  const Floor floor(layout.maze);
  draw_maze(ui, floor, {.view = shown(), .picking = picking(), .pointed = unfolding_.pointed()});
  const bool to_rooms = acts() && picking_.rooms() != 0;
  const Place place = touch_maze(ui, floor, acts(), to_rooms);
  if (!place.any()) return;
  const Rect about = place.cell != no_cell ? floor.cell(place.cell) : floor.room(place.room);
  if (acts() && place == picking_.place()) return make(ui, about, choices);
  if (acts() && picking_.choose(place)) return;
  const bool aims = acts() && picking_.lacks_place();
  const bool of_kind = place.cell != no_cell ? (picking_.places() || picking_.cells() != 0) : picking_.rooms() != 0;
  if (aims && of_kind)
    return choices.attempt(ui, about, trial(moment_.view, picking_.source(), place, picking_.turned()));
  ui.tell(about, ui.say(told(shown(), place)), Ink::text);
}

void GalleriaTable::mine(draw::Ui& ui, const Layout& layout, Choices& choices) {
  const MineTouch touch = draw_mine(ui, layout.mine,
                                    {.view = shown(),
                                     .seat = focus(),
                                     .picking = picking(),
                                     .pointed = focus() == pointed_ && pointed_ != no_seat,
                                     .page = page_});
  if (touch.next_page) ++page_;
  if (touch.look && (opened() || focus() != shown().me)) look_.open_seat(focus());
  if (touch.source != Source{}) take(ui, layout.mine, touch.source, choices);
}

/// Takes it up; where it cannot be used, tells what it is, and why not.
void GalleriaTable::take(draw::Ui& ui, const Rect& about, const Source& source, Choices&) {
  if (acts() && (picking_.is_live(source) || picking_.source() == source)) return picking_.take(source);
  std::string words = ui.say(told(source));
  if (acts() && moment_.why_not) {
    const Place anywhere{.cell = 0};
    const bool lays = source.from == From::card && is_maze(source.number);
    const Phase phase = moment_.view.table.phase;
    const bool turn = phase == Phase::use || phase == Phase::place;
    const Phrase reason = lays && turn
                              ? Phrase{"galleria.table.fits_nowhere"}
                              : moment_.why_not(erase_move(trial(moment_.view, source, lays ? anywhere : Place{}, 0)));
    if (!reason.empty()) words += "\n" + ui.say(reason);
  }
  ui.tell(about, words, Ink::text);
}

void GalleriaTable::hand(draw::Ui& ui, const Layout& layout, Choices& choices) {
  const View& view = shown();
  if (acts() && !picking_.options().empty()) return draw_options(ui, layout.hand, moment_.view, picking_, choices);
  const bool own = focus() == view.me && opened();
  const bool over = view.table.phase == Phase::over;
  if (!own && !over) return draw_covered_hand(ui, layout.hand, view.table.hand_size[focus()]);
  const Cards& cards = acts() ? picking_.hand() : view.hands[focus()];
  const Card card = draw_hand(ui, layout.hand, cards, picking());
  if (card == no_card) return;
  const Source source{From::card, card};
  if (acts() && picking_.owed() > 0 && source != picking_.source()) return picking_.pay_with(card);
  take(ui, layout.hand, source, choices);
}

void GalleriaTable::actions(draw::Ui& ui, const Layout& layout, Choices& choices) {
  const View& view = moment_.view;
  if (!moment_.opened && view.me < view.table.players) {
    peeking_ = ui.spot(layout.actions, "peek", ui.say("galleria.table.hold_to_peek")).held;
    ui.panel(layout.actions);
    return ui.label(layout.actions, ui.say("galleria.table.hold_to_peek"),
                    {.align = draw::Align::centre, .middle = true});
  }
  if (acts() && draw_actions(ui, layout.actions, view, picking_, choices)) make(ui, layout.actions, choices);
}

/// The move that is put together, once what it takes has been chosen.
void GalleriaTable::make(draw::Ui& ui, const Rect& about, Choices& choices) {
  const std::optional<Move> ready = picking_.ready();
  if (!ready || static_cast<int>(picking_.payment().size()) != picking_.owed()) return;
  if (picking_.owed() > 0) payment_ = {moment_.view.me, picking_.payment()};
  choices.attempt(ui, about, *ready);
}

}  // namespace

std::unique_ptr<kairo::tables::AnyTable> make_table() { return std::make_unique<GalleriaTable>(); }

}  // namespace kairo::galleria::table
