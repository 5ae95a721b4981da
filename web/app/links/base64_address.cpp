#include "web/app/links/base64_address.h"

#include <algorithm>
#include <utility>

#include "engine/core/letters.h"

namespace kairo::app {

namespace {

constexpr std::size_t letters_per_group = 4;

/// The bytes of up to four letters, and where these end; fewer than two letters are none.
struct Group {
  std::string bytes;
  std::size_t end;
};
Group group_at(const Letters& text, std::size_t at) {
  unsigned bits = 0;
  std::size_t letters = 0;
  for (; letters < letters_per_group; ++letters) {
    const std::size_t next = skip_debris(text, at);
    const auto digit = next < text.size() ? base64_digit(text[next].c) : std::nullopt;
    if (!digit) break;
    bits = bits << 6U | *digit;
    at = next + 1;
  }
  bits <<= 6U * (letters_per_group - letters);
  Group group{.bytes = {}, .end = at};
  for (std::size_t i = 1; i < letters; ++i) group.bytes += static_cast<char>(bits >> (24U - 8U * i) & 0xffU);
  return group;
}

bool is_of_address(char c) { return c > ' ' && c < '\x7f'; }

/// Takes the address that begins here; none if some of it is percent-encoded yet. A text that does not look like an
/// address is something else that follows.
std::optional<Letters> take_address(const Letters& text, std::size_t& at) {
  const std::uint8_t depth = text[at].depth;
  Letters address{{' ', depth}};
  Group group;
  do {
    group = group_at(text, at);
    if (!std::ranges::all_of(group.bytes, is_of_address)) break;
    for (const char byte : group.bytes) address.push_back({byte, static_cast<std::uint8_t>(depth + 1)});
    at = group.end;
  } while (group.bytes.size() + 1 == letters_per_group);
  if (at < text.size() && text[at].c == '%') return std::nullopt;
  address.push_back({foreign_mark, depth});
  return address;
}

}  // namespace

std::optional<unsigned> base64_digit(char c) { return digit_of(c == '+' ? '-' : c == '/' ? '_' : c); }

std::string take_base64(const Letters& text, std::size_t& at) {
  std::string bytes;
  Group group;
  do {
    group = group_at(text, at);
    bytes += group.bytes;
    at = group.end;
  } while (group.bytes.size() + 1 == letters_per_group);
  return bytes;
}

std::size_t skip_debris(const Letters& text, std::size_t at) {
  while (at < text.size() && is_debris(text[at].c)) ++at;
  return at;
}

std::optional<std::size_t> after_word(const Letters& text, std::size_t at, std::string_view word) {
  for (const char c : word) {
    // A letter of the word may be debris elsewhere.
    if (at >= text.size() || text[at].c != c) at = skip_debris(text, at);
    if (at >= text.size() || text[at++].c != c) return std::nullopt;
  }
  return at;
}

bool restore_base64_addresses(Letters& text) {
  // `https://` and `http://`
  constexpr std::string_view begins[] = {"aHR0cHM6Ly", "aHR0cDovL"};
  const auto begins_at = [&](std::size_t at) {
    return text[at].c == 'a' &&
           std::ranges::any_of(begins, [&](auto word) { return after_word(text, at, word).has_value(); });
  };
  Letters out;
  out.reserve(text.size());
  bool restored = false;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t begin = at;
    const auto address = begins_at(at) ? take_address(text, at) : std::nullopt;
    restored = restored || address;
    if (address)
      out.insert(out.end(), address->begin(), address->end());
    else
      out.insert(out.end(), text.begin() + static_cast<std::ptrdiff_t>(begin),
                 text.begin() + static_cast<std::ptrdiff_t>(at = std::max(at, begin + 1)));
  }
  if (restored) text = std::move(out);
  return restored;
}

}  // namespace kairo::app
