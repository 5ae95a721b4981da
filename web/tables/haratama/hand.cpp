#include "web/tables/haratama/hand.h"

#include <algorithm>

#include "web/draw/shapes.h"
#include "web/tables/haratama/board/scene.h"
#include "web/tables/haratama/explanations.h"

namespace kairo::haratama::table {

using draw::Align;
using draw::Ink;
using draw::Point;
using draw::Rect;
using draw::WidgetState;
using Kind = Move::Kind;

namespace {

Move play_of(Card card) { return {Kind::play, card, 0}; }

Move pass_of(const FixedVector<Card, passed_cards>& lifted) {
  const auto [low, high] = std::minmax(lifted[0], lifted.back());
  return {Kind::pass, low, high};
}

/// It was passed to the viewer.
bool is_marked(const View& view, Card card) { return has(view.took.cards(), card); }

/// It has been passed to the viewer, who has not played to the first trick yet.
bool is_new(const View& view, Card card) {
  return is_marked(view, card) && view.phase == Phase::play && view.hand_sizes[view.me] == hand_size;
}

draw::Explanation about_own_card(const View& view, Card card) {
  const bool treasure = has(treasures_of(view), card);
  return is_marked(view, card) ? about_passed_card(card, treasure, right_of(view.me, view.players))
                               : about_card(card, treasure);
}

/// The part of a card that no other one covers: with its rank, its suit and room for a badge beside the suit.
Rect corner_of(const Rect& face, const HandFan::Place& place) {
  const Rect rank = rank_rect(face);
  return {face.x, face.y, place.uncovered.w, std::min(place.uncovered.h, rank.bottom() + rank.h - face.y)};
}

/// Frames what other cards leave of it in the colour of the player who has passed it.
void frame_new(draw::Ui& ui, const Rect& face, const HandFan::Place& place, Seat from) {
  const Rect seen{face.x, face.y, place.uncovered.w, place.uncovered.h};
  const draw::Outline around = draw::round_outline(seen.inset(2), 4);
  draw::stroke(ui.pen(), around, ui.colour(Ink::live_text), 5);
  draw::stroke(ui.pen(), around, ui.colour(ink_of(from)), 3);
}

/// The marked part of a lifted card: the next one would cover part of the tick, so only what it leaves uncovered,
/// unless the tick would stand on the number there.
Rect marked_part(const Rect& face, float uncovered) {
  constexpr float tick = 15;
  const Rect part{face.x, face.y, uncovered, face.h};
  return rank_rect(face).right() + tick <= part.right() ? part : face;
}

/// A picked card is raised. One that must not be played sinks where there is one row: the lower one of two would leave
/// the screen.
float rise_of(const HandFan& fan, WidgetState state) {
  if (state == WidgetState::selected) return fan.lift();
  return state == WidgetState::refused && fan.upper() == 0 ? -0.8F * fan.lift() : 0;
}

/// The hand face down, for a device that is handed around.
void draw_covered(draw::Ui& ui, const Rect& at, int cards) {
  const int n = std::max(1, cards);
  const float height = std::min(at.h * 0.8F, 120.0F);
  const float width = height * card_aspect;
  const float step = std::min(width * 0.5F, (at.w - width) / px(std::max(1, n - 1)));
  float x = at.centre().x - (width + step * px(n - 1)) / 2;
  for (int i = 0; i < cards; ++i, x += step) draw::card_back(ui, {x, at.centre().y - height / 2, width, height});
  const std::string words = ui.say("haratama.table.hold_to_peek");
  const float wide = std::min(at.w, ui.text.width(words) + 40);
  const Rect plate{at.centre().x - wide / 2, at.centre().y - 18, wide, 36};
  draw::panel(ui, plate);
  ui.text.label(plate, words, {.align = Align::centre, .middle = true});
}

/// A place for a card to pass. A device that is handed around does not tell which card lies there.
draw::Explanation about_pass(const View& view, Card card, bool sealed, bool opened, Seat to) {
  if (card == no_card) return {.term = {"haratama.what.pass_place", {seat_name("to", to)}}};
  if (sealed || !opened) return {.term = {"haratama.what.sealed", {seat_name("to", to)}}};
  constexpr std::string_view term = "haratama.what.to_pass";
  return about_card(card, has(treasures_of(view), card), term, term, {seat_name("to", to)});
}

}  // namespace

bool HandInput::cancel() {
  const bool held = any();
  lifted_.clear();
  return held;
}

std::optional<Move> HandInput::pending(const View& view) const {
  if (view.phase == Phase::pass && lifted_.size() == passed_cards) return pass_of(lifted_);
  if (view.phase == Phase::play && any()) return play_of(lifted_[0]);
  return std::nullopt;
}

bool HandInput::is_lifted(Card card) const { return std::ranges::find(lifted_, card) != lifted_.end(); }

void HandInput::lift_to_pass(Card card) {
  if (is_lifted(card)) {
    const Card other = lifted_[0] == card ? lifted_.back() : lifted_[0];
    lifted_.clear();
    if (other != card) lifted_.push_back(other);
    return;
  }
  if (lifted_.size() == lifted_.capacity()) {  // the card lifted first goes back
    const Card later = lifted_.back();
    lifted_.clear();
    lifted_.push_back(later);
  }
  lifted_.push_back(card);
}

void HandInput::tap(draw::Ui& ui, const Rect& about, Card card, const View& view, Choices& choices) {
  if (view.phase == Phase::pass && choices.any()) return lift_to_pass(card);
  const Move move = play_of(card);
  if (!choices.allows(move) || is_lifted(card) || !ui.confirms_moves()) return choices.attempt(ui, about, move);
  lifted_.clear();
  lifted_.push_back(card);
}

/// Quiet while the viewer is not to move; refused if the rules forbid it, as far as that may be seen.
WidgetState HandInput::state_of(const draw::Ui& ui, Card card, const View& view, const Choices& choices) const {
  if (!choices.any()) return WidgetState::disabled;
  if (is_lifted(card)) return WidgetState::selected;
  return view.phase == Phase::pass || ui.hides_moves() || choices.allows(play_of(card)) ? WidgetState::enabled
                                                                                        : WidgetState::refused;
}

/// A card that is dragged is chosen by that.
void HandInput::drop(draw::Ui& ui, const Rect& about, Card card, const View& view, Choices& choices) {
  if (view.phase == Phase::play) return choices.attempt(ui, about, play_of(card));
  if (!is_lifted(card)) lift_to_pass(card);
}

/// A lifted card is touched where it has risen to, too. Its hit target, which lies above that, does not grow, so that
/// words which leave the cards uncovered stay where they are.
bool HandInput::is_risen_part_tapped(draw::Ui& ui, const HandFan::Place& place, const HandFan& fan,
                                     const std::string& id) const {
  Rect at = place.uncovered;
  at.y -= fan.lift();
  if (at.h < place.at.h) at.h += fan.lift();  // more of it is seen above the lower row
  return is_lifted(place.card) && ui.targets.cover(at, id + ".risen");
}

void HandInput::draw(draw::Ui& ui, const Layout& layout, const View& view, bool opened, Choices& choices) {
  const Rect& at = layout.hand;
  drag_.begin();
  if (!opened) {
    const draw::Explanation explanation{.term = {"haratama.what.covered"}};
    const bool peeking =
        ui.hit_target(at, "hand.peek", ui.say("haratama.table.peek"), WidgetState::enabled, explanation).held;
    if (!peeking) return draw_covered(ui, at, count(view.hand));
  }
  const HandFan fan(at, view.hand, layout.upper);
  const bool waits = view.phase == Phase::play && view.asked != view.me;
  const HandFan::Place* dragged = nullptr;
  for (const HandFan::Place& place : fan.places()) {
    const Rect& touched = place.uncovered;
    const draw::Explanation explanation = about_own_card(view, place.card);
    const std::string id = "card." + card_id(place.card);
    if (opened) {
      const bool risen_part_tapped = is_risen_part_tapped(ui, place, fan, id);
      const draw::Touch touch = ui.hit_target(touched, id, explanation, state_of(ui, place.card, view, choices));
      if (choices.any() && drag_.follow(id, touch)) dragged = &place;
      if (drag_.dropped(layout.middle) == id)
        drop(ui, touched, place.card, view, choices);
      else if (touch.tapped || risen_part_tapped)
        tap(ui, touched, place.card, view, choices);
    }
    if (dragged == &place) continue;
    const WidgetState state = opened ? state_of(ui, place.card, view, choices) : WidgetState::disabled;
    const Rect face{place.at.x, place.at.y - rise_of(fan, state), place.at.w, place.at.h};
    const draw::Lifted lifted(ui, id, face, state, 4);
    draw_card(ui, face, place.card, has(treasures_of(view), place.card), place.beside);
    if (is_marked(view, place.card)) draw_badge(ui, corner_of(face, place), right_of(view.me, view.players));
    if (waits || state == WidgetState::refused) draw::fill(ui.pen(), draw::round_outline(face, 4), ui.veil());
    if (is_new(view, place.card)) frame_new(ui, face, place, right_of(view.me, view.players));
    if (state == WidgetState::selected) draw::mark(ui, marked_part(face, place.uncovered.w), WidgetState::selected, 5);
  }
  if (dragged == nullptr) return;
  if (drag_.is_over(layout.middle)) draw::mark(ui, layout.middle, WidgetState::primary);
  draw_card(ui, drag_.moved(dragged->at), dragged->card, has(treasures_of(view), dragged->card));
}

void HandInput::draw_target(draw::Ui& ui, const Layout& layout, const View& view, Choices& choices) const {
  if (lifted_.empty() || view.phase != Phase::play) return;
  const Rect& slot = layout.slots[view.me];
  const Card card = lifted_[0];
  draw_card(ui, slot, card, has(treasures_of(view), card));
  draw::fill(ui.pen(), draw::round_outline(slot, 5), ui.veil());
  draw::mark(ui, slot, WidgetState::primary, 5);
  const float high = std::clamp(slot.h * 0.34F, 28.0F, 44.0F);
  // Cards beside it have their players' signs in the corner.
  const float wide = layout.led.w > 0 ? slot.w * 1.6F : slot.w;
  const Rect band{draw::begin_within(slot.centre().x - wide / 2, wide, layout.area.x, layout.area.right()),
                  slot.bottom() - high - 3, wide, high};
  draw::ribbon(ui, band, ui.say("haratama.table.play"), Ink::live);
  const bool treasure = has(treasures_of(view), card);
  const draw::Explanation explanation = about_card(card, treasure, "haratama.what.play", "haratama.what.play");
  if (ui.hit_target(slot, "trick.play", explanation, WidgetState::primary).tapped)
    choices.attempt(ui, slot, play_of(card));
}

void HandInput::draw_pass(draw::Ui& ui, const Layout& layout, const View& view, bool opened, Choices& choices) const {
  const Pair sealed = view.gave;
  if (sealed.known() && view.hand_sizes[view.me] == hand_size) return;  // the pair is on its way
  const Seat to = left_of(view.me < view.players ? view.me : 0, view.players);
  for (int i = 0; i < passed_cards; ++i) {
    const Rect& slot = layout.pass_slots[i];
    const Card laid = i == 0 ? sealed.low : sealed.high;
    const Card card = laid != no_card ? laid : static_cast<std::size_t>(i) < lifted_.size() ? lifted_[i] : no_card;
    ui.explain(slot, "pass." + std::to_string(i + 1), about_pass(view, card, sealed.known(), opened, to));
    if (card == no_card)
      draw_seat_slot(ui, slot, to, choices.any());
    else if (opened && !sealed.known())
      draw_card(ui, slot, card, has(treasures_of(view), card));
    else
      draw::card_back(ui, slot);
  }
  if (choices.any() && !sealed.known()) {
    const int missing = passed_cards - static_cast<int>(lifted_.size());
    ui.explain(layout.pass_button, "pass.confirm", {.term = {"haratama.what.pass", {seat_name("to", to)}}});
    if (!ui.button(layout.pass_button, "pass.confirm", ui.say({"haratama.table.pass_to", {seat_name("to", to)}}),
                   missing == 0 ? WidgetState::primary : WidgetState::refused, 17, false))
      return;
    if (missing == 0) return choices.attempt(ui, layout.pass_button, pass_of(lifted_));
    return ui.message.show(layout.pass_button,
                           Phrase{"haratama.table.missing", {number("n", missing), seat_name("to", to)}});
  }
}

void HandInput::draw_sealed(draw::Ui& ui, const Layout& layout, const View& view) {
  if (!view.gave.known() || view.hand_sizes[view.me] == hand_size) return;  // the pair is on its way
  const Seat to = left_of(view.me < view.players ? view.me : 0, view.players);
  ui.explain(layout.pass_button, "pass.sealed", {.term = {"haratama.what.sealed", {seat_name("to", to)}}});
  ui.text.draw(layout.pass_button, ui.say({"haratama.table.sealed_for", {seat_name("to", to)}}),
               {.size = layout.pass_button.w < 120 ? draw::type::small : draw::type::body,
                .ink = ink_on_sky(ui, 0),
                .align = Align::centre,
                .middle = true});
}

}  // namespace kairo::haratama::table
