#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

#include "tests/web/support/small_pieces.h"
#include "tests/web/support/stage.h"

namespace kairo::testing {

/// Colour vision deficiencies.
enum class Sight : std::uint8_t { grey, protan, deutan, tritan };
inline constexpr std::array sights{Sight::grey, Sight::protan, Sight::deutan, Sight::tritan};
inline constexpr std::array<const char*, 4> sight_names{"grey", "protan", "deutan", "tritan"};

/// How a colour looks without one kind of cones, by the model of Machado, Oliveira and Fernandes (2009); applied to
/// linear red, green, blue.
using Matrix = std::array<std::array<float, 3>, 3>;
inline constexpr std::array<Matrix, 3> cone_lost{{
    {{{0.152286F, 1.052583F, -0.204868F}, {0.114503F, 0.786281F, 0.099216F}, {-0.003882F, -0.048116F, 1.051998F}}},
    {{{0.367322F, 0.860646F, -0.227968F}, {0.280085F, 0.672501F, 0.047413F}, {-0.011820F, 0.042940F, 0.968881F}}},
    {{{1.255528F, -0.076749F, -0.178779F}, {-0.078411F, 0.930809F, 0.147602F}, {0.004733F, 0.691367F, 0.303900F}}},
}};

/// A value per pixel of a square, row by row.
using Field = std::vector<float>;
/// The differences by which an eye tells pixels apart: lightness, and for those who see some colours also a* and b*
/// (CIELAB, in hundredths; colour counts half because it is less visible in small things).
using Seen = std::vector<Field>;

namespace eye {

inline float linear(std::uint8_t code) {
  const float c = static_cast<float>(code) / 255;
  return c <= 0.04045F ? c / 12.92F : std::pow((c + 0.055F) / 1.055F, 2.4F);
}

inline std::array<float, 3> lab(const std::array<float, 3>& rgb) {
  const auto bent = [](float t) { return t > 0.008856F ? std::cbrt(t) : 7.787F * t + 16.0F / 116; };
  const float x = bent((0.4124F * rgb[0] + 0.3576F * rgb[1] + 0.1805F * rgb[2]) / 0.9505F);
  const float y = bent(0.2126F * rgb[0] + 0.7152F * rgb[1] + 0.0722F * rgb[2]);
  const float z = bent((0.0193F * rgb[0] + 0.1192F * rgb[1] + 0.9505F * rgb[2]) / 1.089F);
  return {1.16F * y - 0.16F, 2.5F * (x - y), y - z};
}

inline std::array<float, 3> seen_by(Sight sight, draw::Rgba pixel) {
  const std::array<float, 3> rgb{linear(pixel.r), linear(pixel.g), linear(pixel.b)};
  if (sight == Sight::grey) return {lab(rgb)[0], 0, 0};
  const Matrix& lost = cone_lost[static_cast<std::size_t>(sight) - 1];
  std::array<float, 3> out{};
  for (std::size_t row = 0; row < 3; ++row)
    out[row] = std::clamp(lost[row][0] * rgb[0] + lost[row][1] * rgb[1] + lost[row][2] * rgb[2], 0.0F, 1.0F);
  return lab(out);
}

/// Blurs a picture as for an eye that cannot make out single pixels.
inline Field blurred(const Field& field) {
  const int side = static_cast<int>(std::lround(std::sqrt(static_cast<float>(field.size()))));
  const auto at = [&](int x, int y) {
    return field[static_cast<std::size_t>(std::clamp(y, 0, side - 1) * side + std::clamp(x, 0, side - 1))];
  };
  Field out;
  out.reserve(field.size());
  for (int y = 0; y < side; ++y)
    for (int x = 0; x < side; ++x) {
      float sum = 0;
      for (int dy = -1; dy <= 1; ++dy)
        for (int dx = -1; dx <= 1; ++dx) sum += at(x + dx, y + dy) * (dx == 0 ? 2.0F : 1.0F) * (dy == 0 ? 2.0F : 1.0F);
      out.push_back(sum / 16);
    }
  return out;
}

}  // namespace eye

/// Offsets at which a piece is drawn, since pieces are not aligned to pixels.
inline constexpr draw::Point places[] = {{0, 0},       {0.5F, 0},     {-0.5F, 0},    {0, 0.5F},     {0, -0.5F},
                                         {0.5F, 0.5F}, {-0.5F, 0.5F}, {0.5F, -0.5F}, {-0.5F, -0.5F}};

/// Looks at pieces on paper or on the bare table.
class Eye {
 public:
  Eye(draw::Theme theme, bool on_paper) : stage_(side, side), on_paper_(on_paper) {
    stage_.load_fonts(KAIRO_FONTS_DIR "/reading.ttf", KAIRO_FONTS_DIR "/display.ttf");
    stage_.input.theme = theme;
    stage_.frame([](draw::Ui&) {});  // Dear ImGui shows no window in its first frame
  }

  draw::testing::Picture picture(const Piece& piece, draw::Point shift = {}) {
    return stage_.paint([&](draw::Ui& ui) {
      ui.pen().AddRectFilled({0, 0}, {side, side}, ui.colour(on_paper_ ? draw::Ink::paper : draw::Ink::ground));
      piece.draw(ui, draw::Point{side / 2, side / 2} + shift, piece_size / 2);
    });
  }
  /// The piece at all offsets.
  std::vector<draw::testing::Picture> pictures(const Piece& piece) {
    std::vector<draw::testing::Picture> out;
    for (const draw::Point& place : places) out.push_back(picture(piece, place));
    return out;
  }

  static Seen look(const draw::testing::Picture& picture, Sight sight) {
    Seen seen(sight == Sight::grey ? 1 : 3);
    for (int y = 0; y < picture.height(); ++y)
      for (int x = 0; x < picture.width(); ++x) {
        const auto values = eye::seen_by(sight, picture.at(x, y));
        for (std::size_t i = 0; i < seen.size(); ++i) seen[i].push_back(values[i]);
      }
    for (Field& field : seen) field = eye::blurred(field);
    return seen;
  }

 private:
  static constexpr float around = 4;
  static constexpr float side = piece_size + 2 * around;
  draw::testing::Stage stage_;
  bool on_paper_;
};

/// The difference of two pictures of equal size, in points that are black in one and white in the other.
inline float difference(const Seen& a, const Seen& b) {
  float sum = 0;
  for (std::size_t i = 0; i < a[0].size(); ++i) {
    float square = 0;
    for (std::size_t field = 0; field < a.size(); ++field) square += std::pow(a[field][i] - b[field][i], 2.0F);
    sum += std::sqrt(square);
  }
  return sum;
}

/// The same for the offset of the second piece at which it is most similar to the first.
inline float least_difference(const Seen& first, const std::vector<Seen>& second) {
  float least = difference(first, second.front());
  for (const Seen& seen : second) least = std::min(least, difference(first, seen));
  return least;
}

}  // namespace kairo::testing
