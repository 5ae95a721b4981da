#include "web/app/screen_report.h"

#include <utility>

namespace kairo::app {

void ScreenReport::update(const Shown& shown, std::string title, const Session* session, text::Language language,
                          const Services& services) {
  std::string json = to_json(shown);
  if (json != shown_) services.send(ToPage::page, shown_ = std::move(json));
  alone_.reset();
  if (shown.page == nullptr && shown.dialog == nullptr) alone_ = *shown.mirror;
  update(std::move(title), session, language, services);
}

void ScreenReport::update(std::string title, const Session* session, text::Language language,
                          const Services& services) {
  if (title != title_) services.send(ToPage::title, title_ = std::move(title));
  match_.update(session, language, services);
}

}  // namespace kairo::app
