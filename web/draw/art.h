#pragma once

#include <cstdint>
#include <string_view>

#include "web/draw/painter.h"
#include "web/draw/ui.h"

/// Pictures that every game and screen shares, in one line weight; recognisable at 24 px and in grey. A game's own
/// pictures are with its table.
namespace kairo::draw {

/// Players' silhouettes, by seat.
enum class Animal : std::uint8_t { wolf, rabbit, eagle, cat, sheep };
[[nodiscard]] Ink animal_ink(Animal kind);
void animal(Ui& ui, Point centre, float radius, Animal kind, float alpha = 1);
/// Its silhouette without an outline, in any two colours; `detail` is for eyes and lines.
void animal_shape(const Painter& painter, Animal kind, ImU32 body, ImU32 detail);

/// Icons of the interface.
enum class Icon : std::uint8_t {
  undo,
  log,
  menu,
  pass_on,
  close,
  back,
  language,
  words,
  help,
  next,
  eye,
  branch,
  more,
  file,
  again,
  scores,
  hint,
  review,
  sound,
  muted,
  picture,
  play,
  pause
};
inline constexpr int icons = 23;
void icon(Ui& ui, const Rect& at, Icon kind, Ink ink = Ink::text);

/// The paths (path.h) of a picture on a square of −100 … 100, for whoever writes pictures in another format.
struct Strokes {
  std::string_view body;  ///< filled
  std::string_view cut;   ///< dark parts within: eyes, a nose
  std::string_view lines;
};
[[nodiscard]] Strokes strokes_of(Animal kind);
[[nodiscard]] Strokes strokes_of(Icon kind);

/// A sign of a game by its name, such as `suit.red`, for the pictures of the rule book.
struct NamedIcon {
  std::string_view name;
  void (*draw)(Ui&, const Rect&);
};

}  // namespace kairo::draw
