#include "tests/match/every_game.h"

#include <algorithm>
#include <set>

#include "engine/cli/plain.h"
#include "tests/match/code_checks.h"

namespace kairo {
namespace {

INSTANTIATE_TEST_SUITE_P(Box, EveryGame, testing::ValuesIn(every_table()), table_name);

std::vector<Seat> seats_and_onlooker(const Position& position) {
  std::vector<Seat> all{no_seat};
  for (Seat seat = 0; seat < position.table_size(); ++seat) all.push_back(seat);
  return all;
}

TEST_P(EveryGame, NothingIsLostOrMade) {
  at_each_position(20, [](const Match& match) { ASSERT_TRUE(match.now().is_conserved()); });
}

TEST_P(EveryGame, SomebodyCanMoveUntilTheEnd) {
  at_each_position(20, [](const Match& match) {
    ASSERT_EQ(match.now().legal_moves().empty(), match.over());
    ASSERT_TRUE(match.over() || match.turn() < match.now().table_size());
  });
}

TEST_P(EveryGame, LawfulMovesAreDifferentAndSoAreTheirTexts) {
  at_each_position(5, [](const Match& match) {
    std::set<std::uint64_t> bits;
    std::set<std::string> texts;
    for (const AnyMove move : match.now().legal_moves()) {
      ASSERT_TRUE(bits.insert(move.bits).second) << match.now().text_of(move);
      ASSERT_TRUE(texts.insert(match.now().text_of(move)).second) << match.now().text_of(move);
    }
  });
}

TEST_P(EveryGame, MovesAsTextRoundTrip) {
  at_each_position(5, [](const Match& match) {
    for (const AnyMove move : match.now().legal_moves())
      ASSERT_EQ(match.now().move_from(match.now().text_of(move)), move) << match.now().text_of(move);
  });
}

TEST_P(EveryGame, AMoveIsRefusedIfAndOnlyIfItIsNotLawful) {
  Rng rng(1);
  at_each_position(5, [&](const Match& match) {
    const std::vector<AnyMove> moves = match.now().legal_moves();
    std::set<std::string> texts;
    for (const AnyMove move : moves) {
      ASSERT_TRUE(match.now().refusal(move).empty()) << match.now().text_of(move);
      texts.insert(match.now().text_of(move));
    }
    for (int tries = 0; tries < 60; ++tries) {
      // Bytes of small numbers are moves of some kind; a lawful move with a flipped bit is nearly lawful.
      AnyMove move{(std::uint64_t{rng.next()} << 32 | rng.next()) & 0x0f0f0f0f0f0f0f0fU};
      if (tries % 3 == 0) move.bits = std::uint64_t{rng.next()} << 32 | rng.next();
      if (tries % 3 == 1 && !moves.empty())
        move.bits =
            moves[rng.below(static_cast<std::uint32_t>(moves.size()))].bits ^ (std::uint64_t{1} << rng.below(64));
      if (match.now().refusal(move).empty()) {
        ASSERT_TRUE(texts.contains(match.now().text_of(move))) << match.now().text_of(move);
      } else {
        ASSERT_EQ(std::find(moves.begin(), moves.end(), move), moves.end()) << match.now().text_of(move);
      }
    }
  });
}

TEST_P(EveryGame, StatesAsTextRoundTrip) {
  at_each_position(5, [](const Match& match) {
    const std::string text = match.now().text();
    const auto read = match.game().parse_state(text);
    ASSERT_TRUE(read.has_value()) << "line " << read.error().line << ": " << read.error().what << '\n' << text;
    ASSERT_TRUE((*read)->equals(match.now())) << text;
    ASSERT_EQ((*read)->text(), text);
  });
}

TEST_P(EveryGame, GoesOnTheSameFromATextAfterEveryMove) {
  for (std::uint64_t seed = 0; seed < 5; ++seed) {
    const Match match = random_match(*GetParam().game, random_setup(*GetParam().game->info, GetParam().seats, seed));
    auto position = match.after(0).clone();
    for (std::size_t i = 0; i < match.steps().size(); ++i) {
      auto read = match.game().parse_state(position->text());
      ASSERT_TRUE(read.has_value());
      position = std::move(*read);
      EventList came;
      position->make(match.steps()[i].move, came);
      ASSERT_EQ(came.events, match.steps()[i].events);
      ASSERT_EQ(came.sealed, match.steps()[i].sealed);
      ASSERT_TRUE(position->equals(match.after(i + 1)));
    }
  }
}

TEST_P(EveryGame, CodesHoldAfterEveryMove) {
  at_each_position(2, [](const Match& match) { expect_code_holds(match, box_with_toy()); });
}

TEST_P(EveryGame, CodesAreAsShortAsPromised) {
  for (std::uint64_t seed = 100; seed < 150; ++seed)
    expect_code_holds(random_match(*GetParam().game, random_setup(*GetParam().game->info, GetParam().seats, seed)),
                      box_with_toy());
}

TEST_P(EveryGame, SmallDamageToACodeIsNoticedAndWhatIsSavedIsTrue) {
  const Match match =
      random_match(*GetParam().game, random_setup(*GetParam().game->info, GetParam().seats, 9), /*moves=*/40);
  expect_every_small_damage_noticed(match, box_with_toy());
}

TEST_P(EveryGame, UndoGoesBackToTheSamePosition) {
  at_each_position(5, [](const Match& match) {
    if (match.steps().empty()) return;
    Match copy = match;
    const Match::Step& last = match.steps().back();
    ASSERT_EQ(copy.may_undo(), last.sealed ? no_seat : last.seat);
    ASSERT_EQ(copy.undo(), !last.sealed);
    if (last.sealed) return;
    ASSERT_TRUE(copy.now().equals(match.after(match.steps().size() - 1)));
    ASSERT_TRUE(copy.play(last.move).made());
    ASSERT_TRUE(copy.now().equals(match.now()));
  });
}

// A move that may be taken back has told its player nothing: whatever lay hidden, they would see the same now.
TEST_P(EveryGame, AMoveThatShowsSomethingHiddenCannotBeTakenBack) {
  Rng rng(3);
  at_each_position(10, [&](const Match& match) {
    if (match.may_undo() == no_seat) return;
    const Match::Step& last = match.steps().back();
    for (int tries = 0; tries < 3; ++tries) {
      const auto other = match.after(match.steps().size() - 1).imagined(last.seat, rng);
      EventList came;
      other->make(last.move, came);
      ASSERT_FALSE(came.sealed);
      ASSERT_TRUE(other->same_view(match.now(), last.seat)) << match.now().view_for(last.seat);
    }
  });
}

TEST_P(EveryGame, WhatIsImaginedAgreesWithTheView) {
  Rng rng(5);
  at_each_position(5, [&](const Match& match) {
    for (const Seat seat : seats_and_onlooker(match.now())) {
      const auto other = match.now().imagined(seat, rng);
      ASSERT_TRUE(other->is_conserved());
      ASSERT_TRUE(other->same_view(match.now(), seat));
      ASSERT_EQ(other->view_for(seat), match.now().view_for(seat));
      ASSERT_EQ(plain(other->question(seat)), plain(match.now().question(seat)));
      ASSERT_EQ(other->turn(), match.turn());
      if (seat == match.turn()) {
        ASSERT_EQ(other->legal_moves(), match.now().legal_moves());
      }
    }
  });
}

std::string words(const Position& position, Seat seat) {
  std::string text;
  for (const Section& section : position.table_words(seat)) {
    text += plain(section.heading) + '\n';
    for (const Phrase& line : section.lines) text += plain(line) + '\n';
  }
  return text;
}

TEST_P(EveryGame, TheTableInWordsShowsNoMoreThanTheView) {
  Rng rng(6);
  at_each_position(2, [&](const Match& match) {
    if (match.steps().size() % 8 > 1) return;
    for (const Seat seat : seats_and_onlooker(match.now())) {
      const auto other = match.now().imagined(seat, rng);
      ASSERT_EQ(words(*other, seat), words(match.now(), seat));
      if (seat != match.turn()) continue;
      for (const AnyMove move : match.now().legal_moves())
        ASSERT_EQ(plain(other->sentence(seat, move)), plain(match.now().sentence(seat, move)));
    }
  });
}

std::vector<Event> heard_by(Seat seat, const std::vector<Event>& events) {
  std::vector<Event> heard;
  for (const Event& event : events)
    if (seat == no_seat ? event.audience == 0xff : holds(event.audience, seat)) heard.push_back(event);
  return heard;
}

// Two moves that leave somebody's view the same are one to them: no event may tell the two apart, and the question
// must have been asked in private.
TEST_P(EveryGame, EventsTellNobodyWhatTheirViewHides) {
  at_each_position(2, [](const Match& match) {
    std::vector<std::unique_ptr<Position>> nexts;
    std::vector<EventList> came;
    for (const AnyMove move : match.now().legal_moves()) {
      nexts.push_back(match.now().clone());
      came.emplace_back();
      nexts.back()->make(move, came.back());
    }
    for (const Seat seat : seats_and_onlooker(match.now()))
      for (std::size_t i = 1; seat != match.turn() && i < nexts.size(); ++i) {
        if (!nexts[i]->same_view(*nexts[0], seat)) continue;
        ASSERT_EQ(heard_by(seat, came[i].events), heard_by(seat, came[0].events));
        ASSERT_TRUE(match.now().asks_in_private());
      }
  });
}

TEST_P(EveryGame, EveryEventHasAnAudienceAndASentence) {
  at_each_position(5, [](const Match& match) {
    if (match.steps().empty()) return;
    for (const Event& event : match.steps().back().events) {
      ASSERT_NE(event.audience & everybody(match.now().table_size()), 0);
      for (const Seat seat : seats_and_onlooker(match.now()))
        if (holds(event.audience, seat) || event.audience == 0xff) {
          ASSERT_FALSE(match.now().sentence(seat, event).empty()) << int{event.kind};
        }
    }
  });
}

TEST_P(EveryGame, ScoresAddUpAndSomebodyWins) {
  at_each_position(5, [](const Match& match) {
    const Score score = match.now().standing();
    ASSERT_EQ(score.seats, match.now().table_size());
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
