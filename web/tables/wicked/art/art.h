#pragma once

#include <cstdint>

#include "web/draw/art.h"

/// The pictures of The Wicked Labyrinth, in the kit's line weight; recognisable at 24 px and in grey.
namespace kairo::wicked::art {

/// Soul fragments: each colour has its shape (flame, leaf, drop, star, moon).
enum class Soul : std::uint8_t { red, green, blue, yellow, white };
void soul(draw::Ui& ui, draw::Point centre, float radius, Soul kind, float alpha = 1);
/// A soul of middle or high rank: the same in one ring or two (rank 0, 1, 2).
void ranked_soul(draw::Ui& ui, draw::Point centre, float radius, Soul kind, int rank, float alpha = 1);
/// The rim that souls of a rank have, around a dark disc with room for a number.
void rank_of_souls(draw::Ui& ui, draw::Point centre, float radius, int rank, float alpha = 1);

/// A wooden disc with its owner's animal.
void search_piece(draw::Ui& ui, draw::Point centre, float radius, draw::Animal owner, float alpha = 1);
void witch_sign(draw::Ui& ui, draw::Point centre, float radius, float alpha = 1);
void soul_sign(draw::Ui& ui, draw::Point centre, float radius, float alpha = 1);
void impurity(draw::Ui& ui, draw::Point centre, float radius, float alpha = 1);
void promotion_spell(draw::Ui& ui, draw::Point centre, float radius, float alpha = 1);
void change_spell(draw::Ui& ui, draw::Point centre, float radius, float alpha = 1);
/// A hand, palm up, from open (0) to closed (1). `faint`: how far it is lost in the panel below it, 0 … 1.
void hand(draw::Ui& ui, const draw::Rect& at, float closed, draw::Ink ink, float faint = 0);
struct WitchLook {
  float right = 0;  ///< how far she looks to the right, 0 … 1
  float flare = 0;  ///< how far the soul between her hands has flared up, 0 … 1
  bool laughs = false;
};
/// The witch in the middle of the ring: a horned head over a small labyrinth.
void witch(draw::Ui& ui, const draw::Rect& at, WitchLook look = {});

}  // namespace kairo::wicked::art
