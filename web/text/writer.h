#pragma once

#include <span>
#include <string>
#include <string_view>

#include "engine/core/phrase.h"
#include "engine/core/seat.h"
#include "web/text/language.h"

namespace kairo::text {

/// Says phrases in the player's language, with the names of the match on the screen.
class Writer {
 public:
  /// `names`: by seat; they must outlive this.
  Writer(Language language, std::span<const std::string> names) : language_(language), names_(names) {}

  [[nodiscard]] Language language() const { return language_; }
  [[nodiscard]] std::string say(const Phrase& phrase) const;
  [[nodiscard]] std::string say(std::string_view key) const;
  /// The text of a key that belongs to a game: `<game>.<name>`.
  [[nodiscard]] std::string say_of(std::string_view game, std::string_view name) const;
  /// Empty for a seat without a name.
  [[nodiscard]] const std::string& name(Seat seat) const;

 private:
  Language language_;
  std::span<const std::string> names_;
};

}  // namespace kairo::text
