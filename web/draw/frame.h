#pragma once

#include <span>
#include <string>
#include <string_view>

#include "engine/core/phrase.h"
#include "web/draw/geometry.h"
#include "web/draw/pen.h"
#include "web/draw/theme.h"
#include "web/text/language.h"
#include "web/text/writer.h"

namespace kairo::draw {

/// The input of a frame.
struct FrameInput {
  Rect area;               ///< the canvas, CSS pixels
  double now = 0;          ///< seconds on the app's clock
  double motion_lead = 0;  ///< seconds by which the clock of the animations is ahead
  double motion_rate = 1;  ///< how many times as fast as usual it runs
  Theme theme = Theme::dark;
  Contrast contrast = Contrast::normal;
  Hand hand = Hand::right;
  bool confirms_moves = true;  ///< a tap that names a whole move chooses it; a second one makes it
  bool hides_moves = false;  ///< the player looks for the lawful moves: nothing shows which they are, one tap names one
  text::Language language{};
  bool reduced_motion = false;
  bool muted = false;                  ///< nothing can be heard
  std::span<const std::string> names;  ///< by seat
  SeatSet answered = 0;                ///< have answered a question that others are still asked
  SeatSet away = 0;                    ///< have left a live table
  SeatSet returning = 0;               ///< are on their way back to it
  BySeat<std::uint8_t> signs{};        ///< that they show there (web/app/session/live_table.h); 0: none
  std::string pressed;                 ///< id of a mirror button pressed since the last frame
  bool pressed_again = false;          ///< PointerFacts::again
  bool covered = false;                ///< by a document of the page: nothing can be pressed
  Recorder* recorder = nullptr;        ///< receives the frame's shapes, if it is set
};

/// Whether what a table asks in this frame is to be answered.
enum class Asked : std::uint8_t {
  now,
  later,  ///< something is read before: the line that asks only says how things stand
  never,  ///< the table shows the past: whoever came next is neither asked nor pointed at
  coach,  ///< the coach answers in the viewer's place: the line says that
};

/// The frame that is being drawn: its input and its pen, and the words and colours that follow from the input.
class Frame {
 public:
  Frame() = default;
  explicit Frame(const FrameInput& input) : input_(input) {}

  /// Begins another frame; the pen follows as soon as there is something to draw on.
  void open(const FrameInput& input);
  void draw_on(ImDrawList& list) { pen_ = Pen(list, input_.recorder); }
  [[nodiscard]] const FrameInput& input() const { return input_; }
  [[nodiscard]] Pen& pen() { return pen_; }
  /// The vertex with which the next shape begins.
  [[nodiscard]] int next_point() const { return pen_.list().VtxBuffer.Size; }

  [[nodiscard]] const Rect& area() const { return input_.area; }
  [[nodiscard]] bool portrait() const { return input_.area.h > input_.area.w; }
  /// Whether it is as low as an embed of 480 × 320.
  [[nodiscard]] bool compact() const { return input_.area.h < 420; }
  [[nodiscard]] double now() const { return input_.now; }
  /// Seconds on the clock of the animations, which runs faster for those in a hurry.
  [[nodiscard]] double motion_now() const { return input_.now + input_.motion_lead; }
  [[nodiscard]] double motion_rate() const { return input_.motion_rate; }
  [[nodiscard]] bool reduced_motion() const { return input_.reduced_motion; }
  [[nodiscard]] bool muted() const { return input_.muted; }
  [[nodiscard]] Theme theme() const { return input_.theme; }
  void set_theme(Theme theme) { input_.theme = theme; }
  [[nodiscard]] Contrast contrast() const { return input_.contrast; }
  [[nodiscard]] Hand hand() const { return input_.hand; }
  [[nodiscard]] bool confirms_moves() const { return input_.confirms_moves && !input_.hides_moves; }
  [[nodiscard]] bool hides_moves() const { return input_.hides_moves; }

  void set_asked(Asked asked) { asked_ = asked; }
  [[nodiscard]] Asked asked() const { return asked_; }

  [[nodiscard]] text::Language language() const { return input_.language; }
  /// Says phrases as this frame does; valid as long as the frame.
  [[nodiscard]] text::Writer writer() const { return {input_.language, input_.names}; }
  [[nodiscard]] const std::string& name(Seat seat) const { return writer().name(seat); }
  [[nodiscard]] std::string say(const Phrase& phrase) const { return writer().say(phrase); }
  [[nodiscard]] std::string say(std::string_view key) const { return writer().say(key); }
  /// The seat has answered a question that others are still asked.
  [[nodiscard]] bool has_answered(Seat seat) const { return contains(input_.answered, seat); }

  [[nodiscard]] bool is_away(Seat seat) const { return contains(input_.away, seat); }
  [[nodiscard]] bool is_returning(Seat seat) const { return contains(input_.returning, seat); }
  /// The sign of the seat at a live table, in words; empty: it shows none.
  [[nodiscard]] std::string sign_of(Seat seat) const {
    return seat >= max_seats || input_.signs[seat] == 0 ? std::string()
                                                        : say("app.live.sign." + std::to_string(input_.signs[seat]));
  }

  [[nodiscard]] Rgba rgba(Ink ink) const { return value(input_.theme, ink, input_.contrast); }
  [[nodiscard]] ImU32 colour(Ink ink, float alpha = 1) const;
  /// Colours of warm light and of shadows, for `glow` and `soft_rect`.
  [[nodiscard]] ImU32 lamplight(float strength) const;
  [[nodiscard]] ImU32 shadow(float strength) const;
  /// The veil over a card that cannot be used now: it is still read as before.
  [[nodiscard]] ImU32 veil() const;

  // --- the row at the top of a wide table, which the app's bar and the table's question share ---
  /// What the bar leaves of it in this frame.
  void leave_headline(const Rect& at) { headline_ = at; }
  [[nodiscard]] bool shares_headline() const { return headline_.w > 0; }
  /// The part of the table's row for its question.
  [[nodiscard]] Rect headline(const Rect& row) const { return shares_headline() ? intersection(row, headline_) : row; }
  /// Whether the point is on the bar, in the row that it shares.
  [[nodiscard]] bool is_on_bar(Point at) const {
    return shares_headline() && at.y < headline_.bottom() && !headline_.holds(at);
  }

 private:
  FrameInput input_;
  Pen pen_;
  Rect headline_;
  Asked asked_ = Asked::now;
};

/// Colours are those of another theme while it lives: for what lies on a cloth of its own.
class InTheme {
 public:
  InTheme(Frame& frame, Theme theme) : frame_(frame), before_(frame.theme()) { frame_.set_theme(theme); }
  ~InTheme() { frame_.set_theme(before_); }
  InTheme(const InTheme&) = delete;
  InTheme& operator=(const InTheme&) = delete;

 private:
  Frame& frame_;
  Theme before_;
};

}  // namespace kairo::draw
