#include "engine/games/galleria/deck.h"
#include "engine/games/haratama/deck.h"
#include "engine/games/ruin/deck.h"
#include "engine/games/wicked/deck.h"
#include "web/tables/galleria/table.h"
#include "web/tables/haratama/table.h"
#include "web/tables/ruin/table.h"
#include "web/tables/table.h"
#include "web/tables/wicked/table.h"

namespace kairo::tables {

std::unique_ptr<AnyTable> make_table(std::string_view game) {
  if (game == galleria::info.id) return galleria::table::make_table();
  if (game == haratama::info.id) return haratama::table::make_table();
  if (game == ruin::info.id) return ruin::table::make_table();
  if (game == wicked::info.id) return wicked::table::make_table();
  return nullptr;
}

}  // namespace kairo::tables
