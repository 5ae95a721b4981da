#include "web/app/setup_screen.h"

#include <algorithm>
#include <charconv>

#include "engine/bots/bot.h"
#include "web/app/furniture.h"
#include "web/app/link.h"

namespace kairo::app {

using draw::Align;
using draw::Face;
using draw::Glyph;
using draw::Ink;
using draw::Rect;
using draw::Stance;
using draw::Ui;

namespace {

/// A deal's number as it was typed or pasted: digits, or anything with a link to a match in it.
std::optional<Setup> read_deal(const Game& game, int seats, std::string_view typed) {
  while (typed.starts_with(' ')) typed.remove_prefix(1);
  while (typed.ends_with(' ')) typed.remove_suffix(1);
  std::uint64_t seed = 0;
  const auto [end, error] = std::from_chars(typed.data(), typed.data() + typed.size(), seed);
  if (error == std::errc{} && end == typed.data() + typed.size() && seed < seed_bound)
    return standard_setup(*game.info, seats, seed);
  const Link link = read_link(typed);
  if (!link.match || &link.match->game() != &game) return std::nullopt;
  return link.match->setup();
}

}  // namespace

void SetupScreen::open(const Game& game, std::span<const Chair> chairs, std::optional<Setup> deal) {
  game_ = &game;
  deal_ = deal;
  chairs_.assign(chairs.begin(), chairs.end());
  left_.clear();
  if (chairs_.empty()) chairs_.push_back({});
  const int wanted = deal ? deal->seats : static_cast<int>(chairs_.size());
  set_seats(std::clamp(wanted, game.info->min_seats, game.info->max_seats));
}

void SetupScreen::set_seats(int count) {
  while (static_cast<int>(chairs_.size()) > count) {
    left_.push_back(chairs_.back());
    chairs_.pop_back();
  }
  while (static_cast<int>(chairs_.size()) < count) {
    chairs_.push_back(left_.empty() ? Chair{.kind = Chair::Kind::bot, .level = static_cast<int>(BotLevel::regular)}
                                    : left_.back());
    if (!left_.empty()) left_.pop_back();
  }
}

Setup SetupScreen::setup(std::uint64_t chance) const {
  const int seats = static_cast<int>(chairs_.size());
  Setup setup = deal_.value_or(standard_setup(*game_->info, seats, chance));
  setup.seats = seats;
  return setup;
}

bool SetupScreen::answer(std::string_view what, std::string_view typed) {
  if (what == "seed") {
    std::optional<Setup> deal = read_deal(*game_, static_cast<int>(chairs_.size()), typed);
    if (!deal) return false;
    deal_ = deal;
    set_seats(deal->seats);
    return true;
  }
  if (what.starts_with("name ") && what.size() == 6) {
    const auto seat = static_cast<std::size_t>(what.back() - '0');
    if (seat < chairs_.size()) chairs_[seat].name = clean_name(typed);
  }
  return true;
}

Action SetupScreen::seat_row(Ui& ui, Rect at, Seat seat) {
  Chair& chair = chairs_[seat];
  const std::string number = std::to_string(seat);
  const std::string& name = ui.name(seat);
  const bool human = chair.kind == Chair::Kind::human;
  ui.mirror_group(ui.say(Phrase{"app.setup.seat", {kairo::number("n", seat + 1)}}));
  portrait(ui, at.take_left(at.h, 8), seat);

  std::vector<std::string> kinds{ui.say("app.setup.person")};
  for (int level = 0; level < bot_levels; ++level)
    kinds.push_back(ui.say("bot.level." + std::string(level_name(static_cast<BotLevel>(level)))));
  const bool narrow = at.w < 340;
  const Rect kinds_at = at.take_right(narrow ? std::max(190.0F, at.w * 0.66F) : at.w * 0.6F, 8);
  Action action;
  if (ui.plate(at, "setup.name." + number, ui.say(Phrase{"app.setup.rename", {seat_name("seat", seat)}})))
    action = act::Ask{"name " + number, ui.say("app.setup.name"), name};
  ui.label(at.inset(10, 0), name, {.size = 17, .middle = true});
  const int sits = human ? 0 : 1 + std::min(chair.level, bot_levels - 1);
  if (const auto picked = choice(ui, kinds_at, "setup.kind." + number, kinds, sits, narrow ? 14 : 16)) {
    chair.kind = *picked == 0 ? Chair::Kind::human : Chair::Kind::bot;
    chair.level = std::max(0, *picked - 1);
  }
  return action;
}

Action SetupScreen::seat_rows(Ui& ui, Rect at) {
  Action action;
  const float each = std::min(row_height + row_gap, at.h / static_cast<float>(game_->info->max_seats));
  for (Seat seat = 0; seat < chairs_.size(); ++seat) {
    const Rect row = at.take_top(each);
    if (Action wish = seat_row(ui, {row.x, row.y, row.w, each - std::min(row_gap, each * 0.15F)}, seat);
        !is_nothing(wish))
      action = wish;
  }
  return action;
}

void SetupScreen::count_row(Ui& ui, Rect at) {
  const GameInfo& info = *game_->info;
  if (info.min_seats == info.max_seats) return;
  const std::string words = ui.say("app.setup.seats");
  ui.mirror_group(words);
  ui.label(at.take_left(std::min(at.w * 0.42F, ui.text_width(words) + 12), 8), words, {.size = 16, .middle = true});
  std::vector<std::string> counts;
  for (int n = info.min_seats; n <= info.max_seats; ++n) counts.push_back(std::to_string(n));
  if (const auto picked = choice(ui, at, "setup.seats", counts, static_cast<int>(chairs_.size()) - info.min_seats))
    set_seats(info.min_seats + *picked);
}

Action SetupScreen::deal_row(Ui& ui, Rect at) {
  const std::string words = ui.say("app.setup.deal");
  ui.mirror_group(words);
  const Rect button = at.take_right(std::min(176.0F, at.w * 0.52F), 8);
  if (!deal_) {
    ui.label(at, ui.say("app.setup.deal_by_chance"), {.size = 15, .ink = Ink::text_soft, .middle = true});
    if (ui.button(button, "setup.deal", ui.say("app.setup.same_deal"), Stance::live, 15))
      return act::Ask{"seed", ui.say("app.setup.deal_label"), ""};
    return {};
  }
  const std::string number = std::to_string(deal_->seed);
  ui.mirror().parts.push_back({words, {number}});
  ui.label(at, words + " " + number, {.size = 15, .middle = true});
  if (ui.button(button, "setup.chance", ui.say("app.setup.by_chance"), Stance::live, 15)) return act::Plain::new_seed;
  return {};
}

Action SetupScreen::start_button(Ui& ui, const Rect& at) {
  ui.mirror_group("");
  return ui.button(at, "setup.start", ui.say("app.setup.start"), Stance::primary, 20) ? act::Plain::start
                                                                                      : act::Plain::nothing;
}

void SetupScreen::picture(Ui& ui, Rect at) {
  const std::string id(game_->info->id);
  ui.paper(at);
  Rect inside = at.inset(16);
  draw::cover(ui, inside.take_top(inside.h * 0.62F, 12), id);
  ui.label(inside.take_top(22, 6), game_text(ui, id, "facts"),
           {.size = 14, .ink = Ink::ink_soft, .align = Align::centre});
  ui.text(inside, game_text(ui, id, "tagline"), {.size = 16, .ink = Ink::ink, .align = Align::centre});
}

Action SetupScreen::frame(Ui& ui) {
  ui.mirror().screen = "setup";
  ui.mirror().title = game_text(ui, game_->info->id, "name");
  Action action;
  const auto take = [&](Action wish) {
    if (!is_nothing(wish)) action = std::move(wish);
  };

  Rect screen = ui.area().inset(margin(ui));
  screen = screen.inset(std::max(0.0F, (screen.w - (ui.portrait() ? 560 : 1080)) / 2), 0);
  Rect top = screen.take_top(row_height, ui.cramped() ? 8 : 20);
  ui.mirror_group("");
  if (sign_button(ui, top.take_left(row_height).fit(1), "setup.back", ui.say("app.back"), Glyph::back))
    take(act::Plain::show_box);
  if (sign_button(ui, top.take_right(row_height).fit(1), "menu.open", ui.say("app.menu.open"), Glyph::menu))
    take(act::Plain::open_menu);
  heading(ui, top.inset(8, 0), ui.mirror().title, ui.cramped() ? 22 : 28);

  if (ui.portrait()) {
    count_row(ui, screen.take_top(row_height, 14));
    const Rect start = screen.take_bottom(56, 14);
    const float rows = static_cast<float>(game_->info->max_seats) * (row_height + row_gap);
    const Rect deal = screen.take_bottom(row_height, 8);
    take(seat_rows(ui, screen.take_top(std::min(rows, screen.h))));
    take(deal_row(ui, deal));
    take(start_button(ui, start));
    return action;
  }
  Rect side = screen.take_right(ui.cramped() ? screen.w * 0.4F : screen.w * 0.55F, ui.cramped() ? 14 : 28);
  if (ui.cramped()) {
    take(seat_rows(ui, screen));
    count_row(ui, side.take_top(row_height, 12));
    take(deal_row(ui, side.take_top(row_height, 12)));
    take(start_button(ui, side.take_bottom(56)));
    return action;
  }
  picture(ui, screen.fit(0.82F));
  side = side.inset(0, std::max(0.0F, (side.h - 520) / 2));
  count_row(ui, side.take_top(row_height, 18));
  const Rect start = side.take_bottom(60, 16);
  take(deal_row(ui, side.take_bottom(row_height, 12)));
  take(seat_rows(ui, side));
  take(start_button(ui, start));
  return action;
}

}  // namespace kairo::app
