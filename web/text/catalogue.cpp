#include "web/text/catalogue.h"

#include <algorithm>

#include "web/text/help.h"

namespace kairo::text {

std::string_view raw(Language language, std::string_view key) {
  const auto found = std::ranges::lower_bound(catalogue_entries, key, {}, &CatalogueEntry::key);
  if (found == catalogue_entries.end() || found->key != key) return help(language, key);
  return language == Language::ja ? found->ja : found->en;
}

}  // namespace kairo::text
