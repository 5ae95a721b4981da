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
    // The file may come from another player's browser.
    bundled.record.notes.own_seat = no_seat;
    if (saves_.has(bundled.record)) return void(++counts.known);
    if (!saves_.with_deal(bundled.record.game, bundled.deal).empty()) {
      ++replayed_;
      const auto held = held_of(bundled.record);
      if (!held) return void(++counts.unreadable);
      const auto nearest = saves_.nearest(*held);
      if (nearest && nearest->merged.contradictions.empty()) return merge_into(*nearest, bundled.record);
    }
    const std::string id = new_match_id(services_);
    saves_.put(id, std::move(bundled.record), bundled.deal);
    writer_.write(id);
    ++counts.imported;
  }

  ImportCounts counts;

 private:
  void merge_into(const SaveStore::Nearest& nearest, const Record& record) {
    if (!nearest.merged.news) return void(++counts.known);
    const Record& here = saves_.find(nearest.id)->record;
    Notes notes = record.notes;
    notes.own_seat = here.notes.own_seat;
    const std::optional<Series> series = here.series ? here.series : record.series;
    saves_.put(nearest.id, nearest.merged.held, record.players, std::move(notes), series);
    writer_.write(nearest.id);
    ++counts.imported;
  }

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
