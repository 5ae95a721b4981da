#include "web/app/saves/import.h"

#include <utility>

namespace kairo::app {

namespace {

/// A file may hold any number of matches. One import takes at most this many,
constexpr int most_imported = 1000;
/// and replays about this many moves at most, which takes longer.
constexpr std::size_t most_replayed = 60'000;
/// Dealing a match takes as long as this many moves.
constexpr std::size_t moves_of_a_deal = 20;

class Import {
 public:
  Import(const SaveStore& saves, MatchWriter& writer) : saves_(saves), writer_(writer) {}

  [[nodiscard]] bool has_room() const { return counts.imported < most_imported && replayed_ < most_replayed; }

  void add(BundledMatch bundled) {
    using enum BundledMatch::State;
    if (bundled.state == refused) return void(++counts.refused);
    if (bundled.state == too_long) return void(++counts.too_long);
    if (bundled.state == unreadable) return void(++counts.unreadable);
    if (bundled.state == damaged) {
      ++counts.damaged;
      replayed_ += bundled.record.moves;
    }
    // The file may come from another player's browser.
    bundled.record.notes.own_seat = no_seat;
    const std::size_t replayed = moves_to_replay(bundled);
    switch (writer_.take_in(std::move(bundled.record), bundled.deal)) {
      case TakenIn::How::known: ++counts.known; break;
      case TakenIn::How::unreadable: ++counts.unreadable; break;
      case TakenIn::How::merged:
      case TakenIn::How::added: ++counts.imported; break;
    }
    replayed_ += replayed;
  }

  ImportCounts counts;

 private:
  /// It is compared with every saved match of its deal, unless the very same is saved.
  [[nodiscard]] std::size_t moves_to_replay(const BundledMatch& bundled) const {
    if (saves_.has(bundled.record, bundled.deal)) return 0;
    std::size_t moves = 0;
    for (const std::string& id : saves_.with_deal(bundled.record.game, bundled.deal))
      moves += saves_.find(id)->record.moves + bundled.record.moves + moves_of_a_deal;
    return moves;
  }

  const SaveStore& saves_;
  MatchWriter& writer_;
  std::size_t replayed_ = 0;  ///< in moves
};

}  // namespace

ImportCounts import_matches(Bundle bundle, const SaveStore& saves, MatchWriter& writer) {
  Import job(saves, writer);
  // The match played last stands first in a bundle: it is added last, so that it stands first here too.
  while (!bundle.empty() && job.has_room()) job.add(*bundle.pop_last());
  job.counts.more = !bundle.empty();
  return job.counts;
}

}  // namespace kairo::app
