#pragma once

#include <string>
#include <string_view>

#include "tests/fuzz/require.h"
#include "web/app/parcels.h"
#include "web/app/settings.h"
#include "web/app/shelf.h"

namespace kairo::fuzz {

inline void require_whole(const app::Record& record) {
  const auto again = app::parse_record(record_text(record));
  require(again.has_value() && *again == record, "a record is read back as written");
}

inline void try_saves(std::string_view text) {
  app::Shelf shelf;
  shelf.take("match.some.a", text);
  for (const app::Kept& kept : shelf.kept()) {
    const auto seats = static_cast<std::size_t>(kept.match.now().table_size());
    require(kept.record.chairs.size() == seats, "everybody at it has a chair");
    require_whole(kept.record);
  }
  for (const app::Aside& aside : shelf.aside()) require(aside.text == text, "what is put aside stays as it is");
}

inline void try_parcels(std::string_view text) {
  for (const app::Parcel& parcel : app::read_parcels(text).matches)
    require(parcel.chairs.size() == static_cast<std::size_t>(parcel.match.now().table_size()),
            "everybody at a match that was taken in has a chair");
}

inline void try_settings(std::string_view text) {
  const app::Settings settings = app::parse_settings(text);
  require(app::parse_settings(settings_text(settings)) == settings, "settings are read back as written");
}

/// Any text is what a page kept, of matches or of settings, or passed over.
inline void try_kept(std::string_view text) {
  try_saves(text);
  try_parcels(text);
  try_settings(text);
}

}  // namespace kairo::fuzz
