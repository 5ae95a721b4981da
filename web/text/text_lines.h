#pragma once

#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "web/text/language.h"

namespace kairo::text {

/// Texts by key, from lines which the build has sorted by key: how many parts of the key, each with its dot, are those
/// of the line before (a digit), the rest of the key, a tab and the text.
class TextLines {
 public:
  /// `lines` must outlive this.
  void refer_to(std::string_view lines);
  void take(std::string lines);
  /// Empty if there is none.
  [[nodiscard]] std::string_view find(std::string_view key) const;
  /// Keys and texts in the order of the keys.
  [[nodiscard]] const std::vector<std::pair<std::string, std::string_view>>& all() const { return entries_; }
  [[nodiscard]] bool empty() const { return entries_.empty(); }

 private:
  std::string own_;
  std::vector<std::pair<std::string, std::string_view>> entries_;
};

using TextsByLanguage = std::array<TextLines, languages.size()>;

/// The files to begin with; `built_in` tells their lines.
TextsByLanguage built_in_texts(std::string_view (*built_in)(Language language));

}  // namespace kairo::text
