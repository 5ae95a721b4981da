#pragma once

#include <string_view>

#include "tests/fuzz/require.h"
#include "web/app/settings.h"
#include "web/app/shelf.h"

namespace kairo::fuzz {

inline void try_saves(std::string_view text) {
  app::Shelf shelf;
  shelf.read(text);
  for (const app::Kept& kept : shelf.kept()) {
    require(kept.match.has_value(), "a kept match is there, or its beginning");
    const auto seats = static_cast<std::size_t>(kept.match->now().table_size());
    require(kept.record.chairs.size() == seats, "everybody at it has a chair");
    app::Shelf next_visit;
    next_visit.read(kept.record.id + "\n" + record_text(kept.record));
    require(next_visit.kept().size() == 1 && next_visit.kept()[0].record == kept.record, "it is read back as written");
  }
}

inline void try_settings(std::string_view text) {
  const app::Settings settings = app::parse_settings(text);
  require(app::parse_settings(settings_text(settings)) == settings, "settings are read back as written");
}

/// Any text is what a page kept, of matches or of settings, or passed over.
inline void try_kept(std::string_view text) {
  try_saves(text);
  try_settings(text);
}

}  // namespace kairo::fuzz
