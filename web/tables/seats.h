#pragma once

#include "web/draw/art.h"

/// How every table draws players and questions.
namespace kairo::tables {

constexpr float px(int count) { return static_cast<float>(count); }

draw::Animal animal_of(Seat seat);
draw::Ink ink_of(Seat seat);

/// The player's name, or, for a moment, what they show at a live table.
std::string shown_name(const draw::Ui& ui, Seat seat);
/// Marks the face of a player who has left a live table, or whose line has been torn: then with three dots.
void draw_presence(draw::Ui& ui, const draw::Rect& face, Seat seat);

/// A player's sign and name, in gold if `asked`; with a tick if this player has answered what others are still asked.
void draw_name(draw::Ui& ui, const draw::Rect& at, Seat seat, bool asked);

/// The same of the player in front once the game is over: large, the sign in lamplight.
void draw_hero(draw::Ui& ui, const draw::Rect& at, Seat seat, draw::Ink ink = draw::Ink::text);

/// A player's sign in a disc with a rim in the seat's colour.
void draw_face(draw::Ui& ui, draw::Point centre, float radius, Seat seat);

/// The parts of a seat's panel, in every game: a strip in the seat's colour along the left edge, the face in a disc
/// that stands out at the upper left corner, the name, and one number of weight at the end of its line.
struct SeatPanel {
  draw::Rect all;
  draw::Rect face;
  draw::Rect name;
  draw::Rect number;  ///< empty if there is only room for the name
  draw::Rect rest;    ///< for whatever else belongs to the seat in this game
};
SeatPanel lay_seat_panel(const draw::Rect& at);

/// How a seat stands in the match.
struct SeatState {
  Seat seat;
  bool asked = false;  ///< the panel lies in lamplight
  ImU32 wash = 0;      ///< lies over the panel, below face and words
};

/// The panel without its face and its name, for games that have no room for them as they lie here.
void draw_seat_plate(draw::Ui& ui, const draw::Rect& at, const SeatState& state);
/// Draws the panel, its face and its name. A table draws the number (Text::number, of the height of its rectangle) and
/// what belongs into the rest afterwards. It dims a seat that is out by fading all of that, from the panel on
/// (draw::DrawRange), to `strength_when_out`.
void draw_seat_panel(draw::Ui& ui, const SeatPanel& panel, const SeatState& state);
inline constexpr float strength_when_out = 0.45F;

/// The open question with the sign of `seat`, softer unless that is `me`. The sign glows while a bot
/// thinks. The text shrinks if it does not fit. Nothing is asked of the past (draw::Asked::never).
void draw_question(draw::Ui& ui, draw::Rect at, Seat seat, Seat me, std::string_view words);

/// The button that goes on after something that waits to be read, at the lower edge of a table; true when pressed. On a
/// wide screen it lies right below the `sheet` that is read, if there is one and room for it: a band would cut what
/// lies beside the sheet.
bool draw_go_on(draw::Ui& ui, const draw::Rect& at, const draw::Rect& sheet);
/// The height that it takes below the sheet.
inline constexpr float go_on_height = 52;

/// Draws the caption of what a table is showing, in the place of the question, which is about what comes after it all.
/// False, and nothing drawn, if there are no words or no room for all of them.
bool draw_event(draw::Ui& ui, const draw::Rect& at, const Phrase& words);

}  // namespace kairo::tables
