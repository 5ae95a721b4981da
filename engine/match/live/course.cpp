#include "engine/match/live/course.h"

#include <algorithm>
#include <utility>

namespace kairo::live {

namespace {

/// The decisions at a place or behind it.
struct Decided {
  bool is = false;           ///< and not taken back
  std::size_t furthest = 0;  ///< after how many moves, even if it was taken back: so that does not change the course
};

std::vector<Decided> decided_in(const Tree& tree) {
  const auto& nodes = tree.nodes();
  std::vector<Decided> all(nodes.size());
  for (std::size_t place = nodes.size(); place-- > 0;) {
    Decided& here = all[place];
    here.is = here.is || std::ranges::any_of(nodes[place].given, is_active);
    if (!std::ranges::all_of(nodes[place].given, &Given::empty))
      here.furthest = std::max(here.furthest, nodes[place].depth + 1UZ);
    Decided& before = all[nodes[place].parent];
    before.is = before.is || here.is;
    before.furthest = std::max(before.furthest, here.furthest);
  }
  return all;
}

/// The answer to the question that began at `asked.since`; null if nobody has decided so far.
const Given* given_at(const Tree& tree, const std::vector<Tree::Place>& places, const Asked& asked, Seat seat) {
  return asked.since < places.size() ? &tree.given(places[asked.since], seat) : nullptr;
}

/// The next part of an answer that begins with these moves.
std::optional<AnyMove> next_part(const Given* given, std::span<const AnyMove> made) {
  if (given == nullptr || given->size() <= made.size()) return std::nullopt;
  for (std::size_t i = 0; i < made.size(); ++i)
    if ((*given)[i].move != made[i]) return std::nullopt;
  return (*given)[made.size()].move;
}

/// The move after `place` on which somebody has decided furthest.
std::optional<AnyMove> decided_move(const Tree& tree, const std::vector<Decided>& decided, Tree::Place place,
                                    std::optional<AnyMove> answered) {
  std::optional<Tree::Place> best;
  const auto rank = [&](Tree::Place child) {
    const AnyMove move = tree.nodes()[child].move;
    return std::tuple(decided[child].furthest, move == answered, move.bits);
  };
  for (const Tree::Place child : tree.children(place))
    if (decided[child].is && (!best || rank(child) > rank(*best))) best = child;
  return best ? std::optional(tree.nodes()[*best].move) : std::nullopt;
}

/// The moves that a seat has given before its turn.
std::vector<AnyMove> ahead_of(const Match& match, const Given& given, Seat seat) {
  std::vector<AnyMove> moves;
  const auto question = match.now().asked_ahead(seat);
  for (const AnyMove move : question == nullptr ? std::vector<AnyMove>{} : moves_of(given)) {
    if (!choice_of(*question, move)) break;
    moves.push_back(move);
    if (!makes_part_of_answer(*question, move)) break;
  }
  return moves;
}

void add_ahead(Course& course, const Tree& tree) {
  const Match& match = course.held.match;
  for (Seat seat = 0; !match.over() && seat < match.now().seats(); ++seat) {
    const auto& asked = course.questions.of(seat);
    if (!asked || seat == match.to_move()) continue;
    if (const Given* given = given_at(tree, course.places, *asked, seat))
      course.held.ahead.of[seat] = ahead_of(match, *given, seat);
  }
}

/// The place after the first moves of the match.
Tree::Place reach(Tree& tree, const Match& match, std::size_t moves) {
  Tree::Place place = Tree::start;
  for (std::size_t i = 0; i < moves; ++i) place = tree.reach(place, match.steps()[i].move);
  return place;
}

/// All moves of the answer that the seat is about to give.
std::vector<AnyMove> answered_so_far(const Asked& asked, const AnswersAhead& ahead, Seat seat) {
  std::vector<AnyMove> moves = asked.made;
  moves.insert(moves.end(), ahead.by(seat).begin(), ahead.by(seat).end());
  return moves;
}

}  // namespace

Course course_of(const Tree& tree, const Match& start) {
  Course course{.held = {.match = start, .ahead = {}}, .questions = OpenQuestions(start), .places = {Tree::start}};
  const std::vector<Decided> decided = decided_in(tree);
  Match& match = course.held.match;
  bool in_tree = true;
  while (!match.over()) {
    const Seat seat = match.to_move();
    const Asked& asked = *course.questions.of(seat);
    const auto answered = next_part(given_at(tree, course.places, asked, seat), asked.made);
    auto move = in_tree ? decided_move(tree, decided, course.places.back(), answered) : std::nullopt;
    if (!move) move = answered;
    if (!move || !match.play(*move).made()) break;
    const auto place = in_tree ? tree.find(course.places.back(), *move) : std::nullopt;
    in_tree = place.has_value();
    if (place) course.places.push_back(*place);
    course.questions.follow(match);
  }
  add_ahead(course, tree);
  return course;
}

Phrase give(Tree& tree, const Match& start, Seat seat, AnyMove move) {
  const Course course = course_of(tree, start);
  Held tried = course.held;
  if (Played played = answer(tried.match, tried.ahead, seat, move); !played.made()) return std::move(played.refused);
  const Asked& asked = *course.questions.of(seat);
  std::vector<AnyMove> moves = answered_so_far(asked, course.held.ahead, seat);
  moves.push_back(move);
  const Tree::Place place = reach(tree, course.held.match, asked.since);
  tree.raise(place, seat, with_moves(tree.given(place, seat), moves));
  return {};
}

bool take_back(Tree& tree, const Match& start, Seat seat) {
  const auto [held, questions, places] = course_of(tree, start);
  if (!may_take_back(held.match, held.ahead, seat)) return false;
  const bool is_ahead = !held.ahead.by(seat).empty();
  const Match before = is_ahead ? held.match : held.match.first(held.match.steps().size() - 1);
  const Asked asked = is_ahead ? *questions.of(seat) : *OpenQuestions(before).of(seat);
  std::vector<AnyMove> moves = answered_so_far(asked, is_ahead ? held.ahead : AnswersAhead{}, seat);
  if (is_ahead) moves.pop_back();
  Tree next = tree;
  const Tree::Place place = reach(next, before, asked.since);
  const Given given = taken_back(with_moves(next.given(place, seat), moves), moves.size());
  if (given.back().retaken > most_retaken) return false;
  next.raise(place, seat, given);
  if (same_held(course_of(next, start).held, held)) return false;
  tree = std::move(next);
  return true;
}

Tree tree_of(const Held& held) {
  Tree tree;
  OpenQuestions questions(held.match.first(0));
  std::vector<Tree::Place> places{Tree::start};
  for (std::size_t moves = 0; moves < held.match.steps().size(); ++moves) {
    const Match::Step& step = held.match.steps()[moves];
    const Asked& asked = *questions.of(step.seat);
    std::vector<AnyMove> parts = asked.made;
    parts.push_back(step.move);
    tree.raise(places[asked.since], step.seat, with_moves({}, parts));
    places.push_back(tree.reach(places.back(), step.move));
    questions.follow(held.match, moves + 1);
  }
  for (Seat seat = 0; seat < held.match.now().seats(); ++seat)
    if (!held.ahead.by(seat).empty() && questions.of(seat))
      tree.raise(places[questions.of(seat)->since], seat, with_moves({}, held.ahead.by(seat)));
  return tree;
}

}  // namespace kairo::live
