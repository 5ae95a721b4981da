#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace kairo::app {

/// A character of a text from outside, in ASCII: anything else is one of the marks below.
struct Letter {
  char c;
  std::uint8_t depth;  ///< the number of percent-encodings it was in: that of an address within an address is higher
};
using Letters = std::vector<Letter>;

inline constexpr char foreign_mark = '\x01';
inline constexpr char en_dash_mark = '\x02';  ///< typographers put it for `--`
inline constexpr char em_dash_mark = '\x03';  ///< the same for `--` or `---`

/// Takes off whatever mail programs, messengers and exports put around the characters of a link. A text of our own has
/// nothing of this, so it stays as it is.
///
///     text      = *(character / wrapped)
///     wrapped   = "%" 2HEX                        ; in the parameter of another address, up to `most_wrappings` deep
///               / "=" 2HEX                        ; quoted-printable, if the text has a `=3D` …
///               / "=" *blank line-end             ; … with its soft line breaks, which disappear
///               / "&" name ";" / "&#" number ";"  ; HTML
///               / "<" ["/"] name … ">"            ; HTML: a blank; not `<a …>` nor anything with an address
///               / "\u" 4HEX / "\x" 2HEX           ; JSON and the like
///               / "\n" / "\r" / "\t"              ; the same: a blank
///               / "\" other                       ; JSON, Markdown: the other character
///               / invisible                       ; disappears
///               / address                         ; as mail filters rewrite it (url_defense.h, base64_address.h)
///               / full-width / other blanks, hyphens and quotation marks   ; those of ASCII
Letters unwrap(std::string_view text);

/// The characters that may stand between two pieces of a link that was broken: blanks, and the marks of quotations.
bool is_debris(char c);
bool is_code_letter(char c);
std::optional<unsigned> hex_digit(char c);

}  // namespace kairo::app
