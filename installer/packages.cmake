# SPDX-License-Identifier: MIT
# Packages by CPack, in a build folder: `cpack` makes the usual ones of the system, `cpack -G DEB` one kind.
# Linux: .deb and .tar.gz. Windows (NSIS) and macOS (a bundle in a disk image): written, not run; see README.md.
set(CPACK_PACKAGE_NAME logothete)
set(CPACK_PACKAGE_VENDOR "The authors of Logothete")
set(CPACK_PACKAGE_CONTACT "The authors of Logothete <maintainers@logothete.example>")  # no address of its own yet
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "companion for the board games Byzantium and Ekö")
set(CPACK_PACKAGE_DESCRIPTION
"You play Byzantium (Martin Wallace, 2005) or Ekö (Henri Kermarrec, 2015)
with the real board and the real pieces. Logothete runs beside it: it checks
every rule and says why something is not allowed, gives the exact odds of
each attack, calculates income, maintenance and the score, and records the
whole game, so that you can review, undo or correct any moment of it.
.
The package holds the window, logothete, and the command line,
logothete-cli. You need the game itself to play.")
set(CPACK_PACKAGE_VERSION ${PROJECT_VERSION})
set(CPACK_PACKAGE_INSTALL_DIRECTORY Logothete)
set(CPACK_PACKAGE_EXECUTABLES logothete Logothete)
set(CPACK_PACKAGE_CHECKSUM SHA256)
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
# The libraries of Debian 12 that the programs need; the test `installed` holds this against the programs.
set(LOGOTHETE_RUNTIME "libwxgtk3.2-1 libgtk-3-0 libsqlite3-0 libfmt9 libqrcodegencpp1 libcairo2 libpangocairo-1.0-0 wx3.2-i18n")
configure_file(archive-README.txt.in README.txt @ONLY)
set(CPACK_RESOURCE_FILE_README ${CMAKE_CURRENT_BINARY_DIR}/README.txt)
set(CPACK_STRIP_FILES ON)
set(CPACK_VERBATIM_VARIABLES ON)
set(CPACK_OUTPUT_FILE_PREFIX ${PROJECT_BINARY_DIR}/packages)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
  OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)

if(WIN32)
  set(CPACK_GENERATOR NSIS ZIP)
elseif(APPLE)
  set(CPACK_GENERATOR DragNDrop TGZ)
else()
  set(CPACK_GENERATOR DEB TGZ)
endif()

# --- Debian -----------------------------------------------------------------------------------------------------
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_PRE_BUILD_SCRIPTS ${CMAKE_CURRENT_SOURCE_DIR}/debian_games.cmake ${CMAKE_CURRENT_SOURCE_DIR}/archive.cmake)
# Letters it is drawn for, the toolkit's small pictures, and its own words in other languages: it runs without.
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "fonts-dejavu-core, librsvg2-common, wx3.2-i18n")
if(UNIX AND NOT APPLE AND GZIP)
  logothete_release_notes(debian notes ${CPACK_PACKAGE_CONTACT})
  file(WRITE ${CMAKE_CURRENT_BINARY_DIR}/changelog "${notes}")
  execute_process(COMMAND ${GZIP} -9nkf ${CMAKE_CURRENT_BINARY_DIR}/changelog COMMAND_ERROR_IS_FATAL ANY)
  install(FILES ${CMAKE_CURRENT_BINARY_DIR}/changelog.gz DESTINATION ${CMAKE_INSTALL_DOCDIR})
endif()

# --- Windows and macOS ------------------------------------------------------------------------------------------
set(CPACK_NSIS_DISPLAY_NAME Logothete)
set(CPACK_NSIS_PACKAGE_NAME Logothete)
set(CPACK_NSIS_INSTALLED_ICON_NAME bin\\logothete.exe)
set(CPACK_NSIS_ENABLE_UNINSTALL_BEFORE_INSTALL ON)
set(CPACK_NSIS_MUI_FINISHPAGE_RUN logothete.exe)
set(CPACK_NSIS_MODIFY_PATH ON)  # for logothete-cli, if one wishes
# A double click on a session opens it. The sessions themselves are never touched.
set(CPACK_NSIS_EXTRA_INSTALL_COMMANDS [[
  WriteRegStr SHCTX "Software\Classes\.logothete" "" "Logothete.Session"
  WriteRegStr SHCTX "Software\Classes\Logothete.Session" "" "Logothete session"
  WriteRegStr SHCTX "Software\Classes\Logothete.Session\shell\open\command" "" '"$INSTDIR\bin\logothete.exe" "%1"'
]])
set(CPACK_NSIS_EXTRA_UNINSTALL_COMMANDS [[
  DeleteRegKey SHCTX "Software\Classes\.logothete"
  DeleteRegKey SHCTX "Software\Classes\Logothete.Session"
]])
set(CPACK_DMG_VOLUME_NAME Logothete)

include(CPack)
add_custom_target(packages COMMAND ${CMAKE_CPACK_COMMAND} WORKING_DIRECTORY ${PROJECT_BINARY_DIR}
  COMMENT "Making packages in packages/" USES_TERMINAL)
foreach(part IN ITEMS logothete-cli logothete man_pages icons catalogues)
  if(TARGET ${part})
    add_dependencies(packages ${part})
  endif()
endforeach()
