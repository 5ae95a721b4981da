#pragma once

#include <cstdint>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "engine/match/match.h"
#include "tests/web/support/app_on_stage.h"
#include "tests/web/support/picture.h"
#include "web/app/settings.h"

/// The screens whose pictures are stored.
namespace kairo::testing {

/// The app as somebody holds it: gets to a scene by pressing what is there, and is then pictured.
class Sitter : public AppOnStage {
 public:
  using AppOnStage::AppOnStage;

  /// Opens a match that bots once played, after some of its moves, in percent, with people for all seats. Takes turns
  /// until somebody is asked.
  void open_match(std::string_view game, int seats, int percent);
  /// The link that does so.
  [[nodiscard]] std::string link_to(std::string_view game, int seats, int percent) const;
  /// The same match as a replay.
  void open_replay(std::string_view game, int seats);
  /// Somebody makes this move of the match, with motion, and the picture is taken so many seconds later.
  void watch(const Match& whole, std::size_t step, double seconds);
  /// Lets the pointer rest on something until it is explained.
  void rest_on(std::string_view id);
  /// Waits until nothing moves or vanishes by itself any more.
  void come_to_rest();
  /// Opens the lessons of a game, which the page then brings.
  void open_lessons(std::string_view game);

 private:
  [[nodiscard]] std::string link_of(const Match& whole, std::size_t moves) const;
};

/// Whether a scene is pictured on a large screen, too.
enum class Large : std::uint8_t { no, too };

/// The sizes of the screens, in CSS pixels; all but `large` are `each`.
enum class Size : std::uint8_t { phone, frame, tablet, desk, large, each };

struct Scene {
  std::string_view name;
  void (*reach)(Sitter& sitter);
  Large large = Large::no;
  app::TextSize text_size{};
  Size only = Size::each;  ///< of a scene that needs no more than one picture
  bool in_motion = false;  ///< pictured as it is reached, whatever still moves
};

/// A scene as one of the stored pictures shows it. Sizes in CSS pixels.
struct Shot {
  const Scene* scene = nullptr;
  int width = 0;
  int height = 0;
  text::Language language{};
  draw::Theme theme{};
  [[nodiscard]] std::string name() const;
  /// Prints a value in messages of GoogleTest.
  friend std::ostream& operator<<(std::ostream& out, const Shot& shot) { return out << shot.name(); }
};
/// Each scene in four sizes, so that it is there twice in each language, and twice dark and light; some on a large
/// screen too, and some in one size only.
std::vector<Shot> shots();

/// The picture in half its size.
draw::testing::Picture take(const Shot& shot);

}  // namespace kairo::testing
