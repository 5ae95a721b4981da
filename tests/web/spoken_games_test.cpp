#include <gtest/gtest.h>

#include <array>
#include <string>

#include "engine/match/match.h"
#include "engine/match/registry.h"
#include "web/text/sentence.h"

/// Both catalogues have a text, with the right placeholders, for every phrase of a match.
namespace kairo::text {
namespace {

const std::array<std::string, max_seats> five_names{"Ann", "Ken", "Mio", "Sam", "Rei"};

/// Says a phrase in every language; `⟦ ⟧` would mark a missing text.
void expect_sayable(const Phrase& phrase) {
  for (const Language language : languages) {
    const std::string words = sentence(language, phrase, five_names);
    EXPECT_EQ(words.find("⟦"), std::string::npos) << phrase.key << ": " << words;
    EXPECT_EQ(words.find_first_of("{|}"), std::string::npos) << phrase.key << ": " << words;
  }
}

void expect_position_sayable(const Position& position, Rng& rng) {
  const Seat seat = position.to_move();
  expect_sayable(position.question(seat));
  if (const Phrase round = position.round_phrase(); !round.empty()) expect_sayable(round);
  for (const Section& section : position.in_words(seat)) {
    expect_sayable(section.heading);
    for (const Phrase& line : section.lines) expect_sayable(line);
  }
  const std::uint64_t some_bits = rng.next() & 0x0303030f;
  if (const Phrase reason = position.refusal_phrase({some_bits}); !reason.empty()) expect_sayable(reason);
}

void expect_match_sayable(const Game& game, int seats, std::uint64_t seed) {
  Match match(game, standard_setup(*game.info, seats, seed));
  Rng rng(seed);
  for (;;) {
    expect_position_sayable(match.now(), rng);
    if (match.over()) break;
    const auto choices = static_cast<std::uint32_t>(match.now().legal().size());
    ASSERT_TRUE(match.play_index(rng.below(choices)));
    for (const Event& event : match.steps().back().events) expect_sayable(match.now().event_phrase(no_seat, event));
  }
}

TEST(SpokenGames, EveryGameSaysAllOfAMatchInBothLanguages) {
  for (const Game& game : games())
    for (int seats = game.info->min_seats; seats <= game.info->max_seats; ++seats)
      for (std::uint64_t seed = 0; seed < 2; ++seed) expect_match_sayable(game, seats, seed);
}

TEST(SpokenGames, EveryGameNamesItselfAndTheLinesOfItsScore) {
  for (const Game& game : games()) {
    const std::string id(game.info->id);
    for (const char* key : {".name", ".tagline"}) expect_sayable({id + key});
    for (const std::string_view source : game.info->score_sources)
      expect_sayable({id + ".score." + std::string(source)});
  }
}

}  // namespace
}  // namespace kairo::text
