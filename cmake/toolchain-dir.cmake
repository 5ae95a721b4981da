# The folder where cmake/setup-toolchain.sh puts what it downloads.
if(DEFINED ENV{KAIRO_TOOLCHAIN})
  set(kairo_toolchain_dir $ENV{KAIRO_TOOLCHAIN})
elseif(DEFINED ENV{XDG_CACHE_HOME})
  set(kairo_toolchain_dir $ENV{XDG_CACHE_HOME}/kairo/toolchain)
else()
  set(kairo_toolchain_dir $ENV{HOME}/.cache/kairo/toolchain)
endif()
