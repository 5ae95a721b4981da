#include "web/tables/galleria/pieces.h"

#include "engine/games/galleria/words.h"
#include "web/tables/galleria/input/move_builder.h"
#include "web/tables/galleria/pieces.h"

namespace kairo::galleria::table {

std::vector<std::string> spots_of_move(const View& /*view*/, Move move) {
  if (move.kind == Move::Kind::ask) return {"look.mine", "asking." + std::to_string(move.a)};
  std::vector<std::string> spots;
  const Source source = source_of(move);
  switch (source.from) {
    case Source::From::none: break;
    case Source::From::card: spots.push_back(spot_of_card(source.number)); break;
    case Source::From::facet: spots.push_back(spot_of_facet(source.number)); break;
    case Source::From::curio: spots.push_back(spot_of_curio(source.number)); break;
  }
  const Place place = place_of(move);
  if (place.cell != no_cell) spots.push_back(spot_of_cell(place.cell));
  if (place.room != no_room) spots.push_back(spot_of_room(place.room));
  if (place.seat != no_seat) spots.push_back(spot_of_player(place.seat));
  if (!place.any()) spots.push_back(move_text(move));  // the button of an answer or of an option
  return spots;
}

}  // namespace kairo::galleria::table
