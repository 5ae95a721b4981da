#include "engine/match/merge.h"

#include <algorithm>
#include <utility>

namespace kairo {

namespace {

using Kind = Contradiction::Kind;

bool same_start(const Match& a, const Match& b) {
  return a.game().info == b.game().info && a.setup() && a.setup() == b.setup();
}

std::size_t shared_moves(const Match& a, const Match& b) {
  const std::size_t most = std::min(a.steps().size(), b.steps().size());
  std::size_t shared = 0;
  while (shared < most && a.steps()[shared].move == b.steps()[shared].move) ++shared;
  return shared;
}

bool is_revealed_after(const Match& match, std::size_t moves) {
  return std::any_of(match.steps().begin() + static_cast<std::ptrdiff_t>(moves), match.steps().end(),
                     [](const Match::Step& step) { return step.sealed; });
}

/// All moves of a seat after the first `moves` of the match: those made, then those held.
std::vector<AnyMove> moves_since(const Held& held, std::size_t moves, Seat seat) {
  std::vector<AnyMove> all;
  for (std::size_t i = moves; i < held.match.steps().size(); ++i)
    if (held.match.steps()[i].seat == seat) all.push_back(held.match.steps()[i].move);
  const auto ahead = held.ahead.by(seat);
  all.insert(all.end(), ahead.begin(), ahead.end());
  return all;
}

/// How an answer ahead compares with what the longer side knows of the same seat.
struct Comparison {
  std::size_t same = 0;  ///< moves that agree
  std::size_t made = 0;  ///< moves that the longer side has in its match
  bool differs = false;
};

/// `before` has the first moves of `longer`.
Comparison compare(const Held& before, const Held& longer, Seat seat) {
  const auto mine = before.ahead.by(seat);
  const std::vector<AnyMove> known = moves_since(longer, before.match.steps().size(), seat);
  const auto parts = std::mismatch(mine.begin(), mine.end(), known.begin(), known.end());
  return {.same = static_cast<std::size_t>(parts.first - mine.begin()),
          .made = known.size() - longer.ahead.by(seat).size(),
          .differs = parts.first != mine.end() && parts.second != known.end()};
}

Contradiction contradiction(const Held& held, const Held& theirs, std::size_t step, Seat seat) {
  const bool went_on = is_revealed_after(held.match, step) || is_revealed_after(theirs.match, step);
  return {.kind = went_on ? Kind::branch : Kind::answered_twice, .seat = seat, .step = step, .theirs = theirs};
}

/// Adds the answers ahead of `before` that `longer` does not know. Where the two differ, and neither has been played,
/// `before_wins` says whose stays.
void add_answers(Held& longer, const Held& before, bool before_wins) {
  BySeat<std::span<const AnyMove>> missing{};
  for (Seat seat = 0; seat < max_seats; ++seat) {
    const Comparison compared = compare(before, longer, seat);
    if (compared.differs && !before_wins) continue;
    missing[seat] = before.ahead.by(seat).subspan(compared.same);
    if (compared.differs) longer.ahead.of[seat].resize(compared.same - compared.made);
  }
  for (Seat seat = 0; seat < max_seats; ++seat)
    for (const AnyMove move : missing[seat]) answer(longer.match, longer.ahead, seat, move);
}

/// One has the first moves of the other.
Merged merge_along(const Held& held, const Held& other) {
  const bool held_is_longer = held.match.steps().size() >= other.match.steps().size();
  const Held& longer = held_is_longer ? held : other;
  const Held& before = held_is_longer ? other : held;
  Merged merged{.held = longer, .contradictions = {}};
  bool parted = false;
  for (Seat seat = 0; seat < max_seats; ++seat) {
    const Comparison compared = compare(before, longer, seat);
    if (!compared.differs) continue;
    merged.contradictions.push_back(contradiction(held, other, before.match.steps().size(), seat));
    parted = parted || compared.same < compared.made;
  }
  if (parted && !held_is_longer)
    merged.held = held;
  else
    add_answers(merged.held, before, !held_is_longer);
  return merged;
}

/// Several links may tell of the same other side.
void add_contradiction(Merged& merged, Contradiction one) {
  std::vector<Contradiction>& all = merged.contradictions;
  for (Contradiction& known : all) {
    if (known.seat != one.seat || known.step != one.step || one.kind == Kind::other_match) continue;
    if (contradicts(known.theirs, one.theirs)) continue;
    known.theirs = merge(known.theirs, one.theirs).held;
    if (one.kind == Kind::branch || is_revealed_after(known.theirs.match, one.step)) known.kind = Kind::branch;
    return;
  }
  if (all.size() == most_contradictions)
    ++merged.more;
  else
    all.push_back(std::move(one));
}

}  // namespace

bool same_held(const Held& a, const Held& b) {
  return same_start(a.match, b.match) && a.match.steps().size() == b.match.steps().size() &&
         shared_moves(a.match, b.match) == a.match.steps().size() && a.ahead == b.ahead;
}

bool contradicts(const Held& held, const Held& other) {
  if (!same_start(held.match, other.match)) return true;
  const bool held_is_longer = held.match.steps().size() >= other.match.steps().size();
  const Held& longer = held_is_longer ? held : other;
  const Held& before = held_is_longer ? other : held;
  if (shared_moves(held.match, other.match) < before.match.steps().size()) return true;
  for (Seat seat = 0; seat < max_seats; ++seat)
    if (!before.ahead.by(seat).empty() && compare(before, longer, seat).differs) return true;
  return false;
}

Merged merge(const Held& held, const Held& other) {
  Merged merged{.held = held, .contradictions = {}};
  if (!same_start(held.match, other.match)) {
    merged.contradictions.push_back({.kind = Kind::other_match, .seat = no_seat, .step = 0, .theirs = other});
    return merged;
  }
  const std::size_t shared = shared_moves(held.match, other.match);
  if (shared == held.match.steps().size() || shared == other.match.steps().size())
    merged = merge_along(held, other);
  else
    merged.contradictions.push_back(contradiction(held, other, shared, held.match.steps()[shared].seat));
  merged.news = !same_held(held, merged.held);
  return merged;
}

Merged merge(Held held, std::span<const Held> others) {
  Merged all{.held = std::move(held), .contradictions = {}};
  for (const Held& other : others) {
    Merged next = merge(all.held, other);
    all.held = std::move(next.held);
    all.news = all.news || next.news;
    for (Contradiction& one : next.contradictions) add_contradiction(all, std::move(one));
  }
  return all;
}

}  // namespace kairo
