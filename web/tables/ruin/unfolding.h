#pragma once

#include <functional>
#include <span>
#include <vector>

#include "web/draw/motion.h"
#include "web/draw/ui.h"
#include "web/tables/ruin/layout.h"
#include "web/tables/ruin/map_picture.h"
#include "web/tables/ruin/unfold.h"

namespace kairo::ruin::table {

/// Shows what has happened: from the view before, event by event in little scenes, to the view after. Where nothing
/// may move, or when skipped, the view after is there at once.
class Unfolding {
 public:
  Unfolding() = default;
  Unfolding(const Unfolding&) = delete;  // its scenes point to it
  Unfolding& operator=(const Unfolding&) = delete;

  /// Nothing has happened; this is how the table is.
  void jump(const View& view);
  /// These events lead from what is shown to `after`.
  void begin(const View& after, std::span<const Event> events);
  void skip();
  [[nodiscard]] bool running() const { return timeline_.running(); }

  /// Goes on to `now`; to be called before the table is drawn.
  void advance(double now);
  /// What happens above the table; to be called after it is drawn. `focus`: whose map lies large.
  void draw(draw::Ui& ui, const Layout& layout, Seat focus) const;

  /// The table as it is to be drawn now.
  [[nodiscard]] const View& view() const { return view_; }
  /// Puts into a seat's map what is moving on it.
  void move_on_map(MapPicture& picture, Seat seat) const;
  /// The search card that is falling, and how far it has fallen.
  [[nodiscard]] Card falling() const { return falling_; }
  [[nodiscard]] float progress() const { return progress_; }

 private:
  using Events = std::span<const Event>;
  /// What moves on one map.
  struct Motion {
    CellSet sketched;
    std::vector<Cell> way;  ///< that the explorer walks
  };
  /// A gem or a letter on its way.
  struct Flight {
    enum class To : std::uint8_t { status, map } to = To::status;
    Seat seat = no_seat;
    Letter letter = 0;
  };
  /// A band across the map.
  struct Banner {
    Phrase words;
    Seat seat = no_seat;
    draw::Ink ink = draw::Ink::gold;
  };

  std::size_t script_one(Events events);
  std::size_t reveal(Events plans);
  void leave(const Event& event);
  std::size_t take_gems(Events events);
  void discard(Events events);
  void fall(const Event& event);
  std::size_t count_rectangles(Events events);
  void announce(const Event& event, Banner banner);

  /// The event's effect shows from here on.
  void apply(const Event& event);
  /// A scene that only says how far it is.
  void scene(double seconds);

  draw::Timeline timeline_;
  View view_;
  View after_;

  // Of the scene that is being shown:
  float progress_ = 0;
  PerSeat<Motion> motions_{};
  PerSeat<Rectangle> rectangles_{};
  std::vector<Flight> flights_;
  Banner banner_;
  Card falling_ = letters;
};

}  // namespace kairo::ruin::table
