#pragma once

#include <cstdint>
#include <optional>

#include "web/app/screens/coach_panel.h"
#include "web/app/session/hint.h"
#include "web/app/session/session.h"
#include "web/draw/ui.h"
#include "web/tables/table.h"

namespace kairo::app {

/// Says what the strongest bot would do and why, and points at it on the table.
class HintPanel {
 public:
  /// Must be called after the table was drawn in `room`; `hint` must be open. True when the player has read it.
  bool frame(draw::Ui& ui, const draw::Rect& room, const Session& session, const Hint& hint,
             const tables::AnyTable& table);

  /// The move that it speaks of; none while none is known.
  [[nodiscard]] static std::optional<AnyMove> move_of(const Session& session, const Hint& hint);

  /// Tells whether the player taps something else in `room`.
  [[nodiscard]] bool is_passed_by(const draw::Rect& room) const;

 private:
  CoachPanel coach_;
};

}  // namespace kairo::app
