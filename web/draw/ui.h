#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/phrase.h"
#include "imgui.h"
#include "web/draw/drawn_item.h"
#include "web/draw/explainer.h"
#include "web/draw/explanation.h"
#include "web/draw/geometry.h"
#include "web/draw/gesture.h"
#include "web/draw/line_cache.h"
#include "web/draw/mirror.h"
#include "web/draw/shapes.h"
#include "web/draw/sound.h"
#include "web/draw/theme.h"
#include "web/text/language.h"
#include "web/text/writer.h"

namespace kairo::draw {

enum class Align : std::uint8_t { left, centre, right };

inline constexpr float min_text_size = 14;  ///< CSS pixels; nothing smaller is readable
inline constexpr float tick_size = 14;      ///< CSS pixels

struct TextStyle {
  float size = 16;  ///< CSS pixels, at least min_text_size
  Ink ink = Ink::text;
  Face face = Face::reading;
  Align align = Align::left;
  bool middle = false;  ///< centred vertically in its rectangle
};

/// The state of a widget, or of anything else that can be tapped.
enum class WidgetState : std::uint8_t {
  enabled,
  primary,  ///< the expected next tap
  disabled,
  selected,
  refused,  ///< a tap only tells why not
};

/// The player's touch on a hit target in this frame.
struct Touch {
  bool tapped = false;
  bool held = false;
  bool hovered = false;
  bool focused = false;  ///< by the keyboard; the kit draws the ring
};

/// Ids that the kit itself uses: the button that starts and ends the asking, and the way to the rules in a message.
inline constexpr std::string_view asking_switch = "table.what";
inline constexpr std::string_view toast_link = "explained.toast";

/// The input of a frame.
struct FrameInput {
  Rect area;               ///< the canvas, CSS pixels
  double now = 0;          ///< seconds on the app's clock
  double motion_lead = 0;  ///< seconds by which the clock of the animations is ahead
  Theme theme = Theme::dark;
  Contrast contrast = Contrast::normal;
  Hand hand = Hand::right;
  bool confirms_moves = true;  ///< a tap that names a whole move chooses it; a second one makes it
  text::Language language{};
  bool reduced_motion = false;
  bool muted = false;                  ///< nothing can be heard
  std::span<const std::string> names;  ///< by seat
  SeatSet answered = 0;                ///< have answered a question that others are still asked
  std::string pressed;                 ///< id of a mirror button pressed since the last frame
  bool pressed_again = false;          ///< PointerFacts::again
  bool covered = false;                ///< by a document of the page: nothing can be pressed
  Recorder* recorder = nullptr;        ///< receives the frame's shapes, if it is set
};

/// The drawing kit: an immediate-mode interface, so the calls of a frame both draw it and return its input. Everything
/// that can be pressed is a `button` or a `spot` and therefore in the accessible mirror too; a press there is returned
/// as the same tap. Tables and screens draw no buttons of their own, and Dear ImGui's stock widgets are not used.
class Ui {
 public:
  // --- the frame; for the main loop ---
  void begin(const FrameInput& input);
  void end();

  // --- the frame's input ---
  [[nodiscard]] const Rect& area() const { return input_.area; }
  [[nodiscard]] bool portrait() const { return input_.area.h > input_.area.w; }
  /// Whether it is as low as an embed of 480 × 320.
  [[nodiscard]] bool compact() const { return input_.area.h < 420; }
  [[nodiscard]] double now() const { return input_.now; }
  /// Seconds on the clock of the animations, which runs faster for those in a hurry.
  [[nodiscard]] double motion_now() const { return input_.now + input_.motion_lead; }
  [[nodiscard]] bool reduced_motion() const { return input_.reduced_motion; }
  [[nodiscard]] bool muted() const { return input_.muted; }
  [[nodiscard]] Theme theme() const { return input_.theme; }
  [[nodiscard]] Contrast contrast() const { return input_.contrast; }
  [[nodiscard]] Rgba rgba(Ink ink) const { return value(input_.theme, ink, input_.contrast); }
  [[nodiscard]] Hand hand() const { return input_.hand; }
  [[nodiscard]] bool confirms_moves() const { return input_.confirms_moves; }
  [[nodiscard]] text::Language language() const { return input_.language; }
  /// Says phrases as this frame does; valid as long as the frame.
  [[nodiscard]] text::Writer writer() const { return {input_.language, input_.names}; }
  [[nodiscard]] const std::string& name(Seat seat) const { return writer().name(seat); }
  /// The seat has answered a question that others are still asked.
  [[nodiscard]] bool has_answered(Seat seat) const { return contains(input_.answered, seat); }
  [[nodiscard]] std::string say(const Phrase& phrase) const { return writer().say(phrase); }
  [[nodiscard]] std::string say(std::string_view key) const { return writer().say(key); }

  // --- whether the kit needs further frames; the main loop asks after each frame ---
  /// Something will look different in the next frame: a column is scrolling, a piece rises or settles, a dialog was
  /// opened or closed, or the focus moves because its widget is gone.
  [[nodiscard]] bool moving() const;
  /// Seconds until the toast disappears; none if none is shown.
  [[nodiscard]] std::optional<double> toast_remaining() const;
  /// Seconds until something will be explained because the pointer or the focus rests on it; none if nothing will.
  [[nodiscard]] std::optional<double> explanation_due() const { return explainer_.due(); }

  // --- widgets; each tap is returned in one frame only ---
  /// `id` is unique within a frame and stable between frames. Disabled and refused buttons can be tapped too, so that
  /// the caller can say why not; disabled ones are so in the mirror too. A button that is not `listed` is left out of
  /// the mirror, for moves that are listed there anyway.
  bool button(const Rect& at, std::string_view id, std::string_view label, WidgetState state = WidgetState::enabled,
              float text_size = 17, bool listed = true);
  /// A button without a text: the caller draws an icon on it, in `button_ink`. A `quiet` one shows its plate only while
  /// pointer, finger or focus is on it, or while it is selected.
  bool icon_button(const Rect& at, std::string_view id, std::string_view label,
                   WidgetState state = WidgetState::enabled, bool quiet = false);
  [[nodiscard]] static Ink button_ink(WidgetState state);
  /// A hit target that the caller draws. It reacts within 44 × 44 pixels even if it is smaller. With an empty `label`
  /// it is left out of the mirror, for moves that are listed there anyway.
  Touch hit_target(const Rect& at, std::string_view id, std::string_view label,
                   WidgetState state = WidgetState::enabled);
  /// A hit target that stands for something. With a label it is in the mirror too, described by `what`.
  Touch hit_target(const Rect& at, std::string_view id, const Explanation& what,
                   WidgetState state = WidgetState::enabled);
  Touch hit_target(const Rect& at, std::string_view id, std::string_view label, WidgetState state,
                   const Explanation& what);
  /// Something that can only be asked about. Parts that are drawn and explained later lie above earlier ones: explain a
  /// panel first, then its parts.
  void explain(const Rect& at, std::string_view id, const Explanation& what);
  /// The same for a button that shows a sign only.
  void explain_button(const Rect& at, std::string_view id, std::string_view label);
  /// A tick on the upper right corner, for those who do not see the colour of what is selected.
  void tick(const Rect& at, float size = tick_size);
  /// Something that lies over what was drawn before: no tap on it reaches that. True when it is tapped. The keyboard
  /// passes it by.
  bool cover(const Rect& at, std::string_view id);
  /// The player hurries what is shown within `at`: the pointer went down there, on nothing that covers it; a button
  /// there was pressed in the mirror; or Enter or Space was, while nothing has the focus.
  [[nodiscard]] bool hurries(const Rect& at) const;
  /// See Gesture::spend_tap.
  void spend_tap() { gesture_.spend_tap(); }
  /// A slider with positions 0 … `last`, now at `place`; returns the position that the player moves it to, if another.
  /// It is not in the mirror: the caller offers buttons for stepping.
  std::optional<int> slider(const Rect& at, std::string_view id, int place, int last);
  /// A modal dialog, until `end_modal`: what was drawn before is darkened, leaves the mirror and cannot be pressed, nor
  /// can what is drawn afterwards.
  void begin_modal();
  void end_modal();
  /// A dialog has been drawn in this frame: what is drawn now cannot be pressed.
  [[nodiscard]] bool has_modal() const { return modals_ > 0; }
  /// A column that scrolls if its `content_height` exceeds its rectangle. Returns the rectangle of the content, moved
  /// by the scrolling; everything drawn until `end_scroll` is clipped to the column.
  Rect begin_scroll(const Rect& at, std::string_view id, float content_height);
  void end_scroll();
  /// Shows the state of something that the caller draws: a light frame if enabled, a frame with a tick if selected, a
  /// thin veil if disabled, hatching if refused. `radius` is that of the corners; a large one makes a disc.
  void mark(const Rect& at, WidgetState state, float radius = 8);

  // --- what things are ---
  /// The player taps things in order to learn what they are; nothing else happens by taps.
  [[nodiscard]] bool asking() const { return explainer_.asking(); }
  void set_asking(bool asking) { explainer_.set_asking(asking); }
  /// Closes an explanation, or ends the asking; false if there was nothing to close.
  bool close_explanation() { return explainer_.close(); }
  /// The paragraph of the rules that the player has asked for in this frame (text::section_of); empty: none.
  [[nodiscard]] const std::string& section_wanted() const { return section_wanted_; }
  /// Everything on the screen that can be asked about, for tests and pictures.
  [[nodiscard]] const std::vector<Explained>& explained() const { return explainer_.things(); }
  /// In the player's language; empty while the help texts are not here.
  [[nodiscard]] std::string name_of(const Explanation& what) const;
  [[nodiscard]] std::string words_of(const Explanation& what) const;

  // --- the row at the top of a wide table, which the app's bar and the table's question share ---
  /// What the bar leaves of it in this frame.
  void leave_headline(const Rect& at) { headline_ = at; }
  [[nodiscard]] bool shares_headline() const { return headline_.w > 0; }
  /// The part of the table's row for its question.
  [[nodiscard]] Rect headline(const Rect& row) const { return shares_headline() ? intersection(row, headline_) : row; }

  // --- reduced motion ---
  /// Everything that would have moved has jumped. The caller that shows the frames may fade the last picture over the
  /// new one.
  void note_jump() { jumped_ = true; }
  /// Whether that was in this frame.
  [[nodiscard]] bool jumped() const { return jumped_; }
  /// The seat that is asked is a bot that has not decided yet.
  void note_thinking() { thinking_ = true; }
  [[nodiscard]] bool thinking() const { return thinking_; }

  // --- the keyboard ---
  /// The id that has the focus, as far as this frame has been drawn; empty if no focus is shown.
  [[nodiscard]] std::string_view focused() const { return focus_.shown ? std::string_view(focus_.id) : ""; }
  /// Keeps the left and right arrows from moving the focus in the next frame: the caller uses them.
  void claim_left_right_keys();

  // --- text ---
  /// Breaks the text into lines and draws them; returns their height.
  float text(const Rect& at, std::string_view words, const TextStyle& style = {});
  [[nodiscard]] float text_width(std::string_view words, const TextStyle& style = {}) const;
  [[nodiscard]] float text_height(float width, std::string_view words, const TextStyle& style = {}) const;
  /// One line. If it is too wide it shrinks to min_text_size, is narrowed a little (narrow.h), and then ends in an
  /// ellipsis.
  void label(const Rect& at, std::string_view words, const TextStyle& style = {});
  /// Writes as many lines as fit, with an ellipsis if there are more: for the players' own words, such as names. No
  /// sentence of our own is cut: the tests call it a fault.
  void clamped_text(const Rect& at, std::string_view words, const TextStyle& style = {});
  /// A count or score, in the display font. It is not in the mirror: the table says there what it means.
  void number(const Rect& at, int value, const TextStyle& style = {});

  // --- what is heard and felt ---
  /// Sounds with this frame. One sound is heard once in a frame, and of many only the first `most_sounds`.
  void sound(Sound sound);
  static constexpr std::size_t most_sounds = 3;
  [[nodiscard]] std::span<const Sound> sounds() const { return sounds_; }
  /// A tap was refused in this frame.
  [[nodiscard]] bool has_refused() const { return refused_; }

  // --- surfaces ---
  void panel(const Rect& at);
  void paper(const Rect& at, float turn = 0);  ///< a card's blank face, rotated by degrees
  void card_back(const Rect& at);
  void ribbon(const Rect& at, std::string_view words, Ink ink = Ink::gold);
  /// Notes that what is drawn next hides everything beneath it.
  void note_surface(const Rect& at);
  /// A message beside `about`: why something is refused, or what it is. It stays for some seconds or until the next
  /// tap.
  void toast(const Rect& about, std::string_view words, Ink ink = Ink::warn);
  /// The same, with a way to the paragraph of the rules about it.
  void toast(const Rect& about, const Phrase& phrase, Ink ink = Ink::warn);

  // --- free drawing ---
  Pen& pen() { return pen_; }
  [[nodiscard]] ImU32 colour(Ink ink, float alpha = 1) const;
  /// Colours of warm light and of shadows, for `glow` and `soft_rect`.
  [[nodiscard]] ImU32 lamplight(float strength) const;
  [[nodiscard]] ImU32 shadow(float strength) const;
  /// The veil over a card that cannot be used now: it is still read as before.
  [[nodiscard]] ImU32 veil() const;

  // --- the mirror ---
  [[nodiscard]] Mirror& mirror() { return mirror_; }
  [[nodiscard]] const Mirror& mirror() const { return mirror_; }
  /// Everything that could be tapped in this frame, for tests that tap the canvas.
  struct HitTarget {
    std::string id;
    Rect at;
  };
  [[nodiscard]] std::span<const HitTarget> hit_targets() const { return hit_targets_; }
  /// Texts of this frame that did not fit their rectangles, for tests.
  [[nodiscard]] std::span<const std::string> overflowing() const { return overflowing_; }
  /// All text, small signs and surfaces of this frame with their positions, for tests; complete after `end`.
  [[nodiscard]] std::span<const DrawnItem> drawn_items() const { return drawn_items_; }
  /// Starts a group of buttons in the mirror; the ones that follow go into it.
  void mirror_group(std::string_view heading);

 private:
  friend class NotedPicture;
  friend class Lifted;
  /// A scrolling column that is being drawn.
  struct Column {
    std::string id;
    Rect at;
    float overflow;  ///< how much taller than the column its content is
    float offset;    ///< how far it is scrolled
    std::size_t hit_targets_before;
    DrawRange drawn;
  };
  void draw_plate(const Rect& at, WidgetState state, const Touch& touch);
  void add_explained(const Rect& at, std::string_view id, const Explanation& what, std::string_view label);
  void ask_about_things();
  void pin_asked(std::string_view id);
  void mirror_things();
  void end_explaining();
  void draw_explanation(const Explained& thing);
  static Rect place_beside(const Rect& thing, float width, float height, const Rect& room);
  /// The input of a hit target: pointer, keyboard and mirror.
  Touch touch(const Rect& at, std::string_view id, WidgetState state);
  /// The invisible Dear ImGui item that takes the keyboard focus; true if Enter or Space pressed it.
  bool key_item(const Rect& at, std::string_view id, WidgetState state, bool& focused);
  /// Whether the words fit on one line or on several.
  [[nodiscard]] bool fits(const Rect& at, std::string_view words, const TextStyle& style) const;
  /// The text would break within a word.
  [[nodiscard]] bool tears(float width, std::string_view words, const TextStyle& style) const;
  /// Breaks the words as the style wants it.
  [[nodiscard]] std::span<const std::string_view> lines_of(std::string_view words, float width,
                                                           const TextStyle& style) const;
  float draw_lines(const Rect& at, std::span<const std::string_view> lines, const TextStyle& style);
  /// Notes what was drawn since a vertex of the draw list.
  DrawnItem& note(DrawnItem::Kind kind, std::string_view words, int first_point);
  /// Fills in the bounds of everything, once it has been moved, rotated and faded.
  void measure_items();
  void list_in_mirror(std::string_view id, std::string_view label, WidgetState state);
  void draw_ground();
  void draw_focus();
  void draw_scroll_hints(const Column& column);
  void scroll_by_keys(const Column& column);
  void draw_toast();
  /// No dialog covers what is being drawn, and none did in the last frame.
  [[nodiscard]] bool uncovered() const { return !input_.covered && modal_ == modals_ && modal_ >= modals_before_; }

  /// A piece under the pointer, or on its way back (ui_lift.cpp).
  struct Lift {
    std::string id;
    float height;  ///< 0: on the table, 1: pressed
    bool drawn = false;
  };
  [[nodiscard]] float wanted_height(std::string_view id) const;
  void move_lifts(double past);
  [[nodiscard]] bool lifts_move() const;
  float height_of(std::string_view id, WidgetState state);

  struct Toast {
    Rect about;
    std::string words;
    Ink ink = Ink::warn;
    double until = -1;      ///< seconds on the app's clock
    std::string section{};  ///< of the rules; may be empty
  };
  /// The focus ring, drawn last, over everything.
  struct Focus {
    Rect at;
    Rect clip;
    bool shown = false;
    std::string id;
  };

  FrameInput input_;
  Pen pen_;
  Mirror mirror_;
  std::vector<HitTarget> hit_targets_;
  std::vector<std::string> overflowing_;
  std::vector<DrawnItem> drawn_items_;
  std::vector<Sound> sounds_;
  bool refused_ = false;
  bool jumped_ = false;
  bool thinking_ = false;
  Rect headline_;

  mutable LineCache line_cache_;
  Gesture gesture_;
  Explainer explainer_;
  std::string section_wanted_;
  bool asked_at_pointer_ = false;      ///< in this frame
  std::optional<Point> mirror_press_;  ///< where the last frame has drawn what is pressed in the mirror
  std::vector<Column> columns_;
  std::vector<int> open_modals_;
  int modal_ = 0;          ///< the dialog that is being drawn; 0: the screen itself
  int modals_ = 0;         ///< dialogs begun in this frame
  int modals_before_ = 0;  ///< dialogs in the last frame
  bool wants_focus_ = false;
  bool focus_lives_ = true;         ///< the focused widget is still on the screen
  bool focus_was_visible_ = false;  ///< in the last frame
  int focus_lost_ = 0;              ///< frames since it disappeared, while the focus is shown
  Toast toast_;
  Focus focus_;
  std::vector<Lift> lifts_;
};

/// A piece that can be tapped: what is drawn while this exists rises under the pointer and the finger, and settles when
/// it is let go; without motion it only gets lighter. Its hit target, which has this id, stays where it is.
class Lifted {
 public:
  /// The piece is at `at`, and its shadow has corners of this radius.
  Lifted(Ui& ui, std::string_view id, const Rect& at, WidgetState state = WidgetState::enabled, float radius = 6);
  ~Lifted();
  Lifted(const Lifted&) = delete;
  Lifted& operator=(const Lifted&) = delete;

 private:
  Ui& ui_;
  Point centre_;
  float height_;
  std::optional<DrawRange> drawn_;  ///< since the shadow was drawn
};

/// Notes what a drawing function draws while this exists, so that a test finds pictures that are not explained.
class NotedPicture {
 public:
  /// `what` must outlive this.
  NotedPicture(Ui& ui, std::string_view what) : ui_(ui), what_(what), first_point_(ui.pen().list().VtxBuffer.Size) {}
  ~NotedPicture() { ui_.note(DrawnItem::Kind::picture, what_, first_point_); }
  NotedPicture(const NotedPicture&) = delete;
  NotedPicture& operator=(const NotedPicture&) = delete;

 private:
  Ui& ui_;
  std::string_view what_;
  int first_point_;
};

}  // namespace kairo::draw
