#include "web/app/links/url_defense.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "web/app/links/base64_address.h"
#include "web/text/utf8.h"

namespace kairo::app {

namespace {

class Restoring {
 public:
  explicit Restoring(const Letters& in) : in_(in) { out_.reserve(in.size()); }

  bool run() {
    while (at_ < in_.size()) step();
    return restored_;
  }
  Letters take() { return std::move(out_); }

 private:
  enum class Within : std::uint8_t { text, first_version, second_version, own_parameters };

  [[nodiscard]] char peek(std::size_t at) const { return at < in_.size() ? in_[at].c : '\0'; }

  /// Writes a letter of what begins here.
  void put(char c, int deeper = 0) {
    const int depth = in_[at_].depth + deeper;
    out_.push_back({c, static_cast<std::uint8_t>(depth)});
  }
  void keep() { out_.push_back(in_[at_++]); }

  void step() {
    const char c = peek(at_);
    if (c == 'u' && begin_address()) return;
    if (c == ';' && listed_) return end_listed_address();
    switch (within_) {
      case Within::text: return keep();
      case Within::first_version: return first_version(c);
      case Within::second_version: return second_version(c);
      case Within::own_parameters: return own_parameters(c);
    }
  }

  bool begin_address() {
    auto path = after_word(in_, at_, "urldefense");
    if (!path) return false;
    path = after_word(in_, *path, ".proofpoint").value_or(*path);
    for (const std::string_view domain : {".com", ".us"}) path = after_word(in_, *path, domain).value_or(*path);
    const auto begins = [&](std::string_view mark, Within within) {
      const auto address = after_word(in_, *path, mark);
      if (!address) return false;
      put(' ');
      at_ = *address;
      within_ = within;
      listed_.reset();
      restored_ = true;
      return true;
    };
    if (begins("/v1/url?u=", Within::first_version) || begins("/v2/url?u=", Within::second_version)) return true;
    if (!begins("/v3/__", Within::text)) return false;
    listed_ = out_.size();
    return true;
  }

  // --- the first two versions

  /// Ends an address at a character that no encoded address has.
  void end_address(char c) {
    within_ = c == '&' ? Within::own_parameters : Within::text;
    keep();
  }

  void first_version(char c) { return std::string_view("&=#<").contains(c) ? end_address(c) : keep(); }

  void second_version(char c) {
    if (std::string_view("&=/#?<;").contains(c)) return end_address(c);
    const std::size_t high = skip_debris(in_, at_ + 1);
    const std::size_t low = skip_debris(in_, high + 1);
    const auto tens = c == '-' ? hex_digit(peek(high)) : std::nullopt;
    const auto ones = hex_digit(peek(low));
    const bool is_byte = tens && ones;
    put(is_byte ? static_cast<char>(*tens * 16 + *ones) : c == '_' ? '/' : c, 1);
    at_ = is_byte ? low + 1 : at_ + 1;
  }

  /// No part of a link is to be seen in them.
  void own_parameters(char c) {
    if (c != '=') {
      if (!is_code_letter(c) && !is_debris(c) && !std::string_view("&;%.~+").contains(c)) within_ = Within::text;
      return keep();
    }
    std::size_t end = out_.size();
    const auto before = [&] {
      while (end > 0 && is_debris(out_[end - 1].c)) --end;
      return end > 0 ? out_[--end].c : '\0';
    };
    before();
    const char separator = before();
    const bool is_own = separator == '&' || separator == ';';
    if (!is_own) within_ = Within::text;
    put(is_own ? foreign_mark : c);
    ++at_;
  }

  // --- the third one

  static bool is_gap(char c) { return c != '*' && is_debris(c); }

  /// Ends an address at the semicolon: the address with its marks has been written.
  void end_listed_address() {
    std::size_t end = out_.size();
    for (int lines = 0; lines < 2; ++lines) {
      while (end > *listed_ && is_gap(out_[end - 1].c)) --end;
      if (end == *listed_ || out_[--end].c != '_') return keep();
    }
    Letters marked(out_.begin() + static_cast<std::ptrdiff_t>(*listed_),
                   out_.begin() + static_cast<std::ptrdiff_t>(end));
    std::erase_if(marked, [](Letter letter) { return is_gap(letter.c); });
    out_.resize(*listed_);
    const std::uint8_t depth = in_[at_].depth;
    put_unmarked(marked, take_base64(in_, ++at_));
    out_.push_back({foreign_mark, depth});
    listed_.reset();
  }

  void put_unmarked(const Letters& marked, std::string_view listed) {
    for (std::size_t i = 0; i < marked.size(); ++i) {
      const Letter letter = marked[i];
      if (letter.c != '*' || listed.empty()) {
        out_.push_back(letter);
        continue;
      }
      const bool is_run = i + 2 < marked.size() && marked[i + 1].c == '*';
      const auto more = is_run ? base64_digit(marked[i + 2].c) : std::nullopt;
      if (more) i += 2;
      for (unsigned characters = more ? *more + 2 : 1; characters > 0 && !listed.empty(); --characters) {
        const std::size_t size = text::character_size(listed);
        for (const char byte : listed.substr(0, size)) out_.push_back({byte, letter.depth});
        listed.remove_prefix(size);
      }
    }
  }

  const Letters& in_;
  Letters out_;
  std::size_t at_ = 0;
  Within within_ = Within::text;
  std::optional<std::size_t> listed_;  ///< where an address of the third version begins in `out_`
  bool restored_ = false;
};

}  // namespace

bool restore_url_defense(Letters& text) {
  Restoring restoring(text);
  const bool restored = restoring.run();
  if (restored) text = restoring.take();
  return restored;
}

}  // namespace kairo::app
