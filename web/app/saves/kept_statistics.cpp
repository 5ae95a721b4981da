#include "web/app/saves/kept_statistics.h"

#include <algorithm>
#include <utility>

#include "engine/match/registry.h"
#include "web/app/saves/checked_text.h"

namespace kairo::app {

namespace {

/// A coach has played a good part of what began as a lesson.
bool is_counted(const Session& session) {
  return session.match().over() && session.match().setup() && !is_of_lesson(session.id());
}

}  // namespace

void KeptStatistics::receive(std::string_view text, bool answers) {
  ReadStatistics read = read_statistics(text);
  if (read.damaged) services_.send(ToPage::aside, "statistics\n" + quarantine_name(statistics_kind, text));
  are_later_ = read.later;
  if (read.later) return;
  bool is_less = read.statistics.wiped < statistics_.wiped;
  if (read.statistics.wiped == statistics_.wiped) is_less = merge_into(read.statistics, statistics_.matches) > 0;
  if (read.statistics.wiped >= statistics_.wiped) statistics_ = std::move(read.statistics);
  sums_.clear();
  // Another tab has stored what it knows, which may be less.
  if (answers && is_less) write();
}

bool KeptStatistics::add_result(const Session& session) {
  if (are_later_ || !is_counted(session)) return false;
  const std::optional<int> before = best(session);
  MatchResult ended = result_of(session);
  if (!ended.people.empty() && app::add_result(statistics_, std::move(ended))) write();
  const std::optional<int> now = best(session);
  return before && now > before;
}

std::optional<int> KeptStatistics::best(const Session& session) const {
  if (!is_counted(session) || session.played().lone_person() == no_seat) return std::nullopt;
  if (session.now().score().alone != SoloResult::unjudged) return std::nullopt;
  return best_total(statistics_, result_key(*session.match().game().info, *session.match().setup()));
}

std::optional<int> KeptStatistics::import(std::string_view text) {
  const ReadStatistics read = read_statistics(text);
  if (read.damaged || read.later || are_later_) return std::nullopt;
  const int added = merge_into(statistics_, read.statistics.matches);
  if (added > 0) write();
  return added;
}

void KeptStatistics::wipe() {
  statistics_.matches.clear();
  ++statistics_.wiped;
  write();
}

bool KeptStatistics::has_game(std::string_view id) const {
  return std::ranges::any_of(statistics_.matches,
                             [&](const MatchResult& result) { return result.key.starts_with(id); });
}

bool KeptStatistics::has_seats(std::string_view id, int seats) const {
  return std::ranges::any_of(statistics_.matches, [&](const MatchResult& result) {
    return result.key.starts_with(id) && seats_of(result) == seats;
  });
}

const std::vector<Summary>& KeptStatistics::sums() const {
  if (!sums_.empty()) return sums_;
  std::vector<std::string> ids;
  for (const Game& game : games()) ids.emplace_back(game.info->id);
  return sums_ = summaries(statistics_, ids);
}

void KeptStatistics::write() {
  sums_.clear();
  services_.send(ToPage::statistics, statistics_text(statistics_));
}

}  // namespace kairo::app
