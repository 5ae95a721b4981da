#include "web/app/screens/match_screen.h"

#include <algorithm>
#include <string>
#include <utility>

#include "web/app/screens/arrival_screen.h"
#include "web/app/screens/ask_together_screen.h"
#include "web/app/screens/handover_screen.h"
#include "web/app/screens/lit_things.h"
#include "web/app/screens/widgets.h"
#include "web/text/help.h"

namespace kairo::app {

namespace {

constexpr std::string_view move_prefix = "move:";
/// The details of an offer stand below the question, so that its answers stay in sight.
constexpr float question_height = 48;
/// After so many moves newcomers have waited for others several times.
constexpr std::size_t moves_to_wait_for = 14;

std::size_t count_events(const Match& match) {
  std::size_t events = match.steps().empty() ? 0 : match.opening().size();
  for (const Match::Step& step : match.steps()) events += step.events.size();
  return events;
}

std::vector<AnyMove> moves_made(const Match& match) {
  std::vector<AnyMove> moves;
  for (const Match::Step& step : match.steps()) moves.push_back(step.move);
  return moves;
}

}  // namespace

MatchScreen::MatchScreen(Session session, bool has_box)
    : session_(std::move(session)), table_(session_), end_(has_box) {
  session_.let_bots_decline();
  events_before_ = count_events(match());
  looked_at_ = moves_before_ = match().steps().size();
}

bool MatchScreen::explain(draw::Ui& ui, std::string_view what) {
  const std::string key = std::string(match().game().info->id).append(what);
  if (text::help(ui.language(), key).empty()) return false;
  std::vector<std::string> asked = table_.table().spots_of_question(session_.now());
  asked.emplace_back("question");
  draw::Rect about;
  const std::vector<draw::Rect> found = find_targets(ui, asked);
  for (const draw::Rect& at : found) about = about.w > 0 ? draw::hull(about, at) : at;
  // Around things far apart there would be no place.
  const draw::Rect& room = table_.room();
  constexpr float largest = 0.4F;
  if (!found.empty() && about.w * about.h > largest * room.w * room.h) about = found.back();
  ui.message.show(about, Phrase{key, {}}, draw::Ink::text);
  return true;
}

Action MatchScreen::frame(draw::Ui& ui) {
  log_.update(session_, session_.viewer(), ui.language());
  if (handing_over() && session_.custody().is_arriving()) return arrival_screen(ui, session_, log_);
  if (handing_over() && !session_.asked_together().empty()) return ask_together_screen(ui, session_);
  if (handing_over()) return handover_screen(ui, session_);

  if (bots_.think()) ui.signals.thinking = true;
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
  const bool waited = table_.waits();
  Action action = table_.frame(ui, session_, log_, offers());
  if (waited && !table_.waits()) merge(action, act::Plain::redraw);  // what has passed can be told now
  tells_opening_ = tells_opening_ && match().steps().empty() && !ui.message.remaining();
  if (const Phrase opening = tells_opening_ ? match().now().opening_phrase() : Phrase{};
      !opening.empty() && ui.mirror.message.empty())
    ui.mirror.message = ui.say(opening);
  if (!ui.mirror.question.empty()) ui.mirror.question += ' ' + std::to_string(courses_);
  const auto is_viewers = [&](const Match::Step& step) { return step.seat == session_.viewer(); };
  explains_question_ = explains_question_ && std::ranges::none_of(match().steps(), is_viewers);
  if (session_.viewer_may_act() && !busy()) {
    if (explains_question_) explains_question_ = !explain(ui, ".first_question");
    if (explains_seats_ && !ui.message.remaining())
      explains_seats_ = !explain(ui, ".first_with." + std::to_string(session_.now().seats()));
    if (explains_pace_ && match().steps().size() > moves_to_wait_for) explains_pace_ = !explain(ui, ".guide.pace");
    if (explains_offers_ && session_.now().offer() != Offer::none) explains_offers_ = !explain(ui, ".first_offer");
  }
  // A tap on the table shows that it has been read.
  if (hint_.is_open() && hint_panel_.is_passed_by(table_.room())) hint_.close();
  merge(action, glance_frame(ui));
  if (hint_.is_open() && !ui.layers.any() && hint_panel_.frame(ui, table_.room(), session_, hint_, table_.table())) {
    hint_.close();
    merge(action, act::Plain::redraw);
  }
  return action;
}

std::optional<EndFacts> MatchScreen::result(std::optional<int> best) {
  if (!at_end() || end_.counting()) return std::nullopt;
  return end_.facts(session_, best);
}

bool MatchScreen::advance(Speed chosen, bool bots_may_play, double now, Thinking& thinking) {
  if (!match().over()) end_.await(chosen);
  const Speed speed = bots_.speed(chosen);
  const bool go_on = bots_may_play && !recap_.is_open();
  if (!go_on) bots_.pause();
  bool changed = go_on && bots_.play(session_, table_, chosen, now, thinking);
  changed = (!recap_.is_open() && !busy() && !table_.waits() && grant_wish(session_, table_.table())) || changed;
  if (hint_.update(session_)) {
    if (const auto move = HintPanel::move_of(session_, hint_)) table_.suggest(*move);
    session_.notebook().add_hint({session_.viewer(), match().steps().size()});
    changed = true;
  }
  if (!bots_.gathers()) table_.update(session_, speed != Speed::instant, bots_.share(chosen, now));
  glance(speed);
  if (recap_.is_open()) recap_.update(session_, speed != Speed::instant);
  const auto& steps = match().steps();
  // A sealed answer shows nothing to look at; after a reveal everybody at the table wants to see the result.
  if (!steps.empty() && !steps.back().sealed) looked_at_ = steps.size();
  bots_.end_skipping(session_);
  return changed;
}

std::optional<double> MatchScreen::bot_due(Speed speed, double now) {
  return recap_.is_open() ? std::nullopt : bots_.due(session_, speed, busy(), now);
}

bool MatchScreen::handing_over() const {
  if (session_.awaited() == no_seat || session_.turn().is_away() || recap_.is_open() || busy() || table_.waits())
    return false;
  if (session_.turn().holder_is_asked()) return false;  // the device stays where it is
  return looked_at_ == match().steps().size();
}

void MatchScreen::hand_over() {
  if (session_.turn().is_away()) session_.pass_around();
  looked_at_ = match().steps().size();
  if (session_.turn().holder_is_asked()) session_.let_holder_answer();
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

void MatchScreen::go_on(Session session) {
  const std::vector<AnyMove> before = moves_made(match());
  session_ = std::move(session);
  session_.let_bots_decline();
  const std::vector<AnyMove> now = moves_made(match());
  if (before == now) return;
  bots_.stop();
  const auto common = static_cast<std::ptrdiff_t>(std::min(before.size(), now.size()));
  const bool goes_on = std::equal(before.begin(), before.begin() + common, now.begin());
  if (goes_on) return;
  table_ = TableScreen(session_);
  ++courses_;
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

void MatchScreen::glance(Speed speed) {
  const std::size_t moves = match().steps().size();
  if (recap_.is_open()) glanced_at_ = moves;
  if (glanced_at_ == moves || !session_.viewer_may_act() || busy() || table_.waits() || handing_over()) return;
  glanced_at_ = moves;
  const Seat viewer = session_.viewer();
  const std::size_t seen = moves_until_last_of(match(), viewer);
  const std::vector<Scene> scenes = scenes_since(match(), viewer, seen);
  if (scenes.empty()) return;
  const bool is_news = scenes.front().first < moves_before_;
  if (is_news || speed >= Speed::quick || bots_.skipped_since(seen))
    since_.open(session_, table_.table(), seen, is_news);
}

Action MatchScreen::glance_frame(draw::Ui& ui) {
  if (hint_.is_open()) since_.fold();
  if (!since_.is_open() || ui.layers.any()) return {};
  const SincePanel::Step step = since_.frame(ui, table_.room(), table_.slot(), session_, log_);
  if (step == SincePanel::Step::none) return {};
  if (step == SincePanel::Step::watch) {
    since_.fold();  // it has been read
    recap_.open(session_, session_.viewer(), moves_until_last_of(match(), session_.viewer()));
  }
  return act::Plain::redraw;
}

bool MatchScreen::ask_hint(Thinking& thinking) {
  if (!offers().hint || recap_.is_open()) return false;
  table_.skip();
  hint_.ask(session_, thinking);
  return true;
}

void MatchScreen::show_again(Speed speed) {
  hint_.close();
  bots_.stop();
  const Seat viewer = session_.turn().viewer_of_the_past();
  const std::size_t seen = viewer == no_seat ? 0 : moves_until_last_of(match(), viewer);
  const bool at_once = speed == Speed::instant || bots_.skipped_since(seen);
  if (viewer == no_seat || !at_once || !recap_.open(session_, viewer, seen)) recap_.open_last(session_, viewer);
}

BarOffers MatchScreen::offers() const {
  return {.again = last_scene(match(), session_.turn().viewer_of_the_past()).has_value(),
          .scores = session_.now().score_so_far(session_.viewer()).has_value(),
          .hint = session_.viewer_may_act(),
          .since = since_.is_open(),
          .undo = undoable_moves(session_, table_.table())};
}

void MatchScreen::skip() {
  table_.skip();
  bots_.skip(session_);
}

bool MatchScreen::cancel() {
  if (recap_.is_open()) {
    recap_.close();
    return true;
  }
  if (at_end()) return end_.cancel(table_);
  if (table_.cancel()) return true;
  if (since_.is_open() && since_.fold()) return true;
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
  if (pressed(ImGuiKey_S)) return act::Plain::open_scores;
  if (pressed(ImGuiKey_T)) return act::Plain::hint;
  return {};
}

}  // namespace kairo::app
