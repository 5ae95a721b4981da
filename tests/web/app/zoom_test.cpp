#include "web/app/zoom.h"

#include <gtest/gtest.h>

#include "tests/web/support/tapped_table.h"

namespace kairo::testing {
namespace {

using app::TextSize;
using app::zoom_for;
using draw::Rect;

constexpr TextSize sizes[] = {TextSize::normal, TextSize::large, TextSize::largest};

TEST(Zoom, LeavesUsualScreensAsTheyAre) {
  for (const Screen& screen : screens)
    EXPECT_EQ(zoom_for(TextSize::normal, {0, 0, screen.width, screen.height}), 1) << screen.name;
}

TEST(Zoom, EachSizeIsLargerThanTheOneBeforeWhereThereIsRoom) {
  for (const Rect& canvas :
       {Rect{0, 0, 360, 640}, Rect{0, 0, 768, 1024}, Rect{0, 0, 1280, 800}, Rect{0, 0, 2560, 1440}}) {
    EXPECT_GT(zoom_for(TextSize::large, canvas), zoom_for(TextSize::normal, canvas)) << canvas.w;
    EXPECT_GT(zoom_for(TextSize::largest, canvas), zoom_for(TextSize::large, canvas)) << canvas.w;
  }
}

TEST(Zoom, LeavesEveryTableTheRoomItNeeds) {
  for (float width = 320; width < 3000; width += 37) {
    for (float height = 320; height < 2000; height += 41) {
      const bool upright = height > width;
      if (upright ? height < 568 : width < 480) continue;
      for (const TextSize size : sizes) {
        const float zoom = zoom_for(size, {0, 0, width, height});
        EXPECT_GE(zoom, 1);
        EXPECT_GE(width / zoom, (upright ? 320 : 480) - 0.01F) << width << " x " << height;
        EXPECT_GE(height / zoom, (upright ? 568 : 320) - 0.01F) << width << " x " << height;
      }
    }
  }
}

TEST(Zoom, EnlargesEverythingOnALargeScreen) {
  EXPECT_NEAR(zoom_for(TextSize::normal, {0, 0, 1920, 1080}), 1.35, 0.001);
  EXPECT_NEAR(zoom_for(TextSize::normal, {0, 0, 2560, 1440}), 1.8, 0.001);
}

TEST(Zoom, NeverMakesASmallCanvasSmaller) {
  for (const TextSize size : sizes) EXPECT_EQ(zoom_for(size, {0, 0, 240, 200}), 1);
}

TEST(Zoom, MakesATableBesideItsResultAsSmallAsItsRoom) {
  EXPECT_EQ(app::zoom_on_stage({0, 0, 700, 800}), 1);
  for (const Rect& canvas : {Rect{0, 0, 360, 256}, Rect{0, 0, 220, 320}, Rect{0, 0, 276, 464}}) {
    const float zoom = app::zoom_on_stage(canvas);
    EXPECT_LT(zoom, 1) << canvas.w;
    EXPECT_GE(canvas.w / zoom, canvas.h > canvas.w ? 319.99F : 479.99F);
    EXPECT_GE(canvas.h / zoom, canvas.h > canvas.w ? 567.99F : 319.99F);
  }
}

}  // namespace
}  // namespace kairo::testing
