#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "web/draw/ui.h"

namespace kairo::draw {

/// Something that the kit drew in a frame, in drawing order, so that tests can check what covers what.
struct DrawnItem {
  static constexpr int toast = -1;
  using Kind = Observer::Kind;
  Kind kind = Kind::words;
  std::string words;       ///< the full text, even if it was shortened; of a picture, what it shows
  Rect at;                 ///< its bounds (of text: where there is ink); empty if nothing was drawn
  Rect clip;               ///< the part of the screen where it can be seen now
  Rect room;               ///< and where it can be seen after scrolling
  int modal = 0;           ///< the dialog that it belongs to; 0: the screen itself, `toast`: a message over everything
  bool shortened = false;  ///< an excerpt that ends in an ellipsis
  bool display = false;    ///< in the display font
  bool torn = false;       ///< breaks within a word, without a hyphen
  int first_point = 0;     ///< its range of vertices in the draw list
  int end_point = 0;
};

namespace testing {

/// Remembers what the last frame has drawn. Observes every frame as long as it exists.
class DrawnItems : public Observer {
 public:
  DrawnItems() { current = this; }
  ~DrawnItems() override { current = nullptr; }
  DrawnItems(const DrawnItems&) = delete;
  DrawnItems& operator=(const DrawnItems&) = delete;

  void begin_frame(const Frame& frame) override;
  void end_frame(const Pen& pen) override;
  void add(const Pen& pen, const Item& item) override;
  void add_overflowing(std::string_view words) override { overflowing_.emplace_back(words); }
  void begin(Group group, const Rect& at) override;
  void end(Group group) override;
  void set_dialog(int dialog) override { dialog_ = dialog; }

  /// Of the stage that is open. The last frame must have been one of `ui`.
  static const DrawnItems& of(const Ui& ui);
  [[nodiscard]] const std::vector<DrawnItem>& all() const { return all_; }
  [[nodiscard]] const std::vector<std::string>& overflowing() const { return overflowing_; }

 private:
  const Frame* frame_ = nullptr;
  std::vector<DrawnItem> all_;
  std::vector<std::string> overflowing_;
  std::vector<Rect> columns_;  ///< that are being drawn, one within the other, with what is out of sight
  int dialog_ = 0;
  int messages_ = 0;  ///< groups that are being drawn
  int pictures_ = 0;
};

/// All text, small signs and surfaces of the last frame with their positions.
inline std::span<const DrawnItem> drawn_items(const Ui& ui) { return DrawnItems::of(ui).all(); }
/// Texts of the last frame that did not fit their rectangles.
inline std::span<const std::string> overflowing(const Ui& ui) { return DrawnItems::of(ui).overflowing(); }
/// The words as lines hold them: the blanks where they break are left out.
inline std::string without_blanks(std::string words) {
  std::erase(words, ' ');
  return words;
}

}  // namespace testing
}  // namespace kairo::draw
