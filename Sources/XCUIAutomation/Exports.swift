// What XCTest shows on Apple's systems beside its own.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import ObjCRuntime
@_exported import UIKitCore
@_exported import XCTestAdditions
