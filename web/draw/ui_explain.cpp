#include <algorithm>
#include <utility>

#include "web/draw/shapes.h"
#include "web/draw/ui.h"
#include "web/text/catalogue.h"
#include "web/text/help.h"

namespace kairo::draw {
namespace {

constexpr std::string_view link_id = "explained.rules";
constexpr float margin = 12;
constexpr float link_height = 44;
constexpr TextStyle name_style{.size = 17};
constexpr TextStyle words_style{.size = 15};

}  // namespace

std::string Ui::name_of(const Explanation& what) const {
  const std::string key = std::string(what.term.key) + ".name";
  return text::raw(language(), key).empty() ? "" : say(Phrase{key, what.term.args});
}

std::string Ui::words_of(const Explanation& what) const {
  return text::raw(language(), what.term.key).empty() ? "" : say(what.term);
}

void Ui::explain(const Rect& at, std::string_view id, const Explanation& what) { add_explained(at, id, what, {}); }

void Ui::explain_button(const Rect& at, std::string_view id, std::string_view label) {
  if (!explainer_.asking()) add_explained(at, id, {}, label);
}

void Ui::add_explained(const Rect& at, std::string_view id, const Explanation& what, std::string_view label) {
  if (modal_ != modals_) return;
  const Rect seen = intersection(at, pen_.clip());
  explainer_.add({std::string(id), seen, what, std::string(label), modal_});
  if (!explainer_.asking() || seen.w <= 0 || seen.h <= 0) return;
  // While the player asks, everything can be tapped and has a faint frame.
  stroke(pen_, round_outline(seen.inset(0.5F), 4), colour(Ink::live, 0.5F), 1);
}

Touch Ui::hit_target(const Rect& at, std::string_view id, const Explanation& what, WidgetState state) {
  add_explained(at, id, what, {});
  return touch(at, id, state);
}

Touch Ui::hit_target(const Rect& at, std::string_view id, std::string_view label, WidgetState state,
                     const Explanation& what) {
  list_in_mirror(id, label, state);
  if (!label.empty() && modal_ == modals_ && !mirror_.groups.empty())
    mirror_.groups.back().buttons.back().about = words_of(what);
  add_explained(at, id, what, {});
  return touch(at, id, state);
}

/// Things that can only be asked about become tappable, above everything else.
void Ui::ask_about_things() {
  if (!explainer_.asking()) return;
  for (const Explained& thing : explainer_.things()) {
    const std::string id = "ask." + thing.id;
    if (std::ranges::find(hit_targets_, thing.id, &HitTarget::id) != hit_targets_.end()) continue;
    if (touch(thing.at, id, WidgetState::enabled).tapped) pin_asked(thing.id);
  }
  if (asked_at_pointer_) explainer_.pin_at(gesture_.pointer());
}

/// A pointer asks about the topmost thing, which may be known only when everything has been drawn: a panel is a target
/// below its parts.
void Ui::pin_asked(std::string_view id) {
  if (gesture_.tapped_anything())
    asked_at_pointer_ = true;
  else
    explainer_.pin(id);
}

/// Each term once, however many things of a kind there are: a map has a hundred cells.
void Ui::mirror_things() {
  std::vector<std::string_view> told;
  for (const Explained& thing : explainer_.things()) {
    const std::string_view key = thing.what.term.key;
    if (!thing.label.empty() || std::ranges::find(told, key) != told.end()) continue;
    told.push_back(key);
    std::string words = words_of(thing.what);
    if (!words.empty()) mirror_.things.push_back({name_of(thing.what), std::move(words)});
  }
}

void Ui::end_explaining() {
  modal_ = modals_;
  ask_about_things();
  mirror_things();
  for (const ImGuiKey key :
       {ImGuiKey_LeftArrow, ImGuiKey_RightArrow, ImGuiKey_UpArrow, ImGuiKey_DownArrow, ImGuiKey_Tab})
    if (ImGui::IsKeyPressed(key)) explainer_.look_around();
  std::string_view focused = focus_.shown ? std::string_view(focus_.id) : "";
  constexpr std::string_view asked = "ask.";
  if (focused.starts_with(asked)) focused.remove_prefix(asked.size());
  if (explainer_.update(gesture_.pointer_facts(), focused)) gesture_.drop_press();
  explainer_.set_card({});
  if (const Explained* thing = explainer_.shown()) draw_explanation(*thing);
  modal_ = 0;
}

/// Its picture, name and words, and the way to the rules; beside the thing, never over it where there is room.
void Ui::draw_explanation(const Explained& thing) {
  const std::string name = thing.label.empty() ? name_of(thing.what) : thing.label;
  const std::string words = thing.label.empty() ? words_of(thing.what) : "";
  if (name.empty()) return;
  const std::string_view section = thing.label.empty() ? text::section_of(thing.what.term.key) : std::string_view{};
  const auto first = static_cast<std::ptrdiff_t>(drawn_items_.size());
  const Rect room = area().inset(6);
  const bool pictured = static_cast<bool>(thing.what.picture);
  const bool beside = pictured && (compact() || area().w >= 480);
  const float picture_height = pictured ? std::min(170.0F, room.h * (beside ? 0.6F : 0.28F)) : 0;
  const float picture_width = picture_height * thing.what.picture_aspect;

  const float widest = std::min(340.0F, room.w - 2 * margin - (beside ? picture_width + margin : 0));
  const float text_w = words.empty() ? std::min(widest, text_width(name, name_style) + 2)
                                     : std::min(widest, std::max(text_width(words, words_style) + 2, 200.0F));
  float inner = text_height(text_w, name, name_style) +
                (words.empty() ? 0 : 4 + text_height(text_w, words, words_style)) + (section.empty() ? 0 : link_height);
  if (pictured) inner = beside ? std::max(inner, picture_height) : inner + picture_height + margin;
  const float width = text_w + 2 * margin + (beside ? picture_width + margin : 0);
  const float height = std::min(inner + 2 * margin, room.h);
  const Rect at = place_beside(thing.at, width, height, room);
  explainer_.set_card(at);

  gesture_.add_target("explained", at, area());  // what lies below it cannot be tapped
  soft_rect(pen_, {at.x, at.y + 3, at.w, at.h}, 8, 14, shadow(0.45F));
  fill(pen_, round_outline(at, 8), colour(Ink::panel));
  stroke(pen_, round_outline(at, 8), colour(Ink::frame), 1.5F);
  Rect inside = at.inset(margin);
  if (pictured) {
    Rect frame = beside ? inside.take_left(picture_width, margin) : inside.take_top(picture_height, margin);
    frame = frame.fit(thing.what.picture_aspect);
    const auto before = static_cast<std::ptrdiff_t>(drawn_items_.size());
    thing.what.picture(*this, {frame.x, frame.y, frame.w, std::min(frame.h, picture_height)});
    for (auto item = drawn_items_.begin() + before; item != drawn_items_.end(); ++item)
      item->kind = DrawnItem::Kind::picture;
  }
  inside.y += text(inside, name, name_style) + 4;
  if (!words.empty()) inside.y += text(inside, words, words_style);
  if (!section.empty()) {
    const Rect link{inside.x, at.bottom() - margin - link_height + 6, text_w, link_height - 6};
    const std::string label = say("app.what.rules");
    if (touch(link, link_id, WidgetState::enabled).tapped) section_wanted_ = section;
    list_in_mirror(link_id, label, WidgetState::enabled);
    this->label(link, label, {.size = 15, .ink = Ink::live, .middle = true});
  }
  mirror_.message = words.empty() ? name : name + ": " + words;
  for (auto item = drawn_items_.begin() + first; item != drawn_items_.end(); ++item) item->modal = DrawnItem::toast;
}

Rect Ui::place_beside(const Rect& thing, float width, float height, const Rect& room) {
  constexpr float gap = 8;
  const float x = begin_within(thing.centre().x - width / 2, width, room.x, room.right());
  const float y = begin_within(thing.centre().y - height / 2, height, room.y, room.bottom());
  if (thing.y - gap - height >= room.y) return {x, thing.y - gap - height, width, height};
  if (thing.bottom() + gap + height <= room.bottom()) return {x, thing.bottom() + gap, width, height};
  if (thing.right() + gap + width <= room.right()) return {thing.right() + gap, y, width, height};
  if (thing.x - gap - width >= room.x) return {thing.x - gap - width, y, width, height};
  return {x, y, width, height};
}

}  // namespace kairo::draw
