#include "web/tables/haratama/animation/apply_event.h"

#include <algorithm>

#include "engine/games/haratama/pieces/losses.h"

namespace kairo::haratama::table {

namespace {

Card card_at(const Event& event, int i) { return static_cast<Card>(event.data[static_cast<std::size_t>(i)]); }

void begin_round(View& view, const Event& event, Cards hand) {
  view.phase = Phase::pass;
  view.asked = 0;
  view.descents = 0;
  for (int i = 1; i <= shown_descents; ++i) view.descents |= static_cast<Ranks>(1U << (event.data[i] - 1));
  view.aside = event.data[4] < 0 ? no_card : card_at(event, 4);
  view.hand = hand;
  std::fill_n(view.hand_sizes.begin(), view.players, static_cast<std::uint8_t>(hand_size));
  view.have_passed = view.foxes = 0;
  view.gave = view.took = {};
  view.first_leader = no_seat;
  view.broken = view.tricks_done = 0;
  view.table = {};
  view.tricks = {};
  view.won = {};
  view.watched = {};
  view.to_win = treasures(view.descents, view.aside, view.players);
}

void seal_pass(View& view, Seat seat, const View& after) {
  view.have_passed |= only(seat);
  view.hand_sizes[seat] = static_cast<std::uint8_t>(view.hand_sizes[seat] - passed_cards);
  view.asked = seat + 1 < view.players ? static_cast<Seat>(seat + 1) : no_seat;
  const Cards given = after.gave.cards();
  if (seat != view.me || given == 0 || (view.hand & given) != given) return;
  view.hand &= ~given;
  view.gave = after.gave;
}

void take_up_pass(View& view, const Event& event) {
  const Pair pair{card_at(event, 0), card_at(event, 1)};
  if (event.seat == view.me) {
    view.took = pair;
    view.hand |= pair.cards();
  }
  if (event.data[2] == view.me) view.gave = pair;
}

void play_card(View& view, const Event& event) {
  const Card card = card_at(event, 0);
  Trick& trick = view.table;
  if (trick.size == 0) trick.leader = event.seat;
  if (trick.size >= view.players || view.hand_sizes[event.seat] == 0) return;
  const Cards best =
      trick.winner == no_seat
          ? 0
          : bit(trick.cards[static_cast<std::size_t>((trick.winner - trick.leader + view.players) % view.players)]);
  trick.cards[trick.size++] = card;
  if (trick.size == 1 || (has(lane_of(best), card) && bit(card) > best)) trick.winner = event.seat;
  --view.hand_sizes[event.seat];
  view.hand &= ~bit(card);
  view.watched.gone |= bit(card);
  view.asked = trick.size < view.players ? left_of(event.seat, view.players) : no_seat;
}

void win_trick(View& view, const Event& event) {
  for (int i = 0; i < event.data[0]; ++i) {
    view.won[event.seat] |= bit(card_at(event, 1 + i));
    view.to_win &= ~bit(card_at(event, 1 + i));
  }
  view.last = view.table;
  if (view.sight != Sight::last_trick && view.tricks_done < hand_size) view.tricks[view.tricks_done] = view.table;
  ++view.tricks_done;
  view.table = {};
  view.table.leader = event.seat;
  view.asked = event.seat;
}

void end_round(View& view) {
  if (view.results.size() == kept_rounds) {
    std::copy(view.results.begin() + 1, view.results.end(), view.results.begin());
    view.results.pop_back();
  }
  view.results.push_back(treasures_won(view.won));
  ++view.rounds_done;
  view.hand = 0;
  view.hand_sizes = {};
  view.table = {};
  view.asked = no_seat;
}

void lose(View& view, Seat seat) {
  if (view.results.empty()) return;
  const Losses lost = losses_in(view.results.back(), seat, view.players);
  view.losses[seat].treasures += lost.treasures;
  view.losses[seat].haratama += lost.haratama;
}

void take_up_all(View& view) {
  for (int seat = 0; seat < view.players; ++seat)
    view.hand_sizes[seat] = static_cast<std::uint8_t>(view.hand_sizes[seat] + passed_cards);
}

void apply_to_seat(View& view, const Event& event, const View& after) {
  switch (kind_of(event)) {
    case EventKind::pass_sealed: return seal_pass(view, event.seat, after);
    case EventKind::took_up: return take_up_pass(view, event);
    case EventKind::fox_shown: view.foxes |= only(event.seat); return;
    case EventKind::first_lead:
      view.phase = Phase::play;
      view.first_leader = view.asked = view.table.leader = event.seat;
      return;
    case EventKind::card_played: return play_card(view, event);
    case EventKind::day_broke: view.broken = 1; return;
    case EventKind::trick_won: return win_trick(view, event);
    case EventKind::round_lost: return lose(view, event.seat);
    case EventKind::round_began:
    case EventKind::cards_passed:
    case EventKind::round_ended:
    case EventKind::haratama:
    case EventKind::extra_round:
    case EventKind::ended: return;  // they happen to no seat's cards
  }
}

}  // namespace

Cards hand_at_start(const View& after, std::span<const Event> events) {
  Cards hand = after.hand;
  if (after.me >= after.players) return 0;
  for (std::size_t i = events.size(); i > 0; --i) {
    const Event& event = events[i - 1];
    switch (kind_of(event)) {
      case EventKind::round_began: return hand;
      case EventKind::card_played:
        if (event.seat == after.me) hand |= bit(card_at(event, 0));
        break;
      case EventKind::took_up:
        if (event.seat == after.me) hand &= ~(bit(card_at(event, 0)) | bit(card_at(event, 1)));
        break;
      case EventKind::pass_sealed:
        if (event.seat == after.me) hand |= after.gave.cards();
        break;
      case EventKind::cards_passed:
      case EventKind::fox_shown:
      case EventKind::first_lead:
      case EventKind::day_broke:
      case EventKind::trick_won:
      case EventKind::round_ended:
      case EventKind::haratama:
      case EventKind::round_lost:
      case EventKind::extra_round:
      case EventKind::ended: break;  // the hand stays as it is
    }
  }
  return hand;
}

View starting_view(const View& before, const View& after, std::span<const Event> events) {
  View view = before;
  if (before.me == after.me) return view;
  const bool new_round =
      std::ranges::any_of(events, [](const Event& event) { return kind_of(event) == EventKind::round_began; });
  view.me = after.me;
  view.hand = new_round ? 0 : hand_at_start(after, events);
  const bool took = !new_round && std::ranges::none_of(
                                      events, [](const Event& event) { return kind_of(event) == EventKind::took_up; });
  view.took = took ? after.took : Pair{};
  const bool gave = !new_round && std::ranges::none_of(events, [&](const Event& event) {
    return kind_of(event) == EventKind::pass_sealed && event.seat == after.me;
  });
  view.gave = gave ? after.gave : Pair{};
  return view;
}

void apply_event(View& view, const Event& event, const View& after, Cards hand) {
  const bool has_seat = event.seat < view.players;
  switch (kind_of(event)) {
    case EventKind::round_began: return begin_round(view, event, hand);
    case EventKind::cards_passed: return take_up_all(view);
    case EventKind::round_ended: return end_round(view);
    case EventKind::ended:
      view.phase = Phase::over;
      view.asked = no_seat;
      return;
    case EventKind::pass_sealed:
    case EventKind::took_up:
    case EventKind::fox_shown:
    case EventKind::first_lead:
    case EventKind::card_played:
    case EventKind::day_broke:
    case EventKind::trick_won:
    case EventKind::round_lost:
      if (has_seat) apply_to_seat(view, event, after);
      return;
    case EventKind::haratama:
    case EventKind::extra_round: return;  // announced, but they change nothing
  }
}

}  // namespace kairo::haratama::table
