#include <cstdint>
#include <fstream>
#include <string_view>

#include "tests/web/support/picture.h"

namespace kairo::draw::testing {
namespace {

void put_big_endian(std::string& out, std::uint32_t value) {
  for (int shift = 24; shift >= 0; shift -= 8) out += static_cast<char>(value >> shift);
}

std::uint32_t crc(std::string_view bytes) {
  std::uint32_t sum = 0xffffffff;
  for (const char c : bytes) {
    sum ^= static_cast<unsigned char>(c);
    for (int bit = 0; bit < 8; ++bit) sum = (sum >> 1) ^ (0xedb88320U & (0U - (sum & 1U)));
  }
  return ~sum;
}

std::uint32_t adler(std::string_view bytes) {
  std::uint32_t a = 1;
  std::uint32_t b = 0;
  for (const char c : bytes) {
    a = (a + static_cast<unsigned char>(c)) % 65521;
    b = (b + a) % 65521;
  }
  return (b << 16) | a;
}

void put_chunk(std::string& out, std::string_view type, std::string_view content) {
  put_big_endian(out, static_cast<std::uint32_t>(content.size()));
  const std::string body = std::string(type) + std::string(content);
  out += body;
  put_big_endian(out, crc(body));
}

/// A zlib stream of stored blocks.
std::string stored(std::string_view bytes) {
  std::string out = "\x78\x01";
  for (std::string_view rest = bytes; !rest.empty();) {
    const std::string_view block = rest.substr(0, 0xffff);
    rest.remove_prefix(block.size());
    const auto size = static_cast<std::uint16_t>(block.size());
    out += rest.empty() ? '\1' : '\0';
    for (const std::uint16_t word : {size, static_cast<std::uint16_t>(~size)}) {
      out += static_cast<char>(word & 0xff);
      out += static_cast<char>(word >> 8);
    }
    out += block;
  }
  put_big_endian(out, adler(bytes));
  return out;
}

}  // namespace

bool Picture::write_png(const std::string& file) const {
  std::string rows;
  for (int y = 0; y < height_; ++y) {
    rows += '\0';  // no filter
    for (int x = 0; x < width_; ++x)
      for (const std::uint8_t channel : {at(x, y).r, at(x, y).g, at(x, y).b}) rows += static_cast<char>(channel);
  }
  std::string header;
  put_big_endian(header, static_cast<std::uint32_t>(width_));
  put_big_endian(header, static_cast<std::uint32_t>(height_));
  header += {8, 2, 0, 0, 0};  // 8 bits, red green blue
  std::string out = "\x89PNG\r\n\x1a\n";
  put_chunk(out, "IHDR", header);
  put_chunk(out, "IDAT", stored(rows));
  put_chunk(out, "IEND", "");
  std::ofstream stream(file, std::ios::binary);
  stream << out;
  return stream.good();
}

}  // namespace kairo::draw::testing
