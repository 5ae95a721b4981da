#include "engine/games/galleria/text/vocabulary.h"
#include "tests/engine/galleria/scene.h"

/// The tables, as the rules count them, and what is derived from them.
namespace kairo::galleria::test {
namespace {

TEST(GalleriaDeck, TwelveMonstersAndSixEvents) {
  int monsters = 0;
  int marks = 0;
  for (int card = 0; card < printed_mazes; ++card) {
    monsters += face_of(card, 0).power > 0 ? copies_of(card) : 0;
    marks += face_of(card, 0).live ? copies_of(card) : 0;
  }
  EXPECT_EQ(monsters, 12);
  EXPECT_EQ(marks, 6);
}

TEST(GalleriaDeck, PicturesAreRead) {
  EXPECT_EQ(face_of(card("NES*4@E"), 0), (Face{north | east | south, 0, false, 4, east}));
  EXPECT_EQ(face_of(card("NES*4@E"), 1), (Face{south | west | north, 0, false, 4, west}));
  EXPECT_EQ(face_of(card("NESW*3"), 0), (Face{all_sides, 0, false, 3, 0}));
  EXPECT_EQ(face_of(card("EW+N!"), 1), (Face{east | west, south, true, 0, 0}));
  EXPECT_EQ(face_of(card("EW+N~"), 1), (Face{east | west, south, false, 0, 0}));
  EXPECT_EQ(face_of(card("stun"), 0), Face{});
}

TEST(GalleriaDeck, ACardKnowsItselfWithAUsedMark) {
  EXPECT_EQ(spent_of(card("N!")), card("N~"));
  EXPECT_EQ(printed_of(card("N~")), card("N!"));
  EXPECT_EQ(spent_of(card("NS")), no_card);
  EXPECT_EQ(spent_of(card("N~")), no_card);
  EXPECT_TRUE(is_spent(card("NS+E~")));
}

TEST(GalleriaDeck, NamesAreUnique) {
  std::vector<std::string> names;
  for (int card = 0; card <= start_card; ++card) names.push_back(vocabulary::card(card));
  for (int i = 0; i < curios; ++i) names.emplace_back(vocabulary::curio(i));
  for (int i = 0; i < facets; ++i) names.emplace_back(vocabulary::facet(i));
  for (int i = 0; i < rooms; ++i) names.emplace_back(vocabulary::room(i));
  std::sort(names.begin(), names.end());
  EXPECT_EQ(std::adjacent_find(names.begin(), names.end()), names.end());
}

// --- set-up -------------------------------------------------------------------------------------------------------

TEST(GalleriaSetUp, HandsAreByPlayersAndFacet) {
  constexpr std::array<int, 4> first_hands{8, 8, 7, 6};
  for (int players = 2; players <= 4; ++players)
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      const State state = dealt(players, seed, AskSetting::always);
      for (int seat = 0; seat < players; ++seat) {
        const int drawn = seat == state.table.turn ? 1 : 0;
        const int hand_now =
            first_hands[static_cast<std::size_t>(players - 1)] + facet_cards[state.table.facet[seat]].hand + drawn;
        EXPECT_EQ(hand(state, seat), hand_now) << players << ' ' << seed << ' ' << seat;
      }
    }
}

TEST(GalleriaSetUp, EightCuriosLieInRoomsAndEightAreTheDeck) {
  const State state = dealt(3);
  EXPECT_EQ(state.table.full, all_rooms);
  EXPECT_EQ(state.curio_deck.size(), 8U);
  EXPECT_EQ(state.event_deck.size(), 7U);
  for (const Curio seen : look(state, 0).in_room) EXPECT_EQ(seen, no_curio) << "face down";
  EXPECT_EQ(maze_cells(state.table.grid), 0U);
}

TEST(GalleriaSetUp, EveryPlayerMayBegin) {
  SeatSet began = 0;
  for (std::uint64_t seed = 0; seed < 60; ++seed) began |= only(dealt(4, seed).table.turn);
  EXPECT_EQ(began, 0b1111);
}

TEST(GalleriaSetUp, SpecialsAreInWhenTheTableWantsThemAndNeverAlone) {
  const auto specials_in = [](const State& state) {
    int found = static_cast<int>(std::count_if(state.deck.begin(), state.deck.end(), is_special));
    for (const Cards& hand : state.hands) found += hand.count(first_special, card_kinds);
    return found;
  };
  EXPECT_EQ(specials_in(dealt(2, 1, AskSetting::never, true)), 2);
  EXPECT_EQ(specials_in(dealt(2, 1, AskSetting::never, false)), 0);
  EXPECT_EQ(specials_in(dealt(1, 1, AskSetting::never, true)), 0);
}

}  // namespace
}  // namespace kairo::galleria::test
