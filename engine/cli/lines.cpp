#include "engine/cli/lines.h"

namespace kairo {

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
  return too_long ? Line::too_long : Line::read;
}

}  // namespace kairo
