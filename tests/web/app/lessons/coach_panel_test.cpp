#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <vector>

#include "tests/web/support/drawn_items.h"
#include "tests/web/support/stage.h"
#include "web/app/screens/coach_panel.h"

namespace kairo::app {
namespace {

TEST(CoachPanel, LeavesTheQuestionToBeRead) {
  draw::testing::Stage stage(1280, 800);
  stage.load_fonts(KAIRO_FONTS_DIR "/reading.ttf", KAIRO_FONTS_DIR "/display.ttf");
  CoachPanel coach;
  CoachSpeech speech;
  speech.words = "Two lines that the coach says about what is asked now, and why that is so.";
  const draw::Rect question{0, 60, 1280, 40};
  const std::vector<std::string> points_at{"target"};
  for (int frame = 0; frame < 3; ++frame)
    stage.frame([&](draw::Ui& ui) {
      ui.explain(question, "question", {});
      ui.hit_target({600, 110, 40, 20}, "target", "");
      coach.frame(ui, {0, 54, 1280, 746}, speech, points_at, true);
    });
  const auto spots = stage.ui.gesture.targets();
  const auto panel = std::ranges::find(spots, "lesson.aside", &draw::Gesture::Target::id);
  ASSERT_NE(panel, spots.end());
  EXPECT_FALSE(draw::intersection(panel->at, question).h > 0) << panel->at.y;
}

/// The panel on a phone, above what it points at, over a table that each test draws.
class CoachOnAPhone : public ::testing::Test {
 protected:
  CoachOnAPhone() {
    stage_.load_fonts(KAIRO_FONTS_DIR "/reading.ttf", KAIRO_FONTS_DIR "/display.ttf");
    speech_.words = "Tap this, and then that: the coach says so in a few words.";
  }
  template <class Table>
  auto with(Table draw_table) {
    return [this, draw_table](draw::Ui& ui) {
      ui.hit_target({20, 560, 60, 60}, "target", "");
      draw_table(ui);
      const std::string_view pressed = coach_.frame(ui, {0, 54, 360, 586}, speech_, points_at_, true);
      if (pressed.starts_with("lesson.") && pressed != "lesson.aside") pressed_ = pressed;
    };
  }
  template <class Table>
  draw::Rect place(Table draw_table) {
    for (int frame = 0; frame < 3; ++frame) stage_.frame(with(draw_table));
    return coach_.at();
  }

  draw::testing::Stage stage_{360, 640};
  CoachSpeech speech_;
  std::string pressed_;  ///< the last button of the panel

 private:
  CoachPanel coach_;
  std::vector<std::string> points_at_{"target"};
};

TEST_F(CoachOnAPhone, StaysWhereItIsWhileSomebodyAims) {
  const draw::Rect at = place([](draw::Ui&) {});
  const draw::Rect after_tap = place([&](draw::Ui& ui) { ui.hit_target({at.x + 20, at.y + 10, 20, 20}, "cell", ""); });
  EXPECT_EQ(at.y, after_tap.y) << "a small part of what can be tapped is no reason to jump";
  EXPECT_EQ(at.x, after_tap.x);
}

TEST_F(CoachOnAPhone, MovesOutOfTheWayByATapOnlyWhereItIsInTheWay) {
  const auto tap_it = [&](auto draw_table) {
    const draw::Rect at = place(draw_table);
    stage_.tap(at.centre().x, at.y + 8, with(draw_table));
    return place(draw_table).y - at.y;
  };
  EXPECT_EQ(tap_it([](draw::Ui&) {}), 0);
  const auto cover_all = [](const std::string& kind) {
    return [kind](draw::Ui& ui) {
      for (int row = 0; row < 15; ++row)
        ui.hit_target({0, 54 + 40 * static_cast<float>(row), 360, 40}, kind + std::to_string(row), "");
    };
  };
  EXPECT_EQ(tap_it(cover_all("cell.")), 0) << "one cell is as good as another";
  EXPECT_NE(tap_it(cover_all("card.")), 0) << "cards are compared";
}

TEST_F(CoachOnAPhone, GoesOnByATapOnWordsThatAreOnlyToBeRead) {
  const auto pressed_by_words = [&] {
    pressed_.clear();
    const draw::Rect at = place([](draw::Ui&) {});
    stage_.tap(at.centre().x, at.y + 12, with([](draw::Ui&) {}));
    place([](draw::Ui&) {});
    return pressed_;
  };
  speech_.buttons = {{"lesson.on", "Go on", draw::WidgetState::primary}};
  EXPECT_EQ(pressed_by_words(), "lesson.on");
  speech_.buttons = {{"lesson.show", "Show me"}};
  EXPECT_EQ(pressed_by_words(), "") << "it does what only its button says";
}

/// The thing is explained by a finger, while something else is to be tapped.
class ExplainedInALesson : public CoachOnAPhone {
 protected:
  ExplainedInALesson() {
    place(table_);
    ImGui::GetIO().AddMouseSourceEvent(ImGuiMouseSource_TouchScreen);
    stage_.move_pointer(130, 590);
    stage_.frame(with(table_));
    stage_.press_pointer();
    for (int frame = 0; frame < 60; ++frame) stage_.frame(with(table_));
    stage_.release_pointer();
    stage_.frame(with(table_));
  }
  [[nodiscard]] bool is_open() const { return stage_.ui.explainer.shown() != nullptr; }
  [[nodiscard]] draw::Rect find(std::string_view id) const {
    const auto spots = stage_.ui.gesture.targets();
    const auto spot = std::ranges::find(spots, id, &draw::Gesture::Target::id);
    return spot == spots.end() ? draw::Rect{} : spot->at;
  }
  bool tapped_ = false;  ///< what is to be tapped was
  std::function<void(draw::Ui&)> table_ = [this](draw::Ui& ui) {
    tapped_ = ui.hit_target({20, 560, 60, 60}, "target", "").tapped || tapped_;
    ui.explain({100, 560, 60, 60}, "thing", {.term = {"app.what.numbers"}});
  };
};

TEST_F(ExplainedInALesson, LeavesTheCoachAndWhatIsToBeTappedToBeSeen) {
  ASSERT_TRUE(is_open());
  const draw::Rect card = find("explained");
  ASSERT_GT(card.h, 0);
  EXPECT_LE(draw::intersection(card, find("lesson.aside")).h, 0);
  EXPECT_LE(draw::intersection(card, find("target")).h, 0);
}

TEST_F(ExplainedInALesson, ClosesByATapThatStillCounts) {
  stage_.tap(50, 590, with(table_));
  EXPECT_TRUE(tapped_);
  EXPECT_FALSE(is_open());
}

TEST_F(ExplainedInALesson, ClosesByATapOnIt) {
  const draw::Rect card = find("explained");
  stage_.tap(card.centre().x, card.y + 8, with(table_));
  stage_.frame(with(table_));
  EXPECT_FALSE(is_open());
  EXPECT_FALSE(tapped_);
}

TEST_F(CoachOnAPhone, LeavesWhatAChoiceWouldBringToBeRead) {
  const draw::Rect at = place([](draw::Ui&) {});
  const draw::Rect line{0, at.y + 10, 360, 40};
  const draw::Rect after_tap = place([&](draw::Ui& ui) { ui.explain(line, "preview", {}); });
  EXPECT_FALSE(draw::intersection(after_tap, line).h > 0) << after_tap.y;
}

/// The arrow is what the panel has of the colour of lit things.
TEST_F(CoachOnAPhone, HasAnArrowOnlyBesideWhatItPointsAt) {
  const auto corners_inside = [&](const draw::Rect& panel) {
    const ImU32 colour = stage_.ui.colour(draw::Ink::chosen);
    int inside = 0;
    for (const ImDrawList* list : ImGui::GetDrawData()->CmdLists)
      for (const ImDrawVert& vertex : list->VtxBuffer)
        inside += vertex.col == colour && panel.inset(-1).holds({vertex.pos.x, vertex.pos.y}) ? 1 : 0;
    return inside;
  };
  const draw::Rect beside = place([](draw::Ui&) {});
  ASSERT_LT(560 - beside.bottom(), 40);
  EXPECT_EQ(corners_inside(beside), 3);
  speech_.words += " More.";
  const draw::Rect far = place([](draw::Ui& ui) {
    for (int i = 0; i < 8; ++i) ui.hit_target({0, 200 + 44 * static_cast<float>(i), 360, 40}, std::to_string(i), "");
  });
  ASSERT_GT(560 - far.bottom(), 80);
  EXPECT_EQ(corners_inside(far), 0);
}

/// Instead of pressing the button, the finger would be told of the panel below it.
TEST_F(CoachOnAPhone, ItsButtonsAreNotExplainedByTheFingerThatRestsOnThem) {
  speech_.buttons = {{"lesson.on", "Go on"}};
  const auto draw = with([](draw::Ui&) {});
  const draw::Rect at = place([](draw::Ui&) {});
  const auto explained_at = [&](draw::Point spot) {
    ImGui::GetIO().AddMouseSourceEvent(ImGuiMouseSource_TouchScreen);
    stage_.move_pointer(spot.x, spot.y);
    stage_.frame(draw);
    stage_.press_pointer();
    for (int frame = 0; frame < 60; ++frame) stage_.frame(draw);
    const draw::Explained* shown = stage_.ui.explainer.shown();
    const std::string explained = shown != nullptr ? shown->id : "";
    stage_.release_pointer();
    stage_.frame(draw);
    return explained;
  };
  EXPECT_EQ(explained_at({at.right() - 40, at.bottom() - 20}), "");
  EXPECT_EQ(explained_at({at.centre().x, at.y + 8}), "lesson.aside");
}

/// Words for which there is no room at once, between two rows of what is to be tapped.
class CoachWithoutRoom : public CoachOnAPhone {
 protected:
  CoachWithoutRoom() {
    speech_.spares = spares_;
    speech_.words = "First, you are told this. Second, this is what follows from it. Third, you are to tap that.";
  }
  /// The words in the panel that can be read now.
  std::string read() {
    place(table_);
    std::string words;
    for (const draw::DrawnItem& item : draw::testing::drawn_items(stage_.ui))
      if (item.kind == draw::DrawnItem::Kind::words) words += (words.empty() ? "" : " ") + item.words;
    return words;
  }
  std::string read_after_tap(float from_right, float from_bottom) {
    const draw::Rect at = place(table_);
    stage_.tap(at.right() - from_right, at.bottom() - from_bottom, with(table_));
    return read();
  }
  std::string read_after_tap_on_words() {
    const draw::Rect at = place(table_);
    return read_after_tap(at.w / 2, at.h - 20);
  }

 private:
  static std::string name_of_row(int row) { return "row." + std::to_string(row); }
  static std::vector<std::string> all_rows() {
    std::vector<std::string> all;
    for (int row = 0; row < rows; ++row) all.push_back(name_of_row(row));
    return all;
  }
  static constexpr int rows = 11;
  std::vector<std::string> spares_ = all_rows();
  std::function<void(draw::Ui&)> table_ = [](draw::Ui& ui) {
    for (int row = 0; row < rows; ++row)
      ui.hit_target({0, 140 + 44 * static_cast<float>(row), 360, 40}, name_of_row(row), "");
  };
};

TEST_F(CoachWithoutRoom, IsReadInPagesOfWholeSentences) {
  const std::string first = "First, you are told this. Second, this is what follows from it.";
  EXPECT_EQ(read(), first);
  EXPECT_EQ(read_after_tap_on_words(), "Third, you are to tap that.");
  EXPECT_EQ(read_after_tap_on_words(), first);
  EXPECT_EQ(stage_.ui.mirror.parts.front().lines.front(), speech_.words) << "in words they are told at once";
}

TEST_F(CoachWithoutRoom, GoesOnOnlyAfterTheLastPage) {
  speech_.buttons = {{"lesson.on", "Go on", draw::WidgetState::primary}};
  std::string all = read();
  while (pressed_.empty() && all.size() < 200) all += ' ' + read_after_tap(40, 20);
  EXPECT_NE(all.find("Third"), std::string::npos);
  EXPECT_EQ(pressed_, "lesson.on");
}

TEST_F(CoachWithoutRoom, LeavesOutWhatWasReadBefore) {
  speech_.remark = "Not this one.";
  speech_.words_known = true;
  EXPECT_EQ(read(), "Not this one.");
  EXPECT_EQ(read_after_tap_on_words(), "Not this one.");
}

}  // namespace
}  // namespace kairo::app
