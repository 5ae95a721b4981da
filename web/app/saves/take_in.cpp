#include "web/app/saves/take_in.h"

#include <utility>

namespace kairo::app {

namespace {

TakenIn merge_into(SaveStore& store, SaveStore::Nearest nearest, Record record) {
  if (!nearest.merged.news) return {TakenIn::How::known};
  const Record& here = store.find(nearest.id)->record;
  Notes notes = merged_notes(here.notes, record.notes);
  std::optional<Series> series = here.series ? here.series : std::move(record.series);
  const SavedMatch& saved =
      store.put(nearest.id, nearest.merged.held, std::move(record.players), std::move(notes), std::move(series));
  if (saved.record.name.empty()) store.rename(nearest.id, std::move(record.name));
  return {TakenIn::How::merged, std::move(nearest.id)};
}

}  // namespace

TakenIn take_in(SaveStore& store, Record record, const Setup& deal, const Services& services) {
  if (store.has(record, deal)) return {TakenIn::How::known};
  if (!store.with_deal(record.game, deal).empty()) {
    const auto held = store.replay(record);
    if (!held) return {TakenIn::How::unreadable};
    auto nearest = store.nearest(*held);
    if (nearest && nearest->merged.contradictions.empty())
      return merge_into(store, *std::move(nearest), std::move(record));
  }
  std::string id = new_match_id(services);
  store.put(id, std::move(record), deal);
  return {TakenIn::How::added, std::move(id)};
}

}  // namespace kairo::app
