#include "tests/web/support/palette.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace kairo::draw::testing {
namespace {

constexpr int bits = 4;  ///< of each shade, that tell which bin a colour is in
constexpr std::size_t bins = std::size_t{1} << (3 * bits);

std::size_t bin_of(Rgba colour) {
  constexpr int rest = 8 - bits;
  return static_cast<std::size_t>(((colour.r >> rest) << (2 * bits)) | ((colour.g >> rest) << bits) |
                                  (colour.b >> rest));
}

/// All pixels of similar colour.
struct Bin {
  unsigned count = 0;
  std::array<unsigned, 3> sums{};

  void add(Rgba colour) {
    ++count;
    sums[0] += colour.r;
    sums[1] += colour.g;
    sums[2] += colour.b;
  }
  [[nodiscard]] Rgba mean() const {
    const auto shade = [&](unsigned sum) { return static_cast<std::uint8_t>((sum + count / 2) / count); };
    return {shade(sums[0]), shade(sums[1]), shade(sums[2]), 255};
  }
};

int distance(Rgba a, Rgba b) {
  const auto square = [](int difference) { return difference * difference; };
  return square(a.r - b.r) + square(a.g - b.g) + square(a.b - b.b);
}

/// A bin, and the nearest colour of the palette so far.
struct Placed {
  Bin bin;
  std::uint8_t colour = 0;
  int away = distance({0, 0, 0, 255}, {255, 255, 255, 255});  ///< squared

  /// The difference that is lost without a colour of its own.
  [[nodiscard]] double loss() const { return std::sqrt(static_cast<double>(bin.count)) * away; }
  void approach(Rgba candidate, std::size_t index) {
    const int d = distance(candidate, bin.mean());
    if (d >= away) return;
    away = d;
    colour = static_cast<std::uint8_t>(index);
  }
};

/// The bins that hold pixels.
std::vector<Placed> filled_bins(const std::vector<Rgba>& pixels) {
  std::vector<Placed> all(bins);
  for (const Rgba pixel : pixels) all[bin_of(pixel)].bin.add(pixel);
  std::erase_if(all, [](const Placed& placed) { return placed.bin.count == 0; });
  return all;
}

}  // namespace

FewColours in_few_colours(const std::vector<Rgba>& pixels) {
  FewColours few;
  std::vector<Placed> placed = filled_bins(pixels);
  while (few.palette.size() < FewColours::most) {
    const auto worst = std::ranges::max_element(placed, {}, &Placed::loss);
    if (worst->away == 0) break;
    const Rgba colour = worst->bin.mean();
    for (Placed& each : placed) each.approach(colour, few.palette.size());
    few.palette.push_back(colour);
  }
  std::vector<std::uint8_t> colour_of(bins);
  for (const Placed& each : placed) colour_of[bin_of(each.bin.mean())] = each.colour;
  for (const Rgba pixel : pixels) few.pixels.push_back(colour_of[bin_of(pixel)]);
  return few;
}

}  // namespace kairo::draw::testing
