#include "web/app/saves/bundle.h"

#include <gtest/gtest.h>

#include "tests/web/app/toy.h"
#include "web/app/saves/check_sum.h"

namespace kairo::app {
namespace {

using testing::played;
using testing::players;

std::string two_matches() {
  SaveStore saves;
  saves.put("first", {played(9), {}}, players("hhh"));
  saves.put("second", {played(5, 4, 8), {}}, players("hbbb"));
  saves.rename("second", "Friday");
  return bundle_text(saves.matches());
}

/// All records of a text, in order.
struct Found {
  std::vector<BundledMatch> matches;
  int unreadable = 0;
  int refused = 0;
};

Found read(std::string_view text) {
  Found found;
  Bundle bundle(text);
  while (auto bundled = bundle.pop_last()) {
    if (bundled->state == BundledMatch::State::unreadable) ++found.unreadable;
    if (bundled->state == BundledMatch::State::refused) ++found.refused;
    if (bundled->record.code.empty()) continue;
    found.matches.insert(found.matches.begin(), *std::move(bundled));
  }
  return found;
}

bool is_whole(const BundledMatch& bundled) { return bundled.state == BundledMatch::State::whole; }

TEST(Bundle, RoundTripsMatches) {
  const auto matches = read(two_matches()).matches;
  ASSERT_EQ(matches.size(), 2U);
  EXPECT_EQ(matches[0].record.name, "Friday");
  EXPECT_EQ(matches[0].record.players, players("hbbb"));
  EXPECT_EQ(matches[0].deal, *played(5, 4, 8).setup());
  EXPECT_TRUE(held_of(matches[0].record)->match.now().equals(played(5, 4, 8).now()));
  EXPECT_TRUE(held_of(matches[1].record)->match.now().equals(played(9).now()));
  EXPECT_TRUE(is_whole(matches[1]));
}

TEST(Bundle, FindsRecordsInAnyText) {
  std::string text = "Our matches:\n\n" + two_matches() + "\n-- \nsent from a train";
  for (std::size_t at = 0; (at = text.find('\n', at)) != std::string::npos; at += 2) text.insert(at, "\r");
  const auto matches = read(text).matches;
  ASSERT_EQ(matches.size(), 2U);
  EXPECT_TRUE(is_whole(matches[0]) && is_whole(matches[1]));

  std::string trimmed = two_matches();
  trimmed.pop_back();
  EXPECT_TRUE(is_whole(read(trimmed).matches.at(1)));
  EXPECT_TRUE(Bundle("#m=ABC").empty());
}

TEST(Bundle, RecoversGoodBeginnings) {
  const std::string text = two_matches();
  for (std::size_t cut = 0; cut < text.size(); ++cut) {
    const Found found = read(text.substr(0, cut));
    EXPECT_LE(found.matches.size() + static_cast<std::size_t>(found.unreadable), 2U) << cut;
    if (cut > text.size() / 2 + 40) {
      ASSERT_GE(found.matches.size(), 1U) << cut;
      EXPECT_TRUE(is_whole(found.matches[0])) << cut;
    }
  }
  // A program that wraps long lines damages the check sum, but not the match.
  std::string broken = text;
  broken.insert(broken.find("code ") + 12, "\n");
  const auto matches = read(broken).matches;
  ASSERT_EQ(matches.size(), 2U);
  EXPECT_FALSE(is_whole(matches[0]));
  EXPECT_EQ(matches[0].record.moves, 5U);
}

TEST(Bundle, CountsWhatCannotBeImported) {
  const std::string later = "kairo match 9\nsomething new\n";
  const Found found = read("kairo match 2\nplayed 1\n" + later + "sum " + check_digits(later) + "\n");
  EXPECT_TRUE(found.matches.empty());
  EXPECT_EQ(found.unreadable, 1);
  EXPECT_EQ(found.refused, 1);
}

}  // namespace
}  // namespace kairo::app
