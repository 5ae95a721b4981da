#pragma once

#include <string>
#include <vector>

#include "web/tables/galleria/animation/moment.h"
#include "web/tables/galleria/board/maze_layout.h"
#include "web/tables/galleria/board/pictured.h"

namespace kairo::galleria::table {

/// The cell that an event is about; no_cell if there is none.
Cell cell_of(const Event& event);

/// The sentence about a moment on a band across the maze or below it, under the pictures of what it is about. The
/// moment must outlive it.
class Caption {
 public:
  Caption(const draw::Ui& ui, const Layout& layout, const View& view, const Moment& moment);

  /// The places of the pictures.
  [[nodiscard]] const std::vector<draw::Rect>& pictures() const { return pictures_; }
  /// `past`: seconds since the moment began.
  void draw(draw::Ui& ui, double past) const;
  /// Puts a seal on the first picture, if that is nullified. Drawn over the pictures.
  void draw_seal_on_first(draw::Ui& ui, double past) const;
  /// Warns at the first picture, if that is a curio that hurts who takes it.
  void draw_flash_on_first(draw::Ui& ui, double past) const;
  /// Stamps its points onto the first picture, if that is a curio whose points count.
  void draw_points_on_first(draw::Ui& ui, double past) const;

 private:
  void draw_still(draw::Ui& ui, double past) const;
  void draw_shine(draw::Ui& ui, double past) const;
  /// Lays the band and `n` pictures into the room below the maze; without room there, over it.
  void lay(const MazeLayout& maze, const draw::Rect& below, float wide, float high, int n);
  /// The effect of the curio that is taken, or of the card that is played against the viewer; notes the curio's room.
  std::string effect_of_moment(const draw::Ui& ui, const View& view);
  /// How high those words are; 0 if there are none, or not so much room.
  float effect_height(const draw::Ui& ui, const View& view, float wide, float room);

  const Moment& moment_;
  draw::Rect maze_;
  bool brings_points_;
  bool great_;  ///< larger than usual, and the maze is dimmed
  std::string words_;
  DrawPicture still_;  ///< the picture of something that does not fly
  draw::Rect from_;    ///< where it comes from; empty: it is there
  std::string effect_;
  Room room_ = no_room;  ///< in which a curio lay that is taken
  draw::Rect room_at_;
  draw::TextStyle style_;
  draw::Rect band_;
  std::vector<draw::Rect> pictures_;
};

}  // namespace kairo::galleria::table
