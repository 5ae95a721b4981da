#pragma once

#include <memory>
#include <string>
#include <vector>

#include "engine/match/position.h"

namespace kairo::gallery {

/// A moment of a real match as a viewer sees it, after some taps.
struct Scene {
  std::string name;
  int seats = 0;
  std::shared_ptr<const Position> before;  ///< where `move` was made; null: no animation
  std::shared_ptr<const Position> now;
  Seat viewer = no_seat;
  AnyMove move{};                   ///< that is animated
  std::vector<std::string> taps{};  ///< ids of spots
  double seconds = 0;               ///< time after the start of the animation
  Seat pointed = no_seat;           ///< at the end: whose score is pointed out,
  int source = 0;                   ///< and which line of it
};

/// Scenes of The Wicked Labyrinth: every kind of question, animations, waiting and the end.
std::vector<Scene> wicked_scenes();
/// Scenes of Haratama: passing, tricks, daybreak, foxes, the end of a round and of the game.
std::vector<Scene> haratama_scenes();
/// Scenes of In the Ruin: the first drawings, every kind of question, a reveal, half-time and the end.
std::vector<Scene> ruin_scenes();
/// Scenes of Labyrinth of Galleria: a held card, a price, answers, descriptions, a trap and the end.
std::vector<Scene> galleria_scenes();

}  // namespace kairo::gallery
