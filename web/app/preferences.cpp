#include "web/app/preferences.h"

#include "web/app/settings_table.h"

namespace kairo::app {

void Preferences::store() {
  services_.send(ToPage::settings, settings_text(settings_));
  tell();
}

void Preferences::set(Setting setting, int value) {
  if (setting == Setting::volume) row_of(mute_).set(settings_, 0);
  row_of(setting == Setting::muted ? mute_ : setting).set(settings_, value);
  store();
}

void Preferences::start() {
  started_ = true;
  tell();
}

void Preferences::receive(Settings settings) {
  if (!started_) {
    settings_ = std::move(settings);
    return;
  }
  follow(settings_, settings);
  tell();
}

void Preferences::receive(ToCanvas what, std::string_view text) {
  const auto follow_browser = [&](Setting setting) {
    row_of(setting).set(browser_, value_named(row_of(setting), text).value_or(0));
  };
  if (what == ToCanvas::language) follow_browser(Setting::language);
  if (what == ToCanvas::theme) follow_browser(Setting::theme);
  if (what == ToCanvas::contrast) follow_browser(Setting::contrast);
  if (what == ToCanvas::motion) reduced_motion_ = text == "reduced";
  if (what == ToCanvas::framed) mute_ = text == "yes" ? Setting::muted_in_frames : Setting::muted;
  if (what == ToCanvas::vibrates) can_vibrate_ = text == "yes";
  if (started_) tell();
}

int Preferences::in_use(Setting setting) const {
  const int chosen = row_of(setting).get(settings_);
  return chosen == not_chosen ? row_of(setting).get(browser_) : chosen;
}

void Preferences::tell() const {
  for (const SettingRow& row : settings_table) {
    const bool is_off = row.setting == Setting::volume && is_muted();
    if (row.message) services_.send(*row.message, is_off ? "off" : row.values[in_use(row.setting)]);
  }
}

}  // namespace kairo::app
