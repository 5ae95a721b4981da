#include "web/app/session/recap.h"

#include <algorithm>

#include "web/app/session/replay.h"

namespace kairo::app {

namespace {

/// Whether the move has shown this viewer anything. A private answer that was not sealed by a reveal is still secret;
/// a lone player has no secrets from anybody.
bool shows_anything(const Match& match, const Visibility& visibility, Seat viewer, std::size_t step) {
  const Match::Step& made = match.steps()[step];
  const Position& before = match.after(step);
  if (!made.sealed && before.private_question() && before.seats() > 1) return false;
  for (std::size_t event = 0; event < made.events.size(); ++event)
    if (visibility.shows(match, viewer, step, event) &&
        !match.after(step + 1).event_phrase(viewer, made.events[event]).empty())
      return true;
  return false;
}

/// Once the round is over, its table tells all that it has brought: other numbers would contradict it.
std::size_t counted_from(const Match& match, std::size_t seen) {
  const bool is_over = match.after(seen).round_phrase() != match.now().round_phrase();
  return is_over ? match.beginning_of_round(seen) : seen;
}

/// The points since then, if they are open to this viewer.
void add_points(std::vector<Gains>& gains, const Match& match, Seat viewer, std::size_t seen) {
  const auto before = match.after(counted_from(match, seen)).score_so_far(viewer);
  const auto now = match.now().score_so_far(viewer);
  if (!before || !now) return;
  for (Gains& mine : gains) {
    const SeatScore& old_score = before->of[mine.seat];
    const SeatScore& new_score = now->of[mine.seat];
    mine.points = new_score.total - old_score.total;
    for (std::size_t source = 0; source < match.game().info->score_sources.size(); ++source)
      if (const int more = new_score.by_source[source] - old_score.by_source[source]; more != 0 && now->shows(source))
        mine.by_source.emplace_back(static_cast<int>(source), more);
  }
}

}  // namespace

std::vector<Scene> scenes_since(const Match& match, Seat viewer, std::size_t seen) {
  const Visibility visibility(match);
  std::vector<Scene> scenes;
  std::optional<Scene> scene;
  for (std::size_t step = std::max(seen, visibility.first_position()); step < match.steps().size(); ++step) {
    if (shows_anything(match, visibility, viewer, step)) scene = Scene{scene ? scene->first : step, step + 1};
    if (!scene || !ends_turn(match, step)) continue;
    scenes.push_back(*scene);
    scene.reset();
  }
  if (scene) scenes.push_back(*scene);
  return scenes;
}

std::optional<Scene> last_scene(const Match& match, Seat viewer) {
  const Visibility visibility(match);
  std::optional<Scene> scene;
  for (std::size_t step = match.steps().size(); step-- > visibility.first_position();) {
    if (scene && ends_turn(match, step)) break;
    if (shows_anything(match, visibility, viewer, step)) scene = Scene{step, scene ? scene->last : step + 1};
  }
  return scene;
}

std::vector<Gains> gains_since(const Match& match, const MatchLog& log, Seat viewer, std::size_t seen) {
  std::vector<Gains> gains(static_cast<std::size_t>(match.now().seats()));
  for (std::size_t seat = 0; seat < gains.size(); ++seat) gains[seat].seat = static_cast<Seat>(seat);
  std::size_t events = match.opening().size();  // before the step
  auto line = static_cast<std::size_t>(log.lines_up_to(seen).size());
  for (std::size_t step = 0; step < match.steps().size(); ++step) {
    const std::vector<Event>& step_events = match.steps()[step].events;
    for (; line < log.lines().size() && step >= seen && log.event_of(line) < events + step_events.size(); ++line) {
      const Event& event = step_events[log.event_of(line) - events];
      if (event.seat >= gains.size() || !match.after(step + 1).is_gain(event)) continue;
      std::vector<std::size_t>& lines = gains[event.seat].lines;
      // A line for a few says more than the one for all just before it.
      if (event.audience != public_audience && !lines.empty() && lines.back() + 1 == line) lines.pop_back();
      lines.push_back(line);
    }
    events += step_events.size();
  }
  add_points(gains, match, viewer, seen);
  std::erase_if(gains, [](const Gains& mine) { return mine.lines.empty() && mine.by_source.empty(); });
  return gains;
}

}  // namespace kairo::app
