#include "web/app/pages/learn_page.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "web/app/lessons/guide_run.h"
#include "web/text/catalogue.h"

namespace kairo::app {

namespace {

void add_unavailable(std::vector<Block>& blocks, const text::Writer& writer, LessonShelf::State state) {
  using enum LessonShelf::State;
  const char* key = state == offline  ? "app.lesson.offline"
                    : state == failed ? "app.lesson.failed"
                                      : "app.lesson.fetching";
  blocks.push_back(text(writer.say(key), "asked"));
  if (state == offline || state == failed)
    blocks.push_back(button("learn.again", writer.say("app.lesson.again"), act::Plain::load_lessons, "main"));
}

/// How long the guide takes, how far it was taken, and where it can be begun.
Block guide_block(const text::Writer& writer, std::string_view game, const Guide& guide,
                  const LessonProgress& progress) {
  const bool under_way = progress.step > 0;
  const bool is_next = under_way || !progress.finished;
  std::vector<Block> blocks;
  blocks.push_back(picture("cover." + std::string(game), "hero"));
  std::string words = writer.say(Phrase{"app.lesson.minutes", {number("n", guide.minutes)}});
  if (!is_next) words += writer.say("app.lesson.joint") + writer.say("app.lesson.finished");
  blocks.push_back(text(std::move(words), "soft"));
  if (under_way) {
    const auto [said, all] = GuideRun::said_of(guide, progress.step);
    blocks.push_back(text(writer.say(Phrase{"app.lesson.step", {number("n", said), number("all", all)}})));
    blocks.back().kind = Block::Kind::progress;
    blocks.back().values = {said, all};
  }
  const char* key = under_way ? "app.lesson.take_up" : is_next ? "app.lesson.start" : "app.lesson.from_start";
  blocks.push_back(button("learn.guide", writer.say(key), act::TakeLesson{}, is_next ? "main" : ""));
  if (under_way)
    blocks.push_back(
        button("learn.from_start", writer.say("app.lesson.from_start"), act::TakeLesson{.from_start = true}));
  return group("hero", std::move(blocks), writer.say("app.lesson.guide"));
}

Block exercises_block(const text::Writer& writer, const std::vector<Exercise>& exercises,
                      const LessonProgress& progress) {
  std::vector<Block> blocks{Block{}};
  int solved = 0;
  for (std::size_t i = 0; i < exercises.size(); ++i) {
    const bool is_solved = progress.solved.contains(exercises[i].id);
    blocks.push_back(button("learn.exercise." + std::to_string(i), writer.say(exercises[i].ask),
                            act::TakeLesson{.exercise = i}, is_solved ? "row solved" : "row"));
    if (!is_solved) continue;
    ++solved;
    blocks.back().note = writer.say("app.lesson.solved");
  }
  blocks.front() = text(writer.say(Phrase{"app.lesson.solved_of",
                                          {number("n", solved), number("all", static_cast<int>(exercises.size()))}}),
                        "soft");
  return group("exercises", std::move(blocks), writer.say("app.lesson.exercises"));
}

}  // namespace

Document learn_page(const text::Writer& writer, const LessonShelf& shelf, const LessonProgress& progress) {
  const std::string game(shelf.game().info->id);
  Document document{"learn", writer.say(Phrase{"app.lesson.title", {term("game", game + ".name")}})};
  std::vector<Block>& blocks = document.blocks;
  blocks.push_back(back_button("learn.leave", writer.say("app.back"), act::Plain::leave_learn));
  blocks.push_back(menu_button(writer.say("app.menu.open")));
  const Lessons* lessons = shelf.lessons().get();
  // The words of the lessons are help texts, which come by themselves.
  if (lessons == nullptr || text::raw(writer.language(), lessons->guide.steps.front().say).empty()) {
    add_unavailable(blocks, writer, shelf.state());
    return document;
  }
  blocks.push_back(guide_block(writer, game, lessons->guide, progress));
  if (!lessons->exercises.empty()) blocks.push_back(exercises_block(writer, lessons->exercises, progress));
  return document;
}

}  // namespace kairo::app
