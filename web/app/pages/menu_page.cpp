#include "web/app/pages/menu_page.h"

#include <string>
#include <utility>
#include <vector>

#include "web/app/pages/document.h"
#include "web/app/pages/settings_page.h"

namespace kairo::app {

namespace {

/// The rows of the menu below each other.
class MenuRows {
 public:
  explicit MenuRows(const text::Writer& writer) : writer_(writer) {}

  void add(bool wanted, std::string_view name, std::string_view words, std::string_view sign, Action action) {
    if (!wanted) return;
    rows_.push_back(
        button("menu." + std::string(name), writer_.say(words), std::move(action), "row", "icon." + std::string(sign)));
  }
  /// The settings that have been added, folded into one.
  [[nodiscard]] Block folded() && {
    Block fold = group("rows", std::move(rows_), writer_.say("app.menu.more"), "menu.more");
    fold.kind = Block::Kind::details;
    fold.on = false;
    return fold;
  }
  void add(Block block) { rows_.push_back(std::move(block)); }
  /// A group of them under a heading, unless there is none.
  void end(Document& menu, std::string_view heading) && {
    if (!rows_.empty()) menu.blocks.push_back(group("rows", std::move(rows_), writer_.say(heading)));
  }

 private:
  const text::Writer& writer_;
  std::vector<Block> rows_;
};

void add_match(Document& menu, const text::Writer& writer, const MenuFacts& facts) {
  using enum act::Plain;
  MenuRows rows(writer);
  rows.add(facts.playing, "box", facts.over ? "app.end.box" : "app.menu.box", "back", show_box);
  // The bar of a narrow table may have no room for these.
  rows.add(facts.again, "again", "app.recap.again", "again", show_again);
  rows.add(facts.scores, "scores", "app.scores.open", "scores", open_scores);
  rows.add(facts.log, "log", "app.log.open", "log", open_log);
  rows.add(facts.people, "afar", "app.afar.open", "pass_on", open_remote);
  rows.add(facts.goes_live, "live", "app.live.open", "pass_on", go_live);
  rows.add(facts.playing, "pass", "app.menu.pass", "pass_on", share_match);
  rows.add(facts.not_saved, "keep_here", "app.menu.keep_here", "file", keep_match);
  MenuRows more(writer);
  more.add(facts.people, "link", "app.box.link", "pass_on", paste_link);
  more.add(facts.playing, "share_deal", "app.menu.share_deal", "pass_on", share_deal);
  more.add(facts.playing, "keep", "app.kept.file", "file", export_match);
  if (facts.playing) rows.add(std::move(more).folded());
  std::move(rows).end(menu, "app.table.match");
}

void add_box(Document& menu, const text::Writer& writer, const MenuFacts& facts) {
  using enum act::Plain;
  MenuRows rows(writer);
  rows.add(facts.box, "statistics", "app.statistics.title", "scores", open_statistics);
  rows.add(facts.box && facts.matches, "keep_all", "app.menu.keep_all", "file", export_all);
  rows.add(facts.box, "link", "app.box.link", "pass_on", paste_link);
  std::move(rows).end(menu, "app.menu.matches");
}

void add_learn(Document& menu, const text::Writer& writer, const MenuFacts& facts) {
  using enum act::Plain;
  MenuRows rows(writer);
  rows.add(facts.book, "help", "app.menu.help", "help", act::OpenBook{});
  rows.add(!facts.game.empty(), "learn", "app.lesson.menu", "branch", act::ShowLearn{std::string(facts.game)});
  rows.add(facts.box && facts.matches, "news", "app.news", "hint", open_news);
  rows.add(true, "keys", "app.menu.keys", "words", open_keys);
  std::move(rows).end(menu, "app.menu.learn");
}

}  // namespace

Document menu_page(const text::Writer& writer, const MenuFacts& facts) {
  Document menu = closable_page(writer, "menu", writer.say("app.menu.title"));
  add_match(menu, writer, facts);
  add_box(menu, writer, facts);
  add_learn(menu, writer, facts);
  menu.blocks.push_back(settings_block(writer, facts));
  menu.blocks.push_back(text("Kairo " KAIRO_VERSION, "soft"));
  return menu;
}

}  // namespace kairo::app
