#pragma once

namespace kairo::text {

/// Which characters may not stand at a line's ends (JIS X 4051's kinsoku classes, and Latin punctuation like them).
bool forbidden_at_head(char32_t character);
bool forbidden_at_tail(char32_t character);

/// Belongs to the character before it and is never parted from it, however narrow the line (accents, voicing marks,
/// variation selectors, joiners).
bool is_attached(char32_t character);

/// Blanks at which a line may break, and which vanish there.
bool is_blank(char32_t character);

/// Written without blanks between words: a line may break on either side.
bool is_ideographic(char32_t character);

}  // namespace kairo::text
