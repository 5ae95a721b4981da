#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kairo::draw {

/// A frame for screen readers: what the canvas shows, in words, and everything that can be pressed. The page has it as
/// a document beside the canvas (web/app/pages/words_page.h).
struct Mirror {
  struct Button {
    std::string id;  ///< unique in the frame; the page sends it back when the button is pressed
    std::string label;
    bool enabled = true;
    bool pressed = false;                 ///< as a toggle button
    std::string about{};                  ///< what it stands for, or what pressing it would bring; may be empty
    std::vector<std::string> families{};  ///< what it has in common with others of a long list, each folded into one
    bool final = false;                   ///< what it does cannot be taken back, so it must be pressed twice
    std::vector<int> places{};            ///< of the map, counted row by row, where it can be found, too
    std::vector<std::string> families_at_place{};  ///< as `families`, among those at the same place
    friend bool operator==(const Button&, const Button&) = default;
  };
  struct Group {
    std::string heading;  ///< may be empty
    std::vector<Button> buttons;
    friend bool operator==(const Group&, const Group&) = default;
  };
  struct Part {
    std::string heading;
    std::vector<std::string> lines;
    std::vector<std::vector<std::string>> map{};  ///< rows of places
    friend bool operator==(const Part&, const Part&) = default;
  };
  /// Something on the canvas, explained.
  struct Thing {
    std::string name;
    std::string words;
    friend bool operator==(const Thing&, const Thing&) = default;
  };
  /// A line of the log.
  struct Line {
    std::size_t event;  ///< number of the event in the match, from 0
    std::string words;
    friend bool operator==(const Line&, const Line&) = default;
  };
  /// Starts a group of buttons; the ones that follow go into it.
  void begin_group(std::string_view heading) { groups.push_back({std::string(heading), {}}); }
  void list(Button button);
  /// The group that was started last comes before all others: it leads on, and whoever listens need not look for it.
  /// Buttons that follow go into a new group.
  void lead_with_last_group();
  /// A dialog covers what there was so far.
  void cover();

  std::string screen;    ///< box, setup, table, handover, end, …
  std::string title;     ///< the heading
  std::string asked;     ///< who is to decide what; one line
  bool covered = false;  ///< something lies over the table; `asked` is its name
  std::string message;   ///< the message that is shown, such as a refusal; the page announces it
  std::string wheel;     ///< id that the mouse wheel presses while the canvas has the focus; if empty, the page scrolls
  std::vector<Part> parts;
  std::vector<Group> groups;
  std::vector<Thing> things;
  std::optional<int> place;  ///< of the map, chosen in words
  std::string viewer;        ///< seat number whose view is shown; empty: only what everybody may see
  std::string question;      ///< the name of what the viewer is asked; empty: nothing
  std::string match;         ///< the match at the table; the page announces each of its events once
  std::size_t met = 0;       ///< number of events when it came onto the screen
  std::size_t events = 0;    ///< number of events by now, announced or not
  std::vector<Line> log;     ///< oldest first
  friend bool operator==(const Mirror&, const Mirror&) = default;
};

}  // namespace kairo::draw
