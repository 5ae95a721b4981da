#include "web/app/pages/text_field.h"

#include <utility>

namespace kairo::app {

Block text_field(std::string key, std::string words, std::string what, std::string value, std::string placeholder) {
  Block block = text(std::move(words));
  block.kind = Block::Kind::field;
  block.key = std::move(key);
  block.what = std::move(what);
  block.value = std::move(value);
  block.note = std::move(placeholder);
  return block;
}

}  // namespace kairo::app
