#include "engine/cli/arena/program.h"

#include <algorithm>

#include "engine/cli/arena/child.h"

namespace kairo::arena {

namespace {

std::string question_text(const Match& match, Seat seat) {
  const Position& now = match.now();
  std::string text = "question " + std::string(match.game().info->id) + " seats=" + std::to_string(now.seats()) +
                     " seat=" + std::to_string(seat) + "\nview\n" + now.view_text(seat) + "legal\n";
  for (const AnyMove move : now.legal()) text += now.move_text(move) + '\n';
  return text + "answer?\n";
}

class Program final : public Player {
 public:
  Program(const std::string& command, Seat seat, int seconds) : child_(command), seat_(seat), seconds_(seconds) {}

  std::expected<AnyMove, std::string> move(const Match& match) override {
    const auto deadline = std::chrono::steady_clock::now() + seconds_;
    if (auto asked = child_.write(question_text(match, seat_), deadline); !asked) return std::unexpected(asked.error());
    const auto answer = child_.read_line(deadline);
    if (!answer) return std::unexpected(answer.error());
    const auto move = match.now().parse_move(*answer);
    const std::vector<AnyMove> legal = match.now().legal();
    if (!move || std::find(legal.begin(), legal.end(), *move) == legal.end())
      return std::unexpected("answers `" + *answer + "`, which is not a legal move");
    return *move;
  }

 private:
  Child child_;
  Seat seat_;
  std::chrono::seconds seconds_;
};

}  // namespace

std::unique_ptr<Player> start_program(const std::string& command, Seat seat, int seconds) {
  return std::make_unique<Program>(command, seat, seconds);
}

}  // namespace kairo::arena
