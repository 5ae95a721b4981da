#include <gtest/gtest.h>

#include "tests/web/support/catalogue_words.h"
#include "tests/web/support/pupil.h"
#include "tests/web/support/stage.h"
#include "web/app/screens/lesson_screen.h"
#include "web/app/screens/lit_things.h"
#include "web/app/session/called_names.h"
#include "web/app/session/player.h"

/// The lesson of In the Ruin lets what happens be followed: a round's end, and a move that the coach shows.
namespace kairo::app {
namespace {

using testing::Pupil;

/// How many explorers stand on other maps below the large one.
std::ptrdiff_t maps_below(const Pupil& pupil) {
  const draw::Rect* last = pupil.find("cell.k11");
  if (last == nullptr) return 0;
  return std::ranges::count_if(draw::testing::drawn_items(pupil.app().ui()), [&](const draw::DrawnItem& item) {
    return item.words == "explorer" && item.at.y > last->bottom();
  });
}

TEST(LessonOfTheRuin, LetsTheEndOfARoundBeReadBeforeTheCoachSpeaks) {
  Pupil pupil(*find_game("ruin"));
  pupil.open_learn();
  pupil.press("learn.guide");
  int rounds = 0;
  for (int pressed = 0; !pupil.lists("lesson.play_on") && pressed < 200; ++pressed) {
    if (pupil.shows("table.go_on")) {
      EXPECT_FALSE(pupil.shows("lesson.aside")) << "the coach is silent";
      const auto items = draw::testing::drawn_items(pupil.app().ui());
      EXPECT_LE(std::ranges::count_if(items, [](const auto& item) { return item.words.starts_with("Round "); }), 1)
          << "two rounds at once";
      const std::string of_half = testing::words_of("ruin.table.brought");
      if (std::ranges::find(items, of_half, &draw::DrawnItem::words) == items.end())
        EXPECT_EQ(maps_below(pupil), 2) << rounds;
      ++rounds;
      pupil.tap("table.go_on");
    } else {
      pupil.press(pupil.shows("lesson.on") ? "lesson.on" : "lesson.show");
    }
  }
  EXPECT_TRUE(pupil.lists("lesson.play_on"));
  const auto& steps = pupil.app().match()->steps();
  int played = 0;
  for (const auto& step : steps)
    for (const Event& event : step.events)
      played += pupil.app().match()->now().event_phrase(0, event).key == "ruin.event.round_began" ? 1 : 0;
  EXPECT_GT(played, 5);
  EXPECT_EQ(rounds, played) << "each round but the last, and what the first half brought";
}

/// The guide at the step where this is said, on a stage.
class AtStep {
 public:
  explicit AtStep(std::string_view said, float width = 360, float height = 640)
      : stage_(width, height),
        lessons_(std::make_shared<const Lessons>(*parse_lessons(ruin(), testing::real_lessons(ruin())))),
        lesson_(ruin(), lessons_,
                static_cast<std::size_t>(std::ranges::find(lessons_->guide.steps, said, &LessonStep::say) -
                                         lessons_->guide.steps.begin())),
        names_(called_names(lesson_.session(), text::Language::en)) {
    stage_.load_fonts(KAIRO_FONTS_DIR "/reading.ttf", KAIRO_FONTS_DIR "/display.ttf");
    stage_.input.names = names_;
    stage_.move_pointer(-1, -1);
    for (int frame = 0; frame < 2; ++frame) draw("");
  }
  void draw(const std::string& pressed) {
    stage_.input.pressed = pressed;
    stage_.frame([&](draw::Ui& ui) { lesson_.frame(ui, true); });
    stage_.input.pressed.clear();
  }
  void tap(draw::Point at) {
    stage_.tap(at.x, at.y, [&](draw::Ui& ui) { lesson_.frame(ui, true); });
  }
  [[nodiscard]] std::size_t moves() const { return lesson_.session().match().steps().size(); }
  [[nodiscard]] draw::testing::Picture picture() const { return stage_.picture(); }
  /// How much of a thing lies below the coach's words.
  [[nodiscard]] float covered(const std::string& id) const {
    const std::vector<std::string> ids{id, "lesson.aside"};
    const std::vector<draw::Rect> found = find_targets(stage_.ui, ids);
    EXPECT_EQ(found.size(), ids.size());
    const draw::Rect both = draw::intersection(found.front(), found.back());
    return std::max(0.0F, both.w) * std::max(0.0F, both.h);
  }
  /// How many pictures or words of this kind lie on a thing.
  [[nodiscard]] std::ptrdiff_t count(std::string_view words, const std::string& id) const {
    const draw::Rect at = find_targets(stage_.ui, {&id, 1}).front();
    return std::ranges::count_if(draw::testing::drawn_items(stage_.ui), [&](const draw::DrawnItem& item) {
      return item.words == words && at.holds(item.at.centre());
    });
  }
  /// Whether a frame lights a thing: its dark rim stands at the left of it.
  [[nodiscard]] bool is_lit(const std::string& id) const {
    constexpr float dark = 0.1F;
    constexpr int reach = 8;
    const draw::Rect at = find_targets(stage_.ui, {&id, 1}).front();
    const draw::testing::Picture seen = picture();
    for (int x = static_cast<int>(at.x) - reach; x < static_cast<int>(at.x); ++x)
      if (seen.grey(x, static_cast<int>(at.y + at.h * 0.25F)) < dark) return true;
    return false;
  }
  LessonScreen& lesson() { return lesson_; }
  [[nodiscard]] const Position& now() const { return lesson_.session().now(); }
  [[nodiscard]] bool has_message() const { return stage_.ui.message.remaining().has_value(); }
  [[nodiscard]] bool says(const std::string& words) const {
    return std::ranges::any_of(draw::testing::drawn_items(stage_.ui),
                               [&](const draw::DrawnItem& item) { return item.words == words; });
  }
  [[nodiscard]] bool says_by_coach(const std::string& words) const {
    const std::vector<std::string> ids{"lesson.aside"};
    const draw::Rect coach = find_targets(stage_.ui, ids).front();
    return std::ranges::any_of(draw::testing::drawn_items(stage_.ui), [&](const draw::DrawnItem& item) {
      return item.words == words && coach.holds(item.at.centre());
    });
  }

 private:
  static const Game& ruin() { return *find_game("ruin"); }
  draw::testing::Stage stage_;
  std::shared_ptr<const Lessons> lessons_;
  LessonScreen lesson_;
  std::vector<std::string> names_;
};

int differing(const draw::testing::Picture& one, const draw::testing::Picture& other) {
  int differing = 0;
  for (int y = 0; y < one.height(); ++y)
    for (int x = 0; x < one.width(); ++x) differing += one.grey(x, y) == other.grey(x, y) ? 0 : 1;
  return differing;
}

/// But for the rim and the last row.
TEST(LessonOfTheRuin, BeginsBesideTheMap) {
  for (const auto& [width, height] : {std::pair{360.0F, 640.0F}, {390.0F, 844.0F}}) {
    AtStep at("ruin.guide.welcome", width, height);
    for (int row = 1; row <= 10; ++row) EXPECT_EQ(at.covered("cell.f" + std::to_string(row)), 0) << width << ' ' << row;
  }
}

TEST(LessonOfTheRuin, HasTheCoachSayWhyAPlaceIsRefused) {
  AtStep at("ruin.guide.reach");
  const std::string why = testing::words_of("ruin.refusal.occupied");
  EXPECT_FALSE(at.says_by_coach(why));
  at.draw("cell.f6");
  at.draw("");
  EXPECT_TRUE(at.says_by_coach(why));
  EXPECT_FALSE(at.has_message()) << "a second box";
  at.draw("lesson.back");
  at.draw("");
  EXPECT_FALSE(at.says_by_coach(why));
}

/// The words name the letter to which a goal leads, which is not to be tapped.
TEST(LessonOfTheRuin, LightsWhatIsToBeTappedAndNotWhatIsOnlyNamed) {
  EXPECT_TRUE(AtStep("ruin.guide.keep").is_lit("cell.h4"));
  EXPECT_FALSE(AtStep("ruin.guide.spend").is_lit("cell.j2"));
}

TEST(LessonOfTheRuin, ShowsTheGemBelowTheShapeThatIsLaidOnIt) {
  AtStep at("ruin.guide.reach");
  EXPECT_EQ(at.count("gem", "cell.h4"), 1);
  at.draw("cell.h4");
  at.draw("");
  EXPECT_EQ(at.count("gem", "cell.h4"), 2) << "once more, over the shape";
}

/// A dot of the map is for one square of the shape, which has no middle one.
TEST(LessonOfTheRuin, ShowsBothSquaresThatADotBringsTogether) {
  const AtStep at("ruin.guide.reach");
  EXPECT_EQ(at.count("grip", "mark.passage"), 1);
  EXPECT_EQ(at.count("grip", "mark.wall"), 1);
  EXPECT_EQ(at.count("grip", "mark.single"), 0) << "it has but one square";
}

/// The first thing that the pupil does: the coach recommends what is told of the move.
TEST(LessonOfTheRuin, KeepsTheGoalsOfWhichItIsToldThatNoneAreCloser) {
  const AtStep at("ruin.guide.keep");
  const std::vector<Phrase> told = at.now().consequences(at.now().to_move(), *at.now().parse_move("keep GP GI"));
  EXPECT_EQ(told.front().key, "ruin.then.way_shortest");
}

TEST(LessonOfTheRuin, IsActedInFromTheStartAndNoLongerThanItTakes) {
  const Game& ruin = *find_game("ruin");
  const auto lessons = *parse_lessons(ruin, testing::real_lessons(ruin));
  const auto& steps = lessons.guide.steps;
  const auto first = std::ranges::find_if(steps, [](const LessonStep& step) { return !step.move.empty(); });
  EXPECT_LE(GuideRun::said_of(lessons.guide, static_cast<std::size_t>(first - steps.begin())).said, 3);
  EXPECT_LE(GuideRun::said_of(lessons.guide, 0).all, 31);
}

/// The plans of others are sealed, but one's own is seen.
TEST(LessonOfTheRuin, LetsOwnMovesBeFollowedThatAreMadeByThemselves) {
  AtStep at("ruin.guide.watch");
  at.draw("lesson.on");
  at.lesson().advance(Speed::calm, 0);
  EXPECT_GE(at.lesson().due(Speed::calm, 0).value_or(0), 1.0);
}

/// Else the line would ask the player for moves that are made by themselves.
TEST(LessonOfTheRuin, SaysInTheLineThatAsksThatTheCoachPlays) {
  const std::string words = testing::words_of("app.lesson.plays");
  EXPECT_FALSE(AtStep("ruin.guide.cover_p").says(words));
  AtStep at("ruin.guide.watch");
  EXPECT_FALSE(at.says(words));
  at.draw("lesson.on");
  at.draw("");
  EXPECT_TRUE(at.says(words));
}

class ShownMove : public ::testing::TestWithParam<std::pair<const char*, int>> {};
/// A shape is chosen, laid and turned; a walk goes from cell to cell.
INSTANTIATE_TEST_SUITE_P(OfTheRuin, ShownMove,
                         ::testing::Values(std::pair{"ruin.guide.keep", 2}, std::pair{"ruin.guide.five", 3},
                                           std::pair{"ruin.guide.walk", 4}));

TEST_P(ShownMove, IsActedOutTapByTapBeforeItIsMade) {
  const auto [said, least] = GetParam();
  AtStep at(said);
  const std::size_t before = at.moves();
  at.draw("lesson.show");
  int seen = 0;
  std::optional<draw::testing::Picture> last;
  constexpr double longest = 20;
  for (double now = 0; at.moves() == before && now < longest; now += 0.1) {
    at.lesson().advance(Speed::calm, now);
    at.draw("");
    if (at.moves() != before) break;
    EXPECT_TRUE(at.lesson().moves_by_itself());
    draw::testing::Picture picture = at.picture();
    if (!last || differing(*last, picture) > 50) ++seen;
    last = std::move(picture);
  }
  EXPECT_EQ(at.moves(), before + 1);
  EXPECT_GE(seen, least);
}

TEST(ShownMove, IsHurriedByATapThatChoosesNothing) {
  AtStep at("ruin.guide.five");
  const std::size_t before = at.moves();
  at.draw("lesson.show");
  at.lesson().advance(Speed::calm, 0);
  at.draw("");
  at.tap({180, 250});
  EXPECT_EQ(at.moves(), before + 1);
  EXPECT_FALSE(at.lesson().cancel()) << "nothing is chosen";
}

TEST(ShownMove, IsMadeAtOnceForWhoIsInAHurry) {
  AtStep at("ruin.guide.reach");
  const std::size_t before = at.moves();
  at.draw("lesson.show");
  at.lesson().advance(Speed::calm, 0);
  at.lesson().skip();
  EXPECT_EQ(at.moves(), before + 1);
}

}  // namespace
}  // namespace kairo::app
