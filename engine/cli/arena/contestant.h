#pragma once

#include <expected>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/bots/level.h"
#include "engine/match/match.h"

namespace kairo::arena {

/// The player of a seat: `LEVEL`, a bot; `all-seeing:LEVEL`, a bot that searches with all cards open, to measure the
/// ceiling; `random`; or `exec:PROGRAM`, somebody else's program (program.h).
struct Contestant {
  enum class Kind : std::uint8_t { bot, all_seeing, random, program };
  Kind kind = Kind::bot;
  BotLevel level = BotLevel::regular;
  std::string program;

  [[nodiscard]] std::string name() const;
  friend bool operator==(const Contestant&, const Contestant&) = default;
};

/// Reads a list with commas in between. The error is a sentence.
std::expected<std::vector<Contestant>, std::string> read_contestants(std::string_view text);

/// A contestant at a seat of one match.
class Player {
 public:
  virtual ~Player() = default;
  /// The move of the seat to move, or a sentence about what went wrong.
  virtual std::expected<AnyMove, std::string> move(const Match& match) = 0;
};

/// `seconds` is the time that a program has for a move.
std::unique_ptr<Player> seat_player(const Contestant& contestant, Seat seat, int seconds);

}  // namespace kairo::arena
