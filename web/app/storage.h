#pragma once

#include <cstdint>
#include <string_view>

namespace kairo::app {

/// What becomes of what is kept here.
enum class Storage : std::uint8_t {
  kept,
  full,  ///< what was kept before still is
  lost,  ///< nothing outlives the page
};

constexpr Storage parse_storage(std::string_view text) {
  if (text == "full") return Storage::full;
  return text == "lost" ? Storage::lost : Storage::kept;
}

/// The sentence that tells a player; not for `kept`.
constexpr std::string_view words_key(Storage storage) {
  return storage == Storage::full ? "app.storage.full" : "app.storage.lost";
}

}  // namespace kairo::app
