#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <variant>

#include "engine/core/move.h"
#include "engine/core/seat.h"
#include "web/app/settings.h"

/// What a screen wants done. Screens draw and name their wish; the app alone changes anything.
namespace kairo::app {

namespace act {

/// Wishes without particulars.
enum class Plain : std::uint8_t {
  nothing,
  show_box,
  start,        ///< the match that the set-up screen has put together
  new_seed,     ///< the set-up's deal is left to chance again
  take_device,  ///< the awaited person is here
  undo,
  pass_on,     ///< hand the link to whoever is next
  share_deal,  ///< a link to the same deal from the start
  open_menu,
  open_log,
  open_help,
  close_dialog,
  go_on,       ///< what was revealed has been looked at: on to whoever is next
  restore,     ///< bring back the match that was deleted last
  keep_match,  ///< the one on the screen as a file
  keep_all,    ///< all matches as a file
  take_over,   ///< the match goes on here, no longer in another tab
  paste_link,
  skip,  ///< do not wait for what is being shown, nor for bots
  rematch,
  same_deal,
  open_linked,  ///< what a link brings, or what is whole of it, beside all that is kept
  open_kept,    ///< the match that is kept here instead
  open_replay,  ///< of the match on the table
  leave_replay,
  choose_eyes,  ///< that the replay is seen through
  share_replay,
  play_on,  ///< from the moment that the replay shows, as a new match
};

struct ShowSetup {
  std::string game;
};
/// What is meant is the id of a match, or the name of a record that was put aside (shelf.h).
struct GoOn {
  std::string what;
};
struct More {
  std::string what;
};
struct KeepFile {
  std::string what;
};
struct Delete {
  std::string what;
};
/// A field of the page, to be filled in; the answer comes back with the same `what`.
struct Ask {
  std::string what;
  std::string label;
  std::string value;
};
struct Play {
  AnyMove move;
};
/// In the replay, which is opened for that where it is not.
struct ShowMoment {
  std::size_t moves;  ///< so many have been made
};
struct SeeAs {
  Seat seat;  ///< no_seat: what everybody sees
};
struct SetLanguage {
  text::Language language;
};
struct SetTheme {
  draw::Theme theme;
};
struct SetSpeed {
  Speed speed;
};
struct SetWords {
  bool words;
};

}  // namespace act

using Action =
    std::variant<act::Plain, act::ShowSetup, act::GoOn, act::More, act::KeepFile, act::Delete, act::Ask, act::Play,
                 act::ShowMoment, act::SeeAs, act::SetLanguage, act::SetTheme, act::SetSpeed, act::SetWords>;

inline bool is_nothing(const Action& action) {
  const act::Plain* plain = std::get_if<act::Plain>(&action);
  return plain != nullptr && *plain == act::Plain::nothing;
}

/// Another wish takes the place of this one; none leaves it.
inline void take(Action& action, Action wish) {
  if (!is_nothing(wish)) action = std::move(wish);
}

}  // namespace kairo::app
