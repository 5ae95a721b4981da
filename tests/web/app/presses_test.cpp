#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <set>
#include <string>
#include <vector>

#include "engine/core/rng.h"
#include "engine/match/code.h"
#include "engine/match/random_play.h"
#include "engine/match/registry.h"
#include "tests/support/cases.h"
#include "tests/web/support/walker.h"
#include "web/app/settings.h"

/// Pointer and keys go down and up in any order, while the focus is lost, and while the page presses and goes
/// elsewhere. The law: whatever happens to the match, to the hand-over, or opens a dialog is due to a press; each press
/// does one thing; the pointer presses nothing but what was under it when it went down and when it came up.
namespace kairo::app {
namespace {

using kairo::testing::each_shown;
using kairo::testing::is_enabled;
using kairo::testing::is_pressable;
using kairo::testing::JsonTree;
using kairo::testing::Walker;
using Ids = std::set<std::string>;

enum class By : std::uint8_t { pointer, keys, both };

/// Presses at random, and holds each press against the law.
class Fidget : public Walker {
 public:
  Fidget(std::uint64_t chance, By by)
      : Walker(chance % 2 == 0 ? text::Language::en : text::Language::ja, chance % 4 < 2 ? 640 : 360,
               chance % 4 < 2 ? 480 : 640, {{"settings", settings_text({.speed = Speed::instant})}}),
        rng_(chance),
        by_(by) {}

  /// Does one thing, and draws a frame.
  void fidget() {
    const std::uint32_t what = roll(20);
    const bool is_covered = !document().empty();
    if (what == 0)
      lose_focus();
    else if (what == 1 || is_covered)
      press_on_page();
    else if (by_ == By::keys || (by_ == By::both && what < 8))
      turn_key();
    else if (what < 14)
      turn_button();
    else
      move();
    const Moment before = moment();
    frame(what == 19 ? 0.5 : 1.0 / 60, std::exchange(again_, false));
    judge(before, moment());
  }

  /// Nothing is down any more.
  void lift() {
    lose_focus();
    if (is_down_) turn_button();
    settle();
    acts_.clear();
  }

  /// How many presses did something.
  [[nodiscard]] int done() const { return done_; }
  [[nodiscard]] const Ids& seen() const { return seen_; }

 private:
  struct Moment {
    std::string screen;
    std::size_t moves = 0;
  };
  /// A press may do one thing for some frames.
  struct Act {
    Ids on;                ///< what it may be meant for
    bool by_page = false;  ///< where other buttons take the device, too
    int frames = 6;
  };
  [[nodiscard]] Moment moment() const {
    const Match* match = app().match();
    return {std::string(screen()), match != nullptr ? match->steps().size() : 0};
  }
  std::uint32_t roll(std::uint32_t sides) { return rng_.below(sides); }

  /// The possible meanings of a finger here.
  [[nodiscard]] Ids under(draw::Point at) const {
    constexpr float size = draw::Gesture::touch_size;
    Ids ids;
    for (const auto& target : app().ui().gesture.targets()) {
      const draw::Rect wide =
          target.at.inset(std::min(0.0F, (target.at.w - size) / 2), std::min(0.0F, (target.at.h - size) / 2));
      if (wide.holds(at)) ids.insert(target.id);
    }
    return ids;
  }

  // --- what is done

  void move() {
    const auto targets = app().ui().gesture.targets();
    at_ = {static_cast<float>(roll(640)), static_cast<float>(roll(640))};
    if (!targets.empty() && roll(4) > 0) at_ = targets[roll(static_cast<std::uint32_t>(targets.size()))].at.centre();
    ImGui::GetIO().AddMousePosEvent(at_.x, at_.y);
  }

  void turn_button() {
    constexpr double longest_pause = 0.4;  // of a double tap, as SDL has it
    constexpr float farthest = 32;
    is_down_ = !is_down_;
    ImGui::GetIO().AddMouseButtonEvent(ImGuiMouseButton_Left, is_down_);
    const Ids here = under(at_);
    if (is_down_) {
      again_ = now() - last_down_ < longest_pause && std::hypot(at_.x - last_at_.x, at_.y - last_at_.y) < farthest;
      last_down_ = now();
      last_at_ = at_;
      // The second half of a double tap presses nothing else than the first one.
      went_down_on_ = again_ ? common(went_down_on_, here) : here;
    } else if (Ids both = common(went_down_on_, here); !both.empty()) {
      acts_.push_back({std::move(both)});
    }
  }

  void turn_key() {
    constexpr ImGuiKey keys[]{ImGuiKey_Enter,     ImGuiKey_Space,   ImGuiKey_Enter,      ImGuiKey_KeypadEnter,
                              ImGuiKey_DownArrow, ImGuiKey_UpArrow, ImGuiKey_RightArrow, ImGuiKey_LeftArrow,
                              ImGuiKey_Tab,       ImGuiKey_U,       ImGuiKey_L,          ImGuiKey_M};
    const ImGuiKey key = keys[roll(static_cast<std::uint32_t>(std::size(keys)))];
    const bool goes_down = held_.insert(key).second;
    if (!goes_down) held_.erase(key);
    ImGui::GetIO().AddKeyEvent(key, goes_down);
    if (goes_down) acts_.push_back({spots()});
  }

  void lose_focus() {
    ImGui::GetIO().ClearInputKeys();
    held_.clear();
  }

  /// A button of the document on top, or of the words beside the canvas.
  void press_on_page() {
    const JsonTree page = shown();
    std::vector<std::string> keys;
    for (const char* member : {"dialog", "page", "words"}) {
      each_shown(page[member], [&](const JsonTree& block) {
        if (is_pressable(block) && is_enabled(block)) keys.push_back(block["key"].text());
      });
      if (!keys.empty()) break;  // what lies beneath cannot be pressed
    }
    if (keys.empty()) return;
    const std::string& key = keys[roll(static_cast<std::uint32_t>(keys.size()))];
    acts_.push_back({.on = {key}, .by_page = true});
    tell("press", key);
  }

  // --- what must hold

  void judge(const Moment& before, const Moment& after) {
    seen_.insert(before.screen);
    const bool is_taken = before.screen == "handover" && (after.screen == "table" || after.screen == "recap");
    const bool is_moved = before.screen == "table" && before.moves != after.moves;
    // Lessons come when the page has them.
    const bool is_opened = before.screen != after.screen && !document().empty() && after.screen != "learn";
    if (is_taken || is_moved || is_opened) {
      const auto is_meant = [&](const Act& act) {
        // Sending the match on ends the hand-over, too: the next person plays elsewhere. So does taking back.
        return !is_taken || act.by_page || std::ranges::any_of(act.on, [](const std::string& id) {
          return id.starts_with("handover.") || id == "table.pass" || id == "table.undo";
        });
      };
      const auto act = std::ranges::find_if(acts_, is_meant);
      EXPECT_TRUE(act != acts_.end()) << before.screen << " to " << after.screen << ", move " << after.moves;
      if (act != acts_.end()) acts_.erase(act);
      ++done_;
    }
    std::erase_if(acts_, [](Act& act) { return --act.frames == 0; });
  }

  static Ids common(const Ids& one, const Ids& other) {
    Ids both;
    std::ranges::set_intersection(one, other, std::inserter(both, both.end()));
    return both;
  }

  Rng rng_;
  By by_;
  draw::Point at_{-1, -1};
  bool is_down_ = false;
  bool again_ = false;  ///< it goes down for the second half of a double tap
  double last_down_ = -1;
  draw::Point last_at_{-1, -1};
  Ids went_down_on_;
  std::set<ImGuiKey> held_;
  std::vector<Act> acts_;  ///< the latest ones that have done nothing
  int done_ = 0;
  Ids seen_;
};

/// Goes to a screen with a board.
void go_somewhere(Fidget& page, const Game& game, Rng& rng) {
  page.say("go", "box");
  const std::uint32_t where = rng.below(5);
  const int seats = std::max(game.info->min_seats, std::min<int>(game.info->max_seats, 3));
  const Match whole = random_match(game, standard_setup(*game.info, seats, rng.below(500)));
  if (where == 0) {
    for (const std::string& id : kairo::testing::presses_to_start(*game.info, seats)) page.press(id);
  } else if (where == 1) {
    page.step("box.learn." + std::string(game.info->id));
    page.step("learn.guide");
  } else if (where == 2) {
    page.open("r=" + *write_code(whole));
  } else {
    const auto moves = rng.below(static_cast<std::uint32_t>(whole.steps().size()));
    page.open("m=" + *write_code(where == 3 ? whole.first(moves) : whole));
  }
}

TEST(Presses, AtRandomDoOneThingEach) {
  Ids seen;
  int done = 0;
  for (int walk = 0; walk < cases(9, 120) && !HasFailure(); ++walk) {
    SCOPED_TRACE("walk " + std::to_string(walk));
    const auto chance = static_cast<std::uint64_t>(walk);
    Rng rng(chance);
    Fidget page(chance, static_cast<By>(walk % 3));
    for (int place = 0; place < 4 && !HasFailure(); ++place) {
      page.lift();
      go_somewhere(page, games()[static_cast<std::size_t>(walk) % games().size()], rng);
      for (int times = 0; times < 120 && !HasFailure(); ++times) page.fidget();
    }
    seen.insert(page.seen().begin(), page.seen().end());
    done += page.done();
  }
  EXPECT_GT(done, 50);
  for (const char* screen : {"table", "handover", "lesson", "replay", "end"})
    EXPECT_TRUE(seen.contains(screen)) << screen << " was never reached";
}

}  // namespace
}  // namespace kairo::app
