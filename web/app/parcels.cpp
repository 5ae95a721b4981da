#include "web/app/parcels.h"

#include <utility>

#include "web/app/lines.h"

namespace kairo::app {

namespace {

/// The text of one record without what follows its last line; `text` begins with its heading.
std::string_view only_record(std::string_view text) {
  std::string_view rest = text;
  while (!rest.empty())
    if (take_line(rest).starts_with(record_end)) break;
  return text.substr(0, text.size() - rest.size());
}

void read_parcel(std::string text, Parcels& parcels) {
  // The end of the last line may have been lost.
  if (!text.ends_with('\n')) text += '\n';
  RecordFault fault = RecordFault::damaged;
  if (auto record = parse_record(text)) {
    if (auto match = match_of(*record)) {
      parcels.matches.push_back({*std::move(match), std::move(record->chairs), std::move(record->name)});
      return;
    } else {
      fault = match.error();
    }
  } else {
    fault = record.error();
  }
  if (fault != RecordFault::damaged) {
    ++parcels.refused;
  } else if (Salvage found = salvage(text); found.match) {
    parcels.matches.push_back({*std::move(found.match), std::move(found.chairs), std::move(found.name), false});
  } else {
    ++parcels.unreadable;
  }
}

}  // namespace

std::string parcels_text(const std::vector<Kept>& matches) {
  std::string text;
  for (const Kept& kept : matches) text += (text.empty() ? "" : "\n") + record_text(kept.record);
  return text;
}

Parcels read_parcels(std::string_view text) {
  std::string lines(text);
  std::erase(lines, '\r');
  Parcels parcels;
  for (std::size_t at = lines.find(record_heading); at != std::string::npos;) {
    const std::size_t next = lines.find(record_heading, at + 1);
    read_parcel(std::string(only_record(std::string_view(lines).substr(at, next - at))), parcels);
    at = next;
  }
  return parcels;
}

}  // namespace kairo::app
