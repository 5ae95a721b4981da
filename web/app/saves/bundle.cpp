#include "web/app/saves/bundle.h"

#include <algorithm>
#include <utility>

#include "web/app/kit/lines.h"
#include "web/app/saves/unquoted.h"

namespace kairo::app {

namespace {

/// The first record of `text`, which begins with its heading, without what follows its last line.
std::string_view only_record(std::string_view text) {
  std::string_view rest = text;
  while (!rest.empty())
    if (pop_line(rest).starts_with(record_end)) break;
  return text.substr(0, text.size() - rest.size());
}

/// The text of the line before this place; empty if it is too long for marks of quotation.
std::string_view line_before(std::string_view text, std::size_t at) {
  constexpr std::size_t longest_marks = 40;
  const std::size_t begin = at - std::min(at, longest_marks);
  const std::string_view before = text.substr(begin, at - begin);
  const std::size_t end_of_line = before.rfind('\n');
  if (end_of_line != std::string_view::npos) return before.substr(end_of_line + 1);
  return begin == 0 ? before : std::string_view();
}

/// Parses a record that is not damaged.
std::optional<BundledMatch> parse_undamaged(std::string_view text) {
  auto record = parse_record(text);
  const auto deal = record ? resolve_deal(*record) : std::unexpected(record.error());
  if (deal) return BundledMatch{BundledMatch::State::whole, *std::move(record), *deal};
  if (deal.error() == RecordFault::damaged) return std::nullopt;
  using enum BundledMatch::State;
  return BundledMatch{.state = deal.error() == RecordFault::too_long ? too_long : refused};
}

BundledMatch salvaged(std::string_view text) {
  Salvage found = salvage(text);
  if (!found.match) return {};
  BundledMatch bundled{BundledMatch::State::damaged, record_of(*found.match, std::move(found.players)),
                       *found.match->setup()};
  bundled.record.name = std::move(found.name);
  bundled.record.series = std::move(found.series);
  return bundled;
}

/// `text` begins with the heading, `before` is what stands before that in its line.
BundledMatch parse_bundled(std::string_view text, std::string_view before) {
  if (auto bundled = parse_undamaged(only_record(text))) return *std::move(bundled);
  std::string lines;
  for (const Transfer transfer : {Transfer::quoted_printable, Transfer::plain}) {
    lines = unquoted(text, before, transfer);
    lines.resize(only_record(lines).size());
    if (auto bundled = parse_undamaged(lines)) return *std::move(bundled);
  }
  return salvaged(lines);
}

}  // namespace

std::string bundle_text(const std::vector<const SavedMatch*>& matches) {
  std::string text;
  for (const SavedMatch* saved : matches) text += (text.empty() ? "" : "\n") + record_text(saved->record);
  return text;
}

Bundle::Bundle(std::string_view text) : lines_(text) {
  std::erase(lines_, '\r');
  // The last line break may have been lost.
  if (!lines_.ends_with('\n')) lines_ += '\n';
  for (std::size_t at = 0; (at = lines_.find(record_heading, at)) != std::string::npos; at += record_heading.size())
    headings_.push_back(at);
}

std::optional<BundledMatch> Bundle::pop_last() {
  if (empty()) return std::nullopt;
  const std::size_t at = headings_.back();
  BundledMatch bundled = parse_bundled(std::string_view(lines_).substr(at), line_before(lines_, at));
  headings_.pop_back();
  lines_.resize(at);
  return bundled;
}

}  // namespace kairo::app
