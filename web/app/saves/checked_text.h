#pragma once

#include <string>
#include <string_view>

/// The common form of the texts that are stored beside the matches, one of each kind: a heading `kairo KIND 1`, lines,
/// and a check sum.
namespace kairo::app {

/// `lines` end in line breaks.
std::string checked_text(std::string_view kind, std::string_view lines);

struct CheckedText {
  std::string_view lines;
  bool damaged = false;
  bool later = false;  ///< of a later Kairo: it must not be written over
};
/// Nothing is stored as an empty text.
CheckedText read_checked_text(std::string_view kind, std::string_view text);

/// The name under which a damaged text is quarantined.
std::string quarantine_name(std::string_view kind, std::string_view text);
/// Whether the text of this name is quarantined.
bool is_quarantined(std::string_view kind, std::string_view name);

}  // namespace kairo::app
