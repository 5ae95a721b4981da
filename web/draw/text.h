#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "web/draw/frame.h"
#include "web/draw/line_cache.h"

namespace kairo::draw {

enum class Align : std::uint8_t { left, centre, right };

inline constexpr float min_text_size = type::small;

struct TextStyle {
  float size = type::body;  ///< CSS pixels, at least min_text_size
  Ink ink = Ink::text;
  Face face = Face::reading;
  Align align = Align::left;
  bool middle = false;  ///< centred vertically in its rectangle
};

/// Measures texts and draws them.
class Text {
 public:
  explicit Text(Frame& frame) : frame_(frame) {}
  void begin_frame() { line_cache_.begin_frame(); }

  /// Breaks the text into lines and draws them; returns their height.
  float draw(const Rect& at, std::string_view words, const TextStyle& style = {});
  /// One line. If it is too wide it shrinks to min_text_size, is narrowed a little (narrow.h), and then ends in an
  /// ellipsis.
  void label(const Rect& at, std::string_view words, const TextStyle& style = {});
  /// Writes as many lines as fit, with an ellipsis if there are more: for the players' own words, such as names. No
  /// sentence of our own is cut: the tests call it a fault.
  void clamped(const Rect& at, std::string_view words, const TextStyle& style = {});
  /// A count or score, in the display font. It is not in the mirror: the table says there what it means.
  void number(const Rect& at, int value, const TextStyle& style = {});

  [[nodiscard]] float width(std::string_view words, const TextStyle& style = {}) const;
  [[nodiscard]] float height(float width, std::string_view words, const TextStyle& style = {}) const;
  /// The first of the words, as far as lines of this width and height hold them.
  [[nodiscard]] std::string_view beginning(float width, float height, std::string_view words,
                                           const TextStyle& style) const;
  /// Whether the words fit on one line, or on several without a break within a word.
  [[nodiscard]] bool fits(const Rect& at, std::string_view words, const TextStyle& style) const;

 private:
  /// Breaks the words as the style wants it.
  [[nodiscard]] std::span<const std::string_view> lines_of(std::string_view words, float width,
                                                           const TextStyle& style) const;
  /// Notes `whole_text` where the lines are an excerpt of it.
  float draw_lines(const Rect& at, std::span<const std::string_view> lines, const TextStyle& style,
                   std::string_view whole_text = {});

  Frame& frame_;
  mutable LineCache line_cache_;
};

}  // namespace kairo::draw
