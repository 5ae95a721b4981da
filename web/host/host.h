#pragma once

#include <functional>
#include <string>
#include <string_view>

/// All that the page gives the canvas, and the canvas the page: named messages with one text each. The browser side is
/// the only place with JavaScript in C++; the desktop side stands in for the page.
namespace kairo::host {

/// Messages to the page:
///   mirror   the mirror as JSON                       title    the page's title
///   save     `id` newline record                      forget   `id`
///   ask      a field to fill in: `what` newline label newline value; answered by `answer` (names, pasted links, seeds)
///   pass     hand a link on: JSON {sentence, code, names}   language, theme, words   the player's choice, to be kept
void send(std::string_view name, std::string_view text);

/// Messages from the page, in any order, each followed by a frame:
///   saves    the kept records, each `id` newline record, separated by a line `%`
///   press    the id of a mirror button
///   answer   `what` newline text; `dismiss` when the field was left
///   open     the fragment of a link, without `#`
///   language (`en`, `ja`), theme (`dark`, `light`), motion (`full`, `reduced`), visible (`yes`, `no`)
///   key      a key of the canvas that SDL does not see
using Receiver = std::function<void(std::string_view name, std::string_view text)>;
void on_message(Receiver receiver);

/// A number nobody can guess, for new seeds: 48 bits.
unsigned long long random_seed();

}  // namespace kairo::host
