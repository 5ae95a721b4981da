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
    if (found_.links.empty() && first_marked_) found_.links.push_back(*std::move(first_marked_));
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
      floor_ = std::min<int>(depth, text_[equals].depth);
    } else if (separated && joined_ && link_.parts.size() < most_parts) {
      link_.parts.push_back({part.key, part.value, depth < floor_});
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
    if (is_ours()) {
      found_.links.push_back(std::move(link_));
      if (found_.links.size() >= 2 * most_links) leave_out(found_.links.size() - most_links);
    } else if (link_.marked && !first_marked_) {
      first_marked_ = std::move(link_);
    }
    link_ = {};
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
    const bool begins_so = !letters.empty() && letters[0] >= 'E' && letters[0] <= 'H';
    if (header.error().fault == CodeFault::bad_header) return begins_so;
    return link_.marked && (begins_so || header.error().fault != CodeFault::not_a_code);
  }

  const Letters& text_;
  FoundLinks found_;
  FoundLink link_;
  std::optional<FoundLink> first_marked_;
  bool joined_ = true;  ///< nothing has come since the last part that no value has
  int floor_ = 0;       ///< what separates the parts of the link is encoded so often, at least
};

}  // namespace

FoundLinks find_links(const Letters& text) {
  FoundLinks found = Finder(text).run();
  if (found.links.size() > most_links) {
    const std::size_t links = found.links.size() - most_links;
    found.links.erase(found.links.begin(), found.links.begin() + static_cast<std::ptrdiff_t>(links));
    found.left_out += links;
  }
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
