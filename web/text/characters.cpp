#include "web/text/characters.h"

#include <algorithm>
#include <span>

namespace kairo::text {

namespace {

struct Range {
  char32_t first;
  char32_t last;
};

constexpr Range unseen[] = {{0x00, 0x1f},     {0x7f, 0x9f},     {0xad, 0xad},     {0x34f, 0x34f},    {0x61c, 0x61c},
                            {0x115f, 0x1160}, {0x17b4, 0x17b5}, {0x180b, 0x180f}, {0x200b, 0x200f},  {0x2028, 0x202e},
                            {0x2060, 0x206f}, {0x2800, 0x2800}, {0x3164, 0x3164}, {0xfe00, 0xfe0f},  {0xfeff, 0xfeff},
                            {0xffa0, 0xffa0}, {0xfff0, 0xfffb}, {0xfffe, 0xffff}, {0xe0000, 0xe0fff}};

constexpr Range blanks[] = {{0x20, 0x20},     {0xa0, 0xa0},     {0x1680, 0x1680}, {0x2000, 0x200a},
                            {0x202f, 0x202f}, {0x205f, 0x205f}, {0x3000, 0x3000}};

bool is_in(std::span<const Range> ranges, char32_t code) {
  return std::ranges::any_of(ranges, [&](const Range& range) { return code >= range.first && code <= range.last; });
}

}  // namespace

bool is_unseen_character(char32_t code) { return is_in(unseen, code); }
bool is_blank_character(char32_t code) { return is_in(blanks, code); }

}  // namespace kairo::text
