#pragma once

#include "engine/games/galleria/rules.h"
#include "web/draw/ui.h"

namespace kairo::galleria::table {

/// A monster, told by its silhouette and its eyes, of which it has as many as power, with its power on a disc; without
/// power it has no number.
void draw_monster(draw::Ui& ui, draw::Point centre, float radius, int power, bool passed, float alpha = 1);

struct Guard {
  int power = 0;  ///< with what was added to it
  bool passed = false;
  float beside = 100;  ///< how far its number may reach out of the card at the sides
};
/// The place of the monster of such a card: in the middle, or in the rock beside its branch, which stays visible.
struct Lair {
  draw::Point centre;
  float radius = 0;
  draw::Point number;
  float disc = 0;  ///< the radius of the disc beneath the number
};
Lair lair_of(const draw::Rect& at, const galleria::Face& face);
/// The monster of the card where it lurks, and its jaws across the branch.
void draw_guard(draw::Ui& ui, const draw::Rect& at, const galleria::Face& face, const Guard& guard);

}  // namespace kairo::galleria::table
