#include "engine/bots/review.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace kairo {

namespace {

constexpr int certain = Worth::certain;
constexpr int most_points = 100'000;
constexpr int most_playouts = 1'000'000'000;

int cost(const JudgedMove& move) { return move.better.chance - move.made.chance; }

bool is_clear(const JudgedMove& move) { return clearly_differ(move.better.chance, move.made.chance, move.playouts); }

/// Reads a number and what stands after it, unless that is the end of the text.
bool read(std::string_view& text, int least, int most, int& number) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || number < least || number > most) return false;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  if (text.empty()) return true;
  const bool divided = text.front() == ',' || text.front() == ';';
  text.remove_prefix(1);
  return divided && !text.empty();
}

bool read_move(std::string_view& text, const Match& match, Seat seat, JudgedMove& move) {
  int step = 0;
  const int last = static_cast<int>(match.steps().size()) - 1;
  if (!read(text, 0, last, step)) return false;
  move.step = static_cast<std::size_t>(step);
  const Match::Step& made = match.steps()[move.step];
  int best = 0;
  if (made.seat != seat || !read(text, 0, static_cast<int>(made.choices) - 1, best)) return false;
  move.best = static_cast<std::uint32_t>(best);
  return read(text, 0, most_playouts, move.playouts) && read(text, 0, certain, move.made.chance) &&
         read(text, -most_points, most_points, move.made.points) && read(text, 0, certain, move.better.chance) &&
         read(text, -most_points, most_points, move.better.points);
}

}  // namespace

std::vector<std::size_t> steps_to_judge(const Match& match, Seat seat) {
  std::vector<std::size_t> steps;
  for (std::size_t step = 0; step < match.steps().size(); ++step)
    if (match.steps()[step].seat == seat && match.steps()[step].choices > 1) steps.push_back(step);
  return steps;
}

std::optional<JudgedMove> judge(const Match& match, std::size_t step, const Decision& decision) {
  const Match::Step& made = match.steps()[step];
  const auto found = std::ranges::find(decision.appraisals, made.move, &Appraisal::move);
  if (found == decision.appraisals.end()) return std::nullopt;
  JudgedMove judged{step, made.index, found->playouts, worth_of(*found), worth_of(*found)};
  const Appraisal& best = *best_of(decision);
  const std::vector<AnyMove> legal = match.after(step).legal();
  const auto place = std::ranges::find(legal, best.move);
  if (place == legal.end() || best.chance <= found->chance) return judged;
  judged.best = static_cast<std::uint32_t>(place - legal.begin());
  judged.playouts = std::min(found->playouts, best.playouts);
  judged.better = worth_of(best);
  return judged;
}

std::vector<std::size_t> clear_mistakes(const Review& review) {
  // The later of equal ones is the lesser.
  const auto is_lesser = [&](std::size_t one, std::size_t other) {
    const int more = cost(review.moves[one]) - cost(review.moves[other]);
    return more != 0 ? more < 0 : one > other;
  };
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < review.moves.size(); ++i) {
    if (!is_clear(review.moves[i])) continue;
    found.push_back(i);
    if (found.size() > most_mistakes) found.erase(std::ranges::min_element(found, is_lesser));
  }
  return found;
}

Worth worth_at_end(const Match& match, const Review& review) {
  const Score score = match.now().score();
  Worth worth{.chance = 0, .points = 10 * score.of[review.seat].total};
  if (score.seats > 1) {
    int winners = 0;
    for (Seat seat = 0; seat < score.seats; ++seat) winners += score.of[seat].place == 1 ? 1 : 0;
    if (score.of[review.seat].place == 1) worth.chance = certain / winners;
    return worth;
  }
  switch (score.alone) {
    case SoloResult::unjudged: worth.chance = review.moves.empty() ? 0 : review.moves.back().made.chance; break;
    case SoloResult::lost: break;
    case SoloResult::drawn: worth.chance = certain / 2; break;
    case SoloResult::won: worth.chance = certain; break;
  }
  return worth;
}

Balance balance_of(const Match& match, const Review& review) {
  Balance balance;
  for (const JudgedMove& move : review.moves)
    if (is_clear(move)) balance.play += move.made.points - move.better.points;
  balance.rest = worth_at_end(match, review).points - review.moves.front().better.points - balance.play;
  return balance;
}

std::string review_text(const Review& review) {
  std::string text = std::to_string(review.seat);
  for (const JudgedMove& move : review.moves) {
    text += ';' + std::to_string(move.step) + ',' + std::to_string(move.best);
    for (const int number :
         std::array{move.playouts, move.made.chance, move.made.points, move.better.chance, move.better.points})
      text += ',' + std::to_string(number);
  }
  return text;
}

std::optional<Review> parse_review(std::string_view text, const Match& match) {
  Review review;
  const std::string_view whole = text;
  int seat = 0;
  if (!read(text, 0, match.now().seats() - 1, seat)) return std::nullopt;
  review.seat = static_cast<Seat>(seat);
  while (!text.empty()) {
    JudgedMove move;
    if (!read_move(text, match, review.seat, move)) return std::nullopt;
    review.moves.push_back(move);
  }
  if (review_text(review) != whole) return std::nullopt;
  return review;
}

}  // namespace kairo
