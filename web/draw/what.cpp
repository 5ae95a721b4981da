#include "web/draw/explanation.h"

#include "web/text/catalogue.h"

namespace kairo::draw {

std::string name_of(const Frame& frame, const Explanation& what) {
  const std::string key = std::string(what.term.key) + ".name";
  return text::raw(frame.language(), key).empty() ? "" : frame.say(Phrase{key, what.term.args});
}

std::string words_of(const Frame& frame, const Explanation& what) {
  return text::raw(frame.language(), what.term.key).empty() ? "" : frame.say(what.term);
}

}  // namespace kairo::draw
