#include "engine/match/live/table.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "engine/core/heap_sort.h"

namespace kairo::live {

namespace {

auto key(const Chosen& chosen) {
  const int game = chosen.game == nullptr ? -1 : static_cast<int>(chosen.game->info->number);
  return std::tuple(chosen.match, chosen.begun, chosen.choice, game, chosen.setup.seats, chosen.setup.seed,
                    chosen.setup.options);
}

bool join_match(Table& table, const Table& other) {
  if (key(other.chosen) < key(table.chosen)) return false;
  if (key(other.chosen) == key(table.chosen)) return table.tree.join(other.tree);
  table.chosen = other.chosen;
  table.tree = other.tree;
  return true;
}

/// Of too many the greatest stay, so that the order of joins makes no difference.
bool join_later(std::vector<std::string>& later, const std::vector<std::string>& others) {
  std::vector<std::string> all = later;
  all.insert(all.end(), others.begin(), others.end());
  heap_sort(all, std::greater{});
  all.erase(std::ranges::unique(all).begin(), all.end());
  if (all.size() > most_later) all.resize(most_later);
  if (all == later) return false;
  later = std::move(all);
  return true;
}

/// The moves of a course in the order in which they were given, those ahead last.
std::vector<Lost> all_given(const Held& held) {
  std::vector<Lost> all;
  for (std::size_t i = 0; i < held.match.steps().size(); ++i)
    all.push_back({held.match.steps()[i].seat, held.match.steps()[i].move, i});
  for (Seat seat = 0; seat < max_seats; ++seat)
    for (const AnyMove move : held.ahead.by(seat)) all.push_back({seat, move, held.match.steps().size()});
  return all;
}

std::vector<AnyMove> by_seat(const std::vector<Lost>& all, Seat seat, std::size_t from) {
  std::vector<AnyMove> moves;
  for (const Lost& one : all)
    if (one.seat == seat && one.after >= from) moves.push_back(one.move);
  return moves;
}

}  // namespace

Joined join(Table& table, const Table& other) {
  Table next = table;
  bool news = join_match(next, other);
  news = join(next.seats, other.seats) || news;
  news = join_later(next.later, other.later) || news;
  if (!news) return Joined::nothing;
  if (next.tree.moves_to_play() > most_moves_to_play) return Joined::too_much;
  table = std::move(next);
  return Joined::news;
}

bool same(const Table& a, const Table& b) {
  Table one = a;
  Table other = b;
  return join(one, b) == Joined::nothing && join(other, a) == Joined::nothing;
}

Table table_of(const Game& game, const Setup& setup) {
  return {.chosen = {.game = &game, .setup = setup}, .tree = {}, .seats = {}};
}

Table table_of(const Held& held) {
  Table table = table_of(held.match.game(), *held.match.setup());
  table.chosen.begun = true;
  table.tree = tree_of(held);
  return table;
}

Match start_of(const Chosen& chosen) { return {*chosen.game, chosen.setup}; }
Course course_of(const Table& table) { return course_of(table.tree, start_of(table.chosen)); }

bool choose(Table& table, const Game& game, const Setup& setup) {
  Chosen next = table.chosen;
  if (next.begun ? next.match == most_matches : next.choice == most_choices) return false;
  next.choice = next.begun ? 0 : next.choice + 1;
  next.match += next.begun ? 1 : 0;
  next.begun = false;
  next.game = &game;
  next.setup = setup;
  table.chosen = next;
  table.tree = {};
  return true;
}

void begin(Table& table) { table.chosen.begun = table.chosen.game != nullptr; }

Phrase give(Table& table, Seat seat, AnyMove move) {
  if (!table.chosen.begun) return Phrase{"match.refusal.no_such_move"};
  return give(table.tree, start_of(table.chosen), seat, move);
}

bool take_back(Table& table, Seat seat) {
  return table.chosen.begun && take_back(table.tree, start_of(table.chosen), seat);
}

std::vector<Lost> lost_between(const Course& before, const Course& now) {
  const Match& old = before.held.match;
  const Match& match = now.held.match;
  if (old.game().info != match.game().info || old.setup() != match.setup()) return {};
  std::size_t shared = 0;
  while (shared < std::min(old.steps().size(), match.steps().size()) &&
         old.steps()[shared].move == match.steps()[shared].move)
    ++shared;
  const std::vector<Lost> had = all_given(before.held);
  const std::vector<Lost> have = all_given(now.held);
  std::vector<Lost> lost;
  for (Seat seat = 0; seat < max_seats; ++seat) {
    const std::vector<AnyMove> kept = by_seat(have, seat, shared);
    std::size_t same = 0;
    bool parted = false;
    for (const Lost& one : had) {
      if (one.seat != seat || one.after < shared) continue;
      parted = parted || same == kept.size() || kept[same] != one.move;
      if (parted) lost.push_back(one);
      ++same;
    }
  }
  return lost;
}

}  // namespace kairo::live
