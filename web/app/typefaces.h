#pragma once

#include <map>
#include <string>
#include <string_view>

namespace kairo::app {

/// The fonts as the page hands them over: `reading` and `display` before the first frame, `names`, with the rarer
/// characters that names need, whenever one asks for it.
class Typefaces {
 public:
  /// Takes a file's bytes. Not to be called within a frame.
  void take(std::string_view which, std::string_view bytes);
  [[nodiscard]] bool ready() const { return files_.contains("reading") && files_.contains("display"); }
  /// Whether a name has characters that only `names` can show, and that is not here.
  [[nodiscard]] bool lacks(std::string_view name) const;

 private:
  void load();

  std::map<std::string, std::string, std::less<>> files_;
};

}  // namespace kairo::app
