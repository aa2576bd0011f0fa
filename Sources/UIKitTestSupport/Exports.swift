@_exported import UIKitCore
@_exported import XCTestAdditions
