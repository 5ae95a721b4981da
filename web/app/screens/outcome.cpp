#include "web/app/screens/outcome.h"

#include <algorithm>
#include <bit>

#include "engine/core/phrase.h"
#include "web/app/screens/score_words.h"
#include "web/app/session/player.h"

namespace kairo::app {

namespace {

/// The rank of a solo player.
std::string rank_line(const text::Writer& writer, const GameInfo& game, int total) {
  const auto rank = std::ranges::count_if(game.solo_ranks, [total](int least) { return total >= least; });
  const std::string key = std::string(game.id) + ".rank." + std::to_string(rank);
  return writer.say(Phrase{"app.end.ranked", {term("rank", key), number("n", total)}});
}

/// The outcome of a match against the game itself.
std::string alone_line(const text::Writer& writer, const GameInfo& game, SoloResult outcome) {
  const std::string key =
      std::string(game.id) + ".alone." + std::string(solo_result_names[static_cast<std::size_t>(outcome)]);
  return writer.say(Phrase{key, {seat_name("seat", 0)}});
}

}  // namespace

std::string outcome_words(const text::Writer& writer, const GameInfo& game, const Score& score) {
  if (score.alone != SoloResult::unjudged) return alone_line(writer, game, score.alone);
  if (score.seats == 1 && !game.solo_ranks.empty()) return rank_line(writer, game, score.of[0].total);
  SeatSet winners = 0;
  for (Seat seat = 0; seat < score.seats; ++seat)
    if (score.of[seat].place == 1) winners |= only(seat);
  return writer.say(
      Phrase{std::popcount(winners) == 1 ? "app.end.winner" : "app.end.winners", {list("names", seat_list(winners))}});
}

std::string spoken_outcome(const text::Writer& writer, const GameInfo& game, const Score& score) {
  std::string words = outcome_words(writer, game, score);
  if (!has_places(score)) return words;
  const SeatScore& best = score.of[by_place(score).front()];
  return words + writer.say("app.kept.divider") + writer.say(Phrase{"app.picture.points", {number("n", best.total)}});
}

std::string series_words(const text::Writer& writer, const Series& series, const Score& score) {
  const auto all = standings(series, score);
  const std::string which =
      writer.say(Phrase{"app.series.game", {number("n", series.played + 1), number("games", series.games)}});
  const auto with = [&](const Phrase& phrase) { return which + writer.say("app.series.divider") + writer.say(phrase); };
  if (all.size() == 1) return with(Phrase{"app.series.alone", {number("n", all[0].points)}});
  SeatSet first = 0;
  for (const Standing& one : all)
    if (one.place == 1) first |= only(one.seat);
  const std::string_view key = std::popcount(first) == 1
                                   ? (is_last(series) ? "app.series.winner" : "app.series.leader")
                                   : (is_last(series) ? "app.series.winners" : "app.series.leaders");
  return with(Phrase{key, {list("names", seat_list(first))}});
}

}  // namespace kairo::app
