#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/setup.h"
#include "web/app/session/player.h"
#include "web/app/session/speed.h"
#include "web/draw/geometry.h"
#include "web/draw/theme.h"
#include "web/text/language.h"

namespace kairo::app {

enum class Volume : std::uint8_t { soft, medium, full };

/// How much larger everything is drawn (zoom.h).
enum class TextSize : std::uint8_t { normal, large, largest };
inline constexpr int text_sizes = 3;

/// The settings, in the order of the menu; settings_table.h says how they are set.
enum class Setting : std::uint8_t {
  language,
  theme,
  contrast,
  text_size,
  hand,
  speed,
  asking,
  volume,
  confirms_moves,
  words,
  vibration,
  muted,
  muted_in_frames
};

/// How far the player has come with the lessons of a game.
struct LessonProgress {
  bool offered = false;   ///< a match or a lesson of the game was started, so the guide need not be offered again
  std::size_t step = 0;   ///< where the guide was left; 0: at its start
  bool finished = false;  ///< the guide was taken to its end
  std::set<std::string> solved{};  ///< ids of exercises
  friend bool operator==(const LessonProgress&, const LessonProgress&) = default;
};
/// A live table that somebody of this device has sat at.
struct KeptRoom {
  std::string key;
  std::string match{};         ///< the id of its match as it is saved here; empty: it has not begun
  std::string table{};         ///< what was known of it last (engine/match/live/table_code.h); empty: nothing
  std::optional<Seat> seat{};  ///< where this browser's person has sat down there; no_seat: they watch; none: not known
  friend bool operator==(const KeptRoom&, const KeptRoom&) = default;
};
using ChosenOptions = std::map<std::string, OptionValues, std::less<>>;
using LessonsProgress = std::map<std::string, LessonProgress, std::less<>>;
/// Whether the guided match of this game was taken to its end.
bool is_learned(const LessonsProgress& learned, std::string_view game);
/// Whether the guided match of this game was left before its end.
bool is_under_way(const LessonsProgress& learned, std::string_view game);

/// The player's choices, between visits. A setting that was not chosen follows the browser.
struct Settings {
  std::optional<text::Language> language;
  std::optional<draw::Theme> theme;
  std::optional<draw::Contrast> contrast;
  TextSize text_size = TextSize::normal;
  draw::Hand hand = draw::Hand::right;
  Speed speed = Speed::calm;
  bool confirms_moves = true;  ///< a tap that names a whole move only chooses it
  Volume volume = Volume::medium;
  bool muted = false;
  bool muted_in_frames = true;  ///< the same on other sites' pages, where nobody expects a sound
  bool vibration = true;        ///< where the device can
  bool words = false;           ///< the page shows the table in words beside the canvas
  /// When to be asked for answers, where a game leaves that to each seat: an index into its values
  /// (tables::SeatSetting). A match keeps its own, which begins with this one.
  std::optional<int> asking{};
  std::vector<Player> players;     ///< of the last match that was started; empty: none
  std::vector<std::string> names;  ///< of people, typed here; the one who played last is first
  ChosenOptions options;           ///< by game, of the last match that was started
  int known_news = 0;              ///< the newest of web/app/news.h that needs no telling any more
  std::string open_match;          ///< the match that was on the screen; empty: none
  LessonsProgress learned;         ///< by game
  std::uint64_t device = 0;        ///< at live tables: this browser by its random number; 0: it has none yet
  std::vector<KeptRoom> rooms;     ///< the one that was used last is first
  std::string open_room;           ///< the key of the room that was on the screen; empty: none
  friend bool operator==(const Settings&, const Settings&) = default;
};

/// Remembers a match that is started: its players, their names and its options.
void remember_start(Settings& settings, const GameInfo& game, const Setup& setup, const std::vector<Player>& players);

/// The kept room of this key, which becomes the first one; those that were used longest ago are forgotten.
KeptRoom& keep_room(Settings& settings, std::string_view key);

/// Follows what was chosen in another tab. Each tab has its own players and its own open match.
void follow(Settings& settings, const Settings& elsewhere);

std::string settings_text(const Settings& settings);
/// Ignores what it does not understand: that keeps its default.
Settings parse_settings(std::string_view text);

}  // namespace kairo::app
