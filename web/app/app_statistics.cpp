#include <utility>

#include "engine/match/registry.h"
#include "web/app/app.h"
#include "web/app/saves/checked_text.h"
#include "web/app/saves/statistics.h"

/// The matches that were played to their end on this device, in a text of their own beside the saved ones.
namespace kairo::app {

void App::receive_statistics(std::string_view text) {
  ReadStatistics read = read_statistics(text);
  if (read.damaged) services_.send("aside", "statistics\n" + aside_name(statistics_kind, text));
  statistics_are_later_ = read.later;
  if (read.later) return;
  bool is_less = read.statistics.wiped < statistics_.wiped;
  if (read.statistics.wiped == statistics_.wiped) is_less = merge_into(read.statistics, statistics_.matches) > 0;
  if (read.statistics.wiped >= statistics_.wiped) statistics_ = std::move(read.statistics);
  // Another tab has stored what it knows, which may be less.
  if (started_ && is_less) send_statistics();
}

void App::send_statistics() { services_.send("statistics", statistics_text(statistics_)); }

void App::note_statistics() {
  const Session& session = screens_.match->session();
  const Match& match = session.match();
  if (writer_.storage() == Storage::lost || statistics_are_later_) return;
  if (!match.over() || !match.setup() || session.is_practice()) return;
  NotedMatch ended = noted(session);
  if (!ended.people.empty() && note(statistics_, std::move(ended))) send_statistics();
}

std::string App::import_statistics(std::string_view text) {
  const ReadStatistics read = read_statistics(text);
  if (read.damaged || read.later || statistics_are_later_) return say({"app.statistics.refused"});
  const int added = merge_into(statistics_, read.statistics.matches);
  if (added > 0) send_statistics();
  return say({"app.statistics.taken", {number("n", added)}});
}

void App::ask_to_wipe_statistics() {
  notify({.words = say({"app.statistics.wipe.words"}),
          .offer = act::Plain::wipe_statistics,
          .offer_words = say({"app.statistics.wipe"})});
}

void App::wipe_statistics() {
  statistics_.matches.clear();
  ++statistics_.wiped;
  send_statistics();
  dialog_.kind = Dialog::statistics;
}

}  // namespace kairo::app
