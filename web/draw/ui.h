#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/phrase.h"
#include "imgui.h"
#include "web/draw/geometry.h"
#include "web/draw/gesture.h"
#include "web/draw/light.h"
#include "web/draw/mirror.h"
#include "web/draw/theme.h"
#include "web/text/language.h"

namespace kairo::draw {

enum class Face : std::uint8_t { reading, display };
enum class Align : std::uint8_t { left, centre, right };

inline constexpr float least_text = 14;  ///< CSS pixels; smaller text is not to be read

struct TextStyle {
  float size = 16;  ///< CSS pixels, at least least_text
  Ink ink = Ink::text;
  Face face = Face::reading;
  Align align = Align::left;
  bool middle = false;  ///< centred top to bottom in its rectangle
};

/// How a thing that can be touched stands now.
enum class Stance : std::uint8_t {
  live,     ///< may be touched
  primary,  ///< the one thing to touch next
  quiet,    ///< there, but not now
  chosen,
  refused,  ///< touching it only tells why not
};

/// What the player does with a spot this frame.
struct Touch {
  bool tapped = false;
  bool held = false;
  bool hovered = false;
  bool focused = false;  ///< by keyboard: the kit has drawn its ring
};

/// Facts of a frame that come from outside.
struct FrameFacts {
  Rect area;       ///< the canvas, CSS pixels
  double now = 0;  ///< seconds on the app's clock
  Theme theme = Theme::dark;
  text::Language language = text::Language::en;
  bool reduced_motion = false;
  std::span<const std::string> names;  ///< by seat
  std::string pressed;                 ///< id of a mirror button pressed since the last frame
};

/// The drawing kit's one face: a frame is drawn by calls on it, from top to bottom. All that can be pressed goes
/// through `button` and `spot`, and so stands in the mirror too; a press there comes back as the same tap here.
/// Tables compose it; nobody paints buttons of their own, and ImGui's stock widgets are not used.
class Ui {
 public:
  // --- the frame (called by the main loop) ---
  void begin(const FrameFacts& facts);
  void end();

  // --- facts ---
  [[nodiscard]] const Rect& area() const { return facts_.area; }
  [[nodiscard]] bool portrait() const { return facts_.area.h > facts_.area.w; }
  /// A frame as small as an embed of 480 × 320.
  [[nodiscard]] bool cramped() const { return facts_.area.h < 420; }
  [[nodiscard]] double now() const { return facts_.now; }
  [[nodiscard]] bool reduced_motion() const { return facts_.reduced_motion; }
  [[nodiscard]] Theme theme() const { return facts_.theme; }
  [[nodiscard]] text::Language language() const { return facts_.language; }
  [[nodiscard]] const std::string& name(Seat seat) const;
  [[nodiscard]] std::string say(const Phrase& phrase) const;
  [[nodiscard]] std::string say(std::string_view key) const;

  // --- frames to come ---
  /// Something moves: draw the next frame too.
  void animate() { wants_frame_ = true; }
  /// Draw again in this many seconds, nothing before.
  void wake_in(double seconds);
  [[nodiscard]] bool wants_frame() const { return wants_frame_; }
  /// Seconds until the earliest wake, negative when none was asked for.
  [[nodiscard]] double wake() const { return wake_; }

  // --- things to press; a tap is told in one frame only ---
  /// A button of the kit. `id` is unique in the frame, stable from frame to frame. A refused or quiet one can be
  /// pressed as well (the caller says why not) but stands as disabled in the mirror when quiet. Not `listed`, it stays
  /// out of the mirror (where the move that it makes is listed anyway).
  bool button(const Rect& at, std::string_view id, std::string_view label, Stance stance = Stance::live,
              float text_size = 17, bool listed = true);
  /// A button without words on it: the caller draws a sign or more within, in `plate_ink`.
  bool plate(const Rect& at, std::string_view id, std::string_view label, Stance stance = Stance::live);
  [[nodiscard]] static Ink plate_ink(Stance stance);
  /// A spot whose picture the caller draws; at least 44 × 44 is touched whatever its size. An empty `label` keeps it
  /// out of the mirror (where the legal moves are listed anyway).
  Touch spot(const Rect& at, std::string_view id, std::string_view label, Stance stance = Stance::live);
  /// A groove with places 0 … `last` and a knob at `place`, to be dragged or touched; the other place that is wished
  /// for. It is not in the mirror: whoever leafs by places gives buttons for that.
  std::optional<int> slider(const Rect& at, std::string_view id, int place, int last);
  /// From here to `end_cover`, only what is drawn can be pressed (a dialog over the screen); what was drawn before is
  /// shaded, cannot be pressed and leaves the mirror.
  void begin_cover();
  void end_cover();
  /// A column that can be dragged up and down where its `content_height` exceeds its rectangle. Everything drawn
  /// until `end_scroll` is clipped to it and moved; returns the moved rectangle, content_height tall.
  Rect begin_scroll(const Rect& at, std::string_view id, float content_height);
  void end_scroll();
  /// How a thing that the caller draws shows its stance: light around what is live, a frame with a tick on what is
  /// chosen, a veil over what is quiet, hatching on what is refused. `radius` rounds it off; a large one makes a disc.
  void mark(const Rect& at, Stance stance, float radius = 8);

  // --- the arrow keys ---
  /// What they have reached in this frame so far; empty when nothing is shown to have the focus.
  [[nodiscard]] std::string_view focused() const { return focus_.shown ? std::string_view(focus_.id) : ""; }
  /// In the next frame left and right do not move the focus: the caller has a use for them.
  void claim_sideways();

  // --- words ---
  /// Draws text broken into lines; returns the height used.
  float text(const Rect& at, std::string_view words, const TextStyle& style = {});
  [[nodiscard]] float text_width(std::string_view words, const TextStyle& style = {}) const;
  [[nodiscard]] float text_height(float width, std::string_view words, const TextStyle& style = {}) const;
  /// One line, made smaller (to 14) and then cut with … when it is too wide.
  void label(const Rect& at, std::string_view words, const TextStyle& style = {});
  /// As many lines as fit, the last of them cut with … when there is more: for words that stand whole elsewhere.
  void excerpt(const Rect& at, std::string_view words, const TextStyle& style = {});
  /// A number of weight (counts, scores), with its meaning in the mirror only if the table says it in words.
  void number(const Rect& at, int value, const TextStyle& style = {});

  // --- surfaces ---
  void panel(const Rect& at);
  void paper(const Rect& at, float turn = 0);  ///< a card's blank face, turned by degrees about its middle
  void card_back(const Rect& at);
  void ribbon(const Rect& at, std::string_view words, Ink ink = Ink::gold);
  /// A line that tells why something is refused or what a thing is, near `about`, kept inside the area; it stays for
  /// some seconds or until the next tap.
  void tell(const Rect& about, std::string_view words, Ink ink = Ink::warn);

  // --- free drawing: use the art of art.h where there is some ---
  ImDrawList& pen();
  [[nodiscard]] ImU32 colour(Ink ink, float alpha = 1) const;
  /// Warm light upon something, and the shadow that things cast; soft shapes of light.h take them.
  [[nodiscard]] ImU32 lamplight(float strength) const;
  [[nodiscard]] ImU32 shadow(float strength) const;

  // --- the mirror ---
  [[nodiscard]] Mirror& mirror() { return mirror_; }
  /// Where everything stands that could be pressed in this frame, for tests that tap the canvas.
  struct Spot {
    std::string id;
    Rect at;
  };
  [[nodiscard]] std::span<const Spot> spots() const { return spots_; }
  /// What was written in this frame and did not fit its place, for tests.
  [[nodiscard]] std::span<const std::string> crowded() const { return crowded_; }
  /// Opens a group of mirror buttons; those of `button` and `spot` go into the last one opened.
  void mirror_group(std::string_view heading);

 private:
  /// A column that is being drawn.
  struct Column {
    std::string id;
    Rect at;
    float overflow;  ///< how much taller its content is
    float offset;    ///< how far it is scrolled
    std::size_t spots_before;
    Since drawn;
  };
  /// What a press of any kind did to an id; draws nothing.
  Touch touch(const Rect& at, std::string_view id, Stance stance);
  /// The invisible item that the arrow keys go to; true when Enter or Space pressed it.
  bool key_item(const Rect& at, std::string_view id, Stance stance, bool& focused);
  /// On one line or more.
  [[nodiscard]] bool stands_in(const Rect& at, std::string_view words, const TextStyle& style) const;
  float draw_lines(const Rect& at, std::span<const std::string_view> lines, const TextStyle& style);
  void list_in_mirror(std::string_view id, std::string_view label, Stance stance);
  void draw_ground();
  void draw_focus();
  void draw_scroll_hints(const Column& column);
  void scroll_by_keys(const Column& column);
  void draw_tell();
  /// Nothing covers what is drawn now, and nothing did in the last frame.
  [[nodiscard]] bool uncovered() const { return cover_ == covers_ && cover_ >= covers_before_; }
  [[nodiscard]] Rect visible() const;

  /// What `tell` has said last.
  struct Told {
    Rect about;
    std::string words;
    Ink ink = Ink::warn;
    double until = -1;  ///< on the app's clock
  };
  /// The ring that is drawn last, over everything.
  struct Focus {
    Rect at;
    Rect clip;
    bool shown = false;
    std::string id;
  };

  FrameFacts facts_;
  Mirror mirror_;
  std::vector<Spot> spots_;
  std::vector<std::string> crowded_;
  bool wants_frame_ = false;
  double wake_ = -1;

  Gesture gesture_;
  std::vector<Column> columns_;
  std::vector<int> open_covers_;
  int cover_ = 0;          ///< the cover that is being drawn, 0: the screen itself
  int covers_ = 0;         ///< covers begun in this frame
  int covers_before_ = 0;  ///< and in the last one
  bool wants_focus_ = false;
  bool focus_lives_ = true;  ///< what the arrow keys had reached is still on the screen
  Told told_;
  Focus focus_;
};

}  // namespace kairo::draw
