#include <set>

#include "engine/games/galleria/text/vocabulary.h"
#include "tests/engine/galleria/scene.h"

/// Random games until every card has taken effect and every trap has been both played and nullified.
namespace kairo::galleria::test {
namespace {

std::string tag(std::string_view what, std::string_view which) { return std::string(what) + ' ' + std::string(which); }

/// Everything that must happen at least once.
std::set<std::string> everything() {
  std::set<std::string> all;
  for (int card = 0; card < printed_mazes; ++card) all.insert(tag("laid", vocabulary::card(card)));
  for (int card = printed_mazes; card < maze_kinds; ++card) all.insert(tag("mark used", vocabulary::card(card)));
  for (int card = first_skill; card < first_trap; ++card)
    for (const char* what : {"used", "nullified", "kept"}) all.insert(tag(what, vocabulary::card(card)));
  for (int card = first_trap; card < first_special; ++card)
    for (const char* what : {"used", "nullified"}) all.insert(tag(what, vocabulary::card(card)));
  for (int facet = 0; facet < facets; ++facet) all.insert(tag("used", vocabulary::facet(facet)));
  for (int curio = 0; curio < curios; ++curio) {
    all.insert(tag("taken", vocabulary::curio(curio)));
    const Use use = curio_cards[curio].use;
    if (use == Use::own_turn || use == Use::nullify_trap) all.insert(tag("used", vocabulary::curio(curio)));
  }
  for (int event = 0; event < event_count; ++event) all.insert(tag("drawn", vocabulary::event(event)));
  for (int phase = 0; phase < phases; ++phase) all.insert(tag("asked", vocabulary::word(vocabulary::phase, phase)));
  for (const char* worked : {"streak_discarded", "streak_returned", "caved_in", "enraged", "curio_swapped", "stolen"})
    all.insert(worked);
  return all;
}

void note_nullified(const Event& event, std::set<std::string>& left) {
  left.erase(tag("nullified", vocabulary::card(event.data[0])));
  if (event.data[3] >= 0) left.erase(tag("used", vocabulary::facet(event.data[3])));
  if (event.data[4] >= 0) left.erase(tag("used", vocabulary::curio(event.data[4])));
}

void note(const Event& event, std::set<std::string>& left) {
  switch (static_cast<EventKind>(event.kind)) {
    case EventKind::laid: left.erase(tag("laid", vocabulary::card(event.data[0]))); break;
    case EventKind::used_skill:
    case EventKind::answered: left.erase(tag("used", vocabulary::card(event.data[0]))); break;
    case EventKind::kept_skill:
      left.erase(tag("kept", vocabulary::card(event.data[0])));
      left.erase("used shinomashira");
      break;
    case EventKind::used_facet: left.erase(tag("used", vocabulary::facet(event.data[0]))); break;
    case EventKind::used_curio: left.erase(tag("used", vocabulary::curio(event.data[0]))); break;
    case EventKind::curio_taken: left.erase(tag("taken", vocabulary::curio(event.data[0]))); break;
    case EventKind::event_drawn: left.erase(tag("drawn", vocabulary::event(event.data[0]))); break;
    case EventKind::nullified: note_nullified(event, left); break;
    case EventKind::streak_discarded: left.erase("streak_discarded"); break;
    case EventKind::streak_returned: left.erase("streak_returned"); break;
    case EventKind::caved_in: left.erase("caved_in"); break;
    case EventKind::enraged: left.erase("enraged"); break;
    case EventKind::curio_swapped: left.erase("curio_swapped"); break;
    case EventKind::stolen: left.erase("stolen"); break;
    default: break;
  }
}

/// Nobody ends a turn while there is something else to do, and nobody changes their ask setting.
Move eager_move(const State& state, Rng& rng) {
  State::MoveList moves;
  legal(state, moves);
  Move move = moves[0];
  for (int tries = 0; tries < 4; ++tries) {
    move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
    if (move.kind != Move::Kind::end && move.kind != Move::Kind::ask && move.kind != Move::Kind::pass) break;
  }
  return move;
}

TEST(GalleriaEveryCard, FiresAndEveryTrapIsAnsweredAndNullified) {
  std::set<std::string> left = everything();
  constexpr std::uint64_t most_games = 3000;
  for (std::uint64_t seed = 0; seed < most_games && !left.empty(); ++seed) {
    State state = dealt(2 + static_cast<int>(seed % 3), seed);
    Rng rng(seed);
    for (;;) {
      left.erase(tag("asked", vocabulary::word(vocabulary::phase, state.table.phase)));
      for (const Tile tile : state.table.grid)
        if (is_spent(tile.card)) left.erase(tag("mark used", vocabulary::card(tile.card)));
      if (to_move(state) == no_seat) break;
      EventList events;
      play(state, eager_move(state, rng), events);
      for (const Event& event : events.events) note(event, left);
    }
  }
  for (const std::string& missing : left) ADD_FAILURE() << missing;
}

}  // namespace
}  // namespace kairo::galleria::test
