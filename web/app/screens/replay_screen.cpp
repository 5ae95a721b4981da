#include "web/app/screens/replay_screen.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "web/app/screens/advice_words.h"
#include "web/app/screens/drawing.h"
#include "web/app/screens/widgets.h"
#include "web/app/settings_table.h"
#include "web/tables/tables.h"

namespace kairo::app {

namespace {

constexpr float least_caption = 40;  // two lines
constexpr float control_width = 44;
constexpr float least_leaps = 246;  // all three side by side
constexpr float leap_width = 84;    // one alone
/// From this width on, all controls stand in one row.
constexpr float one_row = 620;

constexpr std::array<std::string_view, leaps> leap_ids{"move", "turn", "round"};

std::string leap_key(const Replay& replay, Leap leap) {
  if (leap == Leap::turn) return std::string(replay.match().game().info->id) + ".turn";
  return leap == Leap::move ? "app.replay.move" : "app.replay.round";
}

int leaps_of(const Replay& replay) { return replay.has_rounds() ? leaps : leaps - 1; }

/// `moving`: the table still shows how the last move came to this, which may have ended the round of that move.
std::string place(const Ui& ui, const Replay& replay, bool moving = false) {
  const int at = static_cast<int>(replay.noticed_at());
  const Arg all = number("all", static_cast<int>(replay.noticed_in_all()));
  if (at == 0) return ui.say(Phrase{"app.replay.start", {all}});
  const Phrase round = (moving ? replay.match().after(replay.at() - 1) : replay.shown()).round_phrase();
  if (round.empty()) return ui.say(Phrase{"app.replay.at", {number("n", at), all}});
  return ui.say(Phrase{"app.replay.at.round", {number("n", at), all, list("round", {round})}});
}

/// The last move, or the deal, in the words of the log.
std::vector<std::string> latest_lines(const Replay& replay, const MatchLog& log) {
  if (replay.at() > 0) return log.told_between(replay.at() - 1, replay.at());
  const auto deal = log.lines_up_to(0);
  return {deal.begin(), deal.end()};
}

std::string caption(const Ui& ui, const Replay& replay, const MatchLog& log, bool moving = false) {
  const std::string words = paragraph(latest_lines(replay, log));
  return place(ui, replay, moving) + (words.empty() ? "" : ui.say("app.replay.joint") + words);
}

TextStyle caption_style(float width) {
  return {.size = width < one_row ? draw::type::small : draw::type::body, .ink = Ink::text_soft, .middle = true};
}

constexpr float control_height = 44;
constexpr float least_for_speed = 310;  // of what is left of a row of controls
constexpr float speed_width = 92;

/// Another speed with each tap; so the pace can change while the replay plays. Nobody waits for others here, so patient
/// is as calm.
Action speed_button(Ui& ui, const Rect& at, Speed speed) {
  const auto now = static_cast<int>(speed);
  const std::string key = "app.menu.speed." + std::string(row_of(Setting::speed).values[static_cast<std::size_t>(now)]);
  if (!ui.button(at, "replay.speed", ui.say(key), WidgetState::enabled, 15)) return {};
  return act::Set{Setting::speed, speed == Speed::instant ? static_cast<int>(Speed::calm) : now + 1};
}

std::string viewpoint_label(const Ui& ui, const Replay& replay) {
  if (replay.viewpoint() == no_seat) return ui.say("app.replay.eyes.all");
  return ui.say(Phrase{"app.replay.eyes", {seat_name("seat", replay.viewpoint())}});
}

Action moment(std::optional<std::size_t> at) { return at ? Action{act::ShowMoment{*at}} : Action{}; }

void mirror_words(Ui& ui, const Replay& replay, const MatchLog& log) {
  draw::Mirror& mirror = ui.mirror;
  mirror.screen = "replay";
  mirror.title = game_text(ui, replay.match().game().info->id, "name");
  mirror.asked = caption(ui, replay, log);
  mirror_log(ui, log, log.lines_up_to(replay.at()).size());
  mirror_table_words(ui, replay.shown(), replay.viewpoint());
}

/// The mirror has two buttons for each leap.
void mirror_leaps(Ui& ui, const Replay& replay) {
  ui.mirror.begin_group(ui.say("app.replay.leaf"));
  auto& buttons = ui.mirror.groups.back().buttons;
  const auto both_ways = [&](Leap leap) {
    const std::string id(leap_ids[static_cast<std::size_t>(leap)]);
    const std::string key = leap_key(replay, leap);
    buttons.push_back(
        {"replay.back." + id, ui.say(Phrase{"app.replay.back", {term("leap", key)}}), replay.before(leap).has_value()});
    buttons.push_back(
        {"replay.on." + id, ui.say(Phrase{"app.replay.on", {term("leap", key)}}), replay.after(leap).has_value()});
  };
  for (int leap = 0; leap < leaps_of(replay); ++leap) both_ways(static_cast<Leap>(leap));
  buttons.push_back({"replay.first", ui.say("app.replay.first"), replay.at() > replay.first()});
  buttons.push_back({"replay.last", ui.say("app.replay.last"), replay.at() < replay.moves()});
}

}  // namespace

void ReplayScreen::open(Session match, Seat viewpoint, std::size_t at) {
  replay_.emplace(std::move(match), viewpoint, at);
  table_ = tables::make_table(replay_->match().game().info->id);
  playing_.pause();
  shown_ = false;
  caption_for_ = {};
  review_ = {};
  mistakes_.clear();
  if (static_cast<int>(leap_) >= leaps_of(*replay_)) leap_ = Leap::move;
}

void ReplayScreen::go_to(std::size_t moves) {
  playing_.pause();
  replay_->show(moves);
}

std::optional<double> ReplayScreen::due(Speed speed, double now) const {
  return playing_.wait(*replay_, speed, busy(), now);
}

void ReplayScreen::play_or_pause() {
  if (playing_.is_on())
    playing_.pause();
  else
    playing_.start(*replay_);
}

void ReplayScreen::tell(Review review) {
  review_ = std::move(review);
  mistakes_ = clear_mistakes(review_);
}

std::vector<std::size_t>::const_iterator ReplayScreen::judged() const {
  return std::ranges::find_if(mistakes_, [&](std::size_t i) { return review_.moves[i].step == replay_->at(); });
}

Action ReplayScreen::coach(Ui& ui, const Rect& room) {
  const auto shown = judged();
  const JudgedMove& move = review_.moves[*shown];
  const Position& before = replay_->shown();
  const AnyMove better = before.legal()[move.best];
  const AnyMove made = replay_->match().steps()[move.step].move;
  const std::vector<std::string> spots_of_made = table_->spots_of(before, made);
  CoachSpeech speech;
  speech.spares = spots_of_made;
  speech.words = advice_words(ui.writer(), before, "app.review.made", made, move.made) + "\n" +
                 advice_words(ui.writer(), before, "app.review.better", better, move.better);
  const auto next = std::next(shown);
  if (next != mistakes_.end())
    speech.buttons.push_back({"review.next", ui.say("app.review.next"), WidgetState::primary});
  speech.buttons.push_back({"review.back", ui.say("app.review.back")});
  const std::string_view pressed = coach_.frame(ui, room, speech, table_->spots_of(before, better), false);
  if (pressed == "review.next") return act::ShowMoment{review_.moves[*next].step};
  if (pressed == "review.back") return act::Plain::leave_replay;
  return pressed.empty() ? act::Plain::nothing : act::Plain::redraw;
}

void ReplayScreen::show(bool animated) {
  const bool same_viewpoint = shown_ && replay_->viewpoint() == shown_viewpoint_;
  if (same_viewpoint && replay_->at() == shown_moves_) return;
  const bool step = same_viewpoint && animated && replay_->at() == shown_moves_ + 1;
  table_->show(replay_->shown(), replay_->viewpoint(), false,
               tables::moves_between(replay_->match(), step ? shown_moves_ : replay_->at(), replay_->at()), true);
  shown_ = true;
  shown_moves_ = replay_->at();
  shown_viewpoint_ = replay_->viewpoint();
}

Action ReplayScreen::step_button(Ui& ui, const Rect& at, bool forward) const {
  const auto to = forward ? replay_->after(leap_) : replay_->before(leap_);
  const WidgetState state = to ? WidgetState::enabled : WidgetState::disabled;
  const bool tapped = sign_button(ui, at, forward ? "replay.step.on" : "replay.step.back", "",
                                  forward ? Icon::next : Icon::back, state);
  return tapped ? moment(to) : Action{};
}

void ReplayScreen::play_button(Ui& ui, const Rect& at) {
  const bool on = playing_.is_on();
  if (sign_button(ui, at, "replay.play", ui.say(on ? "app.replay.pause" : "app.replay.play"),
                  on ? Icon::pause : Icon::play))
    play_or_pause();
}

void ReplayScreen::leap_choice(Ui& ui, const Rect& at) {
  const int count = leaps_of(*replay_);
  for (int i = 0; i < count; ++i) {
    const auto leap = static_cast<Leap>(i);
    const std::string id = "replay.leap." + std::string(leap_ids[static_cast<std::size_t>(i)]);
    const WidgetState state = leap == leap_ ? WidgetState::selected : WidgetState::enabled;
    if (ui.button(at.column(i, count, draw::gap::tight), id, ui.say(leap_key(*replay_, leap)), state, 15, false))
      leap_ = leap;
  }
}

void ReplayScreen::leap_cycle(Ui& ui, const Rect& at) {
  if (ui.button(at, "replay.leap", ui.say(leap_key(*replay_, leap_)), WidgetState::enabled, 15, false))
    leap_ = static_cast<Leap>((static_cast<int>(leap_) + 1) % leaps_of(*replay_));
}

Action ReplayScreen::controls(Ui& ui, Rect at, Speed speed) {
  Action action;
  // Beside the buttons of a phone a long match would have less than a pixel for each move.
  const bool has_row = at.h > 1.5F * control_height;
  Rect slider = has_row ? at.take_top(control_height) : Rect{};
  if (at.w >= one_row)
    leap_choice(ui, at.take_left(std::clamp(at.w * 0.32F, least_leaps, 330.0F), 10));
  else
    leap_cycle(ui, at.take_left(leap_width, draw::gap::near));
  play_button(ui, at.take_left(control_width, draw::gap::near));
  const bool has_speed = at.w >= (has_row ? speed_width + 2 * control_width + 2 * draw::gap::near : least_for_speed);
  if (has_speed) merge(action, speed_button(ui, at.take_left(speed_width, draw::gap::near), speed));
  merge(action, step_button(ui, at.take_left(control_width, draw::gap::near), false));
  merge(action, step_button(ui, at.take_right(control_width, draw::gap::near), true));
  if (!has_row) slider = at;
  if (const auto picked = ui.slider(slider, "replay.step.slider", static_cast<int>(replay_->noticed_at()),
                                    static_cast<int>(replay_->noticed_in_all())))
    merge(action, act::ShowMoment{replay_->moment_of(static_cast<std::size_t>(*picked))});
  return action;
}

Action ReplayScreen::strip(Ui& ui, Rect at) {
  ui.mirror.begin_group(ui.say("app.replay.title"));
  Action action;
  const bool vertical = at.h > at.w;
  const bool worded = at.w >= one_row;
  constexpr float signs = 7;  // with the one that mutes
  const float gap = worded ? 6 : std::clamp((at.w - signs * row_height) / (signs - 1), 2.0F, 6.0F);
  const auto next = [&] { return vertical ? at.take_top(control_width, 6) : at.take_left(row_height, gap); };
  if (sign_button(ui, next(), "replay.leave", ui.say("app.replay.leave"), Icon::back))
    action = act::Plain::leave_replay;
  if (sign_button(ui, next(), "menu.open", ui.say("app.menu.open"), Icon::menu)) action = act::Plain::open_menu;
  if (sign_button(ui, next(), "table.log", ui.say("app.log.open"), Icon::log)) action = act::Plain::open_log;
  if (sign_button(ui, next(), "replay.share", ui.say("app.replay.share"), Icon::pass_on))
    action = act::Plain::share_replay;

  const auto button = [&](float width, std::string_view id, const std::string& label, Icon sign, WidgetState state) {
    return worded ? worded_button(ui, at.take_right(width, draw::gap::near), id, label, sign, state)
                  : sign_button(ui, next(), id, label, sign, state);
  };
  const bool playable = replay_->may_play_on();
  if (button(220, "replay.play_on", ui.say("app.replay.play_on"), Icon::branch,
             playable ? WidgetState::enabled : WidgetState::disabled) &&
      playable)
    action = act::Plain::play_on;
  if (replay_->may_choose_viewpoint() &&
      button(std::min(260.0F, at.w), "replay.eyes", viewpoint_label(ui, *replay_), Icon::eye, WidgetState::enabled))
    action = act::Plain::choose_viewpoint;
  if (sound_button(ui, at)) action = act::Plain::toggle_sound;
  return action;
}

float ReplayScreen::usual_caption(const Ui& ui, float width, const TextStyle& style) const {
  const std::string where = place(ui, *replay_) + ui.say("app.replay.joint");
  std::vector<float> heights;
  for (std::size_t step = 0; step < log_.steps(); ++step) {
    const auto lines = log_.told_between(step, step + 1);
    heights.push_back(caption_height(ui, width, where + paragraph(lines), lines, style, least_caption));
  }
  if (heights.empty()) return 0;
  constexpr std::size_t one_in = 12;  // captions may be longer
  const auto usual = heights.end() - 1 - static_cast<std::ptrdiff_t>(heights.size() / one_in);
  std::ranges::nth_element(heights, usual);
  return *usual;
}

Action ReplayScreen::frame(Ui& ui, Speed speed) {
  log_.update(replay_->session(), replay_->viewpoint(), ui.language());
  show(speed != Speed::instant);
  mirror_words(ui, *replay_, log_);
  Rect at = ui.area();
  const bool low = ui.compact();
  const float side = at.w < 700 || low ? 6 : 14;
  Rect top = low ? at.take_far(ui.hand(), row_height + 6) : at.take_top(row_height + 6);
  top = low ? top.inset(3, 6) : top.inset(side, 3);
  constexpr float least_for_two_rows = 700;  // a lower phone needs its height for the table
  const bool two_rows = at.h >= least_for_two_rows && at.w < one_row;
  const float controls_height = low ? 40 : two_rows ? 2 * control_height : control_height;
  const std::string words = caption(ui, *replay_, log_, busy() && replay_->at() > 0);
  const auto lines = latest_lines(*replay_, log_);
  const TextStyle style = caption_style(at.w);
  const float needed = caption_height(ui, at.w - 2 * side, words, lines, style, least_caption);
  if (const std::pair now(at.w, ui.language()); caption_for_ != now) {
    caption_for_ = now;
    caption_ = usual_caption(ui, at.w - 2 * side, style);
  }
  const float caption_room = std::max(caption_, needed);
  Rect bottom = at.take_bottom(caption_room + 4 + controls_height + 6).inset(side, 3);

  const Rect caption_at = bottom.take_top(caption_room, draw::gap::tight);
  // The coach speaks of the move that comes next, and may stand where the one before it is told.
  const bool coached = !ui.layers.any() && !busy() && !plays() && judged() != mistakes_.end();
  if (!coached) draw_caption(ui, caption_at, words, lines, style);
  mirror_leaps(ui, *replay_);
  Action action = controls(ui, bottom, speed);
  merge(action, strip(ui, top));
  // Drawn last, since the table may cover everything. Its moves are ignored: a replay is not played on.
  table_->frame(ui, at);
  if (plays() && busy() && ui.targets.cover(at, "replay.hurry")) table_->skip();
  if (coached) merge(action, coach(ui, {at.x, at.y, at.w, caption_at.bottom() - at.y}));
  return action;
}

void ReplayScreen::claim_arrows(Ui& ui) {
  const std::string_view focused = ui.targets.focused();
  arrows_step_ = focused.empty() || focused.starts_with("replay.step.");
  if (arrows_step_) ui.targets.claim_left_right_keys();
  space_plays_ = focused.empty();
}

Action ReplayScreen::keys() {
  if (space_plays_ && ImGui::IsKeyPressed(ImGuiKey_Space, false)) {
    play_or_pause();
    return act::Plain::redraw;
  }
  if (arrows_step_ && ImGui::IsKeyPressed(ImGuiKey_LeftArrow)) return moment(replay_->before(leap_));
  if (arrows_step_ && ImGui::IsKeyPressed(ImGuiKey_RightArrow)) return moment(replay_->after(leap_));
  if (ImGui::IsKeyPressed(ImGuiKey_Home)) return act::ShowMoment{0};
  if (ImGui::IsKeyPressed(ImGuiKey_End)) return act::ShowMoment{replay_->moves()};
  return {};
}

Action ReplayScreen::mirrored(std::string_view pressed) const {
  if (pressed == sound_button_id) return act::Plain::toggle_sound;
  if (pressed == "replay.first") return act::ShowMoment{0};
  if (pressed == "replay.last") return act::ShowMoment{replay_->moves()};
  for (int i = 0; i < leaps_of(*replay_); ++i) {
    const std::string_view leap = leap_ids[static_cast<std::size_t>(i)];
    if (pressed == "replay.back." + std::string(leap)) return moment(replay_->before(static_cast<Leap>(i)));
    if (pressed == "replay.on." + std::string(leap)) return moment(replay_->after(static_cast<Leap>(i)));
  }
  return {};
}

}  // namespace kairo::app
