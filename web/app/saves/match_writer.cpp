#include "web/app/saves/match_writer.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "web/app/saves/bundle.h"

namespace kairo::app {

namespace {

constexpr std::string_view file_name = "kairo";

Storage storage_after(host::WriteResult result) {
  if (result == host::WriteResult::full) return Storage::full;
  return result == host::WriteResult::lost ? Storage::lost : Storage::works;
}

}  // namespace

// --- the open match and its lock -----------------------------------------------------------------------------------

MatchWriter::Failure MatchWriter::open(const Session& session, Origin origin) {
  const SavedMatch* saved = store_.find(session.id());
  provisional_ = origin == Origin::link && saved == nullptr;
  known_ = saved != nullptr ? course_of(saved->record) : std::string();
  unsaved_ = false;
  const bool seizes = origin == Origin::link && saved != nullptr && !(open_id_ == session.id() && may_play());
  open_id_ = session.id();
  lock_ = Lock::requested;
  services_.send(seizes ? ToPage::seize : ToPage::hold, session.id());
  // No other tab can know a match that is new to this browser.
  if (saved == nullptr) lock_ = Lock::mine;
  const auto held = saved != nullptr ? store_.open(session.id()) : std::nullopt;
  if (!held || !knows(*held, session.held())) return save(session);
  if (saved->stored) services_.send(ToPage::settled, "");
  return std::nullopt;
}

void MatchWriter::request_lock(const std::string& id) {
  lock_ = Lock::requested;
  services_.send(ToPage::hold, id);
}

void MatchWriter::close() {
  open_id_.clear();
  services_.send(ToPage::hold, "");
}

MatchWriter::CatchUp MatchWriter::lock_granted(const Session& session) {
  lock_ = Lock::mine;
  return catch_up(session);
}

bool MatchWriter::has_news() const {
  const SavedMatch* saved = store_.find(open_id_);
  return saved != nullptr && course_of(saved->record) != known_;
}

MatchWriter::CatchUp MatchWriter::catch_up(const Session& session) {
  const auto held = has_news() ? store_.open(open_id_) : std::nullopt;
  if (!held) return unsaved_ ? CatchUp::save : CatchUp::nothing;
  known_ = course_of(store_.find(open_id_)->record);
  if (!unsaved_) return CatchUp::reload;
  if (knows(session.held(), *held)) return CatchUp::save;
  if (knows(*held, session.held())) return CatchUp::reload;
  keep_unsaved(session);
  return CatchUp::choose;
}

void MatchWriter::lock_lost(const Session& session) {
  lock_ = Lock::elsewhere;
  keep_unsaved(session);
}

void MatchWriter::keep_unsaved(const Session& session) {
  const std::optional<Setup>& deal = session.match().setup();
  if (!is_unsaved() || !deal) return;
  Record record = record_of(session.match(), session.players(), session.played().ahead());
  record.notes = session.notes();
  record.series = session.series();
  if (record.code.empty()) return;
  const TakenIn taken = app::take_in(store_, std::move(record), *deal, services_);
  if (taken.id.empty()) return;
  if (taken.id == open_id_)
    known_ = course_of(store_.find(open_id_)->record);
  else
    beside_ = taken.id;
  write(taken.id);
}

void MatchWriter::save_contradiction() {
  const std::string id = std::exchange(beside_, {});
  const auto held = store_.open(id);
  if (!held) return;
  const auto has_all = [&](const std::string& other) {
    const auto known = other != id ? store_.open(other) : std::nullopt;
    return known && knows(*known, *held);
  };
  if (std::ranges::none_of(store_.with_deal(held->match.game().info->id, *held->match.setup()), has_all)) return;
  for (const std::string& name : store_.forget(id)) services_.send(ToPage::forget, name);
}

bool MatchWriter::is_overtaken(const Session& session) {
  if (!may_play() || !has_news()) return false;
  const auto saved = store_.open(session.id());
  return saved && !knows(session.held(), *saved);
}

// --- writing -------------------------------------------------------------------------------------------------------

MatchWriter::Failure MatchWriter::save(const Session& session) {
  unsaved_ = true;
  if (!may_play()) keep_unsaved(session);
  if (provisional_ || !may_play() || has_news()) return std::nullopt;
  const Storage before = storage_;
  const SavedMatch& saved =
      store_.put(session.id(), session.held(), session.players(), session.notes(), session.series());
  known_ = course_of(saved.record);
  unsaved_ = false;
  write(saved.id);
  // The box and the mirror show it as long as it lasts.
  return storage_ == Storage::works || storage_ == before ? std::nullopt : std::optional(storage_);
}

void MatchWriter::write(const std::string& id) {
  const SavedMatch* saved = store_.find(id);
  const std::string slot = store_.slot_for(id);
  // A match too long for any code cannot be stored.
  const host::WriteResult result =
      saved->record.code.empty() ? host::WriteResult::lost : services_.write(slot, record_text(saved->record));
  store_.written(id, slot, result == host::WriteResult::saved);
  // The record of another tab takes its place in the store.
  if (open_id_ == id && result == host::WriteResult::stale) unsaved_ = true;
  if (result != host::WriteResult::stale) storage_ = storage_after(result);
}

MatchWriter::Failure MatchWriter::write_rest(const Session* session) {
  Failure failure;
  if (unsaved_ && session != nullptr) failure = save(*session);
  std::vector<std::string> rest;
  for (const SavedMatch* saved : store_.matches())
    if (!saved->stored && may_write(saved->id)) rest.push_back(saved->id);
  for (const std::string& id : rest) write(id);
  return failure;
}

void MatchWriter::receive(std::string_view name, std::string_view text) {
  const std::string id(SaveStore::id_in(name));
  const SavedMatch* before = store_.find(id);
  if (before == nullptr || before->stored) return store_.receive(name, text);
  Record unwritten = before->record;
  const Setup deal = before->deal;
  store_.receive(name, text);
  const SavedMatch* now = store_.find(id);
  if (now == nullptr) return;
  if (now->record.name.empty() && !unwritten.name.empty()) store_.rename(id, unwritten.name);
  if (course_of(now->record) == course_of(unwritten)) return;
  if (open_id_ == id)
    unsaved_ = true;  // it is on the screen
  else
    take_in(std::move(unwritten), deal);
}

TakenIn::How MatchWriter::take_in(Record record, const Setup& deal) {
  const TakenIn taken = app::take_in(store_, std::move(record), deal, services_);
  if (!taken.id.empty()) write(taken.id);
  return taken.how;
}

void MatchWriter::rename(std::string_view id, std::string name) {
  if (const SavedMatch* saved = store_.rename(id, std::move(name))) write(saved->id);
}

void MatchWriter::remove(std::string_view what) {
  for (const std::string& name : store_.remove(what)) services_.send(ToPage::forget, name);
}

void MatchWriter::remove_all() {
  for (const std::string& name : store_.remove_all()) services_.send(ToPage::forget, name);
}

void MatchWriter::restore() {
  for (SaveStore::Removed& removed : store_.restore()) {
    SavedMatch* saved = std::get_if<SavedMatch>(&removed);
    if (saved == nullptr)
      restore(std::get<Quarantined>(removed));
    else if (course_of(store_.find(saved->id)->record) == course_of(saved->record))
      write(saved->id);
    else
      take_in(std::move(saved->record), saved->deal);
  }
}

void MatchWriter::restore(const Quarantined& quarantined) {
  const host::WriteResult result = services_.write(quarantined.name, quarantined.text);
  // Another tab has changed it: that is read first, and the player may restore again.
  if (result == host::WriteResult::stale) return void(store_.remove(quarantined.name));
  storage_ = storage_after(result);
}

bool MatchWriter::move_damaged() {
  const auto renames = store_.take_renames();
  for (const SaveStore::Rename& rename : renames) services_.send(ToPage::aside, rename.from + "\n" + rename.to);
  return !renames.empty();
}

void MatchWriter::export_save(std::string_view what) {
  if (const SavedMatch* saved = store_.find(what)) {
    services_.send(ToPage::file, std::string(file_name) + "-" + saved->record.game + "\n" + bundle_text({saved}));
  } else if (const Quarantined* quarantined = store_.find_quarantined(what)) {
    services_.send(ToPage::file, std::string(file_name) + "-aside\n" + quarantined->text);
  }
}

void MatchWriter::export_all(std::string_view statistics) {
  const std::string matches = bundle_text(store_.matches());
  const std::string_view divider = statistics.empty() || matches.empty() ? "" : "\n";
  services_.send(ToPage::file, ((std::string(file_name) + "\n" += statistics) += divider) + matches);
}

}  // namespace kairo::app
