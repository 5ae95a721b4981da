#pragma once

#include <charconv>
#include <string>
#include <string_view>

#include "tests/fuzz/players_target.h"
#include "tests/fuzz/require.h"
#include "tests/web/support/stage.h"
#include "web/app/app.h"
#include "web/app/saves/lines.h"

namespace kairo::fuzz {

/// Longer scripts find nothing more.
inline constexpr int most_messages = 60;
inline constexpr int most_frames_a_wait = 40;

/// The app without a window, and a page that checks what it sends. Fonts, texts and lessons are not fuzzed: they are
/// the site's own files, and their parser is not made for untrusted ones.
class FuzzedApp {
 public:
  /// One message, `name` blank text, with `\n` for line breaks. `press #3` presses the fourth key that is shown,
  /// `wait 5` draws this number of frames of half a second, and `page full` makes all later writes return that
  /// `host::WriteResult`.
  void run(std::string_view line) {
    const std::size_t blank = line.find(' ');
    const std::string_view name = line.substr(0, blank);
    std::string text = unescaped(blank == std::string_view::npos ? std::string_view{} : line.substr(blank + 1));
    if (name == "wait") return wait(text);
    if (name == "font" || name == "texts" || name == "lessons") return;
    if (name == "page") return become(text);
    if (name == "press" && text.starts_with('#')) text = button(number_in(text.substr(1)));
    if (const auto message = host::message_named(name)) app_.receive(*message, text);
    frame(1.0 / 60);
  }

 private:
  static std::string unescaped(std::string_view text) {
    std::string lines;
    for (std::size_t i = 0; i < text.size(); ++i) {
      const bool escaped = text.substr(i, 2) == "\\n";
      lines += escaped ? '\n' : text[i];
      if (escaped) ++i;
    }
    return lines;
  }

  static unsigned number_in(std::string_view digits) {
    unsigned number = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), number);
    return number;
  }

  void become(std::string_view state) {
    using enum host::WriteResult;
    written_ = state == "full" ? full : state == "lost" ? lost : state == "stale" ? stale : host::WriteResult::saved;
  }

  void wait(std::string_view frames) {
    for (unsigned left = number_in(frames) % most_frames_a_wait; left > 0; --left) frame(0.5);
  }

  void frame(double seconds) {
    if (!app_.started()) return;
    now_ += seconds;
    stage_.build([this] { app_.frame(stage_.input.area, now_); });
  }

  [[nodiscard]] std::string button(std::size_t which) const {
    constexpr std::string_view opening = R"(","key":")";
    std::size_t at = 0;
    for (std::size_t i = 0; i <= which; ++i) {
      at = shown_.find(opening, at);
      if (at == std::string::npos) return {};
      at += opening.size();
    }
    return shown_.substr(at, shown_.find('"', at) - at);
  }

  void hear(host::ToPage message, std::string_view text) {
    using enum host::ToPage;
    require(is_utf8(text), "messages are UTF-8");
    if (message == page) {
      require(text.find_first_of("\n\r\t") == std::string_view::npos, "control characters are escaped");
      require(text.find(R"("trail":["box")") != std::string_view::npos, "all places lead from the box");
      shown_ = text;
    } else if (message == title) {
      require(!text.empty() && text.find('\n') == std::string_view::npos, "a title is one line");
    } else if (message == settings) {
      require(settings_text(app::parse_settings(text)) == text, "settings can be read");
    } else if (message == pass) {
      const app::Link link = app::read_link(app::pop_line(text));
      require(link.match && !link.fault && !link.unknown_part, "a shared link can be opened");
    }
  }

  host::WriteResult keep(std::string_view name, std::string_view text) {
    require(is_utf8(text), "stored texts are UTF-8");
    // Quarantined texts are written unchanged, under their own names.
    static const std::string newest = std::string(app::record_heading) + std::to_string(app::newest_schema) + "\n";
    if (text.starts_with(newest) && name.starts_with("match."))
      require(app::parse_record(text).has_value(), "a written record can be read");
    return written_;
  }

  draw::testing::Stage stage_{360, 640};
  app::App app_{{.send = [this](host::ToPage message, std::string_view text) { hear(message, text); },
                 .write = [this](std::string_view name, std::string_view text) { return keep(name, text); },
                 .random_seed = [this] { return ++seed_; }}};
  host::WriteResult written_ = host::WriteResult::saved;
  std::uint64_t seed_ = 0;
  double now_ = 0;
  std::string shown_;
};

/// The app survives any messages in any order, with frames in between.
inline void try_app(std::string_view script) {
  if (!is_utf8(script)) return;  // the page sends nothing else
  FuzzedApp app;
  for (int messages = 0; messages < most_messages && !script.empty(); ++messages) app.run(app::pop_line(script));
}

}  // namespace kairo::fuzz
