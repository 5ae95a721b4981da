// The pictures of the rule books.
#include "web/posters/book.h"
#include "web/tables/tables.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <regex>

#include "engine/match/code.h"
#include "web/posters/poster.h"

namespace kairo::posters {
namespace {

/// A position early in a match, as its first seat sees it.
BookPosition example_position(const Game& game) {
  Match match(game, *example_match(game).setup());
  for (int i = 0; i < 8; ++i) match.play_index(0);
  return {.game = std::string(game.info->id), .name = "example", .viewer = 0, .code = *write_code(match), .crop = {}};
}

float width_of(std::string_view svg) {
  constexpr std::string_view name = " width=\"";
  return std::stof(std::string(svg.substr(svg.find(name) + name.size(), 8)));
}

TEST(Book, ReadsTheListOfPositions) {
  const auto positions = read_positions("wicked\tfirst\t\tABC\nruin\tnext\t2\tDEF\tmap\tmove:stop 1\n");
  ASSERT_EQ(positions.size(), 2U);
  EXPECT_EQ(positions[0].game, "wicked");
  EXPECT_EQ(positions[0].viewer, no_seat);
  EXPECT_TRUE(positions[0].crop.empty());
  EXPECT_EQ(positions[1].name, "next");
  EXPECT_EQ(positions[1].viewer, 2);
  EXPECT_EQ(positions[1].code, "DEF");
  EXPECT_EQ(positions[1].crop, (std::vector<std::string>{"map", "move:stop 1"}));
}

TEST(Book, DrawsAPositionOfEachGameWithItsWords) {
  Studio studio(text::Language::ja, KAIRO_FONTS_DIR);
  for (const Game& game : games()) {
    const auto picture = book_picture(example_position(game), studio);
    ASSERT_TRUE(picture) << picture.error();
    EXPECT_NE(picture->words.asked, "") << game.info->id;
    EXPECT_FALSE(picture->words.parts.empty()) << game.info->id;
  }
}

TEST(Book, CropsAPictureToWhatItIsAbout) {
  Studio studio(text::Language::en, KAIRO_FONTS_DIR);
  BookPosition position = example_position(*find_game("haratama"));
  const auto whole = book_picture(position, studio);
  ASSERT_TRUE(whole);
  position.crop = {"descent.1", "descent.3"};
  const auto part = book_picture(position, studio);
  ASSERT_TRUE(part) << part.error();
  EXPECT_LT(width_of(part->svg), width_of(whole->svg));
  EXPECT_LT(part->svg.size(), whole->svg.size());
}

TEST(Book, TellsWhyAPictureCannotBeDrawn) {
  Studio studio(text::Language::en, KAIRO_FONTS_DIR);
  const BookPosition good = example_position(*find_game("wicked"));
  BookPosition position = good;
  position.code = "nonsense";
  EXPECT_FALSE(book_picture(position, studio));
  position = good;
  position.game = "ruin";
  EXPECT_FALSE(book_picture(position, studio));
  position = good;
  position.viewer = 4;
  EXPECT_FALSE(book_picture(position, studio));
  position = good;
  position.crop = {"nothing.like.this"};
  EXPECT_EQ(book_picture(position, studio).error(), "nothing on the table has the id nothing.like.this");
}

/// The names in a book's icons.json.
std::vector<std::string> named_icons(std::string_view game) {
  std::ifstream file(std::string(KAIRO_BOOKS_DIR) + "/" + std::string(game) + "/icons.json", std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  const std::regex name(R"re("([a-z0-9_.]+)": \{)re");
  std::vector<std::string> names;
  for (std::sregex_iterator at(text.begin(), text.end(), name); at != std::sregex_iterator(); ++at)
    names.push_back((*at)[1]);
  return names;
}

TEST(Book, EverySignOfTheBooksIsDrawn) {
  Studio studio(text::Language::en, KAIRO_FONTS_DIR);
  for (const Game& game : games()) {
    const auto names = named_icons(game.info->id);
    EXPECT_FALSE(names.empty()) << game.info->id;
    for (const std::string& name : names) {
      const auto icons = tables::icons_of(game.info->id);
      const auto icon = std::ranges::find(icons, name, &draw::NamedIcon::name);
      ASSERT_NE(icon, icons.end()) << game.info->id << " " << name;
      EXPECT_LT(book_icon(*icon, studio).size(), 12'000U) << game.info->id << " " << name;
    }
  }
}

TEST(Book, EveryPositionOfTheBooksCanBeDrawn) {
  std::ifstream list(KAIRO_BOOK_POSITIONS, std::ios::binary);
  ASSERT_TRUE(list);
  Studio studio(text::Language::en, KAIRO_FONTS_DIR);
  for (const BookPosition& position : read_positions(std::string(std::istreambuf_iterator<char>(list), {}))) {
    const auto picture = book_picture(position, studio);
    EXPECT_TRUE(picture) << position.game << " " << position.name << ": " << picture.error();
    // Compressed it is a fourth of this; a book has ten to twenty of them.
    if (picture) EXPECT_LT(picture->svg.size(), 220'000U) << position.game << " " << position.name;
  }
}

}  // namespace
}  // namespace kairo::posters
