#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/match/match.h"
#include "web/app/record.h"

namespace kairo::app {

/// A kept match, as it stands by its latest record that is whole.
struct Kept {
  std::string id;  ///< letters and digits
  Record record;
  Match match;
  bool stored = true;  ///< false: the page could not keep this record
};

/// A record that is not played on from. It stays as it is: nothing is ever written over it.
struct Aside {
  std::string name;   ///< under which the page keeps it
  std::string moved;  ///< the name it had until this visit; empty: the same
  std::string text;
  RecordFault fault;
  Salvage salvage;  ///< of a damaged one
  Record record;    ///< of one that is whole; of a later schema it is empty
};

/// The matches that are running here, the one played last in front, and which text of which name holds them.
///
/// Each match has two generations, `match.ID.a` and `match.ID.b`; the later one that is whole counts, and the next one
/// takes the other's place. So whatever happens while one is written, the other is there. What is not whole is moved
/// to `aside.…` and never written over; nor is what another Kairo wrote, and its match is left alone.
class Shelf {
 public:
  /// What the page keeps under a name (another tab may have written it just now); empty: nothing any more.
  void take(std::string_view name, std::string_view text);
  /// A record that was damaged where it should be: to be moved to the name that `aside` has for it; each is told once.
  struct Move {
    std::string from;
    std::string to;
  };
  std::vector<Move> take_moves();

  [[nodiscard]] const std::vector<Kept>& kept() const { return kept_; }
  [[nodiscard]] const std::vector<Aside>& aside() const { return aside_; }
  [[nodiscard]] const Kept* find(std::string_view id) const;
  [[nodiscard]] const Aside* find_aside(std::string_view name) const;
  /// The kept match of the same deal that has most moves in common with `match`, from the first on; of several, one
  /// that `match` goes on from, else the one played last. Null when nothing of this deal is kept.
  [[nodiscard]] const Kept* nearest(const Match& match) const;

  /// Puts a match in front, in place of what was kept of it.
  const Kept& put(std::string_view id, const Match& match, std::vector<Chair> chairs);
  /// An empty name takes it away. Null when there is no such match.
  const Kept* rename(std::string_view id, std::string name);

  /// Where the match's record is to be written: in place of its older generation, or beside the only one.
  [[nodiscard]] std::string place_of(std::string_view id) const;
  /// Whether the record has been written there.
  void written(std::string_view id, std::string_view place, bool kept);

  /// Takes a match, or a record that was put aside, from the shelf; returns the names under which nothing is to be
  /// kept any more.
  std::vector<std::string> remove(std::string_view id_or_name);
  /// What was removed last, until something else is; none after it has been brought back.
  [[nodiscard]] bool can_restore() const { return removed_.has_value(); }
  /// Brings it back; the match is to be written anew, the aside under its own name. None: it is here by itself again.
  std::optional<std::variant<Kept, Aside>> restore();

 private:
  /// One text that the page keeps of a match.
  struct Generation {
    std::string id;
    std::string name;
    std::uint64_t played;
  };
  void settle(Generation generation, Record record, std::string_view text);
  void put_aside_damaged(const Generation& generation, std::string_view text);
  void put_aside_anothers(const Generation& generation, std::string_view text, RecordFault fault, Record record);
  /// Another Kairo has written of this match.
  [[nodiscard]] bool is_anothers(std::string_view id) const;
  void forget_lost(std::string_view id);
  Kept* to_change(std::string_view id);
  void sort_kept();
  [[nodiscard]] std::uint64_t next_played() const;

  std::vector<Kept> kept_;
  std::vector<Generation> generations_;
  std::vector<Aside> aside_;
  std::vector<Move> moves_;
  std::optional<std::variant<Kept, Aside>> removed_;
};

/// How many moves two matches of the same deal have in common, from the first on; none when they are of two deals.
std::optional<std::size_t> moves_in_common(const Match& one, const Match& other);

}  // namespace kairo::app
