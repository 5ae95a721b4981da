#include <gtest/gtest.h>

#include <map>
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
    buttons = ui.mirror.groups.back().buttons;
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

/// Groups moves by what they have in common; those that stand alone are one each, and some belong to several.
std::map<std::string, int> families_of(const std::vector<draw::Mirror::Button>& buttons) {
  std::map<std::string, int> families;
  for (const auto& button : buttons) {
    if (button.families.empty()) ++families[button.id];
    for (const std::string& family : button.families) ++families[family];
  }
  return families;
}

TEST(MirrorMoves, AreFoldedSoThatNobodyHasToPassHundreds) {
  constexpr int most = 40;
  for (const Game& game : games()) {
    SCOPED_TRACE(game.info->id);
    draw::testing::Stage stage(400, 300);
    stage.input.names = names;
    Match match(game, standard_setup(*game.info, game.info->max_seats, 5));
    for (Rng rng(5); !match.over(); play_at_random(match, rng, 1)) {
      const auto families = families_of(offered(stage, match));
      EXPECT_LE(families.size(), most);
      for (const auto& [family, moves] : families) EXPECT_LE(moves, most) << family;
    }
  }
}

TEST(MirrorMoves, AreFoldedAtEachPlaceByHowAShapeLies) {
  constexpr std::size_t most = 20;
  const Game& ruin = *find_game("ruin");
  draw::testing::Stage stage(400, 300);
  stage.input.names = names;
  Match match(ruin, standard_setup(*ruin.info, 1, 5));
  std::size_t shapes = 0;
  for (Rng rng(5); !match.over(); play_at_random(match, rng, 1)) {
    std::map<std::pair<int, std::string>, std::set<std::string>> ways;
    for (const auto& button : offered(stage, match))
      for (const int place : button.places)
        for (const std::string& family : button.families_at_place) ways[{place, family}].insert(button.label);
    for (const auto& [at, moves] : ways) {
      EXPECT_LE(moves.size(), most) << at.second;
      shapes += moves.size() > 1 ? 1 : 0;
    }
  }
  EXPECT_GT(shapes, 100U);
}

TEST(MirrorMoves, FindEachPassUnderBothOfItsCards) {
  const Game& haratama = *find_game("haratama");
  draw::testing::Stage stage(400, 300);
  stage.input.names = names;
  const Match match(haratama, standard_setup(*haratama.info, 3, 5));
  const auto families = families_of(offered(stage, match));
  const int cards = static_cast<int>(families.size());
  EXPECT_EQ(static_cast<int>(match.now().legal().size()), cards * (cards - 1) / 2);
  for (const auto& [family, moves] : families) EXPECT_EQ(moves, cards - 1) << family;
}

TEST(MirrorMoves, AreFinalUnlessTheyCanBeTakenBack) {
  draw::testing::Stage stage(400, 300);
  stage.input.names = names;
  const auto finals = [&](const Match& match) {
    std::map<std::string, bool> found;
    for (const auto& button : offered(stage, match)) found[button.id] = button.final;
    return found;
  };
  const Game& ruin = *find_game("ruin");
  Match match(ruin, standard_setup(*ruin.info, 1, 5));
  for (Rng rng(5); !match.over(); play_at_random(match, rng, 1))
    for (const auto& [id, is_final] : finals(match)) {
      Match after = match;
      after.play(*match.now().parse_move(std::string_view(id).substr(5)));
      EXPECT_EQ(is_final, after.undoable_by() == no_seat || after.over()) << id;
    }

  stage.input.confirms_moves = false;
  for (const auto& [id, is_final] : finals(Match(ruin, standard_setup(*ruin.info, 1, 5)))) EXPECT_FALSE(is_final) << id;
}

TEST(MirrorMoves, LieAtPlacesOfTheMap) {
  for (const std::string_view id : {"ruin", "galleria"}) {
    const Game& game = *find_game(id);
    Match match(game, standard_setup(*game.info, 2, 5));
    int found = 0;
    for (Rng rng(5); !match.over(); play_at_random(match, rng, 1)) {
      const Seat seat = match.now().to_move();
      int places = 0;
      for (const Section& section : match.now().in_words(seat))
        for (const auto& row : section.map) places += static_cast<int>(row.size());
      for (const AnyMove move : match.now().legal())
        for (const int place : match.now().move_places(seat, move)) {
          EXPECT_LT(place, places) << match.now().move_text(move);
          ++found;
        }
    }
    EXPECT_GT(found, 100) << id;
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
