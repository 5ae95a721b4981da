#include <algorithm>
#include <cstdio>
#include <string>

#include "web/app/app.h"
#include "web/host/host.h"
#include "web/host/window.h"

namespace kairo {
namespace {

/// After something has happened a few frames are wanted: what a tap has changed settles in the next ones.
constexpr int frames_after_input = 3;

/// Window and app, drawn when something has changed and never else.
class Loop {
 public:
  Loop()
      : window_([this] { wake(); }), app_({.send = host::send, .write = host::write, .random_seed = [] {
                                             return std::uint64_t{host::random_seed()};
                                           }}) {
    host::on_message([this](std::string_view name, std::string_view text) { receive(name, text); });
    host::on_frame([this] { frame(); });
    host::on_probe({.frames = [this] { return frames_; },
                    .spot = [this](std::string_view id) { return spot(id); },
                    .focused = [this] { return std::string(app_.ui().focused()); }});
    if (!window_.has_picture()) host::send("picture", "none");
  }

 private:
  void wake() {
    wanted_ = frames_after_input;
    if (app_.started() && !resting_) host::request_frame();
  }

  void receive(std::string_view name, std::string_view text) {
    if (name == "lifted") window_.lift_finger();
    if (name == "picture" && text == "lost") window_.lose_picture();
    if (name == "picture" && text == "back") window_.restore_picture();
    if (name == "rest") resting_ = text == "yes";
    app_.receive(name, text);
    wake();
  }

  void frame() {
    if (resting_) return;
    window_.begin_frame();
    app_.frame(window_.area(), host::now());
    window_.end_frame(draw::value(app_.theme(), draw::Ink::ground));
    ++frames_;
    if (wanted_ > 0) --wanted_;
    if (window_.input_waits()) wanted_ = frames_after_input;
    if (wanted_ > 0 || app_.ui().wants_frame()) host::request_frame();
    host::wake_in(app_.ui().wake());
  }

  std::string spot(std::string_view id) const {
    const auto spots = app_.ui().spots();
    const auto found =
        std::ranges::find(spots, id, [](const draw::Ui::Spot& spot) { return std::string_view(spot.id); });
    if (found == spots.end()) return {};
    char json[96];
    const draw::Rect& at = found->at;
    const int length = std::snprintf(json, sizeof json, R"({"x":%.1f,"y":%.1f,"w":%.1f,"h":%.1f})", double{at.x},
                                     double{at.y}, double{at.w}, double{at.h});
    return {json, static_cast<std::size_t>(length)};
  }

  host::Window window_;
  app::App app_;
  unsigned frames_ = 0;
  int wanted_ = 0;
  bool resting_ = false;  ///< nobody can see the canvas
};

}  // namespace
}  // namespace kairo

int main() {
  // Lives as long as the page: the browser calls back after main has returned.
  static kairo::Loop loop;
  kairo::host::run();
  return 0;
}
