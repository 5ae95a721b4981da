#include "web/app/pages/lobby_page.h"

#include <utility>
#include <vector>

#include "engine/bots/level.h"
#include "web/text/help.h"

namespace kairo::app {

namespace {

using By = live::Claim::By;
using Deed = act::LiveSeat::Deed;

/// Builds the page block by block; `table` is there.
class Lobby {
 public:
  Lobby(const text::Writer& writer, const LobbyFacts& facts)
      : writer_(writer), live_(facts.live), table_(*facts.live.table()), own_(facts.own), name_(facts.name) {}

  void add_to(std::vector<Block>& blocks) const {
    blocks.push_back(group("actions", {invite()}, {}, "lobby.invites"));
    if (table_.chosen.begun && own_ == no_seat) blocks.push_back(text(writer_.say("app.live.running")));
    blocks.push_back(
        text_field("lobby.name", writer_.say("app.live.name"), "live name", name_, writer_.say("app.live.name.none")));
    for (Seat seat = 0; seat < table_.chosen.setup.seats; ++seat) blocks.push_back(seat_block(seat));
  }

  /// The signs that this device's person can show from their seat.
  [[nodiscard]] Block signs_to_show() const {
    std::vector<Block> rows;
    for (int sign = 1; sign <= signs; ++sign) {
      const std::string number = std::to_string(sign);
      rows.push_back(button("lobby.sign." + number, writer_.say("app.live.sign." + number),
                            act::LiveSeat{Deed::sign, own_, sign}));
    }
    return group("actions", std::move(rows), writer_.say("app.live.signs"), "lobby.signs");
  }
  [[nodiscard]] bool may_show_signs() const { return own_ != no_seat && table_.chosen.begun; }

  [[nodiscard]] Block begin() const {
    Block block = button("lobby.begin", writer_.say("app.live.begin"), act::Plain::begin_live, "main");
    block.enabled = can_begin(table_) && own_ != no_seat;
    if (!block.enabled) block.note = writer_.say("app.live.begin.not_yet");
    return block;
  }

 private:
  [[nodiscard]] Block invite() const {
    return button("lobby.invite", writer_.say("app.live.invite"), act::Plain::invite, {}, "icon.pass_on");
  }

  [[nodiscard]] std::string_view state_key(Seat seat) const {
    const live::Claim& claim = table_.seats[seat];
    if (claim.by == By::nobody) return "app.live.seat.free";
    if (claim.by == By::bot) return "app.live.seat.bot";
    if (seat == own_) return "app.live.seat.you";
    if (live_.is_present(claim.device)) return "app.live.seat.here";
    return live_.is_returning(claim.device) ? "app.live.seat.returning" : "app.live.seat.away";
  }

  [[nodiscard]] Block seat_block(Seat seat) const {
    const std::string number = std::to_string(seat);
    const live::Claim& claim = table_.seats[seat];
    const bool is_away = claim.by == By::person && !live_.is_present(claim.device);
    std::vector<Block> rows;
    const auto add = [&](std::string_view name, std::string_view key, std::string_view sign, act::LiveSeat what) {
      rows.push_back(button("lobby." + std::string(name) + "." + number, writer_.say(key), what, "row",
                            "icon." + std::string(sign)));
    };
    if (claim.by != By::person && (own_ == no_seat || !table_.chosen.begun))
      add("take", "app.live.take", "next", {Deed::take, seat});
    if ((claim.by == By::nobody || is_away) && seat != own_)
      add("bot", "app.live.bot", "thinking", {Deed::bot, seat, static_cast<int>(BotLevel::skilled)});
    if (claim.by == By::person && seat != own_ && table_.chosen.begun) {
      const bool muted = contains(live_.muted, seat);
      add("mute", muted ? "app.live.hear" : "app.live.mute", muted ? "sound" : "muted", {Deed::mute, seat});
    }
    if (claim.by == By::bot && !table_.chosen.begun) {
      add("free", "app.live.free", "close", {Deed::free, seat});
      rows.push_back(levels(seat, claim.level));
    }
    return group("rows", std::move(rows), writer_.say(Phrase{state_key(seat), {seat_name("seat", seat)}}),
                 "lobby.seat." + number);
  }

  [[nodiscard]] Block levels(Seat seat, int chosen) const {
    const std::string key = "lobby.level." + std::to_string(seat);
    std::vector<Block> options;
    for (int level = 0; level < bot_levels; ++level) {
      const std::string name = "bot.level." + std::string(level_name(static_cast<BotLevel>(level)));
      options.push_back(option(key + "." + std::to_string(level), writer_.say(name), level == chosen,
                               act::LiveSeat{Deed::bot, seat, level}, writer_.say(name + ".note")));
    }
    const std::string played = "bot.level." + std::string(level_name(static_cast<BotLevel>(chosen)));
    return folded("lobby.levels." + std::to_string(seat), writer_.say("app.setup.level"), writer_.say(played),
                  {choice(key, writer_.say("app.setup.level"), std::move(options))});
  }

  const text::Writer& writer_;
  const LiveTable& live_;
  const live::Table& table_;
  Seat own_;
  const std::string& name_;
};

/// Why the line is broken, and what helps: by the word of `live line` (shell/canvas_messages.json).
std::string_view trouble_key(std::string_view why) {
  if (why == "not allowed") return "app.live.line.not_allowed";
  if (why == "refused") return "app.live.line.refused";
  if (why == "failed") return "app.live.line.failed";
  if (why == "too long" || why == "closed after sending") return "app.live.line.too_long";
  if (why == "no key") return "app.live.line.no_key";
  return why == "unreachable" ? "app.live.line.unreachable" : "app.live.line.broken";
}

/// Asks the browser for the permission to call, since it may ask only after a press.
Block calling(const text::Writer& writer) {
  Block block = button("lobby.call", writer.say("app.live.call"), act::Plain::ask_to_call, "row", "icon.hint");
  block.note = writer.say("app.live.call.note");
  return block;
}

/// For when the link has come to somebody who was not meant.
Block renewing(const text::Writer& writer) {
  Block block = button("lobby.renew", writer.say("app.live.renew"), act::Plain::renew_room, "row", "icon.again");
  block.note = writer.say("app.live.renew.note");
  return block;
}

Block explanation(const text::Writer& writer) {
  return folded("lobby.what", writer.say("app.live.what"), {},
                {text(writer.say("app.live.what.table")), text(writer.say("app.live.what.away")),
                 text(writer.say("app.live.what.secret"))});
}

/// A lobby has no more than this until its words are there, which come with the help.
Block connecting(const text::Writer& writer) { return text(writer.say("app.live.line.opening"), "note"); }

/// The line to the others, and all that is wrong.
void add_state(std::vector<Block>& blocks, const text::Writer& writer, const LobbyFacts& facts) {
  const LiveTable& live = facts.live;
  const auto say = [&](std::string_view key) { blocks.push_back(text(writer.say(key), "note")); };
  if (live.line() == LiveTable::Line::opening) say("app.live.line.opening");
  if (live.line() == LiveTable::Line::broken) say(trouble_key(live.trouble()));
  if (live.line() == LiveTable::Line::broken && live.is_unsent()) say("app.live.unsent");
  if (live.line() == LiveTable::Line::open && !live.table()) say("app.live.waiting");
  if (live.is_twice()) say("app.live.twice");
  if (!facts.fault.empty()) blocks.push_back(text(facts.fault, "note"));
  if (facts.may_renew)
    blocks.push_back(
        button("lobby.reload", writer.say("app.live.reload"), act::Plain::renew_page, "row", "icon.again"));
}

}  // namespace

bool can_begin(const live::Table& table) {
  for (Seat seat = 0; seat < table.chosen.setup.seats; ++seat)
    if (table.seats[seat].by == By::nobody) return false;
  return !table.chosen.begun;
}

Document lobby_page(const text::Writer& writer, const LobbyFacts& facts) {
  Document page{"lobby", writer.say("app.live.open")};
  page.blocks.push_back(back_button("lobby.back", writer.say("app.back"), act::Plain::show_box));
  page.blocks.push_back(menu_button(writer.say("app.menu.open")));
  if (!text::has_help(writer.language())) {
    page.blocks.push_back(group("", {connecting(writer)}));
    return page;
  }
  std::vector<Block> blocks;
  const std::optional<live::Table>& table = facts.live.table();
  if (table) blocks.push_back(text(writer.say_of(table->chosen.game->info->id, "name"), "lead"));
  if (table && !table->chosen.begun) blocks.push_back(text(writer.say("app.live.about")));
  add_state(blocks, writer, facts);
  if (table) {
    const Lobby lobby(writer, facts);
    lobby.add_to(blocks);
    if (!table->chosen.begun) blocks.push_back(group("actions", {lobby.begin()}, {}, "lobby.begins"));
    if (facts.may_call) blocks.push_back(calling(writer));
    blocks.push_back(renewing(writer));
    blocks.push_back(explanation(writer));
  }
  page.blocks.push_back(group("", std::move(blocks)));
  return page;
}

Document lobby_dialog(const text::Writer& writer, const LobbyFacts& facts) {
  Document page = closable_page(writer, "afar", writer.say("app.live.open"));
  if (!text::has_help(writer.language())) {
    page.blocks.push_back(connecting(writer));
    return page;
  }
  add_state(page.blocks, writer, facts);
  if (facts.live.table()) {
    const Lobby lobby(writer, facts);
    if (lobby.may_show_signs()) page.blocks.push_back(lobby.signs_to_show());
    lobby.add_to(page.blocks);
  }
  if (facts.may_call) page.blocks.push_back(calling(writer));
  if (facts.live.table()) page.blocks.push_back(renewing(writer));
  page.blocks.push_back(explanation(writer));
  return page;
}

}  // namespace kairo::app
