#include <array>
#include <string_view>

#include "web/draw/art.h"
#include "web/draw/brush.h"

namespace kairo::draw {
namespace {

struct Cover {
  std::string_view game;
  void (*paint)(Ui& ui, const Rect& at);
};

void sky(Ui& ui, const Rect& at, ImU32 top, ImU32 bottom) {
  fill_gradient(ui.pen(), round_outline(at, 0), top, bottom);
}

void wicked(Ui& ui, const Rect& at) {
  sky(ui, at, IM_COL32(38, 26, 60, 255), IM_COL32(18, 12, 30, 255));
  witch(ui, at.inset(at.w * 0.1F, at.h * 0.1F));
}

constexpr std::array covers{Cover{"wicked", wicked}};

}  // namespace

void cover(Ui& ui, const Rect& at, std::string_view game) {
  ImDrawList& list = ui.pen();
  list.PushClipRect({at.x, at.y}, {at.right(), at.bottom()}, true);
  for (const Cover& cover : covers)
    if (cover.game == game) cover.paint(ui, at);
  list.PopClipRect();
}

}  // namespace kairo::draw
