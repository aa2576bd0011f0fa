// SwiftPM wants one source that it compiles itself; write yours in App, as for Xcode.
