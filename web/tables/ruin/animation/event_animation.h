#pragma once

#include <optional>
#include <vector>

#include "engine/core/event.h"
#include "engine/games/ruin/events.h"
#include "engine/games/ruin/words.h"
#include "web/draw/sound.h"
#include "web/draw/ui.h"
#include "web/tables/ruin/board/map_picture.h"
#include "web/tables/ruin/board/round_report.h"
#include "web/tables/ruin/board/search_cards.h"
#include "web/tables/ruin/layout.h"
#include "web/tables/script.h"

namespace kairo::ruin::table {

/// Plays a short scene for each event; what a ribbon or a sheet says is to be read.
class EventAnimation final : public kairo::tables::StoryScript<View> {
 public:
  EventAnimation();

  /// The report of a round or the summary of a half lies over the table.
  [[nodiscard]] bool covers() const override { return report_ || summary_; }
  /// The caption of what is being shown; empty if nothing is, or nothing that has words. The gems and their takers are
  /// told to the end, as long as there is nothing else to read.
  [[nodiscard]] Phrase caption() const;
  /// The height of the sheet that tells of the end of a round, with the button below it, where it gets this
  /// width.
  [[nodiscard]] float told_height(const draw::Ui& ui, float width, const ReportMaps& maps) const;
  /// The doings of a seat in the last round, without its name; empty if its report has not been shown.
  [[nodiscard]] Phrase last_told(Seat seat) const;
  /// Draws what happens on top of the table; call it after the table is drawn. `maps.large`: the seat whose map is
  /// drawn large. Returns the sheet that tells of the end of a round; an empty one at other times.
  draw::Rect draw(draw::Ui& ui, const Layout& layout, const ReportMaps& maps) const;
  /// Adds what moves on a seat's map to its picture.
  void add_motion(MapPicture& picture, Seat seat) const;
  /// How the row of search cards changes now.
  [[nodiscard]] RowMotion row() const;

 private:
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

  std::size_t add_scenes(Events events) override;
  void drop_motion() override;
  std::size_t reveal(Events plans);
  void leave(Events events);
  std::size_t take_gems(Events events);
  /// Tells of a letter of the viewer's map that a gem of somebody else has closed or opened; false if this is no such
  /// event.
  bool turn_on_map(const Event& event);
  std::size_t draw_goals(Events events);
  /// Tells that a goal card which the viewer has drawn is worth nothing, unless the report of the round does.
  void tell_if_lost(const Event& seen);
  void discard(Events events);
  std::size_t fall(Events events);
  std::size_t end_half(Events events);
  /// Each round ends with a report, but not for somebody who is alone.
  [[nodiscard]] bool reports() const { return after_.players > min_players; }
  /// Reports the round that ends with this event.
  void report_round(const Event& last);
  /// Counts up what the first half has brought.
  void sum_up();
  std::size_t begin_half(Events events);
  void begin_round(const Event& event);
  /// `own`: it tells of something that the viewer has done.
  void announce(Banner banner, bool own = false);

  /// The shown view includes the events, and the row of search cards begins to move to what it is then.
  void move_row(Events events, bool falls);
  /// The same in a scene of its own.
  void change_row(Events events);
  /// Ends whatever the scene shows.
  void clear();
  [[nodiscard]] float go_on_room() const;
  void draw_flight(draw::Ui& ui, const Layout& layout, Seat focus, const Flight& flight) const;
  void draw_goal(draw::Ui& ui, draw::Point at, const Flight& flight) const;
  void draw_banner(draw::Ui& ui, const Layout& layout) const;
  void draw_inside(draw::Ui& ui, const draw::Rect& at) const;

  RoundReport told_;        ///< of the last round that was shown,
  PerSeat<CellSet> drawn_;  ///< and what was drawn in it

  // While scripting:
  bool row_ends_ = false;         ///< the row has one card, and the deck none
  const Event* round_ = nullptr;  ///< its first event, if it is shown from there on

  // The scene that is playing:
  PerSeat<Motion> motions_{};
  PerSeat<Rectangle> rectangles_{};
  std::vector<Flight> flights_;
  Banner banner_;
  std::vector<Phrase> takers_;  ///< of gems
  Phrase lost_;                 ///< that the goal card just drawn is worth nothing
  std::vector<Phrase> turned_;  ///< gates and walls that others have made on the viewer's map, and their cells
  CellSet turned_cells_;
  std::optional<RoundReport> report_;
  std::optional<Score> summary_;
  bool counts_ = false;  ///< it is being counted up
  RowMotion row_;
};

/// The sound of an event that is being shown.
draw::Sound sound_of(const Event& event);

}  // namespace kairo::ruin::table
