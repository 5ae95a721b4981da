#include "web/app/session/bot_choice.h"

#include <algorithm>

#include "engine/bots/bot.h"
#include "engine/bots/rules_of_thumb.h"

namespace kairo::app {

BotLevel level_of(const Player& bot) { return static_cast<BotLevel>(std::min(bot.level, bot_levels - 1)); }

Rng luck_of(const Match& match, std::size_t moves) { return bot_rng(match.setup() ? match.setup()->seed : 0, moves); }

std::optional<AnyMove> declined(const Position& position, std::span<const Player> players, Rng luck) {
  if (position.offer() == Offer::none) return std::nullopt;
  const Seat asked = position.to_move();
  if (players[asked].kind != Player::Kind::bot) return std::nullopt;
  const AnyMove move = choose_by_rules_of_thumb(position, asked, level_of(players[asked]), luck);
  return move == position.legal().back() ? std::optional(move) : std::nullopt;
}

namespace {

bool is_declined(const Match& match, std::size_t step) {
  const Match::Step& made = match.steps()[step];
  return made.index + 1 == made.choices && match.after(step).offer() != Offer::none;
}

bool changes_nothing_in_sight(const Match& match, std::size_t step) {
  return match.after(step).same_view(match.after(step + 1), no_seat);
}

}  // namespace

bool is_unnoticed(const Match& match, std::size_t step) {
  return is_declined(match, step) || changes_nothing_in_sight(match, step);
}

bool goes_on_unnoticed(const Match& match) {
  std::size_t step = match.steps().size();
  while (step > 0 && is_declined(match, step - 1)) --step;
  return step > 0 && match.steps()[step - 1].seat == match.to_move() && changes_nothing_in_sight(match, step - 1);
}

std::vector<std::size_t> noticed_moves(const Match& match) {
  std::vector<std::size_t> counts{0};
  for (std::size_t step = 0; step < match.steps().size(); ++step)
    counts.push_back(counts.back() + (!match.over() && is_unnoticed(match, step) ? 0 : 1));
  return counts;
}

}  // namespace kairo::app
