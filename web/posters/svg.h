#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "imgui.h"
#include "web/posters/glyphs.h"
#include "web/posters/gradient.h"
#include "web/posters/shapes.h"

namespace kairo::posters {

/// A frame of Dear ImGui as an SVG picture. Shapes are put together again from their triangles, lights and soft shadows
/// are known by their rings (web/draw/light.cpp), letters become outlines that are kept once each.
///
/// The frame must have been drawn without soft edges (`ImDrawListSharedData::InitialFringeScale` next to nothing): SVG
/// has its own.
class Svg {
 public:
  /// `title` is what is read out instead of the picture.
  std::string of(const ImDrawData& data, ImU32 ground, std::string_view title);

 private:
  void take(const ImDrawList& list, const ImDrawCmd& command);
  /// The kit's soft shapes; how many indices it had, 0 when there is none at this place.
  unsigned take_glow(unsigned at);
  unsigned take_soft_rect(unsigned at);
  struct SoftRect;
  [[nodiscard]] std::optional<SoftRect> soft_rect(unsigned at) const;
  unsigned take_letter(unsigned at);
  void take_triangle(unsigned at);

  [[nodiscard]] unsigned index(unsigned at) const;
  [[nodiscard]] const ImDrawVert& vertex(unsigned at) const;
  [[nodiscard]] unsigned left(unsigned at) const { return end_ - at; }
  /// Writes the shape that is being put together, and begins anew.
  void flush();
  void end_text();
  std::string clip(const Box& box);
  void add(const std::string& element);

  const Glyphs* glyphs_ = nullptr;
  const ImDrawList* list_ = nullptr;
  const ImDrawCmd* command_ = nullptr;
  unsigned end_ = 0;

  std::vector<Triangle> shape_;
  std::vector<unsigned> shape_first_;  ///< the lowest vertex of each triangle of it
  Box box_;
  ImU32 colour_ = 0;
  std::optional<Gradient> gradient_;
  std::string text_;  ///< how the text begins that is being written; empty: none

  std::map<std::string, std::string> defs_;  ///< element by what it is: each is kept once
  std::string definitions_;
  std::string body_;
  int ids_ = 0;
};

}  // namespace kairo::posters
