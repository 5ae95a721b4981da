#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

/// All that the page gives the canvas, and the canvas the page: named messages with one text each, and moments to draw
/// in. The browser side is the only place with JavaScript in C++; the desktop side stands in for the page.
namespace kairo::host {

/// Messages to the page:
///   mirror    the mirror as JSON                      title    the page's title
///   forget    the name of a text that `write` kept
///   aside     name newline name: the text of the first is damaged; it is moved, as it is, to the second
///   hold      id of the match that this tab is going to write; empty: none
///   seize     the same, from whichever tab has it
///   file      name newline text: to be kept as a file, or handed on as one
///   settings  what is to be kept of the player's choices
///   language (`en`, `ja`), theme (`dark`, `light`), words (`yes`, `no`)   what is in force now
///   ask       a field to fill in: `what` newline label newline value; answered by `answer` (names, links, seeds)
///   pass      hand a link on: fragment newline sentence
///   settled   what the address asked for has been seen, or was refused: it need not stay there
///   names     a name needs characters that the first fonts lack: bring `font names`
///   picture   `none`: nothing can be drawn, the mirror must do
///   started, moved, ended   how the match goes on, as JSON (shell/messages.schema.json)
///   link      what was asked for by `link`: a fragment; empty in the box
void send(std::string_view name, std::string_view text);

/// Messages from the page, each followed by a frame. Before the first frame, in any order:
///   font reading, font display   the file's bytes; `font names` at any time
///   settings  what was kept                record  name newline text: one of the kept texts
///   language, theme, motion (`full`, `reduced`), storage (`kept`, `full`, `lost`: nothing outlives the page)
///   only      a game's id: what the page is about is not the box but this game
///   start     all of this has been said
/// and then:
///   open      the fragment of a link, without `#`
///   new       a game's id newline a deal's number, or nothing: its set-up
///   link      how can this moment be opened elsewhere? Answered at once
///   rest      `yes`: nobody can see the canvas, so nothing is drawn and nothing goes on, until `no`
///   press     the id of a mirror button
///   answer    `what` newline text
///   words     `yes`, `no`
///   record    as above: another tab has written it; an empty text: it is gone
///   hold      `mine` or `elsewhere`, newline id: whether this tab is the one that may write the match
///   away      the page is hidden or left; perhaps this is the last that is heard of it
///   lifted    the browser has taken the finger for itself
///   picture   `lost`, `back`: the graphics context
using Receiver = std::function<void(std::string_view name, std::string_view text)>;
void on_message(Receiver receiver);

/// What became of a text that was to be kept.
enum class Written : std::uint8_t {
  kept,   ///< read back as it was written
  full,   ///< there is no room for it; what was kept under this name before still is
  lost,   ///< nothing outlives the page
  stale,  ///< not written: another tab has changed something of the same match; `record` follows
};
/// Keeps a text under a name, `match.ID.SLOT` or `aside.…`, between visits. The page answers at once.
Written write(std::string_view name, std::string_view text);

/// Asks for one call of the frame function at the next moment that can be seen: none comes while the page is hidden.
/// Asking again before that changes nothing.
void request_frame();
/// Asks for a frame in so many seconds, instead of the one that was asked for so before; negative: for none.
void wake_in(double seconds);
void on_frame(std::function<void()> frame);

/// Seconds on a clock that never goes back.
double now();

/// What the browser tests may ask of the canvas.
struct Probe {
  std::function<unsigned()> frames;                      ///< drawn so far
  std::function<std::string(std::string_view id)> spot;  ///< where it can be touched, as JSON; empty: nowhere
  std::function<std::string()> focused;                  ///< the id of what the arrow keys have reached; or empty
};
void on_probe(Probe probe);

/// A number nobody can guess, for new deals: below kairo::seed_bound.
unsigned long long random_seed();

/// Hands the thread over to the page. In a browser this returns at once; on the desktop when the window is closed.
void run();

}  // namespace kairo::host
