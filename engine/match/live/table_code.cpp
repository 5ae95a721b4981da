#include "engine/match/live/table_code.h"

#include <algorithm>
#include <utility>

#include "engine/core/heap_sort.h"
#include "engine/core/letters.h"
#include "engine/match/live/tree_code.h"
#include "engine/match/symbols.h"

namespace kairo::live {

namespace {

constexpr char version = '1';
constexpr std::size_t longest_table = 24'000;
constexpr std::uint32_t piece = 1U << 16;
constexpr int device_pieces = 4;
constexpr std::uint32_t holders = 3;
constexpr std::uint32_t name_lengths = longest_name + 1;
constexpr std::uint32_t bytes = 256;

std::string finished(SymbolWriter& out) {
  out.put_check_sum();
  return letters_with_safe_end(out.coder());
}

/// Calls `read(in)`, which returns an optional, with the symbols of the letters. None unless they end there.
template <class Read>
auto read_symbols(std::string_view text, Read read) -> decltype(read(std::declval<Symbols&>())) {
  const auto letters = from_letters(text);
  if (text.empty() || !letters || !letters->intact) return std::nullopt;
  SymbolReader reader(letters->digits);
  Symbols in(reader);
  auto value = read(in);
  if (!value || !in.ends_here()) return std::nullopt;
  return value;
}

// --- the chosen match ---------------------------------------------------------------------------------------------

std::string chosen_letters(const Chosen& chosen) {
  SymbolWriter out;
  out.put(chosen.match, piece);
  out.put(chosen.begun ? 1 : 0, 2);
  out.put(chosen.choice, piece);
  return finished(out);
}

std::optional<Chosen> get_chosen(Symbols& in) {
  Chosen chosen;
  chosen.match = in.get(piece);
  chosen.begun = in.get(2) == 1;
  chosen.choice = in.get(piece);
  return chosen;
}

// --- seats --------------------------------------------------------------------------------------------------------

void put_claim(SymbolWriter& out, const Claim& claim) {
  out.put(claim.turn, piece);
  if (claim.turn == 0) return;
  out.put(static_cast<std::uint32_t>(claim.by), holders);
  if (claim.by == Claim::By::nobody) return;
  for (int i = device_pieces; i-- > 0;) out.put(static_cast<std::uint32_t>(claim.device >> (16 * i)) % piece, piece);
  if (claim.by == Claim::By::bot) out.put(claim.level, most_levels);
  out.put(static_cast<std::uint32_t>(claim.name.size()), name_lengths);
  for (const char byte : claim.name) out.put(static_cast<unsigned char>(byte), bytes);
}

Claim get_claim(Symbols& in) {
  Claim claim;
  claim.turn = in.get(piece);
  if (claim.turn == 0) return claim;
  claim.by = static_cast<Claim::By>(in.get(holders));
  if (claim.by == Claim::By::nobody) return claim;
  for (int i = 0; i < device_pieces; ++i) claim.device = claim.device * piece + in.get(piece);
  if (claim.by == Claim::By::bot) claim.level = static_cast<std::uint8_t>(in.get(most_levels));
  for (std::uint32_t left = in.get(name_lengths); left > 0; --left)
    claim.name.push_back(static_cast<char>(in.get(bytes)));
  return claim;
}

std::optional<Claims> get_claims(Symbols& in) {
  Claims claims;
  for (Claim& claim : claims) {
    claim = get_claim(in);
    if (claim.by == Claim::By::person && claim.device == 0) return std::nullopt;
  }
  return claims;
}

// --- facts --------------------------------------------------------------------------------------------------------

/// A fact as its key and its letters.
using Fact = std::string_view;

/// None if the text is not one of facts, each with a key.
std::optional<std::vector<Fact>> facts_of(std::string_view text) {
  std::vector<Fact> facts;
  while (!text.empty()) {
    if (text.front() != '.') return std::nullopt;
    text.remove_prefix(1);
    const Fact fact = text.substr(0, text.find('.'));
    if (fact.empty() || !std::ranges::all_of(fact, [](char c) { return digit_of(c).has_value(); })) return std::nullopt;
    facts.push_back(fact);
    text.remove_prefix(fact.size());
  }
  return facts;
}

std::string_view find_fact(const std::vector<Fact>& facts, char key) {
  const auto found = std::ranges::find(facts, key, [](Fact fact) { return fact.front(); });
  return found == facts.end() ? std::string_view{} : found->substr(1);
}

bool is_known(char key) { return key == 'd' || key == 'm' || key == 's' || key == 't'; }

std::vector<std::string> later_facts(const std::vector<Fact>& facts) {
  std::vector<std::string> later;
  for (const Fact fact : facts)
    if (!is_known(fact.front()) && fact.size() <= longest_later && later.size() < most_later) later.emplace_back(fact);
  heap_sort(later, std::greater{});
  later.erase(std::ranges::unique(later).begin(), later.end());
  return later;
}

/// Whether nothing has been answered.
bool is_untouched(const Tree& tree) {
  return tree.nodes().size() == 1 && std::ranges::all_of(tree.nodes().front().given, &Given::empty);
}

/// The deal and the match that it is of.
std::expected<Chosen, CodeFault> read_chosen(const std::vector<Fact>& facts, std::span<const Game> box) {
  const auto deal = read_code(find_fact(facts, 'd'), box);
  if (!deal) return std::unexpected(deal.error().fault);
  auto chosen = read_symbols(find_fact(facts, 'm'), get_chosen);
  if (!chosen || !deal->steps().empty()) return std::unexpected(CodeFault::damaged);
  chosen->game = &deal->game();
  chosen->setup = *deal->setup();
  return *chosen;
}

std::expected<Table, CodeFault> read_facts(const std::vector<Fact>& facts, std::span<const Game> box) {
  auto chosen = read_chosen(facts, box);
  if (!chosen) return std::unexpected(chosen.error());
  Table table{.chosen = *chosen, .tree = {}, .seats = {}, .later = later_facts(facts)};
  const auto claims = read_symbols(find_fact(facts, 's'), get_claims);
  if (!claims) return std::unexpected(CodeFault::damaged);
  table.seats = *claims;
  const Match start = start_of(table.chosen);
  auto tree =
      read_symbols(find_fact(facts, 't'), [&](Symbols& in) { return read_tree(in, start, most_moves_to_play); });
  if (!tree || (!table.chosen.begun && !is_untouched(*tree))) return std::unexpected(CodeFault::damaged);
  table.tree = std::move(*tree);
  return table;
}

}  // namespace

std::optional<std::string> write_table(const Table& table) {
  const Match start = start_of(table.chosen);
  const auto deal = write_code(start);
  if (!deal) return std::nullopt;
  SymbolWriter seats;
  for (const Claim& claim : table.seats) put_claim(seats, claim);
  std::vector<std::string> facts = table.later;
  facts.push_back('d' + *deal);
  facts.push_back('m' + chosen_letters(table.chosen));
  facts.push_back('s' + finished(seats));
  SymbolWriter tree;
  if (!write_tree(tree, start, table.tree)) return std::nullopt;
  facts.push_back('t' + finished(tree));
  heap_sort(facts);
  std::string text(1, version);
  for (const std::string& fact : facts) text += '.' + fact;
  return text.size() <= longest_table ? std::optional(std::move(text)) : std::nullopt;
}

std::expected<Table, CodeFault> read_table(std::string_view text, std::span<const Game> box) {
  if (text.empty() || text.size() > longest_table || !digit_of(text.front()))
    return std::unexpected(CodeFault::not_a_code);
  if (text.front() != version) return std::unexpected(CodeFault::unknown_version);
  const auto facts = facts_of(text.substr(1));
  if (!facts) return std::unexpected(CodeFault::not_a_code);
  return read_facts(*facts, box);
}

}  // namespace kairo::live
