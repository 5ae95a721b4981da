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
  const std::string words = ui.say("haratama.table.hold_to_peek");
  const float wide = std::min(at.w, ui.text_width(words) + 40);
  const Rect plate{at.centre().x - wide / 2, at.centre().y - 18, wide, 36};
  ui.panel(plate);
  ui.label(plate, words, {.align = Align::centre, .middle = true});
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

/// Quiet while nothing is asked; refused when the rules bar it.
Stance HandTaps::stance_of(Card card, const View& view, const Choices& choices) const {
  if (!choices.any()) return Stance::quiet;
  if (is_lifted(card)) return Stance::chosen;
  return view.phase == Phase::pass || choices.may(play_of(card)) ? Stance::live : Stance::refused;
}

void HandTaps::hand(draw::Ui& ui, const Rect& at, const View& view, bool opened, Choices& choices) {
  if (!opened) {
    const bool seen = ui.spot(at, "hand.peek", ui.say("haratama.table.peek")).held;
    if (!seen) return draw_covered(ui, at, count(view.hand));
  }
  const Fan fan(at, view.hand);
  for (const Fan::Place& place : fan.places()) {
    const float lift = is_lifted(place.card) ? fan.lift() : 0;
    Rect touched = place.seen;
    touched.y -= lift;
    touched.h += lift;
    if (opened && ui.spot(touched, "card." + id_of(place.card), "", stance_of(place.card, view, choices)).tapped)
      tap(ui, touched, place.card, view, choices);
    const float now = is_lifted(place.card) ? fan.lift() : 0;
    const Rect face{place.at.x, place.at.y - now, place.at.w, place.at.h};
    draw_card(ui, face, place.card, has(treasures_of(view), place.card));
    mark_passed(ui, face, view, place.card);
    switch (opened ? stance_of(place.card, view, choices) : Stance::quiet) {
      case Stance::refused: draw::fill(ui.pen(), draw::round_outline(face, 4), ui.colour(Ink::ground, 0.58F)); break;
      case Stance::chosen: ui.mark(face, Stance::chosen, 5); break;
      default: break;
    }
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
