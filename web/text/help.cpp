#include "web/text/help.h"

#include <algorithm>
#include <array>
#include <map>
#include <utility>

namespace kairo::text {
namespace {

/// The texts of one language; keys and texts point into `lines`.
struct Texts {
  std::string lines;
  std::map<std::string_view, std::string_view> by_key;

  void read(std::string_view rest) {
    by_key.clear();
    while (!rest.empty()) {
      const std::string_view line = rest.substr(0, rest.find('\n'));
      rest.remove_prefix(std::min(rest.size(), line.size() + 1));
      if (const std::size_t tab = line.find('\t'); tab != std::string_view::npos)
        by_key.emplace(line.substr(0, tab), line.substr(tab + 1));
    }
  }
};

// One for the program, as the catalogue is.
std::array<Texts, 2>& texts() {
  static std::array<Texts, 2> all = [] {
    std::array<Texts, 2> built_in;
    for (const Language language : languages)
      built_in[static_cast<std::size_t>(language)].read(built_in_help(language));
    return built_in;
  }();
  return all;
}

}  // namespace

void set_help(Language language, std::string lines) {
  Texts& of = texts()[static_cast<std::size_t>(language)];
  of.lines = std::move(lines);
  of.read(of.lines);
}

std::string_view help(Language language, std::string_view key) {
  const auto& by_key = texts()[static_cast<std::size_t>(language)].by_key;
  const auto found = by_key.find(key);
  return found == by_key.end() ? std::string_view{} : found->second;
}

std::string_view section_of(std::string_view key) {
  const std::string name = "@" + std::string(key);
  for (const Language language : languages)
    if (const std::string_view section = help(language, name); !section.empty()) return section;
  return {};
}

}  // namespace kairo::text
