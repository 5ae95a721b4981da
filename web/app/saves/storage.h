#pragma once

#include <cstdint>
#include <string_view>

namespace kairo::app {

/// Whether the browser stores what is saved.
enum class Storage : std::uint8_t {
  works,
  full,  ///< what was stored before still is
  lost,  ///< nothing outlives the page
};

constexpr Storage parse_storage(std::string_view text) {
  if (text == "full") return Storage::full;
  return text == "lost" ? Storage::lost : Storage::works;
}

/// The key of the warning; not for `works`.
constexpr std::string_view words_key(Storage storage) {
  return storage == Storage::full ? "app.storage.full" : "app.storage.lost";
}

}  // namespace kairo::app
