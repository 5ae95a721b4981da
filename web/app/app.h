#pragma once

#include <optional>
#include <string_view>

#include "web/app/app_part.h"
#include "web/app/frame_times.h"
#include "web/app/lesson_desk.h"
#include "web/app/link_desk.h"
#include "web/app/live_desk.h"
#include "web/app/match_desk.h"
#include "web/app/navigator.h"
#include "web/app/press_queue.h"
#include "web/app/screen_desk.h"
#include "web/app/shown_pages.h"
#include "web/app/turn_signal.h"
#include "web/app/zoom.h"

namespace kairo::app {

/// The whole app: hands each message of the page and each action of a screen to the part that it is for. Knows no
/// window: it is given an area to draw in and a time.
class App : Common, AppPart {
 public:
  explicit App(Services of_page);

  /// A message of the page (shell/canvas_messages.json).
  void receive(ToCanvas message, std::string_view text);
  /// The page has said everything that comes before the first frame.
  [[nodiscard]] bool started() const { return started_; }

  /// Builds one frame; `now` in seconds; `again`: the pointer went down for the second half of a double tap. Dear
  /// ImGui's frame must be open.
  void frame(const draw::Rect& area, double now, bool again = false);
  /// How much larger than usual everything is drawn on a canvas of this size, in CSS pixels.
  [[nodiscard]] float zoom(const draw::Rect& canvas) const {
    return pages_.covers_canvas() ? zoom_on_stage(canvas) : zoom_for(preferences_->text_size, canvas);
  }
  /// Seconds from the last frame until the next one is due without any input; 0: at once. None: the app is idle until a
  /// person or the page acts, which always needs a frame.
  [[nodiscard]] std::optional<double> due() const { return times_.due(); }
  /// Something is on the canvas; else the page shows a document alone.
  [[nodiscard]] bool draws() const { return screens_.draws(); }
  /// Whether the picture fades where things would have moved, for those who want no motion. So the last picture is
  /// needed.
  [[nodiscard]] bool cross_fades() const { return preferences_.cross_fades(); }
  /// How strongly the picture before a jump still shows over the last frame: 1 … 0.
  [[nodiscard]] float afterimage() const { return times_.afterimage(); }
  /// After a frame: spots and mirror.
  [[nodiscard]] const draw::Ui& ui() const { return ui_; }
  /// The match that is being played, in a lesson too; null: none.
  [[nodiscard]] const Match* match() const {
    if (screens_.lesson) return &screens_.lesson->session().match();
    return screens_.match ? &screens_.match->match() : nullptr;
  }
  [[nodiscard]] const SaveStore& saves() const { return matches_.saves(); }
  [[nodiscard]] draw::Theme theme() const { return preferences_.theme(); }
  [[nodiscard]] draw::Contrast contrast() const { return preferences_.contrast(); }
  [[nodiscard]] text::Language language() const { return wording_.language(); }

 protected:
  /// Opens a match that begins here, with what its people have set before.
  void begin_match(Session session) { matches_.begin_match(std::move(session)); }

 private:
  // app.cpp: a frame
  [[nodiscard]] draw::FrameInput facts(const draw::Rect& area, double now, bool again);
  Action draw_screen();
  Action handle_keys();
  /// The pressed button of the mirror, if the canvas does not draw it: a legal move, a jump in the replay.
  [[nodiscard]] Action handle_mirror() const;
  /// Tells the page, after a frame, what is heard with it, and felt.
  void report_sounds(TurnSignal::News news);

  // app_actions.cpp
  void perform(const Action& action);
  void perform_plain(act::Plain action);
  /// Tells why something cannot be done now.
  void say_why(std::string_view key);
  void set(act::Set chosen);

  // app_messages.cpp
  void start();
  void receive_answer(std::string_view text);
  /// Any number of links, or the one to a live table.
  void open_link(std::string_view text);
  /// Tells once that bots which should search play by rules of thumb.
  void tell_no_search();
  void open_setup(std::string_view text);
  void begin_at_once(std::string_view text);
  /// Asks for the font of rare characters once a name needs it.
  void check_names();

  PressQueue presses_;
  MatchDesk matches_{*this};
  ScreenDesk screen_desk_{*this, matches_};
  LessonDesk lessons_{*this};
  LinkDesk links_{*this, matches_, screen_desk_};
  LiveDesk live_desk_{*this, matches_};
  ShownPages pages_{*this, matches_, screen_desk_, links_, live_desk_, presses_};
  Navigator navigator_{
      *this, matches_, screen_desk_, lessons_, links_, pages_, [this](const Action& a) { perform(a); }};
  FrameTimes times_{*this, matches_, presses_};
  TurnSignal signal_;
  bool started_ = false;
  bool warned_of_no_search_ = false;
};

}  // namespace kairo::app
