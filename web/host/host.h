#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "canvas_messages.h"

/// Everything that page and canvas tell each other: the messages that shell/canvas_messages.json lists, with one text
/// each, and requests for frames. The browser side has the only JavaScript in C++; the desktop side stands in for the
/// page.
namespace kairo::host {

void send(ToPage message, std::string_view text);

/// Messages from the page, each followed by a frame.
using Receiver = std::function<void(ToCanvas message, std::string_view text)>;
void on_message(Receiver receiver);

enum class WriteResult : std::uint8_t {
  saved,  ///< and read back as it was written
  full,   ///< there is no room; the previous text of this name is still stored
  lost,   ///< nothing outlives the page
  stale,  ///< not written: another tab has changed the same match, and `record` follows
};
/// Stores a text under a name, `match.ID.SLOT` or `aside.…`, between visits. The page answers at once.
WriteResult write(std::string_view name, std::string_view text);

/// Requests one call of the frame function before the next repaint; none comes while the page is hidden. Repeated
/// requests before that have no effect.
void request_frame();
/// Requests a frame after this time instead of the one that was requested so before; negative: none.
void wake_in(double seconds);
void on_frame(std::function<void()> frame);

/// Seconds on a monotonic clock.
double now();

/// The questions that the browser tests may ask of the canvas.
struct Probe {
  std::function<unsigned()> frames;                      ///< the number drawn so far
  std::function<bool()> resting;                         ///< no frame is due, now or at a later time
  std::function<std::string(std::string_view id)> spot;  ///< its rectangle as JSON; empty: there is none
  std::function<std::string()> focused;                  ///< the id of the spot with the keyboard focus; or empty
};
void on_probe(Probe probe);

/// An unpredictable number for new deals, below kairo::seed_bound.
unsigned long long random_seed();

/// Hands the thread over to the page. In a browser this returns at once, on the desktop when the window is closed.
/// `arguments`: those of the desktop program (desktop.cpp); a page has none.
void run(std::span<const char* const> arguments);

}  // namespace kairo::host
