#include "web/app/saves/save_store.h"

#include <algorithm>
#include <string_view>
#include <tuple>
#include <utility>

#include "engine/core/heap_sort.h"
#include "engine/match/code.h"
#include "web/app/saves/check_sum.h"

namespace kairo::app {

namespace {

/// A renamed match is saved as one played a little later. It can be renamed this often before it passes the one that
/// was played after it.
constexpr std::uint64_t room_for_renames = 1000;

constexpr std::string_view match_prefix = "match.";
constexpr std::string_view quarantine_prefix = "aside.";

/// Before the id, in the index by deals. The other parts of deals are not in it.
std::string deal_start(const Setup& deal) { return std::to_string(deal.seed) + " "; }

bool is_damaged(const Quarantined& quarantined) { return quarantined.fault == RecordFault::damaged; }

auto order_of(const SavedMatch* saved) { return std::pair(saved->record.played, std::string_view(saved->id)); }

/// A record that a match could have is shorter. A longer text may be anything, and is not read to its end just to list
/// it.
constexpr std::size_t longest_listed = 2 * longest_code;

Remains remains_of(std::string_view text) {
  Salvage found = salvage(text.substr(0, longest_listed));
  if (!found.match) return {};
  return {std::string(found.match->game().info->id), found.match->steps().size(), std::move(found.players),
          std::move(found.name)};
}

}  // namespace

std::optional<std::size_t> common_moves(const Match& one, const Match& other) {
  if (&one.game() != &other.game() || one.setup() != other.setup()) return std::nullopt;
  const auto parted = std::ranges::mismatch(one.steps(), other.steps(), {}, &Match::Step::move, &Match::Step::move);
  return static_cast<std::size_t>(parted.in1 - one.steps().begin());
}

bool knows(const Held& held, const Held& other) {
  const Merged merged = merge(held, other);
  return merged.contradictions.empty() && !merged.news;
}

// --- what the page stores ------------------------------------------------------------------------------------------

const SaveStore::Generation* SaveStore::Entry::latest() const {
  const auto found = std::ranges::max_element(generations, {}, &Generation::played);
  return found == generations.end() ? nullptr : &*found;
}

std::string_view SaveStore::id_in(std::string_view name) {
  if (!name.starts_with(match_prefix)) return {};
  name.remove_prefix(match_prefix.size());
  return name.substr(0, name.find('.'));
}

void SaveStore::receive(std::string_view name, std::string_view text) {
  std::erase_if(quarantined_, [&](const Quarantined& quarantined) { return quarantined.name == name; });
  if (name.starts_with(quarantine_prefix)) {
    if (!text.empty()) quarantined_.push_back({std::string(name), "", std::string(text), RecordFault::damaged, {}, {}});
    return;
  }
  if (!name.starts_with(match_prefix)) return;
  ordered_ = false;
  const std::string id(id_in(name));
  Entry& entry = entries_[id];
  const bool counted = entry.saved && entry.latest() != nullptr && entry.latest()->name == name &&
                       entry.latest()->played == entry.saved->record.played;
  std::erase_if(entry.generations, [&](const Generation& generation) { return generation.name == name; });
  if (!text.empty()) {
    add_generation(entry, id, name, text);
    // The stored record is gone, but the match is known here, so it must be written again.
    const Generation* latest = entry.latest();
    const bool here = entry.saved && latest != nullptr && latest->played >= entry.saved->record.played;
    if (counted && entry.saved && !here) entry.saved->stored = false;
  } else if (entry.generations.empty() && entry.saved && entry.saved->stored) {
    // A match that could not be stored survives the removal of its older records.
    reset(entry);
  }
  if (!entry.saved && entry.generations.empty()) entries_.erase(id);
}

SavedMatch& SaveStore::set(Entry& entry, SavedMatch saved) {
  reset(entry);
  by_deal_.emplace(deal_start(saved.deal) + saved.id, 0);
  return entry.saved.emplace(std::move(saved));
}

void SaveStore::reset(Entry& entry) {
  if (!entry.saved) return;
  by_deal_.erase(deal_start(entry.saved->deal) + entry.saved->id);
  entry.saved.reset();
}

void SaveStore::add_generation(Entry& entry, const std::string& id, std::string_view name, std::string_view text) {
  auto record = parse_record(text);
  if (!record && record.error() == RecordFault::damaged) return quarantine_damaged(name, text);
  if (!record) return quarantine_foreign(entry, name, text, record.error(), {});
  latest_played_ = std::max(latest_played_, record->played);
  const bool latest = entry.latest() == nullptr || entry.latest()->played < record->played;
  if (latest && !is_foreign(id)) {
    const auto deal = resolve_deal(*record);
    if (!deal && deal.error() == RecordFault::damaged) return quarantine_damaged(name, text);
    if (!deal) return quarantine_foreign(entry, name, text, deal.error(), *std::move(record));
    set(entry, {id, *record, true, *deal, {}});
  }
  entry.generations.push_back({std::string(name), record->played, std::string(text)});
}

void SaveStore::quarantine_damaged(std::string_view name, std::string_view text) {
  const std::string quarantine_name =
      std::string(quarantine_prefix) + std::string(name.substr(match_prefix.size())) + "." + check_digits(text);
  renames_.push_back({std::string(name), quarantine_name});
  std::erase_if(quarantined_, [&](const Quarantined& quarantined) { return quarantined.name == quarantine_name; });
  quarantined_.push_back({quarantine_name, std::string(name), std::string(text), RecordFault::damaged, {}, {}});
}

void SaveStore::quarantine_foreign(Entry& entry, std::string_view name, std::string_view text, RecordFault fault,
                                   Record record) {
  reset(entry);
  quarantined_.push_back({std::string(name), "", std::string(text), fault, {}, std::move(record)});
}

bool SaveStore::is_foreign(std::string_view id) const {
  return std::ranges::any_of(quarantined_, [&](const Quarantined& quarantined) {
    return !is_damaged(quarantined) && id_in(quarantined.name) == id;
  });
}

std::vector<SaveStore::Rename> SaveStore::take_renames() { return std::exchange(renames_, {}); }

// --- lookup --------------------------------------------------------------------------------------------------------

const std::vector<const SavedMatch*>& SaveStore::matches() const {
  if (std::exchange(ordered_, true)) return order_;
  order_.clear();
  for (const auto& [id, entry] : entries_)
    if (entry.saved) order_.push_back(&*entry.saved);
  heap_sort(order_, std::ranges::greater{}, order_of);
  return order_;
}

const SavedMatch* SaveStore::find(std::string_view id) const {
  const auto found = entries_.find(id);
  return found == entries_.end() || !found->second.saved ? nullptr : &*found->second.saved;
}

SavedMatch* SaveStore::find_to_change(std::string_view id) {
  ordered_ = false;
  return const_cast<SavedMatch*>(find(id));
}

const Quarantined* SaveStore::find_quarantined(std::string_view name) const {
  const auto found = std::ranges::find(quarantined_, name, &Quarantined::name);
  return found == quarantined_.end() ? nullptr : &*found;
}

// --- opened --------------------------------------------------------------------------------------------------------

std::optional<Held> SaveStore::open(std::string_view id) {
  const std::string own(id);  // `id` may belong to an entry that is rejected
  while (SavedMatch* saved = find_to_change(own)) {
    if (saved->whole) return saved->whole;
    ++replayed_;
    if (auto held = held_of(saved->record)) {
      saved->record.turn = held->match.to_move();
      return *std::move(held);
    }
    reject_latest(own);
  }
  return std::nullopt;
}

void SaveStore::reject_latest(const std::string& id) {
  const std::uint64_t played = find(id)->record.played;
  reset(entries_[id]);
  const Entry entry = std::exchange(entries_[id], {});
  for (const Generation& generation : entry.generations)
    if (generation.played == played)
      quarantine_damaged(generation.name, generation.text);
    else
      receive(generation.name, generation.text);
}

bool SaveStore::is_examined(std::string_view id_or_name) const {
  if (const SavedMatch* saved = find(id_or_name)) return saved->record.turn.has_value();
  const Quarantined* quarantined = find_quarantined(id_or_name);
  return quarantined == nullptr || !is_damaged(*quarantined) || quarantined->remains;
}

bool SaveStore::examine(std::string_view id_or_name) {
  if (is_examined(id_or_name)) return false;
  if (find(id_or_name) != nullptr) {
    open(id_or_name);
    return true;
  }
  ++replayed_;
  Quarantined& quarantined = *std::ranges::find(quarantined_, id_or_name, &Quarantined::name);
  quarantined.remains = remains_of(quarantined.text);
  return true;
}

std::optional<Held> SaveStore::replay(const Record& record) {
  ++replayed_;
  auto held = held_of(record);
  return held ? std::optional(*std::move(held)) : std::nullopt;
}

bool SaveStore::has(const Record& record, const Setup& deal) const {
  return std::ranges::any_of(with_deal(record.game, deal), [&](const std::string& id) {
    const Record& saved = find(id)->record;
    return saved.code == record.code && saved.ahead == record.ahead;
  });
}

std::vector<std::string> SaveStore::with_deal(std::string_view game, const Setup& deal) const {
  std::vector<const SavedMatch*> found;
  const std::string start = deal_start(deal);
  for (auto each = by_deal_.lower_bound(start); each != by_deal_.end() && each->first.starts_with(start); ++each)
    if (const SavedMatch* saved = find(std::string_view(each->first).substr(start.size()));
        saved->record.game == game && saved->deal == deal)
      found.push_back(saved);
  heap_sort(found, std::ranges::greater{}, order_of);
  std::vector<std::string> ids;
  for (const SavedMatch* saved : found) ids.push_back(saved->id);
  return ids;
}

std::optional<SaveStore::Nearest> SaveStore::compare(const std::string& id, const Held& other) {
  auto saved = open(id);
  const auto common = saved ? common_moves(saved->match, other.match) : std::nullopt;
  if (!common) return std::nullopt;
  Merged merged = merge(*saved, other);
  return Nearest{id, *std::move(saved), std::move(merged), *common};
}

std::optional<SaveStore::Nearest> SaveStore::nearest(const Held& other, std::string_view except) {
  std::optional<Nearest> best;
  if (!other.match.setup()) return best;
  const auto rank = [](const Nearest& one) {
    return std::tuple(one.merged.contradictions.empty(), one.common, one.saved.match.steps().size() == one.common);
  };
  for (const std::string& id : with_deal(other.match.game().info->id, *other.match.setup())) {
    auto one = id != except ? compare(id, other) : std::nullopt;
    if (one && (!best || rank(*one) > rank(*best))) best = std::move(one);
  }
  return best;
}

// --- changed -------------------------------------------------------------------------------------------------------

std::uint64_t SaveStore::next_played() const { return latest_played_ + room_for_renames; }

const SavedMatch& SaveStore::put(std::string_view id, const Held& held, std::vector<Player> players, Notes notes,
                                 std::optional<Series> series) {
  Record record = record_of(held.match, std::move(players), held.ahead);
  record.notes = std::move(notes);
  record.series = std::move(series);
  const bool no_code = record.code.empty();
  put(id, std::move(record), held.match.setup().value_or(Setup{}));
  SavedMatch& saved = *find_to_change(id);
  if (no_code) saved.whole = held;
  return saved;
}

const SavedMatch& SaveStore::put(std::string_view id, Record record, const Setup& deal) {
  record.played = latest_played_ = next_played();
  const SavedMatch* before = find(id);
  if (before != nullptr && !before->record.name.empty()) record.name = before->record.name;
  ordered_ = false;
  return set(entries_[std::string(id)], {std::string(id), std::move(record), false, deal, {}});
}

const SavedMatch* SaveStore::rename(std::string_view id, std::string name) {
  SavedMatch* saved = find_to_change(id);
  if (saved == nullptr) return nullptr;
  saved->record.name = std::move(name);
  // Later than its own other record, but not later than matches that were played since.
  latest_played_ = std::max(latest_played_, ++saved->record.played);
  saved->stored = false;
  return saved;
}

std::string SaveStore::slot_for(std::string_view id) const {
  static const Entry none;
  const auto found = entries_.find(id);
  const std::vector<Generation>& own = found == entries_.end() ? none.generations : found->second.generations;
  if (own.size() > 1 && !is_foreign(id)) return std::ranges::min_element(own, {}, &Generation::played)->name;
  for (char slot = 'a';; ++slot) {
    std::string name = std::string(match_prefix) + std::string(id) + "." + slot;
    const bool taken = std::ranges::any_of(own, [&](const Generation& g) { return g.name == name; }) ||
                       std::ranges::any_of(quarantined_, [&](const Quarantined& quarantined) {
                         return quarantined.name == name || quarantined.moved_from == name;
                       });
    if (!taken) return name;
  }
}

void SaveStore::written(std::string_view id, std::string_view slot, bool stored) {
  const auto found = entries_.find(id);
  if (found == entries_.end() || !found->second.saved) return;
  Entry& entry = found->second;
  entry.saved->stored = stored;
  if (!stored) return;
  std::erase_if(entry.generations, [&](const Generation& generation) { return generation.name == slot; });
  entry.generations.push_back({std::string(slot), entry.saved->record.played, record_text(entry.saved->record)});
}

// --- removed -------------------------------------------------------------------------------------------------------

std::vector<std::string> SaveStore::remove_entry(std::string_view id_or_name) {
  std::vector<std::string> names;
  ordered_ = false;
  if (const auto found = entries_.find(id_or_name); found != entries_.end() && found->second.saved) {
    for (const Generation& generation : found->second.generations) names.push_back(generation.name);
    removed_.emplace_back(*found->second.saved);
    reset(found->second);
    entries_.erase(found);
  } else if (const auto quarantined = std::ranges::find(quarantined_, id_or_name, &Quarantined::name);
             quarantined != quarantined_.end()) {
    names.push_back(quarantined->name);
    if (!quarantined->moved_from.empty()) names.push_back(quarantined->moved_from);
    removed_.emplace_back(std::move(*quarantined));
    quarantined_.erase(quarantined);
  }
  return names;
}

std::vector<std::string> SaveStore::remove(std::string_view id_or_name) {
  const std::string what(id_or_name);
  if (find(what) == nullptr && find_quarantined(what) == nullptr) return {};
  removed_.clear();
  return remove_entry(what);
}

std::vector<std::string> SaveStore::forget(std::string_view id) {
  std::vector<Removed> restorable = std::exchange(removed_, {});
  std::vector<std::string> names = remove_entry(id);
  removed_ = std::move(restorable);
  return names;
}

std::vector<std::string> SaveStore::remove_all() {
  std::vector<std::string> all;
  for (const SavedMatch* saved : matches()) all.push_back(saved->id);
  for (const Quarantined& quarantined : quarantined_) all.push_back(quarantined.name);
  removed_.clear();
  std::vector<std::string> names;
  for (const std::string& one : all) std::ranges::move(remove_entry(one), std::back_inserter(names));
  return names;
}

std::vector<SaveStore::Removed> SaveStore::restore() {
  std::vector<Removed> back;
  for (Removed& one : std::exchange(removed_, {})) {
    if (Quarantined* quarantined = std::get_if<Quarantined>(&one)) {
      quarantined->moved_from.clear();
      quarantined_.push_back(*quarantined);
    } else {
      SavedMatch& saved = std::get<SavedMatch>(one);
      saved.stored = false;
      if (find(saved.id) == nullptr) set(entries_[saved.id], saved);
    }
    back.push_back(std::move(one));
  }
  ordered_ = false;
  return back;
}

}  // namespace kairo::app
