#include "web/draw/labyrinth.h"

namespace kairo::draw {
namespace {

struct Wall {
  float radius;
  float from;  ///< degrees
  float to;
};
// The gaps between them are doors.
constexpr Wall walls[] = {{62, -78, 66},  {62, 96, 256},   {82, -30, 140},  {82, 166, 312},  {104, -66, 44},
                          {104, 70, 196}, {104, 222, 276}, {128, 10, 152},  {128, 178, 344}, {154, -80, 60},
                          {154, 84, 262}, {182, -20, 130}, {182, 150, 320}, {212, 0, 170},   {212, 190, 350}};

/// A wall between two round ones.
struct Bar {
  float angle;
  float from;
  float to;
};
constexpr Bar bars[] = {{20, 62, 82},    {140, 82, 104},  {196, 82, 104},  {256, 62, 82},   {312, 82, 104},
                        {70, 104, 128},  {276, 104, 128}, {10, 128, 154},  {152, 128, 154}, {240, 128, 154},
                        {100, 154, 182}, {300, 154, 182}, {205, 154, 182}, {50, 182, 212},  {170, 182, 212}};

float strength(float radius) { return 1.15F - radius / 240; }

}  // namespace

void draw_labyrinth(const Painter& painter, ImU32 colour, float width) {
  for (const Wall& wall : walls)
    painter.arc({0, 0}, wall.radius, wall.radius, wall.from, wall.to, with_alpha(colour, strength(wall.radius)), width);
  for (const Bar& bar : bars) {
    const Painter turned = painter.at({0, 0}, 1, bar.angle);
    painter.pen().AddLine(vec(turned.to_screen({bar.from, 0})), vec(turned.to_screen({bar.to, 0})),
                          with_alpha(colour, strength(bar.from)), width);
  }
}

}  // namespace kairo::draw
