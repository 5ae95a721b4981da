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

std::size_t good_letters(const std::string& letters) {
  const auto read = from_letters(letters);
  return read ? read->good : 0;
}

class Finder {
 public:
  explicit Finder(const Letters& text) : text_(text) {}

  FoundLinks run() {
    begin_link({.key = 'm'}, false);
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
    Part part{.key = text_[key].c, .value = static_cast<std::uint32_t>(equals + 1)};
    const int depth = separated ? text_[before - 1].depth : 0;
    if (kind_of(part.key) != Link::Kind::none) {
      end_link();
      begin_link(part, mark == '#' || begins_text);
      link_.address = address_before(before);
      equals_depth_ = text_[equals].depth;
      floor_ = std::min(depth, equals_depth_);
    } else if (separated && joined_ && link_.parts.size() < link_.parts.capacity()) {
      const int own = text_[equals].depth;
      part.doubtful = depth < floor_ && (own == 0 || own < equals_depth_);
      link_.parts.push_back(part);
      floor_ = std::max(floor_, depth);
    } else {
      return false;
    }
    return true;
  }

  void begin_link(Part part, bool marked) {
    link_ = {.parts = {}, .marked = marked};
    link_.parts.push_back(part);
    joined_ = true;
  }

  void end_link() {
    if (link_.parts.empty()) return;
    link_.is_certain = is_ours();
    if (link_.is_certain || link_.marked) add_link();
    if (found_.links.size() >= 2 * most_links) leave_out(found_.links.size() - most_links);
    link_.parts.clear();
  }

  /// Exports and mails have an address twice: as the target of a link and, shortened perhaps, as its words.
  void add_link() {
    std::vector<FoundLink>& links = found_.links;
    if (!links.empty() && is_within(link_, links.back())) return;
    if (!links.empty() && is_within(links.back(), link_)) links.pop_back();
    links.push_back(link_);
  }

  /// Whether all that the first one has stands in the other one, too.
  [[nodiscard]] bool is_within(const FoundLink& one, const FoundLink& other) const {
    if (one.parts.size() > other.parts.size()) return false;
    for (std::size_t i = 0; i < one.parts.size(); ++i) {
      if (one.parts[i].key != other.parts[i].key) return false;
      const std::string letters = gather(text_, one.parts[i].value, longest_code);
      const std::string others = gather(text_, other.parts[i].value, longest_code);
      if (i + 1 < one.parts.size() ? letters != others : !others.starts_with(letters)) return false;
    }
    return true;
  }

  /// A number for what stands before `#`, or the end of it.
  [[nodiscard]] std::uint32_t address_before(std::size_t end) const {
    constexpr std::size_t longest = 60;
    std::uint32_t number = 0;
    for (std::size_t i = end; i-- > 1 && end - i < longest;) {
      const char c = text_[i - 1].c;
      if (!is_code_letter(c) && std::string_view("/.:+@").find(c) == std::string_view::npos) break;
      number = number * 31 + static_cast<unsigned char>(c);
    }
    return number;
  }

  void leave_out_strangers() {
    constexpr std::size_t most_addresses = 64;
    std::vector<FoundLink>& links = found_.links;
    std::vector<std::uint32_t> ours{0};
    for (const FoundLink& link : links)
      if (link.is_certain && std::ranges::find(ours, link.address) == ours.end() && ours.size() < most_addresses)
        ours.push_back(link.address);
    std::size_t kept = 0;
    for (const FoundLink& link : std::vector(links))
      if (link.is_certain || std::ranges::find(ours, link.address) != ours.end()) links[kept++] = link;
    // If there is nothing else, the first one is damaged.
    links.resize(kept == 0 ? std::min<std::size_t>(links.size(), 1) : kept);
  }

  void leave_out(std::size_t links) {
    found_.links.erase(found_.links.begin(), found_.links.begin() + static_cast<std::ptrdiff_t>(links));
    found_.left_out += links;
  }

  [[nodiscard]] bool is_ours() const {
    const Part& part = link_.parts[0];
    if (kind_of(part.key) == Link::Kind::game) return game_at(text_, part.value) != nullptr;
    const std::string letters = spelled(gather(text_, part.value, letters_of_header));
    const auto header = read_code_header(letters);
    if (header || header.error().fault == CodeFault::unknown_rules) return true;
    if (!link_.marked) return false;
    // The numbers of the code's version and of the game are the first letter.
    if (header.error().fault == CodeFault::bad_header) return letters[0] >= 'E' && letters[0] <= 'H';
    return header.error().fault != CodeFault::not_a_code;
  }

  const Letters& text_;
  FoundLinks found_;
  FoundLink link_;
  bool joined_ = true;    ///< nothing has come since the last part that no value has
  int floor_ = 0;         ///< what separates the parts of the link is encoded so often, at least,
  int equals_depth_ = 0;  ///< or else their `=` is, like that of the first part
};

}  // namespace

FoundLinks find_links(const Letters& text) { return Finder(text).run(); }

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

std::string spelled(std::string gathered) {
  for (int dashes = 0; dashes <= most_dashes; ++dashes) {
    const auto at = static_cast<std::size_t>(std::ranges::find_if(gathered, is_dash) - gathered.begin());
    if (at == gathered.size()) break;
    const std::string_view behind = std::string_view(gathered).substr(at + 1);
    const std::string_view until_next =
        behind.substr(0, static_cast<std::size_t>(std::ranges::find_if(behind, is_dash) - behind.begin()));
    std::string_view best = "--";
    std::size_t most = 0;
    for (const std::string_view hyphens : {"--", "-", "---"}) {
      const std::string letters = gathered.substr(0, at).append(hyphens).append(until_next);
      const std::size_t good = good_letters(letters);
      if (good > most) best = hyphens;
      most = std::max(most, good);
      if (good == letters.size()) break;
    }
    if (dashes == most_dashes)
      gathered.resize(at);
    else
      gathered.replace(at, 1, best);
  }
  return gathered;
}

}  // namespace kairo::app
