#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "engine/core/numbers.h"
#include "web/app/app.h"
#include "web/app/kit/json.h"
#include "web/host/host.h"
#include "web/host/window.h"

namespace kairo {
namespace {

/// An input needs a few frames, until what it has changed has settled.
constexpr int frames_after_input = 3;

/// Draws the app in the window, only when something has changed.
class Loop {
 public:
  Loop()
      : window_([this] { wake(); }, [this](const draw::Rect& canvas) { return app_.zoom(canvas); }),
        app_({.send = host::send, .write = host::write, .random_seed = [] {
                return std::uint64_t{host::random_seed()};
              }}) {
    host::on_message([this](host::ToCanvas message, std::string_view text) { receive(message, text); });
    host::on_frame([this] { frame(); });
    host::on_probe({.frames = [this] { return frames_; },
                    .resting = [this] { return !frame_due_; },
                    .spot = [this](std::string_view id) { return spot(id); },
                    .focused = [this] { return std::string(app_.ui().targets.focused()); }});
  }

 private:
  void wake() {
    wanted_ = frames_after_input;
    if (app_.started() && !resting_) request_frame();
  }

  void receive(host::ToCanvas message, std::string_view text) {
    using enum host::ToCanvas;
    if (message == lifted) text == "keys" ? window_.lift_keys() : window_.lift_finger();
    if (message == picture && text == "lost") window_.lose_context();
    if (message == picture && text == "back") tell_picture(window_.regain_context());
    if (message == rest) resting_ = text == "yes";
    if (resting_) frame_due_ = false;
    app_.receive(message, text);
    wake();
    if (message == pixels) draw_on(text);
  }

  void draw_on(std::string_view pixels) {
    const std::size_t blank = std::min(pixels.find(' '), pixels.size() - 1);
    window_.set_pixels(read_number<int>(pixels.substr(0, blank)).value_or(0),
                       read_number<int>(pixels.substr(blank + 1)).value_or(0));
    if (app_.started()) frame();
  }

  static void tell_picture(bool can_be_drawn) { host::send(host::ToPage::picture, can_be_drawn ? "" : "none"); }

  void request_frame() {
    frame_due_ = true;
    host::request_frame();
  }

  void frame() {
    frame_due_ = false;
    if (resting_) return;
    // Before the frame, which needs the window's size. The browser may allow later what it refuses now.
    if (!std::exchange(drew_, app_.draws()) && app_.draws()) tell_picture(window_.open_picture());
    window_.begin_frame();
    app_.frame(window_.area(), host::now(), window_.pressed_again());
    window_.end_frame(app_.draws(), draw::value(app_.theme(), draw::Ink::ground, app_.contrast()),
                      {.kept = app_.cross_fades(), .strength = app_.afterimage()});
    ++frames_;
    if (wanted_ > 0) --wanted_;
    if (window_.input_waits()) wanted_ = frames_after_input;
    const std::optional<double> due = app_.due();
    const bool at_once = wanted_ > 0 || (due && *due <= 0);
    if (at_once) host::request_frame();
    // Set anew after each frame, so that a timer that is still needed never gets lost.
    host::wake_in(at_once ? -1 : due.value_or(-1));
    frame_due_ = at_once || due;
  }

  std::string spot(std::string_view id) const {
    const auto spots = app_.ui().gesture.targets();
    const auto found =
        std::ranges::find(spots, id, [](const draw::Gesture::Target& spot) { return std::string_view(spot.id); });
    if (found == spots.end()) return {};
    const auto in_css_pixels = [this](float units) { return double{units * window_.zoom()}; };
    return app::JsonObject()
        .number("x", in_css_pixels(found->at.x))
        .number("y", in_css_pixels(found->at.y))
        .number("w", in_css_pixels(found->at.w))
        .number("h", in_css_pixels(found->at.h))
        .str();
  }

  host::Window window_;
  app::App app_;
  bool drew_ = false;  ///< as the last frame began
  unsigned frames_ = 0;
  int wanted_ = 0;
  bool resting_ = false;    ///< nobody can see the canvas
  bool frame_due_ = false;  ///< now or at a time
};

}  // namespace
}  // namespace kairo

int main(int argc, char** argv) {
  // Lives as long as the page: the browser calls back after main has returned.
  static kairo::Loop loop;
  kairo::host::run({argv + 1, argv + std::max(argc, 1)});
  return 0;
}
