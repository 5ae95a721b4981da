#include <algorithm>

#include "engine/games/galleria/rules.h"

namespace kairo::galleria {

namespace {

/// What a seat is compared by, each the more the better: whether it can win at all, the total, then more curios, more
/// cards. `tie_rules` are their numbers in SeatScore::tie_break and in the text keys `galleria.tie.<n>`.
using Merits = std::array<int, 4>;
constexpr std::array<std::uint8_t, 4> tie_rules{1, 0, 2, 3};

int points_with_star(const Table& table, int seat) {
  int points = 0;
  for (int curio = 0; curio < curios; ++curio) {
    if (table.owner[curio] != seat) continue;
    const int printed = curio_cards[curio].points;
    points += printed == star_high ? star_low : printed == star_low ? star_high : printed;
  }
  return points;
}

Merits judge(const State& state, int seat, SeatScore& score) {
  const Table& table = state.table;
  const Cards& hand = state.hands[seat];
  const auto line = [&score](Source source, int points) {
    score.by_source[index(source)] = static_cast<std::int16_t>(points);
    score.total = static_cast<std::int16_t>(score.total + points);
  };
  if (is_alone(table)) {
    line(Source::curio, curios_of(table, seat));
    line(Source::phantom, -curios_of(table, phantom));
    return {};
  }
  const int points = points_of(table, seat);
  line(Source::curio, points);
  if (hand.has(card_of(Special::star))) line(Source::star, points_with_star(table, seat) - points);
  if (hand.has(card_of(Special::ledger)))
    line(Source::ledger, std::min(ledger_limit, table.hand_size[seat] / ledger_cards));
  return {is_in(table, seat) ? 1 : 0, score.total, curios_of(table, seat), table.hand_size[seat]};
}

/// The number of the first rule by which two seats differ.
std::uint8_t first_difference(const Merits& a, const Merits& b) {
  std::size_t rule = 0;
  while (a[rule] == b[rule]) ++rule;
  return tie_rules[rule];
}

/// Whoever is out of cards has lost to the phantom, however many curios they have; but the fifth curio wins at once.
Alone judge_alone(const Table& table) {
  const int own = curios_of(table, 0);
  const int others = curios_of(table, phantom);
  const bool is_out = table.phase == Phase::over && table.hand_size[0] == 0 && own < curios_to_win_alone;
  if (is_out || own < others) return Alone::lost;
  return own > others ? Alone::won : Alone::drawn;
}

}  // namespace

Score score(const State& state) {
  Score score;
  score.seats = state.table.players;
  PerSeat<Merits> merits{};
  for (int seat = 0; seat < score.seats; ++seat) merits[seat] = judge(state, seat, score.of[seat]);
  for (int seat = 0; seat < score.seats; ++seat) {
    const Merits* next_better = nullptr;
    for (int other = 0; other < score.seats; ++other) {
      if (merits[other] <= merits[seat]) continue;
      ++score.of[seat].place;
      if (next_better == nullptr || merits[other] < *next_better) next_better = &merits[other];
    }
    if (next_better != nullptr) score.of[seat].tie_break = first_difference(merits[seat], *next_better);
  }
  if (is_alone(state.table)) score.alone = judge_alone(state.table);
  return score;
}

}  // namespace kairo::galleria
