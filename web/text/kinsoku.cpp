#include "web/text/kinsoku.h"

#include <string_view>

namespace kairo::text {
namespace {

constexpr std::u32string_view closing_marks =
    U"、。，．・：；？！゛゜」』）］｝〉》〕】〙〗〟｠»’”⟧｣｡､･,.;:?!)]}…‥％℃°′″%～〜゠‐";
constexpr std::u32string_view repeat_and_long_marks = U"ヽヾゝゞ々〻ーｰﾞﾟ";
constexpr std::u32string_view small_kana = U"ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶｧｨｩｪｫｬｭｮｯ";
constexpr std::u32string_view opening_marks = U"「『（［｛〈《〔【〘〖〝｟«‘“⟦｢([{￥＄￡¥$£";

constexpr bool one_of(std::u32string_view set, char32_t character) {
  return set.find(character) != std::u32string_view::npos;
}

constexpr bool between(char32_t character, char32_t first, char32_t last) {
  return character >= first && character <= last;
}

}  // namespace

bool forbidden_at_head(char32_t character) {
  return one_of(closing_marks, character) || one_of(repeat_and_long_marks, character) ||
         one_of(small_kana, character) || between(character, 0x31f0, 0x31ff) || is_attached(character);
}

bool forbidden_at_tail(char32_t character) { return one_of(opening_marks, character); }

bool is_attached(char32_t character) {
  return between(character, 0x300, 0x36f) || between(character, 0x3099, 0x309a) || between(character, 0xfe00, 0xfe0f) ||
         character == 0x200d;
}

bool is_blank(char32_t character) { return character == ' ' || character == '\t' || character == 0x3000; }

bool is_ideographic(char32_t character) {
  return between(character, 0x2e80, 0xd7a3) || between(character, 0xf900, 0xfaff) ||
         between(character, 0xfe30, 0xfe4f) || between(character, 0xff00, 0xffef) || character >= 0x1f000;
}

bool is_katakana(char32_t character) {
  return between(character, 0x30a1, 0x30fa) || between(character, 0x30fc, 0x30fe) ||
         between(character, 0x31f0, 0x31ff) || between(character, 0xff66, 0xff9f);
}

}  // namespace kairo::text
