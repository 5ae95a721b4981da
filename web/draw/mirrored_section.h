#pragma once

#include <span>
#include <string_view>

#include "engine/core/phrase.h"
#include "web/draw/ui.h"

namespace kairo::draw {

/// Adds a part of the table, in words, to the mirror.
void mirror_section(Ui& ui, const Section& section);

/// In words what lies over the table: the sections with this heading, if it names a seat those of this one.
void mirror_overlay(Ui& ui, std::span<const Section> sections, std::string_view heading, Seat seat = no_seat);

}  // namespace kairo::draw
