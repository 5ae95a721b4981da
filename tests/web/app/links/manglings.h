#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/rng.h"
#include "web/app/links/base64.h"

/// Changes that programs make to a link on its way. Each takes a whole address, and gives it back in a text.
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

/// Encodes with padding, and the letters of the older alphabet.
inline std::string base64(std::string_view text) {
  std::string letters = replaced(replaced(app::to_base64(text), "-", "+"), "_", "/");
  return letters.append((4 - letters.size() % 4) % 4, '=');
}

inline std::string url_defense_2(std::string_view address) {
  return "https://urldefense.proofpoint.com/v2/url?u=" +
         replaced(replaced(replaced(replaced(percent(address), "-", "%2D"), "_", "%5F"), "%2F", "_"), "%", "-") +
         "&d=DwMFaQ&c=euGZstcaTDllvimEN8b7jXrwqOf&r=EgE4XiZ&m=Gq6ZzV3&s=Hqq-x_y&e=";
}

/// Some of the characters stand behind it, those of a run together.
inline std::string url_defense_3(const std::string& address, Rng& rng) {
  std::string text = "https://urldefense.com/v3/__";
  std::string listed;
  for (std::size_t at = 0; at < address.size();) {
    const bool starts = address[at] == '#' || (listed.size() < 40 && rng.below(60) == 0);
    std::size_t run = starts ? std::min<std::size_t>(1 + rng.below(4), address.size() - at) : 0;
    while (run > 0 && address.find_first_of("#", at + run) == at + run) ++run;
    if (run == 0) text += address[at++];
    if (run > 0) text += '*';
    if (run > 1) (text += '*') += static_cast<char>('A' + run - 2);
    listed += address.substr(at, run);
    at += run;
    if (run > 0 && at < address.size()) text += address[at++];
  }
  return text + "__;" + to_base64(listed) + "!!N11eV2iwtfs!8kH_-q$";
}

/// Wraps a text as mail programs do: lines of at most 76 columns.
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

/// Something between some of the characters, from `#` on if there is one.
inline std::string sprinkled(const std::string& address, Rng& rng, std::uint32_t apart,
                             const std::vector<std::string>& between) {
  const std::size_t hash = address.find('#');
  std::string text = address.substr(0, hash == std::string::npos ? 0 : hash);
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

constexpr int manglings = 28;

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
    case 18: return url_defense_2(address);
    case 19: return url_defense_3(address, rng);
    case 20:
      return "https://urldefense.proofpoint.com/v1/url?u=" + replaced(encoded, "%2F", "/") +
             "&k=EIvRg1%2BdGAgOoM1BIlLLqw%3D%3D%0A&r=HKM5u8%2B&m=FW6iaHO73mDQ%3D%0A&s=d3583cfa53";
    case 21:
      return "https://eu-central-1.protection.sophos.com/?d=Example.org&u=" + base64(address) +
             "&p=m&i=NjJkMTA1&t=OGE0L3MwTUdr=&h=0d5a5f86&s=AVNPUEhUT0NFTkNSWVBU";
    case 22: return "https://www.bing.com/ck/a?!&&p=Hf3c&ptn=3&hsh=4&u=a1" + to_base64(address) + "&ntb=1";
    case 23: return "https://linkprotect.cudasvc.com/url?a=" + encoded + "&c=E,1,sYX3-aSgk_Hy2RtU,&typo=1&ancr_add=1";
    case 24: return "https://secure-web.cisco.com/1Gq-Hf3c_x8kHFq/" + encoded;
    case 25:
      return "https://clicktime.symantec.com/a/1/Fk3c=?d=Fk3cHqq8kHEgE4XiZHqq-x_yGq6ZzV3euGZstcaTDllvimEN8b7j=&u=" +
             encoded;
    case 26:
      return sprinkled(rng.below(2) == 0 ? url_defense_2(address) : url_defense_3(address, rng), rng, 30,
                       {"\n", "\r\n> ", "\n> > "});
    default: return sprinkled(address, rng, 20, {"<wbr>", "<br />\n", "<span class=\"x\">", "</span>"});
  }
}

/// Lines that have nothing to do with Kairo.
constexpr std::array<std::string_view, 12> strangers{
    "https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=35",
    "https://forum.example/showthread.php?t=42&m=1234&s=abcdef&a=1",
    "https://other.example/#m=menu&s=1",
    "https://blog.example/?p=1#?secret=QOQx1y2z3",
    "https://urldefense.com/v2/url?u=http-3A__x.example&d=DwMFaQ&c=euGZstcaTDllvimEN8b7jXrwqOf&r=Ag4X&m=k6ZzV3&s=Qq",
    "https://urldefense.com/v2/url?u=http-3A__x.example&d=EwMFaQ&c=euGZ&r=Fg4XeuGZ&m=GHZzV3&s=Hqq",
    "https://scanmail.trustwave.com/?c=8510&d=Fk3cHqq8kHEgE4XiZHqqxyGq6ZzV3&u=https%3a%2f%2fx%2eexample",
    "https://urldefense.com/v3/__https://x.example/a*b__;Iw!!N11eV2iwtfs!8kH$",
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
