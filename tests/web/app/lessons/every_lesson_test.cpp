#include <gtest/gtest.h>

#include <set>

#include "engine/match/registry.h"
#include "tests/web/support/lessons_of.h"
#include "tests/web/support/measure.h"
#include "tests/web/support/tapped_table.h"
#include "tests/web/support/taps_for_move.h"
#include "web/app/lessons/exercise_run.h"
#include "web/app/lessons/guide_run.h"
#include "web/app/screens/lesson_screen.h"
#include "web/app/screens/lit_things.h"
#include "web/app/session/called_names.h"
#include "web/app/session/player.h"

/// The lessons of assets/lessons hold what they promise: their moves are lawful, what the coach points at is on the
/// table, and every exercise can be solved. A change of rules or tables that breaks one is seen here.
namespace kairo::app {
namespace {

class EveryLesson : public ::testing::TestWithParam<const Game*> {
 protected:
  void SetUp() override {
    text_ = testing::real_lessons(game());
    if (text_.empty()) GTEST_SKIP() << "no lessons";
    auto read = parse_lessons(game(), text_);
    ASSERT_TRUE(read) << "line " << read.error().line << " of the built file: " << read.error().what;
    lessons_ = std::make_shared<const Lessons>(*std::move(read));
  }
  [[nodiscard]] static const Game& game() { return *GetParam(); }

  std::string text_;
  std::shared_ptr<const Lessons> lessons_;
};
std::vector<const Game*> all_games() {
  std::vector<const Game*> all;
  for (const Game& game : games()) all.push_back(&game);
  return all;
}
INSTANTIATE_TEST_SUITE_P(, EveryLesson, ::testing::ValuesIn(all_games()),
                         [](const auto& game) { return std::string(game.param->info->id); });

/// The lesson at one step on a screen, and the taps of its move one after the other.
class StepOnScreen {
 public:
  StepOnScreen(const Game& game, const std::shared_ptr<const Lessons>& lessons, std::size_t step,
               const testing::Screen& screen, text::Language language = text::Language::en)
      : stage_(screen.width, screen.height),
        lesson_(game, lessons, step),
        names_(called_names(lesson_.session(), language)) {
    stage_.load_fonts(KAIRO_FONTS_DIR "/reading.ttf", KAIRO_FONTS_DIR "/display.ttf");
    stage_.move_pointer(-1, -1);
    stage_.input.reduced_motion = true;
    stage_.input.names = names_;
    stage_.input.language = language;
    for (int frame = 0; frame < 2; ++frame) draw("");
    for (; lesson_.busy(); draw("")) stage_.input.now += 1;  // what the coach leaves to be read
  }

  [[nodiscard]] std::set<std::string> ids() const {
    std::set<std::string> all;
    for (const auto& target : stage_.ui.gesture.targets()) all.insert(target.id);
    for (const auto& thing : stage_.ui.explainer.things()) all.insert(thing.id);
    return all;
  }
  void draw(const std::string& pressed) {
    stage_.input.pressed = pressed;
    stage_.frame([&](draw::Ui& ui) {
      const Action action = lesson_.frame(ui, true);
      if (const auto* play = std::get_if<act::Play>(&action)) lesson_.play(play->move);
    });
  }
  /// Lets this time pass, in seconds.
  void pass(double seconds) {
    stage_.input.now += seconds;
    lesson_.advance(Speed::calm, stage_.input.now);
    draw("");
  }
  [[nodiscard]] std::string all() const { return testing::all_in_sight(stage_.ui); }
  /// Whether the coach's words have this text in them.
  [[nodiscard]] bool says(std::string_view key) const {
    return testing::all_in_sight(stage_.ui).find(testing::without_blanks(stage_.ui.say(key))) != std::string::npos;
  }
  [[nodiscard]] bool is_scrolled() const {
    return std::ranges::any_of(draw::testing::drawn_items(stage_.ui),
                               [](const draw::DrawnItem& item) { return item.words == "scroll bar"; });
  }
  /// Whether the coach's words lie over a thing of the table.
  [[nodiscard]] bool is_covered(std::string_view id) const {
    const std::vector<std::string> ids{std::string(id), "lesson.aside"};
    const std::vector<draw::Rect> found = find_targets(stage_.ui, ids);
    return found.size() == ids.size() && draw::intersection(found[0], found[1]).h > 0;
  }
  /// The same, of its middle: of a small thing no more than an edge may be.
  [[nodiscard]] bool is_hidden(std::string_view id) const {
    const std::vector<std::string> ids{std::string(id), "lesson.aside"};
    const std::vector<draw::Rect> found = find_targets(stage_.ui, ids);
    return found.size() == ids.size() && found[1].holds(found[0].centre());
  }
  /// The place of the coach's words.
  [[nodiscard]] draw::Rect words_at() const {
    const std::vector<draw::Rect> found = find_targets(stage_.ui, std::vector<std::string>{"lesson.aside"});
    return found.empty() ? draw::Rect{} : found.front();
  }
  [[nodiscard]] const Position& position() const { return lesson_.session().now(); }

 private:
  draw::testing::Stage stage_;
  LessonScreen lesson_;
  std::vector<std::string> names_;
};

/// The coach may name what only some screens have, and what comes only after a first tap; but on every screen something
/// of it is there from the start, and all of it somewhere.
TEST_P(EveryLesson, PointsAtWhatIsOnTheTable) {
  const auto& steps = lessons_->guide.steps;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    if (steps[i].at.empty()) continue;
    std::set<std::string> unseen;
    for (const std::string& id : steps[i].at) unseen.insert(id.substr(id.starts_with(spared_sign) ? 1 : 0));
    for (const testing::Screen& screen : testing::screens) {
      StepOnScreen step(game(), lessons_, i, screen);
      const auto see = [&] {
        const std::set<std::string> ids = step.ids();
        return std::erase_if(unseen, [&](const std::string& id) { return ids.contains(id); });
      };
      const std::set<std::string> at_first = step.ids();
      EXPECT_TRUE(std::ranges::any_of(steps[i].at, [&](const std::string& id) { return at_first.contains(id); }))
          << steps[i].say << " points at nothing on a " << screen.name;
      see();
      if (steps[i].move.empty()) continue;
      const AnyMove move = *step.position().parse_move(steps[i].move);
      for (const std::string& tap : testing::taps_for_move(step.position(), move)) {
        step.draw(tap);
        step.draw("");
        see();
      }
    }
    for (const std::string& id : unseen) ADD_FAILURE() << steps[i].say << " points at " << id << ", which is nowhere";
  }
}

/// On a phone the words of a drawing name cells, which are found by the letters of the columns.
TEST(LessonOfRuin, IsReadBesideTheColumnsWithoutScrolling) {
  const Game& ruin = *find_game("ruin");
  const auto lessons = std::make_shared<const Lessons>(*parse_lessons(ruin, testing::real_lessons(ruin)));
  const auto& steps = lessons->guide.steps;
  for (const text::Language language : text::languages)
    for (std::size_t i = 0; i < steps.size(); ++i) {
      if (steps[i].move.empty()) continue;
      const StepOnScreen step(ruin, lessons, i, testing::phone, language);
      EXPECT_FALSE(step.is_scrolled()) << steps[i].say << text::code_of(language);
      EXPECT_FALSE(step.is_covered("columns")) << steps[i].say << text::code_of(language);
    }
}

/// The step of a game's guided match at which this is said, for each language on two phones.
template <class Check>
void on_phones_at(std::string_view game_id, std::string_view said, Check check) {
  const Game& game = *find_game(game_id);
  const auto lessons = std::make_shared<const Lessons>(*parse_lessons(game, testing::real_lessons(game)));
  const auto& steps = lessons->guide.steps;
  const auto at = static_cast<std::size_t>(std::ranges::find(steps, said, &LessonStep::say) - steps.begin());
  ASSERT_LT(at, steps.size());
  for (const text::Language language : text::languages)
    for (const testing::Screen& screen : {testing::phone, testing::Screen{"longer phone", 390, 844}}) {
      SCOPED_TRACE(std::string(screen.name) + ' ' + std::string(text::code_of(language)));
      StepOnScreen step(game, lessons, at, screen, language);
      check(step);
    }
}

/// The chosen cards lie in the middle, where the words would have stood.
TEST(LessonOfHaratama, LeavesTheChosenCardsToBeSeen) {
  on_phones_at("haratama", "haratama.guide.pass", [](StepOnScreen& step) {
    for (const char* tap : {"card.B10", "card.B11", ""}) step.draw(tap);
    for (const char* place : {"pass.1", "pass.2"}) EXPECT_FALSE(step.is_covered(place)) << place;
  });
}

/// Few words stand between the trick and the hand, so that both are seen, and who plays what.
TEST(LessonOfHaratama, LeavesTheOthersToBeSeenWhereACardFollowsTheirs) {
  for (const char* said : {"throw_off", "follow", "again", "low", "duck", "take"})
    on_phones_at("haratama", std::string("haratama.guide.") + said, [&](StepOnScreen& step) {
      for (const char* player : {"player.1", "player.2", "player.3"})
        EXPECT_FALSE(step.is_covered(player)) << said << ' ' << player;
    });
}

/// A card that is only looked at changes nothing that is being read.
TEST(LessonOfHaratama, KeepsItsWordsInTheirPlaceWhileCardsAreTriedOut) {
  const Game& game = *find_game("haratama");
  const auto lessons = std::make_shared<const Lessons>(*parse_lessons(game, testing::real_lessons(game)));
  const auto& steps = lessons->guide.steps;
  constexpr float rise = 24;  // of a lifted card, and the distance from it: the words may make room for that
  for (const text::Language language : text::languages)
    for (std::size_t i = 0; i < steps.size(); ++i) {
      if (!steps[i].move.starts_with("play ")) continue;
      StepOnScreen step(game, lessons, i, testing::phone, language);
      const draw::Rect before = step.words_at();
      for (const AnyMove move : step.position().legal()) {
        const std::string card = "card." + step.position().move_text(move).substr(5);
        step.draw(card);
        step.draw("");
        EXPECT_NEAR(step.words_at().y, before.y, rise) << steps[i].say << ' ' << card;
        EXPECT_EQ(step.words_at().h, before.h) << steps[i].say << ' ' << card;
      }
    }
}

TEST(LessonOfHaratama, LeavesWhatItNamesToBeSeen) {
  const auto expect_seen = [](std::string_view said, std::initializer_list<const char*> things) {
    on_phones_at("haratama", said, [&](StepOnScreen& step) {
      for (const char* thing : things) EXPECT_FALSE(step.is_covered(thing)) << said << ' ' << thing;
    });
  };
  expect_seen("haratama.guide.haratama", {"player.1", "player.2", "player.3", "descent.1"});
  expect_seen("haratama.guide.haratama", {"player.0.meter", "player.1.meter", "player.2.meter", "player.3.meter"});
  expect_seen("haratama.guide.fox", {"player.0.fox", "player.2.fox", "player.3.fox", "card.P6"});
  expect_seen("haratama.guide.four", {"player.1", "trick.0", "trick.1", "trick.2", "trick.3"});
}

TEST(LessonOfHaratama, SaysWhatItIsToLeadBeforeTheQuestionAsksForIt) {
  const Game& haratama = *find_game("haratama");
  const auto lessons = std::make_shared<const Lessons>(*parse_lessons(haratama, testing::real_lessons(haratama)));
  const auto& steps = lessons->guide.steps;
  const auto told = std::ranges::find(steps, "haratama.guide.first_lead", &LessonStep::say);
  const auto first_lead = static_cast<std::size_t>(told - steps.begin());
  for (std::size_t i = 0; i < steps.size(); ++i) {
    if (steps[i].say.empty()) continue;
    const StepOnScreen step(haratama, lessons, i, testing::phone);
    if (!step.all().contains("turn:lead.")) continue;
    EXPECT_GT(i, first_lead);
    return;
  }
  FAIL() << "nobody is asked to lead";
}

TEST(LessonOfTheRuin, LeavesTheGoalCardsToBeSeenThatMayBeSpent) {
  on_phones_at("ruin", "ruin.guide.no_extra", [](StepOnScreen& step) {
    step.draw("");
    for (const char* place : {"goal.EN", "goal.GI"}) EXPECT_FALSE(step.is_covered(place)) << place;
  });
}

TEST(LessonOfTheRuin, LeavesWhatItNamesToBeSeen) {
  const auto expect_seen = [](std::string_view said, std::initializer_list<const char*> things) {
    on_phones_at("ruin", std::string("ruin.guide.") + std::string(said), [&](StepOnScreen& step) {
      step.draw("");
      for (const char* thing : things) EXPECT_FALSE(step.is_hidden(thing)) << said << ' ' << thing;
    });
  };
  expect_seen("keep", {"cell.a4", "cell.d8", "cell.h4", "goal.GI", "goal.GP"});
  expect_seen("walk", {"cell.f6", "cell.h4"});
  expect_seen("spend", {"cell.j2", "cell.f10", "goal.NU"});
  expect_seen("warp", {"cell.g3", "cell.j6"});
  expect_seen("cover_p", {"cell.d8", "cell.e9"});
  expect_seen("rectangle", {"status.rectangle"});
  expect_seen("half_time", {"status.rectangle"});
}

/// One reads the hand while the coach speaks of it, and taps a card of it before a cell that the card lights.
TEST(LessonOfGalleria, LeavesTheHandAndTheLitCellsToBeSeen) {
  const Game& game = *find_game("galleria");
  const auto lessons = std::make_shared<const Lessons>(*parse_lessons(game, testing::real_lessons(game)));
  for (const LessonStep& said : lessons->guide.steps) {
    if (said.say.empty()) continue;
    SCOPED_TRACE(said.say);
    on_phones_at("galleria", said.say, [&](StepOnScreen& step) {
      const auto look = [&] {
        EXPECT_FALSE(step.is_scrolled());
        EXPECT_FALSE(step.is_covered("hand"));
      };
      look();
      if (said.move.empty()) return;
      const AnyMove move = *step.position().parse_move(said.move);
      for (const std::string& tap : testing::taps_for_move(step.position(), move)) {
        step.draw(tap);
        step.draw("");
        look();
      }
    });
  }
  on_phones_at("galleria", "galleria.guide.first_card", [](StepOnScreen& step) {
    for (const char* tap : {"card.NE", ""}) step.draw(tap);
    for (const char* lit : {"cell.c4", "cell.d3", "cell.d5", "cell.e4"}) EXPECT_FALSE(step.is_covered(lit)) << lit;
  });
}

/// The coach speaks of it, or of what it has brought, as long as it is searched.
TEST(LessonOfWicked, LeavesTheCorridorToBeSeenThatIsSearched) {
  const Game& game = *find_game("wicked");
  const auto lessons = std::make_shared<const Lessons>(*parse_lessons(game, testing::real_lessons(game)));
  for (const LessonStep& said : lessons->guide.steps) {
    if (said.say.empty() || (!said.move.empty() && !said.move.starts_with("bid"))) continue;
    on_phones_at("wicked", said.say, [&](StepOnScreen& step) {
      EXPECT_FALSE(step.is_covered("corridor.lit")) << said.say;
      if (said.say == "wicked.guide.pieces") EXPECT_FALSE(step.is_scrolled());
    });
  }
}

TEST(LessonOfHaratama, SaysWhyAWrongPassIsWrongWithoutScrolling) {
  on_phones_at("haratama", "haratama.guide.pass", [](StepOnScreen& step) {
    for (const char* tap : {"card.B10", "card.R3", "pass.confirm", ""}) step.draw(tap);
    EXPECT_FALSE(step.is_scrolled());
    EXPECT_FALSE(step.is_covered("pass.confirm"));
  });
}

TEST(LessonOfGalleria, LeavesAllRoomsToBeSeenAtFirstAndThePowerThatASkillHasRaised) {
  on_phones_at("galleria", "galleria.guide.welcome", [](StepOnScreen& step) {
    for (const char* room : {"n2", "n6", "e2", "e6", "s2", "s6", "w2", "w6"})
      EXPECT_FALSE(step.is_hidden(std::string("room.") + room)) << room;
  });
  on_phones_at("galleria", "galleria.guide.second_curio", [](StepOnScreen& step) {
    for (const char* thing : {"facet.crow", "cell.a2", "room.w2"}) EXPECT_FALSE(step.is_covered(thing)) << thing;
  });
}

TEST(LessonOfGalleria, SaysWhereTheOpponentHeadsOnceItsCardsLieThere) {
  on_phones_at("galleria", "galleria.guide.stun", [](StepOnScreen& step) {
    for (const char* thing : {"cell.f3", "room.n6"}) EXPECT_FALSE(step.is_hidden(thing)) << thing;
    EXPECT_NE(step.position().state_text().find("start EW NW"), std::string::npos) << "e4 and f4";
  });
}

/// Words that name a cell are of no use where they hide the letters of the columns.
TEST(LessonOfGalleria, LeavesTheLettersOfTheColumnsToBeSeenWhereItNamesACell) {
  for (const char* said : {"first_card", "second_card", "pay", "take", "mark", "second_curio"})
    on_phones_at("galleria", std::string("galleria.guide.") + said,
                 [&](StepOnScreen& step) { EXPECT_FALSE(step.is_covered("columns")) << said; });
}

/// Paid with another card than the coach has named, the way takes a word.
TEST(LessonOfGalleria, SaysThatAnotherCardWasToPay) {
  on_phones_at("galleria", "galleria.guide.pay", [](StepOnScreen& step) {
    for (const char* tap : {"card.NESW", "cell.b2", "card.NS", "confirm"}) {
      step.draw(tap);
      step.draw("");
    }
    for (int frame = 0; frame < 200; ++frame) step.pass(0.1);
    EXPECT_TRUE(step.says("galleria.guide.discard.wrong")) << step.all();
  });
}

/// The first deed comes soon, and the whole is no longer than a first match can wait for.
TEST(LessonOfGalleria, IsShortAndLetsOneActSoon) {
  const Game& game = *find_game("galleria");
  const auto lessons = *parse_lessons(game, testing::real_lessons(game));
  const auto& steps = lessons.guide.steps;
  EXPECT_LE(GuideRun::said_of(lessons.guide, steps.size() - 1).all, 30);
  EXPECT_LE(std::ranges::find_if(steps, [](const LessonStep& step) { return !step.move.empty(); }) - steps.begin(), 3)
      << "things said before it";
}

TEST(LessonOfHaratama, FramesOnlyTheCardsThatAreToBePlayed) {
  const Game& haratama = *find_game("haratama");
  const auto lessons = *parse_lessons(haratama, testing::real_lessons(haratama));
  for (const LessonStep& step : lessons.guide.steps)
    for (const std::string& id : step.at) {
      constexpr std::string_view card = "card.";
      if (step.move.empty() || !id.starts_with(card)) continue;
      EXPECT_NE((step.move + ' ').find(' ' + id.substr(card.size()) + ' '), std::string::npos) << step.say << ' ' << id;
    }
}

/// Whether some moves of the player bring the event, as `ExerciseRun` plays them.
bool can_reach(const Game& game, const Exercise& exercise, std::vector<std::size_t>& path, int& budget) {
  const auto replay = [&] {
    ExerciseRun run(game, exercise);
    for (const std::size_t index : path) run.play(run.session().now().legal()[index]);
    return run;
  };
  const ExerciseRun here = replay();
  if (here.is_solved()) return true;
  if (here.awaits() != Awaits::move || path.size() >= static_cast<std::size_t>(exercise.goal.moves)) return false;
  const std::size_t count = here.session().now().legal().size();
  for (std::size_t index = 0; index < count && budget-- > 0; ++index) {
    path.push_back(index);
    if (can_reach(game, exercise, path, budget)) return true;
    path.pop_back();
  }
  return false;
}

TEST_P(EveryLesson, HasExercisesThatCanBeSolved) {
  for (const Exercise& exercise : lessons_->exercises) {
    SCOPED_TRACE(exercise.id);
    ExerciseRun run(game(), exercise);
    const auto legal = run.session().now().legal();
    switch (exercise.goal.kind) {
      case Goal::Kind::legal:
        for (const AnyMove move : legal) run.play(move);
        EXPECT_TRUE(run.is_solved());
        break;
      case Goal::Kind::moves:
        EXPECT_LT(exercise.goal.right.size(), legal.size()) << "every move is right";
        for (const std::string& right : exercise.goal.right) {
          ExerciseRun again(game(), exercise);
          again.play(*again.session().now().parse_move(right));
          EXPECT_TRUE(again.is_solved()) << right;
        }
        for (const WrongMove& wrong : exercise.wrong) {
          if (wrong.move == "*") continue;
          ExerciseRun again(game(), exercise);
          again.play(*again.session().now().parse_move(wrong.move));
          EXPECT_EQ(again.remark().key, wrong.key);
          EXPECT_FALSE(again.is_solved()) << wrong.move;
        }
        break;
      case Goal::Kind::event: {
        std::vector<std::size_t> path;
        int budget = 200'000;
        EXPECT_TRUE(can_reach(game(), exercise, path, budget)) << "left of the search: " << budget;
        break;
      }
    }
  }
}

TEST_P(EveryLesson, IsAsLongAsItShouldBe) {
  const auto [first, all] = GuideRun::said_of(lessons_->guide, 0);
  EXPECT_GE(all, 15);
  EXPECT_LE(all, 60);
  EXPECT_LE(lessons_->guide.minutes, 15);
  const auto& steps = lessons_->guide.steps;
  for (std::size_t i = 1; i < steps.size(); ++i)
    if (!steps[i].counted)
      EXPECT_EQ(GuideRun::said_of(lessons_->guide, i).said, GuideRun::said_of(lessons_->guide, i - 1).said)
          << steps[i].say;
  EXPECT_GE(lessons_->exercises.size(), 4U);
  EXPECT_LE(lessons_->exercises.size(), 8U);
}

}  // namespace
}  // namespace kairo::app
