#include <algorithm>
#include <bit>
#include <optional>
#include <utility>

#include "engine/games/ruin/words/terms.h"

namespace kairo::ruin {

namespace {

using Kind = Move::Kind;

constexpr std::size_t most_phrases = 3;

/// The letters of a set that lie on these cells.
LetterSet letters_on(LetterSet letters, CellSet cells) {
  LetterSet found = 0;
  for_each_in(letters, [&](Letter letter) { found |= cells.has(letter_cell(letter)) ? set_of(letter) : 0; });
  return found;
}

Arg letters_arg(LetterSet letters) {
  std::vector<Phrase> items;
  for_each_in(letters, [&](Letter letter) { items.push_back({letter_key(letter)}); });
  return list("letters", std::move(items));
}

/// The same, each with its cell.
Arg places_arg(LetterSet letters) {
  std::vector<Phrase> items;
  for_each_in(letters, [&](Letter letter) {
    items.push_back(
        {"ruin.words.letter_at", {terms::letter("letter", letter), terms::cell("cell", letter_cell(letter))}});
  });
  return list("letters", std::move(items));
}

LetterSet goal_letters(Goal goal) {
  return static_cast<LetterSet>(set_of(goal_letter(goal, 0)) | set_of(goal_letter(goal, 1)));
}

/// These cells with all that passages join to them.
CellSet with_joined(const Map& map, CellSet cells) {
  for (;;) {
    const CellSet further = cells | (beside(cells) & map.passages);
    if (further == cells) return cells;
    cells = further;
  }
}

/// How many empty cells must become passages before they lead from one cell to the other; none if they never can.
std::optional<int> missing_between(const Map& map, Cell from, Cell to) {
  CellSet reached = with_joined(map, only_cell(from));
  for (int missing = 0;; ++missing) {
    if (reached.has(to)) return missing;
    const CellSet further = with_joined(map, reached | (beside(reached) & may_become_passages(map)));
    if (further == reached) return std::nullopt;
    reached = further;
  }
}

/// The steps on foot; none where no passages lead.
std::optional<int> steps_between(const Map& map, Cell from, Cell to) {
  CellSet reached = only_cell(from);
  for (int steps = 0;; ++steps) {
    if (reached.has(to)) return steps;
    const CellSet further = reached | (beside(reached) & map.passages);
    if (further == reached) return std::nullopt;
    reached = further;
  }
}

/// Collects what a move of the viewer brings. Plans of others are sealed, so nothing may depend on them.
class Consequences {
 public:
  explicit Consequences(const View& view)
      : view_(view), board_(view.boards[view.me]), map_(map_for_me(view, view.me)), goals_(my_goals(view)) {}

  std::vector<Phrase> of(Move move) {
    switch (move.kind) {
      case Kind::keep:
        tell_way(passages_to_meet(move.a, move.b));
        add("ruin.then.spent", {terms::goals("goals", goals_ & ~(set_of(move.a) | set_of(move.b)))});
        add("ruin.then.lie", {places_arg(goal_letters(move.a) | goal_letters(move.b))});
        break;
      case Kind::draw:
      case Kind::single:
      case Kind::extra: draw(move); break;
      case Kind::spend: spend(move.a); break;
      case Kind::walk:
      case Kind::warp: stop(move.a); break;
      case Kind::leave: leave(); break;
      case Kind::pass: add("ruin.then.keeps_goals", {number("n", std::popcount(goals_))}); break;
    }
    if (phrases_.size() > most_phrases) phrases_.resize(most_phrases);
    return std::move(phrases_);
  }

 private:
  void add(std::string_view key, std::vector<Arg> args) { phrases_.push_back({key, std::move(args)}); }

  /// How far apart the letters of two goals lie, and whether those of any other two in hand are closer.
  void tell_way(int passages) {
    int fewest = passages;
    for_each_in(goals_, [&](Goal one) {
      for_each_in(goals_, [&](Goal other) {
        if (one < other) fewest = std::min(fewest, passages_to_meet(one, other));
      });
    });
    add(passages == fewest ? "ruin.then.way_shortest" : "ruin.then.way", {number("n", passages)});
  }

  void draw(Move move) {
    if (move.kind == Kind::single) add("ruin.then.penalty", {number("n", single_penalty)});
    Plan plan = view_.plan;
    plan.push_back(move);
    const Map after = drafted(board_, plan);
    // Losses come first: a preview with little room leaves out the rest.
    tell_goals_lost(after);
    tell_gems_lost(after);
    tell_goals_met(after);
    if (ends_half()) tell_rectangle(after);
    tell_gems_gained(after);
    if (!ends_half()) tell_rectangle(after);
    if (!phrases_.empty() || is_set_up(view_.phase)) return;
    // Most drawings are part of a way: it is told how much of it is left, unless nobody will go on.
    if (!ends_game() && tell_gem_afar(after, board_.explorer)) return;
    add("ruin.then.rectangle_stays", {number("n", largest_rectangle(after.filled()).area())});
  }

  /// This round is the last of its half, whatever the others do.
  [[nodiscard]] bool ends_half() const {
    return !is_set_up(view_.phase) && view_.row.size() == 1 && view_.deck_left == 0;
  }
  [[nodiscard]] bool ends_game() const { return ends_half() && view_.half + 1 == halves; }

  /// Skips the first passages: nobody draws those for it.
  void tell_rectangle(const Map& after) {
    if (is_set_up(view_.phase) && after.walls.empty()) return;
    const Rectangle rectangle = largest_rectangle(after.filled());
    if (rectangle.area() > largest_rectangle(map_.filled()).area())
      add("ruin.then.rectangle",
          {number("rows", rectangle.rows), number("columns", rectangle.columns), number("n", rectangle.area())});
  }

  void tell_goals_met(const Map& after) {
    GoalSet met = 0;
    for_each_in(goals_, [&](Goal goal) { met |= meets(after, goal) && !meets(map_, goal) ? set_of(goal) : 0; });
    if (met != 0) add("ruin.then.goals_met", {terms::goals("goals", met), number("n", size_of(met) * goal_points)});
  }

  /// A gem whose cell can be no passage is lost; to others that are cut off only a warp may lead. After the last round
  /// nobody wants them.
  void tell_gems_lost(const Map& after) {
    const auto open_on = [&](const Map& map) {
      return letters_on(view_.open, map.passages | may_become_passages(map));
    };
    const auto joined_on = [&](const Map& map) {
      LetterSet letters = 0;
      for_each_in(open_on(map), [&](Letter letter) {
        if (may_be_joined(map, board_.explorer, letter_cell(letter))) letters |= set_of(letter);
      });
      return letters;
    };
    const LetterSet lost = ends_game() ? LetterSet{0} : open_on(map_) & ~open_on(after);
    if (lost != 0) add("ruin.then.gems_lost", {letters_arg(lost)});
    if (const LetterSet cut_off = joined_on(map_) & ~joined_on(after) & ~lost; cut_off != 0 && !ends_game())
      add("ruin.then.gems_cut_off", {letters_arg(cut_off)});
    if (may_be_joined(map_, board_.explorer, entrance) && !may_be_joined(after, board_.explorer, entrance))
      add("ruin.then.exit_cut_off", {});
  }

  void tell_goals_lost(const Map& after) {
    GoalSet lost = 0;
    for_each_in(goals_, [&](Goal goal) {
      lost |= may_still_meet(map_, goal) && !may_still_meet(after, goal) ? set_of(goal) : 0;
    });
    if (lost != 0) add("ruin.then.goals_lost", {terms::goals("goals", lost)});
  }

  /// Destinations that come within reach of this round's walk, otherwise those that are joined with the explorer, or
  /// lie beside what is and can still be drawn.
  void tell_gems_gained(const Map& after) {
    if (is_set_up(view_.phase)) return;
    const int steps = steps_of_round(view_);
    const auto reached = [&](const Map& map) {
      return letters_on(view_.open, on_foot(map, board_.explorer, steps).stops());
    };
    const auto joined_on = [&](const Map& map) {
      return letters_on(view_.open, joined(map.passages, board_.explorer));
    };
    if (const LetterSet near = reached(after) & ~reached(map_); near != 0) {
      add("ruin.then.gems_near", {letters_arg(near)});
    } else if (ends_game()) {
      return;
    } else if (const LetterSet linked = joined_on(after) & ~joined_on(map_); linked != 0) {
      add("ruin.then.gems_joined", {letters_arg(linked)});
    } else {
      const auto neighbours = [&](const Map& map) {
        return letters_on(view_.open, beside(joined(map.passages, board_.explorer)) & may_become_passages(map));
      };
      if (const LetterSet next = neighbours(after) & ~neighbours(map_); next != 0)
        add("ruin.then.gems_beside", {letters_arg(next)});
      else
        tell_gem_closer(after);
    }
  }

  /// Tells of the open gem for which `distance_to` is least; it gives none, or 0, for those that do not count. Returns
  /// whether there is one.
  template <class Distance>
  bool tell_nearest(std::string_view key, Distance distance_to) {
    Letter nearest = no_letter;
    int least = cells;
    for_each_in(view_.open, [&](Letter letter) {
      const std::optional<int> distance = distance_to(letter_cell(letter));
      if (distance.value_or(0) == 0 || *distance >= least) return;
      nearest = letter;
      least = *distance;
    });
    if (nearest != no_letter) add(key, {terms::letter("letter", nearest), number("n", least)});
    return nearest != no_letter;
  }

  /// The gem to which the drawing leaves the fewest cells, if it leaves fewer than before.
  void tell_gem_closer(const Map& after) {
    if (is_set_up(view_.phase)) return;
    tell_nearest("ruin.then.gem_closer", [&](Cell gem) {
      const auto before = missing_between(map_, board_.explorer, gem);
      const auto left = missing_between(after, board_.explorer, gem);
      return before && left && *left < *before ? left : std::nullopt;
    });
  }

  /// The nearest gem to which passages lead from a stop.
  void tell_gem_ahead(Cell from) {
    if (!tell_nearest("ruin.then.gem_ahead", [&](Cell gem) { return steps_between(map_, from, gem); }))
      tell_gem_afar(map_, from);
  }

  /// The gem to which the fewest cells are left to be drawn.
  bool tell_gem_afar(const Map& map, Cell from) {
    return tell_nearest("ruin.then.gem_closer", [&](Cell gem) { return missing_between(map, from, gem); });
  }

  void spend(Goal goal) {
    const Arg card = terms::goals("goals", set_of(goal));
    if (meets(map_, goal))
      add("ruin.then.gives_up", {card, number("n", goal_points)});
    else if (may_still_meet(map_, goal))
      add("ruin.then.spent_open", {card, number("n", goal_points)});
    else
      add("ruin.then.spent_lost", {card});
  }

  void stop(Cell cell) {
    if (const Letter letter = letter_at(cell); letter != no_letter && in_set(view_.open, letter))
      take_gem(letter);
    else if (!ends_game())
      tell_gem_ahead(cell);
    if (view_.half + 1 < halves) return;
    if (ends_game()) return add("ruin.then.stays_inside", {number("n", -never_left_points)});
    const std::optional<int> steps = steps_between(map_, cell, entrance);
    if (!steps) add("ruin.then.no_way_out", {});
    if (steps && *steps > 0) add("ruin.then.way_out", {number("n", *steps)});
  }

  void take_gem(Letter letter) {
    add(goal_card_is_certain() ? "ruin.then.gem" : "ruin.then.gem_alone",
        {terms::letter("letter", letter), number("n", gem_points)});
    // The row's second card goes whoever else takes a gem. Its letter opens unless it is a destination that stays.
    if (view_.row.size() > 1 && (!in_set(view_.open, view_.row[1]) || view_.row[1] == letter))
      add("ruin.then.opens", {terms::letter("letter", view_.row[1])});
  }

  /// Even if everybody else draws a goal card first.
  [[nodiscard]] bool goal_card_is_certain() const {
    int cards = view_.goal_deck_left;
    for (Seat seat = 0; seat < view_.players; ++seat) cards += view_.discarded_size[seat];
    return cards >= view_.players;
  }

  void leave() {
    int left = 0;
    for (Seat seat = 0; seat < view_.players; ++seat) left += view_.boards[seat].left != 0 ? 1 : 0;
    const int alone = points_for_leaving(left + 1);
    const int shared = points_for_leaving(left + 2);
    if (left + 1 < view_.players && shared != alone)
      add("ruin.then.leave_shared", {number("n", alone), number("fewer", shared)});
    else
      add("ruin.then.leave", {number("n", alone)});
  }

  const View& view_;
  const Board& board_;
  Map map_;
  GoalSet goals_;
  std::vector<Phrase> phrases_;
};

}  // namespace

std::vector<Phrase> consequences(const View& view, Move move) {
  return view.me < view.players ? Consequences(view).of(move) : std::vector<Phrase>{};
}

}  // namespace kairo::ruin
