#include "web/posters/shapes.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace kairo::posters {
namespace {

using Corner = std::pair<int, int>;  ///< tenths of a pixel
using Edges = std::map<Corner, std::vector<Corner>>;

Corner corner(ImVec2 p) { return {static_cast<int>(std::lround(p.x * 10)), static_cast<int>(std::lround(p.y * 10))}; }

long long area(Corner a, Corner b, Corner c) {
  return static_cast<long long>(b.first - a.first) * (c.second - a.second) -
         static_cast<long long>(b.second - a.second) * (c.first - a.first);
}

/// An edge and the same edge backwards are the inside of a shape, and vanish.
void add_edge(Edges& edges, Corner from, Corner to) {
  if (const auto back = edges.find(to); back != edges.end()) {
    if (const auto same = std::ranges::find(back->second, from); same != back->second.end()) {
      back->second.erase(same);
      if (back->second.empty()) edges.erase(back);
      return;
    }
  }
  edges[from].push_back(to);
}

Corner take_next(Edges& edges, Corner from) {
  const auto found = edges.find(from);
  const Corner to = found->second.back();
  found->second.pop_back();
  if (found->second.empty()) edges.erase(found);
  return to;
}

/// A closed way along the edges, which are taken out; every corner has as many edges in as out.
std::vector<Corner> take_loop(Edges& edges) {
  const Corner start = edges.begin()->first;
  std::vector<Corner> loop{start};
  for (Corner at = take_next(edges, start); at != start; at = take_next(edges, at)) {
    while (loop.size() > 1 && area(loop[loop.size() - 2], loop.back(), at) == 0) loop.pop_back();
    loop.push_back(at);
  }
  return loop;
}

/// How far a corner lies from the line through two others.
double distance(Corner p, Corner from, Corner to) {
  const double length = std::hypot(to.first - from.first, to.second - from.second);
  return length == 0 ? std::hypot(p.first - from.first, p.second - from.second)
                     : std::abs(static_cast<double>(area(from, to, p))) / length;
}

/// Marks what of the corners between two kept ones must be kept too (Ramer, Douglas and Peucker).
void keep_between(const std::vector<Corner>& way, std::size_t first, std::size_t last, std::vector<bool>& kept) {
  constexpr double unseen = 4;  // tenths of a pixel
  std::size_t farthest = first;
  double most = unseen;
  for (std::size_t i = first + 1; i < last; ++i) {
    const double off = distance(way[i], way[first], way[last]);
    if (off > most) farthest = i, most = off;
  }
  if (farthest == first) return;
  kept[farthest] = true;
  keep_between(way, first, farthest, kept);
  keep_between(way, farthest, last, kept);
}

/// The loop without corners that nobody would miss: a circle has hundreds.
std::vector<Corner> simplified(std::vector<Corner> loop) {
  loop.push_back(loop.front());
  std::vector<bool> kept(loop.size());
  kept.front() = true;
  keep_between(loop, 0, loop.size() - 1, kept);
  std::vector<Corner> out;
  for (std::size_t i = 0; i < loop.size(); ++i)
    if (kept[i]) out.push_back(loop[i]);
  return out;
}

std::string number(int value) {
  const bool minus = value < 0;
  const int size = std::abs(value);
  std::string text = size >= 10 ? std::to_string(size / 10) : "";
  if (size % 10 != 0) text += "." + std::to_string(size % 10);
  if (text.empty()) return "0";
  return (minus ? "-" : "") + text;
}

std::string pair_of(Corner p) {
  const std::string y = number(p.second);
  return number(p.first) + (y.starts_with('-') ? "" : " ") + y;
}

}  // namespace

void Box::add(ImVec2 p) {
  left = std::min(left, p.x);
  top = std::min(top, p.y);
  right = std::max(right, p.x);
  bottom = std::max(bottom, p.y);
}

std::string tenths(float value) { return number(static_cast<int>(std::lround(value * 10))); }

std::string outline_of(const std::vector<Triangle>& triangles) {
  Edges edges;
  for (const Triangle& triangle : triangles) {
    const Corner a = corner(triangle.corners[0]);
    Corner b = corner(triangle.corners[1]);
    Corner c = corner(triangle.corners[2]);
    const long long turn = area(a, b, c);
    if (turn == 0) continue;
    if (turn < 0) std::swap(b, c);
    add_edge(edges, a, b);
    add_edge(edges, b, c);
    add_edge(edges, c, a);
  }
  std::string path;
  while (!edges.empty()) {
    const std::vector<Corner> loop = simplified(take_loop(edges));
    if (loop.size() < 3) continue;
    path += "M" + pair_of(loop[0]);
    Corner at = loop[0];
    std::string line;
    for (std::size_t i = 1; i < loop.size(); ++i) {
      const std::string step = pair_of({loop[i].first - at.first, loop[i].second - at.second});
      line += (line.empty() || step.starts_with('-') ? "" : " ") + step;
      at = loop[i];
    }
    path += "l" + line + "z";
  }
  return path;
}

}  // namespace kairo::posters
