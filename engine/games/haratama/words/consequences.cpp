#include "engine/games/haratama/pieces/losses.h"
#include "engine/games/haratama/pieces/tricks.h"
#include "engine/games/haratama/words/terms.h"

namespace kairo::haratama {

namespace {

constexpr std::size_t most_consequences = 3;
constexpr int few_missing = 2;  // treasures, when somebody is near haratama

/// Cards that everybody at the table may know to be in no hand.
Cards known_gone(const View& view) {
  Cards gone = cards_of(view.table);
  for (int seat = 0; seat < view.players; ++seat) gone |= view.won[seat];
  if (view.tricks_done > 0) gone |= cards_of(view.last);
  if (view.sight != Sight::last_trick) gone |= view.watched.gone;
  return view.aside == no_card ? gone : gone | bit(view.aside);
}

Cards higher_than(const View& view, Card card) {
  return lane(suit_of(card)) & whole_deck(view.players) & (every_card << card << 1);
}

/// The cards that may be in another hand and beat this one when it is led. `hand` is the viewer's.
Cards beaters_of(const View& view, Card card, Cards hand) {
  return higher_than(view, card) & ~hand & ~known_gone(view);
}

/// Tells that a card goes which would win tricks; nothing about another one, or if a higher one stays. `hand` is what
/// the viewer keeps.
void say_if_shed(const View& view, Card card, Cards hand, std::vector<Phrase>& phrases) {
  constexpr int few = 2;
  if ((higher_than(view, card) & hand) != 0) return;
  const int n = count(beaters_of(view, card, hand));
  if (n == 0) phrases.push_back({"haratama.then.sheds.top", {terms::card("card", card)}});
  if (n > 0 && n <= few) phrases.push_back({"haratama.then.sheds", {terms::card("card", card), number("n", n)}});
}

/// Finds what a card brings. It knows the trick as it is after the card, but not what the later seats will play.
class CardConsequences {
 public:
  CardConsequences(const View& view, Card card) : view_(view), card_(card), seat_(view.asked), trick_(view.table) {
    trick_.cards[trick_.size++] = card;
    trick_.winner = winner_of(trick_, view.players);
    at_stake_ = cards_of(trick_) & view.to_win;
  }

  [[nodiscard]] std::vector<Phrase> list() {
    const bool threat = say_threat();
    if (to_come() == 0)
      complete_trick();
    else if (trick_.winner != seat_)
      beaten();
    else
      winning_so_far();
    if (!threat) say_who_is_near();
    if (view_.broken == 0 && suit_of(card_) == Suit::blue) say({"haratama.then.break"});
    if (trick_.winner != seat_) say_if_shed(view_, card_, view_.hand, phrases_);
    const Cards of_suit = view_.hand & lane(suit_of(card_));
    if (of_suit == bit(card_) && of_suit != view_.hand)
      say({"haratama.then.last_of_suit", {terms::suit("suit", suit_of(card_))}});
    if (view_.table.size == 0) say({"haratama.then.leads", {terms::suit("suit", suit_of(card_))}});
    if (phrases_.size() > most_consequences) phrases_.resize(most_consequences);
    return std::move(phrases_);
  }

 private:
  [[nodiscard]] int to_come() const { return view_.players - trick_.size; }
  [[nodiscard]] int treasures() const { return count(at_stake_); }
  /// The cards that the winner of the trick has then; at least these if seats are still to play.
  [[nodiscard]] int total_of(Seat seat) const { return count(view_.won[seat]) + treasures(); }
  [[nodiscard]] bool makes_haratama(Seat seat) const {
    return treasures() > 0 && total_of(seat) >= haratama_from(view_.players);
  }
  [[nodiscard]] Seat saved_already() const { return haratama_seat(treasures_won(view_.won), view_.players); }
  void say(Phrase phrase) { phrases_.push_back(std::move(phrase)); }

  void complete_trick() {
    if (trick_.winner == seat_)
      wins();
    else
      gives();
    if (stops_haratama()) say({"haratama.then.stops", {seat_name("seat", view_.table.winner)}});
    if (at_stake_ != 0 && at_stake_ == view_.to_win) say({"haratama.then.ends"});
  }

  /// Whether any card that does not win the trick would give it to somebody who needs no more treasures then.
  [[nodiscard]] bool stops_haratama() const {
    if (trick_.winner != seat_ || makes_haratama(seat_) || saved_already() != no_seat) return false;
    const int total = count(view_.won[view_.table.winner] | (cards_of(view_.table) & view_.to_win));
    return total >= haratama_from(view_.players);
  }

  /// Whether a rival may still win the trick, as far as that is known.
  [[nodiscard]] bool may_win(Seat seat) const {
    if (seat == seat_) return false;
    if (seat == trick_.winner) return true;
    if (trick_.winner == seat_ && beaters_of(view_, card_, view_.hand) == 0) return false;
    for (int i = 0; i < trick_.size; ++i)
      if (player_of(trick_, i, view_.players) == seat) return false;
    return true;
  }

  /// Tells first which rival this trick's treasures would bring nearest to haratama, or to it: false if none. A sure
  /// haratama is what the outcome says itself.
  bool say_threat() {
    if (treasures() == 0 || saved_already() != no_seat) return false;
    const int wanted = haratama_from(view_.players);
    Seat near = no_seat;
    int most = wanted - few_missing - 1;
    for (Seat seat = 0; seat < view_.players; ++seat)
      if (may_win(seat) && total_of(seat) > most && count(view_.won[seat] | view_.to_win) >= wanted) {
        near = seat;
        most = total_of(seat);
      }
    const bool complete = to_come() == 0;
    if (near == no_seat || (complete && most >= wanted)) return false;
    say({complete         ? "haratama.then.near_then"
         : most >= wanted ? "haratama.then.could_haratama"
                          : "haratama.then.could",
         {seat_name("seat", near), number("n", most), number("wanted", wanted)}});
    return true;
  }

  /// Names the rival who comes closest to a haratama that may still come about: that decides what is good.
  void say_who_is_near() {
    const bool complete = to_come() == 0;
    const int left = count(view_.to_win) - (complete ? treasures() : 0);
    const int wanted = haratama_from(view_.players);
    Seat near = no_seat;
    int most = wanted - few_missing - 1;
    for (Seat seat = 0; seat < view_.players; ++seat) {
      const int n = complete && seat == trick_.winner ? total_of(seat) : count(view_.won[seat]);
      if (n >= wanted) return;  // it has come about
      if (seat != seat_ && n > most && n + left >= wanted) {
        near = seat;
        most = n;
      }
    }
    if (near != no_seat)
      say({"haratama.then.near", {seat_name("seat", near), number("n", most), number("wanted", wanted)}});
  }

  void wins() {
    const int n = treasures();
    if (n == 0) return say({"haratama.then.wins"});
    if (makes_haratama(seat_))
      return say({"haratama.then.haratama",
                  {number("n", total_of(seat_)), number("losses", total_of(seat_) * loss_per_treasure)}});
    if (saved_already() != no_seat) return say({"haratama.then.takes_free", {number("n", n)}});
    say({"haratama.then.takes", {number("n", n), number("losses", n * loss_per_treasure)}});
  }

  void gives() {
    const Arg winner = seat_name("seat", trick_.winner);
    const int total = total_of(trick_.winner);
    if (treasures() == 0) return say({"haratama.then.gives_nothing", {winner}});
    if (makes_haratama(trick_.winner))
      return say(
          {"haratama.then.gives_haratama", {winner, number("n", total), number("losses", total * loss_per_treasure)}});
    say({"haratama.then.gives", {winner, number("n", treasures())}});
  }

  /// Seats are still to play, and another card is higher already or this one is of another suit.
  void beaten() { say({has(view_.to_win, card_) ? "haratama.then.away" : "haratama.then.beaten"}); }

  void winning_so_far() {
    const int beaters = count(beaters_of(view_, card_, view_.hand));
    if (beaters > 0)
      return say({view_.table.size > 0 ? "haratama.then.ahead" : "haratama.then.beatable", {number("n", beaters)}});
    say({"haratama.then.unbeatable"});
    const int n = treasures();
    if (n == 0) return;
    if (makes_haratama(seat_)) return say({"haratama.then.haratama_sure"});
    if (saved_already() == no_seat)
      say({"haratama.then.takes_at_least", {number("n", n), number("losses", n * loss_per_treasure)}});
  }

  const View& view_;
  Card card_;
  Seat seat_;
  Trick trick_;     ///< with the card
  Cards at_stake_;  ///< treasures in it
  std::vector<Phrase> phrases_;
};

std::vector<Phrase> pass_consequences(const View& view, Cards pair) {
  const Seat to = left_of(view.asked, view.players);
  std::vector<Phrase> phrases{
      {(pair & fox_cards) != 0 ? "haratama.then.fox" : "haratama.then.no_fox", {seat_name("to", to)}}};
  const Card start = start_card_for(view.aside);
  if (has(pair, start))
    phrases.push_back({"haratama.then.first_lead", {seat_name("seat", to), terms::card("card", start)}});
  else if (has(view.hand, start))
    phrases.push_back({"haratama.then.first_lead", {seat_name("seat", view.asked), terms::card("card", start)}});
  for (Cards cards = pair; cards != 0; cards = without_first(cards))
    say_if_shed(view, first(cards), view.hand & ~pair, phrases);
  for (const Suit suit : all_suits)
    if (const Cards held = view.hand & lane(suit); held != 0 && (held & ~pair) == 0)
      phrases.push_back({"haratama.then.none_left", {terms::suit("suit", suit)}});
  if (phrases.size() > most_consequences) phrases.resize(most_consequences);
  return phrases;
}

}  // namespace

std::vector<Phrase> consequences(const View& view, Move move) {
  if (move.kind == Move::Kind::pass) return pass_consequences(view, bit(move.a) | bit(move.b));
  return CardConsequences(view, move.a).list();
}

}  // namespace kairo::haratama
