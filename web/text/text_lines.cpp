#include "web/text/text_lines.h"

#include <algorithm>

namespace kairo::text {

namespace {

// Finds where `count` parts of a key end, each with its dot.
std::size_t end_of_parts(std::string_view key, int count) {
  std::size_t end = 0;
  for (; count > 0; --count) end = key.find('.', end) + 1;
  return end;
}

}  // namespace

void TextLines::refer_to(std::string_view lines) {
  entries_.clear();
  std::string key;
  while (!lines.empty()) {
    const std::string_view line = lines.substr(0, lines.find('\n'));
    lines.remove_prefix(std::min(lines.size(), line.size() + 1));
    const std::size_t tab = line.find('\t');
    if (tab == std::string_view::npos || tab == 0) continue;
    key.resize(end_of_parts(key, line.front() - '0'));
    key += line.substr(1, tab - 1);
    entries_.emplace_back(key, line.substr(tab + 1));
  }
}

void TextLines::take(std::string lines) {
  own_ = std::move(lines);
  refer_to(own_);
}

std::string_view TextLines::find(std::string_view key) const {
  const auto found =
      std::ranges::lower_bound(entries_, key, {}, [](const auto& entry) -> std::string_view { return entry.first; });
  return found == entries_.end() || found->first != key ? std::string_view{} : found->second;
}

TextsByLanguage built_in_texts(std::string_view (*built_in)(Language language)) {
  TextsByLanguage texts;
  for (const Language language : languages) texts[static_cast<std::size_t>(language)].refer_to(built_in(language));
  return texts;
}

}  // namespace kairo::text
