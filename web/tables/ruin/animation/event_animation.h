#pragma once

#include <functional>
#include <span>
#include <vector>

#include "web/draw/motion.h"
#include "web/draw/ui.h"
#include "web/tables/cues.h"
#include "web/tables/ruin/animation/apply_event.h"
#include "web/tables/ruin/board/map_picture.h"
#include "web/tables/ruin/layout.h"

namespace kairo::ruin::table {

/// Animates events: starts from the view before and plays a short scene for each event until it reaches the view after.
/// With reduced motion, or when skipped, it goes straight to the view after.
class EventAnimation {
 public:
  EventAnimation() = default;
  EventAnimation(const EventAnimation&) = delete;  // its scenes hold a pointer to it
  EventAnimation& operator=(const EventAnimation&) = delete;

  /// Shows this view without any animation.
  void jump_to(const View& view);
  /// Starts animating the events that lead from the shown view to `after`.
  void begin(const View& after, std::span<const Event> events);
  void skip();
  /// Shows the view after at once, but lets its sounds be heard: for those who want no motion.
  void stand_still();
  /// The sounds of this frame.
  void play_sounds(draw::Ui& ui) { cues_.play(ui); }
  [[nodiscard]] bool running() const { return timeline_.running(); }

  /// Advances to `now`; call it before the table is drawn.
  void advance(double now);
  /// Draws what happens on top of the table; call it after the table is drawn. `focus`: the seat whose map is drawn
  /// large.
  void draw(draw::Ui& ui, const Layout& layout, Seat focus) const;

  /// The view to draw in this frame.
  [[nodiscard]] const View& view() const { return view_; }
  /// Adds what moves on a seat's map to its picture.
  void add_motion(MapPicture& picture, Seat seat) const;
  /// The search card that is falling, and its progress.
  [[nodiscard]] Card falling() const { return falling_; }
  [[nodiscard]] float progress() const { return progress_; }

 private:
  using Events = std::span<const Event>;
  /// Animation on one map.
  struct Motion {
    CellSet sketched;
    std::vector<Cell> way;  ///< the explorer's walk
  };
  /// A gem or a letter flying over the table.
  struct Flight {
    enum class To : std::uint8_t { status, map } to = To::status;
    Seat seat = no_seat;
    Letter letter = 0;
  };
  /// A ribbon across the map.
  struct Banner {
    Phrase words;
    Seat seat = no_seat;
    draw::Ink ink = draw::Ink::gold;
  };

  std::size_t add_scenes(Events events);
  std::size_t reveal(Events plans);
  void leave(const Event& event);
  std::size_t take_gems(Events events);
  void discard(Events events);
  void fall(const Event& event);
  std::size_t count_rectangles(Events events);
  void announce(const Event& event, Banner banner);

  /// From here on the shown view includes the event.
  void apply(const Event& event);
  /// A scene that only advances `progress_`.
  void scene(double seconds);

  draw::Timeline timeline_;
  kairo::tables::Cues cues_;
  View view_;
  View after_;

  // The scene that is playing:
  float progress_ = 0;
  PerSeat<Motion> motions_{};
  PerSeat<Rectangle> rectangles_{};
  std::vector<Flight> flights_;
  Banner banner_;
  Card falling_ = letters;
};

}  // namespace kairo::ruin::table
