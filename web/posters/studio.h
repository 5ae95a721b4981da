#pragma once

#include <functional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "web/app/screens/typefaces.h"
#include "web/draw/ui.h"
#include "web/text/language.h"

namespace kairo::posters {

/// Draws with the page's own drawing kit onto SVG pictures, in one language. Owns a Dear ImGui context, so there may be
/// only one studio at a time.
class Studio {
 public:
  /// `fonts` is the folder of the fonts.
  Studio(text::Language language, const std::string& fonts);
  ~Studio();
  Studio(const Studio&) = delete;
  Studio& operator=(const Studio&) = delete;

  struct Drawing {
    float width;  ///< CSS pixels
    float height;
    std::string title = {};
    bool on_table = true;  ///< with the table's ground, not on a plain one
    bool fills = false;    ///< what is drawn leaves nothing of the ground in sight
    std::function<void(draw::Ui&, const draw::Rect&)> draw;
    /// The part to keep, once the frame has settled; all of it if this is empty.
    std::function<draw::Rect(const draw::Ui&)> crop = {};
  };
  /// Draws a picture as an SVG file.
  std::string picture(const Drawing& drawing);

  /// The code points in any picture that the fonts cannot show.
  [[nodiscard]] const std::set<unsigned>& lacking() const { return lacking_; }
  [[nodiscard]] text::Language language() const { return language_; }
  /// The players' names, by seat.
  [[nodiscard]] std::span<const std::string> names() const { return names_; }

 private:
  app::Typefaces typefaces_;
  text::Language language_;
  std::vector<std::string> names_;
  std::set<unsigned> lacking_;
};

}  // namespace kairo::posters
