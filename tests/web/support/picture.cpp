#include "tests/web/support/picture.h"

#include <algorithm>
#include <cmath>

namespace kairo::draw::testing {
namespace {

ImVec4 operator*(const ImVec4& a, float f) { return {a.x * f, a.y * f, a.z * f, a.w * f}; }
ImVec4 operator+(const ImVec4& a, const ImVec4& b) { return {a.x + b.x, a.y + b.y, a.z + b.z, a.w + b.w}; }

ImVec4 unpacked(ImU32 colour) { return ImGui::ColorConvertU32ToFloat4(colour); }

ImVec4 texel(const ImTextureData& texture, int x, int y) {
  const int column = std::clamp(x, 0, texture.Width - 1);
  const int row = std::clamp(y, 0, texture.Height - 1);
  const auto index = static_cast<std::size_t>(row * texture.Width + column);
  if (texture.Format == ImTextureFormat_Alpha8) return {1, 1, 1, static_cast<float>(texture.Pixels[index]) / 255};
  const unsigned char* p = texture.Pixels + index * 4;
  return unpacked(IM_COL32(p[0], p[1], p[2], p[3]));
}

ImVec4 sample(const ImTextureData& texture, ImVec2 uv) {
  const float x = uv.x * static_cast<float>(texture.Width) - 0.5F;
  const float y = uv.y * static_cast<float>(texture.Height) - 0.5F;
  const int x0 = static_cast<int>(std::floor(x));
  const int y0 = static_cast<int>(std::floor(y));
  const float fx = x - static_cast<float>(x0);
  const float fy = y - static_cast<float>(y0);
  const ImVec4 top = texel(texture, x0, y0) * (1 - fx) + texel(texture, x0 + 1, y0) * fx;
  const ImVec4 bottom = texel(texture, x0, y0 + 1) * (1 - fx) + texel(texture, x0 + 1, y0 + 1) * fx;
  return top * (1 - fy) + bottom * fy;
}

/// Twice the area of a triangle, positive if it is clockwise on the screen.
float cross(ImVec2 a, ImVec2 b, ImVec2 c) { return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x); }

/// Of two triangles that share an edge, exactly one owns the pixels on it.
bool owns_edge(ImVec2 a, ImVec2 b) { return a.y > b.y || (a.y == b.y && a.x < b.x); }

void serve(ImTextureData& texture) {
  if (texture.Status == ImTextureStatus_WantDestroy) {
    texture.SetTexID(ImTextureID_Invalid);
    texture.SetStatus(ImTextureStatus_Destroyed);
  } else if (texture.Status != ImTextureStatus_Destroyed) {
    // Textures are read from the atlas directly.
    texture.SetTexID(static_cast<ImTextureID>(reinterpret_cast<std::uintptr_t>(&texture)));
    texture.SetStatus(ImTextureStatus_OK);
  }
}

}  // namespace

void serve_textures(ImDrawData& data) {
  for (ImTextureData* texture : *data.Textures) serve(*texture);
}

void Picture::paint(ImDrawData& data) {
  serve_textures(data);
  const ImVec2 scale = data.FramebufferScale;
  for (const ImDrawList* list : data.CmdLists) {
    for (const ImDrawCmd& command : list->CmdBuffer) {
      const auto& texture = *reinterpret_cast<const ImTextureData*>(static_cast<std::uintptr_t>(command.GetTexID()));
      const ImVec4 clip{command.ClipRect.x * scale.x, command.ClipRect.y * scale.y, command.ClipRect.z * scale.x,
                        command.ClipRect.w * scale.y};
      for (unsigned i = 0; i + 3 <= command.ElemCount; i += 3) {
        ImDrawVert corners[3];
        for (unsigned k = 0; k < 3; ++k) {
          const unsigned index = list->IdxBuffer[static_cast<int>(command.IdxOffset + i + k)] + command.VtxOffset;
          corners[k] = list->VtxBuffer[static_cast<int>(index)];
          corners[k].pos.x *= scale.x;
          corners[k].pos.y *= scale.y;
        }
        paint_triangle(corners, texture, clip);
      }
    }
  }
}

void Picture::paint_triangle(const ImDrawVert (&given)[3], const ImTextureData& texture, const ImVec4& clip) {
  ImDrawVert a = given[0];
  ImDrawVert b = given[1];
  ImDrawVert c = given[2];
  float area = cross(a.pos, b.pos, c.pos);
  if (area == 0) return;
  if (area < 0) {
    std::swap(b, c);
    area = -area;
  }
  const auto [left, right] = std::minmax({a.pos.x, b.pos.x, c.pos.x});
  const auto [top, bottom] = std::minmax({a.pos.y, b.pos.y, c.pos.y});
  const int x0 = std::max(0, static_cast<int>(std::floor(std::max(left, clip.x))));
  const int y0 = std::max(0, static_cast<int>(std::floor(std::max(top, clip.y))));
  const int x1 = std::min(width_, static_cast<int>(std::ceil(std::min(right, clip.z))));
  const int y1 = std::min(height_, static_cast<int>(std::ceil(std::min(bottom, clip.w))));
  const ImVec4 ca = unpacked(a.col);
  const ImVec4 cb = unpacked(b.col);
  const ImVec4 cc = unpacked(c.col);
  for (int y = y0; y < y1; ++y) {
    for (int x = x0; x < x1; ++x) {
      const ImVec2 p{static_cast<float>(x) + 0.5F, static_cast<float>(y) + 0.5F};
      if (p.x < clip.x || p.x >= clip.z || p.y < clip.y || p.y >= clip.w) continue;
      const float wa = cross(b.pos, c.pos, p);
      const float wb = cross(c.pos, a.pos, p);
      const float wc = cross(a.pos, b.pos, p);
      const auto inside = [](float w, ImVec2 from, ImVec2 to) { return w > 0 || (w == 0 && owns_edge(from, to)); };
      if (!inside(wa, b.pos, c.pos) || !inside(wb, c.pos, a.pos) || !inside(wc, a.pos, b.pos)) continue;
      const float fa = wa / area;
      const float fb = wb / area;
      const float fc = wc / area;
      const ImVec4 t =
          sample(texture, {a.uv.x * fa + b.uv.x * fb + c.uv.x * fc, a.uv.y * fa + b.uv.y * fb + c.uv.y * fc});
      const ImVec4 v = ca * fa + cb * fb + cc * fc;
      blend_over(x, y, {v.x * t.x, v.y * t.y, v.z * t.z, v.w * t.w});
    }
  }
}

void Picture::blend_over(int x, int y, const ImVec4& colour) {
  Rgba& pixel = pixels_[static_cast<std::size_t>(y * width_ + x)];
  const auto mix = [&](std::uint8_t under, float over) {
    return static_cast<std::uint8_t>(static_cast<float>(under) * (1 - colour.w) + over * 255 * colour.w + 0.5F);
  };
  pixel = {mix(pixel.r, colour.x), mix(pixel.g, colour.y), mix(pixel.b, colour.z), 255};
}

Picture Picture::in_grey() const {
  Picture out = *this;
  for (Rgba& pixel : out.pixels_) {
    const float y = luminance(pixel);
    const float code = y <= 0.0031308F ? y * 12.92F : 1.055F * std::pow(y, 1 / 2.4F) - 0.055F;
    const auto level = static_cast<std::uint8_t>(code * 255 + 0.5F);
    pixel = {level, level, level, pixel.a};
  }
  return out;
}

Picture Picture::halved() const {
  Picture half(width_ / 2, height_ / 2);
  for (int y = 0; y < half.height_; ++y) {
    for (int x = 0; x < half.width_; ++x) {
      const Rgba of[] = {at(2 * x, 2 * y), at(2 * x + 1, 2 * y), at(2 * x, 2 * y + 1), at(2 * x + 1, 2 * y + 1)};
      const auto mean = [&](std::uint8_t Rgba::*channel) {
        return static_cast<std::uint8_t>((of[0].*channel + of[1].*channel + of[2].*channel + of[3].*channel + 2) / 4);
      };
      half.set(x, y, {mean(&Rgba::r), mean(&Rgba::g), mean(&Rgba::b), 255});
    }
  }
  return half;
}

}  // namespace kairo::draw::testing
