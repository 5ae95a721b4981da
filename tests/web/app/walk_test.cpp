#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "engine/core/rng.h"
#include "tests/support/cases.h"
#include "tests/web/support/made_up_thoughts.h"
#include "tests/web/support/walker.h"
#include "web/app/settings.h"

/// Walks at random through all screens and dialogs: whatever is pressed in whatever order, the page can show what
/// comes, and finds the way back.
namespace kairo::app {
namespace {

using kairo::testing::each_shown;
using kairo::testing::expect_sound_screen;
using kairo::testing::is_enabled;
using kairo::testing::is_pressable;
using kairo::testing::JsonTree;
using kairo::testing::lasting;
using kairo::testing::Walker;

/// Presses whatever is shown.
class Stray : public Walker {
 public:
  Stray(text::Language language, std::uint64_t chance)
      : Walker(language, 360, 640, {{"settings", settings_text({.speed = Speed::instant})}}), rng_(chance) {}

  void stray() {
    if (rng_.below(40) == 0) return say("back", "");
    const JsonTree shown = this->shown();
    std::vector<std::string> keys;
    std::vector<std::string> fields;
    for (const char* member : {"dialog", "page", "words"}) {
      each_shown(shown[member], [&](const JsonTree& block) {
        if (is_pressable(block) && is_enabled(block)) keys.push_back(block["key"].text());
        if (block["kind"].text() == "field") fields.push_back(block["what"].text());
      });
      if (!keys.empty()) break;  // what lies beneath cannot be pressed
    }
    seen_.insert(std::string(screen()));
    if (!fields.empty() && rng_.below(12) == 0) return say("answer", pick(fields) + "\n" + pick(answers_));
    if (keys.empty()) return;  // something goes on by itself
    const std::string key = pick(keys);
    SCOPED_TRACE(key);
    step(key);
  }

  /// Goes to a place of the trail, and again to where it was.
  void turn_round() {
    const std::vector<std::string> before = trail();
    const std::set<std::string> saved = matches();
    const std::size_t left = 1 + rng_.below(static_cast<std::uint32_t>(before.size()));
    SCOPED_TRACE(before.back() + " to " + before[left - 1]);
    go(before[left - 1]);
    const std::vector<std::string> there = trail();
    std::vector<std::string> expected(before.begin(), before.begin() + static_cast<std::ptrdiff_t>(left));
    if (expected.back() != lasting(expected.back()) && there.size() < left)
      expected.pop_back();  // a look ends by itself
    EXPECT_EQ(there, expected);
    go(before.back());
    const std::string wanted = lasting(before.back());
    const bool was_lesson = wanted.ends_with("/lesson") && trail().back().ends_with("/learn");
    EXPECT_TRUE(trail().back() == wanted || trail() == there || was_lesson) << trail().back();
    EXPECT_EQ(matches(), saved) << "no match is lost";
    expect_sound_screen(*this);
  }

  /// The names of the screens and dialogs that were shown.
  [[nodiscard]] const std::set<std::string>& seen() const { return seen_; }

 private:
  const std::string& pick(const std::vector<std::string>& all) {
    return all[rng_.below(static_cast<std::uint32_t>(all.size()))];
  }

  Rng rng_;
  std::set<std::string> seen_;
  std::vector<std::string> answers_{"",
                                    "7",
                                    "-1",
                                    "Mio \"<b>\\",
                                    "健太郎",
                                    "no link\nat all",
                                    "99999999999999999999",
                                    "#m=EEEAAAAAAVQXk2s_UNAhnviDw4h8",
                                    "#g=ruin"};
};

TEST(Walks, AtRandomAlwaysShowWhatThePageCanShow) {
  const int walks = cases(6, 200);
  constexpr int steps = 250;
  constexpr std::uint64_t first = 117;  // the six from here on come to every screen that is named below
  std::set<std::string> seen;
  for (int walk = 0; walk < walks && !HasFailure(); ++walk) {
    SCOPED_TRACE("walk " + std::to_string(walk));
    Stray stray(walk % 2 == 0 ? text::Language::en : text::Language::ja, first + static_cast<std::uint64_t>(walk));
    for (int step = 0; step < steps && !HasFailure(); ++step) {
      stray.stray();
      expect_sound_screen(stray);
      if (step % 10 == 9) stray.turn_round();
    }
    seen.insert(stray.seen().begin(), stray.seen().end());
  }
  for (const char* screen : {"box", "setup", "table", "handover", "learn", "lesson", "menu", "log", "notice", "kept",
                             "afar", "paste", "statistics", "replay"})
    EXPECT_TRUE(seen.contains(screen)) << screen << " was never reached";
}

}  // namespace
}  // namespace kairo::app
