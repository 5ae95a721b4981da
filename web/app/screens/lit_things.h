#pragma once

#include <span>
#include <string>
#include <vector>

#include "web/draw/ui.h"

namespace kairo::app {

/// Begins the id of a thing that words leave to be seen, and that is not lit.
constexpr char spared_sign = '~';
/// The places of the hit targets and other explained things with these ids; those that are not drawn are left out.
std::vector<draw::Rect> find_targets(const draw::Ui& ui, std::span<const std::string> ids);
/// Frames something on the table.
void light_frame(draw::Ui& ui, const draw::Rect& target);
/// Frames the things with these ids but those to be spared; one that has risen where it is now (`….risen`).
void light_things(draw::Ui& ui, std::span<const std::string> ids);

}  // namespace kairo::app
