#include "engine/match/code.h"

#include <bit>
#include <utility>

#include "engine/core/letters.h"
#include "engine/match/symbols.h"

namespace kairo {

namespace {

constexpr std::uint32_t code_version = 1;
constexpr std::uint32_t code_versions = 16;  // so that the upper bits of the first letter are the version itself
constexpr std::uint32_t game_numbers = 64;
constexpr std::uint32_t rules_versions = 64;
constexpr std::uint32_t seed_piece = 1U << 16;
constexpr int seed_pieces = 3;
static_assert(seed_bound == std::uint64_t{1} << (16 * seed_pieces));
/// The bit length of the number of moves is 0 … 17.
constexpr std::uint32_t move_count_lengths = 18;

std::uint32_t count_of(int choices) { return static_cast<std::uint32_t>(choices); }

/// The number of values that the bits below the leading one can have, in a number of this bit length.
std::uint32_t values_below_leading_bit(std::uint32_t length) { return length < 2 ? 1 : 1U << (length - 1); }

// --- writing ------------------------------------------------------------------------------------------------------

void write_header(SymbolWriter& out, const GameInfo& info, const Setup& setup) {
  out.put(code_version, code_versions);
  out.put(info.number, game_numbers);
  out.put(info.rules_version, rules_versions);
  out.put(count_of(setup.seats - info.min_seats), count_of(info.max_seats - info.min_seats + 1));
  for (std::size_t i = 0; i < info.options.size(); ++i) {
    const OptionSpec& option = info.options[i];
    out.put(count_of((setup.options[i] - option.lowest) / option.step), count_of(option.choices()));
  }
  for (int piece = seed_pieces; piece-- > 0;)
    out.put(static_cast<std::uint32_t>(setup.seed >> (16 * piece)) % seed_piece, seed_piece);
}

/// False when there are too many moves for any code.
bool write_move_count(SymbolWriter& out, std::size_t moves) {
  const auto length = static_cast<std::uint32_t>(std::bit_width(moves));
  if (length >= move_count_lengths) return false;
  const std::uint32_t values = values_below_leading_bit(length);
  out.put(length, move_count_lengths);
  out.put(static_cast<std::uint32_t>(moves) % values, values);
  return true;
}

/// The symbols of a code before its check sum; none for a match that has no set-up or too many moves.
std::optional<SymbolWriter> symbols_of(const Match& match) {
  if (!match.setup()) return std::nullopt;
  SymbolWriter out;
  write_header(out, *match.game().info, *match.setup());
  if (!write_move_count(out, match.steps().size())) return std::nullopt;
  for (const Match::Step& step : match.steps()) {
    if (step.choices > max_symbol_count) return std::nullopt;
    out.put(step.index, step.choices);
  }
  return out;
}

std::optional<std::string> encoded(const Match& match) {
  std::optional<SymbolWriter> out = symbols_of(match);
  if (!out) return std::nullopt;
  out->put_check_sum();
  return letters_with_safe_end(out->coder());
}

bool same_match(const Match& a, const Match& b) {
  if (a.setup() != b.setup() || a.steps().size() != b.steps().size()) return false;
  for (std::size_t i = 0; i < a.steps().size(); ++i)
    if (a.steps()[i].move != b.steps()[i].move) return false;
  return a.now().equals(b.now());
}

// --- reading ------------------------------------------------------------------------------------------------------

const Game* find_by_number(std::span<const Game> box, std::uint32_t number) {
  for (const Game& game : box)
    if (game.info->number == number) return &game;
  return nullptr;
}

CodeError error(CodeFault fault) { return {.fault = fault, .good_prefix = std::nullopt}; }

/// Reads seats, options and seed; false when the digits do not determine them.
bool read_setup(SymbolReader& in, const GameInfo& info, Setup& setup) {
  const auto seats = in.get(count_of(info.max_seats - info.min_seats + 1));
  if (!seats) return false;
  setup.seats = info.min_seats + static_cast<int>(*seats);
  for (std::size_t i = 0; i < info.options.size(); ++i) {
    const OptionSpec& option = info.options[i];
    const auto index = in.get(count_of(option.choices()));
    if (!index) return false;
    setup.options[i] = static_cast<std::int16_t>(option.lowest + option.step * static_cast<int>(*index));
  }
  for (int piece = 0; piece < seed_pieces; ++piece) {
    const auto bits = in.get(seed_piece);
    if (!bits) return false;
    setup.seed = setup.seed * seed_piece + *bits;
  }
  return true;
}

std::optional<std::uint32_t> read_move_count(SymbolReader& in) {
  const auto length = in.get(move_count_lengths);
  if (!length) return std::nullopt;
  const std::uint32_t values = values_below_leading_bit(*length);
  const auto below = in.get(values);
  if (!below) return std::nullopt;
  return *length == 0 ? 0 : values + *below;
}

std::expected<CodeHeader, CodeError> read_header(SymbolReader& in, std::span<const Game> box) {
  const auto version = in.get(code_versions);
  if (!version) return std::unexpected(error(CodeFault::not_a_code));
  if (*version != code_version) return std::unexpected(error(CodeFault::unknown_version));
  const auto number = in.get(game_numbers);
  if (!number) return std::unexpected(error(CodeFault::bad_header));
  const Game* game = find_by_number(box, *number);
  if (game == nullptr) return std::unexpected(error(CodeFault::unknown_game));
  const auto rules = in.get(rules_versions);
  if (!rules) return std::unexpected(error(CodeFault::bad_header));
  if (*rules != game->info->rules_version)
    return std::unexpected(CodeError{.fault = CodeFault::unknown_rules,
                                     .good_prefix = std::nullopt,
                                     .game = game->info,
                                     .rules_version = static_cast<int>(*rules)});
  CodeHeader header{game, {}, 0};
  if (!read_setup(in, *game->info, header.setup)) return std::unexpected(error(CodeFault::bad_header));
  const auto moves = read_move_count(in);
  if (!moves) return std::unexpected(error(CodeFault::bad_header));
  header.moves = *moves;
  return header;
}

/// None when the text is not a code at all.
auto letters_of(std::string_view text) -> decltype(from_letters(text)) {
  if (text.empty() || text.size() > longest_code) return std::nullopt;
  return from_letters(text);
}

enum class Ending : std::uint8_t { whole, damaged, too_long };

/// Plays the moves up to the first that is not determined by the digits.
Ending read_moves(SymbolReader& in, std::size_t moves, Match& match, std::size_t& most_played) {
  while (match.steps().size() < moves) {
    const std::vector<AnyMove> legal = match.now().legal();
    if (legal.empty() || legal.size() > max_symbol_count) return Ending::damaged;
    const auto index = in.get(static_cast<std::uint32_t>(legal.size()));
    if (!index) return Ending::damaged;
    if (most_played == 0) return Ending::too_long;
    --most_played;
    match.play_one_of(legal, *index);
  }
  return in.check_sum_agrees() ? Ending::whole : Ending::damaged;
}

/// Reads the first moves as long as they are those of `known`; returns their number.
std::size_t follow(SymbolReader& in, std::size_t moves, const Match& known) {
  std::size_t shared = 0;
  for (; shared < std::min(moves, known.steps().size()); ++shared) {
    const Match::Step& step = known.steps()[shared];
    SymbolReader next = in;
    if (next.get(step.choices) != step.index) break;
    in = next;
  }
  return shared;
}

struct Decoded {
  Match match;
  Ending ending;
};

std::expected<Decoded, CodeError> decode(std::span<const Digit> digits, std::span<const Game> box,
                                         std::size_t& most_played, const Match* known = nullptr) {
  SymbolReader in(digits);
  const auto header = read_header(in, box);
  if (!header) return std::unexpected(header.error());
  const bool same_deal = known != nullptr && &known->game() == header->game && known->setup() == header->setup;
  Match match = same_deal ? known->first(follow(in, header->moves, *known)) : Match(*header->game, header->setup);
  const Ending ending = read_moves(in, header->moves, match, most_played);
  return Decoded{std::move(match), ending};
}

CodeError damaged(Match good_prefix) { return {.fault = CodeFault::damaged, .good_prefix = std::move(good_prefix)}; }

}  // namespace

std::string_view fault_key(CodeFault fault) {
  switch (fault) {
    case CodeFault::not_a_code: return "code.error.not_a_code";
    case CodeFault::unknown_version: return "code.error.unknown_version";
    case CodeFault::unknown_game: return "code.error.unknown_game";
    case CodeFault::unknown_rules: return "code.error.unknown_rules";
    case CodeFault::bad_header: return "code.error.bad_header";
    case CodeFault::too_long: return "code.error.too_long";
    case CodeFault::damaged: break;
  }
  return "code.error.damaged";
}

std::optional<CheckSum> check_sum_of(const Match& match) {
  const std::optional<SymbolWriter> symbols = symbols_of(match);
  return symbols ? std::optional(symbols->check_sum()) : std::nullopt;
}

std::optional<std::string> write_code(const Match& match) {
  std::optional<std::string> text = encoded(match);
  if (!text) return std::nullopt;
  const auto back = read_code(*text, {&match.game(), 1});
  return back && same_match(match, *back) ? text : std::nullopt;
}

std::expected<Match, CodeError> read_code(std::string_view text) { return read_code(text, games()); }

std::expected<Match, CodeError> read_code(std::string_view text, std::span<const Game> box) {
  std::size_t any_number = ~std::size_t{0};
  auto read = read_code_at_front(text, any_number, nullptr, box);
  if (!read) return std::unexpected(std::move(read.error()));
  if (read->length == text.size()) return std::move(read->match);
  // The good part of a damaged code are its good blocks.
  auto good = decode(letters_of(text)->digits, box, any_number, &read->match);
  return std::unexpected(good ? damaged(std::move(good->match)) : std::move(good.error()));
}

std::expected<FrontCode, CodeError> read_code_at_front(std::string_view text, std::size_t& most_played,
                                                       const Match* known, std::span<const Game> box) {
  const auto letters = letters_of(text);
  if (!letters) return std::unexpected(error(CodeFault::not_a_code));
  // The code ends in the block after the good ones.
  auto hoped = decode(digits_at_front(*letters, text), box, most_played, known);
  if (hoped && hoped->ending == Ending::whole)
    if (const auto code = encoded(hoped->match); code && text.starts_with(*code))
      return FrontCode{std::move(hoped->match), code->size()};
  if (hoped && hoped->ending == Ending::too_long) return std::unexpected(error(CodeFault::too_long));
  auto read = decode(letters->digits, box, most_played, hoped ? &hoped->match : known);
  if (!read) return std::unexpected(std::move(read.error()));
  return std::unexpected(damaged(std::move(read->match)));
}

std::expected<CodeHeader, CodeError> read_code_header(std::string_view text) {
  const auto letters = letters_of(text);
  if (!letters) return std::unexpected(error(CodeFault::not_a_code));
  SymbolReader in(letters->digits);
  return read_header(in, games());
}

}  // namespace kairo
