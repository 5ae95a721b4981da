#pragma once

namespace kairo::text {

/// Characters that may not begin or end a line (JIS X 4051's kinsoku classes, and similar Latin punctuation).
bool forbidden_at_head(char32_t character);
bool forbidden_at_tail(char32_t character);

/// Never separated from the preceding character, however narrow the line (accents, voicing marks, variation selectors,
/// joiners).
bool is_attached(char32_t character);

/// Blanks at which a line may break, and which are dropped there.
bool is_blank(char32_t character);

/// A letter of a script without blanks between words: a line may break on either side.
bool is_ideographic(char32_t character);

/// Part of a word in katakana, its long-vowel sign included.
bool is_katakana(char32_t character);

}  // namespace kairo::text
