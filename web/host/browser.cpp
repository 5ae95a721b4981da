#include <emscripten.h>
#include <emscripten/eventloop.h>
#include <emscripten/html5.h>

#include <random>
#include <utility>

#include "engine/core/setup.h"
#include "web/host/host.h"

namespace kairo::host {
namespace {

struct Page {
  Receiver receiver;
  std::function<void()> frame;
  Probe probe;
  std::string answer;  ///< keeps what the page is reading
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
EM_JS_DEPS(kairo_host, "$UTF8ToString,$stringToUTF8,$lengthBytesUTF8,malloc,free");

EM_JS(void, kairo_send, (const char* name, const char* text, int length), {
  Module['take'](UTF8ToString(name), UTF8ToString(text, length));
});

// What the page calls; contents are strings or bytes.
EM_JS(void, kairo_offer, (), {
  const lend = (content, use) => {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
    const at = _malloc(bytes.length + 1);
    HEAPU8.set(bytes, at);
    HEAPU8[at + bytes.length] = 0;
    const result = use(at, bytes.length);
    _free(at);
    return result;
  };
  Module['give'] = (name, content) =>
    lend(name, (name_at) => lend(content, (at, length) => _kairo_receive(name_at, at, length)));
  Module['frames'] = () => _kairo_frames();
  Module['spot'] = (id) => lend(id, (at) => UTF8ToString(_kairo_spot(at)));
});
// clang-format on

extern "C" {

EMSCRIPTEN_KEEPALIVE void kairo_receive(const char* name, const char* content, int length) {
  page().receiver(name, std::string_view(content, static_cast<std::size_t>(length)));
}

EMSCRIPTEN_KEEPALIVE unsigned kairo_frames() { return page().probe.frames(); }

EMSCRIPTEN_KEEPALIVE const char* kairo_spot(const char* id) {
  page().answer = page().probe.spot(id);
  return page().answer.c_str();
}

}  // extern "C"

void send(std::string_view name, std::string_view text) {
  kairo_send(std::string(name).c_str(), text.data(), static_cast<int>(text.size()));
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

// The page calls back long after main has returned.
void run() { emscripten_runtime_keepalive_push(); }

}  // namespace kairo::host
