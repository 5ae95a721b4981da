#include "web/app/app.h"

/// The matches that were played to their end on this device, in a text of their own beside the saved ones.
namespace kairo::app {

void App::note_statistics() {
  if (writer_.storage() != Storage::lost) statistics_.note(screens_.match->session());
}

std::string App::import_statistics(std::string_view text) {
  const std::optional<int> added = statistics_.import(text);
  return added ? say({"app.statistics.taken", {number("n", *added)}}) : say({"app.statistics.refused"});
}

void App::ask_to_wipe_statistics() {
  notify({.words = say({"app.statistics.wipe.words"}),
          .offer = act::Plain::wipe_statistics,
          .offer_words = say({"app.statistics.wipe"})});
}

void App::wipe_statistics() {
  statistics_.wipe();
  dialog_.kind = Dialog::statistics;
}

}  // namespace kairo::app
