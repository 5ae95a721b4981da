#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "web/draw/fonts.h"

namespace kairo::draw {

/// How a text is broken into lines.
enum class Breaking : std::uint8_t {
  greedy,     ///< as many words as fit on each line
  even,       ///< all lines about as long
  no_orphan,  ///< no last line of a character or two, if possible
};

/// A text to be broken into lines, and whatever else decides where.
struct Paragraph {
  float width = 0;
  float size = 0;
  Face face = Face::reading;
  Breaking breaking = Breaking::greedy;
  std::string_view words;

  bool operator==(const Paragraph&) const = default;
};

/// The lines of the texts of this frame and of the last one. Nearly all texts are the same in every frame, and to break
/// one means to measure each line word by word, in Japanese character by character.
class LineCache {
 public:
  using Lines = std::vector<std::string_view>;
  using Breaker = Lines(const Paragraph&);

  /// Forgets what the last frame did not use.
  void begin_frame();
  /// In a copy of the words, which lasts until the next frame. `break_lines` is asked for what is not known.
  std::span<const std::string_view> lines(const Paragraph& paragraph, Breaker& break_lines);

 private:
  struct Broken {
    std::vector<char> words;  ///< stays where it is when this is moved, unlike a short string
    Paragraph paragraph;
    Lines lines;
    bool used = true;  ///< in this frame
  };

  /// In the order in which the last frame drew them: so the next one is most often the next one again.
  std::vector<Broken> texts_;
  std::size_t next_ = 0;
  int fonts_ = 0;
  float pixel_ratio_ = 0;
};

}  // namespace kairo::draw
