#include "web/app/pages/setup_page.h"

#include <string_view>
#include <utility>
#include <vector>

#include "engine/bots/level.h"
#include "web/app/pages/document.h"
#include "web/app/pages/option_blocks.h"

namespace kairo::app {

namespace {

using Field = act::ChangeSetup::Field;

/// A choice between numbers that follow each other; the keys count from 0, whatever the first number is.
Block number_choice(std::string key, std::string words, Field field, int first, int last, int chosen) {
  std::vector<Block> options;
  for (int n = first; n <= last; ++n)
    options.push_back(
        option(key + "." + std::to_string(n - first), std::to_string(n), n == chosen, act::ChangeSetup{field, 0, n}));
  return choice(std::move(key), std::move(words), std::move(options));
}

/// Whether the game's rule book ends with the names of its makers (cmake/book/credits.mjs): a button that leads to no
/// name would be a question without an answer.
bool names_makers(std::string_view game) { return game != "galleria" && game != "ruin"; }

/// Builds the page block by block.
class SetupPage {
 public:
  SetupPage(const text::Writer& writer, const MatchSetup& setup, const SetupFacts& facts)
      : writer_(writer), setup_(setup), facts_(facts), id_(setup.game().info->id) {}

  [[nodiscard]] Document page() const {
    Document document{"setup", writer_.say_of(id_, "name")};
    std::vector<Block>& blocks = document.blocks;
    if (facts_.has_way_back) blocks.push_back(back_button("setup.back", writer_.say("app.back"), act::Plain::go_back));
    blocks.push_back(menu_button(writer_.say("app.menu.open")));
    blocks.push_back(cover());
    blocks.push_back(group("settings", settings()));
    blocks.push_back(
        group("actions", {button("setup.start", writer_.say("app.setup.start"), act::Plain::start, "main")}));
    return document;
  }

 private:
  [[nodiscard]] Block cover() const {
    std::vector<Block> blocks;
    blocks.push_back(picture("cover." + id_, "scene"));
    blocks.push_back(text(writer_.say_of(id_, "facts"), "soft"));
    blocks.push_back(text(writer_.say_of(id_, "tagline"), "lead"));
    const char* learn = facts_.is_under_way ? "app.lesson.learn_on"
                        : facts_.is_first   ? "app.lesson.offer"
                                            : "app.lesson.menu";
    blocks.push_back(button("setup.learn", writer_.say(learn), act::ShowLearn{id_}, {}, "icon.branch"));
    if (names_makers(id_))
      blocks.push_back(
          button("setup.credits", writer_.say("app.setup.credits"), act::OpenBook{"credits"}, {}, "icon.log"));
    return group("cover", std::move(blocks));
  }

  [[nodiscard]] std::vector<Block> settings() const {
    std::vector<Block> blocks;
    const GameInfo& info = *setup_.game().info;
    if (info.min_seats < info.max_seats)
      blocks.push_back(number_choice("setup.seats", writer_.say("app.setup.seats"), Field::seats, info.min_seats,
                                     info.max_seats, setup_.seats()));
    blocks.push_back(seats());
    if (count_humans(setup_.players()) > 1) blocks.push_back(text(writer_.say("app.handover.aloud"), "unseen"));
    if (facts_.has_live && setup_.seats() > 1) {
      blocks.push_back(
          button("setup.live", writer_.say("app.live.open"), act::Plain::open_room, "row", "icon.pass_on"));
      blocks.back().note = writer_.say("app.live.open.note");
    }
    if (std::vector<Block> options = option_blocks(writer_, setup_); !options.empty())
      blocks.push_back(folded("setup.variants", writer_.say("app.setup.variants"), changed_options(writer_, setup_),
                              std::move(options)));
    if (has_series(info, setup_.seats())) {
      blocks.push_back(number_choice("setup.series", writer_.say("app.setup.series"), Field::series, 1, most_series,
                                     setup_.games()));
      blocks.back().note = writer_.say("app.setup.series.words");
    }
    // Last, since most people leave the deal to chance.
    blocks.push_back(deal());
    return blocks;
  }

  [[nodiscard]] Block seats() const {
    std::vector<Block> blocks;
    for (int seat = 0; seat < setup_.seats(); ++seat) blocks.push_back(seat_of(seat));
    if (!facts_.names.empty())
      blocks.push_back(button("setup.forget", writer_.say("app.setup.forget"), act::Plain::forget_names, "quiet"));
    return group("seats", std::move(blocks));
  }

  [[nodiscard]] Block seat_of(int seat) const {
    const std::string number = std::to_string(seat);
    const Player& player = setup_.players()[static_cast<std::size_t>(seat)];
    const bool is_bot = player.kind == Player::Kind::bot;
    std::vector<Block> blocks;
    blocks.push_back(picture("seat." + number));
    blocks.push_back(name_of(player, seat));
    const std::string key = "setup.kind." + number;
    std::vector<Block> kinds;
    for (const bool bot : {false, true})
      kinds.push_back(option(key + (bot ? ".1" : ".0"), writer_.say(bot ? "app.setup.bot" : "app.setup.person"),
                             bot == is_bot, act::ChangeSetup{Field::kind, seat, bot ? 1 : 0}));
    blocks.push_back(choice(key, label("app.setup.kind", seat), std::move(kinds)));
    if (is_bot) blocks.push_back(levels(seat, player.level));
    return group("seat", std::move(blocks), name_of_seat(seat), "setup.seat." + number);
  }

  [[nodiscard]] std::string name_of_seat(int seat) const {
    return writer_.say(Phrase{"app.setup.seat", {kairo::number("n", seat + 1)}});
  }
  /// By ear the fields of all seats would be called the same.
  [[nodiscard]] std::string label(std::string_view key, int seat) const {
    return name_of_seat(seat) + writer_.say("app.kept.divider") + writer_.say(key);
  }

  [[nodiscard]] Block name_of(const Player& player, int seat) const {
    const std::string number = std::to_string(seat);
    const Player nameless{player.kind, player.level, {}};
    Block block = text_field("setup.name." + number, label("app.setup.name", seat), "name " + number, player.name,
                             shown_name(nameless, static_cast<Seat>(seat), writer_.language()));
    if (player.kind == Player::Kind::human)
      for (const std::string& name : facts_.names) block.blocks.push_back(text(name));
    return block;
  }

  [[nodiscard]] Block levels(int seat, int chosen) const {
    std::string key = "setup.level." + std::to_string(seat);
    std::vector<Block> options;
    for (int level = 0; level < bot_levels; ++level) {
      const std::string name = "bot.level." + std::string(level_name(static_cast<BotLevel>(level)));
      options.push_back(option(key + "." + std::to_string(level), writer_.say(name), level == chosen,
                               act::ChangeSetup{Field::level, seat, level}, writer_.say(name + ".note")));
    }
    Block levels = choice(std::move(key), label("app.setup.level", seat), std::move(options));
    levels.look = "levels";
    return levels;
  }

  [[nodiscard]] Block deal() const {
    const auto seed = setup_.seed();
    const std::string number = seed ? std::to_string(*seed) : "";
    const std::string chance = writer_.say("app.setup.deal_by_chance");
    std::vector<Block> blocks;
    blocks.push_back(text_field("setup.deal", writer_.say("app.setup.deal_label"), "seed", number, chance));
    if (seed) blocks.push_back(button("setup.chance", writer_.say("app.setup.by_chance"), act::Plain::new_seed));
    return folded("setup.deals", writer_.say("app.setup.deal"), seed ? number : chance, std::move(blocks));
  }

  const text::Writer& writer_;
  const MatchSetup& setup_;
  const SetupFacts& facts_;
  std::string id_;  ///< of the game
};

}  // namespace

Document setup_page(const text::Writer& writer, const MatchSetup& setup, const SetupFacts& facts) {
  return SetupPage(writer, setup, facts).page();
}

}  // namespace kairo::app
