#pragma once

#include "web/app/links/unwrap.h"

namespace kairo::app {

/// Restores the addresses that the mail filter of Proofpoint, URL Defense, has rewritten; whether there were any.
/// Debris may stand between any two characters.
///
///     rewritten = host "/v1/url?u=" address own      ; percent-encoded, which `unwrap` takes off
///               / host "/v2/url?u=" address own      ; `-` for `%`, and `_` for `/`
///               / host "/v3/__" address "__;" base64 ; `*` for the next of the characters in base64, and `**` with a
///                                                    ; letter of base64 for the next 2, 3, … of them
///     host      = "urldefense" [".proofpoint"] (".com" / ".us")
///     own       = *("&" key "=" value)               ; parameters with the keys that our links have
bool restore_url_defense(Letters& text);

}  // namespace kairo::app
