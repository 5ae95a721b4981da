#include "web/app/dialogs/news_dialog.h"

#include <string>
#include <vector>

#include "web/app/dialogs/dialog_frame.h"
#include "web/app/news.h"
#include "web/app/screens/drawing.h"
#include "web/app/screens/widgets.h"

namespace kairo::app {

Action news_dialog(Ui& ui) {
  constexpr float most = 560;
  constexpr float gap = 12;
  const TextStyle style{.size = 16};
  const float width = dialog_text_width(ui, most) - 10;  // beside the scroll bar
  std::vector<std::string> lines;
  float height = 0;
  for (int number = newest_news; number > 0; --number) {
    lines.push_back(ui.say("app.news." + std::to_string(number)));
    height += ui.text_height(width, lines.back(), style) + gap;
  }
  Rect inside = begin_dialog(ui, most, height + 44 + 10 + 36);
  ui.mirror().screen = "news";
  const Action action = title_row(ui, inside, 10, ui.say("app.news"));
  Rect scrolled = ui.begin_scroll(inside, "news.scroll", height);
  for (const std::string& line : lines) {
    Rect row = scrolled.take_top(ui.text_height(width, line, style), gap);
    ui.text({row.x, row.y, width, row.h + 1}, line, style);
  }
  ui.end_scroll();
  ui.mirror().parts.push_back({"", std::move(lines)});
  ui.end_modal();
  return action;
}

}  // namespace kairo::app
