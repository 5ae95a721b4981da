#include "web/tables/haratama/explanations.h"

#include <utility>

#include "engine/games/haratama/pieces/tricks.h"
#include "engine/games/haratama/words.h"
#include "web/tables/haratama/layout.h"

namespace kairo::haratama::table {

using draw::Explanation;
using draw::Rect;

Explanation about_card(Card card, bool treasure, std::string_view term, std::string_view treasure_term,
                       std::vector<Arg> more) {
  std::vector<Arg> args{list("card", {card_phrase(card)})};
  args.insert(args.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
  return {.term = {treasure ? treasure_term : term, std::move(args)},
          .picture = [card, treasure](draw::Ui& ui, const Rect& at) { draw_card(ui, at, card, treasure); },
          .picture_aspect = card_aspect};
}

Explanation about_card(Card card, bool treasure) {
  return suit_of(card) == Suit::blue ? about_card(card, treasure, "haratama.what.blue", "haratama.what.blue_treasure")
                                     : about_card(card, treasure, "haratama.what.card", "haratama.what.treasure");
}

Explanation about_passed_card(Card card, bool treasure, Seat from) {
  return about_card(card, treasure, "haratama.what.passed", "haratama.what.passed_treasure", {seat_name("from", from)});
}

Explanation about_played_card(const Trick& trick, int i, int players, bool treasure) {
  const Seat seat = player_of(trick, i, players);
  const Arg who = seat_name("seat", seat);
  return trick.winner == seat
             ? about_card(trick.cards[i], treasure, "haratama.what.winning", "haratama.what.winning_treasure", {who})
             : about_card(trick.cards[i], treasure, "haratama.what.played", "haratama.what.played_treasure", {who});
}

Explanation about_seat(std::string_view term, Seat seat, std::vector<Arg> more) {
  more.push_back(seat_name("seat", seat));
  return {.term = {term, std::move(more)}};
}

void explain_by_tap(draw::Ui& ui, const Rect& at, std::string_view id, Explanation explanation) {
  explanation.by_tap = true;
  if (ui.hit_target(at, id, explanation).tapped) ui.message.show(at, explanation.term, draw::Ink::text);
}

}  // namespace kairo::haratama::table
