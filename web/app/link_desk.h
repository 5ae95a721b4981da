#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "web/app/app_part.h"
#include "web/app/links/chat.h"
#include "web/app/match_desk.h"
#include "web/app/saves/bundle.h"
#include "web/app/saves/pending_link.h"
#include "web/app/screen_desk.h"

namespace kairo::app {

/// Handles all that comes from elsewhere, by links, from other tabs and in files, and its effect on the match on the
/// screen.
class LinkDesk : AppPart {
 public:
  LinkDesk(Common& common, MatchDesk& matches, ScreenDesk& screen_desk)
      : AppPart(common), matches_(matches), screen_desk_(screen_desk) {}

  /// The link that waits for the player's decision.
  [[nodiscard]] PendingLink& pending() { return pending_link_; }

  /// Any number of links: a whole chat.
  void open(std::string_view text);
  /// The player's choice between the matches of links and a saved one.
  void open_linked(std::size_t side);
  void open_saved();
  /// `statistics`: those in the same file, as a text; empty: there are none.
  void import_bundle(Bundle bundle, std::string_view statistics);

  // --- other tabs

  void receive_record(std::string_view text, bool started);
  void receive_lock(std::string_view text);
  /// Continues the match on the screen from what something else has written of it.
  void follow_saves();

 private:
  void tell_remarks(std::string remarks);
  /// Merges what links know of a match with what is saved of it, and opens that; what contradicts is shown, and the
  /// player chooses. `remarks`: what must be said besides.
  void take_in(Chat chat, std::string remarks);
  /// Asks which is right, if links contradict the saved match, or each other where none is saved, and the player has
  /// not decided about that before. Saves nothing: a page may open any number of links in a row.
  bool ask_which(const Chat& chat, const SaveStore::Nearest* nearest, const std::string& remarks);
  /// The saved matches of the same deal as this one, without the one that is saved only until the player has chosen.
  std::vector<Held> saved_of_deal(const Match& match);
  /// `nearest`: the saved match that the links have been merged with; null: none.
  void open_merged(Chat chat, const SaveStore::Nearest* nearest);
  /// `linked`: what the links knew.
  void tell_what_came(Held linked, const SaveStore::Nearest& nearest);
  /// The new moves of the match on the screen, as far as they may be shown.
  void show_news_since(const Held& before);
  void follow(MatchWriter::CatchUp what);
  void lose_lock();
  /// Loads what was played elsewhere; with `choose`, the player may prefer the match on the screen.
  void catch_up(bool choose);
  /// True if the match on the screen has gone on with what a file has brought.
  bool go_on_with_import();

  MatchDesk& matches_;
  ScreenDesk& screen_desk_;
  PendingLink pending_link_;
  bool records_came_ = false;  ///< of other tabs, since the last frame
};

}  // namespace kairo::app
