#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "web/app/kit/services.h"
#include "web/app/saves/save_store.h"
#include "web/app/saves/storage.h"
#include "web/app/saves/take_in.h"
#include "web/app/session/session.h"

namespace kairo::app {

/// The one owner of which tab may write which match: it alone changes what the page keeps. Everything else that writes,
/// such as a file, another tab or the restoring of a removed match, goes through here, and nothing that is saved or on
/// the screen is replaced by a record that knows less: the two are merged, or lie side by side, or the player chooses.
///
/// One tab at a time may write the match on its screen, by a lock of the browser (shell/match_lock.mjs). Until the lock
/// is granted, and after another tab has taken it, moves are taken in like those of a file: what is saved may become
/// newer by them, and if they contradict it, they lie beside it. All other matches may be written by any tab.
///
/// The open match is the one from `open` to `close`, also while a replay lies over it.
class MatchWriter {
 public:
  MatchWriter(SaveStore& store, const Services& services) : store_(store), services_(services) {}

  /// Set when a save has just made storage fail: the player must be told.
  using Failure = std::optional<Storage>;

  // --- the open match and its lock

  enum class Origin : std::uint8_t { here, link };
  /// Asks for the lock of this match, and saves what is not saved of it. A new match that came by a link is
  /// provisional: it is not saved before the player plays or asks for it. A person who has opened a link wants to play
  /// here, so another tab that has the match must leave it to this one.
  Failure open(const Session& session, Origin origin);
  void request_lock(const std::string& id);
  /// The lock, from whichever tab has it.
  void seize_lock(const std::string& id) { services_.send(ToPage::seize, id); }
  /// Gives the lock back. Whether another tab had it stays known until the next match is opened.
  void close();

  /// The duty that follows if something else has written the open match.
  enum class CatchUp : std::uint8_t {
    nothing,
    save,    ///< only the screen has moves that are not saved
    reload,  ///< the saved match replaces the one on the screen
    choose,  ///< both have gone on: reload, and put the two together
  };
  [[nodiscard]] CatchUp lock_granted(const Session& session);
  /// The same while this tab has the lock.
  [[nodiscard]] CatchUp catch_up(const Session& session);
  /// The saved record of the open match is neither what was on the screen at first nor what has been saved of it since.
  [[nodiscard]] bool has_news() const;
  void lock_lost(const Session& session);

  [[nodiscard]] bool may_play() const { return lock_ == Lock::mine; }
  [[nodiscard]] bool is_elsewhere() const { return lock_ == Lock::elsewhere; }
  [[nodiscard]] bool is_provisional() const { return provisional_; }
  /// It has moves that are not saved, although somebody has made them here.
  [[nodiscard]] bool is_unsaved() const { return unsaved_ && !provisional_; }
  /// The player plays the match, or wants it kept.
  void make_permanent() { provisional_ = false; }
  /// Another tab has written the open match although this tab has the lock: there are browsers without locks.
  [[nodiscard]] bool is_overtaken(const Session& session);

  // --- writing

  /// The open match as it is now; later, while this tab may not write it.
  Failure save(const Session& session);
  /// Takes what the page stores under a name now, written by another tab.
  void receive(std::string_view name, std::string_view text);
  /// Saves moves made here that contradict another tab, until the player chooses: a match of its own, so that it
  /// outlives this tab. Empty: there is none.
  [[nodiscard]] const std::string& beside() const { return beside_; }
  /// The player has chosen. It is removed if another saved match has all of it, and else stays.
  void save_contradiction();
  /// A record from elsewhere (saves/take_in.h).
  TakenIn::How take_in(Record record, const Setup& deal);
  /// Writes once more what could not be written before. `session`: the open match; null: none.
  Failure write_rest(const Session* session);
  void rename(std::string_view id, std::string name);
  /// The argument is a saved match's id or a quarantined record's name, here and below.
  void remove(std::string_view what);
  void remove_all();
  /// The record that was removed last.
  void restore();
  /// Has the page move damaged records out of the way of new ones; true when there were any.
  bool move_damaged();
  /// Hands a save out as a file.
  void export_save(std::string_view what);
  /// All saved matches; `statistics` stand first, where a Kairo that does not know them passes over them.
  void export_all(std::string_view statistics);

  [[nodiscard]] Storage storage() const { return storage_; }
  /// Takes the page's answer about it.
  void set_storage(Storage storage) { storage_ = storage; }

 private:
  enum class Lock : std::uint8_t { requested, mine, elsewhere };

  /// A match of the store.
  void write(const std::string& id);
  void restore(const Quarantined& quarantined);
  /// Moves of the open match that are unsaved go into what is saved of it, or beside that: they outlive this tab.
  void keep_unsaved(const Session& session);
  [[nodiscard]] bool may_write(std::string_view id) const { return id != open_id_ || may_play(); }

  SaveStore& store_;
  const Services& services_;
  Storage storage_ = Storage::works;
  Lock lock_ = Lock::mine;
  std::string open_id_;       ///< empty: none
  bool provisional_ = false;  ///< of the open match, as the next two
  bool unsaved_ = false;      ///< it has moves that the store has not
  std::string known_;         ///< what was last read or written of it here (saves/record.h, course_of)
  std::string beside_;        ///< the id of that match
};

}  // namespace kairo::app
