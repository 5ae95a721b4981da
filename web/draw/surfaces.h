#pragma once

#include "web/draw/targets.h"

/// Blank surfaces, and marks on them.
namespace kairo::draw {

class Ui;

inline constexpr float tick_size = 14;  ///< CSS pixels

/// The table itself.
void draw_ground(Frame& frame);
void panel(Frame& frame, const Rect& at);
void paper(Frame& frame, const Rect& at, float turn = 0);  ///< a card's blank face, rotated by degrees
void card_back(Frame& frame, const Rect& at);
void ribbon(Ui& ui, const Rect& at, std::string_view words, Ink ink = Ink::gold);
/// A line just inside a rectangle's edge.
void inner_line(Pen& pen, const Rect& at, float radius, ImU32 colour, float width = 1);

/// Shows the state of something that the caller draws: a light frame if enabled, a frame with a tick if selected, a
/// thin veil if disabled, hatching if refused. `radius` is that of the corners; a large one makes a disc.
void mark(Frame& frame, const Rect& at, WidgetState state, float radius = 8, bool tick_at_left = false);
/// A tick on the upper right corner, for those who do not see the colour of what is selected.
void tick(Frame& frame, const Rect& at, float size = tick_size);

}  // namespace kairo::draw
