#pragma once

#include <string_view>
#include <utility>
#include <vector>

#include "web/text/catalogue.h"

namespace kairo::testing {

/// The keys and texts of a language that are built in, in their order.
inline std::vector<std::pair<std::string_view, std::string_view>> catalogue_texts(text::Language language) {
  std::vector<std::pair<std::string_view, std::string_view>> texts;
  for (std::string_view rest = text::built_in_catalogue(language); !rest.empty();) {
    const std::size_t tab = rest.find('\t');
    const std::size_t end = rest.find('\n');
    texts.emplace_back(rest.substr(0, tab), rest.substr(tab + 1, end - tab - 1));
    rest.remove_prefix(end + 1);
  }
  return texts;
}

}  // namespace kairo::testing
