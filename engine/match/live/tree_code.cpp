#include "engine/match/live/tree_code.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "engine/core/heap_sort.h"
#include "engine/match/answers_ahead.h"
#include "engine/match/live/courses.h"

namespace kairo::live {

namespace {

bool put_move(SymbolWriter& out, const Position& position, AnyMove move) {
  const auto choice = choice_of(position, move);
  if (!choice || choice->choices > max_symbol_count) return false;
  out.put(choice->index, choice->choices);
  return true;
}

std::optional<AnyMove> get_move(Symbols& in, const Position& position) {
  const std::vector<AnyMove> legal = position.legal();
  if (legal.empty() || legal.size() > max_symbol_count) return std::nullopt;
  const std::uint32_t index = in.get(static_cast<std::uint32_t>(legal.size()));
  return in.failed() ? std::nullopt : std::optional(legal[index]);
}

/// A course as places of the tree: where it leaves the others, and those it comes through.
struct Line {
  Tree::Place leaves;
  std::vector<Tree::Place> places;
};

/// All courses; each leaves one before it, or the start.
std::vector<Line> lines_of(const Tree& tree) {
  std::vector<Line> all;
  std::vector<std::pair<Tree::Place, Tree::Place>> open;  // where it leaves, and the next place
  for (const Tree::Place child : tree.children(Tree::start)) open.emplace_back(Tree::start, child);
  for (std::size_t done = 0; done < open.size(); ++done) {
    const auto [leaves, first] = open[done];
    Line course{.leaves = leaves, .places = {first}};
    while (true) {
      const std::vector<Tree::Place> next = tree.children(course.places.back());
      for (std::size_t i = 1; i < next.size(); ++i) open.emplace_back(course.places.back(), next[i]);
      if (next.empty()) break;
      course.places.push_back(next.front());
    }
    all.push_back(std::move(course));
  }
  return all;
}

struct Answer {
  Tree::Place place;  ///< as numbered in the courses
  Seat seat;
  const Given* given;
};

/// The answers that do not follow from the courses. `numbers`: the place of each place of the tree in the courses.
std::vector<Answer> answers_besides(const Tree& tree, const Courses& courses, const std::vector<Tree::Place>& numbers) {
  std::vector<Answer> answers;
  for (Tree::Place place = 0; place < tree.nodes().size(); ++place)
    for (Seat seat = 0; seat < max_seats; ++seat)
      if (const Given& given = tree.given(place, seat); given != courses.tree().given(numbers[place], seat))
        answers.push_back({numbers[place], seat, &given});
  heap_sort(answers, {}, [](const Answer& one) { return std::pair(one.place, one.seat); });
  return answers;
}

bool put_answer(SymbolWriter& out, const Courses& courses, const Answer& answer) {
  const auto question = courses.question(answer.place, answer.seat);
  if (question == nullptr) return false;
  out.put(answer.place, static_cast<std::uint32_t>(courses.tree().nodes().size()));
  out.put(answer.seat, max_seats);
  put_number(out, answer.given->size());
  for (const Part& part : *answer.given) {
    put_number(out, part.retaken);
    out.put(part.move ? 1 : 0, 2);
    if (!part.move) break;
    if (!put_move(out, *question, *part.move)) return false;
    makes_part_of_answer(*question, *part.move);
  }
  return true;
}

std::optional<Given> get_parts(Symbols& in, Position& question) {
  const std::size_t parts = in.number();
  Given given;
  bool goes_on = true;
  while (given.size() < parts) {
    const std::size_t retaken = in.number();
    const bool has_move = in.get(2) == 1;
    if (!goes_on || in.failed() || retaken > most_retaken) return std::nullopt;
    given.push_back({.retaken = static_cast<std::uint32_t>(retaken), .move = std::nullopt});
    goes_on = has_move;
    if (!has_move) continue;
    given.back().move = get_move(in, question);
    if (!given.back().move) return std::nullopt;
    goes_on = makes_part_of_answer(question, *given.back().move);
  }
  return given.empty() ? std::nullopt : std::optional(std::move(given));
}

bool get_course(Symbols& in, Courses& courses, std::size_t& left) {
  const Tree::Place leaves = in.get(static_cast<std::uint32_t>(courses.tree().nodes().size()));
  const std::size_t moves = in.number();
  const std::size_t depth = courses.tree().nodes()[leaves].depth;
  if (in.failed() || moves == 0 || depth + moves > left) return false;
  left -= depth + moves;
  if (courses.place() != leaves) courses.leave_at(leaves);
  for (std::size_t i = 0; i < moves; ++i) {
    const auto move = get_move(in, courses.match().now());
    if (!move) return false;
    courses.play(*move);
  }
  return true;
}

/// Adds an answer that does not follow from the courses.
bool get_answer(Symbols& in, const Courses& courses, Tree& tree) {
  const Tree::Place place = in.get(static_cast<std::uint32_t>(tree.nodes().size()));
  const auto seat = static_cast<Seat>(in.get(max_seats));
  const auto question = in.failed() ? nullptr : courses.question(place, seat);
  const auto given = question == nullptr ? std::nullopt : get_parts(in, *question);
  if (given) tree.raise(place, seat, *given);
  return given.has_value();
}

}  // namespace

bool write_tree(SymbolWriter& out, const Match& start, const Tree& tree) {
  Courses courses(start);
  std::vector<Tree::Place> numbers(tree.nodes().size(), Tree::start);
  const std::vector<Line> all = lines_of(tree);
  put_number(out, all.size());
  for (const Line& course : all) {
    if (courses.place() != numbers[course.leaves]) courses.leave_at(numbers[course.leaves]);
    out.put(numbers[course.leaves], static_cast<std::uint32_t>(courses.tree().nodes().size()));
    put_number(out, course.places.size());
    for (const Tree::Place place : course.places) {
      const AnyMove move = tree.nodes()[place].move;
      if (!put_move(out, courses.match().now(), move)) return false;
      courses.play(move);
      numbers[place] = courses.place();
    }
  }
  const std::vector<Answer> answers = answers_besides(tree, courses, numbers);
  put_number(out, answers.size());
  return std::ranges::all_of(answers, [&](const Answer& answer) { return put_answer(out, courses, answer); });
}

std::optional<Tree> read_tree(Symbols& in, const Match& start, std::size_t most_played) {
  Courses courses(start);
  const std::size_t count = in.number();
  for (std::size_t i = 0; i < count; ++i)
    if (!get_course(in, courses, most_played)) return std::nullopt;
  Tree tree = courses.tree();
  const std::size_t answers = in.number();
  for (std::size_t i = 0; i < answers; ++i)
    if (!get_answer(in, courses, tree)) return std::nullopt;
  return in.failed() ? std::nullopt : std::optional(std::move(tree));
}

}  // namespace kairo::live
