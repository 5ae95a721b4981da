#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "engine/core/event.h"
#include "engine/games/wicked/events.h"
#include "engine/games/wicked/words.h"
#include "web/draw/sound.h"
#include "web/tables/script.h"
#include "web/tables/story.h"
#include "web/tables/wicked/animation/flight.h"
#include "web/tables/wicked/board/board.h"
#include "web/tables/wicked/board/corridor_ring.h"

namespace kairo::wicked::table {

/// Lengths of scenes in seconds.
inline constexpr double short_scene = 0.18;
inline constexpr double scene = 0.26;
inline constexpr double long_scene = 0.35;
inline constexpr double great_scene = 0.6;
inline constexpr double knocks = 0.32;          ///< all hands, twice
inline constexpr double opening = 0.5;          ///< all hands at once, and the pieces rise
inline constexpr double to_read = 1.2;          ///< time to read a sentence
inline constexpr double own_to_read = 2.5;      ///< the same of what the viewer has gained or lost
inline constexpr double rival_to_read = 1.4;    ///< of what a rival has done
inline constexpr double another_to_read = 0.4;  ///< of several things in it
inline constexpr double hands_to_read = 3;      ///< the opened hands, with what they bring; but at least
inline constexpr double hand_to_read = 0.75;    ///< for each of them, beside its place,
inline constexpr int first_rounds = 2;          ///< in these; then, having seen many, the eye goes round in
inline constexpr double of_later_hands = 0.65;  ///< this share of the time
inline constexpr double hand_to_glance = 0.4;   ///< or if the viewer has not bid
inline constexpr double row_to_read = 0.4;      ///< a line of what a round has brought
inline constexpr double counting = 1.4;         ///< what a round has brought

/// The gains of a round that is over.
struct RoundSummary {
  int round = 0;  ///< from 1
  Score gains;
  BySeat<int> points{};  ///< before it
};
/// The gains of this round, from the view at its beginning to that at its end.
RoundSummary summary_of(const View& beginning, const View& end, int round);

/// Something that a player does, not what comes of it.
bool is_choice(const Event& event);
/// The choices of one player around this event of the story, with what these bring; empty: it is no part of such.
std::span<const Event> deeds_around(const kairo::tables::Story<View>& story, const Event& event);

/// Plays a short scene for each event; what is announced and what a round has brought is to be read.
class EventAnimation final : public kairo::tables::StoryScript<View> {
 public:
  EventAnimation();

  /// A ribbon stands in the place of the question.
  [[nodiscard]] bool announces() const { return !announced_.empty(); }
  /// The summary of a round lies over the table.
  [[nodiscard]] bool covers() const override { return summary_.has_value(); }
  /// The caption of what is being shown; empty if nothing is, or nothing that has words.
  [[nodiscard]] Phrase caption() const;
  /// It has words of its own, in place of those of the events.
  [[nodiscard]] bool tells() const { return running() && !told_.empty(); }
  /// Hands are being opened, and nothing else happens meanwhile.
  [[nodiscard]] bool reveals() const { return reveals_ && running() && !still() && !waits(); }
  /// Draws what flies over the table; call it after the table is drawn. Returns the sheet that tells of the end of a
  /// round; an empty one at other times.
  draw::Rect draw(draw::Ui& ui, const Layout& layout) const;

  [[nodiscard]] const InFlight& in_flight(Seat seat) const { return in_flight_[seat]; }
  [[nodiscard]] HandMotion hand(Seat seat) const;
  /// The same for the large hands of a reveal, which stay closed until all open.
  [[nodiscard]] HandMotion reveal_hand(Seat seat) const;
  /// The players who hinder each other from being first in the corridor that is being shown.
  [[nodiscard]] SeatSet tied() const { return running() && ranked_ ? tied_for_most(view_) : SeatSet{0}; }
  /// How far the hands of a reveal are from their boards (0) to their places around the lit corridor (1).
  [[nodiscard]] float gathered() const { return reveals() ? gathered_ : 0; }
  [[nodiscard]] RingState ring() const;

 private:
  std::size_t add_scenes(Events events) override;
  std::size_t show(Events events);
  void add_last_scenes() override;
  void drop_motion() override;
  void begin_frame() override;
  void close_hand(const Event& event);
  void open_hand(Events events);
  void move_hands(HandMotion::Kind kind, double seconds);
  void show_signs(const Event& event);
  std::size_t show_gains(Events events);
  /// Leaves time for the eye to go round all hands, at every pace if the viewer has bid, and to read what the
  /// corridor has brought.
  void show_places(Events places, Events gains);
  /// Hands that open again and again for others move faster.
  [[nodiscard]] double pace(double moving, double reading) const override;
  /// Leaves time to read that nobody has searched the lit corridor.
  void pass_over();
  /// Lights the next corridor. If the `rest` leads on without a question, the viewer's gains stand a while before that,
  /// or until a tap.
  void turn_over(Events rest);
  void deal_ring(const Event& event);
  /// Counts up what the round before the shown one has brought.
  void sum_up(const Event& next_round);
  void show_token(const Event& event);
  void promote(const Event& event);
  void change(const Event& event);
  void achieve(const Event& event);
  /// From here on the line above the table says this; empty: what happens.
  void tell(Phrase words);
  /// Sums up what is to come, if it is more than its caption can say: of a rival, or the souls of the viewer's oracle.
  void announce(Events deeds);
  /// Leaves time to read what a rival has done, or what the viewer had to give back.
  void read_about(Events deeds);
  void lose_spells(const Event& event);

  /// Adds a scene of flights. `make` is called when the scene begins, to use the view of that moment.
  void fly(double seconds, std::function<std::vector<Flight>()> make);
  /// Hides tokens that the view has already but that are still flying, and shows them again.
  void hide_tokens(Seat seat, Rank rank, Colour colour, int count);
  void show_tokens(Seat seat);

  BySeat<InFlight> in_flight_{};
  View round_{};  ///< when the shown round began
  bool reveals_ = false;
  bool has_bid_ = false;            ///< while scripting: the viewer has for the lit corridor, whose places are shown
  bool corridor_searched_ = false;  ///< while scripting: the lit corridor has been searched, but not turned over

  // The scene that is playing:
  std::vector<Flight> flights_;
  bool opening_hands_ = false;
  bool bids_rest_ = false;  ///< hands open in the last corridor, where nobody chooses
  bool ranked_ = false;  ///< the places that the opened hands have led to are shown, not those of the corridor before
  Phrase told_;          ///< in place of the captions of its events
  SeatSet opened_ = 0;
  float gathered_ = 0;
  BySeat<HandMotion> hands_{};
  float turning_ = 0;
  float laying_ = 1;
  Anchor flash_;
  bool flashing_ = false;
  std::optional<RoundSummary> summary_;
  float counted_ = 1;
  std::string_view announced_;  ///< key of what a ribbon says: that the last round begins
};

/// The sound of an event that is being shown.
draw::Sound sound_of(const Event& event);

}  // namespace kairo::wicked::table
