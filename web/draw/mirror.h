#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace kairo::draw {

/// The accessible twin of a frame: what the canvas shows, in words, and everything that can be pressed. The page
/// keeps it in the document beside the canvas, always; screen reader, keyboard and browser tests play through it.
struct Mirror {
  struct Button {
    std::string id;  ///< unique in the frame; comes back when pressed
    std::string label;
    bool enabled = true;
    bool pressed = false;  ///< chosen among its like
  };
  struct Group {
    std::string heading;  ///< may be empty
    std::vector<Button> buttons;
  };
  struct Part {
    std::string heading;
    std::vector<std::string> lines;
  };
  /// Something that happened in a match.
  struct Line {
    std::size_t event;  ///< which of all that happened, counted from 0
    std::string words;
  };
  std::string screen;  ///< its name: box, setup, table, handover, end, …
  std::string title;   ///< a heading for people
  std::string asked;   ///< what is asked of whom, one line
  std::string told;    ///< why something was refused, while it is shown; the page announces it
  std::string wheel;   ///< id of what the mouse's wheel presses while the canvas has the focus; else it is the page's
  std::vector<Part> parts;
  std::vector<Group> groups;
  std::string match;       ///< the one at the table; the page announces what happens in it, each event once
  std::size_t met = 0;     ///< so many events had happened when it came onto the screen
  std::size_t events = 0;  ///< so many have happened by now, told or not
  std::vector<Line> log;   ///< oldest first
};

/// As JSON for the page. Equal mirrors give equal texts.
std::string to_json(const Mirror& mirror);

}  // namespace kairo::draw
