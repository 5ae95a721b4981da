#include "web/tables/ruin/purse.h"

#include <algorithm>

#include "web/draw/light.h"

namespace kairo::ruin::table {

using draw::Align;
using draw::Ink;
using draw::Rect;
using draw::Stance;
using Kind = Move::Kind;

void draw_goal_card(draw::Ui& ui, const Rect& at, Goal goal, bool met) {
  ui.paper(at);
  const float size = std::clamp(std::min(at.h * 0.46F, at.w * 0.3F), 14.0F, 28.0F);
  const bool stacked = at.h >= 32 && at.w < 2.3F * size;
  const Rect one = stacked ? at.row(0, 2, 0) : at.column(0, 2, at.w * 0.1F);
  const Rect other = stacked ? at.row(1, 2, 0) : at.column(1, 2, at.w * 0.1F);
  draw_letter(ui, one, goal_letter(goal, 0), size, Ink::ink);
  draw_letter(ui, other, goal_letter(goal, 1), size, Ink::ink);
  if (stacked || at.w < 38) return;
  const float reach = std::max(3.0F, at.w * 0.09F);
  const draw::Point middle = at.centre();
  const float width = std::max(1.5F, at.h * 0.05F);
  if (met)
    ui.pen().AddLine({middle.x - reach, middle.y}, {middle.x + reach, middle.y}, pencil::goal, width * 1.6F);
  else
    for (const float off : {-1.0F, 0.0F, 1.0F})
      ui.pen().AddCircleFilled({middle.x + off * reach * 0.8F, middle.y}, width * 0.6F, pencil::lead);
  if (!met || at.w < 60) return;
  const float tick = std::clamp(at.h * 0.16F, 4.0F, 8.0F);
  const ImVec2 points[] = {{at.right() - 2.6F * tick, at.bottom() - 1.6F * tick},
                           {at.right() - 1.9F * tick, at.bottom() - 0.9F * tick},
                           {at.right() - 0.8F * tick, at.bottom() - 2.2F * tick}};
  ui.pen().AddPolyline(points, 3, pencil::goal, ImDrawFlags_None, width);
}

bool Purse::cancel() {
  const bool held = !picked_.empty();
  picked_.clear();
  return held;
}

GoalSet Purse::picked() const {
  GoalSet goals = 0;
  for (const Goal goal : picked_) goals |= set_of(goal);
  return goals;
}

void Purse::pick(Goal goal, int many) {
  FixedVector<Goal, goals_kept> kept;
  const bool picked_now = !in_set(picked(), goal);
  for (const Goal other : picked_)
    if (other != goal) kept.push_back(other);
  const auto room = static_cast<std::size_t>(many);
  picked_.clear();
  for (std::size_t i = picked_now && kept.size() == room ? 1 : 0; i < kept.size(); ++i) picked_.push_back(kept[i]);
  if (picked_now) picked_.push_back(goal);
}

void Purse::cards(draw::Ui& ui, const Rect& at, GoalSet hand, const Map& map, int many) {
  const int n = size_of(hand);
  int i = 0;
  for_each_in(hand, [&](Goal goal) {
    const Rect place = place_among(at, i++, n, 6, at.h * 2.2F);
    if (ui.spot(place, "goal." + id_of_goal(goal), "", Stance::live).tapped) pick(goal, many);
    const bool chosen = in_set(picked(), goal);
    draw_goal_card(ui, place.inset(3, 2), goal, meets(map, goal));
    ui.mark(place.inset(3, 2), chosen ? Stance::chosen : Stance::live, 6);
  });
}

void Purse::keep(draw::Ui& ui, const Rect& at, Choices& choices) const {
  const bool ready = picked_.size() == goals_kept;
  if (!ui.button(at, "keep", ui.say({"ruin.table.keep", {number("n", goals_kept)}}),
                 ready ? Stance::primary : Stance::refused, 17, false))
    return;
  if (!ready) return ui.tell(at, ui.say({"ruin.table.pick_goals", {number("n", goals_kept)}}));
  const auto [low, high] = std::minmax(picked_[0], picked_[1]);
  choices.attempt(ui, at, {Kind::keep, low, high});
}

void Purse::spend(draw::Ui& ui, const Rect& at, std::string_view words, Choices& choices) const {
  const bool ready = !picked_.empty();
  if (!ui.button(at, "spend", words, ready ? Stance::primary : Stance::refused, at.w < 130 ? 14.0F : 16.0F, false))
    return;
  if (ready)
    choices.attempt(ui, at, {Kind::spend, picked_[0]});
  else
    ui.tell(at, ui.say("ruin.table.pick_goal"));
}

}  // namespace kairo::ruin::table
