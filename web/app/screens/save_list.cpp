#include "web/app/screens/save_list.h"

#include <algorithm>
#include <span>

#include "web/app/screens/drawing.h"
#include "web/app/screens/save_words.h"
#include "web/app/screens/widgets.h"

namespace kairo::app {

namespace {

constexpr float row_lines = 72;  // title, players, state
constexpr float narrow = 420;    // narrower rows have their buttons below their words
constexpr float heading_height = 36;
constexpr float again_height = 58;

float row_of(float width) { return row_lines + 16 + (width < narrow ? row_height + 6 : 0); }

/// A saved match or a quarantined record: its words, a button that resumes it if that is possible, and one for more.
Action save_row(Ui& ui, Rect at, const std::string& what, const SaveWords& words, std::string_view resume) {
  ui.panel(at);
  Rect inside = at.inset(10, 8);
  Rect buttons = at.w < narrow ? inside.take_bottom(row_height, 6) : inside.take_right(180, 10);
  buttons = buttons.inset(0, (buttons.h - row_height) / 2);
  const Rect more = buttons.take_right(row_height, 8);
  ui.label(inside.row(0, 3, 0), words.title, {.size = 16, .ink = Ink::gold, .middle = true});
  ui.clamped_text(inside.row(1, 3, 0), words.who, {.size = 14, .middle = true});
  const draw::TextStyle state{.size = 14, .ink = Ink::text_soft, .middle = true};
  const bool narrow_state = !words.brief.empty() && ui.text_width(words.state, state) > inside.w;
  ui.clamped_text(inside.row(2, 3, 0), narrow_state ? words.brief : words.state, state);

  ui.mirror_group(words.title + (words.who.empty() ? "" : ", " + words.who) + ": " + words.state);
  Action action;
  if (!resume.empty() && ui.button(buttons, "box.go_on." + what, ui.say(resume), WidgetState::enabled, 16))
    action = act::Resume{what};
  if (sign_button(ui, more, "box.more." + what, ui.say("app.box.more"), Icon::more)) action = act::ShowSave{what};
  return action;
}

/// The match played last, whose people and options a tap repeats; null: there is none, or its game is gone.
const SavedMatch* to_repeat(const SaveStore& saves, std::size_t page) {
  return page > 0 || saves.matches().empty() ? nullptr : saves.matches().front();
}

/// What is repeated, and with whom, as far as there is room: the row of that match is below.
Action again_button(Ui& ui, const Rect& at, const SavedMatch& last) {
  const draw::Ink ink = Ui::button_ink(WidgetState::enabled);
  const std::string words = ui.say("app.box.again");
  const std::string game = game_text(ui, last.record.game, "name");
  const std::string whole = game + ui.say("app.kept.divider") + names_of(ui, last.record.players);
  const bool tapped = ui.icon_button(at, "box.again", words + " (" + whole + ")");
  Rect inside = at.inset(12, 7);
  draw::icon(ui, inside.take_left(24, 10).fit(1), Icon::again, ink);
  const draw::TextStyle large{.size = 16, .ink = ink, .middle = true};
  const draw::TextStyle small{.size = draw::min_text_size, .ink = ink, .middle = true};
  if (ui.text_width(words, large) > inside.w) {
    ui.text(inside, words, small);
  } else {
    ui.label(inside.row(0, 2, 0), words, large);
    ui.label(inside.row(1, 2, 0), ui.text_width(whole, small) > inside.w ? game : whole, small);
  }
  return tapped ? act::Plain::play_again : act::Plain::nothing;
}

std::size_t rows_of(const SaveStore& saves) { return saves.matches().size() + saves.quarantined().size(); }

/// The rows of a page: first the saved matches, then the quarantined records.
struct Page {
  std::span<const SavedMatch* const> saved;
  std::span<const Quarantined> quarantined;
  bool of_several;
  bool delete_all;
};

Page page_of(const SaveStore& saves, std::size_t page) {
  const std::size_t first = page * rows_a_page;
  const std::size_t end = std::min(first + rows_a_page, rows_of(saves));
  const std::size_t saved = saves.matches().size();
  const auto within = [&](std::size_t row) { return std::min(row, saved); };
  const auto beyond = [&](std::size_t row) { return row - within(row); };
  return {.saved = std::span(saves.matches()).subspan(within(first), within(end) - within(first)),
          .quarantined = std::span(saves.quarantined()).subspan(beyond(first), beyond(end) - beyond(first)),
          .of_several = rows_of(saves) > rows_a_page,
          .delete_all = rows_of(saves) > 1};
}

/// The wanted page, or the last one if the list has become shorter.
std::size_t shown_page(const SaveStore& saves, std::size_t wanted) {
  const std::size_t rows = rows_of(saves);
  return rows == 0 ? 0 : std::min(wanted, (rows - 1) / rows_a_page);
}

}  // namespace

bool SaveList::is_empty(const SaveStore& saves) { return rows_of(saves) == 0 && saves.restorable() == 0; }

float SaveList::height(const SaveStore& saves, float width) const {
  const Page page = page_of(saves, shown_page(saves, page_));
  const float headings = (page.saved.empty() ? 0 : heading_height) + (page.quarantined.empty() ? 0 : heading_height);
  const int buttons = (saves.matches().empty() ? 0 : 1) + (saves.restorable() > 0 ? 1 : 0) + (page.of_several ? 1 : 0) +
                      (page.delete_all ? 1 : 0);
  const float again = to_repeat(saves, shown_page(saves, page_)) != nullptr ? again_height + row_gap : 0;
  return again + headings +
         static_cast<float>(page.saved.size() + page.quarantined.size()) * (row_of(width) + row_gap) +
         static_cast<float>(buttons) * (row_height + row_gap);
}

std::string SaveList::scroll_id() const { return page_ == 0 ? "box.scroll" : "box.scroll." + std::to_string(page_); }

Action SaveList::draw(Ui& ui, Rect at, const SaveStore& saves) {
  Action action;
  page_ = shown_page(saves, page_);
  unexamined_.clear();
  const Page page = page_of(saves, page_);
  const draw::TextStyle heading{18, Ink::gold, Face::display};
  const auto row = [&](const std::string& what, const SaveWords& words, std::string_view resume) {
    if (unexamined_.empty() && !saves.is_examined(what)) unexamined_ = what;
    merge(action, save_row(ui, at.take_top(row_of(at.w), row_gap), what, words, resume));
  };
  const auto button = [&](std::string_view id, const std::string& words, Icon sign, act::Plain on_tap) {
    if (worded_button(ui, at.take_top(row_height, row_gap), id, words, sign)) action = on_tap;
  };
  if (const SavedMatch* last = to_repeat(saves, page_))
    merge(action, again_button(ui, at.take_top(again_height, row_gap), *last));
  if (!page.saved.empty()) ui.label(at.take_top(heading_height - 4, 4), ui.say("app.box.running"), heading);
  for (const SavedMatch* saved : page.saved)
    row(saved->id, words_of(ui, *saved), saved->record.turn == no_seat ? "app.box.see_result" : "app.box.go_on");
  ui.mirror_group("");
  if (const int removed = static_cast<int>(saves.restorable()); removed > 0)
    button("box.restore",
           removed == 1 ? ui.say("app.box.restore") : ui.say(Phrase{"app.box.restore_all", {number("n", removed)}}),
           Icon::undo, act::Plain::restore);
  if (!page.quarantined.empty()) ui.label(at.take_top(heading_height - 4, 4), ui.say("app.box.aside"), heading);
  for (const Quarantined& quarantined : page.quarantined)
    row(quarantined.name, words_of(ui, quarantined),
        quarantined.remains && !quarantined.remains->game.empty() ? "app.link.open_beginning" : "");
  ui.mirror_group("");
  if (page.of_several) merge(action, draw_pager(ui, at.take_top(row_height, row_gap), rows_of(saves)));
  if (!saves.matches().empty())
    button("box.statistics", ui.say("app.statistics.title"), Icon::scores, act::Plain::open_statistics);
  if (page.delete_all)
    button("box.delete_all", ui.say("app.box.delete_all"), Icon::close, act::Plain::ask_to_delete_all);
  return action;
}

Action SaveList::draw_pager(Ui& ui, const Rect& at, std::size_t rows) {
  const std::size_t first = page_ * rows_a_page;
  const std::size_t end = std::min(first + rows_a_page, rows);
  const auto step = [&](int column, std::string_view id, std::string_view words, bool there) {
    return ui.button(at.column(column, 3, row_gap), id, ui.say(words),
                     there ? WidgetState::enabled : WidgetState::disabled, 16) &&
           there;
  };
  const std::string where =
      ui.say(Phrase{"app.box.page",
                    {number("first", static_cast<int>(first + 1)), number("last", static_cast<int>(end)),
                     number("n", static_cast<int>(rows))}});
  ui.mirror_group(where);
  const std::size_t before = page_;
  if (step(0, "box.newer", "app.box.newer", page_ > 0)) --page_;
  ui.text(at.column(1, 3, row_gap), where, {.size = 14, .align = Align::centre, .middle = true});
  if (step(2, "box.older", "app.box.older", end < rows)) ++page_;
  ui.mirror_group("");
  return page_ != before ? act::Plain::redraw : act::Plain::nothing;
}

}  // namespace kairo::app
