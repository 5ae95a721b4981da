#pragma once

#include <string_view>

#include "web/draw/frame.h"

namespace kairo::draw {

/// Learns what a frame draws. Only tests have one (tests/web/support/drawn_items.h), to check what covers what; in the
/// product there is none, so the compiler leaves out whatever would call it.
class Observer {
 public:
  enum class Kind : std::uint8_t {
    words,    ///< one line of text
    sign,     ///< a small sign upon something: a tick, a scroll bar
    picture,  ///< of a piece or a symbol
    surface,  ///< hides everything beneath it
  };
  struct Item {
    Kind kind = Kind::words;
    std::string_view words;  ///< the full text, even if it was shortened; of a picture, what it shows
    int first_point = 0;     ///< it was drawn from this vertex of the draw list on
    Rect at{};               ///< of a surface
    bool shortened = false;  ///< an excerpt that ends in an ellipsis
    bool display = false;    ///< in the display font
    bool torn = false;       ///< breaks within a word, without a hyphen
  };
  /// Things that are drawn together.
  enum class Group : std::uint8_t {
    message,  ///< lies over everything
    picture,  ///< is one picture, whatever it is made of
    column,   ///< scrolls
  };

  virtual ~Observer() = default;
  virtual void begin_frame(const Frame& frame) = 0;
  /// Everything has its place by now, moved, rotated and faded.
  virtual void end_frame(const Pen& pen) = 0;
  /// Called in drawing order.
  virtual void add(const Pen& pen, const Item& item) = 0;
  /// Called with a text that did not fit its rectangle.
  virtual void add_overflowing(std::string_view words) = 0;
  /// `at`: all of a column, seen or not.
  virtual void begin(Group group, const Rect& at) = 0;
  virtual void end(Group group) = 0;
  /// Everything that follows belongs to this dialog; 0: to the screen itself.
  virtual void set_dialog(int dialog) = 0;

  static inline Observer* current = nullptr;  ///< null: nobody observes
};

/// Notes what was drawn.
inline void note(Frame& frame, const Observer::Item& item) {
  if (Observer::current != nullptr) Observer::current->add(frame.pen(), item);
}

/// Notes that what is drawn next hides everything beneath it.
inline void note_surface(Frame& frame, const Rect& at) {
  note(frame, {.kind = Observer::Kind::surface, .first_point = frame.next_point(), .at = at});
}

inline void note_overflowing(std::string_view words) {
  if (Observer::current != nullptr) Observer::current->add_overflowing(words);
}

/// Notes that what is drawn while this exists belongs together.
class NotedGroup {
 public:
  explicit NotedGroup(Observer::Group group) : group_(group) {
    if (Observer::current != nullptr) Observer::current->begin(group_, {});
  }
  ~NotedGroup() {
    if (Observer::current != nullptr) Observer::current->end(group_);
  }
  NotedGroup(const NotedGroup&) = delete;
  NotedGroup& operator=(const NotedGroup&) = delete;

 private:
  Observer::Group group_;
};

/// Notes what a drawing function draws while this exists, so that a test finds pictures that are not explained.
class NotedPicture {
 public:
  /// `what` must outlive this.
  NotedPicture(Frame& frame, std::string_view what) : frame_(frame), what_(what), first_point_(frame.next_point()) {}
  ~NotedPicture() { note(frame_, {.kind = Observer::Kind::picture, .words = what_, .first_point = first_point_}); }
  NotedPicture(const NotedPicture&) = delete;
  NotedPicture& operator=(const NotedPicture&) = delete;

 private:
  Frame& frame_;
  std::string_view what_;
  int first_point_;
};

}  // namespace kairo::draw
