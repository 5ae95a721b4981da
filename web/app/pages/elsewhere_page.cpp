#include "web/app/pages/elsewhere_page.h"

namespace kairo::app {

Document elsewhere_page(const text::Writer& writer, bool has_box) {
  return {
      .name = "elsewhere",
      .title = writer.say("app.elsewhere.title"),
      .blocks = {text(writer.say("app.elsewhere.words"), "lead"),
                 button("elsewhere.here", writer.say("app.elsewhere.here"), act::Plain::seize_match, "main"),
                 button("elsewhere.box", writer.say(has_box ? "app.end.box" : "app.end.setup"), act::Plain::show_box)}};
}

}  // namespace kairo::app
