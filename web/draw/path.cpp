#include "web/draw/path.h"

#include <charconv>
#include <cstddef>
#include <functional>
#include <map>
#include <string>

namespace kairo::draw {
namespace {

class PathParser {
 public:
  PathParser(std::string_view path, int steps) : rest_(path), steps_(steps) {}

  std::vector<Subpath> read() {
    char command = 0;
    while (skip_blanks()) {
      const char c = rest_.front();
      if (c >= 'A' && c <= 'Z') {
        command = c;
        rest_.remove_prefix(1);
        if (c == 'Z' && !subpaths_.empty()) subpaths_.back().closed = true;
      } else if (!add_segment(command)) {
        break;  // not path data
      }
    }
    return std::move(subpaths_);
  }

 private:
  bool skip_blanks() {
    while (!rest_.empty() && (rest_.front() == ' ' || rest_.front() == ',')) rest_.remove_prefix(1);
    return !rest_.empty();
  }

  bool add_segment(char command) {
    if (command == 'M') {
      subpaths_.push_back({{point()}, false});
      return true;
    }
    if (subpaths_.empty()) return false;
    if (command == 'L') {
      subpaths_.back().points.push_back(point());
      return true;
    }
    if (command == 'Q') {
      const Point start = subpaths_.back().points.back();
      const Point control = point();
      const Point end = point();
      curve(start, start + (control - start) * (2.0F / 3), end + (control - end) * (2.0F / 3), end);
      return true;
    }
    if (command == 'C') {
      const Point start = subpaths_.back().points.back();
      const Point first = point();
      const Point second = point();
      curve(start, first, second, point());
      return true;
    }
    return false;
  }

  void curve(Point a, Point b, Point c, Point d) {
    for (int i = 1; i <= steps_; ++i) {
      const float t = static_cast<float>(i) / static_cast<float>(steps_);
      const float s = 1 - t;
      subpaths_.back().points.push_back(a * (s * s * s) + b * (3 * s * s * t) + c * (3 * s * t * t) + d * (t * t * t));
    }
  }

  Point point() {
    const float x = number();
    return {x, number()};
  }

  float number() {
    skip_blanks();
    int value = 0;
    const auto [end, error] = std::from_chars(rest_.data(), rest_.data() + rest_.size(), value);
    // Consumes a character even on an error, so that the parser always ends.
    const std::ptrdiff_t used = error == std::errc{} ? end - rest_.data() : (rest_.empty() ? 0 : 1);
    rest_.remove_prefix(static_cast<std::size_t>(used));
    return static_cast<float>(value);
  }

  std::string_view rest_;
  int steps_;
  std::vector<Subpath> subpaths_;
};

}  // namespace

std::vector<Subpath> parse_path(std::string_view path, int steps) { return PathParser(path, steps).read(); }

std::vector<Subpath>& cached_path(std::string_view path, int steps) {
  using Pictures = std::map<std::string, std::vector<Subpath>, std::less<>>;
  static std::map<int, Pictures> by_steps;
  Pictures& pictures = by_steps[steps];
  const auto known = pictures.find(path);
  return (known != pictures.end() ? known : pictures.emplace(path, parse_path(path, steps)).first)->second;
}

}  // namespace kairo::draw
