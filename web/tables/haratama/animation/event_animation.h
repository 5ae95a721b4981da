#pragma once

#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "engine/games/haratama/events.h"
#include "engine/games/haratama/words.h"
#include "web/draw/motion.h"
#include "web/tables/cues.h"
#include "web/tables/haratama/animation/flight.h"
#include "web/tables/haratama/board/results.h"
#include "web/tables/haratama/layout.h"
#include "web/tables/story.h"

namespace kairo::haratama::table {

using kairo::tables::Story;

/// Animates a story: starts from the view before and plays a short scene for each event until it reaches the view
/// after. Things never move for more than two seconds in all; only great moments take longer. With reduced motion, or
/// when skipped, it goes straight to the view after.
class EventAnimation {
 public:
  EventAnimation() = default;
  EventAnimation(const EventAnimation&) = delete;  // its scenes hold a pointer to it
  EventAnimation& operator=(const EventAnimation&) = delete;

  /// Shows this view without any animation.
  void jump_to(const View& view);
  /// Starts animating the story, and ends with `after`.
  void begin(const View& after, Story<View> story);
  void skip();
  /// Shows the view after at once, but lets its sounds be heard: for those who want no motion. Great moments are shown
  /// as still pictures. False if that is shown.
  bool stand_still();
  /// The sounds of this frame.
  void play_sounds(draw::Ui& ui) { cues_.play(ui); }
  [[nodiscard]] bool running() const { return timeline_.running(); }
  /// What is being shown, in words; empty if nothing is, or nothing that has words, or if it tells itself.
  [[nodiscard]] Phrase told() const { return running() && !saves() ? cues_.told(view_) : Phrase{}; }
  /// The announcement of haratama covers the table.
  [[nodiscard]] bool saves() const { return saved_.has_value(); }

  /// Advances to `now`; call it before the table is drawn.
  void advance(double now);
  /// Draws what happens on top of the table; call it after the table is drawn.
  void draw(draw::Ui& ui, const Layout& layout) const;

  /// The view to draw in this frame.
  [[nodiscard]] const View& view() const { return view_; }
  /// Cards that are flying.
  [[nodiscard]] Cards in_flight() const { return in_flight_; }
  [[nodiscard]] float day() const { return day_; }
  /// 1 … 0 while this seat's fox hand pops up, otherwise 0.
  [[nodiscard]] float fox(Seat seat) const { return contains(shown_foxes_, seat) ? 1 - progress_ : 0; }
  /// The round has ended and its losses are being added up.
  [[nodiscard]] bool settling() const { return settling_; }
  [[nodiscard]] const LossesShown& losses() const { return losses_; }
  /// The number of descents face up; a fraction is being turned over.
  [[nodiscard]] float descents() const { return descents_; }

 private:
  using Events = std::span<const Event>;  ///< of the story

  /// Adds the scenes of all events; returns how many seconds things move at the usual pace.
  double script(double pace);
  std::size_t add_scenes(Events events);
  void lay_pass(const Event& event);
  void pass_cards();
  void take_up_pass(const Event& event);
  std::size_t show_foxes(Events events);
  void play_card(const Event& event);
  void break_day(const Event& event);
  void gather_trick(const Event& event);
  void end_round(const Event& event);
  void announce_haratama(const Event& event);
  void show_losses(Events events);
  void land_losses();
  void start_round(const Event& event);
  void deal_packets(float progress);

  /// A scene in which things only move.
  void move(double seconds, draw::Timeline::Scene shown);
  /// A scene to be read, which is never hurried, and is shown where motion is reduced, too.
  void add_moment(double seconds, const draw::Timeline::Scene& scene);
  /// From here on the shown view includes the event, and all before it.
  void apply(const Event& event);
  /// Adds a scene of flights. `make` is called when the scene begins, to use the view of that moment.
  void fly(double seconds, std::function<std::vector<Flight>()> make);

  draw::Timeline timeline_;
  kairo::tables::Cues cues_;
  Story<View> story_;
  View view_;
  View after_;
  double pace_ = 1;    ///< the share of its time that a motion gets
  double moving_ = 0;  ///< seconds of motion so far, at the usual pace

  // The scene that is playing:
  std::vector<Flight> flights_;
  struct Moment {
    double seconds;
    draw::Timeline::Scene scene;
  };
  std::vector<Moment> moments_;  ///< of the script
  bool still_ = false;           ///< nothing may move
  Cards in_flight_ = 0;
  float progress_ = 0;
  float day_ = 0;
  SeatSet shown_foxes_ = 0;
  bool breaking_ = false;
  std::optional<Event> saved_;
  bool settling_ = false;
  bool dealing_ = false;
  Cards dealt_ = 0;  ///< the viewer's new hand
  LossesShown losses_;
  const Event* carried_ = nullptr;  ///< losses that are on their way to their player
  float descents_ = shown_descents;
};

}  // namespace kairo::haratama::table
