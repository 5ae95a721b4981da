#include "engine/match/answers_code.h"

#include <memory>
#include <utility>

#include "engine/core/letters.h"
#include "engine/match/code.h"
#include "engine/match/symbols.h"

namespace kairo {

namespace {

/// A seat that may answer ahead, at the beginning of its answer.
struct AskedAhead {
  Seat seat;
  std::unique_ptr<Position> question;
};

std::vector<AskedAhead> all_asked_ahead(const Match& match) {
  std::vector<AskedAhead> all;
  for (Seat seat = 0; !match.over() && seat < match.now().seats(); ++seat)
    if (auto question = match.now().asked_ahead(seat)) all.push_back({seat, std::move(question)});
  return all;
}

/// The number of sets that at least one of these belongs to; a set is encoded as its bits, less one.
std::uint32_t sets_of(const std::vector<AskedAhead>& asked) { return (1U << asked.size()) - 1; }

/// False if a move is not legal or has too many alternatives for a code, or if moves follow a complete answer.
bool write_moves(SymbolWriter& out, AskedAhead& asked, std::span<const AnyMove> moves) {
  for (std::size_t i = 0; i < moves.size(); ++i) {
    const auto choice = choice_of(*asked.question, moves[i]);
    if (!choice || choice->choices > max_symbol_count) return false;
    out.put(choice->index, choice->choices);
    const bool last = i + 1 == moves.size();
    if (!makes_part_of_answer(*asked.question, moves[i])) return last;
    out.put(last ? 0 : 1, 2);
  }
  return true;
}

bool read_moves_ahead(SymbolReader& in, AskedAhead& asked, std::vector<AnyMove>& moves) {
  while (true) {
    const std::vector<AnyMove> legal = asked.question->legal();
    if (legal.empty() || legal.size() > max_symbol_count) return false;
    const auto index = in.get(static_cast<std::uint32_t>(legal.size()));
    if (!index) return false;
    moves.push_back(legal[*index]);
    if (!makes_part_of_answer(*asked.question, moves.back())) return true;
    const auto more = in.get(2);
    if (!more) return false;
    if (*more == 0) return true;
  }
}

/// False when the digits do not determine lawful answers, or a check sum is wrong.
bool read_all(SymbolReader& in, std::vector<AskedAhead>& asked, AnswersAhead& ahead) {
  if (asked.empty()) return false;
  const auto set = in.get(sets_of(asked));
  if (!set) return false;
  for (std::size_t i = 0; i < asked.size(); ++i) {
    if (((*set + 1) >> i & 1U) == 0) continue;
    if (!read_moves_ahead(in, asked[i], ahead.of[asked[i].seat]) || !in.check_letter_agrees()) return false;
  }
  return true;
}

struct FrontAnswers {
  AnswersAhead ahead;
  std::size_t length;
};

std::optional<FrontAnswers> read_front(std::string_view text, const Match& match) {
  const auto sum = check_sum_of(match);
  if (!sum || text.empty() || text.size() > longest_code) return std::nullopt;
  const auto letters = from_letters(text);
  if (!letters) return std::nullopt;
  const std::vector<Digit> digits = digits_at_front(*letters, text);
  std::vector<AskedAhead> asked = all_asked_ahead(match);
  SymbolReader in(digits, *sum);
  AnswersAhead ahead;
  if (!read_all(in, asked, ahead)) return std::nullopt;
  const auto written = write_answers(match, ahead);
  if (!written || written->empty() || !text.starts_with(*written)) return std::nullopt;
  return FrontAnswers{std::move(ahead), written->size()};
}

}  // namespace

std::optional<std::string> write_answers(const Match& match, const AnswersAhead& ahead) {
  const auto sum = check_sum_of(match);
  if (!sum) return std::nullopt;
  if (ahead.empty()) return std::string{};
  std::vector<AskedAhead> asked = all_asked_ahead(match);
  std::uint32_t set = 0;
  for (std::size_t i = 0; i < asked.size(); ++i)
    if (!ahead.by(asked[i].seat).empty()) set |= 1U << i;
  if (set == 0) return std::nullopt;

  SymbolWriter out(*sum);
  out.put(set - 1, sets_of(asked));
  for (AskedAhead& one : asked) {
    const std::span<const AnyMove> moves = ahead.by(one.seat);
    if (moves.empty()) continue;
    if (!write_moves(out, one, moves)) return std::nullopt;
    out.put_check_letter();
  }
  return letters_with_safe_end(out.coder());
}

std::optional<AnswersAhead> read_answers(std::string_view text, const Match& match) {
  auto front = read_front(text, match);
  if (!front || front->length != text.size()) return std::nullopt;
  return std::move(front->ahead);
}

std::optional<AnswersAhead> read_answers_at_front(std::string_view letters, const Match& match) {
  auto front = read_front(letters, match);
  return front ? std::optional(std::move(front->ahead)) : std::nullopt;
}

}  // namespace kairo
