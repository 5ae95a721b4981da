#pragma once

#include <algorithm>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "tests/web/support/app_on_stage.h"
#include "tests/web/support/json_tree.h"
#include "tests/web/support/lessons_of.h"
#include "web/app/trail.h"

namespace kairo::testing {

/// Goes through the app as the page does: knows nothing but what it is shown, and presses that.
class Walker : public AppOnStage {
 public:
  using AppOnStage::AppOnStage;

  /// The page's content.
  [[nodiscard]] JsonTree shown() const { return JsonTree::read(mirror()); }
  /// The places from the box to here.
  [[nodiscard]] std::vector<std::string> trail() const {
    std::vector<std::string> places;
    for (const JsonTree& place : shown()["trail"].items()) places.push_back(place.text());
    return places;
  }
  void go(std::string_view place) { say("go", place); }
  /// Presses; the page brings lessons as soon as they are wanted.
  void step(std::string_view key) {
    const int wanted = times("lessons");
    press(key);
    const Game* game = find_game(heard("lessons"));
    if (times("lessons") > wanted && game != nullptr) say("lessons", heard("lessons") + "\n" + lessons_of(*game));
  }
  /// The ids of the matches that are saved.
  [[nodiscard]] std::set<std::string> matches() const {
    std::set<std::string> ids;
    for (const app::SavedMatch* saved : app().saves().matches()) ids.insert(saved->id);
    return ids;
  }
};

/// Calls `visit` with each block of a document, the outer one before those in it.
inline void each_shown(const JsonTree& document, const std::function<void(const JsonTree&)>& visit) {
  for (const JsonTree& block : document["blocks"].items()) {
    visit(block);
    each_shown(block, visit);
  }
}

inline bool is_pressable(const JsonTree& block) {
  const std::string& kind = block["kind"].text();
  return kind == "button" || kind == "option" || kind == "toggle";
}
inline bool is_enabled(const JsonTree& block) { return block["enabled"].text() != "false"; }

/// The invariants of a document as the page receives it.
inline void expect_sound(const JsonTree& document) {
  const std::string& name = document["name"].text();
  EXPECT_NE(name, "");
  std::set<std::string> keys;
  int main = 0;
  each_shown(document, [&](const JsonTree& block) {
    const std::string& key = block["key"].text();
    const std::string& kind = block["kind"].text();
    const std::string which = name + ": " + (key.empty() ? block["words"].text() : key);
    EXPECT_NE(kind, "") << which;
    for (const char* words : {"words", "note", "value"})
      EXPECT_EQ(block[words].text().find("⟦"), std::string::npos) << which << ": " << block[words].text();
    if (!key.empty()) EXPECT_TRUE(keys.insert(key).second) << which << " is there twice";
    if (is_pressable(block)) {
      EXPECT_NE(key, "") << which;
      EXPECT_NE(block["words"].text(), "") << which << " has no words";
      main += kind == "button" && block["look"].text() == "main";
    }
    if (kind == "field") EXPECT_NE(block["what"].text(), "") << which;
    if (kind == "choice")
      EXPECT_EQ(std::ranges::count_if(block["blocks"].items(),
                                      [](const JsonTree& one) { return one["on"].text() == "true"; }),
                1)
          << which;
  });
  EXPECT_LE(main, 1) << name << ": more than one main button";
}

/// The place without a look or a mode in it, to which no step forward leads back.
inline std::string lasting(std::string place) {
  while (app::is_passing(place.substr(place.rfind('/') + 1))) place.resize(place.rfind('/'));
  return place;
}

/// The invariants of everything that the page shows at once.
inline void expect_sound_screen(const Walker& walker) {
  const JsonTree shown = walker.shown();
  const JsonTree& page = shown["page"];
  const JsonTree& dialog = shown["dialog"];
  const JsonTree& words = shown["words"];
  EXPECT_NE(page.is_there(), words.is_there()) << "the words beside the canvas stand for a page";
  EXPECT_TRUE(page.is_there() || shown["stage"].text() == "true") << "there is nothing to be seen";
  for (const JsonTree* document : {&page, &dialog, &words})
    if (document->is_there()) expect_sound(*document);
  const std::string& name = (dialog.is_there() ? dialog : page.is_there() ? page : words)["name"].text();
  EXPECT_EQ(shown["screen"].text(), name);

  const std::vector<std::string> trail = walker.trail();
  ASSERT_FALSE(trail.empty());
  EXPECT_EQ(trail.front(), "box");
  EXPECT_EQ(std::set<std::string>(trail.begin(), trail.end()).size(), trail.size()) << "a place is there twice";
  const std::string last = lasting(trail.back());
  if (dialog.is_there()) {
    EXPECT_EQ(last, *std::prev(trail.end(), 2) + "/" + name);
  } else if (name == "box" || name == "setup") {
    EXPECT_EQ(last == "box", name == "box");
    EXPECT_EQ(last.find('/'), std::string::npos);
  } else if (name == "learn" || name == "review" || name == "replay" || name == "lesson") {
    EXPECT_TRUE(last.ends_with("/" + name)) << last;
  } else {
    EXPECT_TRUE(last.ends_with("/table") || last.ends_with("/lesson")) << last << " shows " << name;
  }
}

}  // namespace kairo::testing
