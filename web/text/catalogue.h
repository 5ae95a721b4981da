#pragma once

#include <span>
#include <string_view>

#include "web/text/language.h"

namespace kairo::text {

/// One sentence in every language; made from `assets/text/*.json` by the build, sorted by key.
struct CatalogueEntry {
  std::string_view key;
  std::string_view en;
  std::string_view ja;
};
extern const std::span<const CatalogueEntry> catalogue_entries;

/// The raw text of a key, holes and all; empty when the catalogue lacks it.
std::string_view raw(Language language, std::string_view key);

}  // namespace kairo::text
