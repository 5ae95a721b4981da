#include "web/app/pages/option_blocks.h"

#include <utility>

#include "web/text/catalogue.h"

namespace kairo::app {

namespace {

/// One option of the set-up's game.
struct Option {
  const text::Writer& writer;
  const GameInfo& game;
  int index;
  int value;

  [[nodiscard]] const OptionSpec& spec() const { return game.options[static_cast<std::size_t>(index)]; }
  [[nodiscard]] std::string key() const { return "setup.option." + std::string(spec().name); }
  [[nodiscard]] std::string text_key() const { return std::string(game.id) + ".option." + std::string(spec().name); }
  [[nodiscard]] std::string title() const { return writer.say(text_key()); }
  [[nodiscard]] bool is_named() const {
    return !text::raw(writer.language(), text_key() + "." + std::to_string(spec().lowest)).empty();
  }
  [[nodiscard]] std::string words_of(int of) const {
    const std::string number = std::to_string(of);
    return is_named() ? writer.say(text_key() + "." + number) : number;
  }
  [[nodiscard]] std::string with_value(int of) const { return title() + writer.say("app.kept.divider") + words_of(of); }
  [[nodiscard]] Action set_to(int next) const { return act::ChangeSetup{act::ChangeSetup::Field::option, index, next}; }

  [[nodiscard]] Block named() const {
    std::vector<Block> options;
    for (int i = 0; i < spec().choices(); ++i) {
      const int of = spec().lowest + i * spec().step;
      options.push_back(option(key() + "." + std::to_string(i), words_of(of), of == value, set_to(of)));
    }
    return choice(key(), title(), std::move(options));
  }

  [[nodiscard]] Block step(std::string_view name, int by) const {
    const int next = value + by;
    const bool legal = spec().allows(next);
    Block block = button(key() + "." + std::string(name), writer.say("app.setup." + std::string(name)),
                         legal ? set_to(next) : Action{});
    block.note = with_value(legal ? next : value);
    block.enabled = legal;
    return block;
  }

  [[nodiscard]] Block counted() const {
    std::vector<Block> blocks;
    blocks.push_back(text(title()));
    blocks.push_back(step("less", -spec().step));
    blocks.push_back(text(std::to_string(value), "value"));
    blocks.push_back(step("more", spec().step));
    return group("stepper", std::move(blocks), {}, key());
  }
};

/// Calls `visit` with each option that has an effect.
template <class Visit>
void each_option(const text::Writer& writer, const MatchSetup& setup, Visit visit) {
  const GameInfo& game = *setup.game().info;
  for (std::size_t i = 0; i < game.options.size(); ++i)
    if (matters(game, setup.options(), setup.seats(), i))
      visit(Option{writer, game, static_cast<int>(i), setup.options()[i]});
}

}  // namespace

std::vector<Block> option_blocks(const text::Writer& writer, const MatchSetup& setup) {
  std::vector<Block> blocks;
  each_option(writer, setup,
              [&](const Option& one) { blocks.push_back(one.is_named() ? one.named() : one.counted()); });
  return blocks;
}

std::string changed_options(const text::Writer& writer, const MatchSetup& setup) {
  std::string words;
  each_option(writer, setup, [&](const Option& one) {
    if (one.value == one.spec().standard) return;
    if (!words.empty()) words += writer.say("list.join");
    words += one.with_value(one.value);
  });
  return words;
}

}  // namespace kairo::app
