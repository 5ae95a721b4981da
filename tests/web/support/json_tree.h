#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace kairo::testing {

/// A JSON text as the page reads it. A text that is no JSON fails the test.
class JsonTree {
 public:
  static JsonTree read(std::string_view text) {
    JsonTree tree;
    tree.take_value(text);
    EXPECT_TRUE(text.empty()) << "after the JSON: " << text;
    return tree;
  }

  /// A member of an object; one without anything, if there is none.
  [[nodiscard]] const JsonTree& operator[](std::string_view name) const {
    static const JsonTree nothing;
    for (const auto& [of, value] : members_)
      if (of == name) return value;
    return nothing;
  }
  /// The elements of an array.
  [[nodiscard]] const std::vector<JsonTree>& items() const { return items_; }
  /// A string without its quotes, else as it stands.
  [[nodiscard]] const std::string& text() const { return text_; }
  [[nodiscard]] bool is_there() const { return kind_ != 0; }

 private:
  void take_value(std::string_view& rest) {
    ASSERT_FALSE(rest.empty()) << "the JSON ends too early";
    kind_ = rest.front();
    if (kind_ == '{' || kind_ == '[') return take_list(rest);
    if (kind_ == '"') {
      text_ = take_string(rest);
      return;
    }
    const std::size_t end = std::min(rest.find_first_of(",]}"), rest.size());
    text_ = rest.substr(0, end);
    const bool is_number = text_.find_first_not_of("-0123456789") == std::string::npos;
    EXPECT_TRUE(is_number || text_ == "true" || text_ == "false") << text_;
    rest.remove_prefix(end);
  }

  void take_list(std::string_view& rest) {
    const char close = kind_ == '{' ? '}' : ']';
    while (!rest.empty() && rest.front() != close) {
      rest.remove_prefix(1);  // what opens the list, or a comma
      if (!rest.empty() && rest.front() == close && items_.empty() && members_.empty()) break;
      std::string name;
      if (kind_ == '{') {
        name = take_string(rest);
        ASSERT_TRUE(rest.starts_with(':')) << "after " << name;
        rest.remove_prefix(1);
      }
      JsonTree value;
      value.take_value(rest);
      if (::testing::Test::HasFatalFailure()) return;
      ASSERT_TRUE(rest.starts_with(',') || rest.starts_with(close)) << rest.substr(0, 40);
      if (kind_ == '{')
        members_.emplace_back(std::move(name), std::move(value));
      else
        items_.push_back(std::move(value));
    }
    ASSERT_FALSE(rest.empty()) << "a list does not end";
    rest.remove_prefix(1);
  }

  static std::string take_string(std::string_view& rest) {
    EXPECT_TRUE(rest.starts_with('"')) << rest.substr(0, 40);
    std::string text;
    std::size_t at = 1;
    for (; at < rest.size() && rest[at] != '"'; ++at) {
      // An assertion for each letter would take a tenth of the time of a walk through the screens.
      if (static_cast<unsigned char>(rest[at]) < 0x20) ADD_FAILURE() << "a control character in " << text;
      if (rest[at] == '\\') ++at;
      if (at < rest.size()) text += rest[at];
    }
    rest.remove_prefix(std::min(at + 1, rest.size()));
    return text;
  }

  char kind_ = 0;  ///< the first letter; 0: there is nothing
  std::string text_;
  std::vector<JsonTree> items_;
  std::vector<std::pair<std::string, JsonTree>> members_;
};

}  // namespace kairo::testing
