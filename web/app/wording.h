#pragma once

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "web/app/kit/services.h"
#include "web/app/preferences.h"
#include "web/app/screens/typefaces.h"
#include "web/app/session/player.h"
#include "web/text/catalogue.h"
#include "web/text/writer.h"

namespace kairo::app {

/// The words and their characters: in the player's language, once it can be shown.
class Wording {
 public:
  Wording(const Services& services, const Preferences& preferences) : services_(services), preferences_(preferences) {}

  /// A font: its name, and below it its bytes. Must not be called within a frame.
  void add_font(std::string_view text);
  /// Whether texts or characters of this language are still to come.
  [[nodiscard]] bool awaits(text::Language language) const {
    return !text::has_catalogue(language) || typefaces_.awaits(language);
  }
  /// The one that the player wants, once its texts and characters are there; until then one that can be shown.
  [[nodiscard]] text::Language language() const;
  [[nodiscard]] text::Writer writer() const { return {language(), names_}; }
  [[nodiscard]] std::string say(const Phrase& phrase) const { return writer().say(phrase); }

  /// The names on the screen, by seat. They stay until another screen has any.
  [[nodiscard]] const std::vector<std::string>& names() const { return names_; }
  void set_names(std::vector<std::string> names) { names_ = std::move(names); }
  void set_players(std::span<const Player> players) { set_names(shown_names(players, language())); }
  /// Names or fonts have come since: `lacks` is to be asked again.
  void announce_names() { names_came_ = true; }
  [[nodiscard]] bool take_note_of_names() { return std::exchange(names_came_, false); }
  /// Whether a name has characters that no font here can show, and that the page was not asked for yet.
  [[nodiscard]] bool lacks(std::string_view name) const {
    return !typefaces_.names_requested() && typefaces_.lacks(name);
  }
  /// Asks the page for the characters of such names.
  void request_names();

 private:
  const Services& services_;
  const Preferences& preferences_;
  Typefaces typefaces_;
  std::vector<std::string> names_;
  bool names_came_ = false;
};

}  // namespace kairo::app
