#include "web/app/wording.h"

#include <algorithm>

#include "web/app/kit/lines.h"

namespace kairo::app {

void Wording::add_font(std::string_view text) {
  const std::string_view name = pop_line(text);
  typefaces_.add(name, text);
  announce_names();
}

text::Language Wording::language() const {
  if (!awaits(preferences_.language())) return preferences_.language();
  const auto shown = std::ranges::find_if(text::languages, [this](auto each) { return !awaits(each); });
  return shown == text::languages.end() ? preferences_.language() : *shown;
}

void Wording::request_names() {
  // Most names are written with the characters of one of the languages.
  const auto awaited =
      std::ranges::find_if(text::languages, [&](auto language) { return typefaces_.awaits(language); });
  if (awaited != text::languages.end()) return services_.send(ToPage::fonts, text::code_of(*awaited));
  typefaces_.request_names();
  services_.send(ToPage::names, "");
}

}  // namespace kairo::app
