#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "engine/games/galleria/words.h"
#include "web/tables/galleria/input/move_builder.h"
#include "web/tables/galleria/pieces.h"

namespace kairo::testing {

/// The taps that choose cards to pay with: the first ones in the hand except the one being placed.
inline std::vector<std::string> taps_to_pay(const galleria::State& state, galleria::Move move) {
  std::vector<std::string> taps;
  int owed = way_to(state.table, {move.a, move.b, move.c}).cost;
  for (galleria::Card card = 0; card < galleria::card_kinds; ++card) {
    const int there = state.hands[state.table.asked].of[card] - (card == move.a ? 1 : 0);
    if (card == move.a) continue;  // an equal card is stacked below it
    for (int i = 0; i < there && owed > 0; ++i, --owed) taps.push_back(galleria::table::spot_of_card(card));
  }
  return taps;
}

/// The taps that make this move, if nothing has been tapped yet.
inline std::vector<std::string> taps_for(const galleria::State& state, galleria::Move move) {
  using galleria::table::Source;
  using Kind = galleria::Move::Kind;
  if (move.kind == Kind::ask) return {"look.mine", "asking." + std::to_string(move.a)};
  if (galleria::table::is_plain_answer(move) || move.kind == Kind::choose) return {move_text(move)};

  std::vector<std::string> taps;
  const Source source = galleria::table::source_of(move);
  if (source.from == Source::From::card) taps.push_back(galleria::table::spot_of_card(source.number));
  if (source.from == Source::From::facet) taps.push_back(galleria::table::spot_of_facet(source.number));
  if (source.from == Source::From::curio) taps.push_back(galleria::table::spot_of_curio(source.number));
  if (move.kind == Kind::place && move.c != 0) taps.emplace_back("turn");
  const galleria::table::Place place = galleria::table::place_of(move);
  galleria::State::MoveList moves;
  legal(state, moves);
  const auto of_source = [&](galleria::Move other) { return galleria::table::source_of(other) == source; };
  const bool chosen_already =
      source != Source{} && move.kind != Kind::place && std::ranges::count_if(moves, of_source) == 1;
  if (place.cell != galleria::no_cell && !chosen_already) taps.push_back(galleria::table::spot_of_cell(place.cell));
  if (place.room != galleria::no_room) taps.push_back(galleria::table::spot_of_room(place.room));
  if (move.kind == Kind::place)
    for (std::string& tap : taps_to_pay(state, move)) taps.push_back(std::move(tap));
  if (place.seat != no_seat && !chosen_already) taps.push_back(galleria::table::spot_of_player(place.seat));
  int alike = 0;
  for (const galleria::Move other : moves)
    alike += of_source(other) && galleria::table::place_of(other) == place &&
                     !galleria::table::is_plain_answer(other) && other.kind == move.kind
                 ? 1
                 : 0;
  const bool among_options = !place.any() && alike > 1;
  taps.push_back(among_options ? move_text(move) : "confirm");
  return taps;
}

}  // namespace kairo::testing
