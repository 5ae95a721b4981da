#include "web/draw/explanations.h"

#include <algorithm>
#include <utility>

#include "web/draw/observer.h"
#include "web/draw/placing.h"
#include "web/draw/shapes.h"
#include "web/text/help.h"

namespace kairo::draw {
namespace {

constexpr std::string_view link_id = "explained.rules";
constexpr float margin = 12;
constexpr float link_height = 44;
constexpr TextStyle name_style{.size = type::strong};
constexpr TextStyle words_style{.size = type::note};

/// The part of the room that a card of this size may use: there the pointer comes from the thing to the card without
/// leaving both (Explainer::set_card).
Rect room_around(const Rect& thing, float width, float height, const Rect& room) {
  constexpr float gap = 10;
  const Rect around{thing.x - width - gap, thing.y - height - gap, thing.w + 2 * (width + gap),
                    thing.h + 2 * (height + gap)};
  return intersection(around, room);
}

}  // namespace

void Explanations::add(const Rect& at, std::string_view id, const Explanation& what, std::string_view label) {
  if (!layers_.on_top()) return;
  const Rect seen = intersection(at, frame_.pen().clip());
  explainer_.add({std::string(id), seen, what, std::string(label), layers_.current()});
  if (!explainer_.asking() || seen.w <= 0 || seen.h <= 0) return;
  // While the player asks, everything can be tapped and has a faint frame.
  stroke(frame_.pen(), round_outline(seen.inset(0.5F), 4), frame_.colour(Ink::live, 0.5F), 1);
}

/// Things that can only be asked about become tappable, above everything else.
void Explanations::ask_about_things() {
  if (!explainer_.asking()) return;
  for (const Explained& thing : explainer_.things()) {
    if (std::ranges::find(gesture_.targets(), thing.id, &Gesture::Target::id) != gesture_.targets().end()) continue;
    if (targets_.touch(thing.at, "ask." + thing.id).tapped) explainer_.ask(thing.id, gesture_.tapped_anything());
  }
}

/// Each term once, however many things of a kind there are: a map has a hundred cells.
void Explanations::mirror_things() {
  std::vector<std::string_view> told;
  for (const Explained& thing : explainer_.things()) {
    const std::string_view key = thing.what.term.key;
    if (!thing.label.empty() || std::ranges::find(told, key) != told.end()) continue;
    told.push_back(key);
    std::string words = words_of(frame_, thing.what);
    if (!words.empty()) mirror_.things.push_back({name_of(frame_, thing.what), std::move(words)});
  }
}

void Explanations::end_frame(Ui& ui) {
  layers_.enter_top();
  ask_about_things();
  mirror_things();
  for (const ImGuiKey key :
       {ImGuiKey_LeftArrow, ImGuiKey_RightArrow, ImGuiKey_UpArrow, ImGuiKey_DownArrow, ImGuiKey_Tab})
    if (ImGui::IsKeyPressed(key)) explainer_.look_around();
  std::string_view focused = targets_.focused();
  constexpr std::string_view asked = "ask.";
  if (focused.starts_with(asked)) focused.remove_prefix(asked.size());
  if (explainer_.update(gesture_.pointer_facts(), focused)) gesture_.drop_press();
  explainer_.set_card({});
  if (const Explained* thing = explainer_.shown()) draw(ui, *thing);
  layers_.enter_screen();
}

/// Its picture, name and words, and the way to the rules; beside the thing, never over it where there is room.
void Explanations::draw(Ui& ui, const Explained& thing) {
  const std::string name = thing.label.empty() ? name_of(frame_, thing.what) : thing.label;
  const std::string words = thing.label.empty() ? words_of(frame_, thing.what) : "";
  if (name.empty()) return;
  const std::string_view section = thing.label.empty() ? text::section_of(thing.what.term.key) : std::string_view{};
  const NotedGroup noted(Observer::Group::message);
  const Rect room = frame_.area().inset(6);
  const bool pictured = static_cast<bool>(thing.what.picture);
  const bool beside = pictured && (frame_.compact() || frame_.area().w >= 480);
  const float picture_height = pictured ? std::min(170.0F, room.h * (beside ? 0.6F : 0.28F)) : 0;
  const float picture_width = picture_height * thing.what.picture_aspect;

  const float widest = std::min(340.0F, room.w - 2 * margin - (beside ? picture_width + margin : 0));
  const float text_w = words.empty() ? std::min(widest, text_.width(name, name_style) + 2)
                                     : std::min(widest, std::max(text_.width(words, words_style) + 2, 200.0F));
  float inner = text_.height(text_w, name, name_style) +
                (words.empty() ? 0 : 4 + text_.height(text_w, words, words_style)) +
                (section.empty() ? 0 : link_height);
  if (pictured) inner = beside ? std::max(inner, picture_height) : inner + picture_height + margin;
  const float width = text_w + 2 * margin + (beside ? picture_width + margin : 0);
  const float height = std::min(inner + 2 * margin, room.h);
  const Rect nearby = room_around(thing.at, width, height, room);
  // The way out must stay in sight.
  const auto way_out = std::ranges::find(gesture_.targets(), asking_switch, &Gesture::Target::id);
  const Rect spared = way_out == gesture_.targets().end() ? Rect{} : way_out->at;
  const Rect at =
      place_words(gesture_, explainer_,
                  {.room = nearby, .w = width, .h = height, .about = {&thing.at, 1}, .spared = {&spared, 1}})
          .at;
  explainer_.set_card(at);

  Pen& pen = frame_.pen();
  gesture_.add_target("explained", at, frame_.area());  // what lies below it cannot be tapped
  soft_rect(pen, {at.x, at.y + 3, at.w, at.h}, 8, 14, frame_.shadow(0.45F));
  fill(pen, round_outline(at, 8), frame_.colour(Ink::panel));
  stroke(pen, round_outline(at, 8), frame_.colour(Ink::frame), 1.5F);
  Rect inside = at.inset(margin);
  if (pictured) {
    Rect picture = beside ? inside.take_left(picture_width, margin) : inside.take_top(picture_height, margin);
    picture = picture.fit(thing.what.picture_aspect);
    const NotedGroup drawn(Observer::Group::picture);
    thing.what.picture(ui, {picture.x, picture.y, picture.w, std::min(picture.h, picture_height)});
  }
  inside.y += text_.draw(inside, name, name_style) + 4;
  if (!words.empty()) inside.y += text_.draw(inside, words, words_style);
  if (!section.empty()) draw_link({inside.x, at.bottom() - margin - link_height + 6, text_w, link_height - 6}, section);
  mirror_.message = words.empty() ? name : name + ": " + words;
}

void Explanations::draw_link(const Rect& at, std::string_view section) {
  const std::string label = frame_.say("app.what.rules");
  if (targets_.touch(at, link_id).tapped) signals_.section = section;
  targets_.list(link_id, label, WidgetState::enabled);
  text_.label(at, label, {.size = type::note, .ink = Ink::live, .middle = true});
}

}  // namespace kairo::draw
