#pragma once

#include <array>
#include <string>
#include <vector>

#include "engine/games/haratama/events.h"
#include "engine/games/haratama/state.h"

namespace kairo::haratama::test {

/// Derives from the events of played cards, independently of the engine, what must follow: who wins each trick, the
/// treasures, the break, the losses, the end. Collects every event that disagrees.
class Referee {
 public:
  Referee(int players, int limit) : players_(players), limit_(limit) {}

  /// Checks the next event.
  void check(const Event& event);
  [[nodiscard]] const std::vector<std::string>& errors() const { return errors_; }
  [[nodiscard]] int rounds() const { return rounds_; }
  [[nodiscard]] int total(int seat) const { return totals_[static_cast<std::size_t>(seat)]; }

 private:
  struct PlayedCard {
    int seat;
    int suit;
    int rank;
  };

  void expect(bool right, const std::string& what);
  [[nodiscard]] bool is_treasure(const PlayedCard& card) const;
  void card_played(const Event& event);
  void trick_won(const Event& event);
  void round_lost(const Event& event);

  int players_;
  int limit_;
  int rounds_ = 0;
  std::vector<int> descents_;
  int to_win_ = 0;
  int leader_ = -1;
  bool broken_ = false;
  bool break_reported_ = false;
  bool over_ = false;
  std::vector<PlayedCard> trick_;
  std::array<int, 4> won_{};
  std::array<int, 4> totals_{};
  std::vector<std::string> errors_;
};

}  // namespace kairo::haratama::test
