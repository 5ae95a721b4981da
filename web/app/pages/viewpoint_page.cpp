#include "web/app/pages/viewpoint_page.h"

#include <string>
#include <utility>

#include "web/app/pages/dialog_page.h"

namespace kairo::app {

Document viewpoint_page(const text::Writer& writer, Seat viewpoint, int seats) {
  Document page = closable_page(writer, "eyes", writer.say("app.replay.eyes.title"));
  Block eyes = choice("eyes", page.title, {});
  eyes.look = "rows";
  const auto add = [&](std::string name, std::string words, std::string sign, Seat seat) {
    eyes.blocks.push_back(option("eyes." + std::move(name), std::move(words), seat == viewpoint, act::SeeAs{seat}));
    eyes.blocks.back().picture = std::move(sign);
  };
  add("all", writer.say("app.replay.eyes.all"), "icon.eye", no_seat);
  for (Seat seat = 0; seat < seats; ++seat) {
    const std::string number = std::to_string(seat);
    add(number, writer.say(Phrase{"app.replay.eyes", {seat_name("seat", seat)}}), "seat." + number, seat);
  }
  page.blocks.push_back(std::move(eyes));
  return page;
}

}  // namespace kairo::app
