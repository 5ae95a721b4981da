#!/usr/bin/env bash
# Installs what a build needs and the machine lacks. Prints nothing and is quick if nothing is missing.
#
#   usage: cmake/setup-toolchain.sh PART...
#     native    compilers, CMake, Ninja, Node.js, GoogleTest, clang-format
#     web       Emscripten, the sources of SDL2 and Dear ImGui, the fonts and their subsetter
#     browser   for the tests of the page: Chromium, Firefox, WebKitGTK's MiniBrowser and a virtual display;
#               $KAIRO_CHROMIUM, $KAIRO_FIREFOX and $KAIRO_WEBKIT_DRIVER replace the browsers
#     desktop   the headers that SDL2 needs for a native window
#     servers   the web servers that the nightly run serves the site by, and a relay of live tables
#     coverage  what reports which lines the tests run
#
# Emscripten, SDL2, Dear ImGui and GoogleTest are the projects' own releases, pinned by their hashes. Where these cannot be
# reached, Debian's packages take their place: of a later release than Debian 12, whose own are too old, and unpacked into a
# private folder, so that the system itself is not upgraded. All clones share the folder: $KAIRO_TOOLCHAIN, else
# $XDG_CACHE_HOME/kairo/toolchain, else ~/.cache/kairo/toolchain. If the PATH has an emcc that is new enough, that one is
# used instead.
set -euo pipefail

# Release 3.1.69, for x86-64. The libraries' are in imgui.cmake, sdl2.cmake and gtest.cmake.
emscripten_url=https://storage.googleapis.com/webassembly/emscripten-releases-builds/linux/8fe01288bc35668c13316324336ea00195dfb814/wasm-binaries.tar.xz
emscripten_sha256=24a786666e6f48ed3c3944b44df5cf146c45cf4faece4cb2686312a3d052a00c
emscripten_debian=trixie
sdl_debian=trixie            # the first with SDL2 >= 2.30
imgui_debian='forky sid'     # the first with Dear ImGui >= 1.92
oldest_emcc=3.1.60

here=$(cd "$(dirname "$0")" && pwd)
dir=${KAIRO_TOOLCHAIN:-${XDG_CACHE_HOME:-$HOME/.cache}/kairo/toolchain}

say() { printf '%s\n' "$*" >&2; }
die() { say "setup-toolchain: $*"; exit 1; }
have() { command -v "$1" >/dev/null; }
# at_least VERSION MINIMUM
at_least() { [[ $(printf '%s\n%s\n' "$2" "$1" | sort -V | head -n 1) == "$2" ]]; }

# --- packages of this release ----------------------------------------------------------------------------------------

as_root() {
  if [[ $EUID == 0 ]]; then "$@"
  elif have sudo; then sudo "$@"
  else die "this needs to run once as root: $*"
  fi
}

# For apt-get: on a machine that has just started, another apt may hold the lock.
waiting=(-o DPkg::Lock::Timeout=300)

# install PACKAGE...: installs those that are missing by apt.
install() {
  local missing=() package status
  for package; do
    status=$(dpkg-query -W -f '${Status}' "$package" 2>/dev/null) || true
    [[ $status == 'install ok installed' ]] || missing+=("$package")
  done
  ((${#missing[@]})) || return 0
  say "installing ${missing[*]}"
  local log; log=$(mktemp)
  { as_root apt-get "${waiting[@]}" update -qq &&
    as_root env DEBIAN_FRONTEND=noninteractive apt-get "${waiting[@]}" install -y -qq --no-install-recommends "${missing[@]}"
  } >"$log" 2>&1 </dev/null || { tail -n 20 "$log" >&2; die "apt-get could not install ${missing[*]}"; }
  rm -f "$log"
}

# need PROGRAM PACKAGE...: installs the packages unless the program exists already, from whatever source.
need() { have "$1" || install "${@:2}"; }

# --- a private apt for one other release -----------------------------------------------------------------------------

debian_mirror() {
  apt-get indextargets --format '$(LABEL)|$(REPO_URI)|$(COMPONENT)|$(CREATED_BY)' |
    awk -F'|' '$1 == "Debian" && $3 == "main" && $4 == "Packages" && !mirror { mirror = $2 } END { print mirror }'
}

# apt_of RELEASE ARGUMENT...: runs apt-get for that release alone, with package lists of its own that last as long as this
# script. It uses the machine's own mirror, and signatures are checked as always.
apt_of() {
  local release=$1 home=$work/apt-$1; shift
  local apt=(apt-get "${waiting[@]}" -o Dir::Etc::SourceList="$home/$release.sources" -o Dir::Etc::SourceParts=/dev/null
    -o Dir::State::Lists="$home/lists" -o Dir::State::status="$home/status" -o Dir::Cache::Archives="$home/archives"
    -o Dir::Cache::pkgcache= -o Dir::Cache::srcpkgcache= -o APT::Sandbox::User=root)
  if [[ ! -e $home/ready ]]; then
    local mirror; mirror=$(debian_mirror)
    [[ -n $mirror ]] || { say 'found no Debian mirror in the sources of apt'; return 1; }
    mkdir -p "$home"/{lists/partial,archives/partial}
    : >"$home/status"
    cat >"$home/$release.sources" <<SOURCES
Types: deb deb-src
URIs: $mirror
Suites: $release
Components: main
Signed-By: /usr/share/keyrings/debian-archive-keyring.gpg
SOURCES
    "${apt[@]}" update -qq || { say "could not read the package lists of $release"; return 1; }
    touch "$home/ready"
  fi
  "${apt[@]}" "$@"
}

# --- the projects' own releases --------------------------------------------------------------------------------------

# fetch_release URL SHA256 FOLDER: unpacks a release there, without its topmost folder. Fails where it cannot be reached; after
# that no other is tried in this run, so a machine without the internet loses two seconds at most.
fetch_release() {
  local archive=$work/release
  [[ ! -e $work/unreachable ]] || return 1
  need curl curl ca-certificates
  curl -sfL --connect-timeout 2 --speed-limit 1000 --speed-time 20 -o "$archive" "$1" || { touch "$work/unreachable"; return 1; }
  sha256sum --check --status <<<"$2  $archive" || { say "$1 has another hash than the pinned one, and is not used"; return 1; }
  mkdir -p "$3"
  tar -xf "$archive" --strip-components=1 -C "$3" || return 1
  say "using $1"
}

# --- Emscripten ------------------------------------------------------------------------------------------------------

emcc_on_path() {
  have emcc || return 1
  local version; version=$(emcc -dumpversion 2>/dev/null) || return 1
  at_least "$version" "$oldest_emcc" || { say "the emcc on the PATH is $version, older than $oldest_emcc, and is not used"; return 1; }
}

fetch_emscripten() {
  say "fetching Emscripten (240 MB, once)"
  rm -rf "$dir/emscripten"
  fetch_emscripten_release || fetch_emscripten_of_debian
  touch "$dir/emscripten/.complete"
}

fetch_emscripten_release() {
  local release=$dir/emscripten/release
  [[ $(uname -m) == x86_64 ]] && fetch_release "$emscripten_url" "$emscripten_sha256" "$release" || return 1
  (cd "$release/emscripten" && npm ci --silent --omit=dev) || { rm -rf "$release"; return 1; }
  mkdir -p "$dir/emscripten/root/usr/share"
  ln -s ../../../release/emscripten "$dir/emscripten/root/usr/share/emscripten"  # where Debian's is
}

# It uses this release's clang-19.
fetch_emscripten_of_debian() {
  local root=$dir/emscripten/root debs=$work/debs
  rm -rf "$debs"
  mkdir -p "$root" "$debs" "$dir/emscripten/binaryen/bin"
  (cd "$debs" && apt_of "$emscripten_debian" download -qq emscripten binaryen node-acorn libc6 libstdc++6 libgcc-s1) ||
    die "could not fetch Emscripten of $emscripten_debian; is the mirror reachable?"
  local deb program
  for deb in "$debs"/*.deb; do dpkg -x "$deb" "$root"; done
  rm -rf "$debs"
  # Only Binaryen needs a newer C library than this release has, so it is started by that library's loader.
  local libraries loader
  libraries=$(echo "$root"/usr/lib/*-linux-gnu)
  loader=$(find "$libraries" -maxdepth 1 -name 'ld-linux*.so.*' | head -n 1)
  for program in "$root"/usr/bin/wasm-* "$root"/usr/bin/wasm2js; do
    local wrapper=$dir/emscripten/binaryen/bin/${program##*/}
    printf '#!/bin/sh\nexec "%s" --library-path "%s" "%s" "$@"\n' "$loader" "$libraries" "$program" >"$wrapper"
    chmod +x "$wrapper"
  done
  mkdir -p "$root/usr/share/emscripten/node_modules"
  ln -sfn ../../nodejs/acorn "$root/usr/share/emscripten/node_modules/acorn"
  say "using Emscripten $(cat "$root/usr/share/emscripten/emscripten-version.txt") of Debian $emscripten_debian"
}

# Tells emcc where its parts are. Rewritten each time, since Node.js may have moved.
configure_emscripten() {
  local home=$dir/emscripten/root/usr/share/emscripten llvm=/usr/lib/llvm-19/bin binaryen=$dir/emscripten/binaryen frozen=True
  local release=$dir/emscripten/release
  [[ ! -e $release ]] || llvm=$release/bin binaryen=$release frozen=False
  cat >"$home/.emscripten" <<CONFIG
LLVM_ROOT = '$llvm'
BINARYEN_ROOT = '$binaryen'
NODE_JS = '$(command -v node)'
CACHE = '$home/cache'
FROZEN_CACHE = $frozen
CONFIG
}

# --- sources of libraries --------------------------------------------------------------------------------------------

# fetch_pinned NAME FOLDER: puts the release that cmake/NAME.cmake pins into $dir/src/FOLDER.
fetch_pinned() {
  local pinned into=$dir/src/$2
  rm -rf "$into"
  mapfile -t pinned < <(grep -oE 'https://\S+|\b[0-9a-f]{64}\b' "$here/$1.cmake")
  fetch_release "${pinned[@]}" "$into" && touch "$into/.complete"
}

# fetch_source NAME FOLDER DEFINITION SMALLEST PACKAGE DEBIAN...: the same, or else the first source package of these Debian
# releases in which a header defines DEFINITION as SMALLEST or more.
fetch_source() {
  local into=$dir/src/$2 debian number
  [[ ! -e $into/.complete ]] || return 0
  say "fetching the source of $2"
  ! fetch_pinned "$1" "$2" || return 0
  for debian in "${@:6}"; do
    rm -rf "$work/source" "$into"
    mkdir -p "$work/source" "$into"
    (cd "$work/source" && apt_of "$debian" source -qq --download-only "$5" >/dev/null 2>&1) || continue
    tar -xf "$work"/source/*.orig.tar.* --strip-components=1 -C "$into"
    number=$(grep -rhE --include='*.h' "^#define $3 +[0-9]+$" "$into" | sed -n '1s/.* //p') || true
    ((${number:-0} >= $4)) || continue
    say "using $2 ($3 is $number) of Debian $debian"
    touch "$into/.complete"
    return 0
  done
  rm -rf "$into"
  say "could not fetch $2: CMake will download it"
}

# --- the parts -------------------------------------------------------------------------------------------------------

install_native() {
  install make g++ cmake ninja-build python3 libpng-dev clang-19 libclang-rt-19-dev clang-format-14
  need node nodejs
  [[ -n ${KAIRO_GTEST_SRC:-} || -e $dir/src/googletest/.complete || -e /usr/src/googletest ]] ||
    fetch_pinned gtest googletest || install googletest
}

install_web() {
  install fonttools fonts-morisawa-bizud-gothic fonts-morisawa-bizud-mincho
  need node nodejs
  need npm npm
  if ! emcc_on_path; then
    install python3 xz-utils
    [[ -e $dir/emscripten/.complete ]] || fetch_emscripten
    [[ -e $dir/emscripten/release ]] || install clang-19 lld-19 llvm-19
    configure_emscripten
  fi
  [[ -n ${KAIRO_SDL2_SRC:-} ]] || fetch_source sdl2 SDL2 SDL_MINOR_VERSION 30 libsdl2 $sdl_debian
  [[ -n ${KAIRO_IMGUI_SRC:-} ]] || fetch_source imgui imgui IMGUI_VERSION_NUM 19200 imgui $imgui_debian
}

install_browser() {
  [[ -n ${KAIRO_CHROMIUM:-} ]] || install chromium chromium-headless-shell
  [[ -n ${KAIRO_FIREFOX:-} ]] || install firefox-esr
  [[ -n ${KAIRO_WEBKIT_DRIVER:-} ]] || install webkit2gtk-driver
  install xvfb xauth libgl1-mesa-dri
}

install_coverage() {
  install llvm-19
}

install_desktop() {
  install libx11-dev libxext-dev libxcursor-dev libxi-dev libxrandr-dev libxss-dev libgl-dev libegl-dev pkg-config
}

# Installed as packages, these would start at once and with the machine, all at the same port; so they are only unpacked.
fetch_servers() {
  local debs=$work/servers
  say 'fetching web servers (11 MB, once)'
  rm -rf "$dir/servers" "$debs"
  mkdir -p "$debs" "$dir/servers"
  as_root apt-get "${waiting[@]}" update -qq
  (cd "$debs" && apt-get "${waiting[@]}" -o APT::Sandbox::User=root download -qq "$@") || die "could not fetch $*; is the mirror reachable?"
  local deb
  for deb in "$debs"/*.deb; do dpkg -x "$deb" "$dir/servers"; done
  rm -rf "$debs"
  touch "$dir/servers/.complete"
}

install_servers() {
  # Programs without a service, and the libraries of the others.
  need perl perl
  install apache2-bin busybox python3 media-types libpcre2-8-0 libssl3 zlib1g libnettle8 libxxhash0 libbrotli1 \
    libcjson1 libmosquitto1 libdlt2 libwrap0
  [[ -e $dir/servers/.complete && -e $dir/servers/usr/sbin/mosquitto ]] ||
    fetch_servers nginx nginx-common libnginx-mod-http-brotli-static lighttpd caddy apache2 mosquitto
}

# Without apt nothing can be installed, but everything may be there already.
check_without_apt() {
  local program missing=()
  for program in c++ cmake ninja node npm python3 pyftsubset; do have "$program" || missing+=("$program"); done
  ((${#missing[@]} == 0)) || die "there is no apt on this system: please install ${missing[*]} and put them on the PATH"
  emcc_on_path || die "there is no apt on this system: install emsdk with Emscripten $oldest_emcc or newer" \
    '(https://emscripten.org/docs/getting_started/downloads.html) and put its emcc on the PATH'
}

(($#)) || die 'usage: cmake/setup-toolchain.sh native|web|browser|desktop|servers|coverage ...'
have apt-get || { check_without_apt; exit 0; }

mkdir -p "$dir"
dir=$(cd "$dir" && pwd)
exec 9>"$dir/.lock"
flock 9
work=$dir/.work
mkdir -p "$work"
trap 'rm -rf "$work"' EXIT

for part; do
  case $part in
    native | web | browser | desktop | servers | coverage) "install_$part" ;;
    *) die "there is no part $part" ;;
  esac
done
