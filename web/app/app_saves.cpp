#include <algorithm>
#include <ranges>
#include <utility>

#include "web/app/app.h"
#include "web/app/lines.h"

namespace kairo::app {

namespace {

constexpr std::string_view file_of_all = "kairo";

Storage storage_after(host::Written written) {
  if (written == host::Written::full) return Storage::full;
  return written == host::Written::lost ? Storage::lost : Storage::kept;
}

}  // namespace

void App::save() {
  unsaved_ = true;
  if (hold_ != Hold::mine) return;
  const Storage before = storage_;
  const Kept& kept = shelf_.put(session_->id(), session_->match(), session_->chairs());
  known_played_ = kept.record.played;
  write(kept.id);
  // Told when it begins; as long as it lasts it stands in the box and in the mirror.
  if (storage_ == Storage::kept || storage_ == before) return;
  notify({.words = say({words_key(storage_)}), .offer = act::Plain::keep_match, .offer_words = say({"app.kept.file"})});
}

void App::write(const std::string& id) {
  const Kept* kept = shelf_.find(id);
  const std::string place = shelf_.place_of(id);
  // A match too long for any code has none.
  const host::Written written =
      kept->record.code.empty() ? host::Written::lost : services_.write(place, record_text(kept->record));
  shelf_.written(id, place, written == host::Written::kept);
  if (session_ && session_->id() == id) unsaved_ = written != host::Written::kept;
  if (written != host::Written::stale) storage_ = storage_after(written);
}

void App::write_rest() {
  if (unsaved_ && session_) save();
  std::vector<std::string> rest;
  for (const Kept& kept : shelf_.kept())
    if (!kept.stored) rest.push_back(kept.id);
  for (const std::string& id : rest) write(id);
}

void App::take_record(std::string_view text) {
  const std::string_view name = take_line(text);
  shelf_.take(name, text);
  if (!started_) return;
  check_names();
  move_aside();
  if (screen_ != Screen::match || hold_ != Hold::mine) return;
  const Kept* kept = shelf_.find(session_->id());
  const bool goes_on = kept == nullptr || moves_in_common(kept->match, session_->match()) == kept->match.steps().size();
  if (!goes_on) return give_up_hold();
  if (unsaved_) save();
}

void App::take_hold(std::string_view text) {
  const std::string_view state = take_line(text);
  if (screen_ != Screen::match || session_->id() != text) return;
  if (state != "mine") return give_up_hold();
  hold_ = Hold::mine;
  if (dialog_ == Dialog::elsewhere) dialog_ = Dialog::none;
  const Kept* kept = shelf_.find(session_->id());
  if (kept != nullptr && kept->record.played > known_played_) return catch_up(*kept);
  if (unsaved_) save();
}

void App::ask_for_hold() {
  hold_ = Hold::asked;
  services_.send("hold", session_->id());
}

void App::catch_up(const Kept& kept) {
  const std::size_t common = moves_in_common(kept.match, session_->match()).value_or(0);
  if (unsaved_ && common == kept.match.steps().size()) return save();
  const bool covered = session_->is_covered();
  std::optional<Link> own;
  if (unsaved_ && common < session_->match().steps().size())
    own = Link{.kind = Link::Kind::match, .match = session_->match(), .chairs = session_->chairs()};
  rival_ = kept.id;
  go_on(rival_);
  if (covered) session_->cover();
  if (!own) return;
  pending_ = std::move(own);
  dialog_ = Dialog::link;
}

void App::give_up_hold() {
  hold_ = Hold::elsewhere;
  dialog_ = Dialog::elsewhere;
  pace_.stop();
}

void App::move_aside() {
  const auto moves = shelf_.take_moves();
  for (const Shelf::Move& move : moves) services_.send("aside", move.from + "\n" + move.to);
  if (!moves.empty() && dialog_ == Dialog::none) notify({.words = say({"app.aside.told"})});
}

void App::remove(std::string_view what) {
  for (const std::string& name : shelf_.remove(what)) services_.send("forget", name);
  dialog_ = Dialog::none;
  // Perhaps there is room now.
  write_rest();
}

void App::restore() {
  const auto back = shelf_.restore();
  if (!back) return;
  if (const Kept* kept = std::get_if<Kept>(&*back)) return write(kept->id);
  const Aside& aside = std::get<Aside>(*back);
  const host::Written written = services_.write(aside.name, aside.text);
  // What another tab has done is heard first; the offer stays.
  if (written == host::Written::stale) return void(shelf_.remove(aside.name));
  storage_ = storage_after(written);
}

void App::rename(std::string_view id, std::string_view typed) {
  if (const Kept* kept = shelf_.rename(id, clean_name(typed, longest_match_name))) write(kept->id);
  check_names();
}

void App::keep_file(std::string_view what) {
  if (const Kept* kept = shelf_.find(what)) {
    services_.send("file", std::string(file_of_all) + "-" + kept->record.game + "\n" + parcels_text({*kept}));
  } else if (const Aside* aside = shelf_.find_aside(what)) {
    services_.send("file", std::string(file_of_all) + "-aside\n" + aside->text);
  }
}

void App::keep_all() { services_.send("file", std::string(file_of_all) + "\n" + parcels_text(shelf_.kept())); }

void App::take_in(Parcels parcels) {
  int taken = 0;
  int known = 0;
  int damaged = 0;
  // The match played last stands first, there and here.
  for (Parcel& parcel : std::views::reverse(parcels.matches)) {
    damaged += parcel.whole ? 0 : 1;
    const Kept* kept = shelf_.nearest(parcel.match);
    const std::size_t common = kept != nullptr ? *moves_in_common(kept->match, parcel.match) : 0;
    if (kept != nullptr && common == parcel.match.steps().size()) {
      ++known;
      continue;
    }
    // What went another way than the kept one is a match of its own.
    const bool goes_on = kept != nullptr && common == kept->match.steps().size();
    const std::string id = goes_on ? kept->id : new_id();
    const bool named = goes_on && !kept->record.name.empty();
    shelf_.put(id, parcel.match, std::move(parcel.chairs));
    if (!named) shelf_.rename(id, std::move(parcel.name));
    write(id);
    ++taken;
  }
  std::string words;
  const auto tell = [&](std::string_view key, int n) {
    if (n > 0) words += (words.empty() ? "" : "\n") + say({key, {number("n", n)}});
  };
  tell("app.parcels.taken", taken);
  tell("app.parcels.known", known);
  tell("app.parcels.damaged", damaged);
  tell("app.parcels.unreadable", parcels.unreadable);
  tell("app.parcels.refused", parcels.refused);
  if (storage_ != Storage::kept) words += "\n" + say({words_key(storage_)});
  notify({.words = std::move(words)});
  check_names();
}

}  // namespace kairo::app
