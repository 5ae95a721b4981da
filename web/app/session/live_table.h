#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/match/live/table_code.h"
#include "web/app/kit/services.h"

namespace kairo::app {

/// How many signs there are. Their texts are `app.live.sign.` and the number.
inline constexpr int signs = 6;

/// This device's end of a live table (engine/match/live/table.h): takes in what others know, and tells the page what
/// this device knows. The page carries it (shell/live).
class LiveTable {
 public:
  enum class Line : std::uint8_t { none, opening, open, broken };

  explicit LiveTable(const Services& services) : services_(services) {}
  LiveTable(const LiveTable&) = delete;
  LiveTable& operator=(const LiveTable&) = delete;

  /// Joins the room of this key, and leaves the one that it was in. `known`: what this device brings; none if it only
  /// has the key, until somebody there tells it.
  void join(std::string key, live::Device device, std::optional<live::Table> known);
  void leave();

  [[nodiscard]] bool joined() const { return line_ != Line::none; }
  [[nodiscard]] const std::string& key() const { return key_; }
  [[nodiscard]] live::Device device() const { return device_; }
  /// None as long as nobody has told what is played there.
  [[nodiscard]] const std::optional<live::Table>& table() const { return table_; }
  /// The course that all agree on; only with a table.
  [[nodiscard]] const live::Course& course() const { return *course_; }

  [[nodiscard]] Line line() const { return line_; }
  /// Something that was done here has reached nobody yet.
  [[nodiscard]] bool is_unsent() const { return unsent_; }
  /// Why the line is broken: a word of `live line` (shell/canvas_messages.json).
  [[nodiscard]] const std::string& trouble() const { return trouble_; }
  /// The other devices that are there.
  [[nodiscard]] const std::vector<live::Device>& present() const { return present_; }
  [[nodiscard]] bool is_present(live::Device device) const;
  /// Its line has been torn, or the one to it.
  [[nodiscard]] bool is_returning(live::Device device) const;

  /// Shows the others a sign, 1 … signs. No free text: there is nothing that anybody would have to moderate.
  void show_sign(int sign);
  /// The sign that each seat shows now; 0: none.
  [[nodiscard]] const BySeat<std::uint8_t>& shown_signs() const { return signs_; }
  /// Ends the signs that have been shown for long enough. `now`: seconds on the app's clock.
  void pass_time(double now);
  /// Seconds until the signs end; none: none is shown.
  [[nodiscard]] std::optional<double> signs_due(double now) const;
  /// Of these seats no signs are taken. As long as this device is in the room.
  SeatSet muted = 0;

  /// Of all devices that are there this one has the lowest number: it does what one must do for all.
  [[nodiscard]] bool leads() const;
  /// This device is there in another window, too.
  [[nodiscard]] bool is_twice() const { return twice_; }
  /// Why something that arrived could not be read; each fault is told once.
  [[nodiscard]] std::optional<CodeFault> take_fault();
  /// The answers that no longer count since this was asked last, other than those that their seat has taken back.
  [[nodiscard]] std::vector<live::Lost> take_lost();

  /// The seat's move; empty if it was made.
  Phrase give(Seat seat, AnyMove move);
  bool take_back(Seat seat);
  /// Changes the table by `change(table)`, and tells the others; whatever it returns comes back.
  template <class Change>
  auto act(Change change) {
    auto result = change(*table_);
    has_changed(/*acted=*/true);
    return result;
  }

  /// The messages `live received`, `live present`, `live line` and `live sign` of the page.
  void receive(ToCanvas message, std::string_view text);

 private:
  void receive_state(std::string_view text);
  void receive_present(std::string_view text);
  void receive_line(std::string_view text);
  void take_sign(live::Device device, int sign);
  void has_changed(bool acted);

  const Services& services_;
  std::string key_;
  live::Device device_ = 0;
  std::optional<live::Table> table_;
  std::optional<live::Course> course_;
  Line line_ = Line::none;
  bool unsent_ = false;
  bool twice_ = false;
  std::string trouble_;
  std::vector<live::Device> present_;
  std::vector<live::Device> returning_;
  BySeat<std::uint8_t> signs_{};
  std::optional<double> signs_until_;  ///< none: the latest has not been in a frame yet
  std::optional<CodeFault> fault_;
  std::vector<CodeFault> told_;
  std::vector<live::Lost> lost_;
};

}  // namespace kairo::app
