#include <gtest/gtest.h>

#include <set>

#include "engine/match/random_play.h"
#include "engine/match/registry.h"
#include "tests/web/support/stage.h"
#include "web/app/screens/table_screen.h"
#include "web/app/session/session.h"

/// The mirror offers every legal move to players who do not see the canvas, each in distinct words.
namespace kairo::app {
namespace {

const std::array<std::string, max_seats> names{"Ann", "Ken", "Mio", "Sam", "Rei"};

/// The moves that the player to move can press.
std::vector<draw::Mirror::Button> offered(draw::testing::Stage& stage, const Match& match) {
  Session session("id", match, std::vector<Player>(static_cast<std::size_t>(match.now().seats())));
  if (session.awaited() != no_seat) session.hand_over();
  std::vector<draw::Mirror::Button> buttons;
  stage.frame([&](draw::Ui& ui) {
    mirror_table(ui, session);
    buttons = ui.mirror().groups.back().buttons;
  });
  return buttons;
}

void expect_every_move(const Position& position, const std::vector<draw::Mirror::Button>& buttons) {
  const auto moves = position.legal();
  ASSERT_EQ(buttons.size(), moves.size());
  std::set<std::string> labels;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    EXPECT_EQ(buttons[i].id, "move:" + position.move_text(moves[i]));
    EXPECT_TRUE(buttons[i].enabled);
    EXPECT_EQ(buttons[i].label.find("⟦"), std::string::npos) << buttons[i].label;
    EXPECT_TRUE(labels.insert(buttons[i].label).second) << "two moves are called " << buttons[i].label;
  }
}

void follow(const Game& game, int seats, text::Language language) {
  draw::testing::Stage stage(400, 300);
  stage.input.language = language;
  stage.input.names = names;
  constexpr std::uint64_t seed = 11;
  Match match(game, standard_setup(*game.info, seats, seed));
  for (Rng rng(seed); !match.over();) {
    ASSERT_NO_FATAL_FAILURE(expect_every_move(match.now(), offered(stage, match)));
    play_at_random(match, rng, 1);
  }
}

TEST(MirrorMoves, OfferEveryLegalMoveInDistinctWords) {
  for (const Game& game : games()) {
    SCOPED_TRACE(game.info->id);
    follow(game, game.info->min_seats, text::Language::en);
    follow(game, game.info->max_seats, text::Language::ja);
  }
}

}  // namespace
}  // namespace kairo::app
