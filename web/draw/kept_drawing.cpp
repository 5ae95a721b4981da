#include "web/draw/kept_drawing.h"

#include <algorithm>

namespace kairo::draw {

void KeptVertices::keep(const ImDrawList& list, int first_vertex, int first_index) {
  vertices_.resize(list.VtxBuffer.Size - first_vertex);
  std::copy(list.VtxBuffer.begin() + first_vertex, list.VtxBuffer.end(), vertices_.begin());
  triangles_.resize(list.IdxBuffer.Size - first_index);
  const ImDrawIdx first = list._VtxCurrentIdx - static_cast<ImDrawIdx>(vertices_.Size);
  std::transform(list.IdxBuffer.begin() + first_index, list.IdxBuffer.end(), triangles_.begin(),
                 [first](ImDrawIdx index) { return index - first; });
  white_ = ImGui::GetFontTexUvWhitePixel();
}

void KeptVertices::add_to(ImDrawList& list) const {
  list.PrimReserve(triangles_.Size, vertices_.Size);
  const ImDrawIdx first = list._VtxCurrentIdx;
  list._VtxWritePtr = std::copy(vertices_.begin(), vertices_.end(), list._VtxWritePtr);
  list._IdxWritePtr = std::transform(triangles_.begin(), triangles_.end(), list._IdxWritePtr,
                                     [first](ImDrawIdx index) { return index + first; });
  list._VtxCurrentIdx += static_cast<ImDrawIdx>(vertices_.Size);
}

bool KeptVertices::valid() const {
  const ImVec2 white = ImGui::GetFontTexUvWhitePixel();
  return white.x == white_.x && white.y == white_.y;
}

}  // namespace kairo::draw
