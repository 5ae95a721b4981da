#pragma once

#include <functional>
#include <span>
#include <vector>

#include "web/draw/motion.h"
#include "web/tables/haratama/flight.h"
#include "web/tables/haratama/layout.h"
#include "web/tables/haratama/unfold.h"

namespace kairo::haratama::table {

/// Shows what has happened: from the view before, event by event in little scenes, to the view after. Where nothing
/// may move, or when skipped, the view after is there at once.
class Unfolding {
 public:
  Unfolding() = default;
  Unfolding(const Unfolding&) = delete;  // its scenes point to it
  Unfolding& operator=(const Unfolding&) = delete;

  /// Nothing has happened; this is how the table is.
  void jump(const View& view);
  /// These events lead from what is shown to `after`.
  void begin(const View& after, std::span<const Event> events);
  void skip();
  [[nodiscard]] bool running() const { return timeline_.running(); }

  /// Goes on to `now`; to be called before the table is drawn.
  void advance(double now);
  /// What happens above the table; to be called after it is drawn.
  void draw(draw::Ui& ui, const Layout& layout) const;

  /// The table as it is to be drawn now.
  [[nodiscard]] const View& view() const { return view_; }
  /// Cards that are on their way.
  [[nodiscard]] Cards veil() const { return veil_; }
  [[nodiscard]] float day() const { return day_; }
  /// 1 … 0 while this seat's fox springs up.
  [[nodiscard]] float fox(Seat seat) const { return holds(shown_foxes_, seat) ? 1 - progress_ : 0; }
  /// The round has ended and is being reckoned up; whose losses are told already.
  [[nodiscard]] bool settling() const { return settling_; }
  [[nodiscard]] SeatSet booked() const { return booked_; }
  /// How many descents lie face up.
  [[nodiscard]] float descents() const { return descents_; }

 private:
  using Events = std::span<const Event>;

  std::size_t script_one(Events events);
  void seal(const Event& event);
  void hand_on();
  void take_up(const Event& event);
  std::size_t show_foxes(Events events);
  void put(const Event& event);
  void break_day(const Event& event);
  void gather(const Event& event);
  void end_round(const Event& event);
  void cry_haratama(const Event& event);
  void book(const Event& event);
  void deal(const Event& event);

  /// The event's effect shows from here on.
  void apply(const Event& event);
  /// A scene in which these fly; they are made when it begins, from the table as it is then.
  void fly(double seconds, std::function<std::vector<Flight>()> make);

  draw::Timeline timeline_;
  View view_;
  View after_;
  Cards dealt_ = 0;  ///< what the viewer is dealt in the round of `after_`

  // Of the scene that is being shown:
  std::vector<Flight> flights_;
  Cards veil_ = 0;
  float progress_ = 0;
  float day_ = 0;
  SeatSet shown_foxes_ = 0;
  bool breaking_ = false;
  Seat haratama_ = no_seat;
  bool settling_ = false;
  SeatSet booked_ = 0xff;
  float descents_ = shown_descents;
};

}  // namespace kairo::haratama::table
