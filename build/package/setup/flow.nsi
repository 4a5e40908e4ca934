; The setup program for Windows, for makensis; build/package/setup/make.py writes the parts that it includes.
; For one account, without an administrator: nothing outside that account's own folders and registry is touched.
!ifdef TARGET
Target ${TARGET}
!else
Unicode true
!endif
SetCompressor /SOLID /FINAL lzma
SetDateSave off
CRCCheck force
RequestExecutionLevel user
ManifestDPIAware true
ManifestSupportedOS all

!include MUI2.nsh
!include LogicLib.nsh
!include FileFunc.nsh
!include made.nsh ; NAME, COMMAND, VERSION, FOUR_NUMBERS, PUBLISHER, COPYRIGHT, KILOBYTES, OUT, MEDIA_TYPE, DATA, ForEachEnding

!define UNINSTALL_KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\${NAME}"
!define KIND "${NAME}.Game"
!define STATUS_IN_USE 3

Name "${NAME}"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "${UNINSTALL_KEY}" "InstallLocation"
BrandingText "${NAME} ${VERSION}"
SpaceTexts none ; it would say 0 KB where something is removed
ShowInstDetails nevershow
ShowUninstDetails nevershow

VIProductVersion "${FOUR_NUMBERS}"
VIFileVersion "${FOUR_NUMBERS}"

!define MUI_ICON "flow.ico"
!define MUI_UNICON "flow.ico"
!define MUI_WELCOMEFINISHPAGE_BITMAP "side.bmp"
!define MUI_WELCOMEPAGE_TEXT "$(Welcome)"
!define MUI_FINISHPAGE_RUN "$INSTDIR\${NAME}.exe"
!define MUI_COMPONENTSPAGE_NODESC
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_COMPONENTS
!insertmacro MUI_UNPAGE_INSTFILES
!include words.nsh ; languages and their sentences: Welcome, IsOpen, GamesToo, GameOf, Program

!macro StopIfRuns program ; a program that runs cannot be written to
    ${If} ${FileExists} "$INSTDIR\${program}"
        ClearErrors
        FileOpen $0 "$INSTDIR\${program}" a
        ${If} ${Errors}
            StrCpy $1 "open"
        ${Else}
            FileClose $0
        ${EndIf}
    ${EndIf}
!macroend

!macro StopIfOpen un
Function ${un}StopIfOpen ; whoever sits there closes it, or nothing happens
    again:
    StrCpy $1 ""
    !insertmacro StopIfRuns "${NAME}.exe"
    !insertmacro StopIfRuns "${COMMAND}.exe"
    ${If} $1 == "open"
        MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(IsOpen)" /SD IDCANCEL IDRETRY again
        SetErrorLevel ${STATUS_IN_USE}
        Quit
    ${EndIf}
FunctionEnd
!macroend
!insertmacro StopIfOpen ""
!insertmacro StopIfOpen "un."

!macro OpensWithIt ending ; by a double click on a file
    WriteRegStr HKCU "Software\Classes\.${ending}" "" "${KIND}"
    WriteRegStr HKCU "Software\Classes\.${ending}" "Content Type" "${MEDIA_TYPE}"
    WriteRegStr HKCU "Software\Classes\.${ending}" "PerceivedType" "text"
    WriteRegStr HKCU "Software\Classes\.${ending}\OpenWithProgids" "${KIND}" ""
!macroend

!macro OpensWithItNoMore ending ; unless another program has the ending by now
    ReadRegStr $0 HKCU "Software\Classes\.${ending}" ""
    ${If} $0 == "${KIND}"
        DeleteRegKey HKCU "Software\Classes\.${ending}"
    ${Else}
        DeleteRegValue HKCU "Software\Classes\.${ending}\OpenWithProgids" "${KIND}"
    ${EndIf}
!macroend

Section "${NAME}"
    SetShellVarContext current
    Call StopIfOpen
    ${If} ${FileExists} "$INSTDIR\Uninstall.exe" ; an older one goes first, with the files that the new one no longer has
        ExecWait '"$INSTDIR\Uninstall.exe" /S _?=$INSTDIR'
    ${EndIf}
    SetOverwrite on
    !include files.nsh
    SetOutPath "$INSTDIR"
    WriteUninstaller "$INSTDIR\Uninstall.exe"
    CreateShortCut "$SMPROGRAMS\${NAME}.lnk" "$INSTDIR\${NAME}.exe"

    WriteRegStr HKCU "Software\Classes\${KIND}" "" "$(GameOf)"
    WriteRegStr HKCU "Software\Classes\${KIND}\DefaultIcon" "" "$INSTDIR\${NAME}.exe,0"
    WriteRegStr HKCU "Software\Classes\${KIND}\shell\open\command" "" '"$INSTDIR\${NAME}.exe" --open "%1"'
    !insertmacro ForEachEnding OpensWithIt

    WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayName" "${NAME}"
    WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${UNINSTALL_KEY}" "DisplayIcon" "$INSTDIR\${NAME}.exe,0"
    WriteRegStr HKCU "${UNINSTALL_KEY}" "Publisher" "${PUBLISHER}"
    WriteRegStr HKCU "${UNINSTALL_KEY}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${UNINSTALL_KEY}" "UninstallString" '"$INSTDIR\Uninstall.exe"'
    WriteRegStr HKCU "${UNINSTALL_KEY}" "QuietUninstallString" '"$INSTDIR\Uninstall.exe" /S'
    WriteRegDWORD HKCU "${UNINSTALL_KEY}" "EstimatedSize" ${KILOBYTES}
    WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoModify" 1
    WriteRegDWORD HKCU "${UNINSTALL_KEY}" "NoRepair" 1
    ${RefreshShellIcons}
SectionEnd

Section "un.$(Program)" UN_PROGRAM
    SectionIn RO
    SetShellVarContext current
    Call un.StopIfOpen
    !include gone.nsh ; every file that was installed, by its name: what others put into the folder stays
    Delete "$INSTDIR\Uninstall.exe"
    RMDir "$INSTDIR"
    Delete "$SMPROGRAMS\${NAME}.lnk"
    !insertmacro ForEachEnding OpensWithItNoMore
    DeleteRegKey HKCU "Software\Classes\${KIND}"
    DeleteRegKey HKCU "${UNINSTALL_KEY}"
    ${RefreshShellIcons}
SectionEnd

Section /o "un.$(GamesToo)" UN_GAMES ; only where somebody has asked for it
    SetShellVarContext current
    RMDir /r "$LOCALAPPDATA\${DATA}"
SectionEnd

Function un.onInit
    ${un.GetParameters} $0
    ClearErrors
    ${un.GetOptions} $0 "/GAMES" $1
    ${IfNot} ${Errors}
        SectionSetFlags ${UN_GAMES} ${SF_SELECTED}
    ${EndIf}
FunctionEnd
