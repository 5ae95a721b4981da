#include "web/app/session/live_table.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "engine/core/numbers.h"
#include "web/app/kit/lines.h"

namespace kairo::app {

namespace {

live::Device parse_device(std::string_view text) {
  live::Device device = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), device);
  return error == std::errc{} && end == text.data() + text.size() ? device : 0;
}

constexpr double sign_time = 4;  // seconds

LiveTable::Line parse_line_state(std::string_view word) {
  if (word == "open") return LiveTable::Line::open;
  return word == "opening" ? LiveTable::Line::opening : LiveTable::Line::broken;
}

/// The seat has taken the move back, or answered anew: that contradicts nobody.
bool is_retaken(const live::Tree& tree, const live::Course& before, const live::Lost& lost) {
  if (lost.after >= before.places.size()) return false;
  const live::Given& given = tree.given(before.places[lost.after], lost.seat);
  return std::ranges::any_of(given, [](const live::Part& part) { return part.retaken > 0; });
}

}  // namespace

void LiveTable::join(std::string key, live::Device device, std::optional<live::Table> known) {
  leave();
  key_ = std::move(key);
  device_ = device;
  table_ = std::move(known);
  line_ = Line::opening;
  services_.send(ToPage::live_join, key_ + '\n' + std::to_string(device_));
  if (table_) has_changed(/*acted=*/true);
}

void LiveTable::leave() {
  if (!joined()) return;
  services_.send(ToPage::live_leave, "");
  table_.reset();
  course_.reset();
  line_ = Line::none;
  unsent_ = twice_ = false;
  trouble_.clear();
  present_.clear();
  returning_.clear();
  muted = 0;
  signs_ = {};
  fault_.reset();
  told_.clear();
  lost_.clear();
}

bool LiveTable::is_present(live::Device device) const {
  return device == device_ || std::ranges::find(present_, device) != present_.end();
}

bool LiveTable::is_returning(live::Device device) const {
  return std::ranges::find(returning_, device) != returning_.end();
}

void LiveTable::show_sign(int sign) {
  services_.send(ToPage::live_sign, std::to_string(sign));
  take_sign(device_, sign);
}

void LiveTable::pass_time(double now) {
  if (!signs_until_) signs_until_ = now + sign_time;
  if (now >= *signs_until_) signs_ = {};
}

std::optional<double> LiveTable::signs_due(double now) const {
  if (signs_ == BySeat<std::uint8_t>{}) return std::nullopt;
  return signs_until_ ? std::max(0.0, *signs_until_ - now) : sign_time;
}

bool LiveTable::leads() const {
  return std::ranges::all_of(present_, [&](live::Device other) { return device_ < other; });
}

std::optional<CodeFault> LiveTable::take_fault() { return std::exchange(fault_, std::nullopt); }
std::vector<live::Lost> LiveTable::take_lost() { return std::exchange(lost_, {}); }

Phrase LiveTable::give(Seat seat, AnyMove move) {
  Phrase refused = live::give(*table_, seat, move);
  if (refused.empty()) has_changed(/*acted=*/true);
  return refused;
}

bool LiveTable::take_back(Seat seat) {
  const bool taken = live::take_back(*table_, seat);
  if (taken) has_changed(/*acted=*/true);
  return taken;
}

void LiveTable::receive(ToCanvas message, std::string_view text) {
  if (!joined()) return;  // it was under way when this device left
  if (message == ToCanvas::live_received) receive_state(text);
  if (message == ToCanvas::live_present) receive_present(text);
  if (message == ToCanvas::live_line) receive_line(text);
  if (message != ToCanvas::live_sign) return;
  const live::Device device = parse_device(pop_line(text));
  take_sign(device, read_number<int>(text).value_or(0));
}

void LiveTable::receive_state(std::string_view text) {
  auto other = live::read_table(text);
  if (!other) {
    const bool is_told = std::ranges::find(told_, other.error()) != told_.end();
    if (!is_told) told_.push_back(*(fault_ = other.error()));
    return;
  }
  if (!table_)
    table_ = std::move(*other);
  else if (live::join(*table_, *other) == live::Joined::too_much)
    return;
  has_changed(/*acted=*/false);
}

void LiveTable::receive_present(std::string_view text) {
  twice_ = pop_line(text) == "yes";
  returning_.clear();
  for (std::string_view torn = pop_line(text); !torn.empty();) returning_.push_back(parse_device(pop_word(torn)));
  present_.clear();
  while (!text.empty())
    if (const live::Device device = parse_device(pop_line(text)); device != 0) present_.push_back(device);
}

void LiveTable::receive_line(std::string_view text) {
  line_ = parse_line_state(pop_line(text));
  unsent_ = pop_line(text) == "yes";
  trouble_ = text;
}

/// One that is shown already stays for its time: nobody is told more than one in a while, whatever a peer sends.
void LiveTable::take_sign(live::Device device, int sign) {
  const Seat seat = table_ ? live::seat_of(table_->seats, device) : no_seat;
  if (seat == no_seat || contains(muted, seat) || sign < 1 || sign > signs || signs_[seat] != 0) return;
  signs_[seat] = static_cast<std::uint8_t>(sign);
  signs_until_.reset();
}

void LiveTable::has_changed(bool acted) {
  live::Course now = live::course_of(*table_);
  if (course_ && !acted)
    std::ranges::copy_if(live::lost_between(*course_, now), std::back_inserter(lost_),
                         [&](const live::Lost& lost) { return !is_retaken(table_->tree, *course_, lost); });
  course_ = std::move(now);
  // The page hears it even if nothing is new: only so it knows what the one lacks who has just spoken.
  if (const auto text = live::write_table(*table_))
    services_.send(ToPage::live_state, (acted ? "yes\n" : "no\n") + *text);
}

}  // namespace kairo::app
