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
  for (const Event& event : session.match().steps()[step].events) {
    if (!may_learn(event, viewer_, after.table_size())) continue;
    const Phrase phrase = after.sentence(viewer_, event);
    if (!phrase.empty()) lines_.push_back(text::sentence(language_, phrase, names_));
  }
  line_of_step_.push_back(lines_.size());
}

void Story::update(const Session& session, Seat viewer, text::Language language) {
  std::vector<std::string> names = shown_names(session.chairs(), language);
  if (session.id() != match_ || viewer != viewer_ || language != language_ || names != names_) line_of_step_.clear();
  match_ = session.id();
  viewer_ = viewer;
  language_ = language;
  names_ = std::move(names);

  const auto& steps = session.match().steps();
  if (line_of_step_.empty()) line_of_step_.push_back(0);
  line_of_step_.resize(std::min(line_of_step_.size(), steps.size() + 1));
  lines_.resize(line_of_step_.back());
  while (line_of_step_.size() <= steps.size()) add(session, line_of_step_.size() - 1);

  const auto own = std::ranges::find(steps.rbegin(), steps.rend(), viewer, &Match::Step::seat);
  news_ = line_of_step_[static_cast<std::size_t>(steps.rend() - own)];
}

}  // namespace kairo::app
