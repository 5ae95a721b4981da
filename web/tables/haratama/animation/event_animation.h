#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "engine/core/event.h"
#include "engine/games/haratama/events.h"
#include "engine/games/haratama/words.h"
#include "web/draw/sound.h"
#include "web/tables/haratama/animation/flight.h"
#include "web/tables/haratama/board/results.h"
#include "web/tables/haratama/layout.h"
#include "web/tables/script.h"

namespace kairo::haratama::table {

/// Plays a short scene for each event; great moments are to be read.
class EventAnimation final : public kairo::tables::StoryScript<View> {
 public:
  EventAnimation();

  /// The caption of what is being shown; empty if nothing is, or nothing that has words, or if it tells itself. That of
  /// a round's result is what the viewer has lost.
  [[nodiscard]] Phrase caption() const;
  /// The announcement of haratama covers the table.
  [[nodiscard]] bool saves() const { return saved_.has_value(); }
  /// Draws what happens on top of the table; call it after the table is drawn.
  void draw(draw::Ui& ui, const Layout& layout) const;

  /// Cards that are flying.
  [[nodiscard]] Cards in_flight() const { return in_flight_; }
  [[nodiscard]] float day() const { return day_; }
  /// 1 … 0 while this seat's fox hand pops up, otherwise 0.
  [[nodiscard]] float fox(Seat seat) const { return contains(shown_foxes_, seat) ? 1 - progress() : 0; }
  /// The round has ended and its losses are being added up.
  [[nodiscard]] bool settling() const { return settling_; }
  [[nodiscard]] const LossesShown& losses() const { return losses_; }
  /// The number of descents face up; a fraction is being turned over.
  [[nodiscard]] float descents() const { return descents_; }

 private:
  std::size_t add_scenes(Events events) override;
  void drop_motion() override;
  void begin_frame() override;
  void lay_pass(const Event& event);
  void pass_cards();
  void take_up_pass(const Event& event);
  std::size_t show_foxes(Events events);
  void play_card(const Event& event);
  void break_day(const Event& event);
  void gather_trick(const Event& event);
  void gather_last_trick(const Event& event);
  void fly_to_winner(const Event& event);
  void end_round(const Event& event);
  void announce_haratama(const Event& event);
  void show_losses(Events events);
  void land_losses();
  void start_round(const Event& event);
  void deal_packets(float progress);

  /// Adds a scene of flights. `make` is called when the scene begins, to use the view of that moment.
  void fly(double seconds, std::function<std::vector<Flight>()> make);

  // The scene that is playing:
  std::vector<Flight> flights_;
  Cards in_flight_ = 0;
  float day_ = 0;
  SeatSet shown_foxes_ = 0;
  bool breaking_ = false;
  std::optional<Event> saved_;
  bool settling_ = false;
  bool dealing_ = false;
  bool last_cards_ = false;  ///< it is told that they play themselves
  Cards dealt_ = 0;          ///< the viewer's new hand
  LossesShown losses_;
  const Event* carried_ = nullptr;   ///< losses that are on their way to their player
  const Event* own_loss_ = nullptr;  ///< the viewer's, once they are counted
  float descents_ = shown_descents;
};

/// The sound of an event that is being shown.
draw::Sound sound_of(const Event& event);

}  // namespace kairo::haratama::table
