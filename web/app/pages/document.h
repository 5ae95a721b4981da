#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "web/app/action.h"
#include "web/text/writer.h"

namespace kairo::app {

/// A piece of a document: it says what something is, never where it stands. The page makes elements of it
/// (shell/page/blocks.mjs); how they look depends on the name of the document and on `look` alone.
struct Block {
  enum class Kind : std::uint8_t {
    heading,
    text,
    list,      ///< of `blocks`
    terms,     ///< `blocks`, each with a name in `words` and what it means in `note`
    table,     ///< of rows: blocks of cells. The first row and the first cell of each row are heads
    row,       ///< of a table
    chart,     ///< a line for each of `blocks`, by its `values`, under its name in `words`
    picture,   ///< `picture`; `words` stand for it where nothing is seen
    choice,    ///< one of `blocks`, which are options
    option,    ///< of a choice: `on` if it is the chosen one
    toggle,    ///< on or off
    field,     ///< to type in: `value` is there now, `blocks` are suggestions
    button,    ///< `on`: as a toggle button
    link,      ///< to the address in `value`
    details,   ///< `blocks` that can be folded; `on`: unfolded
    progress,  ///< `values`: how much is done, and of how much
    group      ///< of `blocks`, under a heading if there are `words`
  };

  Kind kind = Kind::text;
  std::string key;            ///< unique in the document, stable; of what can be pressed: what the page sends back
  std::string words;          ///< its text, label or heading
  std::string note{};         ///< what is said of it besides, such as what pressing it would bring
  std::string look{};         ///< what it is among its kind: `main`, `danger`, `quiet`, `lead`, `ticket`, …
  std::string picture{};      ///< a picture by its name: `icon.menu`, `cover.wicked`, `seat.0`
  std::string value{};        ///< of a field or a link; of an option, the language of its words if that is another
  std::string what{};         ///< of a field: how the answer is called (App::receive_answer)
  std::optional<bool> on{};   ///< chosen, switched on, unfolded; none: it cannot be
  bool enabled = true;        ///< it can be pressed; else `note` says why not
  std::vector<int> values{};  ///< of a line of a chart, or a progress
  std::vector<Block> blocks{};
  Action action{};  ///< what pressing it does; not a part of the text
};

/// A screen or a dialog without a board, built from the state alone.
struct Document {
  std::string name;   ///< box, setup, menu, …
  std::string title;  ///< its heading
  std::vector<Block> blocks{};
};

/// The block of a document with this key; null: there is none. Blocks that nobody can press are found, too.
const Block* find_block(const Document& document, std::string_view key);

/// JSON for the page, without members that have their standard value; equal documents give equal texts.
std::string to_json(const Document& document);

// --- the usual blocks
// -------------------------------------------------------------------------------------------------

/// `look` may be empty for the usual one.
Block heading(std::string words, std::string_view look = {});
Block text(std::string words, std::string_view look = {});
/// `picture` may be empty.
Block button(std::string_view key, std::string words, Action action, std::string_view look = {},
             std::string_view picture = {});
Block group(std::string_view look, std::vector<Block> blocks, std::string words = {}, std::string_view key = {});
/// An option of a choice.
Block option(std::string_view key, std::string words, bool chosen, Action action, std::string note = {});
Block choice(std::string_view key, std::string words, std::vector<Block> options, std::string note = {});
/// Blocks that are folded into one; `note`: what is chosen within.
Block folded(std::string key, std::string words, std::string note, std::vector<Block> blocks);
Block picture(std::string_view name, std::string_view look = {});
/// A link to another page.
Block link(std::string words, std::string address);
/// The button that leads to where one came from, and the one that opens the menu.
Block back_button(std::string_view key, std::string words, Action action);
Block menu_button(std::string words);

/// A field of one line that is filled in where it stands. `what`: how the answer is called (App::receive_answer).
/// `placeholder`: what holds while nothing is typed.
Block text_field(std::string key, std::string words, std::string what, std::string value, std::string placeholder);

/// A document over another one, with the button that closes it and nothing else yet.
Document closable_page(const text::Writer& writer, std::string name, std::string title = {});

}  // namespace kairo::app
