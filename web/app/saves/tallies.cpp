#include "web/app/saves/tallies.h"

#include <algorithm>
#include <map>

namespace kairo::app {

namespace {

std::string_view game_of(const MatchResult& match) {
  return std::string_view(match.key).substr(0, match.key.find(' '));
}

bool is_decided(const MatchResult& match) { return seats_of(match) > 1 || match.alone != SoloResult::unjudged; }

bool is_won(const MatchResult& match, const PersonResult& person) {
  return seats_of(match) > 1 ? person.place == 1 : match.alone == SoloResult::won;
}

/// The tallies of a game, found by texts whose order is theirs.
struct Tallies {
  std::map<std::string, int, std::less<>> places;
  std::vector<Tally> all;
};

/// The tally to which a person's result in this match belongs; it is added if there is none yet.
Tally& tally_for(Tallies& tallies, const MatchResult& match, const PersonResult& person) {
  Tally kind{.seats = seats_of(match), .level = match.level, .you = match.people.size() == 1};
  if (!kind.you) kind.name = person.name;
  if (!kind.you && kind.name.empty()) kind.seat = person.seat;
  const auto letter = [](int number) { return static_cast<char>('1' + number); };
  const std::string key = std::string{letter(kind.seats), letter(kind.level), letter(kind.you ? 1 : 0)} + kind.name;
  const auto [place, is_new] = tallies.places.emplace(key + letter(kind.seat), static_cast<int>(tallies.all.size()));
  if (is_new) tallies.all.push_back(std::move(kind));
  return tallies.all[static_cast<std::size_t>(place->second)];
}

/// In their order, with as many names as a page can show.
void add_tallies(Summary& summary, const Tallies& tallies) {
  std::size_t named = 0;
  for (const auto& [key, place] : tallies.places) {
    const Tally& tally = tallies.all[static_cast<std::size_t>(place)];
    if (tally.you || ++named <= most_named)
      summary.tallies.push_back(tally);
    else
      ++summary.more;
  }
}

void count(Tally& tally, const MatchResult& match, const PersonResult& person) {
  ++tally.matches;
  if (is_decided(match)) ++tally.decided;
  if (is_won(match, person)) ++tally.wins;
  if (match.alone != SoloResult::unjudged) return;
  tally.best = tally.scored == 0 ? person.total : std::max(tally.best, person.total);
  ++tally.scored;
  tally.sum += person.total;
}

void count(Summary& summary, const MatchResult& match) {
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
  std::vector<Tallies> tallies(all.size());
  for (const MatchResult& match : statistics.matches) {
    const auto of_game = std::ranges::find(all, game_of(match), &Summary::game);
    if (of_game == all.end()) continue;
    count(all.front(), match);
    count(*of_game, match);
    for (const PersonResult& person : match.people)
      count(tally_for(tallies[static_cast<std::size_t>(of_game - all.begin())], match, person), match, person);
  }
  for (std::size_t i = 0; i < all.size(); ++i) add_tallies(all[i], tallies[i]);
  return all;
}

}  // namespace kairo::app
