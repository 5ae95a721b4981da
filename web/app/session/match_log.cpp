#include "web/app/session/match_log.h"

#include <algorithm>
#include <iterator>

#include "web/app/session/quiet_events.h"
#include "web/text/help.h"
#include "web/text/sentence.h"

namespace kairo::app {

void MatchLog::add(const Match& match, std::size_t moves) {
  const Position& after = match.after(moves);
  const std::vector<Event>& events = moves == 0 ? match.opening() : match.steps()[moves - 1].events;
  if (const Phrase opening = moves == 0 ? after.opening_phrase() : Phrase{}; !opening.empty()) {
    lines_.push_back(text::sentence(language_, opening, names_));
    events_.push_back(0);
    quiet_.push_back(true);  // there is no event to which it belongs: it is told with the first question
  }
  const std::size_t before = counts_.empty() ? 0 : counts_.back().events;
  for (std::size_t i = 0; i < events.size(); ++i) {
    const bool shown =
        moves == 0 ? Visibility::shows_opening(match, viewer_, i) : visibility_->shows(match, viewer_, moves - 1, i);
    if (!shown) continue;
    const Phrase phrase = after.event_phrase(viewer_, events[i]);
    if (phrase.empty()) continue;
    lines_.push_back(text::sentence(language_, phrase, names_));
    events_.push_back(before + i);
    quiet_.push_back(is_quiet_event(phrase, events[i].seat == viewer_));
  }
  counts_.push_back({lines_.size(), before + events.size()});
}

void MatchLog::update(const Session& session, Seat viewer, text::Language language) {
  std::vector<std::string> names = shown_names(session.players(), language);
  const Visibility visibility(session.match());
  const bool has_help = text::has_help(language);
  if (session.id() != match_ || viewer != viewer_ || language != language_ || names != names_ ||
      has_help != has_help_ || visibility != visibility_)
    counts_.clear();
  visibility_ = visibility;
  match_ = session.id();
  viewer_ = viewer;
  language_ = language;
  has_help_ = has_help;
  names_ = std::move(names);

  const auto& steps = session.match().steps();
  counts_.resize(std::min(counts_.size(), steps.size() + 1));
  lines_.resize(counts_.empty() ? 0 : counts_.back().lines);
  events_.resize(lines_.size());
  quiet_.resize(lines_.size());
  while (counts_.size() <= steps.size()) add(session.match(), counts_.size());

  hints_ = session.notebook().hints();
  const std::size_t seen = moves_until_last_of(session.match(), viewer);
  first_new_line_ = seen > 0 ? counts_[seen].lines : 0;
}

std::vector<std::string> MatchLog::told_between(std::size_t from, std::size_t to) const {
  const std::size_t first = counts_[from].lines;
  const std::size_t last = counts_[to].lines;
  std::vector<std::string> told;
  for (std::size_t line = first; line < last; ++line)
    if (!quiet_[line]) told.push_back(lines_[line]);
  if (told.empty()) std::ranges::copy(std::span(lines_).subspan(first, last - first), std::back_inserter(told));
  return told;
}

std::vector<std::string> MatchLog::hints_after(std::size_t moves) const {
  std::vector<std::string> words;
  for (const HintTaken& hint : hints_)
    if (hint.moves == moves)
      words.push_back(text::sentence(language_, Phrase{"app.hint.taken", {seat_name("seat", hint.seat)}}, names_));
  return words;
}

std::size_t moves_until_last_of(const Match& match, Seat seat) {
  const auto& steps = match.steps();
  const auto own = std::ranges::find(steps.rbegin(), steps.rend(), seat, &Match::Step::seat);
  return static_cast<std::size_t>(steps.rend() - own);
}

}  // namespace kairo::app
