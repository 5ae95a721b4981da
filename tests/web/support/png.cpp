#include <png.h>

#include <optional>
#include <string>
#include <vector>

#include "tests/web/support/palette.h"
#include "tests/web/support/picture.h"

namespace kairo::draw::testing {
namespace {

constexpr std::size_t channels = 3;

png_image described(int width, int height) {
  png_image image{};
  image.version = PNG_IMAGE_VERSION;
  image.width = static_cast<png_uint_32>(width);
  image.height = static_cast<png_uint_32>(height);
  image.format = PNG_FORMAT_RGB;
  return image;
}

}  // namespace

bool Picture::write_png(const std::string& file) const {
  std::vector<png_byte> bytes;
  bytes.reserve(pixels_.size() * channels);
  for (const Rgba pixel : pixels_) bytes.insert(bytes.end(), {pixel.r, pixel.g, pixel.b});
  png_image image = described(width_, height_);
  return png_image_write_to_file(&image, file.c_str(), 0, bytes.data(), 0, nullptr) != 0;
}

bool Picture::write_small_png(const std::string& file) const {
  const FewColours few = in_few_colours(pixels_);
  std::vector<png_byte> palette;
  for (const Rgba colour : few.palette) palette.insert(palette.end(), {colour.r, colour.g, colour.b});
  png_image image = described(width_, height_);
  image.format = PNG_FORMAT_RGB_COLORMAP;
  image.colormap_entries = static_cast<png_uint_32>(few.palette.size());
  return png_image_write_to_file(&image, file.c_str(), 0, few.pixels.data(), 0, palette.data()) != 0;
}

std::optional<Picture> Picture::read_png(const std::string& file) {
  png_image image = described(0, 0);
  if (png_image_begin_read_from_file(&image, file.c_str()) == 0) return std::nullopt;
  image.format = PNG_FORMAT_RGB;
  std::vector<png_byte> bytes(PNG_IMAGE_SIZE(image));
  if (png_image_finish_read(&image, nullptr, bytes.data(), 0, nullptr) == 0) return std::nullopt;
  Picture picture(static_cast<int>(image.width), static_cast<int>(image.height));
  for (std::size_t i = 0; i < picture.pixels_.size(); ++i)
    picture.pixels_[i] = {bytes[channels * i], bytes[channels * i + 1], bytes[channels * i + 2], 255};
  return picture;
}

}  // namespace kairo::draw::testing
