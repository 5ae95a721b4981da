#include <algorithm>
#include <cmath>

#include "web/draw/shapes.h"
#include "web/draw/ui.h"

namespace kairo::draw {

namespace {

constexpr float knob = 11;   // radius
constexpr float groove = 6;  // width

}  // namespace

std::optional<int> Ui::slider(const Rect& at, std::string_view id, int place, int last) {
  const Touch touch = hit_target(at, id, "");
  const float left = at.x + knob;
  const float length = std::max(1.0F, at.w - 2 * knob);
  const float y = at.centre().y;
  const float share = last > 0 ? static_cast<float>(place) / static_cast<float>(last) : 0;
  const float x = left + length * share;

  pen_.AddRectFilled({left - 3, y - groove / 2}, {left + length + 3, y + groove / 2}, colour(Ink::panel_edge), 3);
  pen_.AddRectFilled({left - 3, y - groove / 2}, {x, y + groove / 2}, colour(Ink::gold), 3);
  const ImU32 brass = colour(Ink::live);
  soft_rect(pen_, {x - knob, y - knob + 2, 2 * knob, 2 * knob}, knob, 6, shadow(0.4F));
  pen_.AddCircleFilled({x, y}, knob, touch.held ? darker(brass, 0.1F) : touch.hovered ? lighter(brass, 0.1F) : brass);
  pen_.AddCircle({x, y}, knob - 0.5F, colour(Ink::live_text), 0, 1.5F);

  // A key press has no position.
  if (!touch.held && !gesture_.tapped(id)) return std::nullopt;
  const float pointed = std::clamp((gesture_.pointer().x - left) / length, 0.0F, 1.0F);
  const int target = static_cast<int>(std::lround(pointed * static_cast<float>(last)));
  return target == place ? std::nullopt : std::optional(target);
}

}  // namespace kairo::draw
