#!/usr/bin/env bash
# Formats the C++ sources; with --check, only lists the lines that are not formatted. The version of clang-format is fixed,
# because versions format differently.
set -euo pipefail
cd "$(dirname "$0")/.."
version=14

for program in "clang-format-$version" clang-format; do
  if "$program" --version 2>/dev/null | grep -q " version $version\."; then formatter=$program; break; fi
done
[[ -n ${formatter:-} ]] || { echo "clang-format $version is not installed: install the package clang-format-$version." >&2; exit 1; }

sources() { find engine web tests -name node_modules -prune -o \( -name '*.cpp' -o -name '*.h' \) -print0 | sort -z; }

if [[ ${1:-} != --check ]]; then
  sources | xargs -0 "$formatter" -i
elif ! complaints=$(sources | xargs -0 "$formatter" --dry-run --Werror 2>&1); then
  grep -E '^[^ ]+:[0-9]+:[0-9]+: ' <<<"$complaints" | cut -d: -f1,2 | sort -u -V >&2
  echo "These lines are not formatted; run \`make format\`." >&2
  exit 1
fi
