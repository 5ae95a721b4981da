#include "web/tables/galleria/pieces.h"

#include "engine/games/galleria/events.h"
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

std::vector<std::string> spots_asked_about(const View& view) {
  if (view.table.phase == Phase::answer) return {"pile"};
  std::vector<std::string> spots;
  if (view.table.phase != Phase::peek) return spots;
  for (Room room = 0; room < rooms; ++room)
    if (has_room(view.table.full, room) && view.in_room[room] == no_curio) spots.push_back(spot_of_room(room));
  return spots;
}

std::vector<std::string> spots_of_changes(const View& view, std::span<const Event> events) {
  std::vector<std::string> spots;
  const auto add_cell = [&](int cell) {
    if (cell >= 0 && cell < cells) spots.push_back(spot_of_cell(static_cast<Cell>(cell)));
  };
  const auto add_room = [&](int room) { spots.push_back(spot_of_room(static_cast<Room>(room))); };
  const auto add_seat = [&](Seat seat) { spots.push_back(seat == view.me ? "hand" : spot_of_player(seat)); };
  for (const Event& event : events) switch (kind_of(event)) {
      case EventKind::laid:
      case EventKind::removed:
      case EventKind::lifted:
      case EventKind::caved_in: add_cell(event.as<event_row::CardInMaze>().cell); break;
      case EventKind::enraged: add_cell(event.as<event_row::Enraged>().cell); break;
      case EventKind::event_drawn: add_cell(event.as<event_row::EventDrawn>().cell); break;
      case EventKind::stolen:
        add_seat(event.seat);
        add_seat(static_cast<Seat>(event.as<event_row::Stolen>().from));
        break;
      case EventKind::looked_at:
      case EventKind::curio_swapped: add_room(event.as<event_row::OfRoom>().room); break;
      case EventKind::curio_taken:
        add_room(event.as<event_row::CurioTaken>().room);
        add_seat(event.seat);
        break;
      case EventKind::went_out: add_seat(event.seat); break;
      default: break;
    }
  return spots;
}

}  // namespace kairo::galleria::table
