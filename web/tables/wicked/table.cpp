#include "web/tables/wicked/table.h"

#include <optional>
#include <ranges>
#include <string>
#include <utility>

#include "engine/games/wicked/words.h"
#include "web/draw/mirrored_section.h"
#include "web/draw/motion.h"
#include "web/draw/shapes.h"
#include "web/tables/animated_table.h"
#include "web/tables/wicked/animation/event_animation.h"
#include "web/tables/wicked/board/corridor_ring.h"
#include "web/tables/wicked/explanations.h"
#include "web/tables/wicked/input/bid_input.h"
#include "web/tables/wicked/input/soul_input.h"
#include "web/tables/wicked/input/token_input.h"
#include "web/tables/wicked/pieces.h"
#include "web/tables/wicked/players.h"

namespace kairo::wicked::table {

using draw::Ink;
using draw::Rect;

namespace {

class WickedTable final : public kairo::tables::AnimatedTable<State, EventAnimation> {
 public:
  bool cancel() override;

 protected:
  void draw(draw::Ui& ui, const Rect& at, Choices& choices) override;
  void follow(const kairo::tables::Update<View>& before) override;
  [[nodiscard]] std::vector<std::string> spots(const View& view, Move move) const override {
    return spots_of_move(view, move);
  }
  [[nodiscard]] std::vector<std::string> asked_about(const View& view) const override {
    if (view.phase != Phase::bid) return {};
    return {"corridor.lit"};
  }
  [[nodiscard]] std::vector<std::string> deciding_buttons() const override {
    return {"bid.close", "soul.done", "soul.decline"};
  }
  [[nodiscard]] std::vector<std::string> changes(const View& view, std::span<const Event> events) const override {
    return spots_of_changes(view, events);
  }

 private:
  [[nodiscard]] Seat focus() const;
  [[nodiscard]] BoardPicture picture(Seat seat) const;

  [[nodiscard]] Phrase last_step() const;
  void draw_question(draw::Ui& ui, Rect at) const;
  void draw_other_boards(draw::Ui& ui, const Layout& layout);
  void draw_corridors(draw::Ui& ui, const Layout& layout);
  void draw_own_board(draw::Ui& ui, const Layout& layout, Choices& choices);
  void draw_reveal(draw::Ui& ui, const Layout& layout) const;
  void draw_answer(draw::Ui& ui, const Layout& layout, Choices& choices);
  void draw_soul_answer(draw::Ui& ui, const Layout& layout, Choices& choices);
  void draw_enlarged_board(draw::Ui& ui, const Rect& at);

  BidInput bid_input_;
  SoulInput soul_input_;
  TokenInput token_input_;
  KeptWalls walls_;
  Seat enlarged_ = no_seat;
  bool hands_away_ = false;  ///< a reveal shows them, large
};

void WickedTable::follow(const kairo::tables::Update<View>& before) {
  if (update_.view == before.view) return;
  bid_input_.reset();
  soul_input_.reset();
  token_input_.reset();
}

bool WickedTable::cancel() {
  if (std::exchange(enlarged_, no_seat) != no_seat) return true;
  if (token_input_.cancel()) return true;
  return update_.view.phase == Phase::bid ? bid_input_.cancel() : soul_input_.cancel();
}

Seat WickedTable::focus() const { return pointed_.focus(shown().me, shown().players); }

BoardPicture WickedTable::picture(Seat seat) const {
  BoardPicture picture{.view = shown(), .seat = seat};
  picture.in_flight = animation_.in_flight(seat);
  picture.hand = animation_.hand(seat);
  picture.hand_away = hands_away_;
  if (contains(pointed_.seats, seat)) mark_source(picture.marks, picture.board(), static_cast<Source>(pointed_.source));
  return picture;
}

void WickedTable::draw(draw::Ui& ui, const Rect& at, Choices& choices) {
  Layout layout = lay_out(at, shown().players, focus(), stage_of(shown()), choices.any(), ui.hand());
  layout.question = ui.headline(layout.question);
  // Beneath a summary the followed board would lie under the button that goes on.
  const bool follows = shown().asked < shown().players && shown().asked != focus() && !animation_.covers();
  if (follows) table::follow(layout, shown().asked);
  hands_away_ = animation_.gathered() > 0 && layout.reveal_hand[focus()].w > 0;
  ui.message.keep_off({layout.tray, layout.fan, layout.own_board.all});
  draw_question(ui, layout.question);
  draw_corridors(ui, layout);
  draw_other_boards(ui, layout);
  draw_own_board(ui, layout, choices);
  if (animation_.reveals()) {
    draw_reveal(ui, layout);
    // A tap during a reveal only skips it: what it might hit cannot be seen yet.
    if (ui.hit_target(at, "reveal.skip", "").tapped) animation_.skip();
  } else {
    draw_answer(ui, layout, choices);
  }
  sheet_ = animation_.draw(ui, layout);
  // Without a summary the button to go on takes the place of what the viewer bids with, below this.
  if (!animation_.covers())
    sheet_ = {layout.tray.x, layout.tray.y, layout.tray.w, (layout.tray.h - kairo::tables::go_on_height) / 2};
  if (animation_.covers()) ui.targets.cover(at, "brought");
  if (enlarged_ < shown().players) draw_enlarged_board(ui, at);
}

/// A pip for each round, filled if it has begun.
void draw_rounds(draw::Ui& ui, const Rect& at, const View& view) {
  ui.explain(at, "round", explanations::round(view));
  for (int round = 0; round < rounds; ++round) {
    const draw::Point centre = at.column(round, rounds, 2).centre();
    if (round <= view.round)
      ui.pen().AddCircleFilled({centre.x, centre.y}, 3.6F, ui.colour(Ink::gold));
    else
      ui.pen().AddCircle({centre.x, centre.y}, 3.4F, ui.colour(Ink::text_soft), 0, 1.2F);
  }
}

/// The last step of the seat to move, which is not the viewer's, in a turn that goes on: so its steps can be followed
/// while nothing moves, too.
Phrase WickedTable::last_step() const {
  const View& view = update_.view;
  if (view.asked == view.me || view.phase == Phase::bid) return {};
  for (const Event& event : std::views::reverse(animation_.events())) {
    if (event.seat != view.asked || !is_choice(event)) continue;
    if (Phrase words = event_phrase(view, event); !words.empty()) return words;
  }
  return {};
}

/// The open question, or what happens or has happened instead, and how many rounds there are.
void WickedTable::draw_question(draw::Ui& ui, Rect at) const {
  constexpr float least_for_pips = 360;  // in a narrower line the question needs all the room
  if (at.w >= least_for_pips) draw_rounds(ui, at.take_right(4 * 10.0F, 6), shown());
  if (animation_.announces()) return;  // the ribbon is there
  const Phrase caption = animation_.caption();
  const Phrase step = last_step();
  const bool reveals = animation_.reveals();
  if ((reveals || animation_.tells() || step.empty()) && kairo::tables::draw_event(ui, at, caption)) return;
  const View& view = update_.view;
  const bool waits = view.phase == Phase::soul && view.asked != view.me;
  const Phrase words = reveals         ? Phrase{"wicked.table.reveal", {}}
                       : !step.empty() ? (caption.empty() ? step : caption)
                       : waits         ? Phrase{"wicked.table.processing", {seat_name("seat", view.asked)}}
                                       : question(view);
  kairo::tables::draw_question(ui, at, reveals ? no_seat : view.asked, view.me, ui.say(words));
}

void WickedTable::draw_corridors(draw::Ui& ui, const Layout& layout) {
  if (layout.ring.w <= 0) return;
  RingState state = animation_.ring();
  const CorridorRing ring = ring_of(layout.ring, shown(), state);
  state.flare = draw::ease(animation_.gathered());
  state.tied = animation_.tied() != 0;
  if (layout.hands_around) state.away = animation_.gathered();
  draw_ring(ui, ring, shown(), state, walls_);
  if (shown().phase == Phase::return_token && !animation_.reveals()) dim_ring(ui, ring);
  if (!animation_.reveals()) explain_corridors(ui, ring, shown());
}

void WickedTable::draw_other_boards(draw::Ui& ui, const Layout& layout) {
  ui.mirror.begin_group(ui.say("wicked.table.boards"));
  for (Seat seat = 0; seat < shown().players; ++seat) {
    const BoardLayout& board = layout.others[seat];
    if (board.all.w <= 0) continue;
    if (!animation_.reveals()) {
      const std::string label = ui.say({"wicked.table.look_closely", {seat_name("seat", seat)}});
      const std::string id = "board." + std::to_string(seat + 1);
      if (ui.hit_target(board.all, id, label, draw::WidgetState::enabled, explanations::board(seat)).tapped)
        enlarged_ = seat;
    }
    draw_small_board(ui, board, picture(seat));
    explain_small_board(ui, seat == layout.followed ? layout.followed_board : board, shown(), seat);
  }
  if (layout.followed != no_seat) draw_small_board(ui, layout.followed_board, picture(layout.followed));
}

void WickedTable::draw_own_board(draw::Ui& ui, const Layout& layout, Choices& choices) {
  BoardPicture board = picture(focus());
  const bool acting = choices.any() && !animation_.reveals() && !animation_.waits();
  const bool processing = update_.view.phase == Phase::soul || update_.view.phase == Phase::use_reward;
  if (acting && processing)
    soul_input_.mark(board.marks, update_.view, choices);
  else if (acting && !ui.hides_moves())
    token_input_.mark_returns(board.marks.tokens, update_.view, choices);
  ui.explain(layout.own_board.all, "shelf", explanations::board(focus()));
  if (layout.searched.w > 0) draw_searched(ui, layout.searched, shown());  // in the head of the board
  if (layout.own_board_small) {
    draw_small_board(ui, layout.own_board, board);
    explain_small_board(ui, layout.own_board, shown(), focus());
  } else {
    draw_board(ui, layout.own_board, board);
  }
  if (animation_.reveals()) return;
  const bool mine = focus() == update_.view.me;
  explain_board(ui, layout.own_board, shown(), focus(), "shelf.", {.souls = !mine, .spells = !mine, .oracles = false});
  if (acting && processing)
    soul_input_.handle_board(ui, layout.own_board, update_.view, choices);
  else if (mine)
    token_input_.tap_board(ui, layout.own_board, update_.view, choices);
  tap_oracles(ui, layout.own_board, shown(), focus(), soul_input_, choices);
  explain_hand(ui, layout.own_board.hand, "rank." + std::to_string(focus() + 1), focus(), shown());
}

/// The hands come from their boards and go back there.
void WickedTable::draw_reveal(draw::Ui& ui, const Layout& layout) const {
  const float t = draw::ease(animation_.gathered());
  const CorridorRing ring(layout.ring, corridors_per_round(shown().players));
  for (Seat seat = 0; seat < shown().players; ++seat) {
    const Rect& to = layout.reveal_hand[seat];
    if (to.w <= 0 || t <= 0) continue;
    const BoardLayout& board = layout.others[seat].all.w > 0 ? layout.others[seat] : layout.own_board;
    const draw::Point way = (board.hand.w > 0 ? board.hand : layout.tray).centre() - to.centre();
    const draw::DrawRange drawn(ui.pen());
    const int ribbon = shown().last.places[seat] == Place::first ? 0 : CorridorRing::ribbons - 1;
    draw_reveal_hand(ui, {to.x + way.x * (1 - t), to.y + way.y * (1 - t), to.w, to.h}, seat, shown(),
                     animation_.reveal_hand(seat), ring.ribbon(ribbon), t >= 1);
    drawn.fade(t);
    ui.explain(to, "reveal." + std::to_string(seat + 1), explanations::hand(shown(), seat));
  }
}

void WickedTable::draw_answer(draw::Ui& ui, const Layout& layout, Choices& choices) {
  const View& view = update_.view;
  if (animation_.waits() && !animation_.covers()) return;
  if (layout.stage == Stage::souls) return draw_soul_answer(ui, layout, choices);
  if (!choices.any() || animation_.waits()) {
    if (view.me < view.players && layout.tray.w > 0) bid_input_.draw_waiting(ui, layout.tray, shown(), update_.opened);
    return;
  }
  switch (view.phase) {
    case Phase::bid: return bid_input_.draw(ui, layout, view, choices);
    case Phase::pick_colour: return token_input_.pick_colour(ui, layout.tray, view, choices);
    case Phase::return_token: return token_input_.return_tokens(ui, layout.tray, view, choices);
    case Phase::soul:
    case Phase::use_reward:
    case Phase::make_room:
    case Phase::over: return;
  }
}

void WickedTable::draw_soul_answer(draw::Ui& ui, const Layout& layout, Choices& choices) {
  const View& view = update_.view;
  if (!choices.any()) return;
  switch (view.phase) {
    case Phase::make_room:
    case Phase::return_token: return token_input_.return_tokens(ui, layout.fan, view, choices);
    case Phase::soul:
    case Phase::use_reward:
      soul_input_.draw_options(ui, layout.fan, layout.own_board, view, choices);
      return soul_input_.draw_end_button(ui, layout.tray, view, choices);
    case Phase::bid:
    case Phase::pick_colour:
    case Phase::over: return;
  }
}

/// A board on top of everything, so that its details can be read.
void WickedTable::draw_enlarged_board(draw::Ui& ui, const Rect& at) {
  ui.begin_modal();
  draw::mirror_overlay(ui, in_words(shown()), "wicked.words.player", enlarged_);
  const float width = std::min(at.w - 16, 640.0F);
  const float height = std::min(at.h - 16, width * (at.h > at.w ? 1.1F : 0.62F));
  const Rect sheet{at.centre().x - width / 2, at.centre().y - height / 2, width, height};
  const bool left = ui.targets.cover(at, "board.outside");
  ui.targets.cover(sheet, "board");
  draw::panel(ui, sheet);
  Rect inside = sheet.inset(12, 10);
  const Rect foot = inside.take_bottom(48, draw::gap::near);
  const BoardLayout board = lay_out_enlarged(inside);
  draw_board(ui, board, picture(enlarged_));
  const std::string prefix = "board." + std::to_string(enlarged_ + 1) + ".";
  explain_board(ui, board, shown(), enlarged_, prefix, {});
  explain_hand(ui, board.hand, "rank." + std::to_string(enlarged_ + 1), enlarged_, shown());
  Rect row = foot;
  const Rect button = row.take_near(ui.hand(), std::min(160.0F, row.w * 0.45F), 10);
  draw_pieces_left(ui, row, shown(), enlarged_);
  ui.explain(row, prefix + "pieces", explanations::pieces_left(shown(), enlarged_));
  if (ui.button(button, "board.close", ui.say("wicked.table.close_board")) || left) enlarged_ = no_seat;
  ui.end_modal();
}

}  // namespace

std::unique_ptr<kairo::tables::AnyTable> make_table() { return std::make_unique<WickedTable>(); }

}  // namespace kairo::wicked::table
