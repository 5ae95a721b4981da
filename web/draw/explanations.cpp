#include "web/draw/explanations.h"

#include <algorithm>
#include <span>
#include <utility>

#include "imgui_internal.h"
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

constexpr float cut_off = 1e9F;

/// The part of the room that a card of this size may use: there the pointer comes from the thing to the card without
/// leaving both (Explainer::set_card).
Rect room_around(const Rect& thing, float width, float height, const Rect& room) {
  constexpr float gap = 10;
  const Rect around{thing.x - width - gap, thing.y - height - gap, thing.w + 2 * (width + gap),
                    thing.h + 2 * (height + gap)};
  return intersection(around, room);
}

}  // namespace

/// The most that its words are wide and its picture is high. The first that has room beside the thing is taken.
struct Explanations::Shape {
  float words;
  float picture;
  bool beside;  ///< the picture may stand beside the words
};
constexpr Explanations::Shape Explanations::shapes[] = {{340, 170, true}, {300, 110, true}, {240, 110, false},
                                                        {200, 90, false}, {340, 0, false},  {200, 0, false},
                                                        {175, 60, false}, {175, 0, false}};

struct Explanations::Told {
  std::string name;
  std::string words;
  std::string_view section;
};

struct Explanations::Card {
  float text_w = 0;
  float picture_w = 0;
  float picture_h = 0;  ///< 0: none
  bool beside = false;
  Placed placed;
};

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
    if (thing.id.empty()) continue;
    if (std::ranges::find(gesture_.targets(), thing.id, &Gesture::Target::id) != gesture_.targets().end()) continue;
    if (targets_.touch(thing.at, "ask." + thing.id).tapped) explainer_.ask(thing.id, gesture_.tapped_anything());
  }
}

/// Each term once, however many things of a kind there are: a map has a hundred cells.
void Explanations::mirror_things() {
  std::vector<std::string_view> told;
  for (const Explained& thing : explainer_.things()) {
    const std::string_view key = thing.what.term.key;
    if (thing.id.empty() || !thing.label.empty() || std::ranges::find(told, key) != told.end()) continue;
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
  // A slow device may still have the end of a press to tell.
  const bool late = ImGui::GetCurrentContext()->InputEventsQueue.Size > 0;
  if (explainer_.update(gesture_.pointer_facts(), focused, late)) gesture_.drop_press();
  explainer_.set_card({});
  if (const Explained* thing = explainer_.shown()) draw(ui, *thing);
  kept_off_.clear();
  layers_.enter_screen();
}

Explanations::Card Explanations::lay_out(const Explained& thing, const Told& told, const Shape& shape) const {
  const Rect room = frame_.area().inset(6);
  Card card;
  card.beside = shape.beside && (frame_.compact() || frame_.area().w >= 480);
  if (thing.what.picture) card.picture_h = std::min(shape.picture, room.h * (card.beside ? 0.6F : 0.28F));
  card.picture_w = card.picture_h * thing.what.picture_aspect;
  const bool pictured = card.picture_h > 0;
  card.beside &= pictured;

  const float aside = card.beside ? card.picture_w + margin : 0;
  const float widest = std::min(shape.words, room.w - 2 * margin - aside);
  card.text_w = told.words.empty() ? std::min(widest, text_.width(told.name, name_style) + 2)
                                   : std::min(widest, std::max(text_.width(told.words, words_style) + 2, 200.0F));
  float inner = text_.height(card.text_w, told.name, name_style) +
                (told.words.empty() ? 0 : 4 + text_.height(card.text_w, told.words, words_style)) +
                (told.section.empty() ? 0 : link_height);
  if (pictured) inner = card.beside ? std::max(inner, card.picture_h) : inner + card.picture_h + margin;
  const float width = card.text_w + 2 * margin + aside;
  const float height = std::min(inner + 2 * margin, room.h);
  const bool by_finger = gesture_.pointer_facts().finger;  // it comes from nowhere
  // The way out must stay in sight.
  const auto way_out = std::ranges::find(gesture_.targets(), asking_switch, &Gesture::Target::id);
  std::vector<Rect> spared = kept_off_;
  if (way_out != gesture_.targets().end()) spared.push_back(way_out->at);
  card.placed = place_words(gesture_, explainer_,
                            {.room = by_finger ? room : room_around(thing.at, width, height, room),
                             .w = width,
                             .h = height,
                             .about = {&thing.at, 1},
                             .spared = spared});
  // Words that have no room would be cut off, or torn.
  const bool torn = !told.words.empty() && !text_.fits({0, 0, card.text_w, room.h}, told.words, words_style);
  const Rect& at = card.placed.at;
  if (inner + 2 * margin > room.h || torn || at.bottom() > room.bottom() || at.right() > room.right())
    card.placed.hidden += cut_off;
  return card;
}

Explanations::Card Explanations::best_card(const Explained& thing, const Told& told) const {
  Card best = lay_out(thing, told, shapes[0]);
  for (const Shape& shape : std::span(shapes).subspan(1)) {
    if (best.placed.hidden <= 0) break;
    if (const Card other = lay_out(thing, told, shape); other.placed.hidden < best.placed.hidden) best = other;
  }
  return best;
}

/// Its picture, name and words, and the way to the rules; beside the thing, never over it where there is room.
void Explanations::draw(Ui& ui, const Explained& thing) {
  const bool is_button = !thing.label.empty();
  Told told;
  told.name = is_button ? thing.label : name_of(frame_, thing.what);
  if (told.name.empty()) return;
  if (!is_button) told.words = words_of(frame_, thing.what);
  if (!is_button) told.section = text::section_of(thing.what.term.key);
  const NotedGroup noted(Observer::Group::message);
  const Card card = best_card(thing, told);
  const Rect at = card.placed.at;
  explainer_.set_card(at);

  Pen& pen = frame_.pen();
  // Nothing below it can be tapped. Like a tap beside it, one on it closes it.
  const bool closes = targets_.cover(at, "explained");
  soft_rect(pen, {at.x, at.y + 3, at.w, at.h}, 8, 14, frame_.shadow(0.45F));
  fill(pen, round_outline(at, 8), frame_.colour(Ink::panel));
  stroke(pen, round_outline(at, 8), frame_.colour(Ink::frame), 1.5F);
  Rect inside = at.inset(margin);
  if (card.picture_h > 0) {
    Rect picture = card.beside ? inside.take_left(card.picture_w, margin) : inside.take_top(card.picture_h, margin);
    picture = picture.fit(thing.what.picture_aspect);
    const NotedGroup drawn(Observer::Group::picture);
    thing.what.picture(ui, {picture.x, picture.y, picture.w, std::min(picture.h, card.picture_h)});
  }
  inside.y += text_.draw(inside, told.name, name_style) + 4;
  if (!told.words.empty()) inside.y += text_.draw(inside, told.words, words_style);
  if (!told.section.empty())
    draw_link({inside.x, at.bottom() - margin - link_height + 6, card.text_w, link_height - 6}, told.section);
  mirror_.message = told.words.empty() ? told.name : told.name + ": " + told.words;
  if (closes) explainer_.know(thing.id);
}

void Explanations::draw_link(const Rect& at, std::string_view section) {
  const std::string label = frame_.say("app.what.rules");
  if (targets_.touch(at, link_id).tapped) signals_.section = section;
  targets_.list(link_id, label, WidgetState::enabled);
  text_.label(at, label, {.size = type::note, .ink = Ink::live, .middle = true});
}

}  // namespace kairo::draw
