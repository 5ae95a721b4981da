#include "engine/games/haratama/pieces/tricks.h"
#include "engine/games/haratama/rules/steps.h"
#include "engine/games/haratama/view.h"
#include "engine/games/haratama/view/hidden_deal.h"

namespace kairo::haratama {

namespace {

/// Everything that the view contains as it is; hands, others' passes and the generator are still missing.
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

/// The deal before anything is drawn: how many cards each hidden hand has room for, and the cards whose holder is
/// known.
HiddenDeal known_holders(const View& view) {
  HiddenDeal deal{view.players, view.watched.lacks};
  deal.unseen = whole_deck(view.players) & ~view.watched.gone & ~view.hand;
  if (view.aside != no_card) deal.unseen &= ~bit(view.aside);
  if (view.phase == Phase::pass) deal.unseen &= ~view.gave.cards();
  for (Seat seat = 0; seat < view.players; ++seat) {
    if (seat == view.me && view.phase != Phase::over) continue;
    // Before the last pass, sealed pairs are dealt as part of the hand and removed from it afterwards.
    deal.room[seat] = view.phase == Phase::play ? view.hand_sizes[seat] : hand_size - view.tricks_done;
  }
  if (view.phase == Phase::pass) return deal;
  deal.give(view.first_leader, bit(start_card_for(view.aside)) & deal.unseen);
  if (view.me >= view.players) return deal;
  deal.give(left_of(view.me, view.players), view.gave.cards() & deal.unseen);
  deal.give(view.me, view.took.cards() & deal.unseen);
  return deal;
}

/// A pass of which the viewer knows only whether its taker is a fox.
struct HiddenPass {
  Seat giver;
  Seat taker;
  Cards fitting;  ///< low cards if the taker is a fox, high ones if not
  int needed;     ///< how many cards of the pair must be fitting
  Cards reserved = 0;
};
using HiddenPasses = FixedVector<HiddenPass, max_players>;

HiddenPasses hidden_passes(const View& view) {
  HiddenPasses passes;
  for (Seat giver = 0; giver < view.players; ++giver) {
    const Seat taker = left_of(giver, view.players);
    if (giver == view.me || taker == view.me) continue;
    const bool fox = contains(view.foxes, taker);
    passes.push_back({giver, taker, fox ? fox_cards : ~fox_cards, fox ? 1 : passed_cards});
  }
  return passes;
}

/// The places of cards of hidden passes, other than hands.
struct Whereabouts {
  PerSeat<Cards> played;  ///< on record, by player
  Cards off_record;       ///< played, but not on record by whom
};

Whereabouts whereabouts(const View& view) {
  Whereabouts found{played_on_record(view), view.watched.gone};
  for (const Cards cards : found.played) found.off_record &= ~cards;
  found.off_record &= ~(view.gave.cards() | view.took.cards());
  return found;
}

/// Completes each hidden pass with random cards that its taker holds or may have played. Returns whether the passes
/// agree with the fox signs.
bool draw_passes(const View& view, const HiddenPasses& passes, const Whereabouts& where, State& state, Rng& rng) {
  Cards used = 0;
  for (const HiddenPass& pass : passes) used |= pass.reserved;
  bool fits = true;
  for (const HiddenPass& pass : passes) {
    const Cards from = (state.hands[pass.taker] | where.played[pass.taker] | where.off_record) & ~used;
    Cards pair = pass.reserved;
    while (count(pair) < passed_cards) {
      // Where no card can have been passed, no round that the rules lead to looks like this: any card then.
      const Cards likely = from & ~pair;
      pair |= bit(random_card(likely != 0 ? likely : whole_deck(view.players) & ~used & ~pair, rng));
    }
    state.passed[pass.giver] = pair_of(pair);
    used |= pair;
    fits = fits && ((pair & fox_cards) != 0) == contains(view.foxes, pass.taker);
  }
  return fits;
}

/// Reserves the fitting cards that the fox signs require, from pass `at` on: preferably cards whose place is known,
/// else unseen ones, which the taker then holds. Cards of one suit are interchangeable, so one try for each suit finds
/// a way if there is one. Returns whether it did.
bool reserve_fitting_cards(HiddenPasses& passes, std::size_t at, const Whereabouts& where, Cards used, HiddenDeal& deal,
                           Rng& rng) {
  while (at < passes.size() && count(passes[at].reserved) >= passes[at].needed) ++at;
  if (at == passes.size()) return deal.possible();
  HiddenPass& pass = passes[at];
  const Cards before = pass.reserved;
  const Cards own = deal.hands[pass.taker] | where.played[pass.taker];
  for (const Cards known : {own & pass.fitting & ~used, where.off_record & pass.fitting & ~used}) {
    if (known == 0) continue;
    const Cards one = bit(random_card(known, rng));
    pass.reserved = before | one;
    if (reserve_fitting_cards(passes, at, where, used | one, deal, rng)) return true;
    pass.reserved = before;
  }
  const std::uint32_t first_suit = rng.below(suits);
  for (std::uint32_t i = 0; i < suits; ++i) {
    const Cards suit = lane(static_cast<Suit>((first_suit + i) % suits));
    const Cards choice = deal.unseen & pass.fitting & suit & ~deal.lacks[pass.taker];
    if (choice == 0 || deal.room[pass.taker] == 0) continue;
    HiddenDeal next = deal;
    const Cards one = bit(random_card(choice, rng));
    next.give(pass.taker, one);
    pass.reserved = before | one;
    if (next.possible() && reserve_fitting_cards(passes, at, where, used | one, next, rng)) {
      deal = next;
      return true;
    }
    pass.reserved = before;
  }
  return false;
}

void set_hands(const View& view, const HiddenDeal& deal, State& state) {
  state.hands = deal.hands;
  if (view.me < view.players) state.hands[view.me] |= view.hand;
}

/// Deals hands and passes once all have passed. The cards of the current trick are not in the hands.
void deal_after_passes(const View& view, State& state, Rng& rng) {
  const HiddenDeal start = known_holders(view);
  const Whereabouts where = whereabouts(view);
  HiddenPasses passes = hidden_passes(view);
  if (view.me < view.players) {
    state.passed[view.me] = view.gave;
    state.passed[right_of(view.me, view.players)] = view.took;
  }
  // Drawing until the fox signs fit weights each deal by the number of passes that explain the signs.
  constexpr int tries = 16;
  for (int i = 0; i < tries; ++i) {
    HiddenDeal deal = start;
    deal.deal(rng);
    set_hands(view, deal, state);
    if (draw_passes(view, passes, where, state, rng)) return;
  }
  HiddenDeal deal = start;
  reserve_fitting_cards(passes, 0, where, 0, deal, rng);
  deal.deal(rng);
  set_hands(view, deal, state);
  draw_passes(view, passes, where, state, rng);
}

/// Deals hands before the last pass; a sealed pair is any two cards of its hand.
void deal_before_passes(const View& view, State& state, Rng& rng) {
  HiddenDeal deal = known_holders(view);
  deal.deal(rng);
  set_hands(view, deal, state);
  for (Seat seat = 0; seat < view.players; ++seat) {
    if (!contains(view.have_passed, seat)) continue;
    if (seat == view.me) {
      state.passed[seat] = view.gave;
      continue;
    }
    state.passed[seat] = random_pair(state.hands[seat], rng);
    state.hands[seat] &= ~state.passed[seat].cards();
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
  deal_after_passes(view, state, rng);
  if (view.phase == Phase::play) {
    state.broken = (view.watched.gone & ~cards_of(view.table) & blue) != 0 ? 1 : 0;
    replay_current_trick(state, view.table);
  }
  return state;
}

}  // namespace kairo::haratama
