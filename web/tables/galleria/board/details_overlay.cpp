#include "web/tables/galleria/board/details_overlay.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "web/draw/mirrored_section.h"
#include "web/tables/galleria/board/descriptions.h"
#include "web/tables/galleria/board/pictured.h"
#include "web/tables/galleria/pieces.h"

namespace kairo::galleria::table {

using draw::Ink;
using draw::Rect;
using draw::WidgetState;
using Kind = Move::Kind;
using From = Source::From;

namespace {

constexpr std::size_t sections_of_table = 3;  // sections of in_words before those of the players
constexpr float row_height = 44;
constexpr float settings_line = 20;
constexpr float gap = 4;
constexpr float picture_size = 40;
constexpr draw::TextStyle style_of_note{.size = draw::type::note, .ink = Ink::text_soft};

std::string setting_key(int setting) { return "galleria.table.asking." + std::to_string(setting); }

/// Room for the longest of them, so that the buttons stay where they are when another is chosen.
float note_height(const draw::Ui& ui, float width) {
  float height = 0;
  for (int i = 0; i < ask_settings; ++i)
    height = std::max(height, ui.text.height(width, ui.say(setting_key(i) + ".note"), style_of_note));
  return height + 3;
}

/// The viewer's facet and curios that can be used now.
std::vector<Source> usable(const View& view, const MoveBuilder& builder) {
  std::vector<Source> sources;
  const Source facet{From::facet, view.table.facet[view.me]};
  if (builder.is_live(facet)) sources.push_back(facet);
  for (Curio curio = 0; curio < curios; ++curio)
    if (builder.is_live({From::curio, curio})) sources.push_back({From::curio, curio});
  return sources;
}

/// A line, beside the picture of what it describes; returns its height. It can be measured only.
float draw_line(draw::Ui& ui, Rect at, const Phrase& line, const draw::TextStyle& style, bool drawn) {
  const bool describes = std::ranges::any_of(line.args, [](const Arg& arg) { return arg.name == "text"; });
  const DrawPicture picture = describes ? picture_in(line) : DrawPicture{};
  const Rect beside = at.take_left(picture ? picture_size : 0, picture ? 8.0F : 0.0F);
  const std::string words = ui.say(line);
  const float text = ui.text.height(at.w, words, style);
  const float high = std::max(text, picture ? picture_size : 0);
  if (!drawn) return high;
  if (picture) picture(ui, {beside.x, at.y, beside.w, picture_size});
  ui.text.draw({at.x, at.y + (high - text) / 2, at.w, text + 1}, words, style);
  return high;
}

}  // namespace

bool DetailsOverlay::close() { return std::exchange(open_, no_seat) != no_seat; }

void DetailsOverlay::draw_settings(draw::Ui& ui, Rect at, const View& view, Choices& choices) {
  const int now = index(view.table.ask_setting[view.me]);
  ui.text.draw(at.take_bottom(note_height(ui, at.w)), ui.say(setting_key(now) + ".note"), style_of_note);
  ui.text.label(at.take_top(settings_line), ui.say("galleria.table.asking"),
                {.size = draw::type::small, .middle = true});
  for (std::uint8_t i = 0; i < ask_settings; ++i) {
    const Rect button = at.column(i, ask_settings, gap);
    const WidgetState state = i == now ? WidgetState::selected : WidgetState::enabled;
    if (ui.button(button, "asking." + std::to_string(i), ui.say(setting_key(i)), state, 14, false))
      choices.attempt(ui, button, {Kind::ask, i});
  }
}

std::optional<Source> DetailsOverlay::draw(draw::Ui& ui, const Rect& at, const View& view, const MoveBuilder* builder,
                                           Choices& choices) {
  std::optional<Source> taken;
  if (open_ == no_seat) return taken;
  const std::vector<Section> sections = in_words(view);
  const std::size_t which = open_ == stock ? 0 : sections_of_table + open_;
  if (which >= sections.size()) return taken;
  const Section& section = sections[which];
  const std::string heading = open_ == stock ? ui.say("galleria.what.stock.name") : ui.say(section.heading);
  ui.begin_modal();
  ui.mirror.asked = heading;
  draw::mirror_section(ui, section);
  const float wide = std::min(at.w - 8, 560.0F);
  const float high = std::min(at.h - 8, 620.0F);
  const Rect sheet{at.centre().x - wide / 2, at.centre().y - high / 2, wide, high};
  draw::panel(ui, sheet);
  Rect inside = sheet.inset(12, 8);
  Rect foot = inside.take_bottom(row_height, 6);
  const Rect button = foot.take_near(ui.hand(), std::min(150.0F, foot.w * 0.42F), 10);
  ui.text.label(foot, heading, {.size = draw::type::heading, .ink = Ink::gold, .middle = true});
  if (ui.button(button, "look.close", ui.say("galleria.table.close"))) open_ = no_seat;

  const bool own = builder != nullptr && open_ == view.me;
  if (own && !is_alone(view.table) && (view.table.phase == Phase::use || view.table.phase == Phase::place))
    draw_settings(ui, inside.take_bottom(settings_line + row_height + note_height(ui, inside.w), 6), view, choices);
  const std::vector<Source> sources = own ? usable(view, *builder) : std::vector<Source>{};
  const draw::TextStyle style{.size = draw::type::note};
  float content = px(static_cast<int>(sources.size())) * (row_height + gap);
  for (const Phrase& line : section.lines) content += draw_line(ui, {0, 0, inside.w - 8, 0}, line, style, false) + 6;
  Rect column = ui.columns.begin(inside, "look.column", content);
  column.w -= 8;
  for (const Source& source : sources) {
    const Rect row = column.take_top(row_height, gap);
    const std::string id =
        "use." + (source.from == From::facet ? spot_of_facet(source.number) : spot_of_curio(source.number));
    const Phrase use = use_phrase(source);
    const bool tapped = ui.button(row, id, ui.say(use), WidgetState::enabled, 16, false);
    if (const DrawPicture picture = picture_in(use)) picture(ui, Rect{row.x + 4, row.y + 3, row.h, row.h - 6});
    if (!tapped) continue;
    taken = source;
    open_ = no_seat;
  }
  for (const Phrase& line : section.lines) column.take_top(draw_line(ui, column, line, style, true) + 1, 5);
  ui.columns.end();
  ui.end_modal();
  return taken;
}

}  // namespace kairo::galleria::table
