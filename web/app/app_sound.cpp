#include "web/app/app.h"

namespace kairo::app {

void App::report_sounds() {
  constexpr std::string_view shortly = "15";  // milliseconds: felt, not heard
  const TurnSignal::News news = signal_.update(screens_.shows(Screen::match) ? &*screens_.match : nullptr);
  if (news == TurnSignal::News::turn) ui_.sound(draw::Sound::turn);
  if (news == TurnSignal::News::end) ui_.sound(draw::Sound::end);
  for (const draw::Sound sound : ui_.sounds()) services_.send("sound", draw::sound_name(sound));
  const bool felt = news != TurnSignal::News::none || ui_.has_refused();
  if (felt && browser_.vibrates && settings_.vibration) services_.send("vibrate", shortly);
}

}  // namespace kairo::app
