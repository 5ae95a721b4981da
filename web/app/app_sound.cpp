#include "web/app/app.h"

namespace kairo::app {

namespace {

draw::Sound sound_of(TurnSignal::News news) {
  switch (news) {
    case TurnSignal::News::none: return draw::Sound::none;
    case TurnSignal::News::turn: return draw::Sound::turn;
    case TurnSignal::News::end: return draw::Sound::end;
  }
  return draw::Sound::none;
}

}  // namespace

void App::report_sounds(TurnSignal::News news) {
  constexpr std::string_view shortly = "15";  // milliseconds: felt, not heard
  for (const draw::Sound sound : ui_.sounds()) services_.send(ToPage::sound, draw::sound_name(sound));
  // Heard even if the frame has all the sounds that it may have: it asks the player for something.
  if (news != TurnSignal::News::none && !preferences_.is_muted())
    services_.send(ToPage::sound, draw::sound_name(sound_of(news)));
  const bool felt = news != TurnSignal::News::none || ui_.has_refused();
  if (felt && preferences_.can_vibrate() && preferences_->vibration) services_.send(ToPage::vibrate, shortly);
}

}  // namespace kairo::app
