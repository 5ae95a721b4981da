#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "tests/web/support/stage.h"
#include "web/app/app.h"

namespace kairo::testing {

/// Frames: half a minute. A recap of the end of a half takes 16 seconds, and what it shows must not be cut off.
inline constexpr int longest_story = 1800;
inline constexpr std::uint64_t dealt_seed = 11;  ///< of the first deal that is left to chance

/// A message of the page: name and text (shell/canvas_messages.json).
using Said = std::pair<std::string, std::string>;

/// The whole app without a window, and a page that stores what it is given and grants this tab every lock. Motion is
/// reduced.
class AppOnStage {
 public:
  /// `before`: what the page sends before `start`. `zoom`: how much larger everything is drawn, as the window does it.
  /// `numbers`: how many random numbers were drawn before, so that those of two visits differ.
  explicit AppOnStage(text::Language language = text::Language::en, float width = 360, float height = 640,
                      const std::vector<Said>& before = {}, float zoom = 1, std::uint64_t numbers = 0)
      : stage_(width, height, zoom) {
    ids_ = numbers;
    stage_.load_fonts(KAIRO_FONTS_DIR "/reading.ttf", KAIRO_FONTS_DIR "/display.ttf");
    stage_.move_pointer(-1, -1);
    stage_.build([] {});
    tell("motion", "reduced");
    tell("language", text::code_of(language));
    for (const auto& [name, text] : before) tell(name, text);
    tell("start", "");
    settle();
  }

  /// Sends a message of the page, and draws until the app rests.
  void say(std::string_view name, std::string_view text) {
    tell(name, text);
    settle();
  }

  /// Presses a button of a document or of the words beside the canvas.
  void press(std::string_view id) { say("press", id); }
  /// Presses a key, and draws until the app rests.
  void strike(ImGuiKey key) {
    for (const bool down : {true, false}) {
      ImGui::GetIO().AddKeyEvent(key, down);
      frame();
    }
    if (app_.due() == 0.0) settle();
  }
  /// Touches the canvas.
  void tap(draw::Point at) {
    stage_.move_pointer(at.x, at.y);
    frame();
    press_and_release(false);
    if (app_.due() == 0.0) settle();
  }
  /// Touches it twice, a tenth of a second apart.
  void double_tap(draw::Point at) {
    stage_.move_pointer(at.x, at.y);
    frame();
    press_and_release(false);
    for (int frames = 0; frames < 6; ++frames) frame();
    press_and_release(true);
    if (app_.due() == 0.0) settle();
  }
  /// Opens the fragment of a link.
  void open(std::string_view link) { say("open", link); }
  /// Draws until no frame is due at once.
  void settle() {
    int frames = 0;
    do {
      frame();
      ASSERT_LT(++frames, longest_story) << "the picture never rests";
    } while (app_.due() == 0.0);
  }

  /// It can be pressed: on the canvas, or in the document that is on top.
  [[nodiscard]] bool shows(std::string_view id) const {
    const bool on_page = document().find("\"key\":\"" + std::string(id) + "\"") != std::string_view::npos;
    return on_page || (member("dialog").empty() && spots().contains(std::string(id)));
  }
  /// The keys of what can be pressed in the document on top, else in the words beside the canvas, in their order; with
  /// those that cannot be pressed now.
  [[nodiscard]] std::vector<std::string> buttons() const {
    const std::string_view top = document().empty() ? member("words") : document();
    std::vector<std::string> keys;
    constexpr std::string_view next = R"(","key":")";
    for (std::size_t at = top.find(next); at != std::string_view::npos; at = top.find(next, at)) {
      const std::string_view kind = top.substr(top.rfind('"', at - 1) + 1, at - top.rfind('"', at - 1) - 1);
      at += next.size();
      if (kind == "button" || kind == "option" || kind == "toggle")
        keys.emplace_back(top.substr(at, top.find('"', at) - at));
    }
    return keys;
  }
  [[nodiscard]] bool lists(std::string_view key) const {
    const std::vector<std::string> keys = buttons();
    return std::ranges::find(keys, key) != keys.end();
  }
  [[nodiscard]] std::set<std::string> spots() const {
    std::set<std::string> ids;
    for (const auto& spot : app_.ui().gesture.targets()) ids.insert(spot.id);
    return ids;
  }
  [[nodiscard]] std::string_view screen() const {
    const std::string_view text = std::string_view(mirror_).substr(std::string_view(R"({"screen":")").size());
    return text.substr(0, text.find('"'));
  }
  /// The mirror as the page receives it.
  [[nodiscard]] const std::string& mirror() const { return mirror_; }
  /// The dialog, else the screen if it is a document; as JSON, or empty.
  [[nodiscard]] std::string_view document() const {
    const std::string_view dialog = member("dialog");
    return dialog.empty() ? member("page") : dialog;
  }
  [[nodiscard]] const app::App& app() const { return app_; }
  /// The content of the canvas.
  [[nodiscard]] draw::testing::Picture picture() const {
    return stage_.picture(draw::value(app_.theme(), draw::Ink::ground));
  }
  /// The page's storage, by name.
  [[nodiscard]] const std::map<std::string, std::string>& saved() const { return kept_; }
  /// The names of what the page was told to delete, one after the other.
  [[nodiscard]] const std::vector<std::string>& forgotten() const { return forgotten_; }
  /// The match whose lock this tab requested last; empty: none.
  [[nodiscard]] const std::string& held() const { return held_; }
  /// The last message of this name to the page; empty: none yet.
  [[nodiscard]] const std::string& heard(const std::string& name) const {
    static const std::string nothing;
    const auto found = heard_.find(name);
    return found == heard_.end() ? nothing : found->second;
  }
  /// How many messages of this name there were.
  [[nodiscard]] int times(const std::string& name) const {
    const auto found = times_.find(name);
    return found == times_.end() ? 0 : found->second;
  }
  /// From now on the test answers requests for locks.
  void answer_no_holds() { answers_ = false; }
  /// Again not.
  void answer_holds() { answers_ = true; }

 protected:
  /// A lock was requested, and the page has not answered yet.
  [[nodiscard]] bool page_is_asked() const { return answers_ && asked_ && !held_.empty(); }
  /// `again`: the pointer goes down for the second half of a double tap.
  void frame(double seconds = 1.0 / 60, bool again = false) {
    if (answers_ && std::exchange(asked_, false) && !held_.empty()) tell("hold", "mine\n" + held_);
    now_ += seconds;
    stage_.build([&] { app_.frame(stage_.input.area, now_, again); });
  }
  /// Sends a message without drawing.
  void tell(std::string_view name, std::string_view text) { app_.receive(host::message_named(name).value(), text); }
  [[nodiscard]] double now() const { return now_; }

 private:
  void press_and_release(bool again) {
    for (const bool down : {true, false}) {
      ImGui::GetIO().AddMouseButtonEvent(ImGuiMouseButton_Left, down);
      frame(1.0 / 60, again && down);
    }
  }
  void hear(std::string_view name, std::string_view text) {
    heard_.insert_or_assign(std::string(name), std::string(text));
    ++times_[std::string(name)];
    if (name == "page") mirror_ = text;
    if (name == "forget") {
      kept_.erase(std::string(text));
      forgotten_.emplace_back(text);
    }
    if (name != "hold" && name != "seize") return;
    held_ = text;
    asked_ = true;
  }
  host::WriteResult keep(std::string_view name, std::string_view text) {
    kept_.insert_or_assign(std::string(name), std::string(text));
    return host::WriteResult::saved;
  }

  /// The JSON from this member of what the page shows to the next one; empty: it has none.
  [[nodiscard]] std::string_view member(std::string_view name) const {
    const std::string_view all = mirror_;
    const auto begin_of = [&](std::string_view of) { return all.find(",\"" + std::string(of) + "\":{\"name\""); };
    const std::size_t begin = begin_of(name);
    if (begin == std::string_view::npos) return {};
    std::size_t end = all.find(",\"stage\":");
    for (const std::string_view next : {"dialog", "words"})
      if (const std::size_t at = begin_of(next); at != std::string_view::npos && at > begin) end = std::min(end, at);
    return all.substr(begin, end - begin);
  }

  draw::testing::Stage stage_;
  std::string mirror_;
  std::map<std::string, std::string> kept_;
  std::vector<std::string> forgotten_;
  std::map<std::string, std::string> heard_;
  std::map<std::string, int> times_;
  std::string held_;
  bool asked_ = false;
  bool answers_ = true;
  app::App app_{{.send = [this](host::ToPage message, std::string_view text) { hear(host::name_of(message), text); },
                 .write = [this](std::string_view name, std::string_view text) { return keep(name, text); },
                 .random_seed = [this] { return dealt_seed + ids_++; }}};
  std::uint64_t ids_ = 0;
  double now_ = 0;
};

/// In the mirror, as words or as part of an id.
inline bool says(const AppOnStage& app, std::string_view words) {
  return app.mirror().find(words) != std::string::npos;
}

/// The presses that start a match with `people` on the first seats and bots on the others.
inline std::vector<std::string> presses_to_start(const GameInfo& game, int seats, int people) {
  std::vector<std::string> presses{"box.play." + std::string(game.id),
                                   "setup.seats." + std::to_string(seats - game.min_seats)};
  for (int seat = 0; seat < seats; ++seat)
    presses.push_back("setup.kind." + std::to_string(seat) + (seat < people ? ".0" : ".1"));
  presses.emplace_back("setup.start");
  return presses;
}

/// The same of people only.
inline std::vector<std::string> presses_to_start(const GameInfo& game, int people) {
  return presses_to_start(game, people, people);
}

/// Hands the device over until somebody is asked, and skips what has happened until then.
template <class Driver>
void take_turns(Driver& driver) {
  for (const char* id : {"table.go_on", "table.hand_over", "notice.offer", "handover.take", "recap.skip"})
    if (driver.shows(id)) driver.press(id);
}

}  // namespace kairo::testing
