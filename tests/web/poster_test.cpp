#include "web/posters/poster.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "tests/web/support/occurrences.h"

namespace kairo::posters {
namespace {

/// The first tag that closes another element than the last one opened, or an element left open; empty if there is none.
std::string unbalanced(std::string_view xml) {
  std::vector<std::string_view> open;
  for (std::size_t at = xml.find('<'); at != std::string_view::npos; at = xml.find('<', at + 1)) {
    std::string_view tag = xml.substr(at + 1, xml.find('>', at) - at - 1);
    if (tag.ends_with('/')) continue;
    const bool closes = tag.starts_with('/');
    tag = tag.substr(closes ? 1 : 0);
    const std::string_view name = tag.substr(0, tag.find(' '));
    if (!closes) {
      open.push_back(name);
    } else if (open.empty() || open.back() != name) {
      return std::string(name);
    } else {
      open.pop_back();
    }
  }
  return open.empty() ? "" : std::string(open.back());
}

TEST(Poster, ShowsEveryGameInShapesAndLetters) {
  for (const auto language : text::languages) {
    Studio studio(language, KAIRO_FONTS_DIR);
    for (const Game& game : games()) {
      const std::string svg = poster(example_match(game), studio);
      EXPECT_EQ(unbalanced(svg), "") << game.info->id;
      EXPECT_GT(occurrences(svg, "<use "), 40U) << game.info->id;
      EXPECT_GT(occurrences(svg, "<path "), 100U) << game.info->id;
      EXPECT_GT(occurrences(svg, "<linearGradient "), 5U) << game.info->id;
      // Compressed it is a fourth of this; tests/browser/publish.spec.mjs holds what is sent to 60 kB.
      EXPECT_LT(svg.size(), 240'000U) << game.info->id;
    }
  }
}

}  // namespace
}  // namespace kairo::posters
