import CGTK4
import PlatformInterface

/// What readers keep of nodes, so that they need not ask for each by itself.
extension ReaderBus {
  /// The answer to who wants to keep all: from then on it hears of nodes that come and go.
  func cache(_ method: String) -> OpaquePointer? {
    guard method == "GetItems" else { return nil }
    refresh()
    isCached = true
    let items =
      [programItem] + order.compactMap { number in byNumber[number].map { item(number, $0) } }
    return ReaderReply.one(.array("((so)(so)(so)iiassusau)", items))
  }

  /// Nodes that came, each before its children, and those that went.
  func tellCaches(_ old: [Int: Entry], _ oldOrder: [Int]) {
    for number in order where old[number] == nil {
      guard let entry = byNumber[number] else { continue }
      tessera_accessibility_emit_cache("AddAccessible", ReaderReply.one(item(number, entry)))
    }
    for number in oldOrder where byNumber[number] == nil {
      tessera_accessibility_emit_cache("RemoveAccessible", ReaderReply.one(.reference(number)))
    }
  }

  private func item(_ number: Int, _ entry: Entry) -> ReaderReply {
    let node = entry.node
    let (low, high) = node.readerStates
    return .tuple([
      .reference(number), .reference(0), .reference(entry.parent), .int(entry.index),
      .int(node.children.count), .interfaces(node.readerInterfaces), .string(node.readerName),
      .unsigned(node.readerRole.number), .string(node.hint ?? ""), .words([low, high]),
    ])
  }

  /// The program itself, whose place among others only the registry knows.
  private var programItem: ReaderReply {
    .tuple([
      .reference(0), .reference(0), .desktop, .int(-1), .int(windows.count),
      .interfaces(AccessibilityNode.programInterfaces), .string(programName), .unsigned(75),
      .string(""), .words(AccessibilityNode.programStates),
    ])
  }
}
