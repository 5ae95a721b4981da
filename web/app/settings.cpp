#include "web/app/settings.h"

#include <algorithm>

#include "engine/core/numbers.h"
#include "engine/match/registry.h"
#include "web/app/kit/lines.h"
#include "web/app/settings_table.h"

namespace kairo::app {

namespace {

constexpr std::string_view first_line = "kairo settings 1";
constexpr std::size_t most_names = 8;
constexpr std::size_t most_rooms = 8;
constexpr std::string_view no_word = "-";

/// "GAME offered", "GAME finished", "GAME step NUMBER" or "GAME solved ID"
void read_learned(LessonsProgress& learned, std::string_view value) {
  constexpr std::size_t longest_id = 60;
  constexpr std::size_t most_solved = 60;
  const Game* game = find_game(pop_word(value));
  if (game == nullptr) return;
  LessonProgress& progress = learned[std::string(game->info->id)];
  const std::string_view what = pop_word(value);
  if (what == "offered") progress.offered = true;
  if (what == "finished") progress.finished = true;
  if (what == "solved" && !value.empty() && value.size() <= longest_id && progress.solved.size() < most_solved)
    progress.solved.emplace(value);
  if (what == "step") progress.step = read_number<std::size_t>(value).value_or(progress.step);
}

void write_learned(std::string& text, std::string_view game, const LessonProgress& progress) {
  const auto line = [&](std::string_view what) { text.append("learn ").append(game).append(" ").append(what) += '\n'; };
  if (progress.offered) line("offered");
  if (progress.finished) line("finished");
  if (progress.step > 0) line("step " + std::to_string(progress.step));
  for (const std::string& id : progress.solved) line("solved " + id);
}

/// "GAME OPTION VALUE"
void read_option(ChosenOptions& chosen, std::string_view value) {
  const Game* game = find_game(pop_word(value));
  if (game == nullptr) return;
  const auto& options = game->info->options;
  const std::string_view name = pop_word(value);
  const auto spec = std::ranges::find(options, name, &OptionSpec::name);
  const auto number = read_number<std::int16_t>(value);
  if (spec == options.end() || !number || !spec->allows(*number)) return;
  const std::string id(game->info->id);
  if (!chosen.contains(id)) chosen[id] = standard_setup(*game->info, game->info->min_seats, 0).options;
  chosen[id][static_cast<std::size_t>(spec - options.begin())] = *number;
}

void write_options(std::string& text, const GameInfo& game, const OptionValues& values) {
  for (std::size_t i = 0; i < game.options.size(); ++i) {
    if (values[i] == game.options[i].standard) continue;
    text.append("option ").append(game.id).append(" ").append(game.options[i].name);
    text.append(" ").append(std::to_string(values[i])) += '\n';
  }
}

/// Puts a name first; those that were used longest ago are forgotten.
void add_name(std::vector<std::string>& names, const std::string& name) {
  if (name.empty()) return;
  std::erase(names, name);
  names.insert(names.begin(), name);
  if (names.size() > most_names) names.resize(most_names);
}

void read_name(std::vector<std::string>& names, std::string_view value) {
  const std::string name = parse_name(value).value_or("");
  if (!name.empty() && names.size() < most_names && std::ranges::find(names, name) == names.end())
    names.push_back(name);
}

/// "KEY MATCH TABLE SEAT"; what is not known is a dash.
void read_room(std::vector<KeptRoom>& rooms, std::string_view value) {
  const auto word = [&] {
    const std::string_view next = pop_word(value);
    return std::string(next == no_word ? "" : next);
  };
  KeptRoom room{.key = word()};
  room.match = word();
  room.table = word();
  if (const auto seat = read_number<int>(word())) room.seat = static_cast<Seat>(*seat);
  if (!room.key.empty() && rooms.size() < most_rooms) rooms.push_back(std::move(room));
}

std::string_view word_or_dash(std::string_view word) { return word.empty() ? no_word : word; }

void read_field(Settings& settings, std::string_view name, std::string_view value) {
  for (const SettingRow& row : settings_table)
    if (row.stored == name) row.set(settings, value_named(row, value).value_or(row.get(settings)));
  if (name == "open") settings.open_match = value;
  if (name == "learn") read_learned(settings.learned, value);
  if (name == "news") settings.known_news = read_number<int>(value).value_or(0);
  if (name == "name") read_name(settings.names, value);
  if (name == "device") settings.device = read_number<std::uint64_t>(value).value_or(0);
  if (name == "room") read_room(settings.rooms, value);
  if (name == "at-room") settings.open_room = value;
  if (name == "option") read_option(settings.options, value);
}

/// Adds what was learned elsewhere.
void add_learned(LessonsProgress& learned, const LessonsProgress& elsewhere) {
  for (const auto& [game, theirs] : elsewhere) {
    LessonProgress& ours = learned[game];
    ours.offered |= theirs.offered;
    ours.finished |= theirs.finished;
    ours.step = std::max(ours.step, theirs.step);
    ours.solved.insert(theirs.solved.begin(), theirs.solved.end());
  }
}

}  // namespace

bool is_learned(const LessonsProgress& learned, std::string_view game) {
  const auto found = learned.find(game);
  return found != learned.end() && found->second.finished;
}

bool is_under_way(const LessonsProgress& learned, std::string_view game) {
  const auto found = learned.find(game);
  return found != learned.end() && found->second.step > 0;
}

void remember_start(Settings& settings, const GameInfo& game, const Setup& setup, const std::vector<Player>& players) {
  settings.players = players;
  settings.options[std::string(game.id)] = setup.options;
  for (std::size_t seat = players.size(); seat-- > 0;)
    if (players[seat].kind == Player::Kind::human) add_name(settings.names, players[seat].name);
}

KeptRoom& keep_room(Settings& settings, std::string_view key) {
  auto& rooms = settings.rooms;
  const auto found = std::ranges::find(rooms, key, &KeptRoom::key);
  KeptRoom room = found != rooms.end() ? std::move(*found) : KeptRoom{.key = std::string(key)};
  if (found != rooms.end()) rooms.erase(found);
  rooms.insert(rooms.begin(), std::move(room));
  if (rooms.size() > most_rooms) rooms.resize(most_rooms);
  return rooms.front();
}

void follow(Settings& settings, const Settings& elsewhere) {
  for (const SettingRow& row : settings_table) row.set(settings, row.get(elsewhere));
  settings.known_news = std::max(settings.known_news, elsewhere.known_news);
  settings.names = elsewhere.names;
  if (settings.device == 0) settings.device = elsewhere.device;
  add_learned(settings.learned, elsewhere.learned);
}

std::string settings_text(const Settings& settings) {
  std::string text = std::string(first_line) + "\n";
  const auto field = [&](std::string_view name, std::string_view value) {
    ((text += name) += ' ') += value;
    text += '\n';
  };
  for (const SettingRow& row : settings_table)
    if (const int value = row.get(settings); value != not_chosen) field(row.stored, row.values[value]);
  field("news", std::to_string(settings.known_news));
  if (!settings.open_match.empty()) field("open", settings.open_match);
  for (const auto& [game, progress] : settings.learned) write_learned(text, game, progress);
  for (const auto& [game, values] : settings.options)
    if (const Game* known = find_game(game); known != nullptr) write_options(text, *known->info, values);
  for (const std::string& name : settings.names) field("name", name);
  if (settings.device != 0) field("device", std::to_string(settings.device));
  for (const auto& [key, match, table, seat] : settings.rooms) {
    std::string room = key;
    const std::string place = seat ? std::to_string(*seat) : "";
    for (const std::string_view word : {std::string_view(match), std::string_view(table), std::string_view(place)})
      (room += ' ') += word_or_dash(word);
    field("room", room);
  }
  if (!settings.open_room.empty()) field("at-room", settings.open_room);
  if (!settings.players.empty()) text += "chairs\n" + players_text(settings.players);
  return text;
}

Settings parse_settings(std::string_view text) {
  Settings settings;
  if (pop_line(text) != first_line) return settings;
  while (!text.empty()) {
    const std::string_view line = pop_line(text);
    if (line == "chairs") {
      settings.players = parse_players(text).value_or(std::vector<Player>{});
      break;
    }
    const std::size_t blank = line.find(' ');
    if (blank != std::string_view::npos) read_field(settings, line.substr(0, blank), line.substr(blank + 1));
  }
  return settings;
}

}  // namespace kairo::app
