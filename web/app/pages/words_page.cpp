#include "web/app/pages/words_page.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "web/app/pages/words_choices.h"
#include "web/app/pages/words_map.h"

namespace kairo::app {

namespace {

using Blocks = std::vector<Block>;

/// Adds it with this key, made longer until no other block of the list has it.
Block& add_unique(Blocks& blocks, std::string key, Block block) {
  while (std::ranges::find(blocks, key, &Block::key) != blocks.end()) key += '+';
  block.key = std::move(key);
  return blocks.emplace_back(std::move(block));
}

Block list_of(const std::vector<std::string>& lines) {
  Block list;
  list.kind = Block::Kind::list;
  for (const std::string& line : lines) list.blocks.push_back(text(line));
  return list;
}

void add_buttons(Blocks& blocks, const draw::Mirror::Group& listed) {
  if (listed.buttons.empty()) return;
  add_unique(blocks, "group." + listed.heading, group("actions", words_buttons(listed.buttons), listed.heading));
}

void add_part(Blocks& blocks, const draw::Mirror::Part& part) {
  add_unique(blocks, "part." + part.heading, group("part", {list_of(part.lines)}, part.heading));
}

Block things(const text::Writer& writer, const std::vector<draw::Mirror::Thing>& listed) {
  Block terms;
  terms.kind = Block::Kind::terms;
  for (const draw::Mirror::Thing& thing : listed) {
    Block& term = terms.blocks.emplace_back(text(thing.name));
    term.note = thing.words;
  }
  Block things = group({}, {std::move(terms)}, writer.say("app.words.things"), "words-things");
  things.kind = Block::Kind::details;
  return things;
}

/// Whether what is asked is for people here: while the table can be hurried and nobody has a move, it is for bots.
bool asks_people(const draw::Mirror& mirror) {
  const auto lists = [&](std::string_view id) {
    return std::ranges::any_of(mirror.groups, [&](const draw::Mirror::Group& group) {
      return std::ranges::any_of(group.buttons,
                                 [&](const draw::Mirror::Button& button) { return button.id.starts_with(id); });
    });
  };
  return lists("move:") || !lists("table.skip");
}

/// The question, the message, and what tells again, under a heading that stays: it has the focus while others play, so
/// nothing else is pressed unheard.
Block now(const text::Writer& writer, const draw::Mirror& mirror) {
  Block asked = text(mirror.asked, "asked");
  asked.key = "words-asked";
  if (!asks_people(mirror)) asked.on = false;
  Block told = text(mirror.message, "told");
  told.key = "words-told";
  Block again = button("words.again", writer.say("app.words.again"), {});  // done by the page
  return group("now", {std::move(asked), std::move(told), std::move(again)}, writer.say("app.words.now"), "words-now");
}

/// A line keeps its key while older ones fall off the log; those of one event follow each other.
Block log(const text::Writer& writer, const std::vector<draw::Mirror::Line>& lines) {
  Block list = list_of({});
  for (const draw::Mirror::Line& line : lines) {
    std::string key = "event." + std::to_string(line.event);
    if (!list.blocks.empty() && list.blocks.back().key.starts_with(key)) key = list.blocks.back().key + '+';
    list.blocks.push_back(text(line.words));
    list.blocks.back().key = std::move(key);
  }
  return group("log", {std::move(list)}, writer.say("app.log.title"), "words-log");
}

}  // namespace

Document words_page(const text::Writer& writer, const draw::Mirror& mirror) {
  Document page{.name = mirror.screen, .title = mirror.covered && !mirror.asked.empty() ? mirror.asked : mirror.title};
  Blocks& blocks = page.blocks;
  blocks.push_back(now(writer, mirror));
  Blocks map = words_map(writer, mirror);
  const auto add_map = [&] { std::ranges::move(std::exchange(map, {}), std::back_inserter(blocks)); };
  for (const draw::Mirror::Group& listed : mirror.groups) {
    add_buttons(blocks, listed);
    if (have_places(listed.buttons)) add_map();
  }
  for (const draw::Mirror::Part& part : mirror.parts) add_part(blocks, part);
  add_map();
  if (!mirror.things.empty()) blocks.push_back(things(writer, mirror.things));
  if (!mirror.log.empty()) blocks.push_back(log(writer, mirror.log));
  return page;
}

}  // namespace kairo::app
