#pragma once

#include <string>
#include <vector>

#include "web/tables/galleria/animation/moment.h"

namespace kairo::galleria::table {

/// The cell that an event is about; no_cell if there is none.
Cell cell_of(const Event& event);

/// The sentence about a moment on a band across the maze, with room above it for the cards and curios that it shows.
class Caption {
 public:
  Caption(const draw::Ui& ui, const Layout& layout, const View& view, const Moment& moment);

  /// Where the pictures go.
  [[nodiscard]] const std::vector<draw::Rect>& pictures() const { return pictures_; }
  /// `past`: seconds since the moment began.
  void draw(draw::Ui& ui, double past) const;
  /// Strikes the first picture out, stroke by stroke. Drawn over the pictures.
  void draw_strike(draw::Ui& ui, double past) const;

 private:
  std::string words_;
  draw::TextStyle style_;
  draw::Rect band_;
  std::vector<draw::Rect> pictures_;
  double seconds_;
  bool strikes_;
};

}  // namespace kairo::galleria::table
