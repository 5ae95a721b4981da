#include "engine/games/haratama/flow.h"
#include "engine/games/haratama/hidden_deal.h"
#include "engine/games/haratama/record.h"
#include "engine/games/haratama/replay.h"
#include "engine/games/haratama/view.h"

namespace kairo::haratama {

namespace {

/// Everything that the view has word for word; hands, others' passes and chance are still missing.
State known_part(const View& view) {
  State state;
  state.players = view.players;
  state.phase = view.phase;
  state.asked = view.asked;
  state.sight = view.sight;
  state.limit = view.limit;
  state.rounds_done = view.rounds_done;
  state.descents = view.descents;
  state.aside = view.aside;
  state.foxes = view.foxes;
  state.first_leader = view.first_leader;
  state.broken = view.broken;
  state.last = view.last;
  state.tricks_done = view.tricks_done;
  state.tricks = view.tricks;
  state.to_win = view.to_win;
  state.won = view.won;
  state.lacks = view.watched.lacks;
  state.losses = view.losses;
  state.results = view.results;
  return state;
}

/// The hidden hands before anything is drawn: how many cards each has room for, and the cards whose place is known.
HiddenDeal open_places(const View& view) {
  HiddenDeal deal{view.players, view.watched.lacks};
  deal.unseen = whole_deck(view.players) & ~view.watched.gone & ~view.hand;
  if (view.aside != no_card) deal.unseen &= ~bit(view.aside);
  if (view.phase == Phase::pass) deal.unseen &= ~view.gave.cards();
  for (Seat seat = 0; seat < view.players; ++seat) {
    if (seat == view.me && view.phase != Phase::over) continue;
    // While cards are passed, a sealed pair is dealt with the hand and taken out of it afterwards.
    deal.room[seat] = view.phase == Phase::play ? view.hand_sizes[seat] : hand_size - view.tricks_done;
  }
  if (view.phase == Phase::pass) return deal;
  deal.fix_all(view.first_leader, bit(starter(view.aside)) & deal.unseen);
  if (view.me >= view.players) return deal;
  deal.fix_all(left_of(view.me, view.players), view.gave.cards() & deal.unseen);
  deal.fix_all(view.me, view.took.cards() & deal.unseen);
  return deal;
}

/// One pass that the viewer knows only by its taker's fox sign or the lack of it.
struct HiddenPass {
  Seat giver;
  Seat taker;
  Cards fitting;  ///< with the sign at least one card of these, without it both
  int needed;
  Cards reserved = 0;
};
using HiddenPasses = FixedVector<HiddenPass, max_players>;

HiddenPasses hidden_passes(const View& view) {
  HiddenPasses passes;
  for (Seat giver = 0; giver < view.players; ++giver) {
    const Seat taker = left_of(giver, view.players);
    if (giver == view.me || taker == view.me) continue;
    const bool fox = holds(view.foxes, taker);
    passes.push_back({giver, taker, fox ? fox_cards : ~fox_cards, fox ? 1 : passed_cards});
  }
  return passes;
}

/// Where the cards of hidden passes can be besides the hands.
struct Whereabouts {
  PerSeat<Cards> played;  ///< on record, by player
  Cards by_anybody;       ///< played, but off the record
};

Whereabouts whereabouts(const View& view) {
  Whereabouts found{played_by(view), view.watched.gone};
  for (const Cards cards : found.played) found.by_anybody &= ~cards;
  found.by_anybody &= ~(view.gave.cards() | view.took.cards());
  return found;
}

/// Completes each hidden pass with random cards of what its taker holds or may have played. Whether all signs fit.
bool draw_passes(const View& view, const HiddenPasses& passes, const Whereabouts& where, State& state, Rng& rng) {
  Cards used = 0;
  for (const HiddenPass& pass : passes) used |= pass.reserved;
  bool fits = true;
  for (const HiddenPass& pass : passes) {
    const Cards from = (state.hands[pass.taker] | where.played[pass.taker] | where.by_anybody) & ~used;
    Cards pair = pass.reserved;
    while (count(pair) < passed_cards) pair |= bit(any_of(from & ~pair, rng));
    state.passed[pass.giver] = pair_of(pair);
    used |= pair;
    fits = fits && ((pair & fox_cards) != 0) == holds(view.foxes, pass.taker);
  }
  return fits;
}

/// Sets cards aside for the signs, one by one: those that are played already where there are such, else unseen ones
/// that then are the taker's. Cards of a suit are as good as one another, so one try a suit finds a way if there is
/// one.
bool reserve(HiddenPasses& passes, std::size_t at, const Whereabouts& where, Cards used, HiddenDeal& deal, Rng& rng) {
  while (at < passes.size() && count(passes[at].reserved) >= passes[at].needed) ++at;
  if (at == passes.size()) return deal.possible();
  HiddenPass& pass = passes[at];
  const Cards before = pass.reserved;
  const Cards own = deal.hands[pass.taker] | where.played[pass.taker];
  for (const Cards lying : {own & pass.fitting & ~used, where.by_anybody & pass.fitting & ~used}) {
    if (lying == 0) continue;
    const Cards one = bit(any_of(lying, rng));
    pass.reserved = before | one;
    if (reserve(passes, at, where, used | one, deal, rng)) return true;
    pass.reserved = before;
  }
  const std::uint32_t from = rng.below(suits);
  for (std::uint32_t i = 0; i < suits; ++i) {
    const Cards suit = lane(static_cast<Suit>((from + i) % suits));
    const Cards choice = deal.unseen & pass.fitting & suit & ~deal.lacks[pass.taker];
    if (choice == 0 || deal.room[pass.taker] == 0) continue;
    HiddenDeal with = deal;
    const Cards one = bit(any_of(choice, rng));
    with.fix_all(pass.taker, one);
    pass.reserved = before | one;
    if (with.possible() && reserve(passes, at, where, used | one, with, rng)) {
      deal = with;
      return true;
    }
    pass.reserved = before;
  }
  return false;
}

void give_hands(const View& view, const HiddenDeal& deal, State& state) {
  state.hands = deal.hands;
  if (view.me < view.players) state.hands[view.me] |= view.hand;
}

/// Hands and passes after the last pass, the table's cards gone from the hands.
void deal_hidden(const View& view, State& state, Rng& rng) {
  const HiddenDeal places = open_places(view);
  const Whereabouts where = whereabouts(view);
  HiddenPasses passes = hidden_passes(view);
  if (view.me < view.players) {
    state.passed[view.me] = view.gave;
    state.passed[right_of(view.me, view.players)] = view.took;
  }
  // Drawing until the signs fit weighs each deal by the number of passes that explain them.
  constexpr int draws = 16;
  for (int i = 0; i < draws; ++i) {
    HiddenDeal deal = places;
    deal.deal(rng);
    give_hands(view, deal, state);
    if (draw_passes(view, passes, where, state, rng)) return;
  }
  HiddenDeal deal = places;
  reserve(passes, 0, where, 0, deal, rng);
  deal.deal(rng);
  give_hands(view, deal, state);
  draw_passes(view, passes, where, state, rng);
}

/// Hands while cards are passed: sealed pairs are any two of a hand.
void deal_before_passes(const View& view, State& state, Rng& rng) {
  HiddenDeal deal = open_places(view);
  deal.deal(rng);
  give_hands(view, deal, state);
  for (Seat seat = 0; seat < view.players; ++seat) {
    if (!holds(view.have_passed, seat)) continue;
    if (seat == view.me) {
      state.passed[seat] = view.gave;
      continue;
    }
    const Cards one = bit(any_of(state.hands[seat], rng));
    const Cards pair = one | bit(any_of(state.hands[seat] & ~one, rng));
    state.passed[seat] = pair_of(pair);
    state.hands[seat] &= ~pair;
  }
}

}  // namespace

State imagine(const View& view, Rng& rng) {
  State state = known_part(view);
  const std::uint64_t high = rng.next();
  state.rng = Rng::resume(high << 32 | rng.next());
  if (view.phase == Phase::pass) {
    deal_before_passes(view, state, rng);
    return state;
  }
  deal_hidden(view, state, rng);
  if (view.phase == Phase::play) {
    state.broken = (view.watched.gone & ~cards_of(view.table) & blue) != 0 ? 1 : 0;
    lay_again(state, view.table);
  }
  return state;
}

}  // namespace kairo::haratama
