#include <gtest/gtest.h>

#include "engine/games/haratama/words.h"
#include "engine/match/random_play.h"
#include "engine/match/registry.h"
#include "tests/web/support/tapped_table.h"
#include "tests/web/support/taps_for_move.h"

/// Pieces go where they are dragged, as taps bring them there.
namespace kairo::tables {
namespace {

using kairo::testing::TappedTable;

/// Presses the pointer at one place and lets it go at another; returns the move made.
std::optional<AnyMove> drag_piece(TappedTable& table, draw::Point from, draw::Point to) {
  std::optional<AnyMove> made;
  const auto note = [&] {
    if (const auto move = table.decided_by_itself()) made = move;
  };
  table.stage().move_pointer(from.x, from.y);
  note();
  table.stage().press_pointer();
  note();
  for (const float share : {0.2F, 0.6F, 1.0F}) {
    const draw::Point at = from + (to - from) * share;
    table.stage().move_pointer(at.x, at.y);
    note();
  }
  table.stage().release_pointer();
  note();
  note();
  return made;
}

/// The middle of something that can be tapped or asked about.
draw::Point middle_of(TappedTable& table, std::string_view id) {
  if (const draw::Rect* spot = table.find(id)) return spot->centre();
  const auto thing = std::ranges::find(table.ui().explainer.things(), id, &draw::Explained::id);
  EXPECT_NE(thing, table.ui().explainer.things().end()) << id;
  return thing == table.ui().explainer.things().end() ? draw::Point{} : thing->at.centre();
}

/// A card's corner, which no other one covers.
draw::Point corner_of(TappedTable& table, std::string_view id) {
  const draw::Rect* spot = table.find(id);
  EXPECT_NE(spot, nullptr) << id;
  return spot == nullptr ? draw::Point{} : draw::Point{spot->x + 12, spot->y + 16};
}

TEST(Drag, PlaysACardOfHaratamaInTheTrick) {
  const Match match = random_match(*find_game("haratama"), standard_setup(*find_game("haratama")->info, 4, 3), 60);
  int played = 0;
  int refused = 0;
  for (std::size_t step = 8; step < match.steps().size() && (played == 0 || refused == 0); ++step) {
    const Position& position = match.after(step);
    const auto& state = *position.as<haratama::State>();
    if (state.phase != haratama::Phase::play) continue;
    TappedTable table("haratama", testing::phone);
    table.show(position);
    const draw::Point trick = middle_of(table, "trick." + std::to_string(position.to_move()));
    const auto legal = position.legal();
    for (const auto& target : std::vector(table.ui().gesture.targets().begin(), table.ui().gesture.targets().end())) {
      if (!target.id.starts_with("card.")) continue;
      const auto move = position.parse_move("play " + target.id.substr(5));
      ASSERT_TRUE(move) << target.id;
      const bool lawful = std::ranges::find(legal, *move) != legal.end();
      const auto made = drag_piece(table, corner_of(table, target.id), trick);
      if (lawful) {
        EXPECT_EQ(made, move) << target.id;
        ++played;
        break;
      }
      EXPECT_FALSE(made);
      EXPECT_TRUE(table.ui().message.remaining()) << "it says why not";
      ++refused;
    }
  }
  EXPECT_GT(played, 0);
  EXPECT_GT(refused, 0);
}

TEST(Drag, LaysCardsOfHaratamaToBePassed) {
  const Match match(*find_game("haratama"), standard_setup(*find_game("haratama")->info, 4, 3));
  TappedTable table("haratama", testing::phone);
  table.show(match.now());
  const draw::Point place = middle_of(table, "pass.1");
  std::vector<std::string> cards;
  for (const auto& target : table.ui().gesture.targets())
    if (target.id.starts_with("card.")) cards.push_back(target.id);
  for (const std::size_t i : {0U, 3U}) EXPECT_FALSE(drag_piece(table, corner_of(table, cards[i]), place));
  EXPECT_TRUE(table.tap("pass.confirm"));
}

TEST(Drag, BringsPiecesAndSignsOfWickedToTheHand) {
  const Match match(*find_game("wicked"), standard_setup(*find_game("wicked")->info, 3, 4));
  for (const testing::Screen& screen : {testing::phone, testing::desk}) {
    TappedTable table("wicked", screen);
    table.show(match.now());
    const draw::Point hand = middle_of(table, "bid.hand");
    EXPECT_FALSE(drag_piece(table, middle_of(table, "bid.piece.4"), hand));
    EXPECT_FALSE(drag_piece(table, middle_of(table, "bid.piece.5"), hand));
    EXPECT_FALSE(drag_piece(table, middle_of(table, "bid.sign.soul"), hand));
    const auto made = table.tap("bid.close");
    ASSERT_TRUE(made);
    EXPECT_EQ(match.now().move_text(*made), "bid 2 s") << screen.name;
  }
}

TEST(Drag, ChangesNothingElsewhere) {
  const Match match(*find_game("wicked"), standard_setup(*find_game("wicked")->info, 3, 4));
  TappedTable table("wicked", testing::phone);
  table.show(match.now());
  const draw::Point from = middle_of(table, "bid.piece.2");
  EXPECT_FALSE(drag_piece(table, from, {from.x, 120}));
  const auto made = table.tap_all({"bid.close", "bid.close"});
  ASSERT_TRUE(made);
  EXPECT_EQ(match.now().move_text(*made), "bid 0 -");
}

TEST(Drag, LaysACardOfGalleriaOnTheMaze) {
  const Match match = random_match(*find_game("galleria"), standard_setup(*find_game("galleria")->info, 3, 3), 60);
  int laid = 0;
  for (std::size_t step = 0; step < match.steps().size() && laid < 3; ++step) {
    const Position& position = match.after(step);
    const auto legal = position.legal();
    const auto placing =
        std::ranges::find_if(legal, [&](AnyMove move) { return position.move_text(move).starts_with("place "); });
    if (placing == legal.end()) continue;
    TappedTable table("galleria", testing::desk);
    table.show(position);
    const auto spots = table.table().spots_of(position, *placing);
    ASSERT_EQ(spots.size(), 2U);
    EXPECT_FALSE(drag_piece(table, middle_of(table, spots[0]), middle_of(table, spots[1]))) << "it is only chosen";
    const auto made = table.tap(spots[1]);
    if (!made) continue;  // it is to be paid for
    EXPECT_EQ(table.table().spots_of(position, *made), spots);
    ++laid;
  }
  EXPECT_GT(laid, 0);
}

TEST(Drag, KeepsACardOfGalleriaThatIsBroughtBack) {
  const Match match = random_match(*find_game("galleria"), standard_setup(*find_game("galleria")->info, 3, 3), 60);
  for (std::size_t step = 0; step < match.steps().size(); ++step) {
    const Position& position = match.after(step);
    const auto legal = position.legal();
    const auto placing =
        std::ranges::find_if(legal, [&](AnyMove move) { return position.move_text(move).starts_with("place "); });
    if (placing == legal.end()) continue;
    TappedTable table("galleria", testing::desk);
    table.show(position);
    const draw::Point card = middle_of(table, table.table().spots_of(position, *placing)[0]);
    EXPECT_FALSE(drag_piece(table, card, card + draw::Point{12, 0}));
    EXPECT_TRUE(table.table().cancel()) << "a trembling finger has picked it";
    return;
  }
  FAIL() << "no card could be placed";
}

TEST(Drag, LaysAShapeOfTheRuinOnTheMap) {
  const Match match = random_match(*find_game("ruin"), standard_setup(*find_game("ruin")->info, 2, 3), 40);
  int laid = 0;
  for (std::size_t step = 0; step < match.steps().size() && laid < 3; ++step) {
    const Position& position = match.after(step);
    for (const AnyMove move : position.legal()) {
      if (!position.move_text(move).starts_with("draw ")) continue;
      const auto taps = testing::taps_for_move(position, move);
      if (taps.size() < 2 || !taps[1].starts_with("cell.")) continue;  // it is to be turned
      TappedTable table("ruin", testing::phone);
      table.show(position);
      EXPECT_FALSE(drag_piece(table, middle_of(table, taps[0]), middle_of(table, taps[1]))) << "it can still be moved";
      EXPECT_EQ(table.tap("draw.confirm"), move);
      ++laid;
      break;
    }
  }
  EXPECT_GT(laid, 0);
}

}  // namespace
}  // namespace kairo::tables
