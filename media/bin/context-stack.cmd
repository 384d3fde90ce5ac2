@echo off
rem Runs the command line of Context Stack with the machine's Node, else with the editor's own.
setlocal
set "cli=%~dp0..\..\dist\cli.js"
where node >nul 2>nul
if not errorlevel 1 goto machine
if not defined CONTEXT_STACK_NODE goto missing
set "ELECTRON_RUN_AS_NODE=1"
"%CONTEXT_STACK_NODE%" "%cli%" %*
exit /b %errorlevel%
:machine
node "%cli%" %*
exit /b %errorlevel%
:missing
echo context-stack: Node.js was not found. Install it, or use a terminal of the editor. 1>&2
exit /b 127
