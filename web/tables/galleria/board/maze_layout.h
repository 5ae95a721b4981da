#pragma once

#include "engine/games/galleria/deck.h"
#include "web/draw/geometry.h"
#include "web/draw/scale.h"

namespace kairo::galleria::table {

/// The cells of the maze, the rooms around it and its coordinates on the screen: the largest square in a rectangle.
class MazeLayout {
 public:
  explicit MazeLayout(const draw::Rect& at);

  [[nodiscard]] const draw::Rect& whole() const { return whole_; }
  [[nodiscard]] const draw::Rect& squares() const { return squares_; }
  /// The side of a cell.
  [[nodiscard]] float unit() const { return squares_.w / static_cast<float>(width); }
  [[nodiscard]] draw::Rect cell(int cell) const;
  [[nodiscard]] draw::Rect room(int room) const;
  /// The strip between the two rooms above the maze.
  [[nodiscard]] draw::Rect lintel() const;
  /// The strip for the letters of the columns, below the wall or, in a small maze, in it between the rooms; the numbers
  /// of the rows have one as wide at the left.
  [[nodiscard]] draw::Rect letters() const {
    return {whole_.x, in_wall() ? squares_.bottom() : whole_.bottom(), whole_.w, in_wall() ? wall() : gutter_};
  }
  [[nodiscard]] bool in_wall() const { return gutter_ == 0; }
  [[nodiscard]] float wall() const { return squares_.x - whole_.x; }
  /// How far the strips reach out of the whole.
  [[nodiscard]] float gutter() const { return gutter_; }

 private:
  float gutter_ = 0;
  draw::Rect whole_;
  draw::Rect squares_;
};

}  // namespace kairo::galleria::table
