#pragma once

#include "web/draw/recorder.h"

namespace kairo::draw {

/// The drawing calls of a frame: the calls of ImDrawList that the project uses, under their own names and with their
/// own parameters. Each shape goes to Dear ImGui and, if there is one, to a recorder.
class Pen {
 public:
  Pen() = default;
  explicit Pen(ImDrawList& list, Recorder* recorder = nullptr) : list_(&list), recorder_(recorder) {}

  void AddLine(ImVec2 a, ImVec2 b, ImU32 colour, float thickness = 1);
  void AddPolyline(const ImVec2* points, int count, ImU32 colour, ImDrawFlags flags, float thickness);
  void AddBezierCubic(ImVec2 a, ImVec2 b, ImVec2 c, ImVec2 d, ImU32 colour, float thickness);
  void AddRect(ImVec2 low, ImVec2 high, ImU32 colour, float rounding = 0, ImDrawFlags flags = 0, float thickness = 1);
  void AddRectFilled(ImVec2 low, ImVec2 high, ImU32 colour, float rounding = 0);
  /// Recorders get only the change from top to bottom.
  void AddRectFilledMultiColor(ImVec2 low, ImVec2 high, ImU32 upper_left, ImU32 upper_right, ImU32 lower_right,
                               ImU32 lower_left);
  void AddCircle(ImVec2 centre, float radius, ImU32 colour, int segments = 0, float thickness = 1);
  void AddCircleFilled(ImVec2 centre, float radius, ImU32 colour, int segments = 0);
  void AddTriangle(ImVec2 a, ImVec2 b, ImVec2 c, ImU32 colour, float thickness = 1);
  void AddTriangleFilled(ImVec2 a, ImVec2 b, ImVec2 c, ImU32 colour);
  void AddNgon(ImVec2 centre, float radius, ImU32 colour, int corners, float thickness = 1);
  void AddNgonFilled(ImVec2 centre, float radius, ImU32 colour, int corners);
  void PathArcTo(ImVec2 centre, float radius, float from, float to, int segments = 0);
  void PathStroke(ImU32 colour, ImDrawFlags flags = 0, float thickness = 1);
  void PushClipRect(ImVec2 low, ImVec2 high, bool intersect_with_current = false);
  void PopClipRect();

  /// The list itself, for shapes that have no call here: a caller that adds to it tells the recorder.
  [[nodiscard]] ImDrawList& list() const { return *list_; }
  [[nodiscard]] Recorder* recorder() const { return recorder_; }
  [[nodiscard]] Rect clip() const;

 private:
  void record_fill(const Figure& figure, ImU32 top, ImU32 bottom) const;
  void record_stroke(const Figure& figure, const LineStyle& style) const;

  ImDrawList* list_ = nullptr;
  Recorder* recorder_ = nullptr;
};

}  // namespace kairo::draw
