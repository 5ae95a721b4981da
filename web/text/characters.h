#pragma once

namespace kairo::text {

/// Characters that break a line, change its direction or hide in it: controls, joiners, fillers, tags.
bool is_unseen_character(char32_t code);
/// Blanks of every width.
bool is_blank_character(char32_t code);

}  // namespace kairo::text
