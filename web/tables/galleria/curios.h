#pragma once

#include "engine/games/galleria/deck.h"
#include "web/draw/ui.h"

/// Curios, facets and events as cards with their pictures; recognisable at 24 px and in grey.
namespace kairo::galleria::table {

inline constexpr float curio_aspect = 5.0F / 6;  ///< width / height

/// A smaller curio, in CSS pixels, has no room for its points.
inline constexpr float narrowest_with_points = 30;
/// The marks beside the picture of a curio.
enum class CurioMarks : std::uint8_t {
  all,
  none,  ///< neither points nor effects count
};
/// A curio as large as the rectangle allows, turned sideways if used.
void draw_curio(draw::Ui& ui, const draw::Rect& at, Curio curio, bool used, CurioMarks marks = CurioMarks::all);
/// One that is not known: for counts and for rooms.
void draw_frame(draw::Ui& ui, const draw::Rect& at, float alpha = 1);
/// A facet's portrait fills the rectangle; turned sideways if its skill is used.
void draw_portrait(draw::Ui& ui, const draw::Rect& at, Facet facet, bool used);
/// The picture of an event fills the rectangle.
void draw_event_card(draw::Ui& ui, const draw::Rect& at, EventNumber event);
/// A thing under a cloth, without a card: one that is not known and hangs in its room.
void draw_covered(draw::Ui& ui, const draw::Rect& at);
/// The place of the points on a curio's card.
draw::Rect points_on(const draw::Rect& card);
/// A number on a gold disc.
void draw_points(draw::Ui& ui, draw::Point centre, float radius, int points);

}  // namespace kairo::galleria::table
