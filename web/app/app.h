#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "web/app/action.h"
#include "web/app/box_screen.h"
#include "web/app/dialogs.h"
#include "web/app/end_screen.h"
#include "web/app/handover_screen.h"
#include "web/app/link.h"
#include "web/app/link_dialog.h"
#include "web/app/pace.h"
#include "web/app/parcels.h"
#include "web/app/replay.h"
#include "web/app/replay_screen.h"
#include "web/app/session.h"
#include "web/app/settings.h"
#include "web/app/setup_screen.h"
#include "web/app/shelf.h"
#include "web/app/storage.h"
#include "web/app/story.h"
#include "web/app/table_screen.h"
#include "web/app/telling.h"
#include "web/app/typefaces.h"
#include "web/draw/ui.h"
#include "web/host/host.h"

namespace kairo::app {

/// What the app needs from where it runs (web/host/host.h).
struct Services {
  std::function<void(std::string_view name, std::string_view text)> send;
  std::function<host::Written(std::string_view name, std::string_view text)> write;
  std::function<std::uint64_t()> random_seed;
};

/// Everything that is on the screen, and what becomes of every message and every tap. Knows no window: it is given an
/// area to draw in and a time.
class App {
 public:
  explicit App(Services services);

  /// A message of the page (web/host/host.h).
  void receive(std::string_view name, std::string_view text);
  /// The page has said everything that comes before the first frame.
  [[nodiscard]] bool started() const { return started_; }

  /// Builds one frame; `now` in seconds. Dear ImGui's frame must be open.
  void frame(const draw::Rect& area, double now);
  /// After a frame: spots, and when to draw again.
  [[nodiscard]] const draw::Ui& ui() const { return ui_; }
  [[nodiscard]] draw::Theme theme() const { return settings_.theme.value_or(browser_theme_); }
  [[nodiscard]] text::Language language() const { return settings_.language.value_or(browser_language_); }

 private:
  enum class Screen : std::uint8_t { box, setup, match, replay };
  enum class Dialog : std::uint8_t { none, menu, help, log, notice, link, eyes, kept, elsewhere };
  /// Whether this tab may write the match that is on the screen.
  enum class Hold : std::uint8_t { asked, mine, elsewhere };

  // app.cpp: a frame
  [[nodiscard]] draw::FrameFacts facts(const draw::Rect& area, double now);
  void let_bots_play(double now);
  Action draw_screen();
  Action draw_match();
  Action draw_replay();
  Action draw_dialog();
  [[nodiscard]] MenuFacts menu_facts() const;
  /// What the keyboard of the canvas asks for.
  Action keys();
  Action escape();
  /// The match on the screen, played or leafed through; null in the box and in a set-up.
  [[nodiscard]] const Session* shown() const;
  /// The game that the screen is about; null in the box.
  [[nodiscard]] const GameInfo* game() const;
  /// What was pressed that stands in the mirror only: a lawful move, a leap of the replay.
  Action mirrored() const;
  void tell_page();
  /// The awaited person takes the device now; before that, what was revealed may be looked at.
  [[nodiscard]] bool handing_over() const;
  [[nodiscard]] bool at_end() const { return session_->match().over() && !table_.busy(); }

  // app_actions.cpp: what was wished for is done
  void perform(const Action& action);
  void perform_plain(act::Plain action);
  void show_box();
  void show_setup(const Game& game, std::optional<Setup> deal, std::span<const Chair> chairs);
  void start_match(const Game& game, const Setup& setup, std::vector<Chair> chairs);
  void open_session(Session session);
  void go_on(std::string_view what);
  void play(AnyMove move);
  void undo();
  void again(bool same_deal);
  /// For a match that is kept for the first time.
  [[nodiscard]] std::string new_id();
  void keep_settings();
  void say_settings();
  void notify(Notice notice);
  void close_dialog();
  /// In the language that the player has now, though no frame may have shown it yet.
  [[nodiscard]] std::string say(const Phrase& phrase) const;

  // app_replay.cpp
  /// `eyes`: through which a match that is not over is seen.
  void open_replay(Session match, Seat eyes, std::size_t at);
  void show_moment(std::size_t moves);
  void leave_replay();
  void play_on();

  // app_links.cpp: links made and opened
  void pass_on();
  void share_deal();
  void share_replay();
  /// The fragment of a link to what is on the screen; empty in the box.
  [[nodiscard]] std::string link() const;
  void open_link(std::string_view text);
  [[nodiscard]] std::string why_unread(const CodeError& error) const;
  /// What must be said of a link besides, each on a line of its own after a line break; empty when there is nothing.
  [[nodiscard]] std::string remarks(const Link& link) const;
  void open_link_match(Link link);
  /// Both that are to be chosen from; none when they are no longer there.
  [[nodiscard]] std::optional<Rivals> rivals() const;
  void open_kept();
  void open_linked();

  // app_saves.cpp: what is kept, and by which tab
  /// The match on the screen as it is now; while another tab may be writing it, later.
  void save();
  /// A match of the shelf, to where it belongs.
  void write(const std::string& id);
  void take_record(std::string_view text);
  void take_hold(std::string_view text);
  void ask_for_hold();
  /// Another tab has played on with the match on the screen: what it kept goes before, and what only this one has is
  /// put to the player.
  void catch_up(const Kept& kept);
  void give_up_hold();
  /// What could not be written when it should have been, once more.
  void write_rest();
  /// Damaged records out of the way of new ones.
  void move_aside();
  void remove(std::string_view what);
  void restore();
  void rename(std::string_view id, std::string_view typed);
  void keep_file(std::string_view what);
  void keep_all();
  void take_in(Parcels parcels);

  // app_messages.cpp: what the page says
  void start();
  void take_answer(std::string_view text);
  /// The page wants a new match of a game: its set-up, for the deal of this number if there is one.
  void open_new(std::string_view text);
  /// A link, or kept matches that came as a text.
  void open_text(std::string_view text);
  /// The match that the page is to begin with; null: none.
  [[nodiscard]] const Kept* match_to_begin_with() const;
  /// Settings that another tab has changed.
  void take_settings(Settings settings);
  /// Asks for the font of rare characters when a name needs it.
  void check_names();

  Services services_;
  Typefaces typefaces_;
  draw::Ui ui_;
  Settings settings_;
  text::Language browser_language_ = text::Language::en;
  draw::Theme browser_theme_ = draw::Theme::dark;
  bool reduced_motion_ = false;
  Storage storage_ = Storage::kept;
  bool started_ = false;
  bool names_asked_for_ = false;
  std::string only_game_;  ///< the game that the page is about; empty: the whole box

  Screen screen_ = Screen::box;
  Dialog dialog_ = Dialog::none;
  Notice notice_;
  std::optional<Link> pending_;  ///< a link of which the player has still to choose what becomes
  std::string rival_;            ///< the kept match that it is at odds with
  BoxScreen box_;
  SetupScreen setup_;
  TableScreen table_;
  HandoverScreen handover_;
  EndScreen end_;
  Shelf shelf_;
  std::string chosen_;  ///< of the shelf, for its dialog: an id, or the name of what was put aside
  std::optional<Session> session_;
  Hold hold_ = Hold::mine;
  bool unsaved_ = false;            ///< the match on the screen has moves that no record has
  std::uint64_t known_played_ = 0;  ///< the latest record of it that this tab has read or written
  Story story_;
  std::size_t met_ = 0;  ///< so many events had happened when the match came onto the screen
  std::optional<Replay> replay_;
  ReplayScreen replay_screen_;
  Story replay_story_;
  Pace pace_;
  Telling telling_;
  std::size_t looked_at_ = 0;  ///< so many moves have been seen by everybody: no need to wait before handing over

  std::vector<std::string> names_;
  std::deque<std::string> presses_;  ///< in the mirror, that no frame has looked at yet: each frame takes one
  std::string pressed_;              ///< the one that this frame looks at
  std::string told_mirror_;
  std::string told_title_;
};

}  // namespace kairo::app
