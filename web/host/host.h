#pragma once

#include <functional>
#include <string>
#include <string_view>

/// All that the page gives the canvas, and the canvas the page: named messages with one text each, and moments to draw
/// in. The browser side is the only place with JavaScript in C++; the desktop side stands in for the page.
namespace kairo::host {

/// Messages to the page:
///   mirror    the mirror as JSON                      title    the page's title
///   save      `id` newline record                     forget   `id`
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
///   settings  what was kept                saves   the kept records, each `id` newline lines, divided by lines `%`
///   language, theme, motion (`full`, `reduced`), storage (`kept`, `lost`: nothing outlives the page)
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
///   kept      `no` newline id: a record could not be written
///   lifted    the browser has taken the finger for itself
///   picture   `lost`, `back`: the graphics context
using Receiver = std::function<void(std::string_view name, std::string_view text)>;
void on_message(Receiver receiver);

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
};
void on_probe(Probe probe);

/// A number nobody can guess, for new deals: below kairo::seed_bound.
unsigned long long random_seed();

/// Hands the thread over to the page. In a browser this returns at once; on the desktop when the window is closed.
void run();

}  // namespace kairo::host
