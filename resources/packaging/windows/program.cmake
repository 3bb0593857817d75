# SPDX-License-Identifier: GPL-3.0-or-later
# Included by app: the program on Windows. A shell waits for a program with a console only, and one
# with a console opens it when the desktop starts the program. So there are two, a few lines each,
# around one library: tessera.exe for the desktop, and tessera.com, which shells find first.
set(windows ${PROJECT_SOURCE_DIR}/resources/packaging/windows)
set(made ${CMAKE_CURRENT_BINARY_DIR}/windows)
configure_file(${windows}/tessera.manifest ${made}/tessera.manifest @ONLY)
configure_file(${windows}/tessera.rc.in ${made}/tessera.rc @ONLY)
if(NOT TESSERA_GUI)
    add_executable(tessera headless/main.cpp ${made}/tessera.rc)
    target_link_libraries(tessera PRIVATE tessera_app)
    return()
endif()
add_library(tessera_program SHARED main.cpp ${windows}/plugins.cpp ${windows}/tessera.def)
set_source_files_properties(main.cpp PROPERTIES COMPILE_DEFINITIONS main=tesseraMain)
target_link_libraries(tessera_program PRIVATE tessera_app Qt6::QJpegPlugin
    Qt6::QOffscreenIntegrationPlugin Qt6::QSvgIconPlugin Qt6::QSvgPlugin
    Qt6::QWindowsIntegrationPlugin)
set_target_properties(tessera_program PROPERTIES OUTPUT_NAME tessera PREFIX "")
# Elsewhere the system has Qt's own words.
set(TESSERA_QT_TRANSLATIONS "" CACHE PATH "Folder with Qt's own translations, to put into the program")
set(qt_words "")
foreach(file IN LISTS translations)
    string(REGEX REPLACE ".*/tessera_(.*)\\.ts$" "${TESSERA_QT_TRANSLATIONS}/qtbase_\\1.qm" words ${file})
    if(TESSERA_QT_TRANSLATIONS AND EXISTS ${words})
        list(APPEND qt_words ${words})
    endif()
endforeach()
if(qt_words)
    qt_add_resources(tessera_app "qt_words" PREFIX "/i18n" BASE ${TESSERA_QT_TRANSLATIONS}
        FILES ${qt_words})
endif()
qt_add_resources(tessera_app "qt_settings" PREFIX "/qt/etc" BASE ${windows}
    FILES ${windows}/qt.conf)
add_executable(tessera ${windows}/start.cpp ${made}/tessera.rc)
set_target_properties(tessera PROPERTIES SUFFIX .com)
add_executable(tessera_window WIN32 ${windows}/start.cpp ${made}/tessera.rc)
set_target_properties(tessera_window PROPERTIES OUTPUT_NAME tessera)
target_link_libraries(tessera PRIVATE tessera_program)
target_link_libraries(tessera_window PRIVATE tessera_program)
