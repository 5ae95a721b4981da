#include "engine/games/haratama/events.h"
#include "engine/games/haratama/words/terms.h"

namespace kairo::haratama {

namespace {

/// Builds the phrase for one event.
class EventPhraseBuilder {
 public:
  EventPhraseBuilder(const View& view, const Event& event)
      : view_(view), event_(event), who_(seat_name("seat", event.seat)), data_(event.data) {}

  [[nodiscard]] Phrase build() const {
    switch (static_cast<EventKind>(event_.kind)) {
      case EventKind::round_began: return round_began();
      case EventKind::pass_sealed:
        return {"haratama.event.pass_sealed", {who_, seat_name("to", left_of(event_.seat, view_.players))}};
      case EventKind::cards_passed: return {"haratama.event.cards_passed"};
      case EventKind::took_up:
        return {"haratama.event.took_up", {seat_name("from", static_cast<Seat>(data_[2])), who_, cards(0, 2)}};
      case EventKind::fox_shown: return {"haratama.event.fox_shown", {who_, number("rank", highest_fox_rank)}};
      case EventKind::first_lead: return {"haratama.event.first_lead", {who_, card(0)}};
      case EventKind::card_played: return card_played();
      case EventKind::day_broke:
        return {data_[0] != 0 ? "haratama.event.day_broke.led" : "haratama.event.day_broke.thrown_off", {who_}};
      case EventKind::trick_won: return trick_won();
      case EventKind::round_ended: return round_ended();
      case EventKind::haratama:
        return {"haratama.event.haratama", {who_, number("n", data_[0]), number("losses", data_[1])}};
      case EventKind::round_lost:
        return {"haratama.event.round_lost",
                {who_, number("n", data_[0]), number("losses", data_[1]), number("total", data_[2])}};
      case EventKind::extra_round:
        return {"haratama.event.extra_round", {number("n", data_[1]), number("total", data_[2])}};
      case EventKind::ended: return {"haratama.event.ended", {who_, number("total", data_[0])}};
    }
    return {};
  }

 private:
  [[nodiscard]] Arg card(int i) const { return terms::card("card", static_cast<Card>(data_[i])); }

  /// The `n` cards that begin at data[i].
  [[nodiscard]] Arg cards(int i, int n) const {
    Cards set = 0;
    for (const int end = i + n; i < end; ++i) set |= bit(static_cast<Card>(data_[i]));
    return terms::cards("cards", set);
  }

  [[nodiscard]] Phrase round_began() const {
    Ranks shown = 0;
    for (int i = 1; i <= shown_descents; ++i) shown |= static_cast<Ranks>(1U << (data_[i] - 1));
    std::vector<Arg> args{number("round", data_[0] + 1), terms::ranks("ranks", shown), number("n", data_[5])};
    if (data_[4] < 0) return {"haratama.event.round_began", std::move(args)};
    args.push_back(card(4));
    return {"haratama.event.round_began.aside", std::move(args)};
  }

  [[nodiscard]] Phrase card_played() const {
    if (data_[2] != 0) return {"haratama.event.card_played.last", {who_, card(0)}};
    switch (static_cast<Played>(data_[1])) {
      case Played::led: return {"haratama.event.card_played.led", {who_, card(0)}};
      case Played::followed: return {"haratama.event.card_played.followed", {who_, card(0)}};
      case Played::thrown_off: break;
    }
    return {"haratama.event.card_played.thrown_off", {who_, card(0)}};
  }

  [[nodiscard]] Phrase trick_won() const {
    if (data_[0] == 0) return {"haratama.event.trick_won", {who_}};
    return {"haratama.event.trick_won.treasures",
            {who_, number("n", data_[0]), cards(1, data_[0]), number("all", data_[5])}};
  }

  [[nodiscard]] Phrase round_ended() const {
    const Arg round = number("round", data_[0] + 1);
    if (data_[1] == 0) return {"haratama.event.round_ended", {round}};
    return {"haratama.event.round_ended.left", {round, number("n", data_[1])}};
  }

  const View& view_;
  const Event& event_;
  Arg who_;
  const decltype(Event::data)& data_;
};

}  // namespace

Phrase event_phrase(const View& view, const Event& event) { return EventPhraseBuilder(view, event).build(); }

}  // namespace kairo::haratama
