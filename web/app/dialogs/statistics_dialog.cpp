#include "web/app/dialogs/statistics_dialog.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "engine/bots/level.h"
#include "engine/match/registry.h"
#include "web/app/dialogs/dialog_frame.h"
#include "web/app/saves/tallies.h"
#include "web/app/screens/drawing.h"
#include "web/app/screens/widgets.h"

namespace kairo::app {

namespace {

constexpr float most_width = 560;
constexpr TextStyle game_style{.size = 18, .ink = Ink::gold, .face = Face::display};
constexpr TextStyle kind_style{.size = 16};
constexpr TextStyle figures_style{.size = 15, .ink = Ink::text_soft};

/// Parts of a sentence, joined as a list.
class Listed {
 public:
  explicit Listed(const Ui& ui) : ui_(ui) {}
  void add(const std::string& part) { words_ += (words_.empty() ? "" : ui_.say("list.join")) + part; }
  void add(std::string_view key, int n) { add(ui_.say(Phrase{key, {number("n", n)}})); }
  [[nodiscard]] const std::string& words() const { return words_; }

 private:
  const Ui& ui_;
  std::string words_;
};

/// How many played, against whom, and who of several people it is about.
std::string kind_words(const Ui& ui, const Tally& tally) {
  Listed words(ui);
  if (!tally.you) words.add(shown_name({.name = tally.name}, tally.seat, ui.language()));
  if (tally.seats == 1) {
    words.add(ui.say("app.statistics.alone"));
    return words.words();
  }
  words.add("app.statistics.seats", tally.seats);
  if (tally.level < 0) {
    words.add(ui.say("app.statistics.people"));
  } else {
    const auto level = static_cast<BotLevel>(std::min(tally.level, bot_levels - 1));
    words.add(ui.say("app.statistics.bots") + ui.say("app.kept.divider") +
              ui.say("bot.level." + std::string(level_name(level))));
  }
  return words.words();
}

std::string figures(const Ui& ui, const Tally& tally) {
  Listed words(ui);
  words.add("app.statistics.matches", tally.matches);
  if (tally.decided > 0) words.add("app.statistics.wins", tally.wins);
  if (tally.scored > 0) words.add("app.statistics.best", tally.best);
  if (tally.scored > 1) words.add("app.statistics.mean", tally.mean());
  return words.words();
}

std::string figures(const Ui& ui, const Summary& summary) {
  Listed words(ui);
  words.add("app.statistics.matches", summary.matches);
  if (summary.decided > 0) words.add("app.statistics.wins", summary.wins);
  if (summary.streak.now > 1) words.add("app.statistics.streak", summary.streak.now);
  if (summary.streak.longest > 1) words.add("app.statistics.longest", summary.streak.longest);
  return words.words();
}

struct Line {
  std::string words;
  TextStyle style;
  float below;  ///< the gap to the next line
};

void add_summary(const Ui& ui, std::vector<Line>& lines, const Summary& summary) {
  if (summary.matches == 0) return;
  lines.push_back(
      {summary.game.empty() ? ui.say("app.statistics.all") : game_text(ui, summary.game, "name"), game_style, 2});
  lines.push_back({figures(ui, summary), figures_style, 10});
  for (const Tally& tally : summary.tallies) {
    lines.push_back({kind_words(ui, tally), kind_style, 0});
    lines.push_back({figures(ui, tally), figures_style, 8});
  }
  lines.back().below = 20;
}

std::vector<Line> lines_of(const Ui& ui, const Statistics& statistics, bool later) {
  std::vector<Line> lines;
  if (later || statistics.matches.empty())
    return {{ui.say(later ? "app.aside.later_version" : "app.statistics.none"), kind_style, 16}};
  std::vector<std::string> ids;
  for (const Game& game : games()) ids.emplace_back(game.info->id);
  for (const Summary& summary : summaries(statistics, ids)) add_summary(ui, lines, summary);
  lines.push_back({ui.say("app.statistics.about"), figures_style, 16});
  return lines;
}

/// A heading begins a new part.
void mirror_lines(Ui& ui, const std::vector<Line>& lines) {
  for (const Line& line : lines)
    if (line.style.face == Face::display)
      ui.mirror().parts.push_back({line.words, {}});
    else if (ui.mirror().parts.empty())
      ui.mirror().parts.push_back({"", {line.words}});
    else
      ui.mirror().parts.back().lines.push_back(line.words);
}

}  // namespace

Action statistics_dialog(Ui& ui, const Statistics& statistics, bool later) {
  const std::vector<Line> lines = lines_of(ui, statistics, later);
  const bool can_wipe = !later && !statistics.matches.empty();
  const float width = dialog_text_width(ui, most_width);
  float content = can_wipe ? 2 * (row_height + row_gap) : 0;
  for (const Line& line : lines) content += ui.text_height(width, line.words, line.style) + line.below;

  Rect inside = begin_dialog(ui, most_width, content + 44 + 12 + 36);
  ui.mirror().screen = "statistics";
  Action action = title_row(ui, inside, 12, ui.say("app.statistics.title"));
  mirror_lines(ui, lines);
  Rect scrolled = ui.begin_scroll(inside, "statistics.scroll", content);
  for (const Line& line : lines)
    ui.text(scrolled.take_top(ui.text_height(width, line.words, line.style), line.below), line.words, line.style);
  const auto button = [&](std::string_view id, std::string_view key, Icon sign, act::Plain on_tap) {
    if (can_wipe && worded_button(ui, scrolled.take_top(row_height, row_gap), id, ui.say(key), sign)) action = on_tap;
  };
  button("statistics.keep", "app.kept.file", Icon::file, act::Plain::export_all);
  button("statistics.wipe", "app.statistics.wipe", Icon::close, act::Plain::ask_to_wipe_statistics);
  ui.end_scroll();
  ui.end_modal();
  return action;
}

}  // namespace kairo::app
