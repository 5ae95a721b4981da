#include "web/posters/shared_look.h"

#include <algorithm>
#include <cctype>
#include <cstdio>
#include <span>

#include "web/draw/art.h"
#include "web/draw/theme.h"
#include "web/tables/tables.h"

namespace kairo::posters {
namespace {

using draw::Contrast;
using draw::Ink;
using draw::Theme;

struct NamedInk {
  std::string_view name;
  Ink ink;
  bool on_paper = false;  ///< paper is light in both themes, and so is what lies on it

  [[nodiscard]] draw::Rgba in(Theme theme, Contrast contrast = Contrast::normal) const {
    return draw::value(on_paper ? Theme::light : theme, ink, contrast);
  }
};
constexpr std::array inks{
    NamedInk{"ground", Ink::ground},
    NamedInk{"ground-lit", Ink::ground_lit},
    NamedInk{"panel", Ink::panel},
    NamedInk{"edge", Ink::panel_edge},
    NamedInk{"frame", Ink::frame},
    NamedInk{"paper", Ink::paper},
    NamedInk{"paper-edge", Ink::paper_edge},
    NamedInk{"ink", Ink::ink},
    NamedInk{"ink-soft", Ink::ink_soft},
    NamedInk{"ink-gold", Ink::gold, true},
    NamedInk{"ink-chosen", Ink::chosen, true},
    NamedInk{"ink-warn", Ink::warn, true},
    NamedInk{"text", Ink::text},
    NamedInk{"soft", Ink::text_soft},
    NamedInk{"gold", Ink::gold},
    NamedInk{"live", Ink::live},
    NamedInk{"on-live", Ink::live_text},
    NamedInk{"chosen", Ink::chosen},
    NamedInk{"warn", Ink::warn},
    NamedInk{"shade", Ink::shade},
    NamedInk{"seat-0", Ink::seat_1},
    NamedInk{"seat-1", Ink::seat_2},
    NamedInk{"seat-2", Ink::seat_3},
    NamedInk{"seat-3", Ink::seat_4},
    NamedInk{"seat-4", Ink::seat_5},
};

std::string hex(draw::Rgba colour) {
  char text[10];
  std::snprintf(text, sizeof text, "#%02x%02x%02x%02x", colour.r, colour.g, colour.b, colour.a);
  std::string code(text);
  if (colour.a == 255) code.resize(7);
  return code;
}

std::string scheme_of(Theme theme) { return theme == Theme::dark ? "dark" : "light"; }

/// A rule with all colours, or only with those that differ from the same theme in normal contrast.
std::string rule(std::string_view selector, Theme theme, Contrast contrast) {
  std::string text = std::string(selector) + " {\n";
  for (const NamedInk& each : inks) {
    const std::string code = hex(each.in(theme, contrast));
    if (contrast == Contrast::normal || code != hex(each.in(theme)))
      text += "  --" + std::string(each.name) + ": " + code + ";\n";
  }
  if (contrast == Contrast::normal) text += "  color-scheme: " + scheme_of(theme) + ";\n";
  return text + "}\n";
}

/// `"name":{…},` of a theme.
std::string json_of(Theme theme) {
  std::string text = "\"" + scheme_of(theme) + "\":{";
  for (const NamedInk& each : inks) text += "\"" + std::string(each.name) + "\":\"" + hex(each.in(theme)) + "\",";
  text.back() = '}';
  return text;
}

// In the order of Icon.
constexpr std::array<std::string_view, draw::icons> icon_names{
    "undo", "log",  "menu",  "pass_on", "close", "back",   "language", "words", "help",    "next", "eye",  "branch",
    "more", "file", "again", "scores",  "hint",  "review", "sound",    "muted", "picture", "play", "pause"};
constexpr int animals = 5;

/// Path data without the blanks that SVG does not need.
std::string tight(std::string_view path) {
  std::string text;
  for (std::size_t i = 0; i < path.size(); ++i) {
    const bool between_numbers = i > 0 && i + 1 < path.size() && std::isdigit(path[i - 1]) && std::isdigit(path[i + 1]);
    if (path[i] != ' ' || between_numbers) text += path[i];
  }
  return text;
}

std::string filled(std::string_view path, std::string_view colour) {
  return path.empty() ? "" : R"(<path fill=\")" + std::string(colour) + R"(\" d=\")" + tight(path) + R"(\"/>)";
}

std::string lined(std::string_view path, std::string_view colour, std::string_view width) {
  return path.empty()
             ? ""
             : R"(<path fill=\"none\" stroke=\")" + std::string(colour) + R"(\" stroke-width=\")" + std::string(width) +
                   R"(\" stroke-linecap=\"round\" stroke-linejoin=\"round\" d=\")" + tight(path) + R"(\"/>)";
}

std::string sign(const std::string& name, std::string_view box, const std::string& shapes) {
  return "\"" + name + R"(":{"box":")" + std::string(box) + R"(","shapes":")" + shapes + "\"},\n";
}

}  // namespace

std::string colours_css() {
  return rule(":root", Theme::dark, Contrast::normal) + "@media (prefers-color-scheme: light) {\n" +
         rule(":root:not([data-theme])", Theme::light, Contrast::normal) + "}\n" +
         rule(":root[data-theme=\"light\"]", Theme::light, Contrast::normal) +
         rule(":root[data-contrast=\"high\"]", Theme::dark, Contrast::high) +
         rule(":root[data-contrast=\"high\"][data-theme=\"light\"]", Theme::light, Contrast::high) +
         "@media print {\n" + rule(":root:root:root", Theme::light, Contrast::normal) + "}\n";
}

std::string colours_json() { return "{\"theme\":{" + json_of(Theme::dark) + "," + json_of(Theme::light) + "}}\n"; }

std::string signs_json() {
  constexpr std::string_view icon_box = "-100 -100 200 200";
  constexpr std::string_view animal_box = "-108 -108 216 216";  // with room for the outline
  constexpr std::string_view dark = "#1d1726";                  // lines and eyes of animals
  std::string text = "{\n";
  for (int i = 0; i < draw::icons; ++i) {
    const draw::Strokes icon = draw::strokes_of(static_cast<draw::Icon>(i));
    text += sign("icon." + std::string(icon_names[static_cast<std::size_t>(i)]), icon_box,
                 filled(icon.body, "currentColor") + lined(icon.lines, "currentColor", "17"));
  }
  for (int i = 0; i < animals; ++i) {
    const draw::Strokes animal = draw::strokes_of(static_cast<draw::Animal>(i));
    text += sign("seat." + std::to_string(i), animal_box,
                 filled(animal.body, "currentColor") + filled(animal.cut, dark) + lined(animal.lines, dark, "7") +
                     lined(animal.body, dark, "8"));
  }
  text.replace(text.size() - 2, 1, "");
  return text + "}\n";
}

std::string cover(std::string_view game, const CoverShape& shape, Studio& studio) {
  // The gold edge that covers have on the canvas: pages have edges of their own.
  constexpr float edge = 1;
  return studio.picture({.width = shape.width + 2 * edge,
                         .height = shape.height + 2 * edge,
                         .on_table = false,
                         .fills = true,
                         .draw = [&](draw::Ui& ui, const draw::Rect& at) { tables::draw_cover(ui, at, game); },
                         .crop =
                             [&](const draw::Ui&) {
                               return draw::Rect{0, 0, shape.width + 2 * edge, shape.height + 2 * edge}.inset(edge);
                             }});
}

}  // namespace kairo::posters
