#include "web/app/app.h"
#include "web/app/saves/checked_text.h"
#include "web/app/saves/records.h"

/// The person's best totals, in a text of their own beside the matches.
namespace kairo::app {

void App::receive_records(std::string_view text) {
  const ReadRecords read = read_records(text);
  if (read.damaged) services_.send(ToPage::aside, "records\n" + aside_name(records_kind, text));
  records_are_later_ = read.later;
  for (const auto& [key, total] : read.best) note_total(records_, key, total);
  // Another tab has stored what it knows, which may be less.
  if (started_ && !read.later && read.best != records_) services_.send(ToPage::records, records_text(records_));
}

void App::adopt_earlier_records() {
  for (const auto& [id, total] : preferences_->best)
    if (const Game* game = find_game(id))
      note_total(records_, record_key(*game->info, standard_setup(*game->info, 1, 0)), total);
}

void App::note_record() {
  note_statistics();
  if (writer_.storage() == Storage::lost || records_are_later_) return;
  if (screens_.match->note_best(records_)) services_.send(ToPage::records, records_text(records_));
}

}  // namespace kairo::app
