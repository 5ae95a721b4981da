#include "web/tables/galleria/pieces.h"

#include "engine/games/galleria/words.h"

namespace kairo::galleria::table {

using Kind = Move::Kind;

namespace {

std::string last_part(std::string_view key) { return std::string(key.substr(key.find('.') + 1)); }

}  // namespace

std::string spot_of_card(Card card) { return "card." + move_text({Kind::discard, card}).substr(8); }
std::string spot_of_cell(Cell cell) { return "cell." + move_text({Kind::remove, cell}).substr(7); }
std::string spot_of_room(Room room) { return "room." + move_text({Kind::peek, room}).substr(5); }
std::string spot_of_player(Seat seat) { return "look." + std::to_string(seat + 1); }
std::string spot_of_facet(Facet facet) { return last_part(facet_key(facet)); }
std::string spot_of_curio(Curio curio) { return last_part(curio_key(curio)); }

}  // namespace kairo::galleria::table
