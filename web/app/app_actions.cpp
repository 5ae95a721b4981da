#include <algorithm>
#include <utility>

#include "web/app/app.h"
#include "web/app/links/share.h"
#include "web/app/news.h"
#include "web/app/screens/result_picture.h"

namespace kairo::app {

namespace {

template <class... Handlers>
struct Overloaded : Handlers... {
  using Handlers::operator()...;
};

/// It makes a move, takes one back, or gives the device to somebody else.
bool is_done_once(const Action& action) {
  using enum act::Plain;
  if (const auto* plain = std::get_if<act::Plain>(&action))
    return *plain == take_device || *plain == hand_over || *plain == decline || *plain == undo;
  return std::holds_alternative<act::Play>(action) || std::holds_alternative<act::StepIn>(action);
}

/// The player who is shown has made a move.
bool has_moved(const Session& session) {
  const auto by_viewer = [&](const auto& step) { return step.seat == session.viewer(); };
  return std::ranges::any_of(session.match().steps(), by_viewer);
}

}  // namespace

void App::perform(const Action& action) {
  if (is_done_once(action)) ui_.gesture.spend_tap();
  std::visit(
      Overloaded{
          [&](act::Plain plain) { perform_plain(plain); },
          [&](act::StepIn step) {
            screens_.match->session().decline_before(step.seat);
            screens_.match->session().hand_over();
            matches_.save_for_player();
          },
          [&](act::TakeSeat seat) { matches_.take_seat(seat.seat); },
          [&](act::LiveSeat seat) { live_desk_.change(seat); },
          [&](act::OpenSide side) { links_.open_linked(side.side); },
          [&](const act::ShowSetup& show) {
            if (const Game* game = find_game(show.game)) screen_desk_.show_setup(*game, std::nullopt);
          },
          [&](const act::ShowLearn& show) { lessons_.show(show.game); },
          [&](const act::TakeLesson& lesson) { lessons_.take(lesson); },
          [&](const act::Resume& save) { matches_.resume(save.what); },
          [&](const act::ShowSave& save) { dialog_.show_save(save.what); },
          [&](const act::ExportSave& save) {
            if (screens_.match && screens_.match->session().id() == save.what && matches_.writer().is_provisional())
              matches_.save_for_player();
            matches_.writer().export_save(save.what);
          },
          [&](const act::DeleteSave& save) {
            matches_.writer().remove(save.what);
            dialog_.kind = Dialog::none;
            matches_.write_rest();
          },
          [&](const act::ChangeSetup& choice) { screens_.setup->change(choice); },
          [&](act::TurnPage list) { screens_.box_page = list.page; },
          [&](act::PointOut cell) { screens_.match->point_out(cell); },
          [&](act::ReviewSeat of) { screens_.review->choose(screens_.match->session(), of.seat); },
          [&](act::Play made) {
            if (screens_.shows(Screen::lesson)) return lessons_.play(made.move);
            matches_.play(made.move);
          },
          [&](const act::OpenBook& book) {
            dialog_.kind = Dialog::none;
            screen_desk_.open_book(book.section);
          },
          [&](act::ShowMoment moment) { screen_desk_.show_moment(moment.moves); },
          [&](act::ShowJudged judged) { screen_desk_.show_judged(judged.move); },
          [&](act::SeeAs view) {
            screens_.replay.replay().see_as(view.seat);
            dialog_.kind = Dialog::none;
          },
          [&](act::Set chosen) { set(chosen); },
      },
      action);
}

void App::perform_plain(act::Plain action) {
  using enum act::Plain;
  switch (action) {
    case nothing:
    case redraw: break;
    case show_box: screen_desk_.show_box(); break;
    case go_back: screen_desk_.go_back(); break;
    case start:
      matches_.start_match(screens_.setup->game(), screens_.setup->setup(services_.random_seed()),
                           screens_.setup->players(), screens_.setup->series());
      break;
    case open_room: live_desk_.open_room(*screens_.setup); break;
    case invite: live_desk_.invite(); break;
    case begin_live: live_desk_.begin(); break;
    case go_live: live_desk_.go_live(); break;
    case renew_room: live_desk_.renew_room(); break;
    case ask_to_call: services_.send(ToPage::live_ask, ""); break;
    case renew_page: services_.send(ToPage::renew, ""); break;
    case new_seed: screens_.setup->leave_deal_to_chance(); break;
    case hand_over:
      if (screens_.match->session().own_seat() != no_seat)
        matches_.take_seat(no_seat);
      else
        screens_.match->hand_over();
      break;
    case take_device: screens_.match->take_device(); break;
    case decline:
      screens_.match->session().decline_before(no_seat);
      matches_.save_for_player();
      break;
    case undo:
      if (!screens_.match->undo())
        return say_why(has_moved(screens_.match->session()) ? "app.why.undo_seen" : "app.why.undo");
      live_desk_.took_back();
      matches_.save_for_player();
      break;
    case share_match: matches_.send_match(); break;
    case send_on:
      if (const Seat holder = screens_.match->session().custody().holder(); holder != no_seat)
        matches_.change_seat(holder);
      matches_.send_match();
      break;
    case share_deal: matches_.send_link(share_deal_text(screens_.match->session(), language())); break;
    case open_remote: dialog_.kind = Dialog::remote; break;
    case change_seat: matches_.change_seat(dialog_.seat); break;
    case open_menu: dialog_.kind = Dialog::menu; break;
    case hint:
      if (screens_.shows(Screen::lesson)) return say_why("app.why.lesson");
      if (!screens_.match->ask_hint(thinking_)) say_why("app.why.hint");
      break;
    case ask_what:
      ui_.explainer.set_asking(!ui_.explainer.asking());
      if (ui_.explainer.asking()) ui_.message.show(ui_.area(), ui_.say("app.what.asking"), draw::Ink::text);
      break;
    case open_keys: dialog_.kind = Dialog::keys; break;
    case open_log:
      if (screens_.shows(Screen::lesson)) return say_why("app.why.lesson");
      dialog_.kind = Dialog::log;
      break;
    case open_scores:
      if (!screens_.match->offers().scores) return say_why("app.why.scores");
      dialog_.kind = Dialog::scores;
      break;
    case show_again:
      dialog_.kind = Dialog::none;
      if (!screens_.match->offers().again) return say_why("app.why.again");
      screens_.match->show_again(preferences_->speed);
      break;
    case close_dialog: navigator_.close_dialog(); break;
    case ask_to_delete_all: matches_.ask_to_delete_all(); break;
    case delete_all:
      matches_.writer().remove_all();
      dialog_.kind = Dialog::none;
      matches_.write_rest();
      break;
    case restore: matches_.writer().restore(); break;
    case keep_match:
      if (matches_.writer().is_provisional()) matches_.save_for_player();
      break;
    case export_match: perform(act::ExportSave{screens_.match->session().id()}); break;
    case export_all: matches_.writer().export_all(matches_.statistics().text()); break;
    case open_news:
      dialog_.kind = Dialog::news;
      preferences_->known_news = newest_news;
      preferences_.store();
      break;
    case open_statistics: dialog_.kind = Dialog::statistics; break;
    case ask_to_wipe_statistics: matches_.ask_to_wipe_statistics(); break;
    case wipe_statistics:
      matches_.statistics().wipe();
      dialog_.kind = Dialog::statistics;
      break;
    case seize_match: matches_.writer().seize_lock(screens_.match->session().id()); break;
    case paste_link: dialog_.kind = Dialog::paste; break;
    case forget_names:
      preferences_->names.clear();
      preferences_.store();
      break;
    case skip:
      if (screens_.shows(Screen::lesson))
        screens_.lesson->skip();
      else
        screens_.match->skip();
      break;
    case rematch:
      if (!live_desk_.play_again()) matches_.rematch(false);
      break;
    case same_deal: matches_.rematch(true); break;
    case play_again: matches_.play_again(); break;
    case next_game: matches_.play_next_game(); break;
    case open_linked: links_.open_linked(0); break;
    case open_saved: links_.open_saved(); break;
    case open_replay: screen_desk_.show_moment(0); break;
    case leave_replay: screen_desk_.leave_replay(); break;
    case open_review: screens_.review.emplace(screens_.match->session()); break;
    case leave_review: screens_.review.reset(); break;
    case stop_review: screens_.review->stop(); break;
    case go_on_review: screens_.review->go_on(); break;
    case share_replay: matches_.send_link(share_replay_text(*screens_.session(), language())); break;
    case picture_result:
      services_.send(ToPage::result, result_picture_text(wording_.writer(), screens_.match->session()));
      break;
    case choose_viewpoint: dialog_.kind = Dialog::viewpoint; break;
    case play_on: matches_.play_on(); break;
    case load_lessons: lessons_.load(); break;
    case leave_learn: screens_.learn.reset(); break;
    case leave_lesson: screens_.lesson.reset(); break;
    case play_on_lesson: matches_.play_on_lesson(); break;
    case toggle_sound: preferences_.set(Setting::muted, preferences_.is_muted() ? 0 : 1); break;
  }
}

void App::say_why(std::string_view key) {
  ui_.message.show(ui_.area(), draw::words_of(ui_, {.term = {key}}), draw::Ink::text);
}

void App::set(act::Set chosen) {
  if (chosen.setting == Setting::asking) {
    Session& session = screens_.match->session();
    session.notebook().wish({session.viewer(), static_cast<std::size_t>(chosen.value)});
    matches_.save();
  }
  preferences_.set(chosen.setting, chosen.value);
}

}  // namespace kairo::app
