#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>

/// Everything that page and canvas tell each other: named messages with one text each, and requests for frames. The
/// browser side has the only JavaScript in C++; the desktop side stands in for the page.
namespace kairo::host {

/// Messages to the page:
///   page      everything that is shown besides the picture, as JSON (web/app/pages/shown.h)
///   title     the page's title
///   forget    the name of a stored text to delete
///   aside     name newline name: the text of the first is damaged; move it unchanged to the second
///   hold      id of the match that this tab wants to write; empty: none
///   seize     the same, from whichever tab has it
///   file      name newline text: to be saved or shared as a file
///   settings  the player's choices, to be stored; records: their best totals; statistics: the matches they finished
///   language (`en`, `ja`), theme (`dark`, `light`), words (`yes`, `no`)   what is in use now
///   contrast (`normal`, `high`), text size (`normal`, `large`, `largest`), hand (`right`, `left`)   the same
///   pass      share a link: fragment newline sentence newline its kind: `deal` of a match that is over,
///             `deal.running` of one that is not; nothing: the match
///   result    draw the result of the match as a picture: the fragment of a link to the replay, empty if it has no
///             code; newline the game's id, its name, who has won; then for each player, the winner first, newline the
///             place (alone: empty), the points, the name. Answered by `no result` if there can be no picture
///   settled   the link in the address has been handled or refused, and need not stay there
///   fonts     a language whose characters are needed: send `font reading-LANGUAGE` and `font display-LANGUAGE`, or
///             `no language`. `language` asks for the same, and for `texts`
///   names     a name needs characters that those fonts lack, too: send `font names`
///   picture   `none`: nothing can be drawn now, only the words work; empty: it can
///   lessons   a game's id: asks for its lessons; answered by a message of the same name, or by `no lessons`
///   book      show the rule book: `<game>#<section>`, or `<game>#` for its top
///   think     an id newline a request (engine/bots/request.h); answered by `thought` or `no thought`
///   stop thinking   an id: its answer is not needed any more
///   started, moved, ended, left   the progress of the match, as JSON (shell/messages.schema.json; `typed` instead of
///             `name` for the names of players that somebody has typed)
///   refused   what was asked by `open` or `begin` cannot be done: `link`, `game`, `seats`
///   volume    `off`, `soft`, `medium`, `full`
///   sound     the name of a sound (assets/sound), to be heard now
///   vibrate   for so many milliseconds
///   link      the answer to `link`: a fragment; empty in the box
void send(std::string_view name, std::string_view text);

/// Messages from the page, each followed by a frame. Before the first frame, in any order:
///   font reading, font display   the file's bytes; those of a language, and `font names`, at any time
///   texts     a language newline its texts (web/text/catalogue.h); those of another one at any time
///   settings, records, statistics  what was stored     record  name newline text: one of the stored texts
///   language, theme, contrast, motion (`full`, `reduced`)
///   storage   `kept`, `full`, `lost`: nothing outlives the page
///   only      a game's id: the page shows only this game; newline `frame`: and nothing leads to the box,
///             since the page is framed by another site
///   at        the place where the page was when it was loaded again; empty: it is opened anew
///   framed    `yes`: within another page, where sound is off until somebody asks for it
///   vibrates  `yes`: the device can
///   start     all of this has been sent
/// and then:
///   help      a language newline its help texts (web/text/help.h), some time after the first frame
///   open      the fragment of a link, without `#`
///   new       show the set-up of a game: its id newline a deal's number, or nothing
///   begin     a match at once: a game's id newline a deal's number, or nothing, newline its players (session/player.h)
///   link      asks for a link to what is on the screen; answered at once
///   too long  a link was longer than Kairo reads, and was not sent
///   pixels    how many the canvas has now: its width, a blank, its height; they are drawn at once
///   mute      `yes`, `no`: as if the player had chosen it
///   rest      `yes`: the canvas is not visible, so nothing is drawn and time stops, until `no`
///   press     the key of what was pressed in a document (web/app/pages/document.h)
///   answer    what was typed into a field of it: `what` newline text; pasted and dropped texts are answers to `link`
///   back      leaves what is on top, as Escape does
///   go        a place (web/app/trail.h): the player goes back or forth in the browser's history; answered by `page`
///   words     `yes`, `no`
///   record    as above: another tab has written it; an empty text: it is gone
///   hold      `mine` or `elsewhere`, newline id: whether this tab may write the match
///   away      the page is hidden or left; perhaps no other message follows
///   lessons   a game's id newline its lessons (web/app/lessons/lesson_text.h)
///   no lessons   a game's id newline `offline` or `failed`: why they could not be fetched
///   no result  the picture of a result could not be made; `hidden`: the browser would hand out another one
///   thought   an id newline the answer to its request       no thought   an id: there will be none
///   lifted    the browser has taken over the touch; `keys`: keys that are down will come up elsewhere
///   picture   `lost`, `back`: the graphics context
using Receiver = std::function<void(std::string_view name, std::string_view text)>;
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

/// What the browser tests may ask of the canvas.
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
