#include "web/app/story.h"

#include <algorithm>

#include "web/text/sentence.h"

namespace kairo::app {

namespace {

bool may_learn(const Event& event, Seat viewer, int seats) {
  if (viewer == no_seat) return (event.audience & everybody(seats)) == everybody(seats);
  return holds(event.audience, viewer);
}

}  // namespace

void Story::add(const Session& session, std::size_t step) {
  const Position& after = session.match().after(step + 1);
  std::size_t number = reached_.back().events;
  for (const Event& event : session.match().steps()[step].events) {
    const std::size_t here = number++;
    if (!may_learn(event, viewer_, after.table_size())) continue;
    const Phrase phrase = after.sentence(viewer_, event);
    if (phrase.empty()) continue;
    lines_.push_back(text::sentence(language_, phrase, names_));
    events_.push_back(here);
  }
  reached_.push_back({lines_.size(), number});
}

void Story::update(const Session& session, Seat viewer, text::Language language) {
  std::vector<std::string> names = shown_names(session.chairs(), language);
  if (session.id() != match_ || viewer != viewer_ || language != language_ || names != names_) reached_.clear();
  match_ = session.id();
  viewer_ = viewer;
  language_ = language;
  names_ = std::move(names);

  const auto& steps = session.match().steps();
  if (reached_.empty()) reached_.emplace_back();
  reached_.resize(std::min(reached_.size(), steps.size() + 1));
  lines_.resize(reached_.back().lines);
  events_.resize(lines_.size());
  while (reached_.size() <= steps.size()) add(session, reached_.size() - 1);

  const auto own = std::ranges::find(steps.rbegin(), steps.rend(), viewer, &Match::Step::seat);
  news_ = reached_[static_cast<std::size_t>(steps.rend() - own)].lines;
}

}  // namespace kairo::app
