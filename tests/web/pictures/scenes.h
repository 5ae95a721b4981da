#pragma once

#include <cstdint>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

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
  /// The same match as a replay.
  void open_replay(std::string_view game, int seats);
  /// Lets the pointer rest on something until it is explained.
  void rest_on(std::string_view id);
  /// Waits until nothing moves or vanishes by itself any more.
  void come_to_rest();
  /// Opens the lessons of a game, which the page then brings.
  void open_lessons(std::string_view game);
};

/// Whether a scene is pictured on a large screen.
enum class Large : std::uint8_t { no, too };

struct Scene {
  std::string_view name;
  void (*reach)(Sitter& sitter);
  Large large = Large::no;
  app::TextSize text_size{};
};

/// A scene as one of the stored pictures shows it. Sizes in CSS pixels.
struct Shot {
  const Scene* scene = nullptr;
  int width = 0;
  int height = 0;
  text::Language language{};
  draw::Theme theme{};
  [[nodiscard]] std::string name() const;
  /// For messages of GoogleTest.
  friend std::ostream& operator<<(std::ostream& out, const Shot& shot) { return out << shot.name(); }
};
/// Each scene in four sizes, so that it is there twice in each language, and twice dark and light; some on a large
/// screen too.
std::vector<Shot> shots();

/// The picture in half its size.
draw::testing::Picture take(const Shot& shot);

}  // namespace kairo::testing
