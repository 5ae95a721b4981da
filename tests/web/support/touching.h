#pragma once

#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "tests/web/support/stage.h"

namespace kairo::draw::testing {

/// A stage that records the ids of tapped spots.
class Touching : public ::testing::Test {
 protected:
  Touching() : stage_(400, 300) { run(); }

  /// The picture that every frame draws; tests change it.
  std::function<void(Ui&)> scene_ = [](Ui&) {};
  std::vector<std::string> taps_;
  Stage stage_;

  void run() {
    for (int i = 0; i < 3; ++i) stage_.frame(scene_);
    taps_.clear();
  }
  void show(std::function<void(Ui&)> scene) {
    scene_ = std::move(scene);
    run();
  }
  void hit_target(Ui& ui, const Rect& at, const std::string& id, WidgetState state = WidgetState::enabled) {
    if (ui.hit_target(at, id, "label of " + id, state).tapped) taps_.push_back(id);
  }
  void tap(float x, float y) { stage_.tap(x, y, scene_); }
  void press(float x, float y) {
    stage_.move_pointer(x, y);
    stage_.frame(scene_);
    stage_.press_pointer();
    stage_.frame(scene_);
  }
  void move(float x, float y) {
    stage_.move_pointer(x, y);
    stage_.frame(scene_);
  }
  void release() {
    stage_.release_pointer();
    stage_.frame(scene_);
  }
  void strike(ImGuiKey key) { stage_.strike(key, scene_); }
  using Taps = std::vector<std::string>;
};

}  // namespace kairo::draw::testing
