#include "web/app/saves/unquoted.h"

#include <algorithm>

#include "web/app/kit/lines.h"
#include "web/app/links/unwrap.h"

namespace kairo::app {

namespace {

std::string_view without_marks(std::string_view line) {
  constexpr std::string_view marks[] = {">", "|", " ", "\t", "\u00a0", "＞", "│", "┃", "»"};
  for (bool found = true; found;) {
    found = false;
    for (const std::string_view mark : marks) {
      if (!line.starts_with(mark)) continue;
      line.remove_prefix(mark.size());
      found = true;
    }
  }
  return line;
}

std::string_view without_end(std::string_view line, char end) {
  while (line.ends_with(end)) line.remove_suffix(1);
  return line;
}

/// Decodes a line of quoted-printable.
std::string decoded(std::string_view line) {
  std::string text;
  for (std::size_t at = 0; at < line.size(); ++at) {
    const auto high = line[at] == '=' && at + 2 < line.size() ? hex_digit(line[at + 1]) : std::nullopt;
    const auto low = high ? hex_digit(line[at + 2]) : std::nullopt;
    text += low ? static_cast<char>(*high * 16 + *low) : line[at];
    if (low) at += 2;
  }
  return text;
}

bool is_field_of_letters(std::string_view line) { return line.starts_with("code") || line.starts_with("ahead"); }

/// A player without a name, whose line looks like the end of a code.
bool is_nameless_player(std::string_view line) {
  return line == "h" || (line.size() == 2 && line[0] == 'b' && line[1] >= '0' && line[1] <= '9');
}

class Unquoting {
 public:
  Unquoting(std::string_view prefix, Transfer transfer)
      : prefix_(prefix), is_printable_(transfer == Transfer::quoted_printable) {}

  void add(std::string_view line) {
    if (line.starts_with(prefix_)) line.remove_prefix(prefix_.size());
    line = without_end(line, '\r');
    const bool goes_on = is_printable_ && text_.ends_with('=');
    if (!goes_on) return add_line(without_marks(line));
    text_.pop_back();
    text_ += line;
  }

  std::string take() {
    end_line();
    return std::move(text_);
  }

 private:
  void add_line(std::string_view line) {
    if (line.empty()) return;
    if (continues_letters(without_end(line, ' '))) {
      text_.resize(without_end(text_, ' ').size());
      if (text_.ends_with("code") || text_.ends_with("ahead")) text_ += ' ';
    } else {
      end_line();
      first_width_ = line.size();
    }
    last_width_ = line.size();
    text_ += line;
  }

  /// Whether this is more of a code that was too long for its line.
  [[nodiscard]] bool continues_letters(std::string_view line) const {
    const std::string_view begun = std::string_view(text_).substr(begin_);
    if (!is_field_of_letters(begun) || !std::ranges::all_of(line, is_code_letter)) return false;
    if (begun.ends_with(' ') || begun == "code" || begun == "ahead") return true;
    constexpr std::size_t least_width = 40;
    return last_width_ >= std::max(first_width_, least_width) && !is_nameless_player(line);
  }

  void end_line() {
    if (text_.empty()) return;
    if (is_printable_) text_.replace(begin_, std::string::npos, decoded(std::string_view(text_).substr(begin_)));
    text_ += '\n';
    begin_ = text_.size();
  }

  std::string_view prefix_;
  bool is_printable_;
  std::string text_;
  std::size_t begin_ = 0;        ///< of the line that has been written last
  std::size_t first_width_ = 0;  ///< of its first piece,
  std::size_t last_width_ = 0;   ///< and of its last one
};

}  // namespace

std::string unquoted(std::string_view text, std::string_view prefix, Transfer transfer) {
  Unquoting lines(prefix, transfer);
  while (!text.empty()) lines.add(pop_line(text));
  return lines.take();
}

}  // namespace kairo::app
