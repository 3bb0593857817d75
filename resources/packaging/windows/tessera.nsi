; SPDX-License-Identifier: GPL-3.0-or-later
; The installer, for the user who runs it: needs no administrator. build.sh calls makensis with
; VERSION, FILES (the folder to install) and OUT.
;   tessera-setup.exe /S [/D=FOLDER]      installs without a question
;   uninstall.exe /S [/REMOVESETTINGS]    removes the program; also the user's own files if told so
Unicode true
Target amd64-unicode
SetCompressor /SOLID lzma
SetCompressorDictSize 64
ManifestDPIAware true
RequestExecutionLevel user
Name "Tessera"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Tessera"
InstallDirRegKey HKCU "Software\Tessera" "Folder"
BrandingText "Tessera ${VERSION}"

!include MUI2.nsh
!include FileFunc.nsh
!define MUI_ICON "tessera.ico"
!define MUI_UNICON "tessera.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\tessera.exe"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\Tessera"
!define CLASSES "Software\Classes"

!insertmacro MUI_PAGE_LICENSE "${FILES}\licenses\Tessera.txt"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_COMPONENTS
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Arabic"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "Spanish"
!insertmacro MUI_LANGUAGE "French"
!insertmacro MUI_LANGUAGE "Japanese"
!insertmacro MUI_LANGUAGE "SimpChinese"
!include words.nsh

VIProductVersion "${VERSION}.0"
VIAddVersionKey /LANG=0 "ProductName" "Tessera"
VIAddVersionKey /LANG=0 "FileDescription" "Tessera"
VIAddVersionKey /LANG=0 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "LegalCopyright" "The Tessera authors, GPL-3.0-or-later"

; A file of a running program cannot be replaced.
!macro EndsIfRuns FILE
    ${If} ${FileExists} "$INSTDIR\${FILE}"
        ClearErrors
        FileOpen $0 "$INSTDIR\${FILE}" a
        ${If} ${Errors}
            MessageBox MB_OK|MB_ICONEXCLAMATION "$(IsRunning)" /SD IDOK
            SetErrorLevel 2
            Abort "$(IsRunning)"
        ${EndIf}
        FileClose $0
    ${EndIf}
!macroend
!macro EndsIfRunning
    !insertmacro EndsIfRuns "tessera.exe"
    !insertmacro EndsIfRuns "tessera.dll"
!macroend

; FileType ENDING CLASS TEXT
!macro FileType ENDING CLASS TEXT
    WriteRegStr HKCU "${CLASSES}\.${ENDING}" "" "${CLASS}"
    WriteRegStr HKCU "${CLASSES}\.${ENDING}\OpenWithProgids" "${CLASS}" ""
    WriteRegStr HKCU "${CLASSES}\${CLASS}" "" "${TEXT}"
    WriteRegStr HKCU "${CLASSES}\${CLASS}\DefaultIcon" "" "$INSTDIR\tessera.exe,0"
    WriteRegStr HKCU "${CLASSES}\${CLASS}\shell\open\command" "" '"$INSTDIR\tessera.exe" "%1"'
!macroend

; Another program may have taken the ending since.
!macro NoFileType ENDING CLASS
    ReadRegStr $0 HKCU "${CLASSES}\.${ENDING}" ""
    ${If} $0 == "${CLASS}"
        DeleteRegValue HKCU "${CLASSES}\.${ENDING}" ""
    ${EndIf}
    DeleteRegValue HKCU "${CLASSES}\.${ENDING}\OpenWithProgids" "${CLASS}"
    DeleteRegKey /ifempty HKCU "${CLASSES}\.${ENDING}\OpenWithProgids"
    DeleteRegKey /ifempty HKCU "${CLASSES}\.${ENDING}"
    DeleteRegKey HKCU "${CLASSES}\${CLASS}"
!macroend

!macro TellTheDesktop
    System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

Section "Tessera"
    !insertmacro EndsIfRunning
    SetOutPath "$INSTDIR"
    File /r "${FILES}\*"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    CreateShortcut "$SMPROGRAMS\Tessera.lnk" "$INSTDIR\tessera.exe"
    !insertmacro FileType "tessera" "Tessera.Puzzle" "$(PuzzleFile)"
    !insertmacro FileType "tessera-run" "Tessera.Run" "$(RunFile)"
    !insertmacro TellTheDesktop
    WriteRegStr HKCU "Software\Tessera" "Folder" "$INSTDIR"
    WriteRegStr HKCU "Software\Microsoft\Windows\CurrentVersion\App Paths\tessera.exe" "" "$INSTDIR\tessera.exe"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Tessera"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\tessera.exe"
    WriteRegStr HKCU "${UNINSTALL}" "Publisher" "The Tessera authors"
    WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
    WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
    ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
    WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" $0
SectionEnd

Section "un.Tessera"
    SectionIn RO
    !insertmacro EndsIfRunning
    ; Only its own files: the folder may hold others'.
    !include "${LIST}"
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    Delete "$SMPROGRAMS\Tessera.lnk"
    !insertmacro NoFileType "tessera" "Tessera.Puzzle"
    !insertmacro NoFileType "tessera-run" "Tessera.Run"
    !insertmacro TellTheDesktop
    DeleteRegKey HKCU "Software\Microsoft\Windows\CurrentVersion\App Paths\tessera.exe"
    DeleteRegKey HKCU "${UNINSTALL}"
    DeleteRegKey HKCU "Software\Tessera"
SectionEnd

; Not ticked: records and results of days are among them.
Section /o "un.$(OwnFiles)" Settings
    RMDir /r "$APPDATA\tessera"
    RMDir /r "$LOCALAPPDATA\tessera"
    ; The desktop's links to puzzles.
    Delete "$RECENT\*.tessera.lnk"
    Delete "$RECENT\*.tessera-run.lnk"
SectionEnd

Function un.onInit
    ${GetParameters} $0
    ClearErrors
    ${GetOptions} $0 "/REMOVESETTINGS" $1
    ${IfNot} ${Errors}
        !insertmacro SelectSection ${Settings}
    ${EndIf}
FunctionEnd
