#include <gtest/gtest.h>

#include "engine/games/haratama/state.h"
#include "engine/match/erased.h"
#include "engine/match/registry.h"
#include "tests/web/support/catalogue_words.h"
#include "tests/web/support/drawn_items.h"
#include "tests/web/support/lessons_of.h"
#include "tests/web/support/pupil.h"
#include "web/app/lessons/guide_run.h"

/// The guided match of Haratama: it lets one act soon, is short, and says nothing that the table contradicts.
namespace kairo::app {
namespace {

class LessonOfHaratamaInSteps : public ::testing::Test {
 protected:
  [[nodiscard]] const std::vector<LessonStep>& steps() const { return lessons_.guide.steps; }
  /// The match when this step begins.
  [[nodiscard]] haratama::State state_at(std::size_t step) const {
    return *GuideRun(game_, lessons_.guide, step).session().now().as<haratama::State>();
  }
  [[nodiscard]] std::size_t step_of(std::string_view said) const {
    return static_cast<std::size_t>(std::ranges::find(steps(), said, &LessonStep::say) - steps().begin());
  }
  [[nodiscard]] int won_at(std::string_view said, Seat seat) const {
    return haratama::count(state_at(step_of(said)).won[seat]);
  }

 private:
  const Game& game_ = *find_game("haratama");
  Lessons lessons_ = *parse_lessons(game_, testing::real_lessons(game_));
};

TEST_F(LessonOfHaratamaInSteps, IsShortAndLetsOneActSoon) {
  int said = 0;
  int before_first = 0;
  for (const LessonStep& step : steps()) {
    said += step.say.empty() ? 0 : 1;
    if (before_first == 0 && !step.move.empty()) before_first = said;
  }
  EXPECT_LE(said, 30);
  EXPECT_LE(before_first, 4);
}

TEST_F(LessonOfHaratamaInSteps, LeavesTheResultOfEachTrickUntilOneGoesOn) {
  int tricks = 0;
  for (std::size_t i = 0; i + 1 < steps().size(); ++i) {
    const haratama::State before = state_at(i);
    const haratama::State after = state_at(i + 1);
    if (after.tricks_done <= before.tricks_done && after.rounds_done == before.rounds_done) continue;
    ++tricks;
    EXPECT_FALSE(steps()[i + 1].say.empty()) << "after step " << i;
    EXPECT_TRUE(steps()[i + 1].move.empty()) << steps()[i + 1].say;
  }
  EXPECT_EQ(tricks, 7);
}

TEST_F(LessonOfHaratamaInSteps, CountsTheTreasuresThatLieThere) {
  EXPECT_EQ(won_at("haratama.guide.won", 1), 2);
  EXPECT_EQ(won_at("haratama.guide.four", 1), 4);
  EXPECT_EQ(won_at("haratama.guide.two", 3), 2);
  EXPECT_EQ(won_at("haratama.guide.thirteen", 2), 2);
  EXPECT_EQ(won_at("haratama.guide.five", 1), 5);
  EXPECT_EQ(won_at("haratama.guide.seven", 1), 7);
  const haratama::State seven = state_at(step_of("haratama.guide.seven"));
  EXPECT_EQ(haratama::count(seven.to_win), 1) << "red 4";
  const haratama::State first = state_at(step_of("haratama.guide.descents"));
  EXPECT_EQ(haratama::count(first.hands[0] & first.to_win), 4) << "gilded cards in the hand";
  const haratama::State low = state_at(step_of("haratama.guide.low"));
  const haratama::Cards purple = low.hands[0] & haratama::lane(haratama::Suit::purple);
  EXPECT_EQ(haratama::rank_of(haratama::first(purple)), 6) << "the lowest purple";
  EXPECT_GT(haratama::count(purple), 1);
}

TEST_F(LessonOfHaratamaInSteps, NamesTheLossesOfItsRound) {
  const haratama::State end = state_at(step_of("haratama.guide.round_end"));
  constexpr std::array losses{10, 70, 20, 20};
  for (Seat seat = 0; seat < 4; ++seat) EXPECT_EQ(end.losses[seat].total(), losses[seat]) << int{seat};
}

TEST_F(LessonOfHaratamaInSteps, ExplainsTheFoxesWhenTheyHaveJustAppeared) {
  auto step = static_cast<std::size_t>(std::ranges::find(steps(), "pass B10 B11", &LessonStep::move) - steps().begin());
  do ++step;
  while (steps()[step].say.empty());
  EXPECT_EQ(steps()[step].say, "haratama.guide.fox");
}

/// The guide on the phones in use, taken up to where this is said.
template <class Check>
void on_each_phone_at(std::string_view said, Check check) {
  for (const draw::Point size : {draw::Point{360, 640}, draw::Point{390, 844}}) {
    testing::Pupil pupil(*find_game("haratama"), text::Language::en, size.x, size.y);
    pupil.open_learn();
    pupil.press("learn.guide");
    for (const LessonStep& step : pupil.lessons().guide.steps) {
      if (step.say == said) break;
      if (!step.play.empty()) continue;
      if (step.move.empty())
        read_on(pupil, [&] { pupil.press("lesson.on"); });
      else
        pupil.press("move:" + step.move);
    }
    SCOPED_TRACE(size.x);
    check(pupil);
  }
}

bool is_like(const draw::Rgba& seen, draw::Ink ink) {
  const draw::Rgba wanted = draw::value(draw::Theme::dark, ink);
  constexpr int near = 12;
  return std::abs(seen.r - wanted.r) < near && std::abs(seen.g - wanted.g) < near && std::abs(seen.b - wanted.b) < near;
}
/// How many pixels of the place have this colour.
int pixels_of(const testing::Pupil& pupil, draw::Ink ink, const draw::Rect& at) {
  const draw::testing::Picture picture = pupil.picture();
  int found = 0;
  for (int y = static_cast<int>(at.y); y < static_cast<int>(at.bottom()); ++y)
    for (int x = static_cast<int>(at.x); x < static_cast<int>(at.right()); ++x)
      found += is_like(picture.at(x, y), ink) ? 1 : 0;
  return found;
}

TEST(LessonOfHaratamaOnPhones, RingsALiftedCardWhereItHasRisenToAndNeverItsNumber) {
  on_each_phone_at("haratama.guide.lead", [](testing::Pupil& pupil) {
    const auto in_number = [&](const draw::Rect& card) {
      return pixels_of(pupil, draw::Ink::chosen, {card.x + 3, card.y + 3, 24, 24});
    };
    EXPECT_EQ(in_number(*pupil.find("card.G8")), 0);
    pupil.tap("card.G8");
    const draw::Rect* risen = pupil.find("card.G8.risen");
    ASSERT_NE(risen, nullptr);
    EXPECT_LT(risen->y, pupil.find("card.G8")->y - 5);
    EXPECT_EQ(in_number(*risen), 0);
    EXPECT_GT(pixels_of(pupil, draw::Ink::chosen, {risen->x, risen->y - 8, risen->w, 8}), risen->w * 0.5F);
  });
}

TEST(LessonOfHaratamaOnPhones, FramesReceivedCardsUntilTheFirstTrickHasBegun) {
  on_each_phone_at("haratama.guide.lead", [](testing::Pupil& pupil) {
    const auto framed = [&](const std::string& id) {
      const draw::Rect* card = pupil.find(id);
      return card == nullptr ? 0 : pixels_of(pupil, draw::Ink::seat_4, {card->x, card->y + 4, 8, card->h - 8});
    };
    for (const char* received : {"card.P6", "card.B12"})
      EXPECT_GT(framed(received), 2 * (pupil.find(received)->h - 12)) << received;
    EXPECT_EQ(framed("card.P4"), 0);
    pupil.press("move:play G8");
    EXPECT_EQ(framed("card.P6"), 0);
  });
}

TEST(LessonOfHaratamaOnPhones, SaysThatTheGameWaitsWhileTheCoachIsRead) {
  on_each_phone_at("haratama.guide.won", [](testing::Pupil& pupil) {
    std::string drawn;
    for (const draw::DrawnItem& item : draw::testing::drawn_items(pupil.app().ui())) drawn += item.words + ' ';
    EXPECT_TRUE(drawn.contains(testing::words_of("app.lesson.waits")));
    EXPECT_FALSE(drawn.contains("'s turn")) << drawn;
  });
}

}  // namespace
}  // namespace kairo::app
