#pragma once

#include <functional>
#include <span>
#include <utility>

#include "web/draw/motion.h"
#include "web/tables/cues.h"
#include "web/tables/story.h"

namespace kairo::tables {

/// Shows what has happened, scene by scene: a game adds the scenes of its events, and this gives them their time. In a
/// scene things move, or something is to be read, or there is a pause.
///
/// Things never move for more than two seconds in all: what takes longer is hurried, but never what is to be read.
/// Where motion is reduced nothing moves, and only what is to be read takes time.
class Script {
 public:
  Script(const Script&) = delete;  // its scenes hold a pointer to it
  Script& operator=(const Script&) = delete;
  virtual ~Script() = default;

  [[nodiscard]] bool running() const { return timeline_.running(); }
  /// Something is shown until the player goes on (`hold`).
  [[nodiscard]] bool waits() const { return timeline_.holds(); }
  /// Goes on after that; else ends all at once, up to the next one.
  void skip();
  /// Ends it at once, whatever waits to be read.
  void finish();
  /// How a `hold` is left.
  void set_going(Going going) { going_ = going; }
  [[nodiscard]] Going going() const { return going_; }
  /// Gives this share of its time to whatever begins from now on, and more of it to what is to be read.
  void set_share_of_time(double share) { share_ = share; }
  /// Begins it again without motion. False if it is already without, or if nothing is shown.
  bool hold_still();
  /// Call it before the table is drawn.
  void advance(double now);
  /// The same as the player wants it: hurried by a tap in `at`, without motion, and with the sounds of this frame.
  void advance(draw::Ui& ui, const draw::Rect& at);
  /// Whether a sheet lies over the table.
  [[nodiscard]] virtual bool covers() const { return false; }

 protected:
  using Events = std::span<const Event>;
  using Scene = draw::Timeline::Scene;
  using Action = std::function<void()>;

  explicit Script(Cues::SoundOf sound_of) : sound_of_(sound_of) {}

  /// Adds the scenes of the first event, or of the leading events that are shown together; returns how many.
  virtual std::size_t add_scenes(Events events) = 0;
  /// Adds what comes after the scenes of all events.
  virtual void add_last_scenes() {}
  /// The share of its time that a motion gets if things move and are to be read for so many seconds.
  [[nodiscard]] virtual double pace(double moving, double /*reading*/) const {
    constexpr double longest = 2;  // seconds
    return moving > longest ? longest / moving : 1;
  }
  /// Shows the view before all events, or the one after them, in the middle of nothing.
  virtual void show_before() = 0;
  virtual void show_after() = 0;
  /// Forgets what only the scene of the last frame has shown.
  virtual void begin_frame() {}

  void play(Events events);
  /// Adds an action, which takes place even if the script is skipped or stands still.
  void then(Action action) { timeline_.then(std::move(action)); }
  /// Adds a scene in which things move.
  void move(double seconds, Scene scene = {});
  /// Adds a scene with something to read, in which nothing may move if the script stands `still`.
  void read(double seconds, Scene scene = {});
  /// Adds one with something to read that keeps its time, however long the wait has been; a faster pace
  /// shortens it.
  void dwell(double seconds, Scene scene = {});
  /// Adds one with something that the player must not miss, however long the wait has been, and at every speed.
  void linger(double seconds, Scene scene = {});
  /// Adds a scene with something to read until it is left; `seconds` are what that takes if it goes on by itself.
  void hold(double seconds, Scene scene = {});
  /// Adds a pause. It is not hurried, but left out where nothing moves.
  void pause(double seconds);

  [[nodiscard]] bool still() const { return still_; }
  /// The progress of the scene that is playing: 0 … 1, and in seconds at the usual pace.
  [[nodiscard]] float progress() const { return progress_; }
  [[nodiscard]] double past() const { return progress_ * length_; }
  [[nodiscard]] const Cues& cues() const { return cues_; }

 private:
  void write(double pace);
  /// The share of its time that reading gets.
  [[nodiscard]] double share_to_read() const;
  void add(double seconds, double takes, Scene scene);
  void end();

  Cues::SoundOf sound_of_;
  draw::Timeline timeline_;
  Cues cues_;
  Events events_;
  bool still_ = false;
  Going going_ = Going::by_itself;
  double share_ = 1;  ///< of the usual time
  double rate_ = 1;   ///< of the clock, which runs faster for those in a hurry
  float progress_ = 0;
  double length_ = 0;  ///< in seconds at the usual pace
  // While it is written:
  double pace_ = 1;
  double moving_ = 0;  ///< seconds at the usual pace
  double reading_ = 0;
};

/// A script of a game's story.
template <class View>
class StoryScript : public Script {
 public:
  /// Shows the story, and then `after`; that at once if the story has no events.
  void begin(const View& after, Story<View> story = {}) {
    finish();
    story_ = std::move(story);
    after_ = after;
    if (story_.events.empty())
      show_after();
    else
      play(story_.events);
  }
  /// The view to draw in this frame.
  [[nodiscard]] const View& view() const { return view_; }
  /// As `Story::before`.
  [[nodiscard]] const View& before() const { return story_.before; }
  /// As `Story::round`.
  [[nodiscard]] const View& round() const { return story_.round; }
  /// The scene that has been shown last, or is being shown.
  [[nodiscard]] std::span<const Event> events() const { return story_.events; }

 protected:
  using Script::Script;

  /// Forgets all motion: the shown view has just been set.
  virtual void drop_motion() = 0;
  /// From here on the shown view includes this event of the story, and all before it.
  void apply(const Event& event) {
    then([this, &view = story_.after(event)] { view_ = view; });
  }

  Story<View> story_;
  View view_{};
  View after_{};

 private:
  void show_before() final {
    view_ = story_.before;
    drop_motion();
  }
  void show_after() final {
    view_ = after_;
    drop_motion();
  }
};

}  // namespace kairo::tables
