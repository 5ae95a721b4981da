#include "engine/cli/arena/contestant.h"

#include "engine/bots/bot.h"
#include "engine/bots/thought.h"
#include "engine/cli/arena/program.h"

namespace kairo::arena {

namespace {

constexpr std::string_view all_seeing_prefix = "all-seeing:";
constexpr std::string_view program_prefix = "exec:";
constexpr std::string_view random_name = "random";

Rng luck_of(const Match& match) { return bot_rng(match.setup()->seed, match.steps().size()); }

class BotPlayer final : public Player {
 public:
  explicit BotPlayer(BotLevel level) : level_(level) {}
  std::expected<AnyMove, std::string> move(const Match& match) override {
    Rng rng = luck_of(match);
    return choose(match.now(), match.to_move(), level_, rng);
  }

 private:
  BotLevel level_;
};

class AllSeeingPlayer final : public Player {
 public:
  explicit AllSeeingPlayer(BotLevel level) : level_(level) {}
  std::expected<AnyMove, std::string> move(const Match& match) override {
    const auto thought = begin_cheating_thought(match.now(), match.to_move(), level_, luck_of(match));
    while (!thought->think(1 << 20)) continue;
    return thought->decision().move;
  }

 private:
  BotLevel level_;
};

class RandomPlayer final : public Player {
 public:
  std::expected<AnyMove, std::string> move(const Match& match) override {
    const std::vector<AnyMove> moves = match.now().legal();
    return moves[luck_of(match).below(static_cast<std::uint32_t>(moves.size()))];
  }
};

std::optional<Contestant> read_contestant(std::string_view text) {
  if (text == random_name) return Contestant{.kind = Contestant::Kind::random};
  if (text.starts_with(program_prefix))
    return Contestant{.kind = Contestant::Kind::program, .program = std::string(text.substr(program_prefix.size()))};
  const bool all_seeing = text.starts_with(all_seeing_prefix);
  const auto level = find_level(all_seeing ? text.substr(all_seeing_prefix.size()) : text);
  if (!level || (all_seeing && !searches(*level))) return std::nullopt;
  return Contestant{.kind = all_seeing ? Contestant::Kind::all_seeing : Contestant::Kind::bot, .level = *level};
}

}  // namespace

std::string Contestant::name() const {
  switch (kind) {
    case Kind::bot: return std::string(level_name(level));
    case Kind::all_seeing: return std::string(all_seeing_prefix) + std::string(level_name(level));
    case Kind::random: return std::string(random_name);
    case Kind::program: break;
  }
  return std::string(program_prefix) + program;
}

std::expected<std::vector<Contestant>, std::string> read_contestants(std::string_view text) {
  std::vector<Contestant> all;
  while (true) {
    const std::string_view one = text.substr(0, text.find(','));
    const auto contestant = read_contestant(one);
    if (!contestant)
      return std::unexpected("players: `" + std::string(one) +
                             "` is not a level, all-seeing:LEVEL with a level that searches, random, or exec:PROGRAM");
    all.push_back(*contestant);
    if (one.size() == text.size()) return all;
    text.remove_prefix(one.size() + 1);
  }
}

std::unique_ptr<Player> seat_player(const Contestant& contestant, Seat seat, int seconds) {
  switch (contestant.kind) {
    case Contestant::Kind::bot: return std::make_unique<BotPlayer>(contestant.level);
    case Contestant::Kind::all_seeing: return std::make_unique<AllSeeingPlayer>(contestant.level);
    case Contestant::Kind::random: return std::make_unique<RandomPlayer>();
    case Contestant::Kind::program: break;
  }
  return start_program(contestant.program, seat, seconds);
}

}  // namespace kairo::arena
