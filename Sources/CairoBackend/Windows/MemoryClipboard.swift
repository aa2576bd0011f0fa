import Foundation
import PlatformInterface

/// A clipboard that lives and dies with the process.
@MainActor
package final class MemoryClipboard: Clipboard {
  package private(set) var changeCount = 0
  package private(set) var isOwn = true
  package var foreignChangeHandler: (@MainActor () -> Void)?
  private var items: [[ClipboardForm]] = []

  package init() {}

  package var types: [[String]] { items.map { $0.map(\.type) } }

  /// Nil also for data that arrives later than at once.
  package func data(ofType type: String, inItem index: Int) -> Data? {
    guard items.indices.contains(index) else { return nil }
    final class Answer { var data: Data? }
    let answer = Answer()
    items[index].first { $0.type == type }?.load { answer.data = $0 }
    return answer.data
  }

  package func offer(_ items: [[ClipboardForm]]) {
    self.items = items
    isOwn = true
    changeCount += 1
  }

  /// What another program puts on the clipboard, for tests.
  package func replaceFromOutside(_ items: [[(type: String, data: Data)]]) {
    self.items = items.map { $0.map { ClipboardForm(type: $0.type, data: $0.data) } }
    isOwn = false
    changeCount += 1
    foreignChangeHandler?()
  }
}
