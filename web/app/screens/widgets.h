#pragma once

#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "engine/core/seat.h"
#include "web/app/session/match_log.h"
#include "web/draw/art.h"
#include "web/draw/ui.h"

/// Widgets that several screens share, made from the drawing kit.
namespace kairo::app {

/// The height of a row that a finger can touch, and the gap between rows; CSS pixels.
inline constexpr float row_height = 48;
/// The signs of a bar, which have the same places in a lesson as in a match.
inline constexpr float sign_size = 44;
inline constexpr float sign_gap = 4;
inline constexpr float widest_phone = 600;
inline constexpr float row_gap = 10;

/// Between a screen's content and the edge of the canvas.
float margin(const draw::Ui& ui);

/// A quiet button with a sign on it; `label` is its text in the mirror.
bool sign_button(draw::Ui& ui, const draw::Rect& at, std::string_view id, std::string_view label, draw::Icon sign,
                 draw::WidgetState state = draw::WidgetState::enabled);
/// A sign that cannot be used now. It keeps its place, and tells why not when it is pressed: App answers its action.
bool dim_sign(draw::Ui& ui, const draw::Rect& at, std::string_view sign, std::string_view label, draw::Icon glyph);
/// A button that mutes, or ends that. Without enough room it is in the mirror only.
bool sound_button(draw::Ui& ui, const draw::Rect& room);
/// Its words, as a key, and its sign.
std::pair<std::string_view, draw::Icon> sound_sign(bool muted);
inline constexpr std::string_view sound_button_id = "table.sound";
/// A sign button with the label beside the sign, or `brief` if the label does not fit.
bool worded_button(draw::Ui& ui, const draw::Rect& at, std::string_view id, std::string_view label, draw::Icon sign,
                   draw::WidgetState state = draw::WidgetState::enabled, std::string_view brief = {});
/// The same for a narrow place: the sign above the words `brief`; `label` is its text in the mirror.
bool tall_worded_button(draw::Ui& ui, const draw::Rect& at, std::string_view id, std::string_view label,
                        std::string_view brief, draw::Icon sign, draw::WidgetState state);
/// A title with a brass line under it.
void heading(draw::Ui& ui, const draw::Rect& at, std::string_view words, float size);
/// Text lines below each other, and the height that they need.
void draw_lines(draw::Ui& ui, draw::Rect at, std::span<const std::string> lines, const draw::TextStyle& style);
float lines_height(const draw::Ui& ui, float width, std::span<const std::string> lines, const draw::TextStyle& style);
/// Sentences one after the other, as a paragraph.
std::string paragraph(std::span<const std::string> sentences);
/// The same of as many of the first sentences as have room, so that none is cut. Empty if the first has none.
std::string fitting_sentences(const draw::Ui& ui, const draw::Rect& at, std::span<const std::string> sentences,
                              const draw::TextStyle& style);
/// The height of a caption below a table: the first sentence is never cut, whatever that takes from the table, and
/// `whole` has room within reason. A low table needs its height itself, so there it is as low as can be. Else `least`.
float caption_height(const draw::Ui& ui, float width, std::string_view whole, std::span<const std::string> sentences,
                     const draw::TextStyle& style, float least);
/// `whole`; without room for that, only the first of the sentences: the log has them all.
void draw_caption(draw::Ui& ui, const draw::Rect& at, std::string_view whole, std::span<const std::string> sentences,
                  const draw::TextStyle& style);
/// A silhouette in the colour of its seat, in a round frame.
void portrait(draw::Ui& ui, const draw::Rect& at, Seat seat);

/// Adds to the mirror what `seat` sees on the table, in words; it may be no_seat.
void mirror_table_words(draw::Ui& ui, const Position& position, Seat seat);
/// Adds to the mirror the newest of the first `lines` lines of the log. The whole log is in a dialog.
void mirror_log(draw::Ui& ui, const MatchLog& log, std::size_t lines);

/// The text of a key that belongs to a game: `<game>.<name>`.
std::string game_text(const draw::Ui& ui, std::string_view game, std::string_view name);

}  // namespace kairo::app
