#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <variant>

#include "engine/core/move.h"
#include "engine/core/seat.h"
#include "web/app/settings.h"

/// A request of a screen. Screens draw and return an action; the app alone changes anything.
namespace kairo::app {

namespace act {

/// Actions without parameters.
enum class Plain : std::uint8_t {
  nothing,
  redraw,  ///< the screen has changed itself, and the next frame must show it
  show_box,
  go_back,       ///< from a set-up
  start,         ///< the match of the set-up screen
  open_room,     ///< a live table for the match of the set-up screen
  invite,        ///< passes the link to the live table on
  begin_live,    ///< the match of the live table
  go_live,       ///< a live table for the match on the screen
  renew_room,    ///< the live table moves to a new room, whose link only those have to whom it is sent
  ask_to_call,   ///< for a notification when it is this device's turn
  renew_page,    ///< loads the page anew, of the latest build
  new_seed,      ///< the set-up's deal is left to chance again
  forget_names,  ///< those that were typed before
  hand_over,     ///< what was revealed has been looked at
  take_device,   ///< the awaited person is here
  decline,       ///< for everybody who is asked together
  undo,
  share_match,  ///< a link to the match as it is now
  send_on,      ///< the same to the next person, who is on another device than the one who has this one
  share_deal,   ///< a link to the same deal from the start
  open_remote,  ///< who has answered, who is missing, and whose device this is
  change_seat,  ///< as it was asked for, although it is another player's hand
  open_menu,
  open_log,
  open_scores,
  show_again,  ///< the latest reveal, trick or turn
  hint,        ///< what to do
  ask_what,    ///< starts or ends the asking what things are
  close_dialog,
  ask_to_delete_all,
  delete_all,    ///< all saves
  restore,       ///< the saves that were deleted last
  keep_match,    ///< saves the match on the screen, which a link brought
  export_match,  ///< the match on the screen as a file
  export_all,    ///< all saved matches and the statistics as a file
  open_keys,     ///< what the keys of a keyboard do
  open_statistics,
  open_news,  ///< what is new; from then on it is known
  ask_to_wipe_statistics,
  wipe_statistics,
  seize_match,  ///< the match on the screen, from the tab that has it
  paste_link,
  skip,  ///< animations and bots' pauses
  rematch,
  same_deal,    ///< a rematch with the same deal
  play_again,   ///< the saved match that was played last, dealt anew with the same people and options
  next_game,    ///< of the series that the match on the table is of
  open_linked,  ///< the match of the pending link, or what could be read of it, beside all saved ones
  open_saved,   ///< the saved match instead
  open_replay,  ///< of the match on the table
  leave_replay,
  choose_viewpoint,
  share_replay,
  picture_result,  ///< of the match on the table, which is over
  open_review,     ///< of the match on the table, which is over
  leave_review,
  stop_review,     ///< stops the search that reviews
  go_on_review,    ///< after that, or after it failed
  play_on,         ///< from the moment that the replay shows, as a new match
  load_lessons,    ///< once more, after they could not be fetched
  leave_learn,     ///< from a game's lessons back to what is beneath
  leave_lesson,    ///< back to the game's lessons
  play_on_lesson,  ///< the guide's match, as one like any other, or a first one after it
  toggle_sound,    ///< mutes, or ends that
};

/// One of those who are asked together wants to answer; those before them have declined.
struct StepIn {
  Seat seat;
};
/// "I am this player", and the others are elsewhere; no_seat: the device is passed around.
struct TakeSeat {
  Seat seat;
};
/// A seat of the live table.
struct LiveSeat {
  enum class Deed : std::uint8_t {
    take,  ///< for the person of this device
    free,  ///< for somebody who comes
    bot,   ///< a bot of this level plays it
    mute,  ///< no signs of its person are shown any more, or they are again
    sign,  ///< shows the sign of this number (session/live_table.h)
  };
  Deed deed;
  Seat seat;
  int level = 0;
};
struct ShowSetup {
  std::string game;
};
/// A choice in the set-up that is open (match_setup.h).
struct ChangeSetup {
  enum class Field : std::uint8_t { seats, kind, level, option, series };
  Field field;
  int at;     ///< a seat, or the index of an option; else 0
  int value;  ///< the number of seats or games; 0: a person, 1: a bot; a level; an option's value
};
/// Another page of the saved matches in the box.
struct TurnPage {
  std::size_t page;
};
/// Lights on the board, at the end of a match, what this source has brought a seat.
struct PointOut {
  Seat seat;
  int source;
};
/// Reviews this seat's moves instead.
struct ReviewSeat {
  Seat seat;
};
/// Opens one of the matches that contradict a saved one, as another match.
struct OpenSide {
  std::size_t side;
};
/// Opens the lessons of a game over what is on the screen.
struct ShowLearn {
  std::string game;
};
/// A lesson of the game whose lessons are open.
struct TakeLesson {
  std::optional<std::size_t> exercise;  ///< none: the guide
  bool from_start = false;              ///< not where the guide was left
};
/// In this and the next three, `what` is a saved match's id or a quarantined record's name (saves/save_store.h).
struct Resume {
  std::string what;
};
struct ShowSave {
  std::string what;
};
struct ExportSave {
  std::string what;
};
struct DeleteSave {
  std::string what;
};
struct Play {
  AnyMove move;
};
/// Has the page open the rule book of the game on the screen.
struct OpenBook {
  std::string section;  ///< its id; empty: the one about what is asked now, or the top
};
/// Opens the replay if it is not open.
struct ShowMoment {
  std::size_t moves;  ///< the moment after this number of moves
};
/// Opens the replay at a move of the review that is open.
struct ShowJudged {
  std::size_t move;  ///< its index in the review
};
/// In the replay.
struct SeeAs {
  Seat seat;  ///< no_seat: what everybody sees
};
/// Chooses a value of a setting (settings_table.h).
struct Set {
  Setting setting;
  int value;
};

}  // namespace act

using Action = std::variant<act::Plain, act::StepIn, act::TakeSeat, act::LiveSeat, act::OpenSide, act::ShowSetup,
                            act::ChangeSetup, act::TurnPage, act::PointOut, act::ReviewSeat, act::ShowLearn,
                            act::TakeLesson, act::Resume, act::ShowSave, act::ExportSave, act::DeleteSave, act::Play,
                            act::OpenBook, act::ShowMoment, act::ShowJudged, act::SeeAs, act::Set>;

inline bool is_nothing(const Action& action) {
  const act::Plain* plain = std::get_if<act::Plain>(&action);
  return plain != nullptr && *plain == act::Plain::nothing;
}

/// The later action replaces the earlier one, unless it is nothing; any action draws anew.
inline void merge(Action& action, Action later) {
  const act::Plain* plain = std::get_if<act::Plain>(&later);
  const bool adds = plain == nullptr || (*plain != act::Plain::nothing && *plain != act::Plain::redraw);
  if (adds || is_nothing(action)) action = std::move(later);
}

}  // namespace kairo::app
