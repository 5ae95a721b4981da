#pragma once

#include <array>
#include <string>
#include <vector>

#include "engine/games/haratama/events.h"
#include "engine/games/haratama/state.h"

namespace kairo::haratama::test {

/// Watches the cards that are played and works out for itself, slowly and by another road than the engine, what must
/// follow: who wins which trick, the treasures, the break, the losses, the end. Says what the engine told otherwise.
class Referee {
 public:
  Referee(int players, int limit) : players_(players), limit_(limit) {}

  /// The next event, in order.
  void hear(const Event& event);
  [[nodiscard]] const std::vector<std::string>& protests() const { return protests_; }
  [[nodiscard]] int rounds() const { return rounds_; }
  [[nodiscard]] int total(int seat) const { return totals_[static_cast<std::size_t>(seat)]; }

 private:
  struct Laid {
    int seat;
    int suit;
    int rank;
  };

  void protest_unless(bool right, const std::string& what);
  [[nodiscard]] bool is_treasure(const Laid& card) const;
  void card_laid(const Event& event);
  void trick_won(const Event& event);
  void round_lost(const Event& event);

  int players_;
  int limit_;
  int rounds_ = 0;
  std::vector<int> descents_;
  int to_win_ = 0;
  int leader_ = -1;
  bool broken_ = false;
  bool break_told_ = false;
  bool over_ = false;
  std::vector<Laid> trick_;
  std::array<int, 4> won_{};
  std::array<int, 4> totals_{};
  std::vector<std::string> protests_;
};

}  // namespace kairo::haratama::test
