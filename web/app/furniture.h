#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "web/app/story.h"
#include "web/draw/art.h"
#include "web/draw/ui.h"

/// What several screens are furnished with, made from the drawing kit.
namespace kairo::app {

/// The height of a row that a finger can touch, and the gap between rows; CSS pixels.
inline constexpr float row_height = 48;
inline constexpr float row_gap = 10;

/// Between a screen and the canvas's edge.
float margin(const draw::Ui& ui);

/// A button with a sign on it; `label` says what it does where nothing is seen.
bool sign_button(draw::Ui& ui, const draw::Rect& at, std::string_view id, std::string_view label, draw::Glyph sign,
                 draw::Stance stance = draw::Stance::live);
/// The same with the words beside the sign.
bool worded_button(draw::Ui& ui, const draw::Rect& at, std::string_view id, std::string_view label, draw::Glyph sign,
                   draw::Stance stance = draw::Stance::live);
/// One of several, side by side; the index that was tapped. Ids are `id` with `.0`, `.1`, …
std::optional<int> choice(draw::Ui& ui, const draw::Rect& at, std::string_view id, std::span<const std::string> labels,
                          int chosen, float text_size = 16);
/// A title with a line of gold under it.
void heading(draw::Ui& ui, const draw::Rect& at, std::string_view words, float size);
/// A silhouette in the colour of its seat, in a round frame.
void portrait(draw::Ui& ui, const draw::Rect& at, Seat seat);

/// What lies on the table, in words, into the mirror; `seat` may be no_seat.
void mirror_table_words(draw::Ui& ui, const Position& position, Seat seat);
/// The newest of the first `lines` of a match's log into the mirror; the whole log is a dialog.
void mirror_log(draw::Ui& ui, const Story& story, std::size_t lines);

/// The text of a key that belongs to a game: `<game>.<name>`.
std::string game_text(const draw::Ui& ui, std::string_view game, std::string_view name);

}  // namespace kairo::app
