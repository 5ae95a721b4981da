#include <algorithm>
#include <map>

#include "engine/games/haratama/words/terms.h"
#include "tests/engine/haratama/scene.h"

/// Predictions about a move before it is made come true whatever the others play.
namespace kairo::haratama::test {
namespace {

std::vector<std::string> keys_of(const std::vector<Phrase>& phrases) {
  constexpr std::string_view prefix = "haratama.then.";
  std::vector<std::string> keys;
  for (const Phrase& phrase : phrases) keys.emplace_back(phrase.key.substr(prefix.size()));
  return keys;
}

std::vector<Phrase> consequences_of(const State& state, std::string_view text) {
  Move move;
  EXPECT_TRUE(parse_move(text, move)) << text;
  EXPECT_EQ(why_not(state, move), Refusal::none) << text;
  return consequences(look(state, state.asked), move);
}

int number_in(const Phrase& phrase, std::string_view name) {
  for (const Arg& arg : phrase.args)
    if (arg.name == name) return std::get<int>(arg.value);
  ADD_FAILURE() << phrase.key << " has no " << name;
  return 0;
}

Seat seat_in(const Phrase& phrase, std::string_view name) {
  for (const Arg& arg : phrase.args)
    if (arg.name == name) return std::get<SeatName>(arg.value).seat;
  ADD_FAILURE() << phrase.key << " has no " << name;
  return no_seat;
}

/// The card that the phrase names.
Card card_in(const Phrase& phrase) {
  for (Cards left = whole_deck(max_players); left != 0; left = without_first(left))
    if (std::ranges::find(phrase.args, terms::card("card", first(left))) != phrase.args.end()) return first(left);
  ADD_FAILURE() << phrase.key << " names no card";
  return no_card;
}

using Keys = std::vector<std::string>;

TEST(HaratamaConsequences, OfTheLastCardOfATrick) {
  State state = after_passing({.hands = {"R4 B5", "R7", "R1 B1 B2 B3 P1 P2 P3 P4 P5 P6 P8 P9 P11", "R9 R3 R13"}});
  plays(state, "R4 R7 R1");
  const std::vector<Phrase> takes = consequences_of(state, "play R9");
  EXPECT_EQ(keys_of(takes), Keys{"takes"});
  EXPECT_EQ(number_in(takes[0], "n"), 1);
  EXPECT_EQ(number_in(takes[0], "losses"), 10);
  const std::vector<Phrase> gives = consequences_of(state, "play R3");
  EXPECT_EQ(keys_of(gives), Keys{"gives"});
  EXPECT_EQ(seat_in(gives[0], "seat"), 1);
}

TEST(HaratamaConsequences, OfThrowingOff) {
  State state = after_passing({.hands = {"R4 B5", "B1 B2 B3 P2 P7 P10 G1 G2 G3 G4 G5 G6 G7", "", ""}});
  plays(state, "R4");
  EXPECT_EQ(keys_of(consequences_of(state, "play P7")), Keys{"away"});
  EXPECT_EQ(keys_of(consequences_of(state, "play B1")), (Keys{"beaten", "break"}));
}

TEST(HaratamaConsequences, OfALead) {
  const State state = after_passing({.hands = {"R4 R13 B5", "", "", ""}});
  const std::vector<Phrase> low = consequences_of(state, "play R4");
  EXPECT_EQ(keys_of(low), (Keys{"beatable", "leads"})) << "the first card is no highest so far";
  EXPECT_EQ(keys_of(consequences_of(state, "play R13")), (Keys{"unbeatable", "leads"}));
}

TEST(HaratamaConsequences, ALeadThatBreaks) {
  const State state = after_passing({.hands = {"B1 B2 B3 B4 B5 B6 B7 B8 B9 B10 B11 B12 B13", "", "", ""}});
  EXPECT_EQ(keys_of(consequences_of(state, "play B13")), (Keys{"unbeatable", "break", "leads"}));
}

TEST(HaratamaConsequences, OfTheEighthTreasureAndTheLast) {
  State state = after_passing(nine_tricks());
  plays(state, first_eight_tricks);
  plays(state, "R13 B9 P8");
  const std::vector<Phrase> last = consequences_of(state, "play G3");
  EXPECT_EQ(keys_of(last), (Keys{"gives_haratama", "ends"}));
  EXPECT_EQ(number_in(last[0], "n"), 12);
  EXPECT_EQ(number_in(last[0], "losses"), 120);
}

TEST(HaratamaConsequences, OfAPass) {
  State state = before_passing({.hands = {"B5 R7 R8 R1", "", "", ""}});
  const std::vector<Phrase> high = consequences_of(state, "pass R7 R8");
  EXPECT_EQ(keys_of(high), (Keys{"no_fox", "first_lead"})) << "higher red cards stay";
  EXPECT_EQ(seat_in(high[1], "seat"), 0) << "blue 5 stays";
  state = before_passing({.hands = {"B5 R12 R13 G1", "", "", ""}});
  const std::vector<Phrase> both = consequences_of(state, "pass R12 R13");
  EXPECT_EQ(keys_of(both), (Keys{"no_fox", "first_lead", "sheds"})) << "red 13 beats red 12 then";
  EXPECT_EQ(number_in(both[2], "n"), 1);
  state = before_passing({.hands = {"B5 R7 R8 R1", "", "", ""}});
  const std::vector<Phrase> start = consequences_of(state, "pass R8 B5");
  EXPECT_EQ(keys_of(start), (Keys{"fox", "first_lead", "none_left"}));
  EXPECT_EQ(seat_in(start[1], "seat"), 1);
}

/// They say why a move is good, as far as that is certain.
TEST(HaratamaConsequences, TellWhyAMoveIsGood) {
  State state = before_passing({.hands = {"B5 R12 R13 G1", "", "", ""}});
  EXPECT_EQ(keys_of(consequences_of(state, "pass R13 G1")), (Keys{"fox", "first_lead", "sheds.top"}));
  state = after_passing({.hands = {"R4 B5 B12", "R5 G6", "P12 P13 G1", "R6 R2"}});
  EXPECT_EQ(keys_of(consequences_of(state, "play R4"))[0], "beatable");
  plays(state, "R4 R5");
  EXPECT_EQ(keys_of(consequences_of(state, "play P13")), (Keys{"beaten", "sheds.top"}));
  EXPECT_EQ(keys_of(consequences_of(state, "play P12")), Keys{"beaten"}) << "purple 13 stays in the hand";
  EXPECT_EQ(keys_of(consequences_of(state, "play G1")), (Keys{"beaten", "last_of_suit"}));
}

/// Any other card would give the trick, and haratama, to the one who is winning it.
TEST(HaratamaConsequences, TellOfTheHaratamaThatAMoveStops) {
  const auto tells = [](const State& state, Move move, std::string_view key) {
    const Keys told = keys_of(consequences(look(state, state.asked), move));
    return std::ranges::find(told, key) != told.end();
  };
  int stopped = 0;
  for (std::uint64_t seed = 1; seed <= 60; ++seed)
    visit_random_game(standard_setup(info, max_players, seed), [&](const State& state) {
      if (to_move(state) == no_seat) return;
      State::MoveList moves;
      legal(state, moves);
      const auto stops = [&](Move move) { return tells(state, move, "stops"); };
      if (std::ranges::none_of(moves, stops)) return;
      ++stopped;
      for (const Move& move : moves) EXPECT_NE(stops(move), tells(state, move, "gives_haratama")) << move_text(move);
    });
  EXPECT_GT(stopped, 0);
}

/// So that one knows whom to give no more treasures, or that one has to win some oneself.
TEST(HaratamaConsequences, NameTheRivalWhoIsNearHaratama) {
  int named = 0;
  for (std::uint64_t seed = 1; seed <= 40; ++seed)
    visit_random_game(standard_setup(info, max_players, seed), [&](const State& state) {
      if (state.phase != Phase::play || to_move(state) == no_seat || state.table.size > 0) return;
      int most = 0;
      for (Seat seat = 0; seat < state.players; ++seat)
        if (seat != state.asked) most = std::max(most, count(state.won[seat]));
      const bool own = count(state.won[state.asked]) >= haratama_from(state.players);
      const bool is_near = most >= 6 && most < 8 && !own && most + count(state.to_win) >= 8;
      State::MoveList moves;
      legal(state, moves);
      for (const Move& move : moves) {
        const std::vector<Phrase> told = consequences(look(state, state.asked), move);
        const auto near = std::ranges::find(told, "haratama.then.near", &Phrase::key);
        const bool threatens = told[0].key.starts_with("haratama.then.could");
        EXPECT_EQ(near != told.end(), is_near && !threatens) << move_text(move);
        if (near == told.end()) continue;
        ++named;
        EXPECT_EQ(count(state.won[seat_in(*near, "seat")]), most);
        EXPECT_EQ(number_in(*near, "n"), most);
      }
    });
  EXPECT_GT(named, 0);
}

/// The trick that would bring a rival to haratama, or nearly, is told before all else.
TEST(HaratamaConsequences, NameFirstTheRivalWhomThisTrickBringsNearHaratama) {
  std::map<std::string, int> named;
  for (std::uint64_t seed = 1; seed <= 60; ++seed)
    visit_random_game(standard_setup(info, min_players, seed), [&](const State& state) {
      if (state.phase != Phase::play || to_move(state) == no_seat) return;
      State::MoveList moves;
      legal(state, moves);
      for (const Move& move : moves) {
        const Keys keys = keys_of(consequences(look(state, state.asked), move));
        for (const std::string_view threat : {"near_then", "could", "could_haratama", "gives_haratama"})
          if (const auto found = std::ranges::find(keys, threat); found != keys.end()) {
            EXPECT_EQ(found, keys.begin()) << threat << " of " << move_text(move);
            ++named[*found];
          }
      }
    });
  EXPECT_EQ(named.size(), 4U);
}

TEST(HaratamaConsequences, HiddenPastTricksAreNotCounted) {
  for (const Sight sight : {Sight::every_trick, Sight::last_trick}) {
    State state = after_passing({.hands = {"R12 R11 R2 B5", "R13 R3", "R4 R5", "R6 R7"}, .sight = sight});
    plays(state, "R2 R13 R4 R6");
    plays(state, "R3 R5 R7 R12");
    ASSERT_EQ(state.asked, 0);
    const bool counted = sight == Sight::every_trick;
    EXPECT_EQ(keys_of(consequences_of(state, "play R11"))[0], counted ? "unbeatable" : "beatable");
  }
}

/// The outcome of a move: the events up to the end of its trick, or of the pass.
struct Outcome {
  State before;
  Move move;
  Seat mover;
  EventList events;

  [[nodiscard]] const Event* find(EventKind kind) const {
    const auto found = std::ranges::find(events.events, static_cast<std::uint8_t>(kind), &Event::kind);
    return found == events.events.end() ? nullptr : &*found;
  }
  [[nodiscard]] Seat winner() const { return find(EventKind::trick_won)->seat; }
  [[nodiscard]] int treasures() const { return find(EventKind::trick_won)->data[0]; }
  [[nodiscard]] int total() const { return find(EventKind::trick_won)->data[5]; }
  [[nodiscard]] bool haratama_for(Seat seat) const {
    return seat == winner() && total() >= haratama_from(before.players);
  }
  /// How many cards in the other hands are higher than this one and of its suit.
  [[nodiscard]] int beaters_of(Card card) const {
    Cards others = 0;
    for (Seat seat = 0; seat < before.players; ++seat)
      if (seat != mover) others |= before.hands[seat];
    return count(others & lane(suit_of(card)) & (every_card << card << 1));
  }
  /// The cards that leave the hand.
  [[nodiscard]] Cards going() const { return move.kind == Move::Kind::pass ? bit(move.a) | bit(move.b) : bit(move.a); }
  /// The card is one of these, and none that stays is higher.
  [[nodiscard]] bool sheds_highest(Card card) const {
    const Cards stays = before.hands[mover] & ~going();
    return has(going(), card) && (stays & lane(suit_of(card)) & (every_card << card << 1)) == 0;
  }
  /// Whether a suit of the hand goes with this move.
  [[nodiscard]] bool leaves_a_suit() const {
    return std::ranges::any_of(all_suits, [&](Suit suit) {
      const Cards held = before.hands[mover] & lane(suit);
      return held != 0 && (held & ~going()) == 0;
    });
  }
  [[nodiscard]] bool shows_fox(Seat seat) const {
    return std::ranges::any_of(events.events, [seat](const Event& event) {
      return event.kind == static_cast<std::uint8_t>(EventKind::fox_shown) && event.seat == seat;
    });
  }
};

Outcome outcome_of(const State& state, Move move, Rng& rng) {
  Outcome outcome{state, move, state.asked, {}};
  State now = state;
  play(now, move, outcome.events);
  const EventKind last = state.phase == Phase::pass ? EventKind::first_lead : EventKind::trick_won;
  while (outcome.find(last) == nullptr) play_random_move(now, rng, outcome.events);
  return outcome;
}

bool came_true(const Phrase& phrase, const Outcome& outcome) {
  const std::string key = keys_of({phrase})[0];
  const Seat me = outcome.mover;
  const auto n = [&] { return number_in(phrase, "n"); };
  const auto losses = [&] { return number_in(phrase, "losses"); };
  if (key == "leads") return true;
  if (key == "break") return outcome.find(EventKind::day_broke) != nullptr;
  if (key == "wins") return outcome.winner() == me && outcome.treasures() == 0;
  if (key == "takes") return outcome.winner() == me && outcome.treasures() == n() && losses() == 10 * n();
  if (key == "takes_free") return outcome.winner() == me && outcome.treasures() == n();
  if (key == "haratama") return outcome.haratama_for(me) && outcome.total() == n() && losses() == 10 * n();
  if (key == "unbeatable") return outcome.winner() == me;
  if (key == "takes_at_least") return outcome.winner() == me && outcome.treasures() >= n() && losses() == 10 * n();
  if (key == "haratama_sure") return outcome.haratama_for(me);
  if (key == "beaten" || key == "away") return outcome.winner() != me;
  const auto given = [&] { return outcome.winner() == seat_in(phrase, "seat") && outcome.winner() != me; };
  if (key == "gives_nothing") return given() && outcome.treasures() == 0;
  if (key == "gives") return given() && outcome.treasures() == n();
  if (key == "gives_haratama") return given() && outcome.haratama_for(outcome.winner()) && losses() == 10 * n();
  if (key == "near") {
    const Seat seat = seat_in(phrase, "seat");
    const bool by_this = seat == outcome.winner() && n() == outcome.total();
    return seat != me && n() < number_in(phrase, "wanted") && (by_this || n() == count(outcome.before.won[seat]));
  }
  if (key == "near_then") return given() && outcome.total() == n() && n() < number_in(phrase, "wanted");
  if (key.starts_with("could"))
    return outcome.winner() != seat_in(phrase, "seat") ||
           (outcome.total() >= n() && (key == "could" || outcome.haratama_for(outcome.winner())));
  if (key == "ends") return outcome.find(EventKind::round_ended) != nullptr;
  if (key == "fox") return outcome.shows_fox(seat_in(phrase, "to"));
  if (key == "no_fox") return !outcome.shows_fox(seat_in(phrase, "to"));
  if (key == "first_lead") return outcome.find(EventKind::first_lead)->seat == seat_in(phrase, "seat");
  if (key == "beatable" || key == "ahead") return outcome.beaters_of(outcome.move.a) <= n();
  if (key.starts_with("sheds")) {
    const Card card = card_in(phrase);
    // The other card of a pass is in another hand then.
    const int beaters =
        outcome.beaters_of(card) + count(outcome.going() & lane(suit_of(card)) & (every_card << card << 1));
    return outcome.sheds_highest(card) && beaters <= (key == "sheds" ? n() : 0);
  }
  if (key == "last_of_suit" || key == "none_left") return outcome.leaves_a_suit();
  if (key == "stops") return outcome.winner() == me;
  ADD_FAILURE() << "unknown: " << phrase.key;
  return false;
}

TEST(HaratamaConsequences, ComeTrueWhateverTheOthersPlay) {
  Rng rng(77);
  for (const auto& setup : every_setup(78)) {
    State state;
    deal(setup, state);
    while (to_move(state) != no_seat) {
      State::MoveList moves;
      legal(state, moves);
      const Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
      const std::vector<Phrase> told = consequences(look(state, state.asked), move);
      EXPECT_FALSE(told.empty());
      EXPECT_LE(told.size(), 3U);
      const Outcome outcome = outcome_of(state, move, rng);
      for (const Phrase& phrase : told)
        EXPECT_TRUE(came_true(phrase, outcome)) << phrase.key << " of " << move_text(move) << '\n' << state_text(state);
      NoEvents quiet;
      play(state, move, quiet);
    }
  }
}

TEST(HaratamaScoreSoFar, IsTheScoreForEveryViewer) {
  Rng rng(5);
  for (int players = min_players; players <= max_players; ++players) {
    State state;
    deal(standard_setup(info, players, 9), state);
    NoEvents quiet;
    while (to_move(state) != no_seat) {
      for (const Seat viewer : {Seat{0}, Seat{2}, no_seat}) EXPECT_EQ(score_so_far(look(state, viewer)), score(state));
      play_random_move(state, rng, quiet);
    }
    EXPECT_EQ(score_so_far(look(state, no_seat)), score(state));
  }
}

}  // namespace
}  // namespace kairo::haratama::test
