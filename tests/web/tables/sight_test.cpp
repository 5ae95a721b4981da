#include <gtest/gtest.h>

#include "tests/web/support/eye.h"

/// Colour is never the only sign: pieces can be told apart with colour blindness too.
namespace kairo::testing {
namespace {

/// The least difference of two pieces, summed over about 450 points. The same piece at another offset stays below
/// (tested), two pieces must be above.
constexpr float told_apart = 25.3F;

std::vector<Seen> looks(const std::vector<draw::testing::Picture>& pictures, Sight sight) {
  std::vector<Seen> out;
  for (const auto& picture : pictures) out.push_back(Eye::look(picture, sight));
  return out;
}

void expect_distinct(const Family& family, Eye& eye) {
  std::vector<std::vector<draw::testing::Picture>> pictures;
  std::vector<draw::testing::Picture> moved;
  for (const Piece& piece : family.pieces) {
    pictures.push_back(eye.pictures(piece));
    moved.push_back(eye.picture(piece, {0.25F, 0.25F}));
  }
  for (const Sight sight : sights) {
    SCOPED_TRACE(sight_names[static_cast<std::size_t>(sight)]);
    std::vector<std::vector<Seen>> seen;
    for (const auto& piece : pictures) seen.push_back(looks(piece, sight));
    for (std::size_t i = 0; i < seen.size(); ++i) {
      EXPECT_LT(least_difference(Eye::look(moved[i], sight), seen[i]), told_apart)
          << family.pieces[i].name << " and itself";
      for (std::size_t j = 0; j < i; ++j)
        EXPECT_GT(least_difference(seen[j].front(), seen[i]), told_apart)
            << family.pieces[i].name << " and " << family.pieces[j].name;
    }
  }
}

class Sights : public ::testing::TestWithParam<Family> {};
INSTANTIATE_TEST_SUITE_P(, Sights, ::testing::ValuesIn(families()), [](const auto& family) {
  std::string name = family.param.name;
  std::erase_if(name, [](char c) { return std::isalnum(static_cast<unsigned char>(c)) == 0; });
  return name;
});

TEST_P(Sights, PiecesAreToldApartWithoutAllColours) {
  for (const bool dark : {true, false}) {
    SCOPED_TRACE(dark ? "dark, on the table" : "light, on paper");
    Eye eye(dark ? draw::Theme::dark : draw::Theme::light, !dark);
    expect_distinct(GetParam(), eye);
  }
}

TEST(Sight, APieceFillsItsSize) {
  Eye eye(draw::Theme::light, true);
  for (const Family& family : families()) {
    if (!family.fills) continue;
    for (const Piece& piece : family.pieces) {
      const Field lightness = Eye::look(eye.picture(piece), Sight::grey)[0];
      const auto shown =
          std::ranges::count_if(lightness, [&](float l) { return std::abs(l - lightness.front()) > 0.15F; });
      EXPECT_GT(shown, static_cast<long>(piece_size * piece_size * 0.2F)) << piece.name;
    }
  }
}

}  // namespace
}  // namespace kairo::testing
