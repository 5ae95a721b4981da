#include "web/app/saves/match_writer.h"

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
  known_played_ = saved != nullptr ? saved->record.played : 0;
  unsaved_ = false;
  const bool seizes = origin == Origin::link && saved != nullptr && !(open_id_ == session.id() && may_play());
  open_id_ = session.id();
  lock_ = Lock::requested;
  services_.send(seizes ? "seize" : "hold", session.id());
  // No other tab can know a match that is new to this browser.
  if (saved == nullptr) lock_ = Lock::mine;
  const auto held = saved != nullptr ? store_.open(session.id()) : std::nullopt;
  if (!held || !knows(*held, session.held())) return save(session);
  if (saved->stored) services_.send("settled", "");
  return std::nullopt;
}

void MatchWriter::request_lock(const std::string& id) {
  lock_ = Lock::requested;
  services_.send("hold", id);
}

void MatchWriter::close() {
  open_id_.clear();
  services_.send("hold", "");
}

MatchWriter::CatchUp MatchWriter::lock_granted(const Session& session) {
  lock_ = Lock::mine;
  const SavedMatch* saved = store_.find(session.id());
  if (saved == nullptr || saved->record.played <= known_played_) return unsaved_ ? CatchUp::save : CatchUp::nothing;
  const auto held = store_.open(session.id());
  if (!held) return CatchUp::save;
  if (unsaved_ && knows(session.held(), *held)) return CatchUp::save;
  return unsaved_ && !knows(*held, session.held()) ? CatchUp::choose : CatchUp::reload;
}

bool MatchWriter::is_overtaken(const Session& session) {
  if (!may_play()) return false;
  const auto saved = store_.open(session.id());
  return saved && !knows(session.held(), *saved);
}

// --- writing -------------------------------------------------------------------------------------------------------

MatchWriter::Failure MatchWriter::save(const Session& session) {
  unsaved_ = true;
  if (provisional_ || !may_play()) return std::nullopt;
  const Storage before = storage_;
  const SavedMatch& saved =
      store_.put(session.id(), session.held(), session.players(), session.notes(), session.series());
  known_played_ = saved.record.played;
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
  if (open_id_ == id) unsaved_ = result != host::WriteResult::saved;
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

void MatchWriter::rename(std::string_view id, std::string name) {
  if (const SavedMatch* saved = store_.rename(id, std::move(name))) write(saved->id);
}

void MatchWriter::remove(std::string_view what) {
  for (const std::string& name : store_.remove(what)) services_.send("forget", name);
}

void MatchWriter::remove_all() {
  for (const std::string& name : store_.remove_all()) services_.send("forget", name);
}

void MatchWriter::restore() {
  for (const SaveStore::Removed& removed : store_.restore())
    if (const SavedMatch* saved = std::get_if<SavedMatch>(&removed))
      write(saved->id);
    else
      restore(std::get<Quarantined>(removed));
}

void MatchWriter::restore(const Quarantined& quarantined) {
  const host::WriteResult result = services_.write(quarantined.name, quarantined.text);
  // Another tab has changed it: that is read first, and the player may restore again.
  if (result == host::WriteResult::stale) return void(store_.remove(quarantined.name));
  storage_ = storage_after(result);
}

bool MatchWriter::move_damaged() {
  const auto renames = store_.take_renames();
  for (const SaveStore::Rename& rename : renames) services_.send("aside", rename.from + "\n" + rename.to);
  return !renames.empty();
}

void MatchWriter::export_save(std::string_view what) {
  if (const SavedMatch* saved = store_.find(what)) {
    services_.send("file", std::string(file_name) + "-" + saved->record.game + "\n" + bundle_text({saved}));
  } else if (const Quarantined* quarantined = store_.find_quarantined(what)) {
    services_.send("file", std::string(file_name) + "-aside\n" + quarantined->text);
  }
}

void MatchWriter::export_all(std::string_view statistics) {
  const std::string matches = bundle_text(store_.matches());
  const std::string_view divider = statistics.empty() || matches.empty() ? "" : "\n";
  services_.send("file", ((std::string(file_name) + "\n" += statistics) += divider) + matches);
}

}  // namespace kairo::app
