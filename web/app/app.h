#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "web/app/action.h"
#include "web/app/dialogs/open_dialog.h"
#include "web/app/links/chat.h"
#include "web/app/links/pending_link.h"
#include "web/app/pages/document.h"
#include "web/app/pages/menu_page.h"
#include "web/app/preferences.h"
#include "web/app/press_queue.h"
#include "web/app/saves/kept_statistics.h"
#include "web/app/saves/match_writer.h"
#include "web/app/saves/save_store.h"
#include "web/app/scope.h"
#include "web/app/screen_report.h"
#include "web/app/screens/screens.h"
#include "web/app/screens/typefaces.h"
#include "web/app/services.h"
#include "web/app/session/thinking.h"
#include "web/app/turn_signal.h"
#include "web/app/zoom.h"
#include "web/draw/ui.h"
#include "web/text/catalogue.h"

namespace kairo::app {

class Bundle;

/// Conducts screens, dialogs, saves and links: decides what is on the screen, and what each message of the page and
/// each action of a screen does. Knows no window: it is given an area to draw in and a time.
class App {
 public:
  explicit App(Services services);
  App(const App&) = delete;
  App& operator=(const App&) = delete;

  /// A message of the page (shell/canvas_messages.json).
  void receive(ToCanvas message, std::string_view text);
  /// The page has said everything that comes before the first frame.
  [[nodiscard]] bool started() const { return started_; }

  /// Builds one frame; `now` in seconds; `again`: the pointer went down for the second half of a double tap. Dear
  /// ImGui's frame must be open.
  void frame(const draw::Rect& area, double now, bool again = false);
  /// How much larger than usual everything is drawn on a canvas of this size, in CSS pixels.
  [[nodiscard]] float zoom(const draw::Rect& canvas) const {
    return screen_page_ ? zoom_on_stage(canvas) : zoom_for(preferences_->text_size, canvas);
  }
  /// Seconds from the last frame until the next one is due without any input; 0: at once. None: the app waits for a
  /// person or for the page, and whatever they do needs a frame.
  [[nodiscard]] std::optional<double> due() const { return due_; }
  /// Something is on the canvas; else the page shows a document alone.
  [[nodiscard]] bool draws() const;
  /// For those who want no motion: the picture fades where things would have moved. So the last picture is needed.
  [[nodiscard]] bool cross_fades() const { return preferences_.cross_fades(); }
  /// How strongly the picture before a jump still shows over the last frame: 1 … 0.
  [[nodiscard]] float afterimage() const;
  /// After a frame: spots and mirror.
  [[nodiscard]] const draw::Ui& ui() const { return ui_; }
  /// The match that is being played, in a lesson too; null: none.
  [[nodiscard]] const Match* match() const {
    if (screens_.lesson) return &screens_.lesson->session().match();
    return screens_.match ? &screens_.match->match() : nullptr;
  }
  [[nodiscard]] const SaveStore& saves() const { return saves_; }
  [[nodiscard]] draw::Theme theme() const { return preferences_.theme(); }
  [[nodiscard]] draw::Contrast contrast() const { return preferences_.contrast(); }
  /// The one that the player wants, once its texts and characters are there; until then one that can be shown.
  [[nodiscard]] text::Language language() const;

 protected:
  /// Opens a match that begins here, with what its people have set before.
  void begin_match(Session session);

 private:
  // app.cpp: a frame
  [[nodiscard]] draw::FrameInput facts(const draw::Rect& area, double now, bool again);
  Action draw_screen();
  Action handle_keys();
  /// The pressed button of the mirror, if the canvas does not draw it: a legal move, a jump in the replay.
  [[nodiscard]] Action handle_mirror() const;
  /// Whether texts or characters of this language are still to come.
  [[nodiscard]] bool awaits(text::Language language) const {
    return !text::has_catalogue(language) || typefaces_.awaits(language);
  }
  /// In the player's language, which the last frame may not have used yet.
  [[nodiscard]] std::string say(const Phrase& phrase) const { return writer().say(phrase); }
  [[nodiscard]] text::Writer writer() const { return {language(), names_}; }

  // app_pages.cpp: the screens and dialogs that are documents
  /// None while there is only the canvas with the words beside it.
  [[nodiscard]] std::optional<Document> screen_page();
  [[nodiscard]] std::optional<Document> dialog_page();
  /// What the pressed block does in the document that was shown last.
  [[nodiscard]] Action pressed_in_pages() const;
  [[nodiscard]] MenuFacts menu_facts() const;
  /// There is something new that the player has not read; its texts may come after the first frame.
  [[nodiscard]] bool has_news() const;
  void report_screen();
  /// What leaves the innermost place of the trail (trail.h).
  [[nodiscard]] Action way_back() const;
  /// Takes back a choice in progress; leaves a dialog, or a screen other than a table.
  Action handle_escape();
  /// The player goes back or forth in the browser's history: shows this place as far as it is still there.
  void go_to(std::string_view place);
  /// The same for a place that does not lead here.
  void go_on_to(std::string_view place);
  void open_dialog_again(Dialog dialog);
  /// The match of this game that was played last.
  void resume_latest(const Game& game);

  // app_sound.cpp: what is heard and felt
  /// After a frame: tells the page what is heard with it.
  void report_sounds(TurnSignal::News news);

  // app_frames.cpp: what happens without input
  struct ScreenState;
  [[nodiscard]] ScreenState screen_state() const;
  void advance(double now);
  [[nodiscard]] std::optional<double> next_frame(const ScreenState& drawn, bool changed, double now);
  [[nodiscard]] bool is_waiting() const;

  // app_actions.cpp
  void perform(const Action& action);
  void perform_plain(act::Plain action);
  void open_book(std::string_view section);
  /// Leaves what is on the screen; where there is no box, to the set-up of the only game.
  void show_box();
  void show_setup(const Game& game, std::optional<Setup> deal);
  /// From a set-up to the box; in a frame to the match that was left for it, if any.
  [[nodiscard]] bool has_way_back() const;
  void go_back();
  /// `before`: the match that the same people have just played; null: none.
  void start_match(const Game& game, const Setup& setup, std::vector<Player> players, std::optional<Series> series,
                   const Session* before = nullptr);
  /// After the last game of a series it begins another one as long. A repeated deal is a match by itself.
  void rematch(bool same_deal);
  void play_again();
  /// Of a series. If it was begun here before, or came by a link, it is continued.
  void play_next_game();
  /// See `MatchWriter::open`.
  void open_match(Session session, MatchWriter::Origin origin = MatchWriter::Origin::here);
  /// If another player's hand would be shown, that is said first.
  void take_seat(Seat seat);
  void change_seat(Seat seat);
  void play(AnyMove move);
  /// A move that sets the seat setting is remembered.
  void note_asking(const tables::SeatSetting& setting, AnyMove move);
  void set(act::Set chosen);
  void notify(Notice notice) { dialog_.show(std::move(notice)); }
  void close_dialog();
  /// A match that is not over is shown from `viewpoint` only.
  void open_replay(Session match, Seat viewpoint, std::size_t at);
  void show_moment(std::size_t moves);
  /// A move of the review that is open, in the replay.
  void show_judged(std::size_t move);
  void leave_replay();
  void play_on();
  /// Whose device this is in a saved match of the same deal that is not over; no_seat: nobody has said so.
  [[nodiscard]] Seat own_seat_in_deal(const Match& match) const;

  // app_lessons.cpp
  void show_learn(std::string_view game_id);
  void load_lessons();
  void receive_lessons(std::string_view text, bool here);
  void take_lesson(const act::TakeLesson& lesson);
  void play_in_lesson(AnyMove move);
  Action draw_lesson();

  // app_links.cpp
  /// The fragment of a link to what is on the screen; empty in the box.
  [[nodiscard]] std::string link() const;
  /// See links/share.h.
  void send_link(std::optional<std::string> text);
  /// To the match as it is now.
  void send_match();
  /// Any number of links: a whole chat.
  void open_link(std::string_view text);
  void open_one_link(Link link);
  void tell_remarks(std::string remarks);
  /// Merges what links know of a match with what is saved of it, and opens that; what contradicts is shown, and the
  /// player chooses. `remarks`: what must be said besides.
  void take_in(Chat chat, std::string remarks);
  /// `nearest`: the saved match that the links have been merged with; null: none.
  void open_merged(Chat chat, const SaveStore::Nearest* nearest);
  /// `linked`: what the links knew.
  void tell_what_came(Held linked, const SaveStore::Nearest& nearest);
  /// What has come to the match on the screen, as far as it may be shown.
  void show_news_since(const Held& before);
  /// Asks which is right, if links contradict the saved match, or each other where none is saved, and the player has
  /// not decided about that before. Saves nothing: a page may open any number of links in a row.
  bool ask_which(const Chat& chat, const SaveStore::Nearest* nearest, const std::string& remarks);
  /// The player's choice between the matches of links and a saved one.
  void open_linked(std::size_t side);
  void open_saved();

  // app_saves.cpp: asks `writer_`, and tells the player
  /// A saved match, by its id, or the good beginning of a quarantined record, by its name.
  void resume(std::string_view what);
  void save();
  /// The player has changed the match, or wants to keep it.
  void save_for_player();
  void write_rest();
  void tell_storage(MatchWriter::Failure failure);
  void receive_record(std::string_view text);
  void receive_lock(std::string_view text);
  void lose_lock();
  /// Whatever else has written the match on the screen: it goes on from there.
  void follow_saves();
  void follow(MatchWriter::CatchUp what);
  /// Loads what was played elsewhere; with `choose`, the player may prefer the match on the screen.
  void catch_up(bool choose);
  /// True if the match on the screen has gone on with what a file has brought.
  bool go_on_with_import();
  void move_damaged();
  void ask_to_delete_all();
  /// `statistics`: those in the same file, as a text; empty: there are none.
  void ask_to_wipe_statistics();
  void import_bundle(Bundle bundle, std::string_view statistics);

  /// A match has ended on the screen, or came by link when it was over: counts it, if somebody of this device has
  /// played.
  void note_end();

  // app_messages.cpp
  void start();
  void receive_font(std::string_view text);
  void receive_answer(std::string_view text);
  /// Tells once that bots which should search play by rules of thumb.
  void tell_no_search();
  void open_setup(std::string_view text);
  void begin_at_once(std::string_view text);
  /// The match that the page begins with; null: none.
  [[nodiscard]] const SavedMatch* match_to_begin_with();
  /// Asks for the font of rare characters once a name needs it.
  void check_names();

  Services services_;
  Typefaces typefaces_;
  draw::Ui ui_;
  Preferences preferences_{services_};
  KeptStatistics statistics_{services_};
  Scope scope_;
  PressQueue presses_;
  ScreenReport report_;
  TurnSignal signal_;
  SaveStore saves_;
  MatchWriter writer_{saves_, services_};
  PendingLink pending_link_;
  Thinking thinking_{services_};

  Screens screens_;
  OpenDialog dialog_;
  std::optional<Document> screen_page_;  ///< as the page shows it
  std::optional<Document> dialog_page_;  ///< the same
  bool back_to_log_ = false;             ///< from the replay, which a line of the log has opened

  std::vector<std::string> names_;  ///< by seat, of the screen that was drawn last with any
  double motion_lead_ = 0;          ///< draw::FrameInput::motion_lead
  std::optional<double> jumped_;    ///< when things have jumped instead of moving; seconds on the app's clock
  std::optional<double> due_;
  bool started_ = false;
  bool records_came_ = false;  ///< of other tabs, since the last frame
  bool told_no_search_ = false;
};

}  // namespace kairo::app
