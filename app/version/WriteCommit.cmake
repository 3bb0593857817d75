# SPDX-License-Identifier: GPL-3.0-or-later

# Writes the commit of the sources in SOURCES to the header HEADER, which stays as
# it is while the commit does: run with every build, it costs no compilation.
cmake_minimum_required(VERSION 3.25)
find_package(Git QUIET)
set(commit "")
if(GIT_FOUND)
    execute_process(COMMAND ${GIT_EXECUTABLE} describe --always --exclude=* --dirty=+
        WORKING_DIRECTORY ${SOURCES} OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE
        ERROR_QUIET)
endif()
file(CONFIGURE OUTPUT ${HEADER} @ONLY CONTENT "#define TESSERA_COMMIT \"@commit@\"\n")
