#include <emscripten.h>
#include <emscripten/console.h>
#include <emscripten/eventloop.h>
#include <emscripten/html5.h>

#include <random>
#include <utility>

#include "build_id.h"
#include "engine/core/setup.h"
#include "web/host/host.h"

namespace kairo::host {
namespace {

struct Page {
  Receiver receiver;
  std::function<void()> frame;
  Probe probe;
  std::string given;   ///< written by the page: first the name of a message, then its text
  std::string name;    ///< of the message whose text comes next
  std::string answer;  ///< read by the page
  bool frame_requested = false;
  int timer = 0;
};

Page& page() {
  static Page instance;
  return instance;
}

bool draw(double, void*) {
  page().frame_requested = false;
  page().frame();
  return false;
}

}  // namespace

// clang-format off
EM_JS_DEPS(kairo_host, "$UTF8ToString");

EM_JS(void, kairo_send, (const char* name, const char* text, int length), {
  Module['take'](UTF8ToString(name), new TextDecoder('utf-8', { ignoreBOM: true }).decode(HEAPU8.subarray(text, text + length)));
});

EM_JS(int, kairo_write, (const char* name, const char* text, int length), {
  return Module['write'](UTF8ToString(name), UTF8ToString(text, length));
});

// The functions that the page calls; a content is a string or bytes.
EM_JS(void, kairo_offer, (), {
  const put = (content) => {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    // Memory may grow here, which detaches HEAPU8: so it is read afterwards.
    const room = _kairo_room(bytes.length);
    HEAPU8.set(bytes, room);
  };
  Module['give'] = (name, content) => {
    put(name);
    _kairo_name();
    put(content);
    _kairo_receive();
  };
  Module['build'] = () => UTF8ToString(_kairo_build());
  Module['frames'] = () => _kairo_frames();
  Module['resting'] = () => _kairo_resting() !== 0;
  Module['spot'] = (id) => {
    put(id);
    return UTF8ToString(_kairo_spot());
  };
  Module['focused'] = () => UTF8ToString(_kairo_focused());
});
// clang-format on

extern "C" {

/// The memory into which the page writes this number of bytes, for the call that follows.
EMSCRIPTEN_KEEPALIVE char* kairo_room(int bytes) {
  page().given.resize(static_cast<std::size_t>(bytes));
  return page().given.data();
}

/// The bytes are the name of the message whose text comes next.
EMSCRIPTEN_KEEPALIVE void kairo_name() { page().name = page().given; }

EMSCRIPTEN_KEEPALIVE void kairo_receive() {
  // Moved out first: the page may send another message while this one is handled.
  const std::string name = std::exchange(page().name, {});
  const std::string text = std::exchange(page().given, {});
  const std::optional<ToCanvas> message = message_named(name);
  if (!message) return emscripten_console_error(("no such message: " + name).c_str());
  page().receiver(*message, text);
}

EMSCRIPTEN_KEEPALIVE const char* kairo_build() { return build_id.data(); }

EMSCRIPTEN_KEEPALIVE unsigned kairo_frames() { return page().probe.frames(); }

EMSCRIPTEN_KEEPALIVE int kairo_resting() { return page().probe.resting() ? 1 : 0; }

EMSCRIPTEN_KEEPALIVE const char* kairo_focused() {
  page().answer = page().probe.focused();
  return page().answer.c_str();
}

EMSCRIPTEN_KEEPALIVE const char* kairo_spot() {
  page().answer = page().probe.spot(page().given);
  return page().answer.c_str();
}

}  // extern "C"

void send(ToPage message, std::string_view text) {
  kairo_send(name_of(message).data(), text.data(), static_cast<int>(text.size()));
}

WriteResult write(std::string_view name, std::string_view text) {
  return static_cast<WriteResult>(kairo_write(std::string(name).c_str(), text.data(), static_cast<int>(text.size())));
}

void on_message(Receiver receiver) {
  page().receiver = std::move(receiver);
  kairo_offer();
}

void on_frame(std::function<void()> frame) { page().frame = std::move(frame); }

void request_frame() {
  if (std::exchange(page().frame_requested, true)) return;
  emscripten_request_animation_frame(draw, nullptr);
}

void wake_in(double seconds) {
  if (page().timer != 0) emscripten_clear_timeout(page().timer);
  page().timer = 0;
  if (seconds < 0) return;
  page().timer = emscripten_set_timeout(
      [](void*) {
        page().timer = 0;
        request_frame();
      },
      seconds * 1000, nullptr);
}

double now() { return emscripten_get_now() / 1000; }

void on_probe(Probe probe) { page().probe = std::move(probe); }

unsigned long long random_seed() {
  std::random_device device;
  return ((std::uint64_t{device()} << 32) | device()) % seed_bound;
}

// The page calls back after main has returned.
void run(std::span<const char* const>) { emscripten_runtime_keepalive_push(); }

}  // namespace kairo::host
