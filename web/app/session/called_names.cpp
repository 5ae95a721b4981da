#include "web/app/session/called_names.h"

#include "web/app/session/player.h"
#include "web/text/sentence.h"

namespace kairo::app {

std::vector<std::string> called_names(const Session& session, text::Language language) {
  std::vector<std::string> names = shown_names(session.players(), language);
  const Seat alone = session.played().lone_person();
  if (alone != no_seat && session.custody().holder() == alone && session.players()[alone].name.empty())
    names[alone] = text::sentence(language, Phrase{"app.name.alone", {number("n", alone + 1)}});
  return names;
}

}  // namespace kairo::app
