#include "web/text/catalogue.h"

#include <algorithm>

namespace kairo::text {

std::string_view raw(Language language, std::string_view key) {
  const auto found = std::ranges::lower_bound(catalogue_entries, key, {}, &CatalogueEntry::key);
  if (found == catalogue_entries.end() || found->key != key) return {};
  return language == Language::ja ? found->ja : found->en;
}

}  // namespace kairo::text
