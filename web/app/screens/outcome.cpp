#include "web/app/screens/outcome.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "engine/core/phrase.h"

namespace kairo::app {

namespace {

using draw::Ui;

/// The rank of a solo player.
std::string rank_line(const Ui& ui, const GameInfo& game, int total) {
  const auto rank = std::ranges::count_if(game.solo_ranks, [total](int least) { return total >= least; });
  const std::string key = std::string(game.id) + ".rank." + std::to_string(rank);
  return ui.say(Phrase{"app.end.ranked", {term("rank", key), number("n", total)}});
}

/// The outcome of a match against the game itself.
std::string alone_line(const Ui& ui, const GameInfo& game, SoloResult outcome) {
  const std::string key =
      std::string(game.id) + ".alone." + std::string(solo_result_names[static_cast<std::size_t>(outcome)]);
  return ui.say(Phrase{key, {seat_name("seat", 0)}});
}

}  // namespace

std::string outcome_words(const Ui& ui, const GameInfo& game, const Score& score) {
  if (score.alone != SoloResult::unjudged) return alone_line(ui, game, score.alone);
  if (score.seats == 1 && !game.solo_ranks.empty()) return rank_line(ui, game, score.of[0].total);
  std::vector<Phrase> winners;
  for (Seat seat = 0; seat < score.seats; ++seat)
    if (score.of[seat].place == 1) winners.push_back(Phrase{"app.name.seat", {seat_name("seat", seat)}});
  const int count = static_cast<int>(winners.size());
  return ui.say(Phrase{count == 1 ? "app.end.winner" : "app.end.winners", {list("names", std::move(winners))}});
}

}  // namespace kairo::app
