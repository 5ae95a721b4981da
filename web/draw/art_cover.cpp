#include <array>
#include <string_view>

#include "web/draw/art.h"
#include "web/draw/covers.h"
#include "web/draw/light.h"

namespace kairo::draw {
namespace {

struct Cover {
  std::string_view game;
  void (*paint)(Ui& ui, const Rect& at);
};
constexpr std::array covers{Cover{"wicked", cover_wicked}, Cover{"haratama", cover_haratama}, Cover{"ruin", cover_ruin},
                            Cover{"galleria", cover_galleria}};

}  // namespace

void cover(Ui& ui, const Rect& at, std::string_view game) {
  ImDrawList& list = ui.pen();
  list.PushClipRect({at.x, at.y}, {at.right(), at.bottom()}, true);
  for (const Cover& picture : covers)
    if (picture.game == game) picture.paint(ui, at);
  list.PopClipRect();
  stroke(list, round_outline(at.inset(0.5F), 2), IM_COL32(214, 176, 96, 150), 1);
}

}  // namespace kairo::draw
