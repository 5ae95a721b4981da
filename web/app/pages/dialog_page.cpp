#include "web/app/pages/dialog_page.h"

#include <utility>

namespace kairo::app {

Document closable_page(const text::Writer& writer, std::string name, std::string title) {
  return {std::move(name),
          std::move(title),
          {button("dialog.close", writer.say("app.close"), act::Plain::close_dialog, "close", "icon.close")}};
}

}  // namespace kairo::app
