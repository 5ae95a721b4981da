#include "web/text/sentence.h"

#include <algorithm>
#include <variant>

#include "web/text/catalogue.h"
#include "web/text/help.h"
#include "web/text/number.h"

namespace kairo::text {
namespace {

std::string unknown(std::string_view what) { return "⟦" + std::string(what) + "⟧"; }

/// The end of the first part of `text`: the first `|` outside inner braces, or the length of the text.
std::size_t end_of_part(std::string_view text) {
  int depth = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '{') ++depth;
    if (text[i] == '}') --depth;
    if (text[i] == '|' && depth == 0) return i;
  }
  return text.size();
}

/// Removes the first part from `text`, with its `|`, and returns it.
std::string_view pop_part(std::string_view& text) {
  const std::size_t end = end_of_part(text);
  const std::string_view part = text.substr(0, end);
  text.remove_prefix(std::min(text.size(), end + 1));
  return part;
}

/// The closing brace of the placeholder that opens at `open`; npos if there is none.
std::size_t closing_brace(std::string_view text, std::size_t open) {
  int depth = 0;
  for (std::size_t i = open; i < text.size(); ++i) {
    if (text[i] == '{') ++depth;
    if (text[i] == '}' && --depth == 0) return i;
  }
  return std::string_view::npos;
}

/// Words phrases in one language.
class PhraseWriter {
 public:
  PhraseWriter(Language language, std::span<const std::string> names) : language_(language), names_(names) {}

  [[nodiscard]] std::string say(const Phrase& phrase) const {
    const std::string_view words = raw(language_, phrase.key);
    if (words.empty()) return has_help(language_) ? unknown(phrase.key) : std::string{};
    return fill(words, phrase.args);
  }

 private:
  [[nodiscard]] std::string fill(std::string_view words, std::span<const Arg> args) const {
    std::string out;
    while (!words.empty()) {
      const std::size_t open = words.find('{');
      const std::size_t close = open == std::string_view::npos ? open : closing_brace(words, open);
      if (close == std::string_view::npos) return out.append(words);
      out.append(words.substr(0, open));
      out += placeholder(words.substr(open + 1, close - open - 1), args);
      words.remove_prefix(close + 1);
    }
    return out;
  }

  [[nodiscard]] std::string placeholder(std::string_view inside, std::span<const Arg> args) const {
    const std::string_view name = pop_part(inside);
    const auto arg = std::ranges::find(args, name, &Arg::name);
    if (arg == args.end()) return unknown(name);
    const int* count = std::get_if<int>(&arg->value);
    if (inside.empty() || count == nullptr) return word(*arg);
    std::string_view form = pop_part(inside);
    for (std::size_t skipped = plural_form(language_, *count); skipped > 0; --skipped) form = pop_part(inside);
    return fill(form, args);
  }

  [[nodiscard]] std::string word(const Arg& arg) const {
    if (const auto* count = std::get_if<int>(&arg.value)) return number_words(*count);
    if (const auto* who = std::get_if<SeatName>(&arg.value))
      return who->seat < names_.size() ? names_[who->seat] : unknown(arg.name);
    return join(std::get<std::vector<Phrase>>(arg.value));
  }

  [[nodiscard]] std::string join(const std::vector<Phrase>& items) const {
    if (items.empty()) return say({"list.none"});
    std::string out = say(items.front());
    for (std::size_t i = 1; i < items.size(); ++i) out += say({"list.join"}) + say(items[i]);
    return out;
  }

  Language language_;
  std::span<const std::string> names_;
};

/// Whether this is a whole sentence that begins with a term or list, not with a person's name.
bool begins_with_term(std::string_view words, std::span<const Arg> args) {
  if (!words.starts_with('{') || std::string_view(".?!").find(words.back()) == std::string_view::npos) return false;
  const auto arg = std::ranges::find(args, words.substr(1, words.find_first_of("|}") - 1), &Arg::name);
  return arg != args.end() && std::holds_alternative<std::vector<Phrase>>(arg->value);
}

}  // namespace

std::string sentence(Language language, const Phrase& phrase, std::span<const std::string> names) {
  std::string said = PhraseWriter(language, names).say(phrase);
  const bool lower = !said.empty() && said.front() >= 'a' && said.front() <= 'z';
  if (lower && begins_with_term(raw(language, phrase.key), phrase.args))
    said.front() = static_cast<char>(said.front() - 'a' + 'A');
  return said;
}

std::string sentence(Language language, const Phrase& phrase) { return sentence(language, phrase, {}); }

void add_sentence(std::string& paragraph, std::string_view sentence) {
  if (sentence.empty()) return;
  if (!paragraph.empty() && !paragraph.ends_with("。") && !paragraph.ends_with("、")) paragraph += ' ';
  paragraph += sentence;
}

}  // namespace kairo::text
