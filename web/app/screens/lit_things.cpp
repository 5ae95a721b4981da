#include "web/app/screens/lit_things.h"

#include <algorithm>

#include "web/app/screens/drawing.h"
#include "web/draw/shapes.h"

namespace kairo::app {

std::vector<Rect> find_targets(const Ui& ui, std::span<const std::string> ids) {
  std::vector<Rect> found;
  for (std::string_view id : ids) {
    if (id.starts_with(spared_sign)) {
      if (ui.compact()) continue;  // in a low frame all of the words are worth more
      id.remove_prefix(1);
    }
    const auto targets = ui.gesture.targets();
    const auto target = std::ranges::find(targets, id, &draw::Gesture::Target::id);
    const auto thing = std::ranges::find(ui.explainer.things(), id, &draw::Explained::id);
    if (target != targets.end())
      found.push_back(target->at);
    else if (thing != ui.explainer.things().end())
      found.push_back(thing->at);
  }
  return found;
}

void light_frame(Ui& ui, const Rect& target) {
  constexpr float width = 2;
  const Rect frame = draw::intersection(target.inset(-4), ui.area().inset(3));
  draw::stroke(ui.pen(), draw::round_outline(frame, 9), ui.colour(Ink::live_text), width + 2);
  draw::stroke(ui.pen(), draw::round_outline(frame, 9), ui.colour(Ink::chosen), width);
}

void light_things(Ui& ui, std::span<const std::string> ids) {
  for (const std::string& id : ids) {
    if (id.starts_with(spared_sign)) continue;
    const std::string places[]{id + ".risen", id};
    if (const auto found = find_targets(ui, places); !found.empty()) light_frame(ui, found.front());
  }
}

}  // namespace kairo::app
