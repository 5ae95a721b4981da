#include "web/app/screen_report.h"

#include <utility>

namespace kairo::app {

void ScreenReport::update(const draw::Mirror& mirror, std::string title, const Session* session,
                          const Services& services) {
  std::string json = to_json(mirror);
  if (json != mirror_) services.send("mirror", mirror_ = std::move(json));
  if (title != title_) services.send("title", title_ = std::move(title));
  match_.update(session, services.send);
}

}  // namespace kairo::app
