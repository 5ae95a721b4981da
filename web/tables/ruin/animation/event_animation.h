#pragma once

#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "engine/games/ruin/events.h"
#include "engine/games/ruin/words.h"
#include "web/draw/motion.h"
#include "web/draw/ui.h"
#include "web/tables/cues.h"
#include "web/tables/ruin/board/map_picture.h"
#include "web/tables/ruin/board/search_cards.h"
#include "web/tables/ruin/layout.h"
#include "web/tables/story.h"

namespace kairo::ruin::table {

using kairo::tables::Story;

/// Animates a story: starts from the view before and plays a short scene for each event until it reaches the view
/// after. Things never move for more than two seconds in all; only what is to be read takes longer. With reduced motion
/// nothing moves, and only what is to be read takes time. When skipped, it goes straight to the view after.
class EventAnimation {
 public:
  EventAnimation() = default;
  EventAnimation(const EventAnimation&) = delete;  // its scenes hold a pointer to it
  EventAnimation& operator=(const EventAnimation&) = delete;

  /// Shows this view without any animation.
  void jump_to(const View& view);
  /// Starts animating the story, and ends with `after`.
  void begin(const View& after, Story<View> story);
  void skip();
  /// For those who want no motion: what would move is where it goes, with its sounds. True if that changes the picture.
  bool stand_still();
  /// The sounds of this frame.
  void play_sounds(draw::Ui& ui) { cues_.play(ui); }
  [[nodiscard]] bool running() const { return timeline_.running(); }
  /// What a half has brought lies over the table.
  [[nodiscard]] bool sums_up() const { return brought_.has_value(); }
  /// What is being shown, in words; empty if nothing is, or nothing that has words. Who has taken which gem is told to
  /// the end, as long as there is nothing else to read.
  [[nodiscard]] Phrase told() const;

  /// Advances to `now`; call it before the table is drawn.
  void advance(double now);
  /// Draws what happens on top of the table; call it after the table is drawn. `focus`: the seat whose map is drawn
  /// large.
  void draw(draw::Ui& ui, const Layout& layout, Seat focus) const;

  /// The view to draw in this frame.
  [[nodiscard]] const View& view() const { return view_; }
  /// Adds what moves on a seat's map to its picture.
  void add_motion(MapPicture& picture, Seat seat) const;
  /// How the row of search cards changes now.
  [[nodiscard]] RowMotion row() const;

 private:
  using Events = std::span<const Event>;  ///< of the story
  /// Animation on one map.
  struct Motion {
    CellSet sketched;
    std::vector<Cell> way;  ///< the explorer's walk
  };
  /// A gem or a goal card flying over the table.
  struct Flight {
    enum class Thing : std::uint8_t {
      gem,          ///< from its letter to who takes it
      destination,  ///< the gem of a letter, from its search card to the map
      goal          ///< a goal card, from its seat's explorer to its hand
    };
    Thing thing = Thing::gem;
    Seat seat = no_seat;
    Letter letter = 0;
    std::size_t place = 0;   ///< of the search card in the row
    Goal goal = goal_cards;  ///< goal_cards: the viewer may see its back only
  };
  /// A ribbon across the map.
  struct Banner {
    Phrase words;
    SeatSet leave = 0;  ///< whose explorers stand above it
    draw::Ink ink = draw::Ink::gold;
    SeatSet inside = 0;  ///< who is named below it as still inside
    bool above = false;  ///< near the map's upper edge, so that the map is seen
  };

  /// Adds the scenes of all events; returns how many seconds things move at the usual pace.
  double script(double pace);
  std::size_t add_scenes(Events events);
  std::size_t reveal(Events plans);
  void leave(Events events);
  std::size_t take_gems(Events events);
  std::size_t draw_goals(Events events);
  void discard(Events events);
  std::size_t fall(Events events);
  std::size_t end_half(Events events);
  /// Counts up what the first half has brought.
  void sum_up();
  std::size_t begin_half(Events events);
  void begin_round(const Event& event);
  void announce(Banner banner);

  /// From here on the shown view includes the event, and all before it.
  void apply(const Event& event);
  /// The same, and the row of search cards begins to move to what it is then.
  void move_row(Events events, bool falls);
  /// The same in a scene of its own.
  void change_row(Events events);
  /// Nothing is in the middle of anything.
  void rest();
  /// Ends whatever the scene shows.
  void settle();
  /// A scene in which things move; it only advances `progress_`.
  void scene(double seconds);
  /// One in which there is something to read, too, and which is never hurried.
  void reading_scene();
  /// `takes`: the seconds that it gets.
  void add_scene(double seconds, double takes);
  void draw_flight(draw::Ui& ui, const Layout& layout, Seat focus, const Flight& flight) const;
  void draw_goal(draw::Ui& ui, draw::Point at, const Flight& flight) const;
  void draw_banner(draw::Ui& ui, const Layout& layout) const;
  void draw_inside(draw::Ui& ui, const draw::Rect& at) const;

  draw::Timeline timeline_;
  kairo::tables::Cues cues_;
  Story<View> story_;
  View view_;
  View after_;

  // While scripting:
  bool row_ends_ = false;  ///< the row has one card, and the deck none
  double pace_ = 1;        ///< the share of its time that a motion gets; 0: nothing moves
  double moving_ = 0;      ///< seconds of motion so far, at the usual pace

  // The scene that is playing:
  float progress_ = 0;
  double seconds_ = 0;  ///< its length at the usual pace
  PerSeat<Motion> motions_{};
  PerSeat<Rectangle> rectangles_{};
  std::vector<Flight> flights_;
  Banner banner_;
  std::vector<Phrase> takers_;  ///< of gems
  std::optional<Score> brought_;
  bool counts_ = false;  ///< it is being counted up
  RowMotion row_;
};

}  // namespace kairo::ruin::table
