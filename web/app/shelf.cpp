#include "web/app/shelf.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "web/app/check_sum.h"

namespace kairo::app {

namespace {

/// A renamed match is saved as one played a little later, and so often before it would pass the one played after it.
constexpr std::uint64_t room_for_renames = 1000;

constexpr std::string_view match_names = "match.";
constexpr std::string_view aside_names = "aside.";

/// `match.ID.SLOT`; the first schema had `match.ID` alone.
std::string_view id_in(std::string_view name) {
  name.remove_prefix(match_names.size());
  return name.substr(0, name.find('.'));
}

bool is_damaged(const Aside& aside) { return aside.fault == RecordFault::damaged; }

}  // namespace

std::optional<std::size_t> moves_in_common(const Match& one, const Match& other) {
  if (&one.game() != &other.game() || one.setup() != other.setup()) return std::nullopt;
  const auto parted = std::ranges::mismatch(one.steps(), other.steps(), {}, &Match::Step::move, &Match::Step::move);
  return static_cast<std::size_t>(parted.in1 - one.steps().begin());
}

void Shelf::take(std::string_view name, std::string_view text) {
  std::erase_if(aside_, [&](const Aside& aside) { return aside.name == name; });
  std::erase_if(generations_, [&](const Generation& generation) { return generation.name == name; });
  if (name.starts_with(aside_names)) {
    if (!text.empty())
      aside_.push_back({std::string(name), "", std::string(text), RecordFault::damaged, salvage(text), {}});
    return;
  }
  if (!name.starts_with(match_names)) return;
  const Generation generation{std::string(id_in(name)), std::string(name), 0};
  if (text.empty()) return forget_lost(generation.id);
  auto record = parse_record(text);
  if (record)
    settle(generation, *std::move(record), text);
  else if (record.error() == RecordFault::damaged)
    put_aside_damaged(generation, text);
  else
    put_aside_anothers(generation, text, record.error(), {});
  sort_kept();
}

void Shelf::settle(Generation generation, Record record, std::string_view text) {
  generation.played = record.played;
  const bool latest = std::ranges::none_of(generations_, [&](const Generation& other) {
    return other.id == generation.id && other.played >= generation.played;
  });
  if (!latest || is_anothers(generation.id)) return generations_.push_back(std::move(generation));
  auto match = match_of(record);
  if (!match && match.error() == RecordFault::damaged) return put_aside_damaged(generation, text);
  if (!match) return put_aside_anothers(generation, text, match.error(), std::move(record));
  const std::string id = generation.id;
  generations_.push_back(std::move(generation));
  std::erase_if(kept_, [&](const Kept& kept) { return kept.id == id; });
  // The first schema says nothing of these.
  record.game = match->game().info->id;
  record.rules = match->game().info->rules_version;
  record.moves = match->steps().size();
  kept_.push_back({id, std::move(record), *std::move(match)});
}

void Shelf::put_aside_damaged(const Generation& generation, std::string_view text) {
  const std::string name =
      std::string(aside_names) + generation.name.substr(match_names.size()) + "." + check_digits(text);
  moves_.push_back({generation.name, name});
  std::erase_if(aside_, [&](const Aside& aside) { return aside.name == name; });
  aside_.push_back({name, generation.name, std::string(text), RecordFault::damaged, salvage(text), {}});
}

void Shelf::put_aside_anothers(const Generation& generation, std::string_view text, RecordFault fault, Record record) {
  std::erase_if(kept_, [&](const Kept& kept) { return kept.id == generation.id; });
  aside_.push_back({generation.name, "", std::string(text), fault, {}, std::move(record)});
}

bool Shelf::is_anothers(std::string_view id) const {
  return std::ranges::any_of(aside_, [&](const Aside& aside) { return !is_damaged(aside) && id_in(aside.name) == id; });
}

/// A match that this page could not keep is not gone when an older record of it goes.
void Shelf::forget_lost(std::string_view id) {
  if (std::ranges::any_of(generations_, [&](const Generation& g) { return g.id == id; })) return;
  std::erase_if(kept_, [&](const Kept& kept) { return kept.id == id && kept.stored; });
}

std::vector<Shelf::Move> Shelf::take_moves() { return std::exchange(moves_, {}); }

const Kept* Shelf::find(std::string_view id) const {
  const auto found = std::ranges::find(kept_, id, &Kept::id);
  return found == kept_.end() ? nullptr : &*found;
}

const Kept* Shelf::nearest(const Match& match) const {
  const Kept* best = nullptr;
  std::size_t most = 0;
  for (const Kept& kept : kept_) {
    const auto common = moves_in_common(kept.match, match);
    if (!common) continue;
    const bool goes_on = kept.match.steps().size() == *common;
    if (best != nullptr && (*common < most || (*common == most && !goes_on))) continue;
    if (best != nullptr && *common == most && best->match.steps().size() == most) continue;
    best = &kept;
    most = *common;
  }
  return best;
}

Kept* Shelf::to_change(std::string_view id) { return const_cast<Kept*>(find(id)); }

const Aside* Shelf::find_aside(std::string_view name) const {
  const auto found = std::ranges::find(aside_, name, &Aside::name);
  return found == aside_.end() ? nullptr : &*found;
}

std::uint64_t Shelf::next_played() const {
  std::uint64_t last = 0;
  for (const Kept& kept : kept_) last = std::max(last, kept.record.played);
  for (const Generation& generation : generations_) last = std::max(last, generation.played);
  return last + room_for_renames;
}

const Kept& Shelf::put(std::string_view id, const Match& match, std::vector<Chair> chairs) {
  Record record = record_of(match, std::move(chairs));
  record.played = next_played();
  if (const Kept* before = find(id)) record.name = before->record.name;
  Kept kept{std::string(id), std::move(record), match, false};
  std::erase_if(kept_, [&](const Kept& other) { return other.id == id; });
  return *kept_.insert(kept_.begin(), std::move(kept));
}

const Kept* Shelf::rename(std::string_view id, std::string name) {
  Kept* kept = to_change(id);
  if (kept == nullptr) return nullptr;
  kept->record.name = std::move(name);
  // Later than its own other record, but no later than what was played since.
  ++kept->record.played;
  kept->stored = false;
  return kept;
}

std::string Shelf::place_of(std::string_view id) const {
  std::vector<Generation> own;
  std::ranges::copy_if(generations_, std::back_inserter(own), [&](const Generation& g) { return g.id == id; });
  if (own.size() > 1 && !is_anothers(id)) return std::ranges::min(own, {}, &Generation::played).name;
  for (char slot = 'a';; ++slot) {
    std::string name = std::string(match_names) + std::string(id) + "." + slot;
    const bool taken =
        std::ranges::any_of(own, [&](const Generation& g) { return g.name == name; }) ||
        std::ranges::any_of(aside_, [&](const Aside& aside) { return aside.name == name || aside.moved == name; });
    if (!taken) return name;
  }
}

void Shelf::written(std::string_view id, std::string_view place, bool stored) {
  Kept* kept = to_change(id);
  if (kept == nullptr) return;
  kept->stored = stored;
  if (!stored) return;
  std::erase_if(generations_, [&](const Generation& generation) { return generation.name == place; });
  generations_.push_back({std::string(id), std::string(place), kept->record.played});
}

std::vector<std::string> Shelf::remove(std::string_view id_or_name) {
  std::vector<std::string> names;
  std::string id;
  if (const Kept* kept = find(id_or_name)) {
    id = kept->id;
    removed_ = *kept;
    std::erase_if(kept_, [&](const Kept& other) { return other.id == id; });
  } else if (const Aside* aside = find_aside(id_or_name)) {
    names.push_back(aside->name);
    if (!aside->moved.empty()) names.push_back(aside->moved);
    removed_ = *aside;
    std::erase_if(aside_, [&](const Aside& other) { return other.name == names.front(); });
  }
  if (id.empty()) return names;
  for (const Generation& generation : generations_)
    if (generation.id == id) names.push_back(generation.name);
  std::erase_if(generations_, [&](const Generation& generation) { return generation.id == id; });
  return names;
}

std::optional<std::variant<Kept, Aside>> Shelf::restore() {
  auto back = std::exchange(removed_, std::nullopt);
  if (!back) return back;
  if (Aside* aside = std::get_if<Aside>(&*back)) {
    aside->moved.clear();
    aside_.push_back(*aside);
  } else if (const Kept& kept = std::get<Kept>(*back); find(kept.id) == nullptr) {
    kept_.push_back(kept);
    sort_kept();
  } else {
    return std::nullopt;
  }
  return back;
}

void Shelf::sort_kept() {
  std::ranges::sort(kept_, std::ranges::greater{},
                    [](const Kept& kept) { return std::pair(kept.record.played, std::string_view(kept.id)); });
}

}  // namespace kairo::app
