#include <gtest/gtest.h>

#include "engine/match/random_play.h"
#include "engine/match/registry.h"
#include "tests/web/support/tapped_table.h"
#include "web/tables/haratama/layout.h"
#include "web/tables/wicked/layout.h"

/// Tables in the little room that a replay or a low page leaves them: their essential part is there and readable.
namespace kairo::testing {
namespace {

using draw::Rect;

constexpr Screen little_rooms[] = {{"replay_on_a_phone", 360, 436, 0, 0},
                                   {"replay_in_a_frame", 422, 268, 0, 0},
                                   {"end_in_a_frame", 480, 244, 0, 0},
                                   {"narrow", 340, 300, 0, 0},
                                   {"low", 460, 200, 0, 0}};

class LittleRoom : public ::testing::TestWithParam<Screen> {
 protected:
  [[nodiscard]] static Rect at() { return GetParam().table(); }
};
INSTANTIATE_TEST_SUITE_P(, LittleRoom, ::testing::ValuesIn(little_rooms),
                         [](const auto& room) { return std::string(room.param.name); });

bool apart(const Rect& a, const Rect& b) {
  const Rect both = intersection(a.inset(0.5F), b.inset(0.5F));
  return both.w <= 0 || both.h <= 0;
}

bool inside(const Rect& part, const Rect& whole) {
  constexpr float hair = 0.01F;
  return part.x >= whole.x - hair && part.y >= whole.y - hair && part.right() <= whole.right() + hair &&
         part.bottom() <= whole.bottom() + hair;
}

TEST_P(LittleRoom, TheRingAndTheBoardsDoNotOverlap) {
  namespace table = wicked::table;
  for (int players = wicked::min_players; players <= wicked::max_players; ++players) {
    for (const bool answers : {false, true}) {
      const table::Layout layout = table::lay_out(at(), players, 0, table::Stage::search, answers, draw::Hand::right);
      std::vector<Rect> parts{layout.question, layout.ring, layout.own_board.shelves, layout.own_board.hand};
      if (layout.tray.w > 0) parts.push_back(layout.tray);
      for (Seat seat = 1; seat < players; ++seat) parts.push_back(layout.others[seat].all);
      for (std::size_t i = 0; i < parts.size(); ++i) {
        EXPECT_TRUE(inside(parts[i], at())) << i;
        EXPECT_GT(parts[i].h, 10) << i;
        for (std::size_t other = 0; other < i; ++other) EXPECT_TRUE(apart(parts[i], parts[other])) << i << " " << other;
      }
      constexpr float least_ring = 84;  // its cards can be told apart
      EXPECT_GE(std::min(layout.ring.w, layout.ring.h), answers ? least_ring * 0.85F : least_ring);
    }
  }
}

TEST_P(LittleRoom, TheCardsOfATrickDoNotOverlap) {
  namespace table = haratama::table;
  for (int players = haratama::min_players; players <= haratama::max_players; ++players) {
    const table::Layout layout = table::lay_out(at(), players, 0, false, draw::Hand::right);
    std::vector<Rect> parts{layout.question, layout.hand, layout.scores, layout.tricks};
    for (Seat seat = 0; seat < players; ++seat) {
      parts.push_back(layout.slots[seat]);
      parts.push_back(layout.seats[seat].all);
      constexpr float least_card = 34;  // pixels wide: rank and suit are readable
      EXPECT_GE(layout.slots[seat].w, least_card);
    }
    for (std::size_t i = 0; i < parts.size(); ++i) {
      EXPECT_TRUE(inside(parts[i], at())) << i;
      for (std::size_t other = 0; other < i; ++other) EXPECT_TRUE(apart(parts[i], parts[other])) << i << " " << other;
    }
  }
}

/// The default names of players.
std::vector<std::string> standard_names(text::Language language) {
  if (language == text::Language::ja) return {"1P", "ウサギ", "ワシ", "ネコ", "ヒツジ"};
  return {"Player 1", "Rabbit", "Eagle", "Cat", "Sheep"};
}

/// Some positions of a random match, as the seat to move sees them and as an onlooker does.
void expect_all_words_fit(const char* id, const Screen& screen, text::Language language, int seats) {
  const Game& game = *find_game(id);
  TappedTable table(id, screen, language);
  table.call_seats(standard_names(language));
  Match match(game, standard_setup(*game.info, seats, 90));
  Rng rng(90);
  for (int step = 0;; ++step) {
    if (step % 9 == 0 || match.over()) {
      for (const Seat viewer : {Seat{0}, match.to_move(), no_seat}) {
        table.show(match.now(), viewer);
        ASSERT_TRUE(draw::testing::overflowing(table.ui()).empty())
            << draw::testing::overflowing(table.ui()).front() << " in " << match.now().state_text();
      }
    }
    if (match.over()) return;
    play_at_random(match, rng, 1);
  }
}

TEST_P(LittleRoom, AllTextFitsWithTheDefaultNames) {
  for (const char* id : {"wicked", "haratama"})
    for (const text::Language language : text::languages)
      for (int seats = find_game(id)->info->min_seats; seats <= find_game(id)->info->max_seats; ++seats)
        expect_all_words_fit(id, GetParam(), language, seats);
}

class PlayedOn : public ::testing::TestWithParam<Screen> {};
INSTANTIATE_TEST_SUITE_P(, PlayedOn, ::testing::ValuesIn(screens),
                         [](const auto& screen) { return std::string(screen.param.name); });

TEST_P(PlayedOn, AllTextFitsWithTheDefaultNames) {
  for (const char* id : {"wicked", "haratama"})
    for (const text::Language language : text::languages)
      for (int seats = find_game(id)->info->min_seats; seats <= find_game(id)->info->max_seats; ++seats)
        expect_all_words_fit(id, GetParam(), language, seats);
}

}  // namespace
}  // namespace kairo::testing
