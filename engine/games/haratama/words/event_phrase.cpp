#include "engine/games/haratama/events.h"
#include "engine/games/haratama/words/terms.h"

namespace kairo::haratama {

namespace {

/// `aside`: the card that was set aside; no_card if there is none.
Phrase beginning_of(int rounds_done, Ranks descents, int treasures, Card aside) {
  std::vector<Arg> args{number("round", rounds_done + 1), terms::ranks("ranks", descents), number("n", treasures)};
  if (aside == no_card) return {"haratama.event.round_began", std::move(args)};
  args.push_back(terms::card("card", aside));
  return {"haratama.event.round_began.aside", std::move(args)};
}

/// Builds the phrase for one event.
class EventPhraseBuilder {
 public:
  EventPhraseBuilder(const View& view, const Event& event)
      : view_(view), event_(event), who_(seat_name("seat", event.seat)) {}

  [[nodiscard]] Phrase build() const {
    switch (static_cast<EventKind>(event_.kind)) {
      case EventKind::round_began: return round_began();
      case EventKind::pass_sealed:
        return {"haratama.event.pass_sealed", {who_, seat_name("to", left_of(event_.seat, view_.players))}};
      case EventKind::cards_passed: return {"haratama.event.cards_passed"};
      case EventKind::took_up: return took_up();
      case EventKind::fox_shown: return {"haratama.event.fox_shown", {who_, number("rank", highest_fox_rank)}};
      case EventKind::first_lead: return {"haratama.event.first_lead", {who_, card(as<event_row::FirstLead>().card)}};
      case EventKind::card_played: return card_played();
      case EventKind::day_broke:
        return {
            as<event_row::DayBroke>().was_led ? "haratama.event.day_broke.led" : "haratama.event.day_broke.thrown_off",
            {who_}};
      case EventKind::trick_won: return trick_won();
      case EventKind::round_ended: return round_ended();
      case EventKind::haratama: return haratama();
      case EventKind::round_lost: return round_lost();
      case EventKind::extra_round: return extra_round();
      case EventKind::ended: return {"haratama.event.ended", {who_, number("total", as<event_row::Ended>().total)}};
    }
    return {};
  }

 private:
  template <class Row>
  [[nodiscard]] Row as() const {
    return event_.as<Row>();
  }
  static Arg card(int card) { return terms::card("card", static_cast<Card>(card)); }

  [[nodiscard]] Phrase took_up() const {
    const auto [first, second, giver] = as<event_row::TookUp>();
    return {"haratama.event.took_up",
            {seat_name("from", giver), who_, terms::cards("cards", bit(first) | bit(second))}};
  }

  [[nodiscard]] Phrase haratama() const {
    const auto [treasures, losses] = as<event_row::HaratamaMade>();
    return {"haratama.event.haratama", {who_, number("n", treasures), number("losses", losses)}};
  }

  [[nodiscard]] Phrase round_lost() const {
    const auto [treasures, losses, total] = as<event_row::RoundLost>();
    return {"haratama.event.round_lost",
            {who_, number("n", treasures), number("losses", losses), number("total", total)}};
  }

  [[nodiscard]] Phrase extra_round() const {
    const auto extra = as<event_row::ExtraRound>();
    return {"haratama.event.extra_round", {number("n", extra.seats), number("total", extra.total)}};
  }

  [[nodiscard]] Phrase round_began() const {
    const auto began = as<event_row::RoundBegan>();
    Ranks shown = 0;
    for (const int rank : began.descents()) shown |= static_cast<Ranks>(1U << (rank - 1));
    return beginning_of(began.round, shown, began.treasures,
                        began.aside < 0 ? no_card : static_cast<Card>(began.aside));
  }

  [[nodiscard]] Phrase card_played() const {
    const auto [played_card, played, is_last] = as<event_row::CardPlayed>();
    const Arg card = terms::card("card", played_card);
    if (is_last) return {"haratama.event.card_played.last", {who_, card}};
    switch (played) {
      case Played::led: return {"haratama.event.card_played.led", {who_, card}};
      case Played::followed: return {"haratama.event.card_played.followed", {who_, card}};
      case Played::thrown_off: break;
    }
    return {"haratama.event.card_played.thrown_off", {who_, card}};
  }

  [[nodiscard]] Phrase trick_won() const {
    const auto won = as<event_row::TrickWon>();
    if (won.treasures == 0) return {"haratama.event.trick_won", {who_}};
    Cards cards = 0;
    for (const int card : won.cards())
      if (card >= 0) cards |= bit(static_cast<Card>(card));
    return {"haratama.event.trick_won.treasures",
            {who_, number("n", won.treasures), terms::cards("cards", cards), number("all", won.all)}};
  }

  [[nodiscard]] Phrase round_ended() const {
    const auto ended = as<event_row::RoundEnded>();
    const Arg round = number("round", ended.round + 1);
    if (ended.left == 0) return {"haratama.event.round_ended", {round}};
    return {"haratama.event.round_ended.left", {round, number("n", ended.left)}};
  }

  const View& view_;
  const Event& event_;
  Arg who_;
};

}  // namespace

Phrase opening_phrase(const View& view) {
  return beginning_of(view.rounds_done, view.descents, count(view.to_win), view.aside);
}

Phrase event_phrase(const View& view, const Event& event) { return EventPhraseBuilder(view, event).build(); }

}  // namespace kairo::haratama
