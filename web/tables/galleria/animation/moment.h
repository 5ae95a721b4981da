#pragma once

#include <span>
#include <vector>

#include "engine/games/galleria/events.h"
#include "web/tables/galleria/animation/flight.h"
#include "web/tables/story.h"

namespace kairo::galleria::table {

/// A moment of the animation: an event, perhaps in words, and everything that flies because of it.
struct Moment {
  Event event;
  Event told;                  ///< in words: the event, or what was stolen in it, as far as the viewer may know
  std::size_t events = 1;      ///< this one and those that are shown with it
  double seconds = 0;          ///< 0: it is not shown
  double lands = 0;            ///< seconds until everything has landed
  bool has_words = false;      ///< in words
  bool is_felt = false;        ///< by the viewer: a loss, or what brings it
  bool is_held = false;        ///< to be read at every pace: that, the viewer's own results, deeds between players
  bool happens_first = false;  ///< the table shows it from the start; otherwise once everything has landed
  std::vector<Flight> flights;

  /// Places whose card or curio is in the air.
  [[nodiscard]] CellSet flying_cells() const;
  [[nodiscard]] RoomSet flying_rooms() const;
  /// How many things the caption shows.
  [[nodiscard]] int pictures() const;
};

/// Whether what happened is told to the viewer in words of its own.
bool has_words(const Event& event, Seat viewer);
/// Whether the event takes something from this seat, or a curio that it might have had, or makes its way dearer;
/// `turn`: whose turn it is.
bool is_loss(const Event& event, Seat seat, Seat turn);
/// Whether the event is a card played against something that this seat does.
bool is_aimed_at(const Event& event, Seat seat);
/// The moment of the first of these events of the story. A card that the viewer may not see flies as a back: its number
/// is told only by events that the viewer may learn.
Moment first_moment(const kairo::tables::Story<View>& story, std::span<const Event> events);

}  // namespace kairo::galleria::table
