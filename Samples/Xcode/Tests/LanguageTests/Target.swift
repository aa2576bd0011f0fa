// The tests of this target are written as for Xcode and lowered: Sources.
