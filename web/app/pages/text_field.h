#pragma once

#include <string>

#include "web/app/pages/document.h"

namespace kairo::app {

/// A field of one line that is filled in where it stands. `what`: how the answer is called (App::receive_answer).
/// `placeholder`: what holds while nothing is typed.
Block text_field(std::string key, std::string words, std::string what, std::string value, std::string placeholder);

}  // namespace kairo::app
