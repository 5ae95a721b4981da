#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/match/answers_ahead.h"

namespace kairo {

/// The answers ahead as letters that follow the code of their match (code.h) in a link. Contains letters, digits, `-`
/// and `_`, but neither of the last two at its end. Empty if there are no answers. None if the match has no code.
///
/// The symbols of the stream, with their counts: which of the seats that may answer ahead have done so, as a number
/// that is one less than the set's bits; then for each of these seats, ascending: the index of each of its moves among
/// the legal ones, with a symbol of 2 between them that says whether another move follows (none where the answer is
/// complete), and 6 bits of check sum over the match and all symbols before. So each seat's answer costs its
/// information and at most four letters.
std::optional<std::string> write_answers(const Match& match, const AnswersAhead& ahead);

/// Safe for any input: none if the text does not hold answers ahead at exactly this moment of this match. One wrong
/// letter and two swapped neighbours are always detected.
std::optional<AnswersAhead> read_answers(std::string_view text, const Match& match);
/// The same of letters that something else may follow.
std::optional<AnswersAhead> read_answers_at_front(std::string_view letters, const Match& match);

}  // namespace kairo
