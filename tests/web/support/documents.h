#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "web/app/pages/document.h"
#include "web/text/writer.h"

/// Documents as tests ask for them, natively.
namespace kairo::testing {

/// Calls `visit` with each block, the outer one before those in it.
inline void each_block(const std::vector<app::Block>& blocks, const std::function<void(const app::Block&)>& visit) {
  for (const app::Block& block : blocks) {
    visit(block);
    each_block(block.blocks, visit);
  }
}

inline bool can_be_pressed(const app::Block& block) {
  using enum app::Block::Kind;
  return block.kind == button || block.kind == option || block.kind == toggle;
}

/// The invariants of every document, in every state and language.
inline void expect_sound(const app::Document& document) {
  EXPECT_FALSE(document.name.empty());
  EXPECT_EQ(document.title.find("⟦"), std::string::npos) << document.title;
  std::set<std::string> keys;
  int main = 0;
  each_block(document.blocks, [&](const app::Block& block) {
    const std::string which = document.name + ": " + (block.key.empty() ? block.words : block.key);
    for (const std::string* words : {&block.words, &block.note, &block.value})
      EXPECT_EQ(words->find("⟦"), std::string::npos) << which << ": " << *words;
    if (!block.key.empty()) EXPECT_TRUE(keys.insert(block.key).second) << which << " is there twice";
    if (can_be_pressed(block)) {
      EXPECT_FALSE(block.key.empty()) << which;
      EXPECT_FALSE(block.words.empty()) << which << " has no words";
      EXPECT_TRUE(!block.enabled || !app::is_nothing(block.action)) << which << " does nothing";
      main += block.kind == app::Block::Kind::button && block.look == "main";
    }
    if (block.kind == app::Block::Kind::field) {
      EXPECT_FALSE(block.key.empty()) << which;
      EXPECT_FALSE(block.words.empty()) << which << " has no label";
      EXPECT_FALSE(block.what.empty()) << which << " does not say what is answered";
    }
    if (block.kind == app::Block::Kind::choice) {
      EXPECT_FALSE(block.words.empty()) << which << " has no label";
      EXPECT_EQ(std::ranges::count(block.blocks, std::optional(true), &app::Block::on), 1) << which;
      for (const app::Block& option : block.blocks) EXPECT_EQ(option.kind, app::Block::Kind::option) << which;
    }
  });
  EXPECT_LE(main, 1) << document.name << ": more than one main button";
}

/// Something with this key is there, and it can be pressed or filled in.
inline bool offers(const app::Document& document, std::string_view key) {
  const app::Block* block = app::find_block(document, key);
  return block != nullptr && block->enabled &&
         (block->kind == app::Block::Kind::field || (can_be_pressed(*block) && !app::is_nothing(block->action)));
}

/// The option or the toggle with this key is on.
inline bool is_on(const app::Document& document, std::string_view key) {
  const app::Block* block = app::find_block(document, key);
  return block != nullptr && block->on == true;
}

/// A heading, a text, a label, a value or a note has exactly these words.
inline bool has_words(const app::Document& document, std::string_view words) {
  bool found = document.title == words;
  each_block(document.blocks, [&](const app::Block& block) {
    found = found || block.words == words || block.note == words || block.value == words;
  });
  return found;
}

/// It says what the writer says for this text.
inline bool has_text(const app::Document& document, const text::Writer& writer, const Phrase& phrase) {
  return has_words(document, writer.say(phrase));
}
inline bool has_text(const app::Document& document, const text::Writer& writer, std::string_view key) {
  return has_words(document, writer.say(key));
}

/// A writer without any player's name.
inline text::Writer writer_in(text::Language language) { return {language, {}}; }

}  // namespace kairo::testing
