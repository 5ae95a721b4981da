#!/usr/bin/env bash
# Installs what a build needs and the machine lacks. Prints nothing and is quick if nothing is missing.
#
#   usage: cmake/setup-toolchain.sh PART...
#     native    compilers, CMake, Ninja, Node.js, GoogleTest, clang-format
#     web       Emscripten, the sources of SDL2 and Dear ImGui, the fonts and their subsetter
#     browser   for the tests of the page: Chromium, Firefox, WebKitGTK's MiniBrowser and a virtual display;
#               $KAIRO_CHROMIUM, $KAIRO_FIREFOX and $KAIRO_WEBKIT_DRIVER replace the browsers
#     desktop   the headers that SDL2 needs for a native window
#     servers   the web servers that the nightly run serves the site by
#
# Debian 12's own Emscripten is too old, so the packages of the next release are unpacked into a private folder, where they
# use this release's clang-19; the system itself is not upgraded. All clones share the folder: $KAIRO_TOOLCHAIN, else
# $XDG_CACHE_HOME/kairo/toolchain, else ~/.cache/kairo/toolchain. If the PATH has an emcc that is new enough, that one is
# used instead.
set -euo pipefail

emscripten_release=trixie
sdl_release=trixie            # the first with SDL2 >= 2.30
imgui_releases='forky sid'    # the first with Dear ImGui >= 1.92
oldest_emcc=3.1.60

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
  { as_root apt-get update -qq &&
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}"
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
  local apt=(apt-get -o Dir::Etc::SourceList="$home/$release.sources" -o Dir::Etc::SourceParts=/dev/null
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

# --- Emscripten ------------------------------------------------------------------------------------------------------

emcc_on_path() {
  have emcc || return 1
  local version; version=$(emcc -dumpversion 2>/dev/null) || return 1
  at_least "$version" "$oldest_emcc" || { say "the emcc on the PATH is $version, older than $oldest_emcc, and is not used"; return 1; }
}

fetch_emscripten() {
  local root=$dir/emscripten/root debs=$work/debs
  say "fetching Emscripten (240 MB, once)"
  rm -rf "$dir/emscripten" "$debs"
  mkdir -p "$root" "$debs" "$dir/emscripten/binaryen/bin"
  (cd "$debs" && apt_of "$emscripten_release" download -qq emscripten binaryen node-acorn libc6 libstdc++6 libgcc-s1) ||
    die "could not fetch Emscripten of $emscripten_release; is the mirror reachable?"
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
  touch "$dir/emscripten/.complete"
}

# Tells emcc where its parts are. Rewritten each time, since Node.js may have moved.
configure_emscripten() {
  local home=$dir/emscripten/root/usr/share/emscripten
  cat >"$home/.emscripten" <<CONFIG
LLVM_ROOT = '/usr/lib/llvm-19/bin'
BINARYEN_ROOT = '$dir/emscripten/binaryen'
NODE_JS = '$(command -v node)'
CACHE = '$home/cache'
FROZEN_CACHE = True
CONFIG
}

# --- sources of libraries --------------------------------------------------------------------------------------------

# fetch_source NAME PACKAGE RELEASE: unpacks the upstream part of a source package into $dir/src/NAME.
fetch_source() {
  local into=$work/source-$1
  say "fetching the source of $1"
  rm -rf "$into" "$dir/src/$1"
  mkdir -p "$into/tree" "$dir/src"
  (cd "$into" && apt_of "$3" source -qq --download-only "$2" >/dev/null 2>&1) || return 1
  tar -xf "$into"/*.orig.tar.* --strip-components=1 -C "$into/tree"
  mv "$into/tree" "$dir/src/$1"
}

fetch_sdl() {
  fetch_source SDL2 libsdl2 "$sdl_release" || return 1
  touch "$dir/src/SDL2/.complete"
}

fetch_imgui() {
  local release number
  for release in $imgui_releases; do
    fetch_source imgui imgui "$release" || continue
    number=$(sed -n 's/^#define IMGUI_VERSION_NUM *\([0-9]*\).*/\1/p' "$dir/src/imgui/imgui.h")
    if ((${number:-0} >= 19200)); then
      touch "$dir/src/imgui/.complete"
      return 0
    fi
  done
  return 1
}

# --- the parts -------------------------------------------------------------------------------------------------------

install_native() {
  install make g++ cmake ninja-build python3 googletest libpng-dev clang-19 libclang-rt-19-dev clang-format-14
  need node nodejs
}

install_web() {
  install fonttools fonts-morisawa-bizud-gothic fonts-morisawa-bizud-mincho
  need node nodejs
  need npm npm
  if ! emcc_on_path; then
    install clang-19 lld-19 llvm-19 python3 xz-utils
    [[ -e $dir/emscripten/.complete ]] || fetch_emscripten
    configure_emscripten
  fi
  # If a source package is unavailable, CMake downloads the upstream release.
  [[ -n ${KAIRO_SDL2_SRC:-} || -e $dir/src/SDL2/.complete ]] || fetch_sdl || say 'could not fetch SDL2: CMake will download it'
  [[ -n ${KAIRO_IMGUI_SRC:-} || -e $dir/src/imgui/.complete ]] || fetch_imgui || say 'could not fetch Dear ImGui: CMake will download it'
}

install_browser() {
  [[ -n ${KAIRO_CHROMIUM:-} ]] || install chromium
  [[ -n ${KAIRO_FIREFOX:-} ]] || install firefox-esr
  [[ -n ${KAIRO_WEBKIT_DRIVER:-} ]] || install webkit2gtk-driver
  install xvfb xauth libgl1-mesa-dri
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
  as_root apt-get update -qq
  (cd "$debs" && apt-get -o APT::Sandbox::User=root download -qq "$@") || die "could not fetch $*; is the mirror reachable?"
  local deb
  for deb in "$debs"/*.deb; do dpkg -x "$deb" "$dir/servers"; done
  rm -rf "$debs"
  touch "$dir/servers/.complete"
}

install_servers() {
  # Those without a service, and the libraries of the others.
  need perl perl
  install apache2-bin busybox python3 media-types libpcre2-8-0 libssl3 zlib1g libnettle8 libxxhash0 libbrotli1
  [[ -e $dir/servers/.complete ]] ||
    fetch_servers nginx nginx-common libnginx-mod-http-brotli-static lighttpd caddy apache2
}

# Without apt nothing can be installed, but everything may be there already.
check_without_apt() {
  local program missing=()
  for program in c++ cmake ninja node npm python3 pyftsubset; do have "$program" || missing+=("$program"); done
  ((${#missing[@]} == 0)) || die "there is no apt on this system: please install ${missing[*]} and put them on the PATH"
  emcc_on_path || die "there is no apt on this system: install emsdk with Emscripten $oldest_emcc or newer" \
    '(https://emscripten.org/docs/getting_started/downloads.html) and put its emcc on the PATH'
}

(($#)) || die 'usage: cmake/setup-toolchain.sh native|web|browser|desktop|servers ...'
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
    native | web | browser | desktop | servers) "install_$part" ;;
    *) die "there is no part $part" ;;
  esac
done
