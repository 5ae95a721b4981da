#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "web/app/app_part.h"
#include "web/app/saves/kept_statistics.h"
#include "web/app/saves/match_writer.h"
#include "web/app/saves/save_store.h"

namespace kairo::app {

/// The match on the table, and those that are saved: begins, opens, plays and saves them.
class MatchDesk : AppPart {
 public:
  explicit MatchDesk(Common& common) : AppPart(common) {}

  [[nodiscard]] SaveStore& saves() { return saves_; }
  [[nodiscard]] const SaveStore& saves() const { return saves_; }
  [[nodiscard]] MatchWriter& writer() { return writer_; }
  [[nodiscard]] const MatchWriter& writer() const { return writer_; }
  [[nodiscard]] KeptStatistics& statistics() { return statistics_; }

  // --- onto the table

  /// Opens a match that begins here, with what its people have set before.
  void begin_match(Session session);
  /// See `MatchWriter::open`.
  void open_match(Session session, MatchWriter::Origin origin = MatchWriter::Origin::here);
  /// `before`: the match that the same people have just played; null: none.
  void start_match(const Game& game, const Setup& setup, std::vector<Player> players, std::optional<Series> series,
                   const Session* before = nullptr);
  /// After the last game of a series it begins another one as long. A repeated deal is a match by itself.
  void rematch(bool same_deal);
  void play_again();
  /// The next game of a series. If it was begun here before, or came by a link, it is continued.
  void play_next_game();
  /// A saved match, by its id, or the good beginning of a quarantined record, by its name.
  void resume(std::string_view what);
  /// The match of this game that was played last.
  void resume_latest(const Game& game);
  /// The match that the page begins with; null: none.
  [[nodiscard]] const SavedMatch* match_to_begin_with();
  /// Plays on from the moment that the replay shows.
  void play_on();
  /// Starts a match from the end of the guide; where no deal leads there, a first one.
  void play_on_lesson();

  // --- on the table

  void play(AnyMove move);
  /// Says first if another player's hand would be shown.
  void take_seat(Seat seat);
  void change_seat(Seat seat);
  /// The match is over, on the screen or by a link: counts it, if somebody of this device has played it.
  void record_end();
  /// See links/share.h.
  void send_link(std::optional<std::string> text);
  /// Sends a link to the match as it is now.
  void send_match();

  // --- what is saved: asks the writer, and tells the player

  void save();
  /// The player has changed the match, or wants to keep it.
  void save_for_player();
  void write_rest();
  void move_damaged();
  void ask_to_delete_all();
  void ask_to_wipe_statistics();

 private:
  /// Remembers a move that sets the seat setting.
  void remember_asking(const tables::SeatSetting& setting, AnyMove move);
  /// The seat whose device this is in a saved match of the same deal that is not over; no_seat: nobody has said so.
  [[nodiscard]] Seat own_seat_in_deal(const Match& match) const;
  void tell_storage(MatchWriter::Failure failure);

  SaveStore saves_;
  MatchWriter writer_{saves_, services_};
  KeptStatistics statistics_{services_};
};

}  // namespace kairo::app
