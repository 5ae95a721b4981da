#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "web/app/links/chat.h"
#include "web/app/saves/save_store.h"

namespace kairo::app {

/// A saved match, or else that of the first link, and those of links of the same deal that contradict it. Only one can
/// be true.
struct LinkConflict {
  bool is_saved = true;
  const Match* saved = nullptr;  ///< with all that does not contradict it
  std::span<const Player> saved_players;
  std::span<const Link> linked;
  std::size_t in_common = 0;  ///< number of first moves that all share
  SeatSet twice = 0;          ///< who answered in two ways
  std::string remarks;        ///< what else must be said of the links, each after a line break
};

/// A link that waits for the player's decision: to open what could be read of it, or to choose between a saved match
/// and those that contradict it.
class PendingLink {
 public:
  /// `saved_id`: the saved match of the same deal that it was compared with; empty: none.
  void hold(Link link, std::string saved_id = {});
  struct Choice {
    std::string saved_id;
    Chat kept;                ///< what is saved or the first link knows, and what links add to it
    std::vector<Link> sides;  ///< matches that contradict it, and each other
    SeatSet twice = 0;
    std::string remarks;
  };
  void hold(Choice choice);
  void drop();
  /// The match that was chosen; the others are dropped.
  [[nodiscard]] std::optional<Link> release(std::size_t side);
  /// The saved match was chosen. Drops the others, and remembers them.
  [[nodiscard]] std::optional<Chat> release_kept();
  /// Whether all of this was refused since the page was opened.
  [[nodiscard]] bool has_refused(const Held& side) const;

  [[nodiscard]] const std::vector<Link>& links() const { return links_; }
  /// The saved match that the last link was compared with; empty: none.
  [[nodiscard]] const std::string& saved_id() const { return saved_id_; }
  /// None when there is nothing to choose. Valid until the next call.
  [[nodiscard]] std::optional<LinkConflict> conflict(SaveStore& saves);

 private:
  /// Adds what has been saved since; names its players. False if the match is not saved any more.
  bool merge_with_saved(SaveStore& saves, std::span<const Player>& players);

  std::vector<Link> links_;
  std::string saved_id_;
  std::optional<Chat> kept_;
  SeatSet twice_ = 0;
  std::string remarks_;
  Record merged_with_;  ///< the record that `kept_` has all of
  std::vector<Held> refused_;
};

}  // namespace kairo::app
