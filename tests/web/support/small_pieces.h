#pragma once

#include <functional>
#include <string>
#include <vector>

#include "web/tables/galleria/art/curio_motifs.h"
#include "web/tables/galleria/art/event_motifs.h"
#include "web/tables/galleria/art/facet_motifs.h"
#include "web/tables/galleria/art/motifs.h"
#include "web/tables/galleria/cards.h"
#include "web/tables/galleria/pieces.h"
#include "web/tables/haratama/art/art.h"
#include "web/tables/ruin/pieces.h"
#include "web/tables/wicked/art/art.h"

/// Everything that is told apart by its picture alone, at its smallest size: families of pieces that can be in the same
/// place.
namespace kairo::testing {

inline constexpr float piece_size = 24;  ///< the smallest size at which a piece must be recognisable, CSS pixels

struct Piece {
  std::string name;
  std::function<void(draw::Ui&, draw::Point centre, float radius)> draw;
};

struct Family {
  std::string name;
  std::vector<Piece> pieces;
  bool fills = true;  ///< each piece fills a good part of its size
};

inline draw::Rect square_about(draw::Point centre, float radius) {
  return {centre.x - radius, centre.y - radius, 2 * radius, 2 * radius};
}

inline Family souls(int rank) {
  Family family{"souls of rank " + std::to_string(rank), {}};
  for (int i = 0; i < 5; ++i)
    family.pieces.push_back({"soul " + std::to_string(i), [=](draw::Ui& ui, draw::Point c, float r) {
                               wicked::art::ranked_soul(ui, c, r, static_cast<wicked::art::Soul>(i), rank);
                             }});
  return family;
}

/// One colour in three ranks.
inline Family ranks(int colour) {
  Family family{"ranks of soul " + std::to_string(colour), {}};
  for (int rank = 0; rank < 3; ++rank)
    family.pieces.push_back({"rank " + std::to_string(rank), [=](draw::Ui& ui, draw::Point c, float r) {
                               wicked::art::ranked_soul(ui, c, r, static_cast<wicked::art::Soul>(colour), rank);
                             }});
  return family;
}

inline Family by_animal(const std::string& name, void (*draw)(draw::Ui&, draw::Point, float, draw::Animal, float)) {
  Family family{name, {}};
  for (int i = 0; i < 5; ++i)
    family.pieces.push_back({name + " " + std::to_string(i), [=](draw::Ui& ui, draw::Point c, float r) {
                               draw(ui, c, r, static_cast<draw::Animal>(i), 1);
                             }});
  return family;
}

inline Family signs() {
  using draw::Point;
  using draw::Ui;
  return {"signs of The Wicked Labyrinth",
          {{"witch's sign", [](Ui& ui, Point c, float r) { wicked::art::witch_sign(ui, c, r); }},
           {"soul's sign", [](Ui& ui, Point c, float r) { wicked::art::soul_sign(ui, c, r); }},
           {"impurity", [](Ui& ui, Point c, float r) { wicked::art::impurity(ui, c, r); }},
           {"promotion spell", [](Ui& ui, Point c, float r) { wicked::art::promotion_spell(ui, c, r); }},
           {"colour-change spell", [](Ui& ui, Point c, float r) { wicked::art::change_spell(ui, c, r); }}}};
}

inline Family suits() {
  Family family{"suits of Haratama", {}};
  for (int i = 0; i < 4; ++i)
    family.pieces.push_back({"suit " + std::to_string(i), [=](draw::Ui& ui, draw::Point c, float r) {
                               haratama::art::suit(ui, c, r, static_cast<haratama::art::Suit>(i));
                             }});
  return family;
}

/// A map cell on a phone with the same upper right corner as the piece, where flags are drawn.
inline draw::Rect cell_with_corner(draw::Point centre, float radius) {
  constexpr float cell = 44;
  return {centre.x + radius - cell, centre.y - radius, cell, cell};
}

inline Family marks_of_ruin() {
  using draw::Point;
  using draw::Ui;
  namespace pieces = ruin::table;
  return {
      "marks on a map",
      {{"passage", [](Ui& ui, Point c, float r) { pieces::draw_mark(ui, square_about(c, r), ruin::Mark::passage); }},
       {"wall", [](Ui& ui, Point c, float r) { pieces::draw_mark(ui, square_about(c, r), ruin::Mark::wall); }},
       {"gem", [](Ui& ui, Point c, float r) { pieces::draw_gem(ui, c, r); }},
       {"goal ahead", [](Ui& ui, Point c, float r) { pieces::draw_flag(ui, cell_with_corner(c, r), false); }},
       {"goal met", [](Ui& ui, Point c, float r) { pieces::draw_flag(ui, cell_with_corner(c, r), true); }}},
      false};
}

inline Family explorers() {
  Family family{"explorers", {}};
  for (int seat = 0; seat < 4; ++seat)
    family.pieces.push_back({"explorer " + std::to_string(seat), [=](draw::Ui& ui, draw::Point c, float r) {
                               ruin::table::draw_explorer(ui, c, r, static_cast<Seat>(seat));
                             }});
  return family;
}

inline Family cards_of_galleria() {
  Family family{"signs of cards", {}};
  for (int card = galleria::first_skill; card < galleria::card_kinds; ++card)
    family.pieces.push_back({"card " + std::to_string(card), [=](draw::Ui& ui, draw::Point c, float r) {
                               galleria::table::draw_sign(ui, c, r, static_cast<galleria::Card>(card));
                             }});
  return family;
}

/// Pictures on the ground of their cards, which has no edge here: it is the same for all.
template <class Motifs>
Family pictures_of_galleria(const std::string& name, const Motifs& motifs, ImU32 ground) {
  Family family{name + " of Galleria", {}};
  for (const std::string_view motif : motifs)
    family.pieces.push_back(
        {name + " " + std::to_string(family.pieces.size()), [=](draw::Ui& ui, draw::Point c, float r) {
           ui.pen().AddRectFilled({0, 0}, {4 * r, 4 * r}, ground);
           galleria::table::draw_motif(draw::Painter(ui.pen(), c, 0.9F * r), motif, ground);
         }});
  return family;
}

inline Family curios_of_galleria() {
  namespace table = galleria::table;
  return pictures_of_galleria("curio", table::motif::of_curios, table::stone::velvet);
}

inline Family facets_of_galleria() {
  namespace table = galleria::table;
  return pictures_of_galleria("facet", table::motif::of_facets, table::stone::slate);
}

inline Family events_of_galleria() {
  namespace table = galleria::table;
  return pictures_of_galleria("event", table::motif::of_events, table::stone::petrol);
}

inline Family ways_of_galleria() {
  using draw::Point;
  using draw::Ui;
  const auto tile = [](galleria::table::Lit lit) {
    return [=](Ui& ui, Point c, float r) {
      galleria::table::draw_tile(ui, square_about(c, r), galleria::face_of(0, false), lit);
    };
  };
  const auto monster = [](bool passed) {
    return [=](Ui& ui, Point c, float r) { galleria::table::draw_monster(ui, c, r, 2, passed); };
  };
  return {"ways and monsters",
          {{"dark way", tile({})},
           {"lit way", tile({.through = true})},
           {"start", [](Ui& ui, Point c, float r) { galleria::table::draw_start(ui, square_about(c, r)); }},
           {"monster", monster(false)},
           {"monster that was passed", monster(true)}},
          false};
}

inline std::vector<Family> families() {
  std::vector<Family> all;
  for (int rank = 0; rank < 3; ++rank) all.push_back(souls(rank));
  for (int colour = 0; colour < 5; ++colour) all.push_back(ranks(colour));
  all.push_back(by_animal("animal", draw::animal));
  all.push_back(by_animal("search piece", wicked::art::search_piece));
  for (const auto& family : {signs, suits, marks_of_ruin, explorers, cards_of_galleria, ways_of_galleria,
                             curios_of_galleria, facets_of_galleria, events_of_galleria})
    all.push_back(family());
  return all;
}

}  // namespace kairo::testing
