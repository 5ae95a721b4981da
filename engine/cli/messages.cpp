#include <cmath>
#include <iomanip>
#include <iostream>

#include "engine/bots/bot.h"
#include "engine/cli/command.h"
#include "engine/cli/traffic.h"
#include "engine/core/numbers.h"
#include "engine/match/random_play.h"

namespace kairo {

namespace {

constexpr std::size_t most_matches = 100000;

void add(Traffic& sum, const Traffic& traffic) {
  sum.messages += traffic.messages;
  sum.waits += traffic.waits;
}

void add(TrafficOfMatch& sum, const TrafficOfMatch& traffic) {
  add(sum.all, traffic.all);
  add(sum.at_once, traffic.at_once);
}

double share(std::size_t part, std::size_t whole) {
  return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}

void show(std::string_view what, const Traffic& row, const Traffic& group, std::size_t matches) {
  std::cout << what << '\n'
            << "  one link in a row    messages " << std::setw(6) << share(row.messages, matches) << "         waits "
            << std::setw(6) << share(row.waits, matches) << '\n'
            << "  in a group           messages " << std::setw(6) << share(group.messages, matches) << " ("
            << std::setw(3) << std::lround(100 * share(group.messages, row.messages)) << " %)  waits " << std::setw(6)
            << share(group.waits, matches) << " (" << std::setw(3) << std::lround(100 * share(group.waits, row.waits))
            << " %)\n";
}

}  // namespace

int messages_command(Arguments& arguments) {
  const Game* game = parse_game(arguments);
  if (game == nullptr) return misuse;
  const auto matches = read_number<std::size_t>(arguments.consume("matches").value_or("100"));
  if (!matches || *matches == 0 || *matches > most_matches) return usage_error("matches: 1 to 100000");
  const std::string_view players = arguments.consume("players").value_or("regular");
  if (players != "regular" && players != "random") return usage_error("players: regular or random");
  arguments.add_default("seed", "1");
  auto setup = parse_setup(arguments, *game->info);
  if (!setup) return usage_error(setup.error());

  TrafficOfMatch row;
  TrafficOfMatch group;
  for (std::size_t i = 0; i < *matches; ++i, setup->seed = (setup->seed + 1) % seed_bound) {
    const Match match = players == "random" ? random_match(*game, *setup) : played_by_bots(*game, *setup);
    Rng rng(setup->seed);
    add(row, traffic_in_a_row(match));
    add(group, traffic_in_a_group(match, rng));
  }
  std::cout << std::fixed << std::setprecision(1);
  show("all messages of a match", row.all, group.all, *matches);
  show("those that begin with an answer to what several seats are asked at once", row.at_once, group.at_once, *matches);
  return success;
}

}  // namespace kairo
