#include <algorithm>

#include "engine/games/haratama/checks/validate.h"
#include "engine/games/haratama/pieces/tricks.h"
#include "engine/games/haratama/rules/steps.h"
#include "engine/games/haratama/text/vocabulary.h"
#include "engine/games/haratama/words.h"

namespace kairo::haratama {

namespace {

constexpr int most_rounds = 10'000;  // far more than a link can hold
constexpr int most_losses = 10'000'000;

template <class Number>
void read_number(FieldReader& in, std::string_view name, Number& target, int lowest, int highest) {
  in.line(name);
  in.number_into(target, lowest, highest);
  in.end_line();
}

void read_settings(FieldReader& in, State& state) {
  in.line("haratama");
  in.number(info.rules_version, info.rules_version);
  in.end_line();
  read_number(in, "players", state.players, min_players, max_players);
  read_number(in, "limit", state.limit, 0, highest_limit);
  in.line("sight");
  in.word_into(state.sight, vocabulary::sight);
  in.end_line();
  in.line("rng");
  state.rng = Rng::resume(in.big_number());
  in.end_line();
}

void read_results(FieldReader& in, State& state) {
  read_number(in, "rounds", state.rounds_done, 0, most_rounds);
  const int kept = std::min<int>(state.rounds_done, kept_rounds);
  for (int i = 0; i < kept && in.ok(); ++i) {
    in.line("result");
    Round round;
    for (int seat = 0; seat < state.players; ++seat) in.number_into(round.treasures[seat], 0, treasures_in_deck);
    in.end_line();
    state.results.push_back(round);
  }
  for (int seat = 0; seat < state.players; ++seat) {
    in.line("losses");
    in.number_into(state.losses[seat].treasures, 0, most_losses);
    in.number_into(state.losses[seat].haratama, 0, most_losses);
    in.end_line();
  }
}

void read_pair(FieldReader& in, Pair& pair) {
  Cards cards = 0;
  read_cards(in, cards);
  if (!in.ok() || cards == 0) return;
  if (count(cards) != passed_cards) return in.fail("expected two cards or none");
  pair = pair_of(cards);
}

void read_cards_of_seats(FieldReader& in, State& state) {
  in.line("descents");
  read_ranks(in, state.descents);
  in.line("aside");
  read_card(in, state.aside);
  for (int seat = 0; seat < state.players; ++seat) {
    in.line("hand");
    read_cards(in, state.hands[seat]);
  }
  for (int seat = 0; seat < state.players; ++seat) {
    in.line("passed");
    read_pair(in, state.passed[seat]);
  }
}

void read_tricks(FieldReader& in, State& state) {
  in.line("first");
  read_seat(in, state.players, state.first_leader);
  in.end_line();
  read_number(in, "tricks", state.tricks_done, 0, hand_size);
  const int on_record = state.sight == Sight::last_trick ? 0 : state.tricks_done;
  for (int i = 0; i < on_record; ++i) {
    in.line("trick");
    read_trick(in, state.players, state.tricks[i]);
  }
  in.line("last");
  read_trick(in, state.players, state.last);
  for (int seat = 0; seat < state.players; ++seat) {
    in.line("won");
    read_cards(in, state.won[seat]);
  }
  for (int seat = 0; seat < state.players; ++seat) {
    in.line("lacks");
    if (!vocabulary::parse_lanes(in.word(), state.lacks[seat])) in.fail("expected letters of suits or -");
    in.end_line();
  }
  in.line("table");
  read_trick(in, state.players, state.table);
  in.end();
}

/// Derives the fields that the text does not contain. If the current trick is not legal, the cards stay as they were
/// read, and `validate` then names the error.
void derive_fields(State& state) {
  state.to_win = treasures(state.descents, state.aside, state.players);
  for (const Cards won : state.won) state.to_win &= ~won;
  state.on_table = cards_of(state.table);
  if (state.phase == Phase::pass) {
    state.asked = 0;
    while (state.asked < state.players && state.passed[state.asked].known()) ++state.asked;
    return;
  }
  state.foxes = foxes_of(state.passed, state.players);
  state.broken = (played_cards(state) & ~state.on_table & blue) != 0 ? 1 : 0;
  if (state.table.leader >= state.players) return;
  State replayed = state;
  const bool legal = replay_current_trick(replayed, state.table);
  replayed.lacks = state.lacks;
  if (legal && replayed.hands == state.hands) state = replayed;
}

}  // namespace

std::expected<void, TextError> parse_state(std::string_view text, State& state) {
  FieldReader in(text);
  State read;
  read_settings(in, read);
  if (in.ok()) read_results(in, read);
  in.line("phase");
  in.word_into(read.phase, vocabulary::phase);
  in.end_line();
  if (in.ok()) read_cards_of_seats(in, read);
  if (in.ok()) read_tricks(in, read);
  if (!in.ok()) return std::unexpected(TextError{in.bad_line(), in.what()});
  derive_fields(read);
  if (const MaybeError error = validate(read)) return std::unexpected(text_error(text, *error));
  state = read;
  return {};
}

}  // namespace kairo::haratama
