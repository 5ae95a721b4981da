#include "web/app/parcels.h"

#include <gtest/gtest.h>

#include "tests/web/app/toy.h"
#include "web/app/check_sum.h"

namespace kairo::app {
namespace {

using testing::chairs;
using testing::played;

std::string two_matches() {
  Shelf shelf;
  shelf.put("first", played(9), chairs("hhh"));
  shelf.put("second", played(5, 4, 8), chairs("hbbb"));
  shelf.rename("second", "Friday");
  return parcels_text(shelf.kept());
}

TEST(Parcels, BringEveryMatchAsItWas) {
  const Parcels parcels = read_parcels(two_matches());
  ASSERT_EQ(parcels.matches.size(), 2U);
  EXPECT_EQ(parcels.matches[0].name, "Friday");
  EXPECT_EQ(parcels.matches[0].chairs, chairs("hbbb"));
  EXPECT_TRUE(parcels.matches[0].match.now().equals(played(5, 4, 8).now()));
  EXPECT_TRUE(parcels.matches[1].match.now().equals(played(9).now()));
  EXPECT_TRUE(parcels.matches[1].whole);
}

TEST(Parcels, AreFoundInWhateverStandsAroundThem) {
  std::string text = "Our matches:\n\n" + two_matches() + "\n-- \nsent from a train";
  for (std::size_t at = 0; (at = text.find('\n', at)) != std::string::npos; at += 2) text.insert(at, "\r");
  const Parcels parcels = read_parcels(text);
  ASSERT_EQ(parcels.matches.size(), 2U);
  EXPECT_TRUE(parcels.matches[0].whole && parcels.matches[1].whole);

  std::string trimmed = two_matches();
  trimmed.pop_back();
  EXPECT_TRUE(read_parcels(trimmed).matches.at(1).whole);
  EXPECT_TRUE(read_parcels("#m=ABC").empty());
}

TEST(Parcels, BringWhatIsGoodOfADamagedFile) {
  const std::string text = two_matches();
  for (std::size_t cut = 0; cut < text.size(); ++cut) {
    const Parcels parcels = read_parcels(text.substr(0, cut));
    EXPECT_LE(parcels.matches.size() + static_cast<std::size_t>(parcels.unreadable), 2U) << cut;
    if (cut > text.size() / 2 + 40) {
      ASSERT_GE(parcels.matches.size(), 1U) << cut;
      EXPECT_TRUE(parcels.matches[0].whole) << cut;
    }
  }
  // A program that breaks long lines breaks the check sum, not the match.
  std::string broken = text;
  broken.insert(broken.find("code ") + 12, "\n");
  const Parcels parcels = read_parcels(broken);
  ASSERT_EQ(parcels.matches.size(), 2U);
  EXPECT_FALSE(parcels.matches[0].whole);
  EXPECT_EQ(parcels.matches[0].match.steps().size(), 5U);
}

TEST(Parcels, CountWhatCannotBeTaken) {
  const std::string later = "kairo match 3\nsomething new\n";
  const Parcels parcels = read_parcels("kairo match 2\nplayed 1\n" + later + "sum " + check_digits(later) + "\n");
  EXPECT_TRUE(parcels.matches.empty());
  EXPECT_EQ(parcels.unreadable, 1);
  EXPECT_EQ(parcels.refused, 1);
}

}  // namespace
}  // namespace kairo::app
