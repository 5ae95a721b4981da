#include "web/draw/line_cache.h"

#include <algorithm>

#include "imgui.h"

namespace kairo::draw {

void LineCache::begin_frame() {
  // The width of any text depends on these.
  const int fonts = fonts_version();
  const float pixel_ratio = ImGui::GetIO().DisplayFramebufferScale.x;
  const bool same_widths = fonts == fonts_ && pixel_ratio == pixel_ratio_;
  fonts_ = fonts;
  pixel_ratio_ = pixel_ratio;
  std::erase_if(texts_, [&](const Broken& text) { return !same_widths || !text.used; });
  for (Broken& text : texts_) text.used = false;
  next_ = 0;
}

std::span<const std::string_view> LineCache::lines(const Paragraph& paragraph, Breaker& break_lines) {
  for (std::size_t i = 0; i < texts_.size(); ++i, ++next_) {
    if (next_ >= texts_.size()) next_ = 0;
    Broken& text = texts_[next_];
    if (text.paragraph != paragraph) continue;
    text.used = true;
    ++next_;
    return text.lines;
  }
  Broken text{{paragraph.words.begin(), paragraph.words.end()}, paragraph, {}};
  text.paragraph.words = {text.words.data(), text.words.size()};
  text.lines = break_lines(text.paragraph);
  const auto here = texts_.begin() + static_cast<std::ptrdiff_t>(std::min(next_, texts_.size()));
  const auto added = texts_.insert(here, std::move(text));
  next_ = static_cast<std::size_t>(added - texts_.begin()) + 1;
  return added->lines;
}

}  // namespace kairo::draw
