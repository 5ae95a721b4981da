#pragma once

#include <cstdint>

#include "web/draw/ui.h"

/// The project's own little pictures, drawn with draw lists in one line weight; recognisable at 24 px and in grey.
namespace kairo::draw {

/// Soul fragments: each colour has its shape (flame, leaf, drop, star, moon).
enum class Soul : std::uint8_t { red, green, blue, yellow, white };
void soul(Ui& ui, Point centre, float radius, Soul kind, float alpha = 1);
/// A soul of middle or high rank: the same, in one ring or two (rank 0, 1, 2).
void ranked_soul(Ui& ui, Point centre, float radius, Soul kind, int rank, float alpha = 1);

/// Players' silhouettes, by seat.
enum class Animal : std::uint8_t { wolf, rabbit, eagle, cat, sheep };
void animal(Ui& ui, Point centre, float radius, Animal kind, float alpha = 1);

/// The searching pieces and signs of The Wicked Labyrinth and what goes with them.
void search_piece(Ui& ui, Point centre, float radius, Animal owner, float alpha = 1);
void witch_sign(Ui& ui, Point centre, float radius, float alpha = 1);
void soul_sign(Ui& ui, Point centre, float radius, float alpha = 1);
void impurity(Ui& ui, Point centre, float radius, float alpha = 1);
void promotion_spell(Ui& ui, Point centre, float radius, float alpha = 1);
void change_spell(Ui& ui, Point centre, float radius, float alpha = 1);
/// A hand, open (0) to closed (1), palm up.
void hand(Ui& ui, const Rect& at, float closed, Ink ink, float alpha = 1);
/// The witch in the middle of the ring: horned head over a small labyrinth.
void witch(Ui& ui, const Rect& at, float alpha = 1);

/// The cover picture of a game, by id, for the box.
void cover(Ui& ui, const Rect& at, std::string_view game);

/// Signs of the interface.
enum class Glyph : std::uint8_t {
  undo,
  log,
  menu,
  pass_on,
  close,
  back,
  language,
  words,
  help,
  next,
  eye,
  branch,
  more,
  file
};
inline constexpr int glyphs = 14;
void glyph(Ui& ui, const Rect& at, Glyph kind, Ink ink = Ink::text);

}  // namespace kairo::draw
