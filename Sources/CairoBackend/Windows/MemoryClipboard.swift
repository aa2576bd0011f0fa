import Foundation
import PlatformInterface

/// A clipboard that lives and dies with the process.
@MainActor
package final class MemoryClipboard: Clipboard {
  package private(set) var changeCount = 0
  package var items: [[String: Data]] = [] {
    didSet { changeCount += 1 }
  }

  package init() {}
}
