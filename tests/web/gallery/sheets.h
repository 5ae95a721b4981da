#pragma once

#include <array>

#include "web/draw/ui.h"

namespace kairo::draw::gallery {

void draw_pieces(Ui& ui);
void draw_kit(Ui& ui);
void draw_covers(Ui& ui);
void draw_dialog(Ui& ui);
void draw_motifs(Ui& ui);

/// A page of the gallery, CSS pixels.
struct Sheet {
  const char* name;
  float width;
  float height;
  bool in_grey;  ///< as well
  void (*draw)(Ui& ui);
};
inline constexpr std::array sheets{
    Sheet{"pieces", 900, 760, true, draw_pieces},  Sheet{"kit", 900, 700, true, draw_kit},
    Sheet{"covers", 900, 620, false, draw_covers}, Sheet{"dialog", 360, 640, false, draw_dialog},
    Sheet{"motifs", 1300, 820, true, draw_motifs},
};

}  // namespace kairo::draw::gallery
