#include "tests/match/every_game.h"

#include <algorithm>
#include <set>

#include "engine/cli/plain.h"
#include "engine/match/box.h"
#include "tests/match/code_checks.h"

namespace kairo {
namespace {

INSTANTIATE_TEST_SUITE_P(Box, EveryGame, testing::ValuesIn(every_table()), table_name);

TEST_P(EveryGame, KeepsEveryPiece) {
  at_each_position(20, [](const Match& match) { ASSERT_TRUE(match.now().conserved()); });
}

TEST_P(EveryGame, SomebodyCanMoveUntilTheEnd) {
  at_each_position(20, [](const Match& match) {
    ASSERT_EQ(match.now().legal().empty(), match.over());
    ASSERT_TRUE(match.over() || match.to_move() < match.now().seats());
  });
}

/// The first of some random moves after which the same seat is to move; the last one if there is none.
AnyMove long_winded_move(const Position& position, Rng& rng) {
  const std::vector<AnyMove> moves = position.legal();
  AnyMove move = moves.back();
  for (int tries = 0; tries < 6; ++tries) {
    move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    const std::unique_ptr<Position> after = position.clone();
    EventList events;
    after->play(move, events);
    if (after->to_move() == position.to_move()) break;
  }
  return move;
}

TEST_P(EveryGame, EndsHoweverLongAnybodyDrawsItOut) {
  constexpr std::size_t most_moves = 2000;
  for (std::uint64_t seed = 0; seed < 3; ++seed) {
    Match match(*GetParam().game, random_setup(*GetParam().game->info, GetParam().seats, seed));
    Rng rng(seed);
    while (!match.over()) {
      match.play(long_winded_move(match.now(), rng));
      ASSERT_LT(match.steps().size(), most_moves) << "codes, records and memory need a bound";
    }
  }
}

/// All values of the options that matter to a lone player.
std::vector<Setup> solo_setups(const GameInfo& info, std::uint64_t seed) {
  std::vector<Setup> all{standard_setup(info, 1, seed)};
  for (std::size_t option = 0; option < info.options.size(); ++option) {
    const OptionSpec& spec = info.options[option];
    if (spec.fewest_seats > 1) continue;
    const std::vector<Setup> before = std::move(all);
    all.clear();
    for (int i = 0; i < spec.choices(); ++i)
      for (Setup setup : before) {
        setup.options[option] = static_cast<std::int16_t>(spec.lowest + i * spec.step);
        all.push_back(setup);
      }
  }
  return all;
}

/// Deals that a lone player could not play, and positions in which a bot would look for a world for ever, were rare.
TEST(LonePlayer, EveryDealCanBePlayedAndSomeArePlayed) {
  constexpr std::uint64_t deals = 1500;
  constexpr std::uint64_t played = 40;
  for (const Game& game : games()) {
    if (game.info->min_seats > 1) continue;
    for (std::uint64_t seed = 0; seed < deals; ++seed)
      for (const kairo::Setup& setup : solo_setups(*game.info, seed)) {
        Match match(game, setup);
        ASSERT_EQ(match.to_move(), 0) << game.info->id << ' ' << seed;
        ASSERT_TRUE(match.now().conserved()) << game.info->id << ' ' << seed;
        Rng rng(seed);
        for (const Seat seat : {Seat{0}, no_seat})
          ASSERT_TRUE(match.now().same_view(*match.now().imagine(seat, rng), seat)) << game.info->id << ' ' << seed;
        while (seed < played && !match.over()) match.play(choose(match.now(), 0, BotLevel::learner, rng));
      }
  }
}

TEST_P(EveryGame, LegalMovesAreDistinctAndSoAreTheirTexts) {
  at_each_position(5, [](const Match& match) {
    std::set<std::uint64_t> bits;
    std::set<std::string> texts;
    for (const AnyMove move : match.now().legal()) {
      ASSERT_TRUE(bits.insert(move.bits).second) << match.now().move_text(move);
      ASSERT_TRUE(texts.insert(match.now().move_text(move)).second) << match.now().move_text(move);
    }
  });
}

TEST_P(EveryGame, MovesAsTextRoundTrip) {
  at_each_position(5, [](const Match& match) {
    for (const AnyMove move : match.now().legal())
      ASSERT_EQ(match.now().parse_move(match.now().move_text(move)), move) << match.now().move_text(move);
  });
}

TEST_P(EveryGame, RefusesExactlyTheMovesThatAreNotLegal) {
  Rng rng(1);
  at_each_position(5, [&](const Match& match) {
    const std::vector<AnyMove> moves = match.now().legal();
    std::set<std::string> texts;
    for (const AnyMove move : moves) {
      ASSERT_TRUE(match.now().refusal_phrase(move).empty()) << match.now().move_text(move);
      texts.insert(match.now().move_text(move));
    }
    for (int tries = 0; tries < 60; ++tries) {
      // Small bytes make moves of a known kind; a legal move with a flipped bit is nearly legal.
      AnyMove move{(std::uint64_t{rng.next()} << 32 | rng.next()) & 0x0f0f0f0f0f0f0f0fU};
      if (tries % 3 == 0) move.bits = std::uint64_t{rng.next()} << 32 | rng.next();
      if (tries % 3 == 1 && !moves.empty())
        move.bits =
            moves[rng.below(static_cast<std::uint32_t>(moves.size()))].bits ^ (std::uint64_t{1} << rng.below(64));
      ASSERT_FALSE(match.now().move_text(move).empty());
      if (match.now().refusal_phrase(move).empty()) {
        ASSERT_TRUE(texts.contains(match.now().move_text(move))) << match.now().move_text(move);
      } else {
        ASSERT_EQ(std::find(moves.begin(), moves.end(), move), moves.end()) << match.now().move_text(move);
      }
    }
  });
}

template <Playable S>
void expect_same_in_silence(const S* before, AnyMove move, const Position& after) {
  if (before == nullptr) return;
  S quiet = *before;
  NoEvents silence;
  play(quiet, restore_move<typename S::Move>(move), silence);
  ASSERT_EQ(quiet, *after.as<S>());
}

/// Bots play without events.
TEST_P(EveryGame, TheSilentSinkPlaysTheSame) {
  at_each_position(3, [](const Match& match) {
    if (match.steps().empty()) return;
    const Position& before = match.after(match.steps().size() - 1);
    [&]<class... States>(std::type_identity<std::tuple<States...>>) {
      (expect_same_in_silence(before.as<States>(), match.steps().back().move, match.now()), ...);
    }(std::type_identity<Box>{});
  });
}

TEST_P(EveryGame, StatesAsTextRoundTrip) {
  at_each_position(5, [](const Match& match) {
    const std::string text = match.now().state_text();
    const auto read = read_any_position(match.game(), text);
    ASSERT_TRUE(read.has_value()) << "line " << read.error().line << ": " << read.error().what << '\n' << text;
    ASSERT_TRUE((*read)->equals(match.now())) << text;
    ASSERT_EQ((*read)->state_text(), text);
  });
}

TEST_P(EveryGame, ContinuesIdenticallyFromATextAfterEveryMove) {
  for (std::uint64_t seed = 0; seed < 5; ++seed) {
    const Match match = random_match(*GetParam().game, random_setup(*GetParam().game->info, GetParam().seats, seed));
    auto position = match.after(0).clone();
    for (std::size_t i = 0; i < match.steps().size(); ++i) {
      auto read = read_any_position(match.game(), position->state_text());
      ASSERT_TRUE(read.has_value());
      position = std::move(*read);
      EventList came;
      position->play(match.steps()[i].move, came);
      ASSERT_EQ(came.events, match.steps()[i].events);
      ASSERT_EQ(came.sealed, match.steps()[i].sealed);
      ASSERT_TRUE(position->equals(match.after(i + 1)));
    }
  }
}

TEST_P(EveryGame, CodesRoundTripAfterEveryMove) {
  at_each_position(2, [](const Match& match) { expect_code_round_trips(match, box_with_toy()); });
}

TEST_P(EveryGame, CodesAreAsShortAsPromised) {
  for (std::uint64_t seed = 100; seed < 150; ++seed)
    expect_code_round_trips(
        random_match(*GetParam().game, random_setup(*GetParam().game->info, GetParam().seats, seed)), box_with_toy());
}

TEST_P(EveryGame, SmallDamageToACodeIsDetectedAndWhatIsRecoveredIsCorrect) {
  const Match match =
      random_match(*GetParam().game, random_setup(*GetParam().game->info, GetParam().seats, 9), /*moves=*/40);
  expect_every_small_damage_detected(match, box_with_toy());
}

TEST_P(EveryGame, UndoRestoresThePosition) {
  at_each_position(5, [](const Match& match) {
    if (match.steps().empty()) return;
    Match copy = match;
    const Match::Step& last = match.steps().back();
    ASSERT_EQ(copy.undoable_by(), last.sealed ? no_seat : last.seat);
    ASSERT_EQ(copy.undo(), !last.sealed);
    if (last.sealed) return;
    ASSERT_TRUE(copy.now().equals(match.after(match.steps().size() - 1)));
    ASSERT_TRUE(copy.play(last.move).made());
    ASSERT_TRUE(copy.now().equals(match.now()));
  });
}

TEST_P(EveryGame, ASeatThatCanInterruptHasMoreThanTheMoveThatDeclines) {
  at_each_position(6, [](const Match& match) {
    const Offer offered = match.now().offer();
    if (match.over()) ASSERT_EQ(offered, Offer::none);
    if (offered == Offer::when_able) ASSERT_GT(match.now().legal().size(), 1U) << match.now().state_text();
    if (offered == Offer::none) return;
    // The last move declines, whichever cards the seat holds.
    Rng rng(1);
    const auto guessed = match.now().imagine(no_seat, rng);
    ASSERT_EQ(guessed->offer(), offered);
    ASSERT_EQ(guessed->legal().back(), match.now().legal().back());
  });
}

// A move that can be undone has told its player nothing: whatever was hidden, they would see the same now.
TEST_P(EveryGame, AMoveThatRevealsSomethingCannotBeUndone) {
  Rng rng(3);
  at_each_position(10, [&](const Match& match) {
    if (match.undoable_by() == no_seat) return;
    const Match::Step& last = match.steps().back();
    for (int tries = 0; tries < 3; ++tries) {
      const auto other = match.after(match.steps().size() - 1).imagine(last.seat, rng);
      EventList came;
      other->play(last.move, came);
      ASSERT_FALSE(came.sealed);
      ASSERT_TRUE(other->same_view(match.now(), last.seat)) << match.now().view_text(last.seat);
    }
  });
}

TEST_P(EveryGame, AnImaginedPositionAgreesWithTheView) {
  Rng rng(5);
  at_each_position(5, [&](const Match& match) {
    for (const Seat seat : seats_and_onlooker(match.now())) {
      const auto other = match.now().imagine(seat, rng);
      ASSERT_TRUE(other->conserved());
      ASSERT_TRUE(other->same_view(match.now(), seat));
      ASSERT_EQ(other->view_text(seat), match.now().view_text(seat));
      ASSERT_EQ(plain(other->question(seat)), plain(match.now().question(seat)));
      ASSERT_EQ(other->to_move(), match.to_move());
      if (seat == match.to_move()) {
        ASSERT_EQ(other->legal(), match.now().legal());
      }
    }
  });
}

std::string words(const Position& position, Seat seat) {
  std::string text;
  for (const Section& section : position.in_words(seat)) {
    text += plain(section.heading) + '\n';
    for (const Phrase& line : section.lines) text += plain(line) + '\n';
  }
  return text;
}

TEST_P(EveryGame, TheDescriptionShowsNoMoreThanTheView) {
  Rng rng(6);
  at_each_position(2, [&](const Match& match) {
    if (match.steps().size() % 8 > 1) return;
    for (const Seat seat : seats_and_onlooker(match.now())) {
      const auto other = match.now().imagine(seat, rng);
      ASSERT_EQ(words(*other, seat), words(match.now(), seat));
      if (seat != match.to_move()) continue;
      for (const AnyMove move : match.now().legal())
        ASSERT_EQ(plain(other->move_phrase(seat, move)), plain(match.now().move_phrase(seat, move)));
    }
  });
}

std::vector<Event> events_for(Seat seat, const std::vector<Event>& events) {
  std::vector<Event> known;
  for (const Event& event : events)
    if (may_learn(seat, event)) known.push_back(event);
  return known;
}

// If two moves leave a viewer with the same view, no event may tell them apart, and the seat must have been asked in
// private.
TEST_P(EveryGame, EventsRevealNothingThatTheViewHides) {
  at_each_position(2, [](const Match& match) {
    std::vector<std::unique_ptr<Position>> nexts;
    std::vector<EventList> came;
    for (const AnyMove move : match.now().legal()) {
      nexts.push_back(match.now().clone());
      came.emplace_back();
      nexts.back()->play(move, came.back());
    }
    for (const Seat seat : seats_and_onlooker(match.now()))
      for (std::size_t i = 1; seat != match.to_move() && i < nexts.size(); ++i) {
        if (!nexts[i]->same_view(*nexts[0], seat)) continue;
        ASSERT_EQ(events_for(seat, came[i].events), events_for(seat, came[0].events));
        ASSERT_TRUE(match.now().private_question());
      }
  });
}

TEST_P(EveryGame, EveryEventHasAnAudienceAndASentence) {
  at_each_position(5, [](const Match& match) {
    if (match.steps().empty()) return;
    for (const Event& event : match.steps().back().events) {
      ASSERT_NE(event.audience & all_seats(match.now().seats()), 0);
      for (const Seat seat : seats_and_onlooker(match.now()))
        if (may_learn(seat, event)) {
          ASSERT_FALSE(match.now().event_phrase(seat, event).empty()) << int{event.kind};
        }
    }
  });
}

TEST_P(EveryGame, ScoresAddUpAndSomebodyWins) {
  at_each_position(5, [](const Match& match) {
    const Score score = match.now().score();
    ASSERT_EQ(score.seats, match.now().seats());
    bool won = false;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(score.seats); ++seat) {
      const SeatScore& line = score.of[seat];
      int sum = 0;
      for (const int part : line.by_source) sum += part;
      ASSERT_EQ(sum, line.total);
      ASSERT_GE(line.place, 1);
      ASSERT_LE(line.place, score.seats);
      won = won || line.place == 1;
    }
    ASSERT_TRUE(won);
  });
}

TEST(Box, NumbersAndNamesAreUniqueAndFitIntoACode) {
  std::set<int> numbers;
  std::set<std::string_view> names;
  for (const Game& game : box_with_toy()) {
    EXPECT_TRUE(numbers.insert(game.info->number).second);
    EXPECT_TRUE(names.insert(game.info->id).second);
    EXPECT_LT(game.info->number, 64);
    EXPECT_LT(game.info->rules_version, 64);
    EXPECT_LE(game.info->options.size(), static_cast<std::size_t>(max_options));
    EXPECT_LE(game.info->score_sources.size(), static_cast<std::size_t>(max_score_sources));
  }
  for (const Game& game : games()) {
    EXPECT_EQ(find_game(game.info->id), &game);
    EXPECT_EQ(find_game(int{game.info->number}), &game);
  }
  EXPECT_EQ(find_game("no such game"), nullptr);
  EXPECT_EQ(find_game(0), nullptr);
}

}  // namespace
}  // namespace kairo
