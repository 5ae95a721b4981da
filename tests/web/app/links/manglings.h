#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/rng.h"

/// What programs make of a link on its way. Each takes a whole address, and gives it back in a text.
namespace kairo::app::testing {

inline std::string replaced(std::string text, std::string_view from, std::string_view to) {
  for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size())
    text.replace(at, from.size(), to);
  return text;
}

inline std::string hex_of(char c) {
  constexpr std::string_view digits = "0123456789ABCDEF";
  const auto byte = static_cast<unsigned char>(c);
  return {digits[byte >> 4U], digits[byte & 15U]};
}

inline bool is_letter_or_digit(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

/// encodeURIComponent
inline std::string percent(std::string_view text) {
  std::string encoded;
  for (const char c : text)
    encoded += is_letter_or_digit(c) || c == '-' || c == '_' ? std::string(1, c) : "%" + hex_of(c);
  return encoded;
}

/// As mail programs write it: lines of at most 76 columns.
inline std::string quoted_printable(std::string_view text) {
  std::string encoded;
  std::size_t column = 0;
  for (const char c : text) {
    const bool plain = c == '\n' || (static_cast<unsigned char>(c) < 0x7f && c != '=');
    const std::string written = plain ? std::string(1, c) : "=" + hex_of(c);
    if (c != '\n' && column + written.size() > 75) {
      encoded += "=\r\n";
      column = 0;
    }
    encoded += written;
    column = c == '\n' ? 0 : column + written.size();
  }
  return encoded;
}

/// Something between some of the characters from `#` on.
inline std::string sprinkled(const std::string& address, Rng& rng, std::uint32_t apart,
                             const std::vector<std::string>& between) {
  std::string text = address.substr(0, address.find('#'));
  for (const char c : address.substr(text.size())) {
    text += c;
    if (rng.below(apart) == 0) text += between[rng.below(static_cast<std::uint32_t>(between.size()))];
  }
  return text;
}

inline std::string full_width(std::string_view address) {
  std::string text;
  for (const char c : address) {
    const auto code = static_cast<unsigned>(c) + 0xfee0U;
    text += static_cast<char>(0xe0U | code >> 12U);
    text += static_cast<char>(0x80U | (code >> 6U & 0x3fU));
    text += static_cast<char>(0x80U | (code & 0x3fU));
  }
  return text;
}

inline std::string partly_percent(std::string address, Rng& rng) {
  for (const std::string_view sign : {"#", "&", "="})
    if (rng.below(2) == 0) address = replaced(address, sign, percent(sign));
  return address;
}

constexpr int manglings = 19;

inline std::string mangled(const std::string& address, int how, Rng& rng) {
  const std::string encoded = percent(address);
  switch (how) {
    case 0:
      return "https://eur01.safelinks.protection.outlook.com/?url=" + encoded +
             "&data=05%7C02%7Cx&sdata=a%3D&reserved=0";
    case 1:
      return "https://eur01.safelinks.protection.outlook.com/?url=" + percent(encoded) + "&data=05%257C02&sdata=a%253D";
    case 2: return "https://www.google.com/url?q=" + encoded + "&sa=D&source=hangouts&ust=17&usg=AOvVaw";
    case 3: return "https://l.facebook.com/l.php?u=" + encoded + "%26fbclid%3DIwAR0&h=AT0xYz&s=1&a=2&t=35&o=9&q=1";
    case 4: return "https://line.me/R/msg/text/?" + percent("Your turn: " + address);
    case 5: return "https://slack-redir.net/link?url=" + encoded + "&v=3";
    case 6: return partly_percent(address, rng);
    case 7: return partly_percent(partly_percent(address, rng), rng);
    case 8:
      return R"({"text":")" + replaced(replaced(replaced(address, "/", "\\/"), "&", "\\u0026"), "=", "\\u003d") +
             R"(\nSee you"})";
    case 9:
      return replaced(replaced(address, "&", rng.below(2) == 0 ? "&amp;" : "&#38;"), "=",
                      rng.below(2) == 0 ? "=" : "&#x3D;");
    case 10: return quoted_printable("Your turn: " + address + "\nSee you – soon\n");
    case 11: return replaced(quoted_printable(address), "\r\n", "\n");
    case 12: return sprinkled(address, rng, 9, {"\u200b", "\u200e", "\u2060", "\ufeff", "\u00ad", "\u00a0", "\u3000"});
    case 13: return sprinkled(address, rng, 12, {"\n", "\r\n", "\n> ", "\n> > ", " ", "\n＞ ", "\"", "\u2028", "\n| "});
    case 14: return sprinkled(address, rng, 1, {" ", "\n"});
    case 15: return full_width(address);
    case 16:
      return "<a href=\"" + replaced(address, "&", "&amp;") + "\">" + address.substr(0, address.find('#') + 14) +
             "…</a>";
    case 17: return replaced(address, "--", "–");
    default: return sprinkled(address, rng, 20, {"<wbr>", "<br />\n", "<span class=\"x\">", "</span>"});
  }
}

/// Lines that have nothing to do with Kairo.
constexpr std::array<std::string_view, 9> strangers{
    "https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=35",
    "https://forum.example/showthread.php?t=42&m=1234&s=abcdef&a=1",
    "https://other.example/#m=menu&s=1",
    "https://blog.example/?p=1#?secret=QOQx1y2z3",
    "https://urldefense.com/v2/url?u=http-3A__x.example&d=DwMFaQ&c=euGZstcaTDllvimEN8b7jXrwqOf&r=Ag4X&m=k6ZzV3&s=Qq",
    "for (m = 5; d=3; r=2) { a = 3; }",
    "https://news.example/article#:~:text=some%20words",
    "a=b&s=4&t=2 そして「s=t」",
    "https://maps.example/?d=12.5&g=51.2&r=ABCDEFGHIJKLMNOPQRSTUVWXYZabcdef",
};

inline std::string among_strangers(const std::string& text, Rng& rng) {
  std::string all;
  for (std::uint32_t n = rng.below(3); n > 0; --n) (all += strangers[rng.below(strangers.size())]) += '\n';
  all += text + '\n';
  for (std::uint32_t n = rng.below(3); n > 0; --n) (all += strangers[rng.below(strangers.size())]) += '\n';
  return all;
}

}  // namespace kairo::app::testing
