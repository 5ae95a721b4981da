#pragma once

#include <span>
#include <string>
#include <vector>

#include "engine/games/ruin/state.h"
#include "engine/games/ruin/view.h"
#include "engine/games/ruin/words.h"
#include "web/tables/choices.h"
#include "web/tables/ruin/input/held_shape.h"
#include "web/tables/ruin/tints.h"
#include "web/tables/seats.h"

/// The pieces on maps and cards, in pencil on paper; recognisable at 24 px and in grey.
namespace kairo::ruin::table {

using Choices = kairo::tables::Choices<State>;

using kairo::tables::animal_of;
using kairo::tables::draw_name;
using kairo::tables::ink_of;
using kairo::tables::px;

/// `c4`, for ids of spots.
std::string cell_id(Cell cell);
/// `IR`, for ids of spots.
std::string goal_id(Goal goal);

// Each fills one square of a map.
/// In ink, as it stays on the map.
void draw_mark(draw::Ui& ui, const draw::Rect& at, Mark mark);
/// In pencil, until everybody has drawn. It closes into the ink: `closed` is how far.
void draw_sketch(draw::Ui& ui, const draw::Rect& at, Mark mark, float closed = 0);
void draw_gate(draw::Ui& ui, const draw::Rect& at);
void draw_entrance(draw::Ui& ui, const draw::Rect& at);

void draw_gem(draw::Ui& ui, draw::Point centre, float radius, float alpha = 1);
void draw_explorer(draw::Ui& ui, draw::Point centre, float radius, Seat seat, float alpha = 1);
/// A small flag at a letter of a goal card; filled once the goal is met.
void draw_flag(draw::Ui& ui, const draw::Rect& at, bool met);
/// A pair of footprints, the sign for steps.
void draw_footprints(draw::Ui& ui, draw::Point centre, float radius, ImU32 colour);
/// Dots around the letter that will be the next destination.
void draw_next(draw::Ui& ui, const draw::Rect& at);
/// The sign for the largest rectangle.
void draw_rectangle_sign(draw::Ui& ui, draw::Point centre, float radius);
/// Two gates, the sign for a warp; `at` is a square.
void draw_warp_sign(draw::Ui& ui, const draw::Rect& at);
/// A letter on paper.
void draw_letter(draw::Ui& ui, const draw::Rect& at, Letter letter, float size, draw::Ink ink);
/// The letter of a search card, on a pale gem: the one that the card can bring to that letter of the map.
void draw_card_letter(draw::Ui& ui, const draw::Rect& at, Letter letter, float size, draw::Ink ink);

/// An open destination: its gem with the letter on it; struck out if the letter is a wall, so that it can never be
/// taken.
void draw_destination(draw::Ui& ui, const draw::Rect& at, Letter letter, bool lost);

/// A cell as a move would fill it, with its letter or gem, of which the words beside it speak.
void draw_chosen_cell(draw::Ui& ui, const draw::Rect& at, Cell cell, Mark mark, LetterSet open);

/// A dot on a shape's grip, and on the map where the grip can go.
void draw_grip(draw::Ui& ui, draw::Point middle, float radius, float alpha = 1);
/// A shape in one mark, in ink and as large as it fits, on a scrap of paper.
void draw_scrap(draw::Ui& ui, const draw::Rect& at, const HeldShape& held, Mark mark);
/// The same without the paper and the grip, whose middle is returned.
draw::Point draw_shape(draw::Ui& ui, const draw::Rect& at, const HeldShape& held, Mark mark, float largest = 22);

/// The spots of a move: ids of hit targets and explained things, in the order of the taps.
std::vector<std::string> spots_of_move(const View& view, Move move);
/// The goal cards among which one is chosen.
std::vector<std::string> spots_of_question(const View& view);
/// The spots of what these events have changed; some of them more than once.
std::vector<std::string> spots_of_changes(const View& view, std::span<const Event> events);

}  // namespace kairo::ruin::table
