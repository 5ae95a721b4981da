#include "web/app/screens/match_screen.h"

#include <algorithm>
#include <utility>

#include "web/app/screens/arrival_screen.h"
#include "web/app/screens/ask_together_screen.h"
#include "web/app/screens/handover_screen.h"
#include "web/app/screens/widgets.h"

namespace kairo::app {

namespace {

constexpr std::string_view move_prefix = "move:";
/// The details of an offer stand below the question, so that its answers stay in sight.
constexpr float question_height = 48;
/// The most moves that bots make within one frame.
constexpr int most_moves_a_frame = 200;

std::size_t count_events(const Match& match) {
  std::size_t events = match.steps().empty() ? 0 : match.opening().size();
  for (const Match::Step& step : match.steps()) events += step.events.size();
  return events;
}

}  // namespace

MatchScreen::MatchScreen(Session session, bool has_box)
    : session_(std::move(session)), table_(session_), end_(has_box) {
  session_.let_bots_decline();
  events_before_ = count_events(match());
  looked_at_ = moves_before_ = match().steps().size();
}

Action MatchScreen::frame(draw::Ui& ui) {
  log_.update(session_, session_.viewer(), ui.language());
  if (handing_over() && session_.is_arriving()) return arrival_screen(ui, session_, log_);
  if (handing_over() && !session_.asked_together().empty()) return ask_together_screen(ui, session_);
  if (handing_over()) return handover_screen(ui, session_);

  if (bot_thinks()) ui.signals.thinking = true;
  ui.mirror.title = game_text(ui, match().game().info->id, "name");
  if (const Seat viewer = session_.viewer(); viewer != no_seat) ui.mirror.viewer = std::to_string(viewer);
  ui.mirror.match = session_.id();
  ui.mirror.met = events_before_;
  ui.mirror.events = log_.events();
  if (recap_.is_open()) return recap_.frame(ui, session_);
  mirror_log(ui, log_, log_.lines().size());
  if (at_end()) {
    end_.frame(ui, session_, table_);
    return {};
  }
  Action action = table_.frame(ui, session_, log_, offers());
  if (explains_offers_ && session_.viewer_may_act() && !busy() && session_.now().offer() != Offer::none) {
    explains_offers_ = false;
    const std::string key = std::string(match().game().info->id) + ".first_offer";
    const draw::Rect& room = table_.room();
    ui.message.show({room.x, room.y, room.w, question_height}, Phrase{key, {}}, draw::Ink::text);
  }
  // A tap on the table shows that it has been read.
  if (hint_.is_open() && hint_panel_.is_passed_by(table_.room())) hint_.close();
  if (hint_.is_open() && !ui.layers.any() && hint_panel_.frame(ui, table_.room(), session_, hint_, table_.table())) {
    hint_.close();
    merge(action, act::Plain::redraw);
  }
  return action;
}

std::optional<EndFacts> MatchScreen::result(std::optional<int> best) {
  if (!at_end() || end_.counting()) return std::nullopt;
  return end_.facts(session_, best_score(best));
}

bool MatchScreen::advance(Speed chosen, bool bots_may_play, double now, Thinking& thinking) {
  if (!match().over()) end_.await(chosen);
  const Speed speed = pace(chosen);
  bool changed = bots_may_play && !recap_.is_open() && let_bots_play(speed, now, thinking);
  changed = grant_wish() || changed;
  if (hint_.update(session_)) {
    session_.record_hint();
    changed = true;
  }
  table_.update(session_, speed != Speed::instant);
  if (recap_.is_open()) recap_.update(session_, speed != Speed::instant);
  const auto& steps = match().steps();
  // A sealed answer shows nothing to look at; after a reveal everybody at the table wants to see the result.
  if (!steps.empty() && !steps.back().sealed) looked_at_ = steps.size();
  fast_forward_ = fast_forward_ && session_.bot_to_move() != no_seat;
  return changed;
}

bool MatchScreen::let_bots_play(Speed speed, double now, Thinking& thinking) {
  bool moved = false;
  for (int made = 0; made < most_moves_a_frame; ++made) {
    table_.update(session_, speed != Speed::instant);
    const std::optional<AnyMove> move = pacing_.bot_move(session_, speed, busy(), now, thinking);
    if (!move || !session_.play(*move).made()) break;
    moved = true;
  }
  return moved;
}

std::optional<tables::SeatSetting> MatchScreen::seat_setting() const {
  const Seat viewer = session_.viewer();
  if (viewer == no_seat || match().over()) return std::nullopt;
  auto setting = table_.table().seat_setting(session_.now(), viewer);
  const Wish* wish = wish_of(viewer);
  if (setting && wish != nullptr) setting->chosen = static_cast<int>(wish->value);
  return setting;
}

const Wish* MatchScreen::wish_of(Seat seat) const {
  const auto& wishes = session_.notes().wishes;
  const auto wish = std::ranges::find(wishes, seat, &Wish::seat);
  return wish == wishes.end() ? nullptr : &*wish;
}

void MatchScreen::wish_for_people_here(int value) {
  for (Seat seat = 0; seat < session_.players().size(); ++seat)
    if (session_.own_seat() == no_seat ? session_.is_human(seat) : seat == session_.own_seat())
      session_.wish({seat, static_cast<std::size_t>(value)});
}

bool MatchScreen::grant_wish() {
  const Wish* wish = wish_of(session_.viewer());
  if (wish == nullptr || !session_.viewer_may_act() || recap_.is_open() || busy() || table_.waits()) return false;
  const auto [seat, value] = *wish;
  const auto setting = table_.table().seat_setting(session_.now(), seat);
  const bool is_open = setting && setting->chosen != static_cast<int>(value) && value < setting->values.size();
  if (is_open && !session_.play(setting->values[value]).made()) return false;
  session_.forget_wish(seat);
  return true;
}

std::optional<double> MatchScreen::bot_due(Speed speed, double now) {
  return recap_.is_open() ? std::nullopt : pacing_.wait(session_, pace(speed), busy(), now);
}

bool MatchScreen::handing_over() const {
  if (session_.awaited() == no_seat || session_.is_away() || recap_.is_open() || busy() || table_.waits()) return false;
  if (session_.holder_is_asked()) return false;  // the device stays where it is
  return looked_at_ == match().steps().size();
}

void MatchScreen::hand_over() {
  if (session_.is_away()) session_.pass_around();
  looked_at_ = match().steps().size();
  if (session_.holder_is_asked()) session_.let_holder_answer();
}

void MatchScreen::pass_around() {
  recap_.close();
  session_.pass_around();
  looked_at_ = match().steps().size();
}

void MatchScreen::take_device() {
  session_.hand_over();
  show_since_last_turn();
}

void MatchScreen::take_seat(Seat seat) {
  session_.take_seat(seat);
  recap_.close();
  show_since_last_turn();
}

void MatchScreen::show_what_came(std::size_t seen) {
  const Seat own = session_.own_seat();
  if (own != no_seat && !scenes_since(match(), own, seen).empty()) recap_.open(session_, own, seen);
}

void MatchScreen::show_since_last_turn() {
  const Seat viewer = session_.viewer();
  const std::size_t seen = moves_until_last_of(match(), viewer);
  const std::vector<Scene> scenes = scenes_since(match(), viewer, seen);
  if (scenes.empty()) return;
  // Moves that nobody saw here are shown at the viewer's own pace. Everything else was on the screen when it happened,
  // so it only runs once more, for those who looked away.
  if (scenes.front().first < moves_before_)
    recap_.open(session_, viewer, seen);
  else
    table_.rewind(session_, scenes.front().first);
}

bool MatchScreen::ask_hint(Thinking& thinking) {
  if (!offers().hint || recap_.is_open()) return false;
  table_.skip();
  hint_.ask(session_, thinking);
  return true;
}

void MatchScreen::show_again(Speed speed) {
  hint_.close();
  pacing_.stop();
  const Seat viewer = session_.viewer_of_the_past();
  const std::size_t seen = viewer == no_seat ? 0 : moves_until_last_of(match(), viewer);
  const bool at_once = speed == Speed::instant || (rushed_from_ && *rushed_from_ >= seen);
  if (viewer == no_seat || !at_once || !recap_.open(session_, viewer, seen)) recap_.open_last(session_, viewer);
}

BarOffers MatchScreen::offers() const {
  return {.again = last_scene(match(), session_.viewer_of_the_past()).has_value(),
          .scores = session_.now().score_so_far(session_.viewer()).has_value(),
          .hint = session_.viewer_may_act(),
          .undo = undoable()};
}

std::optional<std::size_t> MatchScreen::undoable() const {
  const Seat seat = session_.undoable_by();
  if (seat == no_seat) return std::nullopt;
  const auto& steps = match().steps();
  const auto only_sets = [&](std::size_t step) {
    const auto setting = table_.table().seat_setting(match().after(step), steps[step].seat);
    return setting && std::ranges::count(setting->values, steps[step].move) > 0;
  };
  std::size_t moves = steps.size();
  while (moves > 0 && only_sets(moves - 1)) --moves;
  if (moves == steps.size()) return moves;
  return session_.ahead().empty() && session_.undoable_by(moves) == seat ? std::optional(moves) : std::nullopt;
}

bool MatchScreen::undo() {
  const auto moves = undoable();
  if (!moves) return false;
  const Seat seat = session_.undoable_by();
  const auto setting = table_.table().seat_setting(session_.now(), seat);
  const bool was_set = match().steps().size() > *moves;
  while (match().steps().size() > *moves) session_.undo();
  if (was_set) session_.wish({seat, static_cast<std::size_t>(setting->chosen)});
  return session_.undo();
}

void MatchScreen::skip() {
  table_.skip();
  pacing_.hurry();
  if (count_humans(session_.players()) == 0) return;
  fast_forward_ = true;
  rushed_from_ = match().steps().size();
}

bool MatchScreen::cancel() {
  if (recap_.is_open()) {
    recap_.close();
    return true;
  }
  if (at_end()) return end_.cancel(table_);
  if (table_.cancel()) return true;
  if (!hint_.is_open()) return false;
  hint_.close();
  return true;
}

Action MatchScreen::mirrored(std::string_view pressed) const {
  if (session_.viewer_may_act() && pressed.starts_with(move_prefix))
    if (const auto move = session_.now().parse_move(pressed.substr(move_prefix.size()))) return act::Play{*move};
  if (handing_over() || recap_.is_open() || at_end()) return {};
  return bar_action(session_, offers(), table_.busy(), pressed);
}

Action MatchScreen::keys() const {
  const auto pressed = [](ImGuiKey key) { return ImGui::IsKeyPressed(key, false); };
  if (handing_over() || recap_.is_open()) return {};
  // They are answered even when nothing can be done.
  if (pressed(ImGuiKey_U)) return act::Plain::undo;
  if (at_end()) return {};
  if (pressed(ImGuiKey_R)) return act::Plain::show_again;
  if (pressed(ImGuiKey_S) && offers().scores) return act::Plain::open_scores;
  if (pressed(ImGuiKey_T)) return act::Plain::hint;
  return {};
}

std::optional<BestScore> MatchScreen::best_score(std::optional<int> total) const {
  if (!total) return std::nullopt;
  const int own = session_.now().score().of[session_.lone_person()].total;
  return BestScore{.total = *total, .is_new = is_new_best_ && own == *total};
}

}  // namespace kairo::app
