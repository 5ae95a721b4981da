#include <algorithm>
#include <cstdlib>

#include "engine/games/wicked/pieces/board.h"
#include "engine/games/wicked/words/terms.h"

namespace kairo::wicked {

namespace {

using Kind = Move::Kind;

constexpr std::size_t most_phrases = 3;

Phrase counted(std::string_view key, int n) { return {key, {number("n", n)}}; }

Phrase points(int n) {
  if (n == 0) return {"wicked.then.even"};
  return counted(n > 0 ? "wicked.then.gain" : "wicked.then.loss", std::abs(n));
}

/// How many oracles of each kind, not yet achieved, a board meets.
struct Met {
  int small = 0;
  int great = 0;
};

Met oracles_met(const Board& board) {
  Met met;
  for (int which = 0; which < oracles_each; ++which) {
    met.small += board.small_done[which] == 0 && meets_small(board, which) ? 1 : 0;
    met.great += board.great_done[which] == 0 && meets_great(board, which) ? 1 : 0;
  }
  return met;
}

void add_change(int before, int after, std::string_view more, std::string_view fewer, std::vector<Phrase>& phrases) {
  if (after > before) phrases.push_back(counted(more, after - before));
  if (after < before) phrases.push_back(counted(fewer, before - after));
}

/// Oracles that become met, or are no longer met, by a change of tokens.
void add_oracles(const Board& before, const Board& after, std::vector<Phrase>& phrases) {
  const Met was = oracles_met(before);
  const Met is = oracles_met(after);
  add_change(was.great, is.great, "wicked.then.meets_great", "wicked.then.unmeets_great", phrases);
  add_change(was.small, is.small, "wicked.then.meets", "wicked.then.unmeets", phrases);
}

/// The overflow of the low rank with so many more tokens.
int low_surplus(const Board& board, int more) {
  return std::max(0, on_shelf(board, Rank::low) + more - room[index(Rank::low)]);
}

/// The most search pieces that another seat has left; sealed ones are among them.
int most_of_others(const View& view) {
  int most = 0;
  for (Seat seat = 0; seat < view.players; ++seat)
    if (seat != view.asked) most = std::max<int>(most, view.boards[seat].pieces);
  return most;
}

/// The place that a bid will take, as far as the public numbers of pieces tell.
void add_place(Bid bid, int others, std::vector<Phrase>& phrases) {
  if (bid.pieces == 0)
    phrases.push_back({"wicked.then.unranked"});
  else if (others == 0)
    phrases.push_back({"wicked.then.first.alone"});
  else if (bid.pieces > others)
    phrases.push_back(counted("wicked.then.first", others));
  else if (bid.pieces == others)
    phrases.push_back(counted("wicked.then.ranked", others));
}

/// An oracle that is still to be achieved demands more souls of this colour than the board has, of any rank.
bool serves_oracle(const Board& board, int colour) {
  int owned = 0;
  for (const auto& of_rank : board.tokens) owned += of_rank[colour];
  for (int which = 0; which < oracles_each; ++which) {
    const GreatOracle& great = great_oracles[board.great[which]];
    const int high = (index(great.first) == colour ? 1 : 0) + (index(great.second) == colour ? 1 : 0);
    if (board.great_done[which] == 0 && owned < high) return true;
    int demanded = 0;
    for (const auto& of_rank : small_oracles[board.small[which]].demands) demanded += of_rank[colour];
    if (board.small_done[which] == 0 && owned < demanded) return true;
  }
  return false;
}

/// The use of one more soul of a colour on the shelf of this rank; nothing if it only lies there.
void add_use(const Board& board, int rank, int colour, std::vector<Phrase>& phrases) {
  if (serves_oracle(board, colour))
    phrases.push_back({"wicked.then.serves", {terms::colour("colour", colour)}});
  else if (rank < index(Rank::high) && board.tokens[rank][colour] % 2 == 1)
    phrases.push_back({"wicked.then.pairs", {terms::colour("colour", colour)}});
}

/// A reason for a bid: the lower half, which everybody gains who is ranked; or that a sign is a burden to the others.
void add_reason(const View& view, Bid bid, std::vector<Phrase>& phrases) {
  const Board& board = view.boards[view.asked];
  if (bid.pieces == 0) {
    if ((bid.signs & witch_sign) != 0) phrases.push_back({"wicked.then.burdens"});
    return;
  }
  const Half half = corridors[lit_card(view)].lower;
  if (!is_coloured(half)) return;
  const int lower = index(colour_of(half));
  const Arg colour = terms::colour("colour", lower);
  if ((bid.signs & soul_sign) != 0)
    phrases.push_back({"wicked.then.souls_if", {colour, number("n", 2)}});
  else if (serves_oracle(board, lower))
    phrases.push_back({"wicked.then.for_oracle", {colour}});
  else if (board.tokens[index(Rank::low)][lower] % 2 == 1)
    phrases.push_back({"wicked.then.for_pair", {colour}});
  else
    phrases.push_back({"wicked.then.souls_if", {colour, number("n", 1)}});
}

std::vector<Phrase> of_bid(const View& view, Bid bid) {
  const Board& board = view.boards[view.asked];
  const int others = most_of_others(view);
  std::vector<Phrase> phrases;
  add_place(bid, others, phrases);
  if ((bid.signs & witch_sign) != 0 && bid.pieces > 0)
    phrases.push_back({bid.pieces >= others ? "wicked.then.impurity" : "wicked.then.impurity_if"});
  if (phrases.size() + 1 < most_phrases) add_reason(view, bid, phrases);  // what is left is told in any case
  const Bid left{static_cast<std::uint8_t>(board.pieces - bid.pieces), static_cast<Signs>(board.signs & ~bid.signs)};
  const Arg corridors = number("n", corridors_per_round(view.players) - view.corridor - 1);
  if (left == Bid{})
    phrases.push_back({"wicked.then.left.nothing", {corridors}});
  else
    phrases.push_back({"wicked.then.left", {terms::hand("hand", left), corridors}});
  return phrases;
}

std::vector<Phrase> of_colour(const View& view, int colour) {
  const Board& before = view.boards[view.asked];
  Board after = before;
  ++after.tokens[index(Rank::low)][colour];
  std::vector<Phrase> phrases;
  add_oracles(before, after, phrases);
  if (phrases.empty()) add_use(before, index(Rank::low), colour, phrases);
  // Every white soul takes up room, whatever its colour will be.
  const int surplus = low_surplus(before, view.whites[view.asked]);
  if (surplus > 0) phrases.push_back(counted("wicked.then.return_low", surplus));
  return phrases;
}

std::vector<Phrase> of_return(const View& view, int colour) {
  const Board& before = view.boards[view.asked];
  Board after = before;
  --after.tokens[index(view.full)][colour];
  std::vector<Phrase> phrases{points(-token_points[index(view.full)])};
  add_oracles(before, after, phrases);
  if (phrases.size() == 1 && before.tokens[index(view.full)][colour] % 2 == 1)
    phrases.push_back({"wicked.then.keeps_pairs"});
  return phrases;
}

/// A token rises, with the other one of its pair returned or not.
std::vector<Phrase> of_lift(const View& view, Move move) {
  const Board& before = view.boards[view.asked];
  const int above = move.a + 1;
  const int used = move.kind == Kind::promote ? 2 : 1;
  Board after = before;
  after.tokens[move.a][move.b] -= static_cast<std::uint8_t>(used);
  ++after.tokens[above][move.b];
  std::vector<Phrase> phrases{points(token_points[above] - used * token_points[move.a])};
  if (on_shelf(after, static_cast<Rank>(above)) > room[above])
    phrases.push_back({"wicked.then.return_rank", {terms::rank("rank", above)}});  // what stays is still open
  else
    add_oracles(before, after, phrases);
  // It may bring no points by itself, nor anything else.
  if (phrases.size() == 1 && phrases.front() == points(0))
    phrases.push_back({"wicked.then.makes_room", {terms::rank("rank", move.a)}});
  return phrases;
}

std::vector<Phrase> of_change(const View& view, Move move) {
  const Board& before = view.boards[view.asked];
  Board after = before;
  --after.tokens[move.a][move.b];
  ++after.tokens[move.a][move.c];
  std::vector<Phrase> phrases{points(0)};
  add_oracles(before, after, phrases);
  if (phrases.size() == 1) add_use(before, move.a, move.c, phrases);
  return phrases;
}

std::vector<Phrase> of_small(const Board& before, int which) {
  const SmallOracle& oracle = small_oracles[before.small[which]];
  if (oracle.reward == SmallReward::promotion) {
    const bool any = on_shelf(before, Rank::low) + on_shelf(before, Rank::middle) > 0;
    return {points(small_points), {any ? "wicked.then.promotes" : "wicked.then.promotes_none"}};
  }
  int given = 0;
  for (const std::uint8_t count : oracle.gives) given += count;
  const int surplus = low_surplus(before, given);
  std::vector<Phrase> phrases{points(small_points + (given - surplus) * token_points[index(Rank::low)])};
  if (surplus > 0) {
    const int room_low = room[index(Rank::low)];
    phrases.push_back(
        {"wicked.then.overfills",
         {number("given", given), number("all", room_low + surplus), number("room", room_low), number("n", surplus)}});
  }
  return phrases;
}

std::vector<Phrase> of_great(const Board& before, int which) {
  const GreatOracle& oracle = great_oracles[before.great[which]];
  const int impurity = std::max(0, before.impurity - relief_per_great * great_oracles_achieved(before));
  const int relief = std::min(impurity, relief_per_great);
  Board after = before;
  after.great_done[which] = 1;
  --after.tokens[index(Rank::high)][index(oracle.first)];
  --after.tokens[index(Rank::high)][index(oracle.second)];
  std::vector<Phrase> phrases{points(great_points + relief)};
  if (relief > 0) phrases.push_back(counted("wicked.then.relief", relief));
  // This oracle was met and is now achieved; only the other one can have lost its tokens.
  add_change(oracles_met(before).great - 1, oracles_met(after).great, "wicked.then.meets_great",
             "wicked.then.unmeets_great", phrases);
  return phrases;
}

std::vector<Phrase> of_done(const Board& board) {
  std::vector<Phrase> phrases;
  if (board.promotions + board.colour_changes > 0)
    phrases.push_back({"wicked.then.spells_lost", {terms::spells("spells", board.promotions, board.colour_changes)}});
  phrases.push_back({"wicked.then.final"});
  return phrases;
}

std::vector<Phrase> all_consequences(const View& view, Move move) {
  const Board& board = view.boards[view.asked];
  switch (move.kind) {
    case Kind::bid: return of_bid(view, {move.a, move.b});
    case Kind::colour: return of_colour(view, move.a);
    case Kind::give_back: return of_return(view, move.a);
    case Kind::promote:
    case Kind::spell:
    case Kind::reward: return of_lift(view, move);
    case Kind::change: return of_change(view, move);
    case Kind::small: return of_small(board, move.a);
    case Kind::great: return of_great(board, move.a);
    case Kind::decline: return {{"wicked.then.declined"}};
    case Kind::done: break;
  }
  return of_done(board);
}

}  // namespace

std::vector<Phrase> consequences(const View& view, Move move) {
  std::vector<Phrase> phrases = all_consequences(view, move);
  if (phrases.size() > most_phrases) phrases.resize(most_phrases);
  return phrases;
}

}  // namespace kairo::wicked
