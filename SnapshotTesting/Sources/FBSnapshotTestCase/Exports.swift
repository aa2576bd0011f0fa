// What Apple's XCTest has beside the toolchain's, and the frameworks that the library's header names.
@_exported import QuartzCore
@_exported import UIKit
@_exported import XCTest
@_exported import XCTestAdditions
