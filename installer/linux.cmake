# SPDX-License-Identifier: MIT
# For Linux and its like: menu entry, metainfo, file type, icons, man pages, completion.
install(FILES logothete-mime.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages RENAME logothete.xml)
install(FILES completion/logothete-cli.bash
  DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions RENAME logothete-cli)
install(FILES completion/_logothete-cli DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions)
install(FILES completion/logothete-cli.fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)

function(logothete_release_day format result)
  execute_process(COMMAND date --utc --date=${released} +${format}
    OUTPUT_VARIABLE day OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
  set(${result} ${day} PARENT_SCOPE)
endfunction()
logothete_release_day(%s released_seconds)

# The versions of CHANGES.md in another form; see release-notes.
function(logothete_release_notes form result)
  execute_process(COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/release-notes ${form} ${LOGOTHETE_CHANGES} ${ARGN}
    OUTPUT_VARIABLE notes COMMAND_ERROR_IS_FATAL ANY)
  set(${result} "${notes}" PARENT_SCOPE)
endfunction()

# --- Man pages: of what the programs say with --help ------------------------------------------------------------
find_program(HELP2MAN help2man)
find_program(GZIP gzip)
if(NOT HELP2MAN OR NOT GZIP)
  message(STATUS "help2man or gzip is missing, so there will be no man pages: installer/dependencies package")
endif()
set(man_pages "")

function(logothete_man_page program description)
  if(NOT HELP2MAN OR NOT GZIP)
    return()
  endif()
  set(page ${CMAKE_CURRENT_BINARY_DIR}/${program}.6)
  set(says ${CMAKE_CURRENT_SOURCE_DIR}/${program}.h2m)
  add_custom_command(
    OUTPUT ${page}.gz
    COMMAND ${CMAKE_COMMAND} -E env SOURCE_DATE_EPOCH=${released_seconds}
      ${CMAKE_CURRENT_SOURCE_DIR}/man-page $<TARGET_FILE:${program}> ${description} ${says} > ${page}
    COMMAND ${GZIP} -9nf ${page}
    DEPENDS ${program} man-page ${says}
    COMMENT "Writing the man page of ${program}"
    VERBATIM)
  install(FILES ${page}.gz DESTINATION ${CMAKE_INSTALL_MANDIR}/man6)
  set(man_pages ${man_pages} ${page}.gz PARENT_SCOPE)
endfunction()

logothete_man_page(logothete-cli "companion for the board games Byzantium and Ekö, on the command line")
if(LOGOTHETE_GUI)
  logothete_man_page(logothete "companion for the board games Byzantium and Ekö")
endif()
add_custom_target(man_pages ALL DEPENDS ${man_pages})

# --- The window among the programs of a desktop -----------------------------------------------------------------
if(NOT LOGOTHETE_GUI)
  return()
endif()
set(metainfo ${CMAKE_CURRENT_BINARY_DIR}/${LOGOTHETE_APP_ID}.metainfo.xml)
logothete_release_notes(metainfo LOGOTHETE_RELEASES)
configure_file(logothete.metainfo.xml.in ${metainfo} @ONLY)
install(FILES ${metainfo} DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo)
install(FILES logothete.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications)

set(icons ../resources/icons)
set(icon_folder ${CMAKE_INSTALL_DATADIR}/icons/hicolor)
install(FILES ${icons}/logothete.svg DESTINATION ${icon_folder}/scalable/apps)
find_program(RSVG_CONVERT rsvg-convert)
if(NOT RSVG_CONVERT)
  message(STATUS "rsvg-convert is missing, so the icon is installed in one size: installer/dependencies package")
  return()
endif()
set(icon_files "")
foreach(size IN ITEMS 16 24 32 48 64 128 256 512)
  set(drawing ${CMAKE_CURRENT_SOURCE_DIR}/${icons}/logothete.svg)
  if(size LESS 32)
    set(drawing ${CMAKE_CURRENT_SOURCE_DIR}/${icons}/logothete-small.svg)
  endif()
  set(icon ${CMAKE_CURRENT_BINARY_DIR}/icons/${size}.png)
  add_custom_command(
    OUTPUT ${icon}
    COMMAND ${CMAKE_COMMAND} -E make_directory ${CMAKE_CURRENT_BINARY_DIR}/icons
    COMMAND ${RSVG_CONVERT} --width=${size} --height=${size} --output=${icon} ${drawing}
    DEPENDS ${drawing}
    COMMENT "Drawing the icon at ${size}"
    VERBATIM)
  list(APPEND icon_files ${icon})
  install(FILES ${icon} DESTINATION ${icon_folder}/${size}x${size}/apps RENAME logothete.png)
endforeach()
add_custom_target(icons ALL DEPENDS ${icon_files})
