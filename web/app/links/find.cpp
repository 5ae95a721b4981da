#include "web/app/links/find.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>

#include "engine/core/letters.h"
#include "engine/match/code.h"
#include "web/app/links/link.h"

namespace kairo::app {

namespace {

bool is_dash(char c) { return c == en_dash_mark || c == em_dash_mark; }
bool is_separator(char c) { return std::string_view("#&;?").find(c) != std::string_view::npos; }

/// A mail has few; more are no dashes of ours.
constexpr int most_dashes = 4;
constexpr std::size_t most_spellings = 4;
constexpr std::size_t most_parts = 16;

/// The best of these, by their check letters; of equal ones the first.
std::vector<std::string> best_of(const std::vector<std::string>& all) {
  std::vector<std::string> best;
  std::size_t most = 0;
  for (const std::string& one : all) {
    const auto read = from_letters(one);
    const std::size_t good = read ? read->good : 0;
    if (good > most) best.clear();
    most = std::max(most, good);
    if (good == most && best.size() < most_spellings) best.push_back(one);
  }
  return best;
}

class Finder {
 public:
  explicit Finder(const Letters& text) : text_(text) {}

  FoundLinks run() {
    begin_link({'m', 0}, false);
    std::size_t first = 0;
    while (first < text_.size() && is_debris(text_[first].c)) ++first;
    for (std::size_t i = 0; i < text_.size(); ++i) {
      const char c = text_[i].c;
      if (c == '=' && read_part(i, first)) continue;
      if (!is_code_letter(c) && !is_debris(c) && !is_dash(c) && c != '&' && c != ';') joined_ = false;
    }
    end_link();
    leave_out_strangers();
    if (found_.links.size() > most_links) leave_out(found_.links.size() - most_links);
    return std::move(found_);
  }

 private:
  /// Whether a part begins before this `=`.
  bool read_part(std::size_t equals, std::size_t first) {
    std::size_t key = equals;
    while (key > 0 && is_debris(text_[key - 1].c)) --key;
    if (key-- == 0 || text_[key].c < 'a' || text_[key].c > 'z') return false;
    std::size_t before = key;
    while (before > 0 && is_debris(text_[before - 1].c)) --before;
    const bool begins_text = key == first;
    const char mark = before == 0 ? '\0' : text_[before - 1].c;
    const bool separated = is_separator(mark);
    if (!begins_text && !separated && (before == key && is_code_letter(mark))) return false;
    const Part part{text_[key].c, equals + 1};
    const int depth = separated ? text_[before - 1].depth : 0;
    if (kind_of(part.key) != Link::Kind::none) {
      end_link();
      begin_link(part, mark == '#' || begins_text);
      link_.address = address_before(before);
      equals_depth_ = text_[equals].depth;
      floor_ = std::min(depth, equals_depth_);
    } else if (separated && joined_ && link_.parts.size() < most_parts) {
      const int own = text_[equals].depth;
      link_.parts.push_back({part.key, part.value, depth < floor_ && (own == 0 || own < equals_depth_)});
      floor_ = std::max(floor_, depth);
    } else {
      return false;
    }
    return true;
  }

  void begin_link(Part part, bool marked) {
    link_ = {{part}, marked};
    joined_ = true;
  }

  void end_link() {
    if (link_.parts.empty()) return;
    link_.is_certain = is_ours();
    if (link_.is_certain || link_.marked) found_.links.push_back(std::move(link_));
    if (found_.links.size() >= 2 * most_links) leave_out(found_.links.size() - most_links);
    link_ = {};
  }

  /// What stands before `#`, or the end of it.
  [[nodiscard]] std::string address_before(std::size_t end) const {
    constexpr std::size_t longest = 60;
    std::size_t begin = end == 0 ? 0 : end - 1;
    const auto is_of_address = [](char c) {
      return is_code_letter(c) || std::string_view("/.:+@").find(c) != std::string_view::npos;
    };
    while (begin > 0 && end - begin < longest && is_of_address(text_[begin - 1].c)) --begin;
    std::string address;
    for (; begin + 1 < end; ++begin) address += text_[begin].c;
    return address;
  }

  void leave_out_strangers() {
    std::vector<std::string> ours;
    for (const FoundLink& link : found_.links)
      if (link.is_certain) ours.push_back(link.address);
    std::ranges::sort(ours);
    std::vector<FoundLink> first(found_.links.begin(), found_.links.begin() + (found_.links.empty() ? 0 : 1));
    std::erase_if(found_.links, [&](const FoundLink& link) {
      return !link.is_certain && !link.address.empty() && !std::ranges::binary_search(ours, link.address);
    });
    if (found_.links.empty()) found_.links = std::move(first);
  }

  void leave_out(std::size_t links) {
    found_.links.erase(found_.links.begin(), found_.links.begin() + static_cast<std::ptrdiff_t>(links));
    found_.left_out += links;
  }

  [[nodiscard]] bool is_ours() const {
    const Part& part = link_.parts.front();
    if (kind_of(part.key) == Link::Kind::game) return game_at(text_, part.value) != nullptr;
    const std::string letters = spellings(gather(text_, part.value, letters_of_header)).front();
    const auto header = read_code_header(letters);
    if (header || header.error().fault == CodeFault::unknown_rules) return true;
    // The numbers of the code's version and of the game are the first letter.
    if (header.error().fault == CodeFault::bad_header) return letters[0] >= 'E' && letters[0] <= 'H';
    return link_.marked && header.error().fault != CodeFault::not_a_code;
  }

  const Letters& text_;
  FoundLinks found_;
  FoundLink link_;
  bool joined_ = true;    ///< nothing has come since the last part that no value has
  int floor_ = 0;         ///< what separates the parts of the link is encoded so often, at least,
  int equals_depth_ = 0;  ///< or else their `=` is, like that of the first part
};

/// Whether all that the first one has stands in the other one, too: it is the same, or a program has shortened it.
bool is_within(const Letters& text, const FoundLink& one, const FoundLink& other) {
  if (one.parts.size() > other.parts.size()) return false;
  for (std::size_t i = 0; i < one.parts.size(); ++i) {
    if (one.parts[i].key != other.parts[i].key) return false;
    const std::string letters = gather(text, one.parts[i].value, longest_code);
    const std::string others = gather(text, other.parts[i].value, longest_code);
    if (i + 1 < one.parts.size() ? letters != others : !others.starts_with(letters)) return false;
  }
  return true;
}

/// Exports and mails have an address twice: as the target of a link and, shortened perhaps, as its words.
void leave_out_repeated(const Letters& text, std::vector<FoundLink>& links) {
  std::vector<FoundLink> kept;
  for (FoundLink& link : links) {
    if (!kept.empty() && is_within(text, link, kept.back())) continue;
    if (!kept.empty() && is_within(text, kept.back(), link)) kept.pop_back();
    kept.push_back(std::move(link));
  }
  links = std::move(kept);
}

}  // namespace

FoundLinks find_links(const Letters& text) {
  FoundLinks found = Finder(text).run();
  leave_out_repeated(text, found.links);
  return found;
}

const Game* game_at(const Letters& text, std::size_t at) {
  constexpr std::size_t longest = 16;
  std::string word;
  for (; at < text.size() && word.size() < longest; ++at) {
    const char c = text[at].c;
    if (is_code_letter(c))
      word += c;
    else if (const Game* game = find_game(word))
      return game;
    else if (!is_debris(c))
      return nullptr;
  }
  return find_game(word);
}

std::string gather(const Letters& text, std::size_t at, std::size_t most) {
  std::string letters;
  for (; at < text.size() && letters.size() < most; ++at) {
    const char c = text[at].c;
    if (is_code_letter(c) || is_dash(c))
      letters += c;
    else if (!is_debris(c))
      break;
  }
  return letters;
}

std::vector<std::string> spellings(const std::string& gathered) {
  std::vector<std::string> all{""};
  auto at = gathered.begin();
  for (int dashes = 0;; ++dashes) {
    const auto dash = std::find_if(at, gathered.end(), is_dash);
    for (std::string& one : all) one.append(at, dash);
    if (dashes > 0) all = best_of(all);
    if (dash == gathered.end() || dashes == most_dashes) return all;
    std::vector<std::string> longer;
    for (const std::string& one : all) {
      longer.push_back(one + "--");
      longer.push_back(one + "-");
      if (*dash == em_dash_mark) longer.push_back(one + "---");
    }
    all = std::move(longer);
    at = dash + 1;
  }
}

}  // namespace kairo::app
