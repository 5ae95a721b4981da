#include "web/app/screens/setup_screen.h"

#include <algorithm>
#include <utility>

#include "engine/bots/level.h"
#include "engine/core/numbers.h"
#include "web/app/links/link.h"
#include "web/app/screens/drawing.h"
#include "web/app/screens/widgets.h"
#include "web/tables/tables.h"

namespace kairo::app {

namespace {

/// Parses the number of a deal as it was typed.
std::optional<std::uint64_t> read_seed(std::string_view typed) {
  while (typed.starts_with(' ')) typed.remove_prefix(1);
  while (typed.ends_with(' ')) typed.remove_suffix(1);
  const auto seed = read_number<std::uint64_t>(typed);
  return seed && *seed < seed_bound ? seed : std::nullopt;
}

/// Below this width a seat's kinds stand under its name, so that no word of either is broken.
constexpr float narrow_width = 520;
constexpr float kinds_height = 44;

/// Below this width the heading of the number of players stands above the numbers.
constexpr float least_count_row = 300;
constexpr float count_heading = 24;

constexpr float least_level_with_sign = 130;

constexpr draw::TextStyle meaning_style{.size = 14, .ink = Ink::text_soft};

bool is_narrow(float width) { return width < least_count_row; }

float count_height(float width) { return row_height + (is_narrow(width) ? count_heading : 0); }

bool is_two_lines(float width) { return width < narrow_width; }

float seat_height(float width) { return is_two_lines(width) ? row_height + 4 + kinds_height : row_height; }

/// Leads to the next level. Where there is room for its name only, the sign is left out.
bool level_button(Ui& ui, const Rect& at, std::string_view id, std::string_view words, std::string_view level) {
  if (at.w >= least_level_with_sign) return worded_button(ui, at, id, words, Icon::next, WidgetState::enabled, level);
  const bool tapped = ui.icon_button(at, id, words);
  ui.label(at, level,
           {.size = draw::min_text_size,
            .ink = Ui::button_ink(WidgetState::enabled),
            .align = Align::centre,
            .middle = true});
  return tapped;
}

}  // namespace

SetupScreen::SetupScreen(const Game& game, std::span<const Player> players, std::optional<Setup> deal)
    : game_(&game), players_(players.begin(), players.end()) {
  if (players_.empty()) players_.push_back({});
  const int wanted = std::clamp(static_cast<int>(players_.size()), game.info->min_seats, game.info->max_seats);
  set_seats(wanted);
  options_.open(*game.info, standard_setup(*game.info, wanted, 0).options);
  if (deal) set_deal(*deal);
}

void SetupScreen::set_deal(const Setup& deal) {
  seed_ = deal.seed;
  set_seats(deal.seats);
  options_.open(*game_->info, deal.options);
}

void SetupScreen::set_options(const OptionValues& values) { options_.open(*game_->info, values); }

void SetupScreen::set_seats(int count) {
  while (static_cast<int>(players_.size()) > count) {
    removed_.push_back(players_.back());
    players_.pop_back();
  }
  while (static_cast<int>(players_.size()) < count) {
    players_.push_back(removed_.empty()
                           ? Player{.kind = Player::Kind::bot, .level = static_cast<int>(BotLevel::regular)}
                           : removed_.back());
    if (!removed_.empty()) removed_.pop_back();
  }
}

Setup SetupScreen::setup(std::uint64_t random_seed) const {
  return {
      .seats = static_cast<int>(players_.size()), .seed = seed_.value_or(random_seed), .options = options_.values()};
}

std::optional<Series> SetupScreen::series() const {
  const int seats = static_cast<int>(players_.size());
  return games_ >= least_series && has_series(*game_->info, seats) ? std::optional(new_series(games_, seats))
                                                                   : std::nullopt;
}

bool SetupScreen::answer(std::string_view what, std::string_view typed) {
  if (what == "seed") {
    // A number keeps the options that were chosen here; a link brings its own.
    if (const auto seed = read_seed(typed)) {
      seed_ = seed;
      return true;
    }
    const Link link = read_link(typed);
    if (!link.match || &link.match->game() != game_ || !link.match->setup()) return false;
    set_deal(*link.match->setup());
    return true;
  }
  if (what.starts_with("name ") && what.size() == 6) {
    const auto seat = static_cast<std::size_t>(what.back() - '0');
    if (seat < players_.size()) players_[seat].name = clean_name(typed);
  }
  return true;
}

Action SetupScreen::seat_row(Ui& ui, Rect whole, Seat seat) {
  Rect at = whole.take_top(row_height);
  const std::string number = std::to_string(seat);
  const std::string& name = ui.name(seat);
  ui.mirror_group(ui.say(Phrase{"app.setup.seat", {kairo::number("n", seat + 1)}}));
  const bool two_lines = is_two_lines(at.w);
  portrait(ui, at.take_left(at.h, 8), seat);

  const Rect kinds_at = two_lines ? whole.take_bottom(kinds_height) : at.take_right(at.w * 0.6F, 8);
  Action action;
  if (ui.icon_button(at, "setup.name." + number, ui.say(Phrase{"app.setup.rename", {seat_name("seat", seat)}})))
    action = act::Ask{"name " + number, ui.say("app.setup.name"), name};
  ui.label(at.inset(10, 0), name, {.size = 17, .middle = true});
  kind_row(ui, kinds_at, seat);
  return action;
}

void SetupScreen::kind_row(Ui& ui, Rect at, Seat seat) {
  Player& player = players_[seat];
  const std::string number = std::to_string(seat);
  const Rect level_at = at.take_right(at.w * 0.36F, row_gap / 2);
  const std::vector<std::string> kinds{ui.say("app.setup.person"), ui.say("app.setup.bot")};
  const int kind = player.kind == Player::Kind::human ? 0 : 1;
  const auto picked = choice(ui, at, "setup.kind." + number, kinds, kind, at.w < 160 ? 14 : 16);
  if (picked && *picked != kind)
    player = {*picked == 0 ? Player::Kind::human : Player::Kind::bot, static_cast<int>(BotLevel::regular), player.name};
  if (player.kind == Player::Kind::human) return;
  const std::string level = ui.say("bot.level." + std::string(level_name(static_cast<BotLevel>(player.level))));
  const std::string words = ui.say("app.setup.level") + ": " + level;
  if (level_button(ui, level_at, "setup.level." + number, words, level)) player.level = (player.level + 1) % bot_levels;
}

float SetupScreen::seats_height(float width) const {
  return static_cast<float>(players_.size()) * (seat_height(width) + row_gap);
}

Action SetupScreen::seat_rows(Ui& ui, Rect at) {
  Action action;
  for (Seat seat = 0; seat < players_.size(); ++seat)
    merge(action, seat_row(ui, at.take_top(seat_height(at.w), row_gap), seat));
  return action;
}

void SetupScreen::count_row(Ui& ui, Rect at) {
  const GameInfo& info = *game_->info;
  if (info.min_seats == info.max_seats) return;
  const std::string words = ui.say("app.setup.seats");
  ui.mirror_group(words);
  const draw::TextStyle style{.middle = true};
  const Rect heading = is_narrow(at.w) ? at.take_top(count_heading)
                                       : at.take_left(std::min(at.w * 0.42F, ui.text_width(words, style) + 12), 8);
  ui.label(heading, words, style);
  std::vector<std::string> counts;
  for (int n = info.min_seats; n <= info.max_seats; ++n) counts.push_back(std::to_string(n));
  if (const auto picked = choice(ui, at, "setup.seats", counts, static_cast<int>(players_.size()) - info.min_seats))
    wanted_seats_ = info.min_seats + *picked;
}

float SetupScreen::series_height(const Ui& ui, float width) const {
  if (!has_series(*game_->info, static_cast<int>(players_.size()))) return 0;
  const float words = games_ > 1 ? ui.text_height(width, ui.say("app.setup.series.words"), meaning_style) + 4 : 0;
  return count_height(width) + words;
}

Action SetupScreen::series_row(Ui& ui, Rect at) {
  const std::string words = ui.say("app.setup.series");
  ui.mirror_group(words);
  if (games_ > 1) {
    const std::string meaning = ui.say("app.setup.series.words");
    ui.text(at.take_bottom(ui.text_height(at.w, meaning, meaning_style), 4), meaning, meaning_style);
    ui.mirror().parts.push_back({words, {meaning}});
  }
  const draw::TextStyle style{.middle = true};
  const Rect heading = is_narrow(at.w) ? at.take_top(count_heading)
                                       : at.take_left(std::min(at.w * 0.42F, ui.text_width(words, style) + 12), 8);
  ui.text(heading, words, style);
  std::vector<std::string> counts;
  for (int n = 1; n <= most_series; ++n) counts.push_back(std::to_string(n));
  const auto picked = choice(ui, at, "setup.series", counts, games_ - 1);
  if (!picked) return {};
  games_ = 1 + *picked;
  return act::Plain::redraw;  // the row may need more room
}

Action SetupScreen::deal_row(Ui& ui, Rect at) {
  const std::string words = ui.say("app.setup.deal");
  ui.mirror_group(words);
  const Rect button = at.take_right(std::min(176.0F, at.w * 0.52F), 8);
  if (!seed_) {
    ui.text(at, ui.say("app.setup.deal_by_chance"), {.size = 15, .ink = Ink::text_soft, .middle = true});
    if (ui.button(button, "setup.deal", ui.say("app.setup.same_deal"), WidgetState::enabled, 15))
      return act::Ask{"seed", ui.say("app.setup.deal_label"), ""};
    return {};
  }
  const std::string number = std::to_string(*seed_);
  ui.mirror().parts.push_back({words, {number}});
  ui.label(at, words + " " + number, {.size = 15, .middle = true});
  if (ui.button(button, "setup.chance", ui.say("app.setup.by_chance"), WidgetState::enabled, 15))
    return act::Plain::new_seed;
  return {};
}

Action SetupScreen::learn_button(Ui& ui, const Rect& at, bool is_first) const {
  ui.mirror_group("");
  const std::string words = ui.say(is_first ? "app.lesson.offer" : "app.lesson.menu");
  return worded_button(ui, at, "setup.learn", words, Icon::branch)
             ? Action{act::ShowLearn{std::string(game_->info->id)}}
             : Action{};
}

Action SetupScreen::start_button(Ui& ui, const Rect& at) {
  ui.mirror_group("");
  return ui.button(at, "setup.start", ui.say("app.setup.start"), WidgetState::primary, 20) ? act::Plain::start
                                                                                           : act::Plain::nothing;
}

void SetupScreen::picture(Ui& ui, Rect at) {
  const std::string id(game_->info->id);
  const std::string facts = game_text(ui, id, "facts");
  const std::string tagline = game_text(ui, id, "tagline");
  constexpr draw::TextStyle facts_style{.size = 14, .ink = Ink::ink_soft, .align = Align::centre};
  constexpr draw::TextStyle tagline_style{.size = 16, .ink = Ink::ink, .align = Align::centre};
  ui.paper(at);
  Rect inside = at.inset(16);
  const Rect tagline_at = inside.take_bottom(ui.text_height(inside.w, tagline, tagline_style), 6);
  const Rect facts_at = inside.take_bottom(ui.text_height(inside.w, facts, facts_style), 12);
  tables::draw_cover(ui, inside, id);
  ui.text(facts_at, facts, facts_style);
  ui.text(tagline_at, tagline, tagline_style);
}

Action SetupScreen::frame(Ui& ui, bool has_way_back, bool is_first) {
  ui.mirror().screen = "setup";
  ui.mirror().title = game_text(ui, game_->info->id, "name");
  Action action;

  Rect screen = ui.area().inset(margin(ui));
  screen = screen.inset(std::max(0.0F, (screen.w - (ui.portrait() ? 560 : 1080)) / 2), 0);
  Rect top = screen.take_top(row_height, ui.compact() ? 8 : 20);
  ui.mirror_group("");
  const Rect back_at = top.take_left(row_height).fit(1);
  if (has_way_back && sign_button(ui, back_at, "setup.back", ui.say("app.back"), Icon::back))
    merge(action, act::Plain::go_back);
  if (sign_button(ui, top.take_right(row_height).fit(1), "menu.open", ui.say("app.menu.open"), Icon::menu))
    merge(action, act::Plain::open_menu);
  heading(ui, top.inset(8, 0), ui.mirror().title, ui.compact() ? 22 : 28);

  if (ui.portrait()) {
    const Rect start = screen.take_bottom(56, 10);
    merge(action, learn_button(ui, screen.take_bottom(row_height, 12), is_first));
    merge(action, column(ui, screen, true));
    merge(action, start_button(ui, start));
  } else if (ui.compact()) {
    Rect side = screen.take_right(screen.w * 0.42F, 14);
    const Rect scrolled = ui.begin_scroll(screen, "setup.seats", seats_height(screen.w));
    merge(action, seat_rows(ui, scrolled));
    ui.end_scroll();
    const Rect start = side.take_bottom(56, 10);
    merge(action, learn_button(ui, side.take_bottom(row_height, 8), is_first));
    merge(action, column(ui, side, false));
    merge(action, start_button(ui, start));
  } else {
    Rect side = screen.take_right(screen.w * 0.55F, 28);
    picture(ui, screen.fit(0.82F));
    side = side.inset(0, std::max(0.0F, (side.h - 720) / 2));
    const Rect start = side.take_bottom(60, 12);
    merge(action, learn_button(ui, side.take_bottom(row_height, 14), is_first));
    merge(action, column(ui, side, true));
    merge(action, start_button(ui, start));
  }
  // Last, since everything above is laid out for the previous number of seats.
  if (wanted_seats_ != 0) {
    set_seats(std::exchange(wanted_seats_, 0));
    merge(action, act::Plain::redraw);
  }
  return action;
}

Action SetupScreen::column(Ui& ui, const Rect& at, bool with_seats) {
  const bool counted = game_->info->min_seats < game_->info->max_seats;
  const float count = counted ? count_height(at.w) + 14 : 0;
  const float seats = with_seats ? seats_height(at.w) + 4 : 0;
  const float options = options_.height(ui, at.w, static_cast<int>(players_.size()));
  const float series = series_height(ui, at.w);
  const float height = count + seats + options + series + (series > 0 ? 14 : 0) + row_height;

  Action action;
  Rect scrolled = ui.begin_scroll(at, "setup.column", height);
  if (counted) count_row(ui, scrolled.take_top(count_height(at.w), 14));
  if (with_seats) action = seat_rows(ui, scrolled.take_top(seats));
  options_.frame(ui, scrolled.take_top(options), static_cast<int>(players_.size()));
  if (series > 0) merge(action, series_row(ui, scrolled.take_top(series, 14)));
  // Last, since most people leave the deal to chance.
  merge(action, deal_row(ui, scrolled.take_bottom(row_height)));
  ui.end_scroll();
  return action;
}

}  // namespace kairo::app
