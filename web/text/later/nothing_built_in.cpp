#include "web/text/catalogue.h"
#include "web/text/help.h"

namespace kairo::text {

std::string_view built_in_catalogue(Language) { return {}; }

std::string_view built_in_help(Language) { return {}; }

}  // namespace kairo::text
