#include "web/text/catalogue.h"

#include <utility>

#include "web/text/help.h"
#include "web/text/text_lines.h"

namespace kairo::text {
namespace {

TextLines& catalogue(Language language) {
  static TextsByLanguage all = built_in_texts(built_in_catalogue);
  return all[static_cast<std::size_t>(language)];
}

}  // namespace

void set_catalogue(Language language, std::string lines) { catalogue(language).take(std::move(lines)); }

bool has_catalogue(Language language) { return !catalogue(language).empty(); }

std::string_view raw(Language language, std::string_view key) {
  const std::string_view text = catalogue(language).find(key);
  return text.empty() ? help(language, key) : text;
}

}  // namespace kairo::text
