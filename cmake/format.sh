#!/usr/bin/env bash
# Formats the C++ sources; with --check only names those that are not formatted. Versions of clang-format differ in
# what they do, so the version is fixed.
set -euo pipefail
cd "$(dirname "$0")/.."
version=14

for program in "clang-format-$version" clang-format; do
  if "$program" --version 2>/dev/null | grep -q " version $version\."; then formatter=$program; break; fi
done
[[ -n ${formatter:-} ]] || { echo "There is no clang-format $version: install the package clang-format-$version." >&2; exit 1; }

find engine web tests -name node_modules -prune -o \( -name '*.cpp' -o -name '*.h' \) -print0 | sort -z |
  if [[ ${1:-} == --check ]]; then
    xargs -0 -r "$formatter" --dry-run --Werror || { echo 'Run `make format`.' >&2; exit 1; }
  else
    xargs -0 -r "$formatter" -i
  fi
