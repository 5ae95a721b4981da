#include "web/text/writer.h"

#include "web/text/sentence.h"

namespace kairo::text {

std::string Writer::say(const Phrase& phrase) const { return sentence(language_, phrase, names_); }

std::string Writer::say(std::string_view key) const { return say(Phrase{key, {}}); }

std::string Writer::say_of(std::string_view game, std::string_view name) const {
  return say(std::string(game) + "." + std::string(name));
}

const std::string& Writer::name(Seat seat) const {
  static const std::string nobody;
  return seat < names_.size() ? names_[seat] : nobody;
}

}  // namespace kairo::text
