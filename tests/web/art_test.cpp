#include "web/draw/art.h"

#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <string>
#include <vector>

#include "tests/web/support/stage.h"
#include "web/draw/path.h"

namespace kairo::draw {
namespace {

constexpr float piece_size = 24;  // the smallest at which a piece must be known, CSS pixels
constexpr float around = 4;

struct Piece {
  std::string name;
  std::function<void(Ui&, Point, float)> draw;
};

std::vector<Piece> souls(int rank) {
  std::vector<Piece> out;
  for (int i = 0; i < 5; ++i)
    out.push_back({"soul " + std::to_string(i) + " rank " + std::to_string(rank),
                   [=](Ui& ui, Point c, float r) { ranked_soul(ui, c, r, static_cast<Soul>(i), rank); }});
  return out;
}

std::vector<Piece> animals() {
  std::vector<Piece> out;
  for (int i = 0; i < 5; ++i)
    out.push_back(
        {"animal " + std::to_string(i), [=](Ui& ui, Point c, float r) { animal(ui, c, r, static_cast<Animal>(i)); }});
  return out;
}

std::vector<Piece> search_pieces() {
  std::vector<Piece> out;
  for (int i = 0; i < 5; ++i)
    out.push_back({"search piece " + std::to_string(i),
                   [=](Ui& ui, Point c, float r) { search_piece(ui, c, r, static_cast<Animal>(i)); }});
  return out;
}

std::vector<Piece> signs() {
  return {{"witch's sign", [](Ui& ui, Point c, float r) { witch_sign(ui, c, r); }},
          {"soul's sign", [](Ui& ui, Point c, float r) { soul_sign(ui, c, r); }},
          {"impurity", [](Ui& ui, Point c, float r) { impurity(ui, c, r); }},
          {"promotion spell", [](Ui& ui, Point c, float r) { promotion_spell(ui, c, r); }},
          {"colour-change spell", [](Ui& ui, Point c, float r) { change_spell(ui, c, r); }}};
}

using Field = std::vector<float>;

/// Where the pictures of one piece stand, for its place is never a whole pixel.
constexpr Point places[] = {{0, 0},       {0.5F, 0},     {-0.5F, 0},    {0, 0.5F},     {0, -0.5F},
                            {0.5F, 0.5F}, {-0.5F, 0.5F}, {0.5F, -0.5F}, {-0.5F, -0.5F}};

/// Looks at pieces on paper or on the bare table.
class Eye {
 public:
  Eye(Theme theme, bool on_paper) : stage_(side, side), on_paper_(on_paper) {
    stage_.facts.theme = theme;
    stage_.frame([](Ui&) {});  // the first frame of Dear ImGui shows no window
  }

  /// Lightness as an eye counts it, 0 … 1.
  Field look(const Piece& piece, Point shift = {}) {
    const testing::Picture picture = stage_.paint([&](Ui& ui) {
      ui.pen().AddRectFilled({0, 0}, {side, side}, ui.colour(on_paper_ ? Ink::paper : Ink::ground));
      piece.draw(ui, Point{side / 2, side / 2} + shift, piece_size / 2);
    });
    Field out;
    for (int y = 0; y < picture.height(); ++y)
      for (int x = 0; x < picture.width(); ++x) {
        const float grey = picture.grey(x, y);
        out.push_back(grey <= 0.008856F ? 9.033F * grey : 1.16F * std::cbrt(grey) - 0.16F);
      }
    return out;
  }

  std::vector<Field> look_at_all_places(const Piece& piece) {
    std::vector<Field> out;
    for (const Point& place : places) out.push_back(look(piece, place));
    return out;
  }

 private:
  static constexpr float side = piece_size + 2 * around;
  testing::Stage stage_;
  bool on_paper_;
};

/// The picture as an eye sees it that cannot make out single pixels.
Field blurred(const Field& field) {
  const int side = static_cast<int>(std::lround(std::sqrt(static_cast<float>(field.size()))));
  const auto at = [&](int x, int y) {
    return field[static_cast<std::size_t>(std::clamp(y, 0, side - 1) * side + std::clamp(x, 0, side - 1))];
  };
  Field out;
  for (int y = 0; y < side; ++y)
    for (int x = 0; x < side; ++x) {
      float sum = 0;
      for (int dy = -1; dy <= 1; ++dy)
        for (int dx = -1; dx <= 1; ++dx) sum += at(x + dx, y + dy) * (dx == 0 ? 2.0F : 1.0F) * (dy == 0 ? 2.0F : 1.0F);
      out.push_back(sum / 16);
    }
  return out;
}

/// How unlike two pictures of equal size are, in points that are black in one and white in the other.
float difference(const Field& first, const Field& second) {
  const Field a = blurred(first);
  const Field b = blurred(second);
  float sum = 0;
  for (std::size_t i = 0; i < a.size(); ++i) sum += std::abs(a[i] - b[i]);
  return sum;
}

/// The same, when the second piece is moved to where it is most like the first.
float least_difference(const Field& first, const std::vector<Field>& second) {
  float least = difference(first, second.front());
  for (const Field& field : second) least = std::min(least, difference(first, field));
  return least;
}

/// Of the about 450 points of a piece. The same piece at another place stays below (tested), two pieces must be above.
constexpr float told_apart = 24;

void expect_distinct(const std::vector<Piece>& pieces, Theme theme, bool on_paper) {
  const std::string where = std::string(theme == Theme::dark ? "dark" : "light") + (on_paper ? ", paper" : ", table");
  Eye eye(theme, on_paper);
  std::vector<std::vector<Field>> moved;
  for (const Piece& piece : pieces) moved.push_back(eye.look_at_all_places(piece));
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    EXPECT_LT(least_difference(eye.look(pieces[i], {0.25F, 0.25F}), moved[i]), told_apart)
        << pieces[i].name << " and itself, " << where;
    for (std::size_t j = 0; j < i; ++j)
      EXPECT_GT(least_difference(moved[j].front(), moved[i]), told_apart)
          << pieces[i].name << " and " << pieces[j].name << ", " << where;
  }
}

void expect_distinct(const std::vector<Piece>& pieces) {
  for (const Theme theme : {Theme::dark, Theme::light})
    for (const bool on_paper : {false, true}) expect_distinct(pieces, theme, on_paper);
}

TEST(Art, SoulsAreToldApartInGrey) { expect_distinct(souls(0)); }
TEST(Art, MiddleSoulsAreToldApartInGrey) { expect_distinct(souls(1)); }
TEST(Art, HighSoulsAreToldApartInGrey) { expect_distinct(souls(2)); }
TEST(Art, AnimalsAreToldApartInGrey) { expect_distinct(animals()); }
TEST(Art, SearchPiecesAreToldApartInGrey) { expect_distinct(search_pieces()); }
TEST(Art, SignsAreToldApartInGrey) { expect_distinct(signs()); }

TEST(Art, RanksAreToldApartInGrey) {
  for (std::size_t i = 0; i < 5; ++i) expect_distinct({souls(0)[i], souls(1)[i], souls(2)[i]});
}

TEST(Art, APieceFillsItsSize) {
  Eye eye(Theme::light, true);
  for (const auto& family : {souls(0), souls(2), animals(), search_pieces(), signs()}) {
    for (const Piece& piece : family) {
      const Field field = eye.look(piece);
      const auto shown = std::ranges::count_if(field, [&](float l) { return std::abs(l - field.front()) > 0.15F; });
      EXPECT_GT(shown, static_cast<long>(piece_size * piece_size * 0.2F)) << piece.name;
    }
  }
}

TEST(Art, EveryGameHasACover) {
  for (const std::string_view game : {"wicked", "haratama", "ruin", "galleria"}) {
    testing::Stage stage(120, 160);
    const auto scene = [&](Ui& ui) { cover(ui, {0, 0, 120, 160}, game); };
    stage.frame(scene);
    const testing::Picture with = stage.paint(scene);
    const testing::Picture without = stage.paint([](Ui&) {});
    int changed = 0;
    for (int y = 0; y < 160; ++y)
      for (int x = 0; x < 120; ++x) changed += std::abs(with.grey(x, y) - without.grey(x, y)) > 0.002F ? 1 : 0;
    EXPECT_GT(changed, 120 * 160 / 2) << game;
  }
}

TEST(Path, ReadsLinesBendsAndParts) {
  const auto strokes = parse_path("M 0 0 L 10 -20 30 40 Z M -5,5 Q 0 0 5 5 C 1 2 3 4 9 9", 4);
  ASSERT_EQ(strokes.size(), 2U);
  EXPECT_TRUE(strokes[0].closed);
  ASSERT_EQ(strokes[0].points.size(), 3U);
  EXPECT_EQ(strokes[0].points[1].y, -20);
  EXPECT_EQ(strokes[0].points[2].x, 30);
  EXPECT_FALSE(strokes[1].closed);
  ASSERT_EQ(strokes[1].points.size(), 9U);
  EXPECT_EQ(strokes[1].points[2].y, 2.5F);
  EXPECT_EQ(strokes[1].points.back().x, 9);
}

TEST(Path, EndsOnWhatIsNoPath) {
  for (const std::string_view nonsense : {"", "L 1 2", "M", "M 1", "X 3", "M 1 2 L x y", "M 1 2 C 3"})
    EXPECT_LE(parse_path(nonsense, 4).size(), 1U) << nonsense;
}

}  // namespace
}  // namespace kairo::draw
