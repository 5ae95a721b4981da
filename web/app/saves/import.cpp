#include "web/app/saves/import.h"

#include <utility>

namespace kairo::app {

namespace {

/// A file may hold any number of matches. One import takes at most this many,
constexpr int most_imported = 1000;
/// and replays at most this many of them, which takes longer.
constexpr std::size_t most_replayed = 500;

class Import {
 public:
  Import(SaveStore& saves, MatchWriter& writer, const Services& services)
      : saves_(saves), writer_(writer), services_(services), replayed_before_(saves.replayed()) {}

  [[nodiscard]] bool has_room() const {
    return counts.imported < most_imported && replayed_ + saves_.replayed() - replayed_before_ < most_replayed;
  }

  void add(BundledMatch bundled) {
    using enum BundledMatch::State;
    if (bundled.state == refused) return void(++counts.refused);
    if (bundled.state == unreadable) return void(++counts.unreadable);
    if (bundled.state == damaged) {
      ++counts.damaged;
      ++replayed_;
    }
    if (saves_.has_code(bundled.record.code)) return void(++counts.known);
    std::string id;
    if (!saves_.with_deal(bundled.record.game, bundled.deal).empty()) {
      ++replayed_;
      const auto match = match_of(bundled.record);
      if (!match) return void(++counts.unreadable);
      const auto nearest = saves_.nearest(*match);
      if (nearest && nearest->common == match->steps().size()) return void(++counts.known);
      if (nearest && nearest->common == nearest->match.steps().size()) id = nearest->id;
    }
    if (id.empty()) id = new_match_id(services_);
    saves_.put(id, std::move(bundled.record), bundled.deal);
    writer_.write(id);
    ++counts.imported;
  }

  ImportCounts counts;

 private:
  SaveStore& saves_;
  MatchWriter& writer_;
  const Services& services_;
  std::size_t replayed_ = 0;  ///< besides those that the store has replayed
  std::size_t replayed_before_;
};

}  // namespace

ImportCounts import_matches(Bundle bundle, SaveStore& saves, MatchWriter& writer, const Services& services) {
  Import job(saves, writer, services);
  // The match played last stands first in a bundle: it is added last, so that it stands first here too.
  while (!bundle.empty() && job.has_room()) job.add(*bundle.pop_last());
  job.counts.more = !bundle.empty();
  return job.counts;
}

}  // namespace kairo::app
