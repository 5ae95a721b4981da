#include "engine/cli/golden.h"

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/cli/plain.h"

namespace kairo {

namespace {

/// The lines of a view. An indented line is joined to its heading, without which it would not say whose it is.
std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines;
  std::string_view heading;
  while (!text.empty()) {
    const std::size_t length = std::min(text.find('\n'), text.size());
    const std::string_view line = text.substr(0, length);
    const std::size_t indent = line.find_first_not_of(' ');
    if (indent == 0) heading = line;
    lines.push_back(indent == 0 || indent == std::string_view::npos
                        ? std::string(line)
                        : std::string(heading) + ": " + std::string(line.substr(indent)));
    text.remove_prefix(std::min(length + 1, text.size()));
  }
  return lines;
}

/// Every seat, and the onlooker.
std::vector<Seat> viewers(const Position& position) {
  std::vector<Seat> all;
  for (Seat seat = 0; seat < position.seats(); ++seat) all.push_back(seat);
  all.push_back(no_seat);
  return all;
}

/// The lines of a view that the viewer did not see before.
std::vector<std::string> new_lines(const Position& position, const Position* before, Seat viewer) {
  std::vector<std::string> lines = lines_of(position.view_text(viewer));
  if (before == nullptr) return lines;
  const std::vector<std::string> known = lines_of(before->view_text(viewer));
  std::erase_if(lines,
                [&](const std::string& line) { return std::find(known.begin(), known.end(), line) != known.end(); });
  return lines;
}

/// Each new line once, with those who see it.
std::string all_new_lines(const Position& position, const Position* before) {
  const std::vector<Seat> all = viewers(position);
  std::vector<std::pair<std::string, std::vector<Seat>>> seen;
  for (const Seat viewer : all)
    for (std::string& line : new_lines(position, before, viewer)) {
      auto found = std::find_if(seen.begin(), seen.end(), [&](const auto& entry) { return entry.first == line; });
      if (found == seen.end()) found = seen.insert(found, {std::move(line), {}});
      found->second.push_back(viewer);
    }
  std::string text;
  for (const auto& [line, who] : seen) {
    std::string names;
    for (const Seat viewer : who)
      names += (names.empty() ? "" : " ") + (viewer == no_seat ? "-" : std::to_string(viewer));
    text += "    " + (who.size() == all.size() ? "all" : names) + " | " + line + '\n';
  }
  return text;
}

std::string heading(const Match& match) {
  const GameInfo& info = *match.game().info;
  std::string text(info.id);
  text += " rules=" + std::to_string(info.rules_version) + " seats=" + std::to_string(match.now().seats());
  if (!match.setup()) return text + '\n';
  text += " seed=" + std::to_string(match.setup()->seed);
  for (std::size_t i = 0; i < info.options.size(); ++i) {
    text += ' ';
    text += info.options[i].name;
    text += '=' + std::to_string(match.setup()->options[i]);
  }
  return text + '\n';
}

}  // namespace

std::string playthrough(const Match& match) {
  std::string text = heading(match) + all_new_lines(match.after(0), nullptr);
  for (const Event& event : match.opening()) text += "  " + plain(match.after(0), event) + '\n';
  for (std::size_t i = 0; i < match.steps().size(); ++i) {
    const Match::Step& step = match.steps()[i];
    text += std::to_string(i + 1) + ". seat " + std::to_string(step.seat) + ": " + match.after(i).move_text(step.move) +
            "  (one of " + std::to_string(step.choices) + (step.sealed ? "; final)\n" : ")\n");
    for (const Event& event : step.events) text += "  " + plain(match.after(i + 1), event) + '\n';
    text += all_new_lines(match.after(i + 1), &match.after(i));
  }
  return text + score_lines(match.now());
}

}  // namespace kairo
