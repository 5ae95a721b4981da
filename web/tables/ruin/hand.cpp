#include "web/tables/ruin/hand.h"

#include <algorithm>

#include "web/tables/ruin/board/goal_card.h"
#include "web/tables/ruin/explanations.h"

namespace kairo::ruin::table {

using draw::Align;
using draw::Ink;
using draw::Rect;
using draw::WidgetState;
using Kind = Move::Kind;

bool GoalHand::cancel() {
  const bool held = !picked_.empty();
  picked_.clear();
  return held;
}

bool GoalHand::act_out(Move move, int tap) {
  const int many = move.kind == Kind::keep ? goals_kept : move.kind == Kind::spend ? 1 : 0;
  if (tap >= many) return false;
  if (tap == 0) picked_.clear();
  picked_.push_back(tap == 0 ? move.a : move.b);
  return true;
}

GoalSet GoalHand::picked() const {
  GoalSet goals = 0;
  for (const Goal goal : picked_) goals |= set_of(goal);
  return goals;
}

Move GoalHand::keeping() const {
  const auto [low, high] = std::minmax(picked_[0], picked_[1]);
  return {Kind::keep, low, high};
}

std::optional<Move> GoalHand::chosen(Phase phase) const {
  if (phase != Phase::keep) return picked_.empty() ? std::nullopt : std::optional(Move{Kind::spend, picked_[0]});
  return picked_.size() == goals_kept ? std::optional(keeping()) : std::nullopt;
}

bool GoalHand::pick(Goal goal, int many) {
  FixedVector<Goal, goals_kept> others;
  for (const Goal other : picked_)
    if (other != goal) others.push_back(other);
  const bool picked_now = others.size() == picked_.size();
  if (picked_now && many == 1) others.clear();
  if (picked_now && static_cast<int>(others.size()) == many) return false;
  picked_ = others;
  if (picked_now) picked_.push_back(goal);
  return true;
}

void GoalHand::draw_cards(draw::Ui& ui, const Rect& at, GoalSet hand, const Map& map, int many) {
  const int n = size_of(hand);
  int i = 0;
  for_each_in(hand, [&](Goal goal) {
    const Rect place = place_among(at, i++, n, 6, at.h * 2.2F);
    const std::string id = "goal." + goal_id(goal);
    if (ui.hit_target(place, id, explanation_of_goal_card(map, goal, false)).tapped && !pick(goal, many))
      ui.message.show(place, Phrase{"ruin.refusal.enough_goals", {number("n", many)}});
    const draw::Lifted lifted(ui, id, place.inset(3, 2));
    const bool chosen = in_set(picked(), goal);
    Rect card = place.inset(3, 2);
    constexpr float high = 48;  // enough for the tick to be above the letters
    if (chosen && card.h < high) card.w -= 16;
    draw_goal_card(ui, card, goal, map);
    draw::mark(ui, place.inset(3, 2), chosen ? WidgetState::selected : WidgetState::enabled, 6);
  });
}

void GoalHand::draw_keep_button(draw::Ui& ui, const Rect& at, Choices& choices) const {
  const bool ready = picked_.size() == goals_kept;
  ui.explain(at, "keep", {.term = {"ruin.what.keep", {number("n", goals_kept)}}});
  if (!ui.button(at, "keep", ui.say({"ruin.table.keep", {number("n", goals_kept)}}),
                 ready ? WidgetState::primary : WidgetState::enabled, 17, false))
    return;
  if (!ready) return ui.message.show(at, ui.say({"ruin.table.pick_goals", {number("n", goals_kept)}}));
  choices.attempt(ui, at, keeping());
}

void GoalHand::draw_spend_button(draw::Ui& ui, const Rect& at, std::string_view words, Choices& choices) const {
  const bool ready = !picked_.empty();
  ui.explain(at, "spend", {.term = {"ruin.what.spend"}});
  if (!ui.button(at, "spend", words, ready ? WidgetState::primary : WidgetState::enabled, at.w < 130 ? 14.0F : 16.0F,
                 false))
    return;
  if (ready)
    choices.attempt(ui, at, {Kind::spend, picked_[0]});
  else
    ui.message.show(at, ui.say("ruin.table.pick_goal"));
}

}  // namespace kairo::ruin::table
