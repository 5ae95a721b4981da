#pragma once

#include <span>
#include <string_view>

#include "web/text/language.h"

namespace kairo::text {

/// A text in every language; the build generates them from `assets/text/*.json`, sorted by key.
struct CatalogueEntry {
  std::string_view key;
  std::string_view en;
  std::string_view ja;
};
extern const std::span<const CatalogueEntry> catalogue_entries;

/// The text of a key with its placeholders, also of one of help.h; empty if there is no such key.
std::string_view raw(Language language, std::string_view key);

}  // namespace kairo::text
