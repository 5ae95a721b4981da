#include "web/app/saves/bundle.h"

#include <utility>

#include "web/app/saves/lines.h"

namespace kairo::app {

namespace {

/// The first record of `text`, which begins with its heading, without what follows its last line.
std::string_view only_record(std::string_view text) {
  std::string_view rest = text;
  while (!rest.empty())
    if (pop_line(rest).starts_with(record_end)) break;
  return text.substr(0, text.size() - rest.size());
}

BundledMatch parse_bundled(std::string text) {
  // The last line break may have been lost.
  if (!text.ends_with('\n')) text += '\n';
  RecordFault fault = RecordFault::damaged;
  if (auto record = parse_record(text)) {
    const auto deal = settle_deal(*record);
    if (deal) return {BundledMatch::State::whole, *std::move(record), *deal};
    fault = deal.error();
  } else {
    fault = record.error();
  }
  if (fault != RecordFault::damaged) return {.state = BundledMatch::State::refused};
  Salvage found = salvage(text);
  if (!found.match) return {};
  BundledMatch bundled{BundledMatch::State::damaged, record_of(*found.match, std::move(found.players)),
                       *found.match->setup()};
  bundled.record.name = std::move(found.name);
  bundled.record.series = std::move(found.series);
  return bundled;
}

}  // namespace

std::string bundle_text(const std::vector<const SavedMatch*>& matches) {
  std::string text;
  for (const SavedMatch* saved : matches) text += (text.empty() ? "" : "\n") + record_text(saved->record);
  return text;
}

Bundle::Bundle(std::string_view text) : lines_(text) {
  std::erase(lines_, '\r');
  for (std::size_t at = 0; (at = lines_.find(record_heading, at)) != std::string::npos; at += record_heading.size())
    headings_.push_back(at);
}

std::optional<BundledMatch> Bundle::pop_last() {
  if (empty()) return std::nullopt;
  const std::size_t at = headings_.back();
  BundledMatch bundled = parse_bundled(std::string(only_record(std::string_view(lines_).substr(at))));
  headings_.pop_back();
  lines_.resize(at);
  return bundled;
}

}  // namespace kairo::app
