#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "web/text/catalogue.h"
#include "web/text/text_lines.h"

namespace kairo::testing {

/// The keys and texts of a language that are built in, in their order.
inline std::vector<std::pair<std::string, std::string_view>> catalogue_texts(text::Language language) {
  text::TextLines texts;
  texts.refer_to(text::built_in_catalogue(language));
  return texts.all();
}

}  // namespace kairo::testing
