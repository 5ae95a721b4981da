#include "web/draw/theme.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

namespace kairo::draw {
namespace {

struct Pair {
  Ink ink;
  std::uint32_t dark;   // 0xRRGGBBAA
  std::uint32_t light;  // 0xRRGGBBAA
};

constexpr std::array colours{
    Pair{Ink::ground, 0x100e1cff, 0xd6c6a4ff},     Pair{Ink::ground_lit, 0x43302fff, 0xebddbfff},
    Pair{Ink::panel, 0x201b30ff, 0xfbf4e4ff},      Pair{Ink::panel_edge, 0x5d4f63ff, 0x94794aff},
    Pair{Ink::frame, 0x917c54ff, 0x80683bff},      Pair{Ink::paper, 0xf2e7cfff, 0xfdf6e6ff},
    Pair{Ink::paper_edge, 0xb89c6bff, 0xa88b5aff}, Pair{Ink::ink, 0x2a2036ff, 0x2a2036ff},
    Pair{Ink::ink_soft, 0x655568ff, 0x655568ff},   Pair{Ink::text, 0xf3e8d3ff, 0x2b2136ff},
    Pair{Ink::text_soft, 0xbfb0b8ff, 0x5d4c5cff},  Pair{Ink::gold, 0xdcb45fff, 0x6a4706ff},
    Pair{Ink::live, 0xf2b84bff, 0x863d06ff},       Pair{Ink::live_text, 0x241528ff, 0xfff6e2ff},
    Pair{Ink::chosen, 0x86d8ccff, 0x095855ff},     Pair{Ink::warn, 0xff9a84ff, 0x98201aff},
    Pair{Ink::shade, 0x08060fb8, 0x3a2a1a99},      Pair{Ink::red, 0xea5c42ff, 0xd0402aff},
    Pair{Ink::green, 0x57b460ff, 0x2e8540ff},      Pair{Ink::blue, 0x3f86dcff, 0x2a6fc4ff},
    Pair{Ink::yellow, 0xf6cb45ff, 0xf0bd2cff},     Pair{Ink::white, 0xf6f1e6ff, 0xfffaf0ff},
    Pair{Ink::purple, 0xa67ad8ff, 0x7b4bb4ff},     Pair{Ink::seat_1, 0xb9c3d6ff, 0x5c6a84ff},
    Pair{Ink::seat_2, 0xf0a9b4ff, 0xb04a62ff},     Pair{Ink::seat_3, 0xd29a5cff, 0x8f5a22ff},
    Pair{Ink::seat_4, 0x9fcf8eff, 0x45722fff},     Pair{Ink::seat_5, 0xc5b2f0ff, 0x6a51a8ff},
};

/// The differences in high contrast: grounds and text further apart, and edges that can be seen.
constexpr std::array in_high_contrast{
    Pair{Ink::ground, 0x06050cff, 0xf6efe1ff},     Pair{Ink::ground_lit, 0x1c1620ff, 0xfdf7ebff},
    Pair{Ink::panel, 0x0d0a16ff, 0xffffffff},      Pair{Ink::panel_edge, 0xd6cbd8ff, 0x4a3c24ff},
    Pair{Ink::frame, 0xd6cbd8ff, 0x4a3c24ff},      Pair{Ink::paper, 0xfffaf0ff, 0xffffffff},
    Pair{Ink::paper_edge, 0x574524ff, 0x574524ff}, Pair{Ink::ink, 0x120a1aff, 0x120a1aff},
    Pair{Ink::ink_soft, 0x3b2e40ff, 0x3b2e40ff},   Pair{Ink::text, 0xffffffff, 0x120a18ff},
    Pair{Ink::text_soft, 0xe8e0e5ff, 0x3a2c36ff},  Pair{Ink::gold, 0xffdc92ff, 0x4a3000ff},
    Pair{Ink::live, 0xffd37aff, 0x5e2b00ff},       Pair{Ink::live_text, 0x160c1aff, 0xffffffff},
    Pair{Ink::chosen, 0xa4f2e6ff, 0x04403dff},     Pair{Ink::warn, 0xffc2b3ff, 0x7a160eff},
    Pair{Ink::shade, 0x000000e6, 0x120a18d9},
};

constexpr bool is_in_order() {
  for (std::size_t i = 0; i < colours.size(); ++i)
    if (colours[i].ink != static_cast<Ink>(i)) return false;
  return colours.size() == static_cast<std::size_t>(Ink::count_);
}
static_assert(is_in_order());

float linear(std::uint8_t channel) {
  const float c = static_cast<float>(channel) / 255;
  return c <= 0.04045F ? c / 12.92F : std::pow((c + 0.055F) / 1.055F, 2.4F);
}

}  // namespace

Rgba value(Theme theme, Ink ink, Contrast contrast) {
  Pair pair = colours[static_cast<std::size_t>(ink)];
  if (contrast == Contrast::high)
    if (const auto* const found = std::ranges::find(in_high_contrast, ink, &Pair::ink); found != in_high_contrast.end())
      pair = *found;
  const std::uint32_t code = theme == Theme::dark ? pair.dark : pair.light;
  const auto byte = [code](int shift) { return static_cast<std::uint8_t>(code >> shift); };
  return {byte(24), byte(16), byte(8), byte(0)};
}

float luminance(Rgba c) { return 0.2126F * linear(c.r) + 0.7152F * linear(c.g) + 0.0722F * linear(c.b); }

float contrast(Rgba a, Rgba b) {
  const float la = luminance(a);
  const float lb = luminance(b);
  return (std::fmax(la, lb) + 0.05F) / (std::fmin(la, lb) + 0.05F);
}

}  // namespace kairo::draw
