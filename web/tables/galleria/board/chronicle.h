#pragma once

#include <span>
#include <vector>

#include "engine/games/galleria/view.h"
#include "web/draw/ui.h"

namespace kairo::galleria::table {

/// Something that has happened, in words.
struct ChronicleEntry {
  Seat seat = no_seat;
  Phrase words;
};
/// The entries for those of these events that are worth telling.
std::vector<ChronicleEntry> chronicle_of(const View& view, std::span<const Event> events);
/// The losses of the viewer among them, in words; `turn`: whose turn it was.
std::vector<Phrase> losses_of(const View& view, Seat turn, std::span<const Event> events);
/// The last ones, the latest at the top, as many as have room; each with the face of its player and what it is about.
void draw_chronicle(draw::Ui& ui, const draw::Rect& at, std::span<const ChronicleEntry> entries);

}  // namespace kairo::galleria::table
