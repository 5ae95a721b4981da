#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "web/draw/placing.h"
#include "web/draw/ui.h"

namespace kairo::app {

/// The coach's words at one moment, and the buttons below them.
struct CoachSpeech {
  struct Button {
    std::string_view id;
    std::string words;
    draw::WidgetState state = draw::WidgetState::enabled;
  };
  std::string words;
  std::string remark;         ///< about the last answer; it stands above the words
  bool remark_leads = false;  ///< it matters most, and the words add to it
  bool words_known = false;   ///< they have been read before: left out where they would need pages
  bool has_back = false;
  std::vector<Button> buttons;
  std::string_view heading = "app.lesson.coach";  ///< in words; a key
  /// Ids of what is to be tapped although it is not pointed at. Where there is no room beside it the words
  /// come in pages.
  std::span<const std::string> spares{};
  std::span<const std::string> asked{};  ///< the same of what is asked about
  float least_page = 0;                  ///< the height of a page at least
  /// Keys of the words that are told next, and ids that they point at: the panel shall not have to move then.
  std::span<const std::string_view> next_says{};
  std::span<const std::string> next_at{};
};

/// The coach: speaks beside what it points at. It covers neither that nor, if there is room, anything else that can be
/// tapped. Words for which there is no room at once come in pages of whole sentences: a tap on them turns the page.
/// Else a tap on words that are only to be read goes on, and one on words that hide something of the table moves them
/// away.
class CoachPanel {
 public:
  /// Must be called after the table was drawn in `room`; `points_at` are ids of what can be tapped or asked about
  /// there, and with `spared_sign` of what is to be seen without being lit. `needs_table`: the player is to tap
  /// something there. Returns the id of the button that was pressed; empty: none.
  std::string_view frame(draw::Ui& ui, const draw::Rect& room, const CoachSpeech& speech,
                         std::span<const std::string> points_at, bool needs_table);

  /// Shows for a moment that its first button is to be pressed before anything else.
  void urge(double now) { urged_ = now; }
  /// Seconds until that has been shown; none: it is not.
  [[nodiscard]] std::optional<double> urges(double now) const {
    constexpr double shown = 1.2;
    if (!urged_ || now >= *urged_ + shown) return std::nullopt;
    return *urged_ + shown - now;
  }
  /// Turns to the next page; false: all have been read.
  bool turn_page();

  /// Its place in the last frame.
  [[nodiscard]] const draw::Rect& at() const { return last_; }

 private:
  struct Size;
  struct Around;
  [[nodiscard]] draw::Placed place(const draw::Ui& ui, const draw::Rect& room, const Size& size, const Around& around,
                                   bool needs_table, bool settled = false) const;

  /// The size and place of the last frame, if the words are the same and hide nothing there: it does not jump while
  /// somebody aims. Else the best ones.
  [[nodiscard]] std::pair<Size, draw::Placed> settle(const draw::Ui& ui, const draw::Rect& room,
                                                     const CoachSpeech& speech, const Around& around, bool needs_table);

  /// The size, and the place of it, at which it covers least; as many of its words are seen there as have room.
  [[nodiscard]] std::pair<Size, draw::Placed> fit(const draw::Ui& ui, const draw::Rect& room, const CoachSpeech& speech,
                                                  const Around& around, bool needs_table) const;

  /// The facts that the size of the panel was chosen by: its words may change a little.
  struct Fitted {
    float width = 0;
    float highest = 0;  ///< that a page may be
    float covered = 0;  ///< as `Placed` has it
  };
  struct Page {
    std::string_view words;
    bool is_remark = false;
  };
  /// Parts the words into pages, and returns the one that is read.
  Page find_page(const draw::Ui& ui, const Size& size, const CoachSpeech& speech);
  void draw_words(draw::Ui& ui, const draw::Rect& inside, const Size& size, const CoachSpeech& speech);
  void draw_page(draw::Ui& ui, draw::Rect inside, const Page& page, const CoachSpeech& speech);
  std::string spoken_;             ///< the words that the panel was placed for
  std::string paged_;              ///< the words that were parted into pages,
  std::size_t pages_ = 0;          ///< how many,
  std::size_t page_ = 0;           ///< and which of them is read
  Fitted fitted_;                  ///< for these words; width 0: not yet
  std::vector<draw::Rect> moved_;  ///< places that the player did not want it at, since then
  std::optional<double> urged_;    ///< when the player was shown last what is to be pressed first
  draw::Rect last_;
  draw::Rect read_at_;  ///< where the last words lay that were only to be read
};

}  // namespace kairo::app
