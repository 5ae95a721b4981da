#pragma once

#include <expected>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/seat.h"
#include "web/draw/art.h"
#include "web/posters/studio.h"

/// The pictures of the rule book (assets/book).
namespace kairo::posters {

/// A position that the book shows.
struct BookPosition {
  std::string game;
  std::string name;
  Seat viewer = no_seat;          ///< no_seat: only what everybody may see
  std::string code;               ///< of the match
  std::vector<std::string> crop;  ///< ids of hit targets and explained things to show; empty: the whole table
};

/// Reads the list that cmake/book/positions.mjs makes of the books' positions.json: a line for each position, with its
/// fields separated by tabs: game, name, viewer (empty: none), code, and any number of ids.
std::vector<BookPosition> read_positions(std::string_view list);

struct BookPicture {
  std::string svg;
  draw::Mirror words;  ///< what is asked, and the whole position in words
};
/// The picture; or why there is none: its code cannot be read or is of another game, or nothing on the table has one of
/// the ids.
std::expected<BookPicture, std::string> book_picture(const BookPosition& position, Studio& studio);

/// The picture's content in words, as JSON: what is asked, and each part with its heading and its lines.
std::string words_json(const draw::Mirror& words);

/// A sign on a square of the table's ground, as an SVG file.
std::string book_icon(const draw::NamedIcon& icon, Studio& studio);

}  // namespace kairo::posters
