#include "web/app/saves/statistics.h"

#include <algorithm>
#include <limits>
#include <map>
#include <optional>
#include <utility>

#include "engine/core/numbers.h"
#include "engine/match/code.h"
#include "web/app/kit/lines.h"
#include "web/app/saves/check_sum.h"
#include "web/app/saves/checked_text.h"
#include "web/app/saves/unquoted.h"

namespace kairo::app {

namespace {

constexpr std::string_view wiped_start = "wiped ";
constexpr std::string_view match_start = "match ";
constexpr std::string_view person_start = "who ";
constexpr std::string_view file_heading = "kairo statistics ";
constexpr std::string_view last_line = "\nsum ";
/// After a key, as an option that no game has: people played who have statistics of their own.
constexpr std::string_view with_others = " others";

/// Those whose results count here: the one whose device this is, else everybody around it.
bool is_of_this_device(const Session& session, Seat seat) {
  if (session.players()[seat].kind == Player::Kind::bot) return false;
  if (session.own_seat() != no_seat) return seat == session.own_seat();
  return !session.custody().is_by_link() || session.custody().holder() == no_seat || seat == session.custody().holder();
}

/// A number within these bounds.
template <class Number>
bool read_bounded(std::string_view digits, int least, int most, Number& into) {
  const std::optional<int> value = read_number<int>(digits);
  if (!value || *value < least || *value > most) return false;
  into = static_cast<Number>(*value);
  return true;
}

/// "ID COURSE LEVEL ALONE KEY"; a key has blanks.
bool read_match(std::vector<MatchResult>& matches, std::string_view line) {
  MatchResult& match = matches.emplace_back();
  match.id = pop_word(line);
  match.course = pop_word(line);
  const bool numbers = read_bounded(pop_word(line), -1, player_levels - 1, match.level) &&
                       read_bounded(pop_word(line), 0, static_cast<int>(SoloResult::won), match.alone);
  match.key = line;
  pop_word(line);
  int seats = 0;
  return numbers && !match.id.empty() && read_bounded(pop_word(line), 1, max_seats, seats);
}

/// "SEAT PLACE TOTAL NAME"
bool read_person(std::vector<MatchResult>& matches, std::string_view line) {
  using Total = std::numeric_limits<std::int16_t>;
  if (matches.empty()) return false;
  PersonResult& person = matches.back().people.emplace_back();
  const bool numbers = read_bounded(pop_word(line), 0, max_seats - 1, person.seat) &&
                       read_bounded(pop_word(line), 1, max_seats, person.place) &&
                       read_bounded(pop_word(line), Total::min(), Total::max(), person.total);
  person.name = line;
  return numbers;
}

bool read_line(Statistics& statistics, std::string_view line) {
  const auto is = [&](std::string_view start) {
    if (!line.starts_with(start)) return false;
    line.remove_prefix(start.size());
    return true;
  };
  if (is(person_start)) return read_person(statistics.matches, line);
  if (!statistics.matches.empty() && statistics.matches.back().people.empty()) return false;
  if (is(match_start)) return read_match(statistics.matches, line);
  return is(wiped_start) && read_bounded(line, 0, std::numeric_limits<int>::max() - 1, statistics.wiped);
}

bool are_same(const MatchResult& one, const MatchResult& other) {
  return one.id == other.id || (one.course == other.course && one.key == other.key);
}

/// Beside its id: a key by which a match is found.
std::string course_key(const MatchResult& match) { return match.course + " " + match.key; }

/// The first statistics that begin a line.
std::string at_line_start(std::string_view file) {
  std::string text(file);
  std::erase(text, '\r');
  std::size_t at = text.find(file_heading);
  while (at != std::string::npos && at > 0 && text[at - 1] != '\n') at = text.find(file_heading, at + 1);
  if (at == std::string::npos) return {};
  text.erase(0, at);
  if (!text.ends_with('\n')) text += '\n';  // the last line break may have been lost
  const std::size_t sum = text.find(last_line);
  if (sum != std::string::npos) text.resize(text.find('\n', sum + 1) + 1);
  return text;
}

}  // namespace

int seats_of(const MatchResult& match) {
  std::string_view key = match.key;
  key.remove_prefix(std::min(key.find(' '), key.size() - 1) + 1);
  return read_number<int>(key.substr(0, key.find(' '))).value_or(1);
}

std::string result_key(const GameInfo& game, const Setup& setup) {
  std::string key = std::string(game.id) + " " + std::to_string(setup.seats);
  for (std::size_t i = 0; i < game.options.size(); ++i) {
    const OptionSpec& spec = game.options[i];
    const int value = setup.options[i];
    if (value != spec.standard && matters(game, setup.options, setup.seats, i))
      key += " " + std::string(spec.name) + "=" + std::to_string(value);
  }
  return key;
}

std::optional<int> best_total(const Statistics& statistics, std::string_view key) {
  std::optional<int> best;
  for (const MatchResult& match : statistics.matches) {
    const bool is_alone = match.people.size() == 1 && (match.level >= 0 || seats_of(match) == 1);
    if (match.key == key && is_alone && match.alone == SoloResult::unjudged)
      best = std::max(best.value_or(match.people[0].total), match.people[0].total);
  }
  return best;
}

MatchResult result_of(const Session& session) {
  const Match& match = session.match();
  const Score score = session.now().score();
  MatchResult result{.id = session.id(), .alone = score.alone};
  result.course = check_digits(write_code(match).value_or(session.id()));
  result.key = result_key(*match.game().info, *match.setup());
  for (Seat seat = 0; seat < score.seats; ++seat) {
    const Player& player = session.players()[seat];
    if (player.kind == Player::Kind::bot) result.level = std::max(result.level, player.level);
    if (is_of_this_device(session, seat))
      result.people.push_back({seat, score.of[seat].place, score.of[seat].total, player.name});
  }
  if (std::cmp_greater(count_humans(session.players()), result.people.size())) result.key += with_others;
  return result;
}

bool add_result(Statistics& statistics, MatchResult match) {
  const auto known = std::ranges::find_if(statistics.matches, [&](const auto& one) { return are_same(one, match); });
  if (known == statistics.matches.end()) {
    statistics.matches.push_back(std::move(match));
    return true;
  }
  if (known->id != match.id || *known == match) return false;
  *known = std::move(match);
  return true;
}

int merge_into(Statistics& statistics, const std::vector<MatchResult>& from) {
  std::map<std::string, int, std::less<>> known;  // how many own matches there are until this one
  const auto remember = [&](const MatchResult& match, int until) {
    known.emplace(match.id, until);
    known.emplace(course_key(match), until);
  };
  std::vector<MatchResult> own = std::exchange(statistics.matches, {});
  for (std::size_t i = 0; i < own.size(); ++i) remember(own[i], static_cast<int>(i) + 1);
  std::size_t taken = 0;
  const auto take_until = [&](std::size_t until) {
    while (taken < until) statistics.matches.push_back(std::move(own[taken++]));
  };
  int added = 0;
  for (const MatchResult& match : from) {
    auto found = known.find(match.id);
    if (found == known.end()) found = known.find(course_key(match));
    if (found != known.end()) {
      take_until(static_cast<std::size_t>(found->second));
      continue;
    }
    remember(match, 0);
    statistics.matches.push_back(match);
    ++added;
  }
  take_until(own.size());
  return added;
}

std::string statistics_text(const Statistics& statistics) {
  std::string lines = std::string(wiped_start) + std::to_string(statistics.wiped) + "\n";
  for (const MatchResult& match : statistics.matches) {
    ((((lines += match_start) += match.id) += " ") += match.course) += " " + std::to_string(match.level) + " ";
    (lines += std::to_string(static_cast<int>(match.alone)) + " " + match.key) += "\n";
    for (const PersonResult& person : match.people)
      (lines += person_start) += std::to_string(person.seat) + " " + std::to_string(person.place) + " " +
                                 std::to_string(person.total) + " " + person.name + "\n";
  }
  return checked_text(statistics_kind, lines);
}

ReadStatistics read_statistics(std::string_view text) {
  CheckedText checked = read_checked_text(statistics_kind, text);
  ReadStatistics read{.statistics = {}, .damaged = checked.damaged, .later = checked.later};
  const auto& matches = read.statistics.matches;
  while (!checked.lines.empty())
    if (!read_line(read.statistics, pop_line(checked.lines))) return {.statistics = {}, .damaged = true};
  if (!matches.empty() && matches.back().people.empty()) return {.statistics = {}, .damaged = true};
  return read;
}

std::string statistics_within(std::string_view file) {
  if (!file.contains(file_heading)) return {};
  std::string found = at_line_start(file);
  for (const Transfer transfer : {Transfer::plain, Transfer::quoted_printable}) {
    if (!found.empty() && !read_statistics(found).damaged) break;
    std::string restored = at_line_start(unquoted(file, {}, transfer));
    if (found.empty() || !read_statistics(restored).damaged) found = std::move(restored);
  }
  return found;
}

}  // namespace kairo::app
