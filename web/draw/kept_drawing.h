#pragma once

#include <optional>

#include "web/draw/pen.h"

namespace kairo::draw {

/// Vertices and triangles that were once added to a draw list, to be added again.
class KeptVertices {
 public:
  /// Takes what the list has got since it had so many vertices and indices.
  void keep(const ImDrawList& list, int first_vertex, int first_index);
  void add_to(ImDrawList& list) const;
  /// Whether the font texture, on which plain colours and lines lie too, is still as it was.
  [[nodiscard]] bool valid() const;

 private:
  ImVector<ImDrawVert> vertices_;
  ImVector<ImDrawIdx> triangles_;  ///< by numbers that begin with 0
  ImVec2 white_{};                 ///< where the texture is white
};

/// A drawing without texts that is made once and then drawn from its vertices until its key, which says all that it
/// depends on, changes. Recorders get it made anew.
template <class Key>
class KeptDrawing {
 public:
  /// True if it had to be made.
  template <class Make>
  bool draw(Pen& pen, const Key& key, Make make) {
    if (pen.recorder() == nullptr && key_ == key && vertices_.valid()) {
      vertices_.add_to(pen.list());
      return false;
    }
    const int vertices = pen.list().VtxBuffer.Size;
    const int indices = pen.list().IdxBuffer.Size;
    make();
    vertices_.keep(pen.list(), vertices, indices);
    key_ = key;
    return true;
  }

 private:
  std::optional<Key> key_;
  KeptVertices vertices_;
};

}  // namespace kairo::draw
