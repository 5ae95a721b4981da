#include "web/app/match_setup.h"

#include <algorithm>

#include "engine/bots/level.h"
#include "engine/core/numbers.h"
#include "web/app/links/link_reader.h"

namespace kairo::app {

namespace {

std::string_view trimmed(std::string_view typed) {
  while (typed.starts_with(' ')) typed.remove_prefix(1);
  while (typed.ends_with(' ')) typed.remove_suffix(1);
  return typed;
}

}  // namespace

MatchSetup::MatchSetup(const Game& game, std::span<const Player> players, std::optional<Setup> deal)
    : game_(&game), players_(players.begin(), players.end()) {
  if (players_.empty()) players_.push_back({});
  const int wanted = std::clamp(seats(), game.info->min_seats, game.info->max_seats);
  set_seats(wanted);
  options_ = standard_setup(*game.info, wanted, 0).options;
  if (deal) set_deal(*deal);
}

void MatchSetup::set_deal(const Setup& deal) {
  seed_ = deal.seed;
  set_seats(deal.seats);
  options_ = deal.options;
}

void MatchSetup::set_seats(int count) {
  while (seats() > count) {
    removed_.push_back(players_.back());
    players_.pop_back();
  }
  while (seats() < count) {
    players_.push_back(removed_.empty()
                           ? Player{.kind = Player::Kind::bot, .level = static_cast<int>(BotLevel::regular)}
                           : removed_.back());
    if (!removed_.empty()) removed_.pop_back();
  }
}

void MatchSetup::change(const act::ChangeSetup& choice) {
  using Field = act::ChangeSetup::Field;
  const auto at = static_cast<std::size_t>(choice.at);
  switch (choice.field) {
    case Field::seats: return set_seats(choice.value);
    case Field::kind: {
      const auto kind = choice.value == 0 ? Player::Kind::human : Player::Kind::bot;
      if (players_[at].kind != kind) players_[at] = {kind, static_cast<int>(BotLevel::regular), players_[at].name};
      return;
    }
    case Field::level: players_[at].level = choice.value; return;
    case Field::option: options_[at] = static_cast<std::int16_t>(choice.value); return;
    case Field::series: games_ = choice.value; return;
  }
}

Setup MatchSetup::setup(std::uint64_t random_seed) const {
  return {.seats = seats(), .seed = seed_.value_or(random_seed), .options = options_};
}

std::optional<Series> MatchSetup::series() const {
  return games_ >= least_series && has_series(*game_->info, seats()) ? std::optional(new_series(games_, seats()))
                                                                     : std::nullopt;
}

bool MatchSetup::answer(std::string_view what, std::string_view typed) {
  if (what == "seed") {
    const std::string_view number = trimmed(typed);
    const auto seed = read_number<std::uint64_t>(number);
    // A number keeps the options that were chosen here; a link brings its own.
    if (number.empty() || (seed && *seed < seed_bound)) {
      seed_ = seed;
      return true;
    }
    const Link link = read_link(typed);
    if (!link.match || &link.match->game() != game_ || !link.match->setup()) return false;
    set_deal(*link.match->setup());
    return true;
  }
  if (what.starts_with("name ") && what.size() == 6) {
    const auto seat = static_cast<std::size_t>(what.back() - '0');
    if (seat < players_.size()) players_[seat].name = clean_name(typed);
  }
  return true;
}

std::vector<Player> first_players() {
  const Player bot{.kind = Player::Kind::bot, .level = static_cast<int>(BotLevel::regular)};
  return {{}, bot, bot};
}

}  // namespace kairo::app
