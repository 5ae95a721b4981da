#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "tests/web/support/drawn_items.h"
#include "tests/web/support/measure.h"

/// Finds what stands on a screen without telling what it is.
namespace kairo::testing {

/// One sentence for each word, number, sign or picture of the last frame that lies in nothing that is explained and on
/// no button that says what it does; and for each hit target of `at` that can do neither.
inline std::vector<std::string> unexplained(const draw::Ui& ui, const draw::Rect& at) {
  using draw::DrawnItem;
  std::vector<std::string> found;
  const auto is_listed = [&](const std::string& id) {
    return std::ranges::any_of(ui.mirror.groups, [&](const draw::Mirror::Group& group) {
      return std::ranges::find(group.buttons, id, &draw::Mirror::Button::id) != group.buttons.end();
    });
  };
  const auto tells = [&](draw::Point point) {
    return std::ranges::any_of(ui.explainer.things(), [&](const auto& thing) { return thing.at.holds(point); }) ||
           std::ranges::any_of(ui.gesture.targets(),
                               [&](const auto& target) { return target.at.holds(point) && is_listed(target.id); });
  };
  const auto all = draw::testing::drawn_items(ui);
  for (std::size_t i = 0; i < all.size(); ++i) {
    const DrawnItem& item = all[i];
    const bool readable = item.kind == DrawnItem::Kind::words && !item.words.empty();
    if (!readable && item.kind != DrawnItem::Kind::picture) continue;
    const draw::Rect seen = measuring::seen(item);
    if (item.modal != 0 || seen.w <= 1 || seen.h <= 1 || !at.holds(seen.centre())) continue;
    if (!measuring::is_hidden(all, i) && !tells(seen.centre())) found.push_back("not explained: " + item.words);
  }
  for (const auto& target : ui.gesture.targets()) {
    const bool explained =
        std::ranges::find(ui.explainer.things(), target.id, &draw::Explained::id) != ui.explainer.things().end();
    if (at.holds(target.at.centre()) && !explained && !is_listed(target.id))
      found.push_back("a hit target that is not explained: " + target.id);
  }
  return found;
}

/// One sentence for each explanation without a name, without words, or without a paragraph of the rules about it.
inline std::vector<std::string> wordless(const draw::Ui& ui) {
  std::vector<std::string> found;
  for (const draw::Explained& thing : ui.explainer.things()) {
    if (!thing.label.empty()) continue;
    for (const std::string& words : {draw::name_of(ui, thing.what), draw::words_of(ui, thing.what)})
      if (words.empty() || words.find("⟦") != std::string::npos)
        found.push_back(thing.id + ": no text for " + std::string(thing.what.term.key) + ": " + words);
  }
  return found;
}

}  // namespace kairo::testing
