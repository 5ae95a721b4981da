#pragma once

#include <array>
#include <cstdint>

#include "engine/games/ruin/deck.h"
#include "engine/games/ruin/pieces/cells.h"

/// The orientations of every polyomino, computed from the pictures in deck.h.
namespace kairo::ruin {

/// A shape turned and mirrored in one way. `offsets` are its squares in reading order, as distances from the first one,
/// its *anchor*. So an orientation and an anchor name a set of cells, and every set has only one such name.
struct Orientation {
  Shape shape = Shape::v3;
  std::uint8_t size = 0;
  std::array<std::uint8_t, largest_shape> offsets{};  ///< [0] is 0
  std::uint64_t pattern = 0;                          ///< the offsets as bits
  CellSet anchors;                                    ///< anchors at which the whole shape is on the map

  /// The cells it covers at an anchor, which must be one of `anchors`.
  [[nodiscard]] constexpr CellSet at(Cell anchor) const {
    if (anchor >= 64) return {0, pattern << (anchor - 64)};
    return {pattern << anchor, (pattern >> 1) >> (63 - anchor)};
  }
};

namespace tables {

struct Square {
  int row;
  int column;
  friend constexpr bool operator==(const Square&, const Square&) = default;
};
constexpr bool reads_before(Square a, Square b) { return a.row != b.row ? a.row < b.row : a.column < b.column; }

using Squares = std::array<Square, largest_shape>;

/// The squares of a shape's picture; `size` becomes their number.
constexpr Squares squares_of(Shape shape, int& size) {
  Squares squares{};
  size = 0;
  int row = 0;
  int column = 0;
  for (const char sign : shape_pictures[index(shape)]) {
    if (sign == '#') squares[size++] = {row, column};
    column = sign == '/' ? 0 : column + 1;
    row += sign == '/' ? 1 : 0;
  }
  return squares;
}

/// One of the eight symmetries, chosen by the bits of `way`: mirrored in the diagonal, then in either axis. The squares
/// are sorted and the first one is moved to row 0, column 0.
constexpr Squares transformed(Squares squares, int size, int way) {
  for (int i = 0; i < size; ++i) {
    Square& square = squares[i];
    if ((way & 4) != 0) square = {square.column, square.row};
    if ((way & 2) != 0) square.row = -square.row;
    if ((way & 1) != 0) square.column = -square.column;
    for (int j = i; j > 0; --j) {
      Square& later = squares[j];
      Square& earlier = squares[j - 1];
      if (reads_before(earlier, later)) break;
      const Square kept = earlier;
      earlier = later;
      later = kept;
    }
  }
  const Square first = squares[0];
  for (int i = 0; i < size; ++i) {
    squares[i].row -= first.row;
    squares[i].column -= first.column;
  }
  return squares;
}

constexpr CellSet anchors_of(const Squares& squares, int size) {
  CellSet anchors;
  for (int row = 0; row < side; ++row) {
    for (int column = 0; column < side; ++column) {
      bool inside = true;
      for (int i = 0; i < size; ++i) {
        const Square square = squares[i];
        inside &= row + square.row < side && column + square.column >= 0 && column + square.column < side;
      }
      if (inside) anchors |= only_cell(cell_at(row, column));
    }
  }
  return anchors;
}

/// The different orientations of one shape, each by its squares, sorted in reading order.
struct ShapeOrientations {
  std::array<Squares, 8> squares{};
  int count = 0;
  int size = 0;
};

constexpr bool reads_before(const Squares& a, const Squares& b, int size) {
  for (int i = 0; i < size; ++i) {
    if (!(a[i] == b[i])) return reads_before(a[i], b[i]);
  }
  return false;
}

constexpr ShapeOrientations orientations_of(Shape shape) {
  ShapeOrientations ways;
  const Squares picture = squares_of(shape, ways.size);
  for (int way = 0; way < 8; ++way) {
    const Squares squares = transformed(picture, ways.size, way);
    int place = 0;
    while (place < ways.count && reads_before(ways.squares[place], squares, ways.size)) ++place;
    if (place < ways.count && ways.squares[place] == squares) continue;
    for (int i = ways.count++; i > place; --i) ways.squares[i] = ways.squares[i - 1];
    ways.squares[place] = squares;
  }
  return ways;
}

constexpr std::array<int, shapes + 1> first_orientations() {
  std::array<int, shapes + 1> starts{};
  for (int shape = 0; shape < shapes; ++shape)
    starts[shape + 1] = starts[shape] + orientations_of(static_cast<Shape>(shape)).count;
  return starts;
}
inline constexpr auto starts = first_orientations();

constexpr std::array<Orientation, starts[shapes]> orientations() {
  std::array<Orientation, starts[shapes]> all{};
  int n = 0;
  for (int shape = 0; shape < shapes; ++shape) {
    const ShapeOrientations ways = orientations_of(static_cast<Shape>(shape));
    for (int way = 0; way < ways.count; ++way) {
      const Squares& squares = ways.squares[way];
      Orientation& orientation = all[n++];
      orientation.shape = static_cast<Shape>(shape);
      orientation.size = static_cast<std::uint8_t>(ways.size);
      for (int i = 0; i < ways.size; ++i) {
        const Square square = squares[i];
        orientation.offsets[i] = static_cast<std::uint8_t>(square.row * side + square.column);
        orientation.pattern |= std::uint64_t{1} << orientation.offsets[i];
      }
      orientation.anchors = anchors_of(squares, ways.size);
    }
  }
  return all;
}

}  // namespace tables

/// All orientations, sorted by shape, then by their squares in reading order. Moves and codes use their numbers.
inline constexpr auto orientations = tables::orientations();

/// The orientations of a shape have the numbers from `first_orientation` up to, but not including, `end_orientation`.
constexpr int first_orientation(Shape shape) { return tables::starts[index(shape)]; }
constexpr int end_orientation(Shape shape) { return tables::starts[index(shape) + 1]; }

namespace tables {

/// The cells of a 2 × 2 block as bits: top left 1, top right 2, bottom left 4, bottom right 8.
inline constexpr std::array<int, 4> block_offsets{0, 1, side, side + 1};
inline constexpr int block_parts = 15;  ///< as bits; a whole block is none, since no shape covers one

/// The cells of a block that a shape covers.
struct CoveredBlock {
  std::uint8_t shift = 0;  ///< the block's top left cell, as a distance from the cell `block_margin` before the anchor
  std::uint8_t covered = 0;  ///< as bits
};
/// The top left cell of the first block that a shape touches is this far before its anchor.
inline constexpr int block_margin = side + 1;
inline constexpr int most_blocks = 12;
struct CoveredBlocks {
  std::array<CoveredBlock, most_blocks> blocks{};
  std::uint8_t count = 0;
};

/// Distances wrap from one row to the next, so a block beyond an edge has its top left cell in the last column or row.
constexpr CoveredBlocks blocks_of(const Orientation& orientation) {
  std::array<std::uint8_t, 64> covered{};
  for (int i = 0; i < orientation.size; ++i)
    for (int part = 0; part < 4; ++part)
      covered[orientation.offsets[i] + block_margin - block_offsets[part]] |= static_cast<std::uint8_t>(1 << part);
  CoveredBlocks all;
  for (std::size_t shift = 0; shift < covered.size(); ++shift)
    if (covered[shift] != 0) all.blocks[all.count++] = {static_cast<std::uint8_t>(shift), covered[shift]};
  return all;
}

constexpr std::array<CoveredBlocks, starts[shapes]> covered_blocks() {
  std::array<CoveredBlocks, starts[shapes]> all{};
  for (std::size_t i = 0; i < all.size(); ++i) all[i] = blocks_of(kairo::ruin::orientations[i]);
  return all;
}
/// The blocks that each orientation touches.
inline constexpr auto blocks_by_orientation = covered_blocks();

}  // namespace tables

/// The number of different places on an empty map at which a shape can be drawn.
constexpr int placements(Shape shape) {
  int sets = 0;
  for (int i = first_orientation(shape); i < end_orientation(shape); ++i) sets += orientations[i].anchors.count();
  return sets;
}

constexpr int most_placements() {
  int most = 0;
  for (int shape = 0; shape < shapes; ++shape)
    if (const int sets = placements(static_cast<Shape>(shape)); sets > most) most = sets;
  return most;
}

static_assert(orientations.size() == 60);
static_assert(most_placements() == 720, "L4: 8 orientations, 9 × 10 places each");

}  // namespace kairo::ruin
