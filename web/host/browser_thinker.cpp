// The program that thinks for the page: in a worker, or on the page itself where it can have none (shell/thinker.mjs).
// It contains the rules and the bots, and nothing of the canvas.
#include <emscripten.h>

#include <string>

#include "engine/bots/thinker.h"

namespace {

kairo::Thinker& thinker() {
  static kairo::Thinker instance;
  return instance;
}

std::string& text() {
  static std::string instance;
  return instance;
}

}  // namespace

// clang-format off
EM_JS_DEPS(kairo_thinker, "$UTF8ToString");

// The functions that the page calls; texts are ASCII.
EM_JS(void, kairo_offer_thinker, (), {
  // False if this is not a request of this build.
  Module['begin'] = (request) => {
    const bytes = new TextEncoder().encode(request);
    // Memory may grow here, which detaches HEAPU8: so it is read afterwards.
    const room = _kairo_thinker_room(bytes.length);
    HEAPU8.set(bytes, room);
    return _kairo_begin() !== 0;
  };
  Module['think'] = (playouts) => _kairo_think(playouts) !== 0;
  Module['answer'] = () => UTF8ToString(_kairo_answer());
});
// clang-format on

extern "C" {

/// The memory into which the page writes this number of bytes, for the call that follows.
EMSCRIPTEN_KEEPALIVE char* kairo_thinker_room(int bytes) {
  text().resize(static_cast<std::size_t>(bytes));
  return text().data();
}

EMSCRIPTEN_KEEPALIVE int kairo_begin() { return thinker().begin(text()) ? 1 : 0; }

EMSCRIPTEN_KEEPALIVE int kairo_think(int playouts) { return thinker().think(playouts) ? 1 : 0; }

EMSCRIPTEN_KEEPALIVE const char* kairo_answer() {
  text() = thinker().answer();
  return text().c_str();
}

}  // extern "C"

int main() { kairo_offer_thinker(); }
