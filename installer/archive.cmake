# SPDX-License-Identifier: MIT
# An archive says itself what it is and what it needs; a Debian package has that in its fields.
if(CPACK_GENERATOR STREQUAL "TGZ")
  file(COPY ${CPACK_RESOURCE_FILE_LICENSE} ${CPACK_RESOURCE_FILE_README} DESTINATION ${CPACK_TEMPORARY_INSTALL_DIRECTORY})
endif()
