#pragma once

#include "web/draw/ui.h"

/// The cover pictures, one file each. Each fills its rectangle, whatever its shape; the caller clips.
namespace kairo::draw {

void cover_wicked(Ui& ui, const Rect& at);
void cover_haratama(Ui& ui, const Rect& at);
void cover_ruin(Ui& ui, const Rect& at);
void cover_galleria(Ui& ui, const Rect& at);

}  // namespace kairo::draw
