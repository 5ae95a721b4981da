#pragma once

#include "web/tables/haratama/layout.h"
#include "web/tables/haratama/pieces.h"

namespace kairo::haratama::table {

/// The sheets that open on top of the table: the tricks that may be looked at, the losses of all rounds, a player.
class Overlays {
 public:
  /// Draws the buttons that open the overlays.
  void draw_buttons(draw::Ui& ui, const Layout& layout, const View& view);
  /// Opens what is known of a player.
  void look_at(Seat seat) {
    open_ = Open::player;
    seat_ = seat;
  }
  /// Draws the open overlay on top of everything.
  void draw(draw::Ui& ui, const draw::Rect& at, const View& view, Seat focus, bool opened);
  [[nodiscard]] bool is_open() const { return open_ != Open::none; }
  /// False if none was open.
  bool close();

 private:
  enum class Open : std::uint8_t { none, tricks, scores, player };

  /// The height that its content takes in so much room.
  [[nodiscard]] float height_of(const draw::Ui& ui, const draw::Rect& room, const View& view) const;
  void mirror(draw::Ui& ui, const View& view) const;
  void draw_tricks(draw::Ui& ui, draw::Rect at, const View& view, Seat focus, bool opened) const;

  Open open_ = Open::none;
  Seat seat_ = 0;  ///< of the player
};

}  // namespace kairo::haratama::table
