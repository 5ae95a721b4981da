#include "web/app/screens/lesson_screen.h"

#include <algorithm>
#include <ranges>
#include <utility>

#include "web/app/screens/drawing.h"
#include "web/app/screens/lit_things.h"
#include "web/app/screens/table_screen.h"
#include "web/app/screens/widgets.h"
#include "web/app/session/bot_pacing.h"
#include "web/tables/tables.h"

namespace kairo::app {

namespace {

constexpr std::string_view move_button = "move:";
constexpr float least_for_all = 360;

bool is_listed(const draw::Mirror& mirror, std::string_view id) {
  return std::ranges::any_of(mirror.groups, [&](const draw::Mirror::Group& group) {
    return std::ranges::find(group.buttons, id, &draw::Mirror::Button::id) != group.buttons.end();
  });
}

/// Lists what else can be tapped on the table, lawful or not, by what it is.
void mirror_things(Ui& ui) {
  ui.mirror.begin_group(ui.say("app.lesson.things"));
  auto& buttons = ui.mirror.groups.back().buttons;
  for (const draw::Gesture::Target& target : ui.gesture.targets()) {
    const auto thing = std::ranges::find(ui.explainer.things(), target.id, &draw::Explained::id);
    if (thing == ui.explainer.things().end() || !thing->label.empty() || is_listed(ui.mirror, target.id)) continue;
    if (std::string name = draw::name_of(ui, thing->what); !name.empty())
      buttons.push_back({.id = target.id, .label = std::move(name)});
  }
}

/// Seconds from one tap of a move that is shown to the next: time to follow it at every pace.
double between_taps(Speed speed) { return speed == Speed::instant ? 0 : bot_delay(Speed::calm, Pause::other_seat); }

void mark_found(Ui& ui, std::span<const std::string> spots) {
  const std::vector<Rect> at = find_targets(ui, spots);
  if (!at.empty()) draw::mark(ui, at.front(), WidgetState::selected, 5);
}

}  // namespace

LessonScreen::LessonScreen(const Game& game, std::shared_ptr<const Lessons> lessons)
    : game_(&game), lessons_(std::move(lessons)), table_(tables::make_table(game.info->id)) {
  const tables::Going going = table_->going_with_coach();
  table_->set_going(going);
  reads_first_ = going == tables::Going::by_tap;
}

LessonScreen::LessonScreen(const Game& game, std::shared_ptr<const Lessons> lessons, std::size_t step)
    : LessonScreen(game, std::move(lessons)) {
  auto run = std::make_unique<GuideRun>(game, lessons_->guide, step);
  guide_ = run.get();
  run_ = std::move(run);
  show_table(false);
}

LessonScreen LessonScreen::exercise(const Game& game, std::shared_ptr<const Lessons> lessons, std::size_t index) {
  LessonScreen screen(game, std::move(lessons));
  screen.index_ = std::min(index, screen.lessons_->exercises.size() - 1);
  auto run = std::make_unique<ExerciseRun>(game, screen.lessons_->exercises[*screen.index_]);
  screen.exercise_ = run.get();
  screen.run_ = std::move(run);
  screen.show_table(false);
  return screen;
}

bool LessonScreen::leave_held() {
  if (reads_first_ || !table_->waits()) return false;
  const Awaits awaited = run_->awaits();
  const bool leaves_all = awaited == Awaits::move || awaited == Awaits::others;
  if (!leaves_all && (guide_ == nullptr || left_held_ >= guide_->times_gone_on())) return false;
  ++left_held_;
  table_->skip();
  return true;
}

void LessonScreen::show_table(bool animated) {
  const Match& match = run_->session().match();
  const std::size_t moves = match.steps().size();
  const bool may_act = run_->may_act();
  leave_held();
  if (!animated && busy()) table_->skip();
  if (moves == shown_moves_ && run_->attempts() == shown_attempt_ && may_act == shown_may_act_) return;
  const bool further = shown_attempt_ >= 0 && moves > shown_moves_;
  const bool same = shown_attempt_ >= 0 && moves == shown_moves_;
  // Of a step that begins here only what its last move leaves to be read is shown.
  const bool repeats = same && guide_ == nullptr;
  const std::size_t from = further ? shown_moves_ : repeats || moves == 0 ? moves : moves - 1;
  table_->show(match.now(), run_->seat(), may_act, tables::moves_between(match, from, moves), true);
  left_held_ = 0;
  const bool at_once = !animated || !further;
  if (at_once) table_->skip();
  while (at_once && leave_held())
    if (busy()) table_->skip();
  while (reads_first_ && !further && (table_->waits() || busy())) table_->skip();
  shown_moves_ = moves;
  shown_attempt_ = run_->attempts();
  shown_may_act_ = may_act;
}

void LessonScreen::advance(Speed speed, double now) {
  while (taps_ >= 0 && now >= tapped_ + between_taps(speed)) {
    tapped_ = now;
    if (!table_->act_out(*session().now().parse_move(run_->move_to_show()), taps_++)) skip();
  }
  show_table(speed != Speed::instant);
  while (run_->advance(speed, busy() || is_being_read(), now)) show_table(speed != Speed::instant);
}

std::optional<double> LessonScreen::due(Speed speed, double now) {
  if (taps_ >= 0) return std::max(0.0, tapped_ + between_taps(speed) - now);
  const std::optional<double> moves = run_->due(speed, busy() || is_being_read(), now);
  return moves ? moves : coach_.urges(now);
}

bool LessonScreen::moves_by_itself() const {
  return busy() || is_being_read() || taps_ >= 0 || run_->awaits() == Awaits::others || run_->awaits() == Awaits::look;
}

void LessonScreen::skip() {
  if (std::exchange(taps_, -1) >= 0) return run_->go_on();
  table_->skip();
  if (run_->awaits() == Awaits::others || run_->awaits() == Awaits::look) run_->go_on();
}

Action LessonScreen::mirrored(std::string_view pressed) const {
  if (!run_->may_act() || !pressed.starts_with(move_button)) return {};
  const auto move = session().now().parse_move(pressed.substr(move_button.size()));
  return move ? Action{act::Play{*move}} : Action{};
}

bool LessonScreen::record_progress(LessonProgress& progress) const {
  LessonProgress now = progress;
  if (exercise_ != nullptr) {
    if (exercise_->is_solved()) now.solved.insert(lessons_->exercises[*index_].id);
  } else {
    const bool ended = guide_->awaits() == Awaits::end;
    now.step = ended ? 0 : guide_->step();
    now.finished |= ended;
  }
  return now != std::exchange(progress, now);
}

// --- what is on the screen -----------------------------------------------------------------------------------------

Phrase LessonScreen::place() const {
  if (guide_ == nullptr)
    return {"app.lesson.exercise",
            {number("n", static_cast<int>(*index_) + 1), number("all", static_cast<int>(lessons_->exercises.size()))}};
  const auto [said, all] = guide_->said();
  return {"app.lesson.step", {number("n", said), number("all", all)}};
}

CoachSpeech LessonScreen::speech(const Ui& ui, bool has_box) const {
  const Awaits awaited = run_->awaits();
  const std::string remark = !refused_.empty() ? refused_ : run_->remark().empty() ? "" : ui.say(run_->remark());
  CoachSpeech speech{.words = ui.say(run_->says()),
                     .remark = remark,
                     .remark_leads = !remark.empty(),
                     .words_known = !remark.empty(),
                     .has_back = run_->can_go_back() && awaited != Awaits::end,
                     .buttons = {}};
  const auto button = [&](std::string_view id, std::string_view key, WidgetState state = WidgetState::enabled) {
    speech.buttons.push_back({id, ui.say(key), state});
  };
  switch (awaited) {
    case Awaits::go_on: button("lesson.on", "app.lesson.on", WidgetState::primary); break;
    case Awaits::move:
      if (run_->can_show_move()) button("lesson.show", "app.lesson.show");
      break;
    case Awaits::others:
    case Awaits::look: break;  // the coach is silent
    case Awaits::end:
      if (guide_ != nullptr) {
        const bool over = session().match().over();
        // Only a dealt match can be saved and sent.
        const bool goes_on = !over && session().match().setup();
        if (goes_on) button("lesson.play_on", "app.lesson.play_on", WidgetState::primary);
        if (!over && !goes_on) button("lesson.first", "app.lesson.first_match", WidgetState::primary);
        if (!lessons_->exercises.empty())
          button("lesson.exercises", "app.lesson.to_exercises", over ? WidgetState::primary : WidgetState::enabled);
        button("lesson.box", has_box ? "app.end.box" : "app.end.setup");
        break;
      }
      if (*index_ + 1 < lessons_->exercises.size()) button("lesson.next", "app.lesson.next", WidgetState::primary);
      button("lesson.all", "app.lesson.all");
      break;
  }
  return speech;
}

Action LessonScreen::pressed(std::string_view id) {
  if (id.empty()) return {};
  refused_.clear();
  // A shape tried out while something else was told would lie in the way of the next question.
  while (id == "lesson.on" && table_->cancel()) {
  }
  if (id == "lesson.on") run_->go_on();
  if (id == "lesson.show") tapped_ = taps_ = 0;
  if (id == "lesson.skip") skip();
  if (id == "lesson.back") {
    taps_ = -1;
    run_->go_back();
  }
  if (id == "lesson.play_on" || id == "lesson.first") return act::Plain::play_on_lesson;
  if (id == "lesson.box") return act::Plain::show_box;
  if (id == "lesson.all" || id == "lesson.exercises") return act::Plain::leave_lesson;
  if (id == "lesson.next") return act::TakeLesson{.exercise = *index_ + 1};
  return act::Plain::redraw;
}

bool LessonScreen::is_early_tap(const Ui& ui, std::string_view id) {
  if (run_->awaits() == Awaits::end) return end_.is_early_tap(ui, id);
  end_.forget();
  return false;
}

Action LessonScreen::keys() {
  const Awaits awaited = run_->awaits();
  if (ImGui::IsKeyPressed(ImGuiKey_B, false) && run_->can_go_back() && awaited != Awaits::end)
    return pressed("lesson.back");
  if (ImGui::IsKeyPressed(ImGuiKey_T, false)) return act::Plain::hint;
  if (ImGui::IsKeyPressed(ImGuiKey_L, false)) return act::Plain::open_log;
  if (!ImGui::IsKeyPressed(ImGuiKey_N, false)) return {};
  if (moves_by_itself()) return pressed("lesson.skip");
  if (awaited != Awaits::go_on) return {};
  return coach_.turn_page() ? Action{act::Plain::redraw} : pressed("lesson.on");
}

Action LessonScreen::strip(Ui& ui, Rect at) {
  ui.mirror.begin_group(ui.say("app.lesson.this"));
  Action action;
  const bool vertical = at.h > at.w;
  const auto next = [&] { return vertical ? at.take_top(sign_size, sign_gap) : at.take_left(sign_size, sign_gap); };
  const auto dim = [&](const Rect& place, std::string_view id, std::string_view key, Icon glyph, act::Plain why) {
    if (dim_sign(ui, place, id, ui.say(key), glyph)) action = why;
  };
  if (sign_button(ui, next(), "menu.open", ui.say("app.menu.open"), Icon::menu)) action = act::Plain::open_menu;
  // The smallest phones have no room for what only keeps its place.
  const bool has_all = vertical || ui.area().w >= least_for_all;
  if (has_all) dim(next(), "table.hint", "app.hint.open", Icon::hint, act::Plain::hint);
  const Rect log = has_all ? next() : Rect{};
  if (sign_button(ui, next(), draw::asking_switch, ui.say("app.what.ask"), Icon::help,
                  ui.explainer.asking() ? WidgetState::selected : WidgetState::enabled))
    action = act::Plain::ask_what;
  if (sound_button(ui, next())) action = act::Plain::toggle_sound;
  if (sign_button(ui, next(), "lesson.leave", ui.say("app.lesson.leave"), Icon::close))
    action = act::Plain::leave_lesson;
  // Beside the table, since nothing may cover what one is to watch; where a second tap does no harm.
  Rect beside_skip = at;
  const bool skips_at_log = has_all && (vertical || ui.area().w < widest_phone);
  const Rect skip = skips_at_log ? log : beside_skip.take_right(sign_size, draw::gap::near);
  if (moves_by_itself()) at = beside_skip;
  if (has_all && (!moves_by_itself() || !skips_at_log))
    dim(log, "table.log", "app.log.open", Icon::log, act::Plain::open_log);
  if (moves_by_itself() && sign_button(ui, skip, "lesson.skip", ui.say("app.table.skip"), Icon::next))
    merge(action, pressed("lesson.skip"));
  const Phrase where = place();
  std::string words = ui.say(where);
  ui.mirror.parts.push_back({"", {words}});
  if (vertical) return action;  // too narrow for words
  if (guide_ != nullptr) {
    // In words the steps are counted; seen, their number would only make the lesson look long.
    Rect line = beside_skip.take_bottom(5).inset(4, 0);
    ui.pen().AddRectFilled({line.x, line.y}, {line.right(), line.y + 3}, ui.colour(Ink::panel_edge, 0.6F), 1.5F);
    const auto [said, all] = guide_->said();
    line.w *= static_cast<float>(said) / static_cast<float>(all);
    ui.pen().AddRectFilled({line.x, line.y}, {line.right(), line.y + 3}, ui.colour(Ink::gold), 1.5F);
    return action;
  }
  at = at.inset(4, 0);
  const auto has_room = [&] { return ui.text.width(words, {.size = draw::min_text_size}) <= at.w; };
  if (!has_room()) words = ui.say({"app.lesson.place", where.args});
  if (!has_room()) return action;
  ui.text.label(at, words, {.size = draw::type::note, .ink = Ink::text_soft, .middle = true});
  return action;
}

/// Lets the table only be looked at until the coach has been read on: a tap on it shows the button to press. A thing
/// that a tap only explains is explained, and what a tap only opens to be read is opened.
void LessonScreen::only_look(Ui& ui, const Rect& table) {
  if (ui.explainer.asking() || ui.layers.any()) return;
  const std::size_t covered = ui.gesture.targets().size();
  const bool tapped = ui.targets.cover(table, "lesson.first");
  for (std::size_t i = 0; i < covered; ++i)
    if (const draw::Gesture::Target look = ui.gesture.targets()[i]; look.id.starts_with("look."))
      ui.gesture.add_target(look.id, look.at, look.clip);
  if (!tapped) return;
  for (const draw::Explained& thing : ui.explainer.things() | std::views::reverse) {
    if (!thing.at.holds(ui.gesture.pointer())) continue;
    if (thing.what.by_tap) return ui.message.show(thing.at, thing.what.term, Ink::text);
    break;
  }
  coach_.urge(ui.now());
  ui.signals.refused = true;
}

Action LessonScreen::frame(Ui& ui, bool has_box) {
  const Session& session = run_->session();
  log_.update(session, run_->seat(), ui.language());
  draw::Mirror& mirror = ui.mirror;
  mirror.screen = "lesson";
  mirror.title = ui.say(Phrase{"app.lesson.title", {term("game", std::string(game_->info->id) + ".name")}});
  mirror.viewer = std::to_string(run_->seat());
  mirror.match = session.id();
  mirror.events = log_.events();
  mirror_log(ui, log_, log_.lines().size());
  if (run_->hides_moves())
    mirror_position(ui, session);
  else
    mirror_table(ui, session);

  Rect at = ui.area();
  Rect top = ui.compact() ? at.take_far(ui.hand(), row_height + 6) : at.take_top(row_height + 6);
  top = ui.compact() ? top.inset(3, 6) : top.inset(ui.area().w < 700 ? 6 : 14, 2);
  if (!ui.compact()) top.h = sign_size;
  Action action = strip(ui, top);
  const std::span<const std::string> told = run_->points_at();
  if (run_->awaits() == Awaits::go_on && (told.empty() || told.front() != "question")) ui.set_asked(draw::Asked::later);
  // A move of the player's that is made by itself.
  if (run_->awaits() == Awaits::others) ui.set_asked(draw::Asked::coach);
  // After the bar, which the table may cover, and before the coach.
  if (const auto move = table_->frame(ui, at)) action = act::Play{*move};
  if (run_->hides_moves()) mirror_things(ui);
  if (run_->awaits() == Awaits::go_on && !moves_by_itself()) only_look(ui, at);
  // A tap amid a move that is shown hurries it: whatever it chose would become a part of what is shown.
  if (taps_ >= 0 && ui.targets.cover(at, "lesson.hurry")) merge(action, pressed("lesson.skip"));
  for (const AnyMove move : run_->found()) mark_found(ui, table_->spots_of(session.now(), move));
  if (ui.layers.any() || moves_by_itself()) return action;
  const bool aims = ui.gesture.pressed_anywhere() && !coach_.at().holds(ui.gesture.pointer_facts().at);
  if (guide_ != nullptr && aims && run_->awaits() == Awaits::move) run_->forget_remark();
  if (aims) refused_.clear();
  // A second box of words would hide as much of the table again.
  if (std::string refused = ui.message.take_refusal(); !refused.empty()) refused_ = std::move(refused);
  CoachSpeech said = speech(ui, has_box);
  const std::vector<std::string> decides = table_->deciding_buttons();
  const std::vector<std::string> asked = table_->spots_of_question(session.now());
  // One looks at these while the coach speaks: the hand, and the corridor that is searched.
  const std::vector<std::string> held{"hand", "corridor.lit"};
  if (run_->awaits() == Awaits::move) {
    said.spares = decides;
    said.asked = asked;
  } else if (!ui.compact()) {
    said.spares = held;  // in a low frame all of the words are worth more
  }
  const LessonRun::Next next = run_->next_told();
  said.next_says = next.says;
  said.next_at = next.at;
  const bool needs_table = run_->awaits() == Awaits::move;
  const std::string_view button = coach_.frame(ui, at, said, run_->points_at(), needs_table);
  if (!is_early_tap(ui, button)) merge(action, pressed(button));
  return action;
}

}  // namespace kairo::app
