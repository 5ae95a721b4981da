#include <algorithm>
#include <array>

#include "engine/core/ranking.h"
#include "engine/games/galleria/pieces/table.h"
#include "engine/games/galleria/rules.h"
#include "engine/games/galleria/view.h"

namespace kairo::galleria {

namespace {

/// The criteria by which seats are compared, in this order: whether the seat can win at all, the total, curios, cards.
/// More is always better. `tie_rules` are the numbers of these rules in SeatScore::tie_break and in the text keys
/// `galleria.tie.<n>`.
using Criteria = std::array<int, 4>;
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

/// Fills in the lines and the total of a seat's score. `hand` has at least the specials that the seat holds.
Criteria score_seat(const Table& table, const Cards& hand, int seat, SeatScore& score) {
  const auto add_line = [&score](Source source, int points) {
    score.by_source[index(source)] = static_cast<std::int16_t>(points);
    score.total = static_cast<std::int16_t>(score.total + points);
  };
  if (is_alone(table)) {
    add_line(Source::curio, curios_of(table, seat));
    add_line(Source::phantom, -curios_of(table, phantom));
    return {};
  }
  const int points = points_of(table, seat);
  add_line(Source::curio, points);
  if (hand.has(card_of(Special::star))) add_line(Source::star, points_with_star(table, seat) - points);
  if (hand.has(card_of(Special::ledger)))
    add_line(Source::ledger, std::min(ledger_limit, table.hand_size[seat] / ledger_cards));
  return {is_still_in(table, seat) ? 1 : 0, score.total, curios_of(table, seat), table.hand_size[seat]};
}

/// A player without cards has lost to the phantom, however many curios they have. But the fifth curio wins at once.
SoloResult judge_alone(const Table& table) {
  const int own = curios_of(table, 0);
  const int others = curios_of(table, phantom);
  const bool is_out = table.phase == Phase::over && table.hand_size[0] == 0 && own < curios_to_win_alone;
  if (is_out || own < others) return SoloResult::lost;
  return own > others ? SoloResult::won : SoloResult::drawn;
}

/// The lines that this game's score has: the phantom's only alone, the specials' only when they are in the deck.
std::uint16_t score_lines(const Table& table) {
  const auto bit = [](Source source) { return 1U << index(source); };
  unsigned sources = bit(Source::curio);
  if (is_alone(table)) sources |= bit(Source::phantom);
  if (table.specials != 0) sources |= bit(Source::star) | bit(Source::ledger);
  return static_cast<std::uint16_t>(sources);
}

Score score_table(const Table& table, const PerSeat<Cards>& hands) {
  Score score;
  score.seats = table.players;
  score.sources = score_lines(table);
  PerSeat<Criteria> criteria{};
  for (int seat = 0; seat < score.seats; ++seat) criteria[seat] = score_seat(table, hands[seat], seat, score.of[seat]);
  rank_seats(score, criteria, tie_rules);
  if (is_alone(table)) score.alone = judge_alone(table);
  return score;
}

}  // namespace

Score score(const State& state) { return score_table(state.table, state.hands); }

std::optional<Score> score_so_far(const View& view) {
  const Table& table = view.table;
  PerSeat<Cards> known = view.hands;
  for (int seat = 0; seat < table.players; ++seat)
    if (table.phase != Phase::over && seat != view.me) known[seat] = table.shown[seat];
  for (int card = first_special; card < card_kinds && table.specials != 0 && table.phase != Phase::over; ++card) {
    const bool is_held = std::any_of(known.begin(), known.end(), [&](const Cards& hand) { return hand.has(card); });
    if (!is_held && !table.discards.has(card)) return std::nullopt;
  }
  return score_table(table, known);
}

}  // namespace kairo::galleria
