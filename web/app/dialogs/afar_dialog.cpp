#include "web/app/dialogs/afar_dialog.h"

#include <string>
#include <vector>

#include "web/app/dialogs/dialog_frame.h"
#include "web/app/screens/drawing.h"
#include "web/app/screens/widgets.h"

namespace kairo::app {

namespace {

constexpr float width = 520;
constexpr float person_height = 40;
constexpr float heading_height = 26;

std::string_view state_key(const Session& session, Seat seat) {
  if (!session.is_human(seat)) return "app.afar.bot";
  if (contains(session.missing(), seat)) return "app.afar.is_asked";
  return session.has_answered(seat) ? "app.afar.has_answered" : "app.afar.waits";
}

void draw_person(Ui& ui, Rect at, const Session& session, Seat seat) {
  const std::string state = ui.say(state_key(session, seat));
  const bool missing = contains(session.missing(), seat);
  portrait(ui, at.take_left(person_height - 8, 10).fit(1), seat);
  ui.label(at.take_left(at.w * 0.45F, 8), ui.name(seat), {.size = 17, .ink = Ink::gold, .middle = true});
  ui.label(at, state, {.size = 15, .ink = missing ? Ink::text : Ink::text_soft, .middle = true});
  ui.mirror().parts.back().lines.push_back(ui.name(seat) + ui.say("app.kept.divider") + state);
}

/// The players who may say that this device is theirs, and last: it is passed around.
std::vector<Seat> choices_of(const Session& session) {
  std::vector<Seat> seats;
  for (Seat seat = 0; seat < session.players().size(); ++seat)
    if (session.is_human(seat)) seats.push_back(seat);
  seats.push_back(no_seat);
  return seats;
}

/// What can be done with the match as it is now.
Action share_buttons(Ui& ui, Rect at, const Session& session) {
  const std::string words = words_to_send(ui, session.missing_elsewhere());
  ui.mirror_group("");
  Action action;
  if (ui.button(at.take_top(row_height, row_gap), "afar.send", words, WidgetState::primary))
    action = act::Plain::share_match;
  if (ui.button(at.take_top(row_height), "afar.paste", ui.say("app.box.link"))) action = act::Plain::paste_link;
  return action;
}

Action seat_buttons(Ui& ui, Rect& at, const Session& session) {
  const std::string whose = ui.say("app.afar.whose");
  ui.label(at.take_top(heading_height, 6), whose, {.size = 16, .ink = Ink::gold, .middle = true});
  ui.mirror_group(whose);
  Action action;
  for (const Seat seat : choices_of(session)) {
    const std::string id = seat == no_seat ? "afar.around" : "afar.seat." + std::to_string(seat);
    const std::string label =
        seat == no_seat ? ui.say("app.afar.around") : ui.say(Phrase{"app.handover.take", {seat_name("seat", seat)}});
    const WidgetState stance = seat == session.own_seat() ? WidgetState::selected : WidgetState::enabled;
    if (ui.button(at.take_top(row_height, 6), id, label, stance, 16)) action = act::TakeSeat{seat};
  }
  return action;
}

}  // namespace

Action afar_dialog(Ui& ui, const Session& session) {
  const float list_height = static_cast<float>(session.players().size()) * person_height + 10;
  const float seats = heading_height + 6 + static_cast<float>(choices_of(session).size()) * (row_height + 6);
  const std::string about = ui.say("app.afar.about");
  const TextStyle small{.size = 14, .ink = Ink::text_soft};
  const float words = ui.text_height(dialog_text_width(ui, width) - 8, about, small) + 10;
  constexpr float buttons = 2 * (row_height + row_gap);
  Rect inside = begin_dialog(ui, width, 44 + 10 + list_height + seats + words + buttons + 32);
  ui.mirror().screen = "afar";
  Action action = title_row(ui, inside, 10, ui.say("app.afar.title"));

  Rect scrolled = ui.begin_scroll(inside, "afar.scroll", list_height + seats + words + buttons);
  ui.mirror().parts.push_back({ui.say("app.afar.open"), {}});
  for (Seat seat = 0; seat < session.players().size(); ++seat)
    draw_person(ui, scrolled.take_top(person_height), session, seat);
  scrolled.take_top(10);
  merge(action, share_buttons(ui, scrolled.take_top(buttons), session));
  merge(action, seat_buttons(ui, scrolled, session));
  ui.text(scrolled, about, small);
  ui.end_scroll();
  ui.end_modal();
  return action;
}

}  // namespace kairo::app
