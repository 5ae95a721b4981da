#pragma once

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "web/draw/recorder.h"

namespace kairo::posters {

/// Records one frame as an SVG picture. Letters, gradients, blurs and clips are defined once each and referred to.
class Svg : public draw::Recorder {
 public:
  /// The part of the frame that the picture shows, CSS pixels.
  explicit Svg(const draw::Rect& seen) : seen_(seen) {}

  void fill(const draw::Figure& figure, ImU32 top, ImU32 bottom, const draw::Rect& clip) override;
  void stroke(const draw::Figure& figure, const draw::LineStyle& style, const draw::Rect& clip) override;
  void glow(draw::Point centre, float rx, float ry, ImU32 colour, const draw::Rect& clip) override;
  void soft_rect(const draw::RoundedRect& rect, float blur, ImU32 colour, const draw::Rect& clip) override;
  void text(ImFont& font, float size, draw::Point at, std::string_view words, ImU32 colour,
            const draw::Rect& clip) override;
  std::size_t mark() override;
  void rotate(std::size_t mark, draw::Point centre, float degrees) override;

  /// Drops everything that was recorded.
  void clear();

  /// The whole file, with `background`, which may be clear, behind everything that was recorded; without a
  /// title, it is meant for an element that has one.
  [[nodiscard]] std::string document(ImU32 background, std::string_view title) const;
  /// The code points of text that the fonts cannot show.
  [[nodiscard]] const std::set<unsigned>& lacking() const { return lacking_; }

 private:
  /// The id of a definition, which is made on first use: `element` is its name, `rest` everything after its id.
  const std::string& define(std::string_view element, const std::string& rest);
  [[nodiscard]] bool is_seen(const draw::Rect& bounds, const draw::Rect& clip) const;
  /// Adds an element in the part of it that the clip leaves.
  void add(std::string element, const draw::Rect& bounds, const draw::Rect& clip);
  void end_text();

  draw::Rect seen_;
  std::map<std::string, std::string, std::less<>> ids_;                 ///< by definition
  std::map<std::pair<const void*, unsigned>, std::string> letter_ids_;  ///< by font file and code point
  std::set<unsigned> lacking_;
  std::string definitions_;
  std::string body_;
  std::string text_group_;  ///< the opening tag of the group that letters are being added to; empty: none
};

}  // namespace kairo::posters
