#include "web/app/pages/shortcuts_page.h"

#include <string>
#include <string_view>

#include "web/app/pages/document.h"

namespace kairo::app {

namespace {

/// A row without keys is the heading of those that follow.
struct Shortcut {
  std::string_view keys;
  std::string_view words;
};

constexpr Shortcut shortcuts[] = {{"", "app.keys.anywhere"},       {"← ↑ → ↓, Tab", "app.keys.move"},
                                  {"Enter", "app.keys.choose"},    {"Esc", "app.back"},
                                  {"M", "app.menu.open"},          {"V", "app.keys.sound"},
                                  {"?, H", "app.menu.help"},       {"", "app.table.match"},
                                  {"U, Ctrl+Z", "app.undo.brief"}, {"R", "app.recap.again"},
                                  {"S", "app.scores.open"},        {"T", "app.hint.open"},
                                  {"E", "app.what.ask"},           {"L", "app.log.open"},
                                  {"A, .", "app.words.again"},     {"", "app.replay.title"},
                                  {"← →", "app.keys.step"},        {"Space", "app.keys.play"},
                                  {"Home", "app.replay.first"},    {"End", "app.replay.last"},
                                  {"", "app.lesson.this"},         {"N", "app.lesson.on"},
                                  {"B", "app.lesson.back"}};

}  // namespace

Document shortcuts_page(const text::Writer& writer) {
  Document page = closable_page(writer, "keys", writer.say("app.menu.keys"));
  for (const Shortcut& shortcut : shortcuts) {
    if (shortcut.keys.empty()) {
      Block terms = group("keys", {});
      terms.kind = Block::Kind::terms;
      page.blocks.push_back(group("", {std::move(terms)}, writer.say(shortcut.words)));
      continue;
    }
    Block& term = page.blocks.back().blocks.back().blocks.emplace_back(text(std::string(shortcut.keys)));
    term.note = writer.say(shortcut.words);
  }
  return page;
}

}  // namespace kairo::app
