#include "web/app/pages/statistics_page.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "engine/bots/level.h"
#include "web/app/pages/document.h"
#include "web/text/number.h"

namespace kairo::app {

namespace {

/// Parts of a sentence, joined as a list.
class Listed {
 public:
  explicit Listed(const text::Writer& writer) : writer_(writer) {}
  void add(const std::string& part) { words_ += (words_.empty() ? "" : writer_.say("list.join")) + part; }
  void add(std::string_view key, int n) { add(writer_.say(Phrase{key, {number("n", n)}})); }
  [[nodiscard]] const std::string& words() const { return words_; }

 private:
  const text::Writer& writer_;
  std::string words_;
};

/// How many played, against whom, and who of several people it is about.
std::string kind_words(const text::Writer& writer, const Tally& tally) {
  Listed words(writer);
  if (!tally.you) words.add(shown_name({.name = tally.name}, tally.seat, writer.language()));
  if (tally.seats == 1) {
    words.add(writer.say("app.statistics.alone"));
    return words.words();
  }
  words.add("app.statistics.seats", tally.seats);
  if (tally.level < 0) {
    words.add(writer.say("app.statistics.people"));
  } else {
    const auto level = static_cast<BotLevel>(std::min(tally.level, bot_levels - 1));
    words.add(writer.say("app.statistics.bots") + writer.say("app.kept.divider") +
              writer.say("bot.level." + std::string(level_name(level))));
  }
  return words.words();
}

std::string streak_words(const text::Writer& writer, const Streak& streak) {
  Listed words(writer);
  if (streak.now > 1) words.add("app.statistics.streak", streak.now);
  if (streak.longest > 1) words.add("app.statistics.longest", streak.longest);
  return words.words();
}

/// A number that counts only if there is something to count.
struct Figure {
  std::string_view name;  ///< a key
  int value;
  bool counts;
};

/// The best score of the only person; in a game of several people "you" is nobody.
Figure best_of(const Summary& summary) {
  Figure best{"app.statistics.best", 0, false};
  for (const Tally& tally : summary.tallies) {
    if (!tally.you || tally.scored == 0) continue;
    best.value = best.counts ? std::max(best.value, tally.best) : tally.best;
    best.counts = true;
  }
  return best;
}

Block big_figures(const text::Writer& writer, const Summary& summary) {
  Block figures = group("figures", {});
  figures.kind = Block::Kind::terms;
  for (const Figure& figure : {Figure{"app.statistics.played", summary.matches, true},
                               Figure{"app.statistics.won", summary.wins, summary.decided > 0}, best_of(summary)})
    if (figure.counts)
      figures.blocks.emplace_back(text(writer.say(figure.name))).note = text::number_words(figure.value);
  return figures;
}

Block row_of(std::vector<Block> cells) {
  Block row = group("", std::move(cells));
  row.kind = Block::Kind::row;
  return row;
}

/// The person's results in matches of each kind; nothing stands where there is nothing to count.
Block kinds_table(const text::Writer& writer, const std::vector<Tally>& tallies) {
  Block heads = row_of({text("")});
  for (const std::string_view key :
       {"app.statistics.played", "app.statistics.won", "app.statistics.best", "app.statistics.mean"})
    heads.blocks.push_back(text(writer.say(key)));
  Block table = group("tallies", {std::move(heads)});
  table.kind = Block::Kind::table;
  for (const Tally& tally : tallies) {
    const auto cell = [](int value, bool counts) { return text(counts ? text::number_words(value) : std::string()); };
    table.blocks.push_back(
        row_of({text(kind_words(writer, tally)), cell(tally.matches, true), cell(tally.wins, tally.decided > 0),
                cell(tally.best, tally.scored > 0), cell(tally.mean(), tally.scored > 1)}));
  }
  return table;
}

Block summary_group(const text::Writer& writer, const Summary& summary) {
  const bool of_all = summary.game.empty();
  Block game = group("game", {}, of_all ? writer.say("app.statistics.all") : writer.say_of(summary.game, "name"));
  if (!of_all) game.blocks.push_back(picture("cover." + summary.game));
  game.blocks.push_back(big_figures(writer, summary));
  if (std::string streak = streak_words(writer, summary.streak); !streak.empty())
    game.blocks.push_back(text(std::move(streak), "soft"));
  if (!summary.tallies.empty()) {
    Block kinds = group("", {kinds_table(writer, summary.tallies)}, writer.say("app.statistics.kinds"),
                        "statistics.kinds." + summary.game);
    kinds.kind = Block::Kind::details;
    kinds.on = false;
    if (summary.more > 0)
      kinds.blocks.push_back(text(writer.say(Phrase{"app.statistics.more", {number("n", summary.more)}}), "note"));
    game.blocks.push_back(std::move(kinds));
  }
  return game;
}

void add_summaries(Document& page, const text::Writer& writer, const std::vector<Summary>& summaries) {
  for (const Summary& summary : summaries)
    if (summary.matches > 0) page.blocks.push_back(summary_group(writer, summary));
  page.blocks.push_back(text(writer.say("app.statistics.about"), "note"));
}

}  // namespace

Document statistics_page(const text::Writer& writer, const KeptStatistics& statistics, bool several_saves) {
  Document page = closable_page(writer, "statistics", writer.say("app.statistics.title"));
  const bool can_wipe = !statistics.are_later() && !statistics.empty();
  if (can_wipe)
    add_summaries(page, writer, statistics.sums());
  else
    page.blocks.push_back(text(writer.say(statistics.are_later() ? "app.aside.later_version" : "app.statistics.none")));
  Block actions = group("actions", {});
  const auto add = [&](bool wanted, const char* key, std::string_view words, act::Plain action, const char* look,
                       const char* sign) {
    if (wanted) actions.blocks.push_back(button(key, writer.say(words), action, look, sign));
  };
  add(can_wipe, "statistics.keep", "app.kept.file", act::Plain::export_all, "", "icon.file");
  add(can_wipe, "statistics.wipe", "app.statistics.wipe", act::Plain::ask_to_wipe_statistics, "danger", "icon.close");
  add(several_saves, "box.delete_all", "app.box.delete_all", act::Plain::ask_to_delete_all, "danger", "icon.close");
  if (!actions.blocks.empty()) page.blocks.push_back(std::move(actions));
  return page;
}

}  // namespace kairo::app
