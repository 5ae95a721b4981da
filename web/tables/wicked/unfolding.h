#pragma once

#include <span>
#include <vector>

#include <functional>
#include <memory>
#include "web/draw/motion.h"
#include "web/tables/wicked/board.h"
#include "web/tables/wicked/flight.h"
#include "web/tables/wicked/ring.h"

namespace kairo::wicked::table {

/// Lengths of scenes, seconds.
inline constexpr double short_scene = 0.18;
inline constexpr double scene = 0.26;
inline constexpr double long_scene = 0.35;

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
  /// Hands are being opened: nothing else happens meanwhile.
  [[nodiscard]] bool reveals() const { return reveals_ && running(); }

  /// Goes on to `now`; to be called before the table is drawn.
  void advance(double now);
  /// What flies over the table; to be called after it is drawn.
  void draw(draw::Ui& ui, const Layout& layout) const;

  /// The table as it is to be drawn now.
  [[nodiscard]] const View& view() const { return view_; }
  [[nodiscard]] const Veil& veil(Seat seat) const { return veils_[seat]; }
  [[nodiscard]] HandMotion hand(Seat seat) const;
  /// The same for the hands that are held out for a reveal: closed until their turn.
  [[nodiscard]] HandMotion held_out(Seat seat) const;
  [[nodiscard]] RingState ring() const;

 private:
  using Events = std::span<const Event>;

  void script(Events events);
  /// The scenes of the first event, or of those at the beginning that are shown together; returns how many it took.
  std::size_t script_one(Events events);
  void seal(const Event& event);
  void open(const Event& event);
  void show_signs(const Event& event);
  std::size_t gains(Events events);
  void turn_over();
  void lay_ring(const Event& event);
  void return_token(const Event& event);
  void promote(const Event& event);
  void change(const Event& event);
  void achieve(const Event& event);
  void lose_spells(const Event& event);

  /// The event's effect shows from here on.
  void apply(const Event& event);
  /// A scene in which these fly; they are made when it begins, from the table as it is then.
  void fly(double seconds, std::function<std::vector<Flight>()> make);
  /// Tokens that have been applied but not arrived, and their arrival.
  void veil(Seat seat, Rank rank, Colour colour, int count);
  void unveil(Seat seat);
  [[nodiscard]] int tokens(Seat seat, Rank rank, Colour colour) const;

  draw::Timeline timeline_;
  View view_;
  View after_;
  BySeat<Veil> veils_{};
  bool reveals_ = false;
  bool resolved_ = false;  ///< while scripting: the lit corridor has been searched

  // Of the scene that is being shown:
  std::vector<Flight> flights_;
  float progress_ = 0;
  bool opening_hands_ = false;
  SeatSet opened_ = 0;
  BySeat<HandMotion> hands_{};
  float turning_ = 0;
  float laying_ = 1;
  Anchor flash_;
  bool flashing_ = false;
};

}  // namespace kairo::wicked::table
