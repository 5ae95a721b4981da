#pragma once

#include <string_view>
#include <utility>

#include "web/app/kit/services.h"
#include "web/app/settings.h"

namespace kairo::app {

/// The player's choices, and the browser's where they have made none. Stores each choice, and tells the page what is in
/// use.
class Preferences {
 public:
  explicit Preferences(const Services& services) : services_(services) {}

  /// The player's choices. The caller that changes them stores them afterwards.
  const Settings* operator->() const { return &settings_; }
  Settings* operator->() { return &settings_; }
  [[nodiscard]] Settings& settings() { return settings_; }
  [[nodiscard]] const Settings& settings() const { return settings_; }
  void store();
  /// Chooses a value of a row of the table (settings_table.h), and stores that. `muted` is meant for where Kairo is
  /// now; choosing a volume ends it.
  void set(Setting setting, int value);

  /// From now on the page is told of changes.
  void start();
  /// Reads what was stored; once started, what another tab has stored.
  void receive(Settings settings);
  /// Takes what the browser says: `language`, `theme`, `contrast`, `motion`, `framed` or `vibrates`.
  void receive(ToCanvas what, std::string_view text);

  /// The value that is chosen, or else that of the browser.
  [[nodiscard]] int in_use(Setting setting) const;
  [[nodiscard]] text::Language language() const { return static_cast<text::Language>(in_use(Setting::language)); }
  [[nodiscard]] draw::Theme theme() const { return static_cast<draw::Theme>(in_use(Setting::theme)); }
  [[nodiscard]] draw::Contrast contrast() const { return static_cast<draw::Contrast>(in_use(Setting::contrast)); }
  /// Whether sound is off where Kairo is now: on its own page, or in a frame.
  [[nodiscard]] bool is_muted() const { return in_use(mute_) != 0; }
  /// Nothing moves, because the player or the browser wants it so.
  [[nodiscard]] bool is_still() const { return reduced_motion_ || settings_.speed == Speed::instant; }
  /// The browser wants it so, though the player wants to see what happens.
  [[nodiscard]] bool cross_fades() const { return reduced_motion_ && settings_.speed != Speed::instant; }
  [[nodiscard]] bool is_framed() const { return mute_ == Setting::muted_in_frames; }
  [[nodiscard]] bool can_vibrate() const { return can_vibrate_; }

 private:
  void tell() const;

  const Services& services_;
  Settings settings_;
  Settings browser_{.language = text::Language{}, .theme = draw::Theme::dark, .contrast = draw::Contrast::normal};
  Setting mute_ = Setting::muted;  ///< which of the two counts
  bool reduced_motion_ = false;
  bool can_vibrate_ = false;
  bool started_ = false;
};

}  // namespace kairo::app
