# SPDX-License-Identifier: MIT
# Debian keeps the programs of its section games in a folder of their own; every user has it in the PATH.
if(CPACK_GENERATOR STREQUAL "DEB")
  file(RENAME ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/usr/bin ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/usr/games)
endif()
