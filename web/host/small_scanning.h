#pragma once

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

/// Included before the sources of Dear ImGui and of SDL that read numbers, in the page (cmake/small-scanning.cmake).
/// All that Kairo needs them to read is the version in the first line of a shader. Everything else that they could
/// read, such as their own settings and text fields, does not exist here, and without the library that reads numbers of
/// every kind the page is smaller.

/// Like sscanf, for formats of literal characters and `%d`. Stops at any other conversion.
static inline int kairo_scan(const char* text, const char* format, ...) {
  int found = 0;
  va_list numbers;
  va_start(numbers, format);
  for (; *format != 0; ++format) {
    if (*format != '%') {
      if (*text++ != *format) break;
      continue;
    }
    if (*++format != 'd' || *text < '0' || *text > '9') break;
    int number = 0;
    while (*text >= '0' && *text <= '9') number = number * 10 + (*text++ - '0');
    *va_arg(numbers, int*) = number;
    ++found;
  }
  va_end(numbers);
  return found;
}

#define sscanf kairo_scan
#define atof(text) ((void)(text), 0.0)
