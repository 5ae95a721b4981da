#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/match/merge.h"
#include "web/app/saves/record.h"

namespace kairo::app {

/// A match as its latest undamaged record describes it. It is not replayed before it is opened.
struct SavedMatch {
  std::string id;  ///< letters and digits
  Record record;
  bool stored = true;         ///< false: the page could not store this record
  Setup deal;                 ///< with the record's game
  std::optional<Held> whole;  ///< only of a match too long for any code, which cannot be replayed from its record
};

/// The readable parts of a damaged record.
struct Remains {
  std::string game;  ///< empty: nothing can be read
  std::size_t moves = 0;
  std::vector<Player> players;
  std::string name;
};

/// A record that cannot be continued. It is never changed nor overwritten.
struct Quarantined {
  std::string name;        ///< under which the page stores it
  std::string moved_from;  ///< its name until this visit; empty: the same
  std::string text;
  RecordFault fault;
  std::optional<Remains> remains;  ///< of a damaged one; none: not examined yet
  Record record;                   ///< of an undamaged one; empty if its schema is of a later version
};

/// The saved matches, and the stored texts that hold them. Writes nothing itself (match_writer.h).
///
/// Each match has two generations, `match.ID.a` and `match.ID.b`. The later one that is undamaged counts, and the next
/// record replaces the other one, so there is a good record at any moment. A damaged text is moved to `aside.…` and
/// never overwritten. Nor is a text of another version of Kairo: its match is left alone.
///
/// There may be thousands of matches, so they are listed from their records alone and replayed only when opened.
class SaveStore {
 public:
  SaveStore() = default;
  SaveStore(SaveStore&&) = default;
  SaveStore& operator=(SaveStore&&) = default;

  /// The id of the match whose record has this name: `match.ID.SLOT`; the first schema had `match.ID` alone. Empty: it
  /// is none.
  [[nodiscard]] static std::string_view id_in(std::string_view name);
  /// Takes what the page stores under a name, perhaps written by another tab just now; empty: nothing any more.
  void receive(std::string_view name, std::string_view text);
  /// A damaged record that the page must move out of the way.
  struct Rename {
    std::string from;
    std::string to;
  };
  /// Each is returned once.
  std::vector<Rename> take_renames();

  /// The match played last comes first. Valid until the store changes.
  [[nodiscard]] const std::vector<const SavedMatch*>& matches() const;
  [[nodiscard]] const std::vector<Quarantined>& quarantined() const { return quarantined_; }
  [[nodiscard]] const SavedMatch* find(std::string_view id) const;
  [[nodiscard]] const Quarantined* find_quarantined(std::string_view name) const;

  /// Replays a saved match. If its record proves to be no match, it is quarantined and the older generation counts.
  /// None when no generation is left.
  std::optional<Held> open(std::string_view id);
  /// Replays a match, or the beginning of a damaged one, if its row in the box needs that; false if it does not.
  bool examine(std::string_view id_or_name);
  [[nodiscard]] bool is_examined(std::string_view id_or_name) const;
  /// The number of records that have been replayed so far, which is what takes time.
  [[nodiscard]] std::size_t replayed() const { return replayed_; }

  /// Replays the match of a record that is not saved here.
  std::optional<Held> replay(const Record& record);
  /// Whether a match of this deal with exactly these moves and answers ahead is saved.
  [[nodiscard]] bool has(const Record& record, const Setup& deal) const;
  /// The ids of all saved matches of this deal, the one played last first.
  [[nodiscard]] std::vector<std::string> with_deal(std::string_view game, const Setup& deal) const;
  struct Nearest {
    std::string id;
    Held saved;
    Merged merged;       ///< of it and the other one
    std::size_t common;  ///< number of first moves that both share
  };
  /// None when this match is not saved, or is of another deal.
  std::optional<Nearest> compare(const std::string& id, const Held& other);
  /// The saved match of the same deal that `other` contradicts least, by the first moves that both share. Of several,
  /// one that `other` continues, else the one played last. None when no match of this deal is saved but `except`.
  std::optional<Nearest> nearest(const Held& other, std::string_view except = {});

  /// Adds a match as the one played last, or replaces it.
  const SavedMatch& put(std::string_view id, const Held& held, std::vector<Player> players, Notes notes = {},
                        std::optional<Series> series = {});
  /// The same with a record, and the deal that `resolve_deal` found in it. A match keeps the name it has here.
  const SavedMatch& put(std::string_view id, Record record, const Setup& deal);
  /// An empty name removes it. Null when there is no such match.
  const SavedMatch* rename(std::string_view id, std::string name);

  /// The name under which the match's next record is to be written.
  [[nodiscard]] std::string slot_for(std::string_view id) const;
  /// The match's record was written there, or could not be.
  void written(std::string_view id, std::string_view slot, bool stored);

  /// Removes a match or a quarantined record; returns the names that the page must forget.
  std::vector<std::string> remove(std::string_view id_or_name);
  std::vector<std::string> remove_all();
  /// The same of a match that nobody will miss: it cannot be restored.
  std::vector<std::string> forget(std::string_view id);
  /// How many `restore` would bring back: those of the last removal.
  [[nodiscard]] std::size_t restorable() const { return removed_.size(); }
  using Removed = std::variant<SavedMatch, Quarantined>;
  /// Brings them back, and returns them all. A match that has come back by itself stays as it is here. The matches must
  /// then be written anew, the quarantined records under their own names.
  std::vector<Removed> restore();

 private:
  /// One stored text of a match.
  struct Generation {
    std::string name;
    std::uint64_t played = 0;
    std::string text;
  };
  /// All that is known of one id.
  struct Entry {
    std::optional<SavedMatch> saved;
    std::vector<Generation> generations;
    [[nodiscard]] const Generation* latest() const;
  };
  /// The only ways to change which match an entry has: the index by deals follows.
  SavedMatch& set(Entry& entry, SavedMatch saved);
  void reset(Entry& entry);
  void add_generation(Entry& entry, const std::string& id, std::string_view name, std::string_view text);
  void quarantine_damaged(std::string_view name, std::string_view text);
  void quarantine_foreign(Entry& entry, std::string_view name, std::string_view text, RecordFault fault, Record record);
  /// Quarantines the record that counts, since it is no match, and lets the older one count.
  void reject_latest(const std::string& id);
  /// Another version of Kairo has written records of this match.
  [[nodiscard]] bool is_foreign(std::string_view id) const;
  std::vector<std::string> remove_entry(std::string_view id_or_name);
  SavedMatch* find_to_change(std::string_view id);
  [[nodiscard]] std::uint64_t next_played() const;

  std::map<std::string, Entry, std::less<>> entries_;  ///< by id
  std::map<std::string, int, std::less<>> by_deal_;    ///< one key for each saved match; the values mean nothing
  std::uint64_t latest_played_ = 0;                    ///< of all records ever received
  mutable std::vector<const SavedMatch*> order_;
  mutable bool ordered_ = false;
  std::vector<Quarantined> quarantined_;
  std::vector<Rename> renames_;
  std::vector<Removed> removed_;
  std::size_t replayed_ = 0;
};

/// The number of first moves that two matches of the same deal share; none when their deals differ.
std::optional<std::size_t> common_moves(const Match& one, const Match& other);
/// Whether `held` has all that `other` has.
bool knows(const Held& held, const Held& other);

}  // namespace kairo::app
