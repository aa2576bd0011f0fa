// What Apple's XCTest has beside the toolchain's: tests that compare snapshots keep attachments, too.
@_exported import XCTestAdditions
