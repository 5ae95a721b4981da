#include "web/app/saves/tallies.h"

#include <algorithm>
#include <tuple>

#include "engine/core/numbers.h"

namespace kairo::app {

namespace {

std::string_view game_of(const NotedMatch& match) { return std::string_view(match.key).substr(0, match.key.find(' ')); }

int seats_of(const NotedMatch& match) {
  std::string_view key = match.key;
  key.remove_prefix(std::min(key.find(' '), key.size() - 1) + 1);
  return read_number<int>(key.substr(0, key.find(' '))).value_or(1);
}

bool is_decided(const NotedMatch& match) { return seats_of(match) > 1 || match.alone != SoloResult::unjudged; }

bool is_won(const NotedMatch& match, const NotedPerson& person) {
  return seats_of(match) > 1 ? person.place == 1 : match.alone == SoloResult::won;
}

auto kind_of(const Tally& tally) { return std::tie(tally.seats, tally.level, tally.you, tally.name, tally.seat); }

/// Where a person's result in this match belongs; it is added if there is none yet.
Tally& tally_for(std::vector<Tally>& tallies, const NotedMatch& match, const NotedPerson& person) {
  Tally kind{.seats = seats_of(match), .level = match.level, .you = match.people.size() == 1};
  if (!kind.you) kind.name = person.name;
  if (!kind.you && kind.name.empty()) kind.seat = person.seat;
  const auto at = std::ranges::lower_bound(tallies, kind_of(kind), {}, kind_of);
  return at != tallies.end() && kind_of(*at) == kind_of(kind) ? *at : *tallies.insert(at, kind);
}

void count(Tally& tally, const NotedMatch& match, const NotedPerson& person) {
  ++tally.matches;
  if (is_decided(match)) ++tally.decided;
  if (is_won(match, person)) ++tally.wins;
  if (match.alone != SoloResult::unjudged) return;
  tally.best = tally.scored == 0 ? person.total : std::max(tally.best, person.total);
  ++tally.scored;
  tally.sum += person.total;
}

void count(Summary& summary, const NotedMatch& match) {
  ++summary.matches;
  if (match.people.size() != 1 || !is_decided(match)) return;
  ++summary.decided;
  if (!is_won(match, match.people.front())) {
    summary.streak.now = 0;
    return;
  }
  ++summary.wins;
  summary.streak.longest = std::max(summary.streak.longest, ++summary.streak.now);
}

}  // namespace

int Tally::mean() const {
  const int half = sum < 0 ? -scored / 2 : scored / 2;
  return scored == 0 ? 0 : static_cast<int>((sum + half) / scored);
}

std::vector<Summary> summaries(const Statistics& statistics, const std::vector<std::string>& games) {
  std::vector<Summary> all(1);
  for (const std::string& game : games) all.push_back({.game = game});
  for (const NotedMatch& match : statistics.matches) {
    const auto of_game = std::ranges::find(all, game_of(match), &Summary::game);
    if (of_game == all.end()) continue;
    count(all.front(), match);
    count(*of_game, match);
    for (const NotedPerson& person : match.people) count(tally_for(of_game->tallies, match, person), match, person);
  }
  return all;
}

}  // namespace kairo::app
