#pragma once

#include <map>
#include <string>
#include <string_view>

#include "web/text/language.h"

namespace kairo::app {

/// The fonts that the page brings: `reading` and `display` before the first frame, with the characters of English;
/// `reading-LANGUAGE` with those of another language, which is not shown before, and `display-LANGUAGE`; `help`, with
/// the further characters of the help texts (web/text/help.h) and letters with accents, with those; `names`, with the
/// rare characters that some names need, once the app has asked for it. The display fonts have the characters of titles
/// only, and get the others from the reading fonts.
class Typefaces {
 public:
  /// Adds or replaces a font file. Must not be called within a frame.
  void add(std::string_view which, std::string_view bytes);
  [[nodiscard]] bool ready() const { return files_.contains("reading") && files_.contains("display"); }
  /// Whether the characters of this language are still to come.
  [[nodiscard]] bool awaits(text::Language language) const;
  /// Whether a name has characters that only fonts which are not here can show.
  [[nodiscard]] bool lacks(std::string_view name) const;
  /// `names` is asked for once.
  [[nodiscard]] bool names_requested() const { return names_requested_; }
  void request_names() { names_requested_ = true; }

 private:
  void load();

  std::map<std::string, std::string, std::less<>> files_;
  bool names_requested_ = false;
};

}  // namespace kairo::app
