#pragma once

#include <algorithm>
#include <cctype>
#include <fstream>
#include <set>
#include <span>
#include <sstream>
#include <string>
#include <vector>

#include "tests/web/support/drawn_items.h"
#include "web/text/utf8.h"

/// Finds faulty text on a screen from what the drawing kit notes in a frame, so that everything drawn by the kit is
/// covered, new screens included.
namespace kairo::testing {

namespace measuring {

using draw::DrawnItem;
using draw::Rect;

inline constexpr float slack = 1.5F;  ///< for slanted glyphs and rounding to pixels

inline Rect seen(const DrawnItem& laid) { return intersection(laid.at, laid.clip); }
inline bool lies_in(const Rect& inner, const Rect& outer) {
  return inner.x >= outer.x - slack && inner.y >= outer.y - slack && inner.right() <= outer.right() + slack &&
         inner.bottom() <= outer.bottom() + slack;
}
inline bool overlap(const Rect& a, const Rect& b) {
  const Rect both = intersection(a, b);
  return both.w > slack && both.h > slack;
}

inline bool is_number(std::string_view words) {
  constexpr std::string_view digits = "0123456789";
  if (words.starts_with('-')) words.remove_prefix(1);
  return !words.empty() && words.find_first_not_of(digits) == std::string_view::npos;
}
/// Two numbers in a row that could be read as one.
inline bool run_together(const DrawnItem& a, const DrawnItem& b) {
  constexpr float least_gap = 3;
  if (!is_number(a.words) || !is_number(b.words)) return false;
  const float shared = std::min(a.at.bottom(), b.at.bottom()) - std::max(a.at.y, b.at.y);
  const float apart = std::max(a.at.x, b.at.x) - std::min(a.at.right(), b.at.right());
  return shared > std::min(a.at.h, b.at.h) / 2 && apart < least_gap;
}

/// Whether a later surface hides most of it, as a card hides the one below, so that it need not be readable.
inline bool is_hidden(std::span<const DrawnItem> all, std::size_t one) {
  const Rect at = seen(all[one]);
  for (std::size_t later = one + 1; later < all.size(); ++later) {
    if (all[one].modal != DrawnItem::toast && all[later].modal > all[one].modal) return true;
    if (all[later].kind != DrawnItem::Kind::surface || all[later].modal != all[one].modal) continue;
    const Rect both = intersection(at, seen(all[later]));
    if (both.w * both.h > at.w * at.h / 2) return true;
  }
  return false;
}

/// A moving part may lie on something for a moment: a surface between the two covers where they overlap, as that of a
/// banner does, or both are printed on pieces, which pass each other and turn.
inline bool may_pass(const DrawnItem& below, const DrawnItem& above) {
  constexpr std::size_t longest_on_pieces = 2;
  if (std::max(below.words.size(), above.words.size()) <= longest_on_pieces) return true;
  const Rect both = intersection(seen(below), seen(above));
  return std::any_of(&below, &above, [&](const DrawnItem& item) {
    return item.kind == DrawnItem::Kind::surface && lies_in(both, seen(item));
  });
}

/// Whether the display fonts have all these characters themselves; others come from the reading fonts and look odd in a
/// title. Only names have letters with accents, and the pseudo-language.
inline bool display_font_has(std::string_view words) {
  static const std::set<unsigned> characters = [] {
    std::set<unsigned> all;
    for (const text::Language language : text::languages) {
      std::ifstream in(KAIRO_FONTS_DIR "/" + text::font_file("display", language) +
                       ".characters");  // the last of its lines lists code points
      std::string codes;
      for (std::string line; std::getline(in, line);) codes = std::move(line);
      std::istringstream list(codes);
      for (std::string code; std::getline(list, code, ',');)
        all.insert(static_cast<unsigned>(std::stoul(code, nullptr, 16)));
    }
    return all;
  }();
  const auto has_accent = [](char32_t character) { return character >= 0xc0 && character <= 0xff; };
  for (; !words.empty(); words.remove_prefix(text::character_size(words))) {
    const char32_t character = text::code_point(words);
    if (!characters.contains(character) && !has_accent(character)) return false;
  }
  return true;
}

/// Whether a number has a hyphen where a minus belongs.
inline bool has_hyphen_for_minus(std::string_view words) {
  const auto is_part = [](char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; };
  for (std::size_t i = 0; i + 1 < words.size(); ++i)
    if (words[i] == '-' && std::isdigit(static_cast<unsigned char>(words[i + 1])) != 0 &&
        (i == 0 || !is_part(words[i - 1])))
      return true;
  return false;
}

}  // namespace measuring

enum class Frame : std::uint8_t { at_rest, moving };

/// One sentence for each word, name or number of the last frame that is cut, broken, out of sight or overprinted.
inline std::vector<std::string> faults(const draw::Ui& ui, Frame frame = Frame::at_rest) {
  using namespace measuring;
  std::vector<std::string> found;
  for (const std::string& words : draw::testing::overflowing(ui)) found.push_back("no room for: " + words);
  const auto all = draw::testing::drawn_items(ui);
  std::vector<const DrawnItem*> read;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const DrawnItem& laid = all[i];
    if (laid.kind == DrawnItem::Kind::surface || laid.kind == DrawnItem::Kind::picture) continue;
    if (laid.at.w <= 0 || is_hidden(all, i)) continue;
    if (laid.display && !measuring::display_font_has(laid.words))
      found.push_back("not in the display font: " + laid.words);
    if (measuring::has_hyphen_for_minus(laid.words)) found.push_back("a hyphen for a minus: " + laid.words);
    // A column of three characters has no room for most words of a language without blanks.
    const bool has_room = laid.words.size() > 9 || static_cast<unsigned char>(laid.words.front()) < 0x80;
    if (laid.torn && has_room) found.push_back("torn: " + laid.words);
    if (laid.shortened) found.push_back("cut: " + laid.words);
    if (!lies_in(laid.at, laid.room)) found.push_back("out of sight: " + laid.words);
    for (const DrawnItem* other : read) {
      if (laid.modal != other->modal || (frame == Frame::moving && may_pass(*other, laid))) continue;
      if (overlap(seen(laid), seen(*other)))
        found.push_back("\"" + laid.words + "\" lies on \"" + other->words + "\"");
      else if (run_together(laid, *other))
        found.push_back("\"" + laid.words + "\" runs into \"" + other->words + "\"");
    }
    read.push_back(&laid);
  }
  return found;
}

inline std::string without_blanks(std::string words) {
  std::erase(words, ' ');
  return words;
}

/// All visible text of the last frame without blanks, whatever lines it is broken into.
inline std::string all_in_sight(const draw::Ui& ui) {
  std::string all;
  for (const draw::DrawnItem& laid : draw::testing::drawn_items(ui))
    if (measuring::lies_in(laid.at, laid.clip)) all += without_blanks(laid.words);
  return all;
}

}  // namespace kairo::testing
