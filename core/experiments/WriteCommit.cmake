# SPDX-License-Identifier: GPL-3.0-or-later

# Writes the commit of the sources in SOURCES to the header HEADER. The header only changes with the
# commit, so running this with every build causes no compilation.
cmake_minimum_required(VERSION 3.25)
find_package(Git QUIET)
set(commit "")
if(GIT_FOUND)
    execute_process(COMMAND ${GIT_EXECUTABLE} describe --always --exclude=* --dirty=+
        WORKING_DIRECTORY ${SOURCES} OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE
        ERROR_QUIET)
endif()
file(CONFIGURE OUTPUT ${HEADER} @ONLY CONTENT "#define TESSERA_COMMIT \"@commit@\"\n")
