#include "web/app/links/link_words.h"

#include "web/text/sentence.h"

namespace kairo::app {

std::string why_unread(const CodeError& error, text::Language language) {
  if (error.fault != CodeFault::unknown_rules) return text::sentence(language, fault_key(error.fault));
  const GameInfo& game = *error.game;
  return text::sentence(language, Phrase{"app.link.unknown_rules",
                                         {term("game", std::string(game.id) + ".name"),
                                          number("n", error.rules_version), number("known", game.rules_version)}});
}

std::string link_remarks(const Link& link, text::Language language) {
  std::string remarks;
  if (link.names_lost) remarks += "\n" + text::sentence(language, "app.link.names_lost");
  if (link.unknown_part) remarks += "\n" + text::sentence(language, "app.link.unknown_part");
  return remarks;
}

}  // namespace kairo::app
