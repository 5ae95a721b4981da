#include "web/tables/haratama/hand.h"

#include <algorithm>

#include "web/draw/light.h"

namespace kairo::haratama::table {

using draw::Align;
using draw::Ink;
using draw::Point;
using draw::Rect;
using draw::Stance;
using Kind = Move::Kind;

namespace {

Move play_of(Card card) { return {Kind::play, card, 0}; }

/// The pair of one or two lifted cards; of one it is no lawful pair, and the rules say why.
Move pass_of(const FixedVector<Card, passed_cards>& lifted) {
  if (lifted.empty()) return {Kind::pass, 0, 0};
  const auto [low, high] = std::minmax(lifted[0], lifted.back());
  return {Kind::pass, low, high};
}

/// What one was passed stays marked until the first trick is over.
void mark_passed(draw::Ui& ui, const Rect& at, const View& view, Card card) {
  if (view.tricks_done == 0 && has(view.took.cards(), card)) draw_badge(ui, at, right_of(view.me, view.players));
}

/// A hand that nobody is to see now.
void draw_covered(draw::Ui& ui, const Rect& at, int cards) {
  const int n = std::max(1, cards);
  const float height = std::min(at.h * 0.8F, 120.0F);
  const float width = height * card_aspect;
  const float step = std::min(width * 0.5F, (at.w - width) / px(std::max(1, n - 1)));
  float x = at.centre().x - (width + step * px(n - 1)) / 2;
  for (int i = 0; i < cards; ++i, x += step) ui.card_back({x, at.centre().y - height / 2, width, height});
}

}  // namespace

bool HandTaps::cancel() {
  const bool held = any();
  lifted_.clear();
  return held;
}

bool HandTaps::is_lifted(Card card) const { return std::ranges::find(lifted_, card) != lifted_.end(); }

void HandTaps::lift_to_pass(Card card) {
  if (is_lifted(card)) {
    const Card other = lifted_[0] == card ? lifted_.back() : lifted_[0];
    lifted_.clear();
    if (other != card) lifted_.push_back(other);
    return;
  }
  if (lifted_.size() == lifted_.capacity()) {  // the one that has been lifted longest goes back
    const Card later = lifted_.back();
    lifted_.clear();
    lifted_.push_back(later);
  }
  lifted_.push_back(card);
}

void HandTaps::tap(draw::Ui& ui, const Rect& about, Card card, const View& view, Choices& choices) {
  if (view.phase == Phase::pass && choices.any()) return lift_to_pass(card);
  const Move move = play_of(card);
  if (!choices.may(move) || is_lifted(card)) return choices.attempt(ui, about, move);
  lifted_.clear();
  lifted_.push_back(card);
}

void HandTaps::hand(draw::Ui& ui, const Rect& at, const View& view, bool opened, Choices& choices) {
  if (!opened) {
    const bool seen = ui.spot(at, "hand.peek", ui.say("haratama.table.peek")).held;
    if (!seen) {
      draw_covered(ui, at, count(view.hand));
      return ui.label(at, ui.say("haratama.table.hold_to_peek"), {.align = Align::centre, .middle = true});
    }
  }
  const Cards treasures = treasures_of(view);
  const Fan fan(at, view.hand);
  for (const Fan::Place& place : fan.places()) {
    const bool lifted = is_lifted(place.card);
    const bool passing = view.phase == Phase::pass;
    const bool live = opened && choices.any() && (passing || choices.may(play_of(place.card)));
    Rect seen = place.seen;
    Rect face = place.at;
    if (lifted) {
      face.y -= fan.lift();
      seen.y -= fan.lift();
      seen.h += fan.lift();
    }
    if (opened) {
      const Stance stance = lifted          ? Stance::chosen
                            : live          ? Stance::live
                            : choices.any() ? Stance::refused
                                            : Stance::quiet;
      const draw::Touch touch = ui.spot(seen, "card." + id_of(place.card), "", stance);
      if (touch.tapped) tap(ui, seen, place.card, view, choices);
      if (touch.hovered && live && !lifted) face.y -= fan.lift() * 0.4F;
    }
    draw_card(ui, face, place.card, has(treasures, place.card));
    mark_passed(ui, face, view, place.card);
    if (choices.any() && !live) draw::fill(ui.pen(), draw::round_outline(face, 4), ui.colour(Ink::ground, 0.58F));
    if (lifted) ui.mark(face, Stance::chosen, 5);
  }
}

void HandTaps::aim(draw::Ui& ui, const Rect& slot, const View& view, Choices& choices) const {
  if (lifted_.empty() || view.phase != Phase::play) return;
  const Card card = lifted_[0];
  draw_card(ui, slot, card, has(treasures_of(view), card));
  draw::fill(ui.pen(), draw::round_outline(slot, 5), ui.colour(Ink::ground, 0.35F));
  ui.mark(slot, Stance::primary, 5);
  const float high = std::clamp(slot.h * 0.34F, 28.0F, 44.0F);
  const Rect band{slot.x - slot.w * 0.3F, slot.bottom() - high - 3, slot.w * 1.6F, high};
  ui.ribbon(band, ui.say("haratama.table.play"), Ink::live);
  if (ui.spot(slot, "trick.play", "", Stance::primary).tapped) choices.attempt(ui, slot, play_of(card));
}

void HandTaps::pass(draw::Ui& ui, const Layout& layout, const View& view, bool opened, Choices& choices) const {
  const Pair sealed = view.gave;
  const Seat to = left_of(view.me < view.players ? view.me : 0, view.players);
  for (int i = 0; i < passed_cards; ++i) {
    const Rect& slot = layout.pass_slots[i];
    const Card laid = i == 0 ? sealed.low : sealed.high;
    const Card card = laid != no_card ? laid : static_cast<std::size_t>(i) < lifted_.size() ? lifted_[i] : no_card;
    if (card == no_card)
      draw_hollow(ui, slot);
    else if (opened)
      draw_card(ui, slot, card, has(treasures_of(view), card));
    else
      ui.card_back(slot);
  }
  if (choices.any() && !sealed.known()) {
    const bool ready = lifted_.size() == passed_cards;
    if (ui.button(layout.pass_button, "pass.confirm", ui.say({"haratama.table.pass_to", {seat_name("to", to)}}),
                  ready ? Stance::primary : Stance::refused, 17, false))
      choices.attempt(ui, layout.pass_button, pass_of(lifted_));
    return;
  }
  if (sealed.known())
    ui.label(layout.pass_button, ui.say({"haratama.table.sealed_for", {seat_name("to", to)}}),
             {.ink = Ink::text_soft, .align = Align::centre, .middle = true});
}

}  // namespace kairo::haratama::table
