#include "web/app/session/notes.h"

#include <algorithm>
#include <optional>

#include "engine/core/numbers.h"
#include "web/app/saves/lines.h"

namespace kairo::app {

namespace {

constexpr std::string_view hints_field = "hints ";
constexpr std::string_view review_field = "review ";
constexpr std::string_view own_seat_field = "own ";
constexpr std::string_view review_characters = "0123456789,;-";

std::optional<HintTaken> parse_hint(std::string_view text) {
  const std::size_t colon = text.find(':');
  if (colon == std::string_view::npos) return std::nullopt;
  const auto seat = read_number<unsigned>(text.substr(0, colon));
  const auto moves = read_number<std::size_t>(text.substr(colon + 1));
  if (!seat || !moves || *seat >= static_cast<unsigned>(max_seats)) return std::nullopt;
  return HintTaken{static_cast<Seat>(*seat), *moves};
}

bool parse_hints(std::string_view words, std::vector<HintTaken>& hints) {
  for (;;) {
    const std::size_t blank = words.find(' ');
    const auto hint = parse_hint(words.substr(0, blank));
    if (!hint) return false;
    hints.push_back(*hint);
    if (blank == std::string_view::npos) return true;
    words.remove_prefix(blank + 1);
  }
}

}  // namespace

std::string notes_text(const Notes& notes) {
  std::string text;
  for (const HintTaken& hint : notes.hints)
    text +=
        std::string(text.empty() ? hints_field : " ") + std::to_string(hint.seat) + ":" + std::to_string(hint.moves);
  if (!text.empty()) text += '\n';
  for (const std::string& review : notes.reviews) text += std::string(review_field) + review + "\n";
  if (notes.own_seat != no_seat) text += std::string(own_seat_field) + std::to_string(notes.own_seat) + "\n";
  return text;
}

bool parse_notes(std::string_view& text, Notes& notes) {
  if (text.starts_with(hints_field) && !parse_hints(pop_line(text).substr(hints_field.size()), notes.hints))
    return false;
  while (text.starts_with(review_field)) {
    const std::string_view review = pop_line(text).substr(review_field.size());
    if (review.empty() || review.find_first_not_of(review_characters) != std::string_view::npos) return false;
    notes.reviews.emplace_back(review);
    if (notes.reviews.size() > static_cast<std::size_t>(max_seats)) return false;
  }
  if (!text.starts_with(own_seat_field)) return true;
  const auto seat = read_number<unsigned>(pop_line(text).substr(own_seat_field.size()));
  if (!seat || *seat >= static_cast<unsigned>(max_seats)) return false;
  notes.own_seat = static_cast<Seat>(*seat);
  return true;
}

}  // namespace kairo::app
