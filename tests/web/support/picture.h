#pragma once

#include <optional>
#include <string>
#include <vector>

#include "imgui.h"
#include "web/draw/theme.h"

namespace kairo::draw::testing {

/// Updates the font textures as a renderer must.
void serve_textures(ImDrawData& data);

/// A software renderer for Dear ImGui's draw data, so that tests and galleries can look at real pictures.
class Picture {
 public:
  /// Size in pixels, and the colour of an empty picture.
  Picture(int width, int height, Rgba ground = {})
      : width_(width), height_(height), pixels_(static_cast<std::size_t>(width * height), ground) {}

  /// Paints the result of `ImGui::Render` and updates the font textures.
  void paint(ImDrawData& data);

  [[nodiscard]] int width() const { return width_; }
  [[nodiscard]] int height() const { return height_; }
  [[nodiscard]] Rgba at(int x, int y) const { return pixels_[static_cast<std::size_t>(y * width_ + x)]; }
  /// Relative luminance of a pixel, 0 … 1.
  [[nodiscard]] float grey(int x, int y) const { return luminance(at(x, y)); }
  void set(int x, int y, Rgba colour) { pixels_[static_cast<std::size_t>(y * width_ + x)] = colour; }
  /// The picture in shades of grey.
  [[nodiscard]] Picture in_grey() const;
  /// In half its width and height: each pixel is the mean of four.
  [[nodiscard]] Picture halved() const;

  /// False if the file cannot be written.
  [[nodiscard]] bool write_png(const std::string& file) const;
  /// The same in few colours (palette.h).
  [[nodiscard]] bool write_small_png(const std::string& file) const;
  /// None if there is no such file, or if it is no PNG.
  [[nodiscard]] static std::optional<Picture> read_png(const std::string& file);

 private:
  void paint_triangle(const ImDrawVert (&corners)[3], const ImTextureData& texture, const ImVec4& clip);
  void blend_over(int x, int y, const ImVec4& colour);

  int width_;
  int height_;
  std::vector<Rgba> pixels_;
};

}  // namespace kairo::draw::testing
