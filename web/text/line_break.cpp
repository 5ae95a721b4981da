#include "web/text/line_break.h"

#include <string_view>

#include "web/text/kinsoku.h"
#include "web/text/utf8.h"

namespace kairo::text {
namespace {

struct Character {
  char32_t code;
  std::size_t begin;
  std::size_t end;
};

std::vector<Character> characters(std::string_view text) {
  std::vector<Character> out;
  for (std::size_t at = 0; at < text.size();) {
    const std::string_view rest = text.substr(at);
    const std::size_t size = character_size(rest);
    out.push_back({code_point(rest), at, at + size});
    at += size;
  }
  return out;
}

/// A repeated mark (……, ――) is one sign and is not broken.
bool is_repeated_mark(char32_t before, char32_t after) {
  return before == after && (before == U'…' || before == U'―' || before == U'—' || before == U'‥');
}

/// Whether kinsoku allows one line to end with `before` and the next to begin with `after`.
bool kinsoku_allows(char32_t before, char32_t after) {
  return !forbidden_at_tail(before) && !forbidden_at_head(after) && !is_repeated_mark(before, after);
}

bool is_digit(char32_t character) { return character >= '0' && character <= '9'; }

/// Whether a line may break between these two characters without a blank between them.
bool is_opportunity(char32_t before, char32_t after) {
  if (!kinsoku_allows(before, after)) return false;
  if ((before == '-' || before == U'−') && is_digit(after)) return false;  // a sign belongs to its number
  return is_ideographic(before) || is_ideographic(after) || before == '-' || before == U'—';
}

bool is_hiragana(char32_t character) { return character >= U'ぁ' && character <= U'ゟ'; }

/// Whether a phrase ends between these two characters: after a mark, or where words in kana are followed by a new one.
/// A Japanese line that ends elsewhere ends within a word, more often than not.
bool ends_phrase(char32_t before, char32_t after) {
  constexpr std::u32string_view marks = U"、。：！？」』）・-—";
  constexpr auto none = std::u32string_view::npos;
  if (is_blank(before) || marks.find(before) != none || forbidden_at_tail(after)) return true;
  if (is_ideographic(before) && !is_ideographic(after)) return true;
  const bool prefix = before == U'お' || before == U'ご';
  const bool joins = before == U'り';  // 入り口, 取り消す
  return is_hiragana(before) && !is_hiragana(after) && !prefix && !joins;
}

/// Whether a line may end within a word in katakana.
enum class Katakana : std::uint8_t { breaks, stays_whole };

/// Breaks one paragraph.
class Breaker {
 public:
  Breaker(std::string_view text, float width, Katakana katakana, const std::function<float(std::string_view)>& measure,
          std::vector<std::string_view>& lines)
      : text_(text), all_(characters(text)), width_(width), katakana_(katakana), measure_(measure), lines_(lines) {}

  /// Returns the number of words that were too wide for a line and were cut.
  int run() {
    if (all_.empty()) lines_.push_back(text_);
    int left = count_lines(0);
    for (std::size_t begin = 0; begin < all_.size();) begin = add_line(begin, --left);
    return cuts_;
  }

 private:
  /// Adds the line that begins with this character, so that no more than `left` lines follow; returns where the next
  /// one begins.
  std::size_t add_line(std::size_t begin, int left) {
    std::size_t end = farthest(begin);
    if (end == begin) {
      end = cut(begin);
      ++cuts_;
    } else {
      end = end_of_phrase(begin, end, left);
    }
    lines_.push_back(line(begin, end));
    return past_blanks(end);
  }

  /// The farthest break that fits; `begin` if there is none.
  [[nodiscard]] std::size_t farthest(std::size_t begin) const {
    std::size_t good = begin;
    for (std::size_t next = begin + 1; next <= all_.size(); ++next) {
      if (!may_break(begin, next)) continue;
      if (!fits(begin, next)) break;
      good = next;
    }
    return good;
  }

  /// The last end of a phrase in the second half of this line, if the text takes no more lines for that; else `end`.
  [[nodiscard]] std::size_t end_of_phrase(std::size_t begin, std::size_t end, int left) const {
    if (end == all_.size()) return end;
    for (std::size_t at = end; at > begin + (end - begin) / 2; --at) {
      if (!may_break(begin, at) || !ends_phrase(all_[at - 1].code, all_[at].code)) continue;
      return at == end || count_lines(at) <= left ? at : end;
    }
    return end;
  }

  /// How few lines the text takes from this character on.
  [[nodiscard]] int count_lines(std::size_t begin) const {
    int lines = 0;
    for (begin = past_blanks(begin); begin < all_.size(); ++lines) {
      const std::size_t end = farthest(begin);
      begin = past_blanks(end == begin ? cut(begin) : end);
    }
    return lines;
  }

  [[nodiscard]] std::size_t past_blanks(std::size_t at) const {
    while (at < all_.size() && is_blank(all_[at].code)) ++at;
    return at;
  }

  [[nodiscard]] bool may_break(std::size_t begin, std::size_t at) const {
    if (at == all_.size()) return true;
    const char32_t after = all_[at].code;
    if (is_blank(after)) return false;  // blanks stay at the end of their line
    std::size_t last = at - 1;
    while (last > begin && is_blank(all_[last].code)) --last;
    const char32_t before = all_[last].code;
    if (katakana_ == Katakana::stays_whole && is_katakana(before) && is_katakana(after)) return false;
    return last + 1 < at ? kinsoku_allows(before, after) : is_opportunity(before, after);
  }

  /// Finds where to cut a word that is too wide for a line: after as many characters as fit, at least one.
  [[nodiscard]] std::size_t cut(std::size_t begin) const {
    std::size_t most = begin + 1;
    while (most < all_.size() && (fits(begin, most + 1) || is_attached(all_[most].code))) ++most;
    for (std::size_t at = most; at > begin + 1; --at)
      if (at == all_.size() || kinsoku_allows(all_[at - 1].code, all_[at].code)) return at;
    return most;
  }

  [[nodiscard]] bool fits(std::size_t begin, std::size_t end) const { return measure_(line(begin, end)) <= width_; }

  /// The text of these characters without blanks at the end.
  [[nodiscard]] std::string_view line(std::size_t begin, std::size_t end) const {
    while (end > begin && is_blank(all_[end - 1].code)) --end;
    if (begin == end) return text_.substr(all_[begin].begin, 0);
    return text_.substr(all_[begin].begin, all_[end - 1].end - all_[begin].begin);
  }

  std::string_view text_;
  std::vector<Character> all_;
  float width_;
  Katakana katakana_;
  const std::function<float(std::string_view)>& measure_;
  std::vector<std::string_view>& lines_;
  int cuts_ = 0;
};

struct Broken {
  std::vector<std::string_view> lines;
  int cuts = 0;
  int torn = 0;  ///< words in katakana that do not stay whole
};

/// How many of these lines end within a word in katakana.
int count_torn(const std::vector<std::string_view>& lines) {
  int torn = 0;
  for (std::size_t i = 1; i < lines.size(); ++i)
    if (tears_katakana(lines[i - 1], lines[i])) ++torn;
  return torn;
}

Broken break_all(std::string_view text, float width, Katakana katakana,
                 const std::function<float(std::string_view)>& measure) {
  Broken broken;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    broken.cuts += Breaker(text.substr(0, end), width, katakana, measure, broken.lines).run();
    if (end == std::string_view::npos) break;
    text.remove_prefix(end + 1);
    if (text.empty()) broken.lines.push_back(text);  // an empty last line
  }
  broken.torn = count_torn(broken.lines);
  return broken;
}

/// Words in katakana stay whole if that takes no more lines.
Broken break_well(std::string_view text, float width, const std::function<float(std::string_view)>& measure) {
  Broken loose = break_all(text, width, Katakana::breaks, measure);
  if (loose.torn == 0) return loose;
  Broken whole = break_all(text, width, Katakana::stays_whole, measure);
  return whole.lines.size() > loose.lines.size() || whole.cuts > loose.cuts ? loose : whole;
}

}  // namespace

bool tears_katakana(std::string_view line, std::string_view next) {
  if (line.empty() || next.empty() || line.data() + line.size() != next.data()) return false;
  return is_katakana(last_code_point(line)) && is_katakana(code_point(next));
}

std::vector<std::string_view> break_lines(std::string_view text, float width,
                                          const std::function<float(std::string_view)>& measure) {
  return break_well(text, width, measure).lines;
}

std::vector<std::string_view> break_evenly(std::string_view text, float width,
                                           const std::function<float(std::string_view)>& measure) {
  Broken best = break_well(text, width, measure);
  if (best.lines.size() < 2) return best.lines;
  constexpr int halvings = 6;
  float narrow = 0;
  float wide = width;
  for (int i = 0; i < halvings; ++i) {
    const float middle = (narrow + wide) / 2;
    Broken other = break_well(text, middle, measure);
    if (other.lines.size() > best.lines.size() || other.cuts > best.cuts || other.torn > best.torn) {
      narrow = middle;
    } else {
      best = std::move(other);
      wide = middle;
    }
  }
  return best.lines;
}

}  // namespace kairo::text
