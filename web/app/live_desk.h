#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "web/app/app_part.h"
#include "web/app/match_desk.h"
#include "web/app/pages/lobby_page.h"

namespace kairo::app {

/// Play at a live table, everybody on a device of their own: its lobby, and the match on the screen in step with what
/// all devices know (session/live_table.h).
///
/// A table belongs to the lobby or the match on the screen: with them it is joined and left. The session plays as it
/// always does; what it knows more than the table is given to the table, and when the table knows more, the session is
/// replaced by one that goes on from there.
class LiveDesk : AppPart {
 public:
  LiveDesk(Common& common, MatchDesk& matches) : AppPart(common), matches_(matches) {}

  // --- the room

  /// Makes a new room for the match that is set up, and shows its lobby.
  void open_room(const MatchSetup& setup);
  /// The match on the screen can go on at a live table.
  [[nodiscard]] bool may_go_live() const;
  /// Makes a new room for the match on the screen, which goes on there.
  void go_live();
  /// Comes to the room of a link.
  void open(const std::string& key);
  /// Comes back to the room in whose lobby this browser was when the page was left.
  void reopen();
  /// Passes the link on.
  void invite();
  /// Makes a new room for the table and passes its link on: whoever only has the link of the old one stays outside.
  void renew_room();

  // --- in the lobby

  void change(act::LiveSeat seat);
  void rename(std::string_view typed);
  void begin();
  [[nodiscard]] LobbyFacts facts() const;
  /// Of the table; none: nobody has told what is played there.
  [[nodiscard]] std::vector<Player> players() const;

  // --- at the table

  /// The match on the screen is that of the table.
  [[nodiscard]] bool is_on_table() const;
  /// The session has taken the own seat's last move back.
  void took_back();
  /// The next match with the same people; false: this is no live table.
  bool play_again();

  /// The messages `live received`, `live present`, `live line` and `live calls`.
  void receive(ToCanvas message, std::string_view text);
  /// Keeps table and session in step; called around each frame.
  void follow();

 private:
  [[nodiscard]] const KeptRoom* room_on_screen() const;
  /// Where this device's person sits. Once the match has begun, nobody else can seat them: another hand would show.
  [[nodiscard]] Seat own_seat() const;
  [[nodiscard]] std::string own_name() const;
  /// Of this browser, from now on.
  [[nodiscard]] live::Device own_device();
  /// `known`: what this browser knows of the table; none: nothing.
  void join(std::string key, std::optional<live::Table> known);
  void leave();
  void show_lobby();
  void push();
  void pull();
  void open_match();
  void go_on();
  /// Takes the own seat in the session, or watches.
  void sit(Session& session) const;
  void follow_seat();
  [[nodiscard]] bool shows_chosen() const;
  [[nodiscard]] std::string match_id();
  /// The match here that goes on in this room, having moved from another; empty: none.
  [[nodiscard]] std::string take_moved_match();
  void tell_session() const;
  void tell_faults();
  void tell_turn();
  void keep();

  MatchDesk& matches_;
  Seat seat_ = no_seat;        ///< this device's, when that was looked at last
  std::optional<Seat> place_;  ///< where its person has sat down, though a bot may play there now; none: not known yet
  bool news_ = false;          ///< the table may know more than the session
  std::string kept_;           ///< what was stored last of the table
  bool called_ = false;        ///< the page knows that it is this device's turn
  bool may_call_ = false;      ///< the page could ask for the permission to call
  std::optional<Phrase> fault_;  ///< what must be told, in the lobby or on the table
  std::string typed_;            ///< the person's name, while they have no seat
};

}  // namespace kairo::app
