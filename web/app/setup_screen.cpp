#include "web/app/setup_screen.h"

#include <algorithm>
#include <charconv>

#include "engine/bots/bot.h"
#include "web/app/drawing.h"
#include "web/app/furniture.h"
#include "web/app/link.h"

namespace kairo::app {

namespace {

/// The number of a deal as it was typed.
std::optional<std::uint64_t> read_seed(std::string_view typed) {
  while (typed.starts_with(' ')) typed.remove_prefix(1);
  while (typed.ends_with(' ')) typed.remove_suffix(1);
  std::uint64_t seed = 0;
  const auto [end, error] = std::from_chars(typed.data(), typed.data() + typed.size(), seed);
  const bool whole = error == std::errc{} && end == typed.data() + typed.size();
  return whole && seed < seed_bound ? std::optional(seed) : std::nullopt;
}

/// Below this width a seat's name and its kinds stand under one another: no word of either is broken.
constexpr float narrow_width = 400;
constexpr float kinds_height = 44;

bool is_two_lines(float width) { return width < narrow_width; }

float seat_height(float width) { return is_two_lines(width) ? row_height + 4 + kinds_height : row_height; }

}  // namespace

void SetupScreen::open(const Game& game, std::span<const Chair> chairs, std::optional<Setup> deal) {
  game_ = &game;
  chairs_.assign(chairs.begin(), chairs.end());
  left_.clear();
  seed_.reset();
  if (chairs_.empty()) chairs_.push_back({});
  const int wanted = std::clamp(static_cast<int>(chairs_.size()), game.info->min_seats, game.info->max_seats);
  set_seats(wanted);
  options_.open(*game.info, standard_setup(*game.info, wanted, 0).options);
  if (deal) take_deal(*deal);
}

void SetupScreen::take_deal(const Setup& deal) {
  seed_ = deal.seed;
  set_seats(deal.seats);
  options_.open(*game_->info, deal.options);
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
  return {.seats = static_cast<int>(chairs_.size()), .seed = seed_.value_or(chance), .options = options_.values()};
}

bool SetupScreen::answer(std::string_view what, std::string_view typed) {
  if (what == "seed") {
    // A mere number keeps what has been agreed on here; a link brings what was agreed on there.
    if (const auto seed = read_seed(typed)) {
      seed_ = seed;
      return true;
    }
    const Link link = read_link(typed);
    if (!link.match || &link.match->game() != game_ || !link.match->setup()) return false;
    take_deal(*link.match->setup());
    return true;
  }
  if (what.starts_with("name ") && what.size() == 6) {
    const auto seat = static_cast<std::size_t>(what.back() - '0');
    if (seat < chairs_.size()) chairs_[seat].name = clean_name(typed);
  }
  return true;
}

Action SetupScreen::seat_row(Ui& ui, Rect whole, Seat seat) {
  Rect at = whole.take_top(row_height);
  Chair& chair = chairs_[seat];
  const std::string number = std::to_string(seat);
  const std::string& name = ui.name(seat);
  const bool human = chair.kind == Chair::Kind::human;
  ui.mirror_group(ui.say(Phrase{"app.setup.seat", {kairo::number("n", seat + 1)}}));
  const bool two_lines = is_two_lines(at.w);
  portrait(ui, at.take_left(at.h, 8), seat);

  std::vector<std::string> kinds{ui.say("app.setup.person")};
  for (int level = 0; level < bot_levels; ++level)
    kinds.push_back(ui.say("bot.level." + std::string(level_name(static_cast<BotLevel>(level)))));
  const Rect kinds_at = two_lines ? whole.take_bottom(kinds_height) : at.take_right(at.w * 0.6F, 8);
  Action action;
  if (ui.plate(at, "setup.name." + number, ui.say(Phrase{"app.setup.rename", {seat_name("seat", seat)}})))
    action = act::Ask{"name " + number, ui.say("app.setup.name"), name};
  ui.label(at.inset(10, 0), name, {.size = 17, .middle = true});
  const int sits = human ? 0 : 1 + std::min(chair.level, bot_levels - 1);
  if (const auto picked = choice(ui, kinds_at, "setup.kind." + number, kinds, sits)) {
    chair.kind = *picked == 0 ? Chair::Kind::human : Chair::Kind::bot;
    chair.level = std::max(0, *picked - 1);
  }
  return action;
}

float SetupScreen::seats_height(float width) const {
  return static_cast<float>(chairs_.size()) * (seat_height(width) + row_gap);
}

Action SetupScreen::seat_rows(Ui& ui, Rect at) {
  Action action;
  for (Seat seat = 0; seat < chairs_.size(); ++seat)
    take(action, seat_row(ui, at.take_top(seat_height(at.w), row_gap), seat));
  return action;
}

void SetupScreen::count_row(Ui& ui, Rect at) {
  const GameInfo& info = *game_->info;
  if (info.min_seats == info.max_seats) return;
  const std::string words = ui.say("app.setup.seats");
  ui.mirror_group(words);
  ui.excerpt(at.take_left(std::min(at.w * 0.42F, ui.text_width(words) + 12), 8), words, {.middle = true});
  std::vector<std::string> counts;
  for (int n = info.min_seats; n <= info.max_seats; ++n) counts.push_back(std::to_string(n));
  if (const auto picked = choice(ui, at, "setup.seats", counts, static_cast<int>(chairs_.size()) - info.min_seats))
    set_seats(info.min_seats + *picked);
}

Action SetupScreen::deal_row(Ui& ui, Rect at) {
  const std::string words = ui.say("app.setup.deal");
  ui.mirror_group(words);
  const Rect button = at.take_right(std::min(176.0F, at.w * 0.52F), 8);
  if (!seed_) {
    ui.excerpt(at, ui.say("app.setup.deal_by_chance"), {.size = 15, .ink = Ink::text_soft, .middle = true});
    if (ui.button(button, "setup.deal", ui.say("app.setup.same_deal"), Stance::live, 15))
      return act::Ask{"seed", ui.say("app.setup.deal_label"), ""};
    return {};
  }
  const std::string number = std::to_string(*seed_);
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
  draw::cover(ui, inside.take_top(inside.h - 96, 12), id);
  ui.label(inside.take_top(22, 6), game_text(ui, id, "facts"),
           {.size = 14, .ink = Ink::ink_soft, .align = Align::centre});
  ui.text(inside, game_text(ui, id, "tagline"), {.size = 16, .ink = Ink::ink, .align = Align::centre});
}

Action SetupScreen::frame(Ui& ui) {
  ui.mirror().screen = "setup";
  ui.mirror().title = game_text(ui, game_->info->id, "name");
  Action action;

  Rect screen = ui.area().inset(margin(ui));
  screen = screen.inset(std::max(0.0F, (screen.w - (ui.portrait() ? 560 : 1080)) / 2), 0);
  Rect top = screen.take_top(row_height, ui.cramped() ? 8 : 20);
  ui.mirror_group("");
  if (sign_button(ui, top.take_left(row_height).fit(1), "setup.back", ui.say("app.back"), Glyph::back))
    take(action, act::Plain::show_box);
  if (sign_button(ui, top.take_right(row_height).fit(1), "menu.open", ui.say("app.menu.open"), Glyph::menu))
    take(action, act::Plain::open_menu);
  heading(ui, top.inset(8, 0), ui.mirror().title, ui.cramped() ? 22 : 28);

  if (ui.portrait()) {
    const Rect start = screen.take_bottom(56, 14);
    take(action, column(ui, screen, true));
    take(action, start_button(ui, start));
  } else if (ui.cramped()) {
    Rect side = screen.take_right(screen.w * 0.42F, 14);
    const Rect rolled = ui.begin_scroll(screen, "setup.seats", seats_height(screen.w));
    take(action, seat_rows(ui, rolled));
    ui.end_scroll();
    const Rect start = side.take_bottom(56, 10);
    take(action, column(ui, side, false));
    take(action, start_button(ui, start));
  } else {
    Rect side = screen.take_right(screen.w * 0.55F, 28);
    picture(ui, screen.fit(0.82F));
    side = side.inset(0, std::max(0.0F, (side.h - 580) / 2));
    const Rect start = side.take_bottom(60, 16);
    take(action, column(ui, side, true));
    take(action, start_button(ui, start));
  }
  return action;
}

Action SetupScreen::column(Ui& ui, const Rect& at, bool with_seats) {
  const bool counted = game_->info->min_seats < game_->info->max_seats;
  const float count = counted ? row_height + 14 : 0;
  const float seats = with_seats ? seats_height(at.w) + 4 : 0;
  const float options = options_.height(ui, at.w);
  const float height = count + seats + options + row_height;

  Action action;
  Rect rolled = ui.begin_scroll(at, "setup.column", height);
  if (counted) count_row(ui, rolled.take_top(row_height, 14));
  if (with_seats) action = seat_rows(ui, rolled.take_top(seats));
  options_.frame(ui, rolled.take_top(options));
  // The deal is what most people leave alone: it stands last, at the foot.
  take(action, deal_row(ui, rolled.take_bottom(row_height)));
  ui.end_scroll();
  return action;
}

}  // namespace kairo::app
