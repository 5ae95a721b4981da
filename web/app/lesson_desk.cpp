#include "web/app/lesson_desk.h"

#include <utility>

#include "web/app/kit/lines.h"
#include "web/app/lessons/lesson_text.h"

namespace kairo::app {

void LessonDesk::show(std::string_view game_id) {
  const Game* game = find_game(game_id);
  if (game == nullptr) return;
  dialog_.kind = Dialog::none;
  screens_.lesson.reset();
  screens_.learn.emplace(*game);
  load();
}

void LessonDesk::load() {
  if (!screens_.learn) return;
  screens_.learn->set_state(LessonShelf::State::fetching);
  services_.send(ToPage::lessons, screens_.learn->game().info->id);
}

void LessonDesk::receive(std::string_view text, bool here) {
  const std::string_view game = pop_line(text);
  if (!screens_.learn || screens_.learn->game().info->id != game || screens_.lesson) return;
  LessonShelf& learn = *screens_.learn;
  if (!here) return learn.set_state(text == "offline" ? LessonShelf::State::offline : LessonShelf::State::failed);
  auto lessons = parse_lessons(learn.game(), text);
  if (!lessons) return learn.set_state(LessonShelf::State::failed);
  learn.set_lessons(std::make_shared<const Lessons>(*std::move(lessons)));
}

void LessonDesk::take(const act::TakeLesson& lesson) {
  if (!screens_.learn || screens_.learn->lessons() == nullptr) return;
  const Game& game = screens_.learn->game();
  const std::shared_ptr<const Lessons>& lessons = screens_.learn->lessons();
  dialog_.kind = Dialog::none;
  LessonProgress& progress = preferences_->learned[std::string(game.info->id)];
  progress.offered = true;
  if (lesson.exercise) {
    if (!lessons->exercises.empty()) screens_.lesson = LessonScreen::exercise(game, lessons, *lesson.exercise);
    return;
  }
  screens_.lesson.emplace(game, lessons, lesson.from_start ? 0 : progress.step);
}

void LessonDesk::play(AnyMove move) {
  const Phrase refused = screens_.lesson->play(move);
  if (!refused.empty()) ui_.message.show(ui_.area(), say(refused));
}

Action LessonDesk::draw() {
  Action action = screens_.lesson->frame(ui_, !scope_.framed);
  if (screens_.lesson->record_progress(preferences_->learned[std::string(screens_.learn->game().info->id)]))
    preferences_.store();
  return action;
}

}  // namespace kairo::app
