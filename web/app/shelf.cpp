#include "web/app/shelf.h"

#include <algorithm>
#include <utility>

#include "engine/match/code.h"
#include "web/app/lines.h"

namespace kairo::app {

namespace {

/// Reads the record's code into `match`; false when the record does not hold together.
bool decode(Kept& kept) {
  auto read = read_code(kept.record.code);
  if (read) {
    kept.match = *std::move(read);
  } else {
    kept.whole = false;
    kept.match = std::move(read.error().good_prefix);
  }
  return kept.match && kept.record.chairs.size() == static_cast<std::size_t>(kept.match->now().table_size());
}

std::string_view take_record(std::string_view& saves) {
  constexpr std::string_view divider = "\n%\n";
  const std::size_t end = saves.find(divider);
  const std::string_view record = saves.substr(0, end);
  saves.remove_prefix(end == std::string_view::npos ? saves.size() : end + divider.size());
  return record;
}

}  // namespace

bool begins_like(const Match& shorter, const Match& longer) {
  if (&shorter.game() != &longer.game() || shorter.setup() != longer.setup()) return false;
  if (shorter.steps().size() > longer.steps().size()) return false;
  return std::ranges::equal(shorter.steps(), std::span(longer.steps()).first(shorter.steps().size()), {},
                            &Match::Step::move, &Match::Step::move);
}

void Shelf::read(std::string_view saves) {
  while (!saves.empty()) {
    std::string_view text = take_record(saves);
    const std::string_view id = take_line(text);
    std::optional<Record> record = parse_record(id, text);
    Kept kept{.record = record ? *std::move(record) : Record{}};
    if (!record || !decode(kept)) {
      ++unreadable_;
      continue;
    }
    kept_.push_back(std::move(kept));
  }
  sort_kept();
}

const Kept* Shelf::find(std::string_view id) const {
  const auto found = std::ranges::find(kept_, id, [](const Kept& kept) { return std::string_view(kept.record.id); });
  return found == kept_.end() ? nullptr : &*found;
}

const Kept* Shelf::same_line(const Match& match) const {
  const auto found = std::ranges::find_if(kept_, [&](const Kept& kept) {
    return kept.whole && (begins_like(match, *kept.match) || begins_like(*kept.match, match));
  });
  return found == kept_.end() ? nullptr : &*found;
}

const Record& Shelf::put(std::string id, const Match& match, std::vector<Chair> chairs) {
  std::uint64_t played = 1;
  for (const Kept& kept : kept_) played = std::max(played, kept.record.played + 1);
  std::erase_if(kept_, [&](const Kept& kept) { return kept.record.id == id; });
  Record record{
      .id = std::move(id), .played = played, .code = write_code(match).value_or(""), .chairs = std::move(chairs)};
  return kept_.insert(kept_.begin(), Kept{std::move(record), match})->record;
}

void Shelf::remove(std::string_view id) {
  const auto found = std::ranges::find(kept_, id, [](const Kept& kept) { return std::string_view(kept.record.id); });
  if (found == kept_.end()) return;
  removed_ = std::move(*found);
  kept_.erase(found);
}

const Record* Shelf::restore() {
  if (!removed_) return nullptr;
  const std::string id = removed_->record.id;
  kept_.push_back(*std::exchange(removed_, std::nullopt));
  sort_kept();
  return &find(id)->record;
}

void Shelf::sort_kept() {
  std::ranges::sort(kept_, std::ranges::greater{}, [](const Kept& kept) { return kept.record.played; });
}

}  // namespace kairo::app
