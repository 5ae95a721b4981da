#pragma once

#include <span>
#include <string>

#include "web/app/match_setup.h"
#include "web/app/pages/document.h"
#include "web/text/writer.h"

namespace kairo::app {

struct SetupFacts {
  bool has_way_back;          ///< there is something to go back to
  bool is_first;              ///< neither a match nor a lesson of this game was ever started: the guide is offered
  bool is_under_way = false;  ///< it was left before its end
  std::span<const std::string> names;  ///< of people, typed before
  bool has_live = false;               ///< live tables can be joined from here
};

/// The players and the deal of a new match. One press starts it with the players of the last one.
Document setup_page(const text::Writer& writer, const MatchSetup& setup, const SetupFacts& facts);

}  // namespace kairo::app
