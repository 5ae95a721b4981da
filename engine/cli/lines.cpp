#include "engine/cli/lines.h"

#include <string_view>

namespace kairo {

namespace {
/// The mark with which some editors and shells begin a file.
constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";
}  // namespace

Line read_line(std::istream& in, std::string& line) {
  line.clear();
  bool too_long = false;
  bool any = false;
  for (int c = in.get(); c != std::istream::traits_type::eof(); c = in.get()) {
    any = true;
    if (c == '\n') break;
    if (line.size() < longest_line)
      line += static_cast<char>(c);
    else
      too_long = true;
  }
  if (!any) return Line::end_of_input;
  if (!line.empty() && line.back() == '\r') line.pop_back();
  if (line.starts_with(byte_order_mark)) line.erase(0, byte_order_mark.size());
  return too_long ? Line::too_long : Line::read;
}

}  // namespace kairo
