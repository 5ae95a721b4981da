#include "web/app/session/notes.h"

#include <algorithm>
#include <optional>

#include "engine/core/numbers.h"
#include "web/app/kit/lines.h"

namespace kairo::app {

namespace {

constexpr std::string_view hints_field = "hints ";
constexpr std::string_view review_field = "review ";
constexpr std::string_view own_seat_field = "own ";
constexpr std::string_view unreported_field = "untold ";
constexpr std::string_view wishes_field = "wishes ";
constexpr std::string_view review_characters = "0123456789,;-";

std::optional<Seat> parse_seat(std::string_view text) {
  const auto seat = read_number<unsigned>(text);
  if (!seat || *seat >= static_cast<unsigned>(max_seats)) return std::nullopt;
  return static_cast<Seat>(*seat);
}

/// A seat and a number.
template <class Note>
std::optional<Note> parse_note(std::string_view text) {
  const std::size_t colon = text.find(':');
  if (colon == std::string_view::npos) return std::nullopt;
  const auto seat = parse_seat(text.substr(0, colon));
  const auto number = read_number<std::size_t>(text.substr(colon + 1));
  if (!seat || !number) return std::nullopt;
  return Note{*seat, *number};
}

/// Seats as digits, each at most once.
bool parse_seats(std::string_view digits, std::vector<Seat>& seats) {
  for (; !digits.empty(); digits.remove_prefix(1)) {
    const auto seat = parse_seat(digits.substr(0, 1));
    if (!seat || std::ranges::find(seats, *seat) != seats.end()) return false;
    seats.push_back(*seat);
  }
  return !seats.empty();
}

/// Consumes the next line if it is this field.
template <class Note>
bool parse_list(std::string_view& text, std::string_view field, std::vector<Note>& notes) {
  if (!text.starts_with(field)) return true;
  std::string_view words = pop_line(text).substr(field.size());
  for (;;) {
    const std::size_t blank = words.find(' ');
    const auto note = parse_note<Note>(words.substr(0, blank));
    if (!note) return false;
    notes.push_back(*note);
    if (blank == std::string_view::npos) return true;
    words.remove_prefix(blank + 1);
  }
}

void write_note(std::string& list, std::string_view field, Seat seat, std::size_t number) {
  list += std::string(list.empty() ? field : " ") + std::to_string(seat) + ":" + std::to_string(number);
}

std::string_view reviewed_seat(std::string_view review) { return review.substr(0, review.find(';')); }

}  // namespace

Notes merged_notes(Notes here, const Notes& theirs) {
  const std::size_t known = here.hints.empty() ? 0 : here.hints.back().moves + 1;
  for (const HintTaken& hint : theirs.hints)
    if (hint.moves >= known) here.hints.push_back(hint);
  for (const std::string& review : theirs.reviews)
    if (std::ranges::find(here.reviews, reviewed_seat(review), reviewed_seat) == here.reviews.end())
      here.reviews.push_back(review);
  return here;
}

std::string notes_text(const Notes& notes) {
  std::string text;
  for (const HintTaken& hint : notes.hints) write_note(text, hints_field, hint.seat, hint.moves);
  if (!text.empty()) text += '\n';
  for (const std::string& review : notes.reviews) text += std::string(review_field) + review + "\n";
  if (notes.own_seat != no_seat) text += std::string(own_seat_field) + std::to_string(notes.own_seat) + "\n";
  if (!notes.unreported_seats.empty()) text += unreported_field;
  for (const Seat seat : notes.unreported_seats) text += std::to_string(seat);
  if (!notes.unreported_seats.empty()) text += '\n';
  std::string wishes;
  for (const Wish& wish : notes.wishes) write_note(wishes, wishes_field, wish.seat, wish.value);
  return wishes.empty() ? text : text + wishes + "\n";
}

bool parse_notes(std::string_view& text, Notes& notes) {
  if (!parse_list(text, hints_field, notes.hints)) return false;
  while (text.starts_with(review_field)) {
    const std::string_view review = pop_line(text).substr(review_field.size());
    if (review.empty() || review.find_first_not_of(review_characters) != std::string_view::npos) return false;
    notes.reviews.emplace_back(review);
    if (notes.reviews.size() > static_cast<std::size_t>(max_seats)) return false;
  }
  if (text.starts_with(own_seat_field)) {
    const auto seat = parse_seat(pop_line(text).substr(own_seat_field.size()));
    if (!seat) return false;
    notes.own_seat = *seat;
  }
  if (text.starts_with(unreported_field) &&
      !parse_seats(pop_line(text).substr(unreported_field.size()), notes.unreported_seats))
    return false;
  return parse_list(text, wishes_field, notes.wishes);
}

}  // namespace kairo::app
