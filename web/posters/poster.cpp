#include "web/posters/poster.h"

#include <algorithm>

#include "engine/bots/bot.h"
#include "web/posters/studio.h"
#include "web/tables/tables.h"
#include "web/text/sentence.h"

namespace kairo::posters {
namespace {

constexpr float width = 960;  // CSS pixels
constexpr float height = 640;
constexpr std::uint64_t seed = 7;
constexpr Seat viewer = 0;

/// The first one after three fifths of the moves in which the viewer is to move.
const Position& shown_position(const Match& match) {
  std::size_t moves = match.steps().size() * 3 / 5;
  while (match.after(moves).to_move() != viewer && moves + 1 < match.steps().size()) ++moves;
  return match.after(moves);
}

}  // namespace

Match example_match(const Game& game) {
  Match match(game, standard_setup(*game.info, std::min(game.info->max_seats, 4), seed));
  while (!match.over()) {
    Rng rng = bot_rng(seed, match.steps().size());
    match.play(choose(match.now(), match.to_move(), BotLevel::regular, rng));
  }
  return match;
}

std::string poster(const Match& match, Studio& studio) {
  const std::string game(match.game().info->id);
  const auto table = tables::make_table(game);
  table->show(shown_position(match), viewer, true, {}, true);
  return studio.picture({.width = width,
                         .height = height,
                         .title = text::sentence(studio.language(), game + ".name"),
                         .draw = [&](draw::Ui& ui, const draw::Rect& at) { table->frame(ui, at); }});
}

}  // namespace kairo::posters
