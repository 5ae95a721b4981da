#include "web/posters/paint.h"

#include <cstdio>

namespace kairo::posters {

std::string paint(Paint kind, ImU32 colour) {
  const auto channel = [&](int shift) { return static_cast<unsigned>((colour >> shift) & 0xff); };
  const unsigned r = channel(IM_COL32_R_SHIFT);
  const unsigned g = channel(IM_COL32_G_SHIFT);
  const unsigned b = channel(IM_COL32_B_SHIFT);
  char hex[8];
  std::snprintf(hex, sizeof hex, "#%02x%02x%02x", r, g, b);
  const bool stop = kind == Paint::stop;
  std::string text = (stop ? " stop-color=\"" : " fill=\"") + std::string(hex) + "\"";
  if (const unsigned alpha = channel(IM_COL32_A_SHIFT); alpha < 255) {
    char opacity[8];
    std::snprintf(opacity, sizeof opacity, "%.2f", alpha / 255.0);
    text += (stop ? " stop-opacity=\"" : " fill-opacity=\"") + std::string(opacity + 1) +
            "\"";  // ".50": the 0 before the point is understood
  }
  return text;
}

}  // namespace kairo::posters
