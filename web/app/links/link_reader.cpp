#include "web/app/links/link_reader.h"

#include <algorithm>
#include <utility>

#include "engine/core/letters.h"
#include "engine/match/answers_code.h"

namespace kairo::app {

namespace {

/// The page must keep far below 200 MB, which so many moves fit into.
constexpr std::size_t most_held = 300'000;

/// More than the names of all seats have.
constexpr std::size_t most_letters_of_names = 1200;
constexpr std::size_t most_letters_of_series = 64;

/// Names have no check sum, but each ends its line, so those of all seats are complete or not there.
std::vector<Player> players_in(std::string_view letters, std::size_t seats) {
  std::string text;
  std::uint32_t bits = 0;
  int held = 0;
  std::size_t lines = 0;
  for (const char letter : letters) {
    bits = bits << digit_bits | digit_of(letter).value_or(0);
    held += digit_bits;
    if (held < 8) continue;
    held -= 8;
    text += static_cast<char>(bits >> held & 0xffU);
    if (text.back() != '\n' || ++lines < seats) continue;
    auto players = parse_players(text);
    return players && players->size() == seats ? *std::move(players) : std::vector<Player>{};
  }
  return {};
}

std::optional<Series> series_in(std::string letters, std::size_t seats) {
  const std::size_t end = letters.find('e');
  if (end == std::string::npos) return std::nullopt;
  letters.resize(end + 1);
  std::ranges::replace(letters, en_dash_mark, '-');
  std::ranges::replace(letters, em_dash_mark, '-');
  auto series = parse_series(letters);
  return series && series->points.size() == seats ? series : std::nullopt;
}

/// Reads two seats as digits, counted from 0.
std::optional<SeatChange> change_in(std::string_view letters, int seats) {
  if (letters.size() < 2) return std::nullopt;
  const int from = letters[0] - '0';
  const int to = letters[1] - '0';
  if (from < 0 || from >= seats || to < 0 || to >= seats || from == to) return std::nullopt;
  return SeatChange{static_cast<Seat>(from), static_cast<Seat>(to)};
}

std::optional<AnswersAhead> answers_in(const std::string& letters, const Match& match) {
  auto ahead = read_answers_at_front(letters, match);
  // If the letters begin with `3D`, they look like a sign of quoted-printable, and were taken for it.
  return ahead ? ahead : read_answers_at_front("3D" + letters, match);
}

}  // namespace

LinkReader::LinkReader(std::string_view text)
    : text_(unwrap(text)), found_(find_links(text_)), most_played_(most_played), most_held_(most_held) {}

Link::Kind LinkReader::kind(std::size_t link) const { return kind_of(found_.links[link].parts[0].key); }

std::string LinkReader::letters_at(std::size_t at, std::size_t most) const { return spelled(gather(text_, at, most)); }

std::optional<CodeHeader> LinkReader::header(std::size_t link) const {
  const auto header = read_code_header(letters_at(found_.links[link].parts[0].value, letters_of_header));
  return header ? std::optional(*header) : std::nullopt;
}

Link LinkReader::read(std::size_t index) {
  const FoundLink& found = found_.links[index];
  Link link;
  link.kind = kind(index);
  const std::size_t value = found.parts[0].value;
  if (link.kind == Link::Kind::game)
    link.game = game_at(text_, value);
  else
    read_match(link, value);
  read_rest(link, found);
  return link;
}

void LinkReader::read_match(Link& link, std::size_t at) {
  if (most_played_ == 0 || most_held_ == 0) {
    link.fault = CodeError{.fault = CodeFault::too_long, .good_prefix = std::nullopt};
    return;
  }
  auto read = read_code_at_front(letters_at(at, longest_code), most_played_, known_ ? &*known_ : nullptr);
  if (read) {
    link.match = std::move(read->match);
  } else {
    link.match = std::exchange(read.error().good_prefix, std::nullopt);
    link.fault = std::move(read.error());
  }
  if (!link.match) return;
  most_held_ -= std::min(most_held_, link.match->steps().size() + 1);
  const bool same_deal = known_ && &known_->game() == &link.match->game() && known_->setup() == link.match->setup();
  if (!same_deal || known_->steps().size() < link.match->steps().size()) known_ = link.match;
}

void LinkReader::read_rest(Link& link, const FoundLink& found) const {
  const bool to_match = link.kind == Link::Kind::match && link.match;
  const std::size_t seats = link.match ? static_cast<std::size_t>(link.match->now().seats()) : 0;
  std::string done;
  for (std::size_t i = 1; i < found.parts.size(); ++i) {
    const auto [key, doubtful, value] = found.parts[i];
    const bool known = std::string_view("saot").find(key) != std::string_view::npos;
    if (!known) link.unknown_part = link.unknown_part || !doubtful;
    if (!known || done.find(key) != std::string::npos) continue;
    bool lost = false;
    if (key == 's' && link.match) {
      link.players = players_in(letters_at(value, most_letters_of_names), seats);
      lost = link.names_lost = link.players.empty() && !doubtful;
    } else if (key == 'a' && to_match && !link.fault) {
      // The answers ahead of a damaged code belong to a moment that is lost.
      auto ahead = answers_in(letters_at(value, longest_code), *link.match);
      if (ahead) link.ahead = *std::move(ahead);
      lost = !ahead;
      link.answers_lost = lost && !doubtful;
    } else if (key == 't' && to_match) {
      // The match may be the good beginning of a damaged one: the games before it are whole.
      link.series = series_in(gather(text_, value, most_letters_of_series), seats);
      lost = !link.series;
      link.series_lost = lost && !doubtful;
    } else if (key == 'o' && to_match && !doubtful) {
      link.change = change_in(gather(text_, value, 2), static_cast<int>(seats));
      link.unknown_part = link.unknown_part || !link.change;
    }
    if (!lost || !doubtful) done += key;
  }
}

Link read_link(std::string_view text) {
  LinkReader reader(text);
  return reader.size() == 0 ? Link{} : reader.read(0);
}

std::vector<Link> read_links(std::string_view text) {
  LinkReader reader(text);
  std::vector<Link> links;
  for (std::size_t i = reader.size(); i-- > 0;) links.push_back(reader.read(i));
  std::ranges::reverse(links);
  if (links.empty()) links.emplace_back();
  return links;
}

}  // namespace kairo::app
