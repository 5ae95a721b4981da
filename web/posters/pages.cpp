#include "web/posters/pages.h"

#include <fstream>

#include "engine/match/registry.h"
#include "web/app/match_setup.h"
#include "web/app/pages/box_page.h"
#include "web/app/pages/setup_page.h"
#include "web/app/settings.h"

namespace kairo::posters {

bool write_first_pages(const std::string& folder, const Studio& studio) {
  const auto write = [&](std::string_view name, const app::Document& page) {
    const std::string file =
        folder + "/" + std::string(name) + "-" + std::string(text::code_of(studio.language())) + ".json";
    return static_cast<bool>(std::ofstream(file, std::ios::binary) << app::to_json(page));
  };
  const app::SaveStore nothing_saved;
  const app::LessonsProgress nothing_learned;
  bool all = write("box", app::box_page({studio.language(), {}}, {.saves = nothing_saved, .learned = nothing_learned}));
  for (const Game& game : games()) {
    const app::MatchSetup setup(game, app::first_players(), std::nullopt);
    const std::vector<std::string> names = app::shown_names(setup.players(), studio.language());
    const app::SetupFacts facts{.has_way_back = true, .is_first = true, .names = {}};
    all = write(game.info->id, app::setup_page({studio.language(), names}, setup, facts)) && all;
  }
  return all;
}

}  // namespace kairo::posters
