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
bool is_kanji(char32_t character) { return character >= U'一' && character <= U'鿿'; }
bool is_letter(char32_t character) { return (character | 0x20) >= 'a' && (character | 0x20) <= 'z'; }

constexpr bool is_in(std::u32string_view set, char32_t character) {
  return set.find(character) != std::u32string_view::npos;
}

/// Where words that are written in hiragana begin, after a particle or a verb: the first two characters of each.
bool begins_word(char32_t last, char32_t first, char32_t second) {
  constexpr std::u32string_view words = U"もうまだそのこのありあるできなりなるするすべここ";
  constexpr std::u32string_view nouns = U"ことものときためあとうちほう";
  const auto begins = [&](std::u32string_view list) {
    for (std::size_t i = 0; i + 1 < list.size(); i += 2)
      if (list[i] == first && list[i + 1] == second) return true;
    return false;
  };
  return (is_in(U"にはがも", last) && begins(words)) || (is_in(U"のるたい", last) && begins(nouns));
}

/// Whether a kanji, hiragana and a kanji or katakana may belong to one word, such as 取り消す, 見せ合う, 空きマス.
bool may_be_compound(char32_t stem, char32_t ending, char32_t next) {
  if (ending == U'り' || (ending == U'か' && next == U'所') || (ending == U'つ' && next == U'目')) return true;
  if (ending == U'し' && next == U'直') return true;
  return is_kanji(stem) && is_in(U"きぎしちびみえけげせてべめれ", ending);
}

/// The characters around a place of a text: those before it, the nearest one last, and those after it; 0 where it ends.
struct Place {
  char32_t stem;
  char32_t before;
  char32_t after;
  char32_t next;
};

/// Whether a word of a language without blanks certainly ends here. Marks end one, and so does hiragana where another
/// script follows, unless a compound goes on.
bool ends_word(const Place& at) {
  if (at.after == U'（' && is_letter(at.before)) return false;  // P（d8）
  if (is_in(U"、。：！？・…-—", at.before) || forbidden_at_tail(at.after)) return true;
  if (is_in(U"」』）", at.before)) return !is_hiragana(at.after);
  if (!is_hiragana(at.before)) return is_letter(at.after) && is_ideographic(at.before);
  if (is_hiragana(at.after)) return at.before == U'を' || begins_word(at.before, at.after, at.next);
  if (at.before == U'い' && is_kanji(at.stem) && is_kanji(at.after)) return false;  // 言い換える
  return !is_in(U"おご", at.before) && !may_be_compound(at.stem, at.before, at.after);
}

/// Where a line may end: only between words, anywhere but within a word in katakana, or anywhere that kinsoku allows.
enum class Ends : std::uint8_t { words, outside_katakana, anywhere };

/// Breaks one paragraph.
class Breaker {
 public:
  Breaker(std::string_view text, float width, const std::function<float(std::string_view)>& measure,
          std::vector<std::string_view>& lines)
      : text_(text), all_(characters(text)), width_(width), measure_(measure), lines_(lines) {}

  /// Returns the number of words that were too wide for a line and were torn.
  int run() {
    if (all_.empty()) lines_.push_back(text_);
    for (std::size_t begin = 0; begin < all_.size();) begin = add_line(begin);
    return torn_;
  }

 private:
  /// Adds the line that begins with this character; returns where the next one begins.
  std::size_t add_line(std::size_t begin) {
    std::size_t end = farthest(begin, Ends::words);
    if (end == begin) {
      ++torn_;
      end = farthest(begin, Ends::outside_katakana);
    }
    if (end == begin) end = farthest(begin, Ends::anywhere);
    if (end == begin) end = cut(begin);
    lines_.push_back(line(begin, end));
    while (end < all_.size() && is_blank(all_[end].code)) ++end;
    return end;
  }

  /// The farthest break that fits; `begin` if there is none.
  [[nodiscard]] std::size_t farthest(std::size_t begin, Ends ends) const {
    std::size_t good = begin;
    for (std::size_t next = begin + 1; next <= all_.size(); ++next) {
      if (!may_break(begin, next, ends)) continue;
      if (!fits(begin, next)) break;
      good = next;
    }
    return good;
  }

  [[nodiscard]] char32_t code_at(std::size_t at) const { return at < all_.size() ? all_[at].code : 0; }

  [[nodiscard]] bool may_break(std::size_t begin, std::size_t at, Ends ends) const {
    if (at == all_.size()) return true;
    const char32_t after = all_[at].code;
    if (is_blank(after)) return false;  // blanks stay at the end of their line
    std::size_t last = at - 1;
    while (last > begin && is_blank(all_[last].code)) --last;
    const char32_t before = all_[last].code;
    if (last + 1 < at) return kinsoku_allows(before, after);
    if (!is_opportunity(before, after)) return false;
    if (ends == Ends::words) return ends_word({at < 2 ? 0 : all_[at - 2].code, before, after, code_at(at + 1)});
    return ends == Ends::anywhere || !is_katakana(before) || !is_katakana(after);
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
  const std::function<float(std::string_view)>& measure_;
  std::vector<std::string_view>& lines_;
  int torn_ = 0;
};

struct Broken {
  std::vector<std::string_view> lines;
  int torn = 0;  ///< words that were too wide
};

Broken break_all(std::string_view text, float width, const std::function<float(std::string_view)>& measure) {
  Broken broken;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    broken.torn += Breaker(text.substr(0, end), width, measure, broken.lines).run();
    if (end == std::string_view::npos) break;
    text.remove_prefix(end + 1);
    if (text.empty()) broken.lines.push_back(text);  // an empty last line
  }
  return broken;
}

}  // namespace

bool tears_word(std::string_view line, std::string_view next) {
  if (line.empty() || next.empty() || line.data() + line.size() != next.data()) return false;
  const std::vector<Character> before = characters(line);
  const std::vector<Character> after = characters(next);
  return !ends_word({before.size() < 2 ? 0 : before[before.size() - 2].code, before.back().code, after.front().code,
                     after.size() < 2 ? 0 : after[1].code});
}

std::vector<std::string_view> break_lines(std::string_view text, float width,
                                          const std::function<float(std::string_view)>& measure) {
  return break_all(text, width, measure).lines;
}

std::vector<std::string_view> break_evenly(std::string_view text, float width,
                                           const std::function<float(std::string_view)>& measure) {
  Broken best = break_all(text, width, measure);
  if (best.lines.size() < 2) return best.lines;
  constexpr int halvings = 6;
  float narrow = 0;
  float wide = width;
  for (int i = 0; i < halvings; ++i) {
    const float middle = (narrow + wide) / 2;
    Broken other = break_all(text, middle, measure);
    if (other.lines.size() > best.lines.size() || other.torn > best.torn) {
      narrow = middle;
    } else {
      best = std::move(other);
      wide = middle;
    }
  }
  return best.lines;
}

}  // namespace kairo::text
