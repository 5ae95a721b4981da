#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "engine/match/random_play.h"
#include "engine/match/registry.h"
#include "tests/web/support/drawn_items.h"
#include "tests/web/support/lessons_of.h"
#include "tests/web/support/made_up_thoughts.h"
#include "tests/web/support/tapped_table.h"
#include "tests/web/support/taps_for_move.h"
#include "web/app/screens/lesson_screen.h"
#include "web/app/session/called_names.h"
#include "web/app/session/player.h"

/// Words that lie over the table for a while leave what they speak of to be seen and tapped, in every language and on
/// every screen: the coach at each step of each lesson, and what is said about whatever is tapped or asked about.
namespace kairo::app {
namespace {

using draw::Rect;
using draw::testing::without_blanks;

/// The sizes of phones, frames, tablets and desks that are in use.
constexpr testing::Screen sizes[] = {{"phone", 360, 640, 54, 0},
                                     {"tall_phone", 390, 844, 54, 0},
                                     {"frame", 480, 320, 0, 54},
                                     {"tablet", 768, 1024, 54, 0},
                                     {"desk", 1280, 800, 54, 0}};

/// The part of a thing that these words cover.
float covered(const Rect& thing, const Rect& words) {
  const Rect both = draw::intersection(thing, words);
  return thing.w * thing.h > 0 ? both.w * both.h / (thing.w * thing.h) : 0;
}
/// So little of a thing may be covered that nothing is lost: its rim.
constexpr float rim = 0.06F;

const Rect* find_target(const draw::Ui& ui, std::string_view id) {
  const auto spot = std::ranges::find(ui.gesture.targets(), id, &draw::Gesture::Target::id);
  return spot == ui.gesture.targets().end() ? nullptr : &spot->at;
}
const Rect* find_thing(const draw::Ui& ui, std::string_view id) {
  if (const Rect* target = find_target(ui, id)) return target;
  const auto thing = std::ranges::find(ui.explainer.things(), id, &draw::Explained::id);
  return thing == ui.explainer.things().end() ? nullptr : &thing->at;
}

class Beside : public ::testing::TestWithParam<std::tuple<const Game*, text::Language, testing::Screen>> {
 protected:
  [[nodiscard]] static const Game& game() { return *std::get<0>(GetParam()); }
  [[nodiscard]] static text::Language language() { return std::get<1>(GetParam()); }
  [[nodiscard]] static const testing::Screen& screen() { return std::get<2>(GetParam()); }
};
std::vector<const Game*> games_to_look_at() {
  std::vector<const Game*> all;
  for (const Game& game : games()) all.push_back(&game);
  return all;
}
std::string name_of_look(const ::testing::TestParamInfo<Beside::ParamType>& given) {
  const auto& [game, language, screen] = given.param;
  return std::string(game->info->id) + "_" + std::string(text::code_of(language)) + "_" + screen.name;
}
INSTANTIATE_TEST_SUITE_P(, Beside,
                         ::testing::Combine(::testing::ValuesIn(games_to_look_at()),
                                            ::testing::ValuesIn(text::languages), ::testing::ValuesIn(sizes)),
                         name_of_look);

/// Lessons on one screen.
class LessonStage {
 public:
  LessonStage(const testing::Screen& screen, text::Language language) : stage_(screen.width, screen.height) {
    stage_.load_fonts(KAIRO_FONTS_DIR "/reading.ttf", KAIRO_FONTS_DIR "/display.ttf");
    stage_.move_pointer(-1, -1);
    stage_.input.reduced_motion = true;
    stage_.input.language = language;
  }
  void show(LessonScreen lesson) {
    lesson_ = std::make_unique<LessonScreen>(std::move(lesson));
    names_ = called_names(lesson_->session(), stage_.input.language);
    stage_.input.names = names_;
    for (int frame = 0; frame < 2; ++frame) draw("");
    for (; lesson_->busy(); draw("")) stage_.input.now += 1;  // what the coach leaves to be read
  }
  void draw(const std::string& pressed) {
    stage_.input.pressed = pressed;
    stage_.frame([&](draw::Ui& ui) { lesson_->frame(ui, true); });
  }
  void tap(const std::string& id) {
    draw(id);
    draw("");
  }
  void play(AnyMove move) {
    lesson_->play(move);
    for (int frame = 0; frame < 2; ++frame) draw("");
  }
  [[nodiscard]] const Position& position() const { return lesson_->session().now(); }
  [[nodiscard]] const draw::Ui& ui() const { return stage_.ui; }
  /// Where the coach stands; null while it is silent.
  [[nodiscard]] const Rect* coach() const { return find_target(ui(), "lesson.aside"); }

 private:
  draw::testing::Stage stage_;
  std::unique_ptr<LessonScreen> lesson_;
  std::vector<std::string> names_;
};

/// The things that words cover and should leave.
using Faults = std::vector<std::string>;

/// The lowest screen has too few places: the most that may be covered. These numbers only ever become smaller.
struct Most {
  const char* screen;
  std::size_t compared;  ///< in the lesson: cards and what was played
  std::size_t paged;     ///< the same: how often the coach's words have no room at once
  std::size_t said_per_hundred;
  std::size_t on_hands_per_hundred;
};
constexpr Most most_covered[] = {{"phone", 0, 0, 0, 0},
                                 {"tall_phone", 0, 0, 0, 0},
                                 {"frame", 8, 27, 4, 5},
                                 {"tablet", 0, 0, 0, 0},
                                 {"desk", 0, 0, 0, 0}};
const Most& most_on(const testing::Screen& screen) {
  return *std::ranges::find(most_covered, std::string_view(screen.name), &Most::screen);
}

std::string told(const Faults& faults) {
  std::string all;
  for (const std::string& fault : faults) all += fault + '\n';
  return all;
}

/// Beside what it names a sentence about a move needs what is asked about, and the cards that may be played.
std::vector<std::string> compared(const Game& game, const Position& now) {
  const auto table = tables::make_table(game.info->id);
  std::vector<std::string> all = table->spots_of_question(now);
  for (const AnyMove move : now.legal())
    for (const std::string& spot : table->spots_of(now, move))
      if (spot.starts_with("card.") && std::ranges::find(all, spot) == all.end()) all.push_back(spot);
  return all;
}

/// Adds what of the named things, and the question, these words cover.
void note_covered(const draw::Ui& ui, const Rect& words, const std::vector<std::string>& named,
                  const std::string& where, Faults& faults) {
  for (const std::string& id : named)
    if (const Rect* thing = find_thing(ui, id); thing != nullptr && covered(*thing, words) > rim)
      faults.push_back(where + ": " + id);
  if (const Rect* question = find_thing(ui, "question"); question != nullptr && covered(*question, words) > rim)
    faults.push_back(where + ": the question");
}

TEST_P(Beside, WhatTheCoachSpeaksOf) {
  const std::string text = testing::lessons_of(game());
  const auto lessons = std::make_shared<const Lessons>(*parse_lessons(game(), text));
  LessonStage stage(screen(), language());
  Faults faults;
  Faults of_compared;
  const auto note = [&](const std::vector<std::string>& named, const std::string& where, Faults& to) {
    ASSERT_NE(stage.coach(), nullptr) << where;
    note_covered(stage.ui(), *stage.coach(), named, where, to);
  };
  const auto& steps = lessons->guide.steps;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    if (!steps[i].play.empty()) continue;
    stage.show(LessonScreen(game(), lessons, i));
    note(steps[i].at, steps[i].say, faults);
    if (HasFatalFailure()) return;
    if (steps[i].move.empty()) continue;
    note(compared(game(), stage.position()), steps[i].say, of_compared);
    const AnyMove move = *stage.position().parse_move(steps[i].move);
    for (const std::string& tap : testing::taps_for_move(stage.position(), move)) {
      const Rect* spot = find_target(stage.ui(), tap);
      if (spot != nullptr && stage.coach()->holds(spot->centre()))
        faults.push_back(steps[i].say + ": cannot be tapped: " + tap);
      stage.tap(tap);
      if (stage.coach() == nullptr) continue;
      for (const char* id : {"confirm", "back", "turn", "end", "draw.confirm", "walk.confirm", "warp.back", "bid.close",
                             "soul.done", "soul.decline", "pass.confirm", "keep", "spend"})
        if (const Rect* button = find_target(stage.ui(), id);
            button != nullptr && covered(*button, *stage.coach()) > rim)
          faults.push_back(steps[i].say + ": a button: " + id);
    }
  }
  for (std::size_t i = 0; i < lessons->exercises.size(); ++i) {
    stage.show(LessonScreen::exercise(game(), lessons, i));
    note(compared(game(), stage.position()), lessons->exercises[i].id, of_compared);
  }
  EXPECT_TRUE(faults.empty()) << told(faults);
  EXPECT_LE(of_compared.size(), most_on(screen()).compared) << told(of_compared);
}

/// Whether all that the coach says now can be read at once, or what it says first about a wrong answer.
bool is_read_at_once(const LessonStage& stage) {
  std::string seen;
  for (const draw::DrawnItem& item : draw::testing::drawn_items(stage.ui()))
    if (item.kind == draw::DrawnItem::Kind::words && covered(item.at, *stage.coach()) > 1 - rim) seen += item.words;
  return without_blanks(seen).contains(without_blanks(stage.ui().mirror.parts.front().lines.front()));
}

TEST_P(Beside, FewOfTheCoachsWordsComeInPages) {
  const std::string text = testing::lessons_of(game());
  const auto lessons = std::make_shared<const Lessons>(*parse_lessons(game(), text));
  LessonStage stage(screen(), language());
  Faults paged;
  const auto note = [&](const std::string& where) {
    if (stage.coach() == nullptr) return;
    for (const draw::DrawnItem& item : draw::testing::drawn_items(stage.ui()))
      EXPECT_FALSE(item.words == "scroll bar" && covered(item.at, *stage.coach()) > 0) << where << ": one sentence";
    if (!is_read_at_once(stage)) paged.push_back(where);
  };
  const auto& steps = lessons->guide.steps;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    if (!steps[i].play.empty()) continue;
    stage.show(LessonScreen(game(), lessons, i));
    note(steps[i].say);
    if (steps[i].move.empty()) continue;
    const AnyMove move = *stage.position().parse_move(steps[i].move);
    for (const std::string& tap : testing::taps_for_move(stage.position(), move)) {
      stage.tap(tap);
      note(steps[i].say + " after " + tap);
    }
    for (const WrongMove& wrong : steps[i].wrong) {
      stage.show(LessonScreen(game(), lessons, i));
      const auto legal = stage.position().legal();
      stage.play(wrong.move == "*" ? legal[legal[0] == move ? 1 : 0] : *stage.position().parse_move(wrong.move));
      note(wrong.key);
    }
  }
  EXPECT_LE(paged.size(), most_on(screen()).paged) << told(paged);
}

TEST_P(Beside, WhatAHintAdvises) {
  constexpr int moments = 4;
  testing::AppOnStage app(language(), screen().width, screen().height);
  for (const char* id : {"menu.open", "menu.speed.4", "dialog.close"}) app.press(id);
  for (const std::string& id : testing::presses_to_start(*game().info, game().info->max_seats, 1)) app.press(id);
  testing::take_turns(app);
  const auto table = tables::make_table(game().info->id);
  Faults faults;
  for (int moment = 0; moment < moments && app.lists("table.hint"); ++moment) {
    const Position& now = app.app().match()->now();
    const auto legal = now.legal();
    if (legal.size() > 1) {
      app.press("table.hint");
      testing::answer_question(app, testing::preferring(legal[1], legal[0]));
      const Rect* hint = find_target(app.app().ui(), "lesson.aside");
      ASSERT_NE(hint, nullptr) << moment;
      const std::string where = "hint " + std::to_string(moment);
      note_covered(app.app().ui(), *hint, table->spots_of(now, legal[1]), where, faults);
      note_covered(app.app().ui(), *hint, compared(game(), now), where, faults);
      note_covered(app.app().ui(), *hint, table->deciding_buttons(), where, faults);
      app.press("hint.close");
    }
    app.press("move:" + now.move_text(legal.front()));
    testing::take_turns(app);
  }
  EXPECT_TRUE(faults.empty()) << told(faults);
}

/// Where a message or an explanation lies; without size if nothing is said.
Rect said_at(const draw::Ui& ui) {
  Rect all;
  for (const draw::DrawnItem& item : draw::testing::drawn_items(ui)) {
    if (item.modal != draw::DrawnItem::toast || item.kind != draw::DrawnItem::Kind::words || item.at.w <= 0) continue;
    if (all.w <= 0) all = item.at;
    const float right = std::max(all.right(), item.at.right());
    const float bottom = std::max(all.bottom(), item.at.bottom());
    all = {std::min(all.x, item.at.x), std::min(all.y, item.at.y), 0, 0};
    all.w = right - all.x;
    all.h = bottom - all.y;
  }
  constexpr float padding = 10;
  return all.w > 0 ? all.inset(-padding) : all;
}

/// The things that a player acts with while a message stays: the hand of Galleria, the shapes of the Ruin and their
/// buttons, the bid of the Labyrinth, the pass of Haratama.
constexpr std::string_view acted_with[] = {
    "hand",         "confirm",      "mark.passage", "mark.wall",     "mark.single",    "mirror",    "turn",
    "draw.confirm", "walk.confirm", "bid.screen",   "bid.sign.soul", "bid.sign.witch", "bid.close", "pass.confirm"};

/// The messages about things on a table, and those of them that cover their thing, or what is acted with.
class Sayings {
 public:
  void note(const draw::Ui& ui, const std::string& id, const std::string& where) {
    const Rect said = said_at(ui);
    if (said.w <= 0) return;
    ++count_;
    const Rect* thing = find_thing(ui, id);
    // A thing as large as half the table leaves no place beside it.
    const bool is_board = thing != nullptr && thing->w * thing->h > 0.3F * ui.area().w * ui.area().h;
    if (thing != nullptr && !is_board && covered(*thing, said) > rim) faults_.push_back(where + ": " + id);
  }
  void note_hands(const draw::Ui& ui, const std::string& id, const std::string& where) {
    const Rect said = said_at(ui);
    for (const std::string_view hand : acted_with)
      if (const Rect* thing = find_thing(ui, hand); thing != nullptr && covered(*thing, said) > rim)
        on_hands_.push_back(where + ": " + id + " on " + std::string(hand));
    if (find_thing(ui, "hand") != nullptr) return;
    // The hand of Haratama is no thing of its own.
    for (const auto& target : ui.gesture.targets())
      if (target.id.starts_with("card.") && covered(target.at, said) > rim)
        return on_hands_.push_back(where + ": " + id + " on " + target.id);
  }
  void expect_few(const Most& most) const {
    EXPECT_GT(count_, 0U);
    EXPECT_LE(faults_.size() * 100, count_ * most.said_per_hundred) << "of " << count_ << '\n' << told(faults_);
    EXPECT_LE(on_hands_.size() * 100, count_ * most.on_hands_per_hundred) << "of " << count_ << '\n' << told(on_hands_);
  }

 private:
  std::size_t count_ = 0;
  Faults faults_;
  Faults on_hands_;
};

TEST_P(Beside, WhatARefusalOrAnExplanationIsAbout) {
  constexpr std::size_t moments = 3;
  constexpr std::size_t longest = 120;
  const kairo::Setup setup = standard_setup(*game().info, game().info->max_seats, 5);
  const Match match = random_match(game(), setup, longest);
  testing::TappedTable table(game().info->id, screen(), language());
  Sayings sayings;
  for (std::size_t moment = 0; moment < moments; ++moment) {
    const std::size_t moves = match.steps().size() * moment / moments;
    const Position& position = match.after(moves);
    table.show(position);
    std::vector<std::string> ids;
    for (const auto& target : table.ui().gesture.targets()) ids.push_back(target.id);
    for (const std::string& id : ids) {
      table.show(position);
      if (table.find(id) == nullptr) continue;
      table.press(id);
      sayings.note(table.ui(), id, "tapped after " + std::to_string(moves));
      sayings.note_hands(table.ui(), id, "tapped after " + std::to_string(moves));
      while (table.table().cancel()) table.frame();
    }
    ids.clear();
    table.show(position);
    table.ui().explainer.set_asking(true);
    table.frame();
    for (const auto& thing : table.ui().explainer.things()) ids.push_back(thing.id);
    for (const std::string& id : ids) {
      table.press(find_target(table.ui(), id) != nullptr ? id : "ask." + id);
      table.frame();
      sayings.note(table.ui(), id, "explained after " + std::to_string(moves));
    }
    table.ui().explainer.set_asking(false);
    table.ui().explainer.close();
  }
  sayings.expect_few(most_on(screen()));
}

/// The note for newcomers comes while they look at their cards and the button that passes them.
TEST(TheFirstNote, LeavesTheHandAndThePassOfHaratamaToBeSeen) {
  for (const text::Language language : text::languages) {
    testing::AppOnStage app(language, 360, 640);
    for (const std::string& id : testing::presses_to_start(*find_game("haratama")->info, 4, 1)) app.press(id);
    testing::take_turns(app);
    const draw::Ui& ui = app.app().ui();
    const Rect said = said_at(ui);
    ASSERT_GT(said.w, 0);
    for (const auto& target : ui.gesture.targets())
      if (target.id.starts_with("card.") || target.id == "pass.confirm")
        EXPECT_LE(covered(target.at, said), rim) << target.id << text::code_of(language);
    const Rect* own = find_thing(ui, "player.0");
    ASSERT_NE(own, nullptr);
    EXPECT_LE(covered(*own, said), rim) << text::code_of(language);
  }
}

}  // namespace
}  // namespace kairo::app
