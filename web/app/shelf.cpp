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

std::optional<std::size_t> moves_in_common(const Match& one, const Match& other) {
  if (&one.game() != &other.game() || one.setup() != other.setup()) return std::nullopt;
  const auto parted = std::ranges::mismatch(one.steps(), other.steps(), {}, &Match::Step::move, &Match::Step::move);
  return static_cast<std::size_t>(parted.in1 - one.steps().begin());
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

const Kept* Shelf::nearest(const Match& match) const {
  const Kept* best = nullptr;
  std::size_t most = 0;
  for (const Kept& kept : kept_) {
    const auto common = kept.whole ? moves_in_common(*kept.match, match) : std::nullopt;
    if (!common) continue;
    const bool goes_on = kept.match->steps().size() == *common;
    if (best != nullptr && (*common < most || (*common == most && !goes_on))) continue;
    if (best != nullptr && *common == most && best->match->steps().size() == most) continue;
    best = &kept;
    most = *common;
  }
  return best;
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
