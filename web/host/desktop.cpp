// Stands in for the page on the desktop, for quick work at a table: stores saves in a folder, reports in the terminal.
// There are no text screens: the arguments say what is on the table.
//
//   kairo-desktop GAME [SEATS [SEED [PEOPLE]]]    a match, bots on the other seats
//   kairo-desktop                                 the match that was open last
#include <SDL.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <deque>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <optional>
#include <random>
#include <utility>

#include "engine/bots/thinker.h"
#include "engine/core/setup.h"
#include "engine/match/registry.h"
#include "web/host/host.h"
#include "web/text/language.h"

namespace kairo::host {
namespace {

namespace fs = std::filesystem;

struct Desktop {
  Receiver receiver;
  std::function<void()> frame;
  bool frame_requested = false;
  std::optional<double> wake;  ///< on the clock of `now`
  bool closed = false;
  /// Answers to messages that were sent within a frame; delivered between frames, as a page would.
  std::deque<std::pair<ToCanvas, std::string>> answers;
  std::deque<std::string> requests;  ///< of bots that search: an id, a line break, and the request
  std::optional<Thinker> thinker;    ///< at work on the first of them
};

Desktop& desktop() {
  static Desktop instance;
  return instance;
}

/// The folder of all stored texts.
fs::path home() {
  if (const char* data = std::getenv("XDG_DATA_HOME")) return fs::path(data) / "kairo";
  const char* user = std::getenv("HOME");
  return fs::path(user != nullptr ? user : ".") / ".local/share/kairo";
}

fs::path records() { return home() / "kept"; }

std::string read_file(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

void write_file(const fs::path& file, std::string_view text) {
  std::error_code ignored;
  fs::create_directories(file.parent_path(), ignored);
  std::ofstream(file, std::ios::binary) << text;
}

std::pair<std::string_view, std::string_view> cut_line(std::string_view text) {
  const std::size_t end = text.find('\n');
  if (end == std::string_view::npos) return {text, {}};
  return {text.substr(0, end), text.substr(end + 1)};
}

/// The language of a locale such as `ja_JP.UTF-8`.
text::Language users_language() {
  const char* set = std::getenv("LANG");
  const std::string_view locale = set == nullptr ? "" : set;
  return text::language_named(locale.substr(0, locale.find_first_of("_."))).value_or(text::languages.front());
}

void send_start() {
  using enum ToCanvas;
  const Receiver& receive = desktop().receiver;
  const fs::path fonts = KAIRO_FONTS_DIR;
  for (const text::Language each : text::languages)
    for (const char* kind : {"reading", "display"}) {
      const std::string name = text::font_file(kind, each);
      receive(font, name + "\n" + read_file(fonts / (name + ".ttf")));
    }
  receive(language, text::code_of(users_language()));
  receive(settings, read_file(home() / "settings"));
  receive(statistics, read_file(home() / "statistics"));
  std::error_code none;
  for (const auto& entry : fs::directory_iterator(records(), none))
    receive(record, entry.path().filename().string() + "\n" + read_file(entry.path()));
  receive(start, "");
}

/// The requests of the bots: works on the first, a little in each turn of the main loop.
void think_a_little() {
  constexpr int playouts = 20;
  const auto [id, request] = cut_line(desktop().requests.front());
  if (!desktop().thinker && !desktop().thinker.emplace().begin(request)) {
    desktop().answers.emplace_back(ToCanvas::no_thought, std::string(id));
  } else if (desktop().thinker->think(playouts)) {
    desktop().answers.emplace_back(ToCanvas::thought, std::string(id) + "\n" + desktop().thinker->answer());
  } else {
    return;
  }
  desktop().thinker.reset();
  desktop().requests.pop_front();
}

void stop_thinking(std::string_view id) {
  if (desktop().requests.empty()) return;
  if (cut_line(desktop().requests.front()).first == id) desktop().thinker.reset();
  std::erase_if(desktop().requests, [&](const std::string& request) { return cut_line(request).first == id; });
}

/// Presses what somebody would press in the set-up; one press a frame.
void set_table(std::span<const char* const> arguments) {
  const auto argument = [&](std::size_t i, const char* usual) {
    return std::string(i < arguments.size() ? arguments[i] : usual);
  };
  const Game* game = arguments.empty() ? nullptr : find_game(arguments[0]);
  if (game == nullptr) return;
  const Receiver& receive = desktop().receiver;
  receive(ToCanvas::setup, argument(0, "") + "\n" + argument(2, ""));
  const int seats = std::clamp(std::atoi(argument(1, "3").c_str()), game->info->min_seats, game->info->max_seats);
  const int people = std::atoi(argument(3, "1").c_str());
  receive(ToCanvas::press, "setup.seats." + std::to_string(seats - game->info->min_seats));
  for (int seat = 0; seat < seats; ++seat)
    receive(ToCanvas::press, "setup.kind." + std::to_string(seat) + (seat < people ? ".0" : ".1"));
  receive(ToCanvas::press, "setup.start");
}

int SDLCALL watch(void*, SDL_Event* event) {
  if (event->type == SDL_QUIT) desktop().closed = true;
  return 0;
}

}  // namespace

void send(ToPage message, std::string_view text) {
  const auto [first, rest] = cut_line(text);
  if (message == ToPage::settings) write_file(home() / "settings", text);
  if (message == ToPage::statistics) write_file(home() / "statistics", text);
  if (message == ToPage::pass) std::cout << cut_line(rest).first << "\n#" << first << "\n" << std::flush;
  if (message == ToPage::title) std::cout << text << "\n" << std::flush;
  if (message == ToPage::names)
    desktop().answers.emplace_back(ToCanvas::font, "names\n" + read_file(fs::path(KAIRO_FONTS_DIR) / "names.ttf"));
  if (message == ToPage::lessons) {
    const fs::path file = fs::path(KAIRO_LESSONS_DIR) / (std::string(text) + ".txt");
    if (fs::exists(file))
      desktop().answers.emplace_back(ToCanvas::lessons, std::string(text) + "\n" + read_file(file));
    else
      desktop().answers.emplace_back(ToCanvas::no_lessons, std::string(text) + "\nfailed");
  }
  if (message == ToPage::think) desktop().requests.emplace_back(text);
  if (message == ToPage::stop_thinking) stop_thinking(text);
  if (message == ToPage::hold || message == ToPage::seize)
    desktop().answers.emplace_back(ToCanvas::hold, "mine\n" + std::string(text));
  if (message == ToPage::file) {
    write_file(home() / first, rest);
    std::cout << (home() / first).string() << "\n" << std::flush;
  }
  std::error_code ignored;
  if (message == ToPage::forget) fs::remove(records() / first, ignored);
  if (message == ToPage::aside) fs::rename(records() / first, records() / rest, ignored);
}

WriteResult write(std::string_view name, std::string_view text) {
  write_file(records() / name, text);
  return read_file(records() / name) == text ? WriteResult::saved : WriteResult::full;
}

void on_message(Receiver receiver) { desktop().receiver = std::move(receiver); }
void on_frame(std::function<void()> frame) { desktop().frame = std::move(frame); }
void on_probe(Probe) {}

void request_frame() { desktop().frame_requested = true; }

void wake_in(double seconds) { desktop().wake = seconds < 0 ? std::nullopt : std::optional(now() + seconds); }

double now() { return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count(); }

unsigned long long random_seed() {
  std::random_device device;
  return ((std::uint64_t{device()} << 32) | device()) % seed_bound;
}

void run(std::span<const char* const> arguments) {
  SDL_AddEventWatch(watch, nullptr);
  send_start();
  set_table(arguments);
  while (!desktop().closed) {
    for (; !desktop().answers.empty(); desktop().answers.pop_front())
      desktop().receiver(desktop().answers.front().first, desktop().answers.front().second);
    if (std::exchange(desktop().frame_requested, false)) {
      desktop().frame();
      continue;
    }
    const double left = desktop().wake ? *desktop().wake - now() : -1;
    if (desktop().wake && left <= 0) {
      desktop().wake.reset();
      desktop().frame_requested = true;
    } else if (!desktop().requests.empty()) {
      think_a_little();
      SDL_PumpEvents();
    } else if (desktop().wake) {
      SDL_WaitEventTimeout(nullptr, static_cast<int>(left * 1000) + 1);
    } else {
      SDL_WaitEvent(nullptr);
    }
  }
}

}  // namespace kairo::host
