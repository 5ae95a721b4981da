#include "web/text/help.h"

#include <utility>

#include "web/text/text_lines.h"

namespace kairo::text {
namespace {

// One for the program, as the catalogue is.
TextLines& texts(Language language) {
  static TextsByLanguage all = built_in_texts(built_in_help);
  return all[static_cast<std::size_t>(language)];
}

}  // namespace

void set_help(Language language, std::string lines) { texts(language).take(std::move(lines)); }

bool has_help(Language language) { return !texts(language).empty(); }

std::string_view help(Language language, std::string_view key) { return texts(language).find(key); }

std::string_view section_of(std::string_view key) {
  const std::string name = "@" + std::string(key);
  for (const Language language : languages)
    if (const std::string_view section = help(language, name); !section.empty()) return section;
  return {};
}

}  // namespace kairo::text
