#pragma once

#include <memory>
#include <string>
#include <vector>

#include "engine/match/position.h"

namespace kairo::gallery {

/// A moment of a real match, as somebody sees it, and what they do to it before it is looked at.
struct Scene {
  std::string name;
  int seats = 0;
  std::shared_ptr<const Position> before;  ///< where `events` started; null: nothing is shown happening
  std::shared_ptr<const Position> now;
  Seat viewer = no_seat;
  std::vector<Event> events{};
  std::vector<std::string> taps{};  ///< ids of spots
  double seconds = 0;               ///< looked at so long after the events
  Seat pointed = no_seat;           ///< at the end: whose score is pointed out, and
  int source = 0;                   ///< which line of it
};

/// Moments of The Wicked Labyrinth: every kind of question, motion, waiting and the end.
std::vector<Scene> wicked_scenes();
/// Moments of Haratama: passing, tricks, the break, foxes, the end of a round and of the game.
std::vector<Scene> haratama_scenes();
/// Moments of In the Ruin: the first drawings, every kind of question, a round laid open, half-time and the end.
std::vector<Scene> ruin_scenes();
/// Moments of Labyrinth of Galleria: a card in hand, a price, answers, what is told in words, a trap and the end.
std::vector<Scene> galleria_scenes();

}  // namespace kairo::gallery
