#include "web/app/links/unwrap.h"

#include <algorithm>
#include <string>
#include <utility>

#include "engine/core/letters.h"
#include "web/app/links/base64_address.h"
#include "web/app/links/url_defense.h"
#include "web/text/characters.h"
#include "web/text/utf8.h"

namespace kairo::app {

namespace {

constexpr int most_wrappings = 4;

/// The character of ASCII, or the mark, that a character is as good as; none for one that is as good as nothing.
std::optional<char> folded(char32_t code) {
  if (code >= 0xff01 && code <= 0xff5e) return static_cast<char>(code - 0xfee0);
  if (code == 0x2028 || code == 0x2029 || text::is_blank_character(code)) return ' ';
  if (text::is_unseen_character(code)) return std::nullopt;
  if (code == 0x2010 || code == 0x2011 || code == 0x2212 || code == 0xfe63) return '-';
  if (code == 0x2012 || code == 0x2013) return en_dash_mark;
  if (code == 0x2014 || code == 0x2015) return em_dash_mark;
  const bool quotes = code == 0xab || code == 0xbb || (code >= 0x2018 && code <= 0x201f) || code == 0x2039 ||
                      code == 0x203a || (code >= 0x2500 && code <= 0x259f) || code == 0x276f ||
                      (code >= 0x300a && code <= 0x300f);
  if (quotes) return '>';
  return code < 0x80 ? static_cast<char>(code) : foreign_mark;
}

struct Entity {
  std::string_view name;
  char32_t code;
};
constexpr Entity entities[] = {{"amp", '&'},   {"lt", '<'},   {"gt", '>'},       {"quot", '"'},    {"apos", '\''},
                               {"nbsp", 0xa0}, {"shy", 0xad}, {"ndash", 0x2013}, {"mdash", 0x2014}};

enum class Wrapping : std::uint8_t {
  soft_breaks,       ///< of quoted-printable
  quoted_printable,  ///< all of it
  others,
};

/// Takes one wrapping off a whole text.
class Unwrapping {
 public:
  Unwrapping(const Letters& in, Wrapping wrapping) : in_(in), wrapping_(wrapping) { out_.reserve(in.size()); }

  /// Whether there may be more wrappings below.
  bool run() {
    while (at_ < in_.size()) step();
    return unwrapped_;
  }
  Letters take() { return std::move(out_); }

 private:
  [[nodiscard]] char peek(std::size_t at) const { return at < in_.size() ? in_[at].c : '\0'; }

  void step() {
    const char c = peek(at_);
    const bool is_other = wrapping_ == Wrapping::others;
    if (is_other ? unwrap_one(c) : c == '=' && printable())
      unwrapped_ = true;
    else if (is_other && static_cast<unsigned char>(c) >= 0x80)
      fold();
    else
      out_.push_back(in_[at_++]);
  }

  bool unwrap_one(char c) {
    switch (c) {
      case '%': return percent();
      case '&': return entity();
      case '\\': return backslash();
      case '<': return tag();
      default: return false;
    }
  }

  /// Instead of the next `size` characters there is what this one is as good as.
  bool put(char32_t code, std::size_t size) {
    if (const auto c = folded(code)) out_.push_back({*c, in_[at_].depth});
    at_ += size;
    return true;
  }
  bool put_byte(unsigned byte, std::size_t size, int deeper) {
    const int depth = in_[at_].depth + deeper;
    out_.push_back({static_cast<char>(byte), static_cast<std::uint8_t>(depth)});
    at_ += size;
    return true;
  }

  /// `digits` hexadecimal digits from `at` on.
  [[nodiscard]] std::optional<unsigned> hex(std::size_t at, int digits) const {
    unsigned value = 0;
    for (; digits > 0; --digits) {
      const auto digit = hex_digit(peek(at++));
      if (!digit) return std::nullopt;
      value = value * 16 + *digit;
    }
    return value;
  }

  bool percent() {
    const auto byte = hex(at_ + 1, 2);
    return byte && put_byte(*byte, 3, 1);
  }

  /// Whether a key and what separates it from the part before are what was written last.
  [[nodiscard]] bool is_after_key() const {
    auto at = out_.size();
    const auto skip_debris = [&] {
      while (at > 0 && is_debris(out_[at - 1].c)) --at;
    };
    skip_debris();
    if (at == 0 || out_[at - 1].c < 'a' || out_[at - 1].c > 'z') return false;
    --at;
    skip_debris();
    return at == 0 || std::string_view("#&;?").find(out_[at - 1].c) != std::string_view::npos;
  }

  /// The value of a part (`&a=AB`) is none. But an encoded `=` is, and so are several bytes in a row.
  bool printable() {
    std::size_t next = at_ + 1;
    const bool whole = wrapping_ == Wrapping::quoted_printable;
    const auto byte = hex(next, 2);
    if (whole && byte && (*byte == '=' || peek(next + 2) == '=' || !is_after_key())) return put_byte(*byte, 3, 0);
    while (peek(next) == ' ' || peek(next) == '\t' || peek(next) == '\r') ++next;
    if (peek(next) != '\n' || (!whole && !is_soft_break(next + 1))) return false;
    at_ = next + 1;
    return true;
  }

  /// Without an encoded `=` in the text: whether this one ends a full line, and not the key of a part.
  [[nodiscard]] bool is_soft_break(std::size_t next_line) const {
    constexpr std::size_t full = 60;
    std::size_t begin = at_;
    while (begin > 0 && peek(begin - 1) != '\n' && at_ - begin < full) --begin;
    if (at_ - begin < full) return false;
    return !is_after_key() ||
           (peek(next_line) == '%' && (hex(next_line + 1, 2) == '=' || hex(next_line + 1, 2) == '%'));
  }

  bool entity() {
    constexpr std::size_t longest = 10;
    std::string name;
    std::size_t end = at_ + 1;
    while (end < in_.size() && peek(end) != ';' && name.size() < longest) name += peek(end++);
    if (peek(end) != ';') return false;
    const std::size_t size = end + 1 - at_;
    if (name.starts_with('#')) {
      const bool is_hex = name.starts_with("#x") || name.starts_with("#X");
      const auto code = number(std::string_view(name).substr(is_hex ? 2 : 1), is_hex ? 16 : 10);
      return code && put(*code, size);
    }
    const auto known = std::ranges::find(entities, name, &Entity::name);
    return known != std::end(entities) && put(known->code, size);
  }

  static std::optional<char32_t> number(std::string_view digits, unsigned base) {
    if (digits.empty() || digits.size() > 7) return std::nullopt;
    char32_t value = 0;
    for (const char c : digits) {
      const auto digit = hex_digit(c);
      if (!digit || *digit >= base) return std::nullopt;
      value = value * base + *digit;
    }
    return value;
  }

  bool backslash() {
    const char next = peek(at_ + 1);
    const bool is_unicode = next == 'u';
    if (is_unicode || next == 'x')
      if (const auto code = hex(at_ + 2, is_unicode ? 4 : 2)) return put(*code, is_unicode ? 6 : 4);
    if (next == 'n' || next == 'r' || next == 't') return put(' ', 2);
    if (is_code_letter(next) && next != '-' && next != '_') return false;
    ++at_;
    if (next != '\0') out_.push_back(in_[at_++]);
    return true;
  }

  bool tag() {
    constexpr std::size_t longest = 200;
    std::size_t end = at_ + 1;
    if (peek(end) == '/') ++end;
    const std::size_t name = end;
    while ((peek(end) | 0x20) >= 'a' && (peek(end) | 0x20) <= 'z') ++end;
    if (end == name || (end == name + 1 && (peek(name) | 0x20) == 'a' && peek(end) != '>')) return false;
    if (peek(end) != ' ' && peek(end) != '/' && peek(end) != '>') return false;
    while (peek(end) != '>' && peek(end + 1) != '/' && peek(end) != '<' && end - at_ < longest) ++end;
    if (peek(end + 1) == '/' && peek(end + 2) == '>') end += 2;
    return peek(end) == '>' && put(' ', end + 1 - at_);
  }

  void fold() {
    std::string bytes;
    for (std::size_t i = at_; i < std::min(at_ + 4, in_.size()); ++i) bytes += in_[i].c;
    const std::size_t size = text::character_size(bytes);
    char32_t code = text::code_point(bytes);
    // A byte of a text that is not in UTF-8: the dashes of Windows.
    if (code == 0x96 && size == 1) code = 0x2013;
    if (code == 0x97 && size == 1) code = 0x2014;
    put(code, size);
    unwrapped_ =
        unwrapped_ || (!out_.empty() && std::string_view("%&\\<").find(out_.back().c) != std::string_view::npos);
  }

  const Letters& in_;
  Wrapping wrapping_;
  Letters out_;
  std::size_t at_ = 0;
  bool unwrapped_ = false;
};

/// Marks and other controls are left out.
Letters letters_of(std::string_view text) {
  Letters letters;
  letters.reserve(text.size());
  for (const char c : text)
    if (static_cast<unsigned char>(c) >= ' ' || c == '\t' || c == '\n' || c == '\r') letters.push_back({c, 0});
  return letters;
}

/// A link has at least one `=`, which is encoded.
bool is_quoted_printable(const Letters& text) {
  constexpr std::string_view encoded = "=3D";
  return std::ranges::search(text, encoded, {}, &Letter::c).begin() != text.end();
}

}  // namespace

bool is_debris(char c) { return c != '\0' && std::string_view(" \t\r\n\"'`*~>|\\:").find(c) != std::string_view::npos; }

bool is_code_letter(char c) { return digit_of(c).has_value(); }

std::optional<unsigned> hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if ((c | 0x20) >= 'a' && (c | 0x20) <= 'f') return (c | 0x20) - 'a' + 10;
  return std::nullopt;
}

Letters unwrap(std::string_view text) {
  Letters letters = letters_of(text);
  for (int wrapping = 0; wrapping < most_wrappings; ++wrapping) {
    Unwrapping quoted(letters, is_quoted_printable(letters) ? Wrapping::quoted_printable : Wrapping::soft_breaks);
    const bool was_quoted = quoted.run();
    if (was_quoted) letters = quoted.take();
    const bool was_defended = restore_url_defense(letters);
    Unwrapping one(letters, Wrapping::others);
    const bool was_wrapped = one.run();
    letters = one.take();
    const bool was_base64 = restore_base64_addresses(letters);
    if (!was_quoted && !was_defended && !was_wrapped && !was_base64) break;
  }
  return letters;
}

}  // namespace kairo::app
