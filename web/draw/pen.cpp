#include "web/draw/pen.h"

#include <array>
#include <cmath>
#include <numbers>
#include <vector>

#include "web/draw/shapes.h"

namespace kairo::draw {
namespace {

RoundedRect rounded(ImVec2 low, ImVec2 high, float radius) {
  return {{low.x, low.y, high.x - low.x, high.y - low.y}, radius};
}

std::vector<ImVec2> ngon(ImVec2 centre, float radius, int corners) {
  std::vector<ImVec2> out;
  for (int i = 0; i < corners; ++i) {
    const float angle = 2 * std::numbers::pi_v<float> * static_cast<float>(i) / static_cast<float>(corners);
    out.push_back({centre.x + radius * std::cos(angle), centre.y + radius * std::sin(angle)});
  }
  return out;
}

}  // namespace

Rect Pen::clip() const {
  const ImVec2 low = list_->GetClipRectMin();
  const ImVec2 high = list_->GetClipRectMax();
  return {low.x, low.y, high.x - low.x, high.y - low.y};
}

void Pen::record_fill(const Figure& figure, ImU32 top, ImU32 bottom) const {
  if (recorder_ != nullptr) recorder_->fill(figure, top, bottom, clip());
}

void Pen::record_stroke(const Figure& figure, const LineStyle& style) const {
  if (recorder_ != nullptr) recorder_->stroke(figure, style, clip());
}

void Pen::AddLine(ImVec2 a, ImVec2 b, ImU32 colour, float thickness) {
  list_->AddLine(a, b, colour, thickness);
  constexpr float half = 0.5F;  // Dear ImGui draws lines through the middle of pixels
  const std::array ends{ImVec2{a.x + half, a.y + half}, ImVec2{b.x + half, b.y + half}};
  record_stroke(Polygon(ends), {colour, thickness});
}

void Pen::AddPolyline(const ImVec2* points, int count, ImU32 colour, ImDrawFlags flags, float thickness) {
  list_->AddPolyline(points, count, colour, flags, thickness);
  record_stroke(Polygon(points, static_cast<std::size_t>(count)),
                {colour, thickness, (flags & ImDrawFlags_Closed) != 0});
}

void Pen::AddBezierCubic(ImVec2 a, ImVec2 b, ImVec2 c, ImVec2 d, ImU32 colour, float thickness) {
  list_->PathLineTo(a);
  list_->PathBezierCubicCurveTo(b, c, d);
  PathStroke(colour, ImDrawFlags_None, thickness);
}

void Pen::AddRect(ImVec2 low, ImVec2 high, ImU32 colour, float rounding, ImDrawFlags flags, float thickness) {
  list_->AddRect(low, high, colour, rounding, flags, thickness);
  record_stroke(rounded({low.x + 0.5F, low.y + 0.5F}, {high.x - 0.5F, high.y - 0.5F}, rounding), {colour, thickness});
}

void Pen::AddRectFilled(ImVec2 low, ImVec2 high, ImU32 colour, float rounding) {
  list_->AddRectFilled(low, high, colour, rounding);
  record_fill(rounded(low, high, rounding), colour, colour);
}

void Pen::AddRectFilledMultiColor(ImVec2 low, ImVec2 high, ImU32 upper_left, ImU32 upper_right, ImU32 lower_right,
                                  ImU32 lower_left) {
  list_->AddRectFilledMultiColor(low, high, upper_left, upper_right, lower_right, lower_left);
  record_fill(rounded(low, high, 0), blend(upper_left, upper_right, 0.5F), blend(lower_left, lower_right, 0.5F));
}

void Pen::AddCircle(ImVec2 centre, float radius, ImU32 colour, int segments, float thickness) {
  list_->AddCircle(centre, radius, colour, segments, thickness);
  record_stroke(Circle{{centre.x, centre.y}, radius - 0.5F}, {colour, thickness});
}

void Pen::AddCircleFilled(ImVec2 centre, float radius, ImU32 colour, int segments) {
  list_->AddCircleFilled(centre, radius, colour, segments);
  record_fill(Circle{{centre.x, centre.y}, radius}, colour, colour);
}

void Pen::AddTriangle(ImVec2 a, ImVec2 b, ImVec2 c, ImU32 colour, float thickness) {
  const std::array corners{a, b, c};
  AddPolyline(corners.data(), 3, colour, ImDrawFlags_Closed, thickness);
}

void Pen::AddTriangleFilled(ImVec2 a, ImVec2 b, ImVec2 c, ImU32 colour) {
  list_->AddTriangleFilled(a, b, c, colour);
  const std::array corners{a, b, c};
  record_fill(Polygon(corners), colour, colour);
}

void Pen::AddNgon(ImVec2 centre, float radius, ImU32 colour, int corners, float thickness) {
  list_->AddNgon(centre, radius, colour, corners, thickness);
  if (recorder_ != nullptr) record_stroke(Polygon(ngon(centre, radius - 0.5F, corners)), {colour, thickness, true});
}

void Pen::AddNgonFilled(ImVec2 centre, float radius, ImU32 colour, int corners) {
  list_->AddNgonFilled(centre, radius, colour, corners);
  if (recorder_ != nullptr) record_fill(Polygon(ngon(centre, radius, corners)), colour, colour);
}

void Pen::PathArcTo(ImVec2 centre, float radius, float from, float to, int segments) {
  list_->PathArcTo(centre, radius, from, to, segments);
}

void Pen::PathStroke(ImU32 colour, ImDrawFlags flags, float thickness) {
  const ImVector<ImVec2>& path = list_->_Path;
  record_stroke(Polygon(path.Data, static_cast<std::size_t>(path.Size)),
                {colour, thickness, (flags & ImDrawFlags_Closed) != 0});
  list_->PathStroke(colour, flags, thickness);
}

void Pen::PushClipRect(ImVec2 low, ImVec2 high, bool intersect_with_current) {
  list_->PushClipRect(low, high, intersect_with_current);
}

void Pen::PopClipRect() { list_->PopClipRect(); }

}  // namespace kairo::draw
