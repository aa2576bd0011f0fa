import AutomationScript
import PlatformInterface

// Lines that use the app as somebody does who hears it.
extension ScriptRunner {
  func voiceOver(_ command: ScriptVoiceOver) throws(TargetFinder.NotFound) {
    let reader = ScriptReader(try scene(), readerElement)
    defer { readerElement = reader.current }
    change { $0.hasScreenReader = true }
    switch command {
    case .next: try reader.move(by: 1)
    case .previous: try reader.move(by: -1)
    case .activate: try reader.perform(.activate, "be activated")
    case .increment: try reader.perform(.increment, "be incremented")
    case .decrement: try reader.perform(.decrement, "be decremented")
    case .escape: try reader.escape()
    case .magicTap:
      try reader.perform(.magicTap, "do a magic tap: no responder around it performs one")
    case .scroll(let side):
      try reader.perform(.scroll(side), "be scrolled: nothing around it has a page there")
    case .action(let name): try reader.perform(name)
    }
  }

  /// Prints what a screen reader says of the element where it is.
  func say() throws(TargetFinder.NotFound) {
    let reader = ScriptReader(try scene(), readerElement)
    print(AccessibleSpeech.text(of: try reader.element()))
    readerElement = reader.current
  }
}

/// A screen reader that goes from one element to the other as a script says.
@MainActor
private final class ScriptReader {
  private let scene: UIWindowScene
  /// The number of the element where the reader is; nil before the first.
  private(set) var current: Int?

  init(_ scene: UIWindowScene, _ current: Int?) {
    self.scene = scene
    self.current = current
  }

  private var windows: [AccessibilityNode] { AccessibilityTree.windows(of: scene) }

  /// The element where the reader is, which is the program's if it moved the focus; the first one where the
  /// element is gone.
  func element() throws(TargetFinder.NotFound) -> AccessibilityNode {
    let all = windows.flatMap(\.elements)
    if let object = AccessibilityFocus.element as? NSObject,
      let node = all.first(where: { scene.host.accessibilityNumbers.object($0.id) === object })
    {
      current = node.id
      return node
    }
    guard let node = all.first(where: { $0.id == current }) ?? all.first else {
      throw TargetFinder.NotFound(
        reason: "A screen reader finds nothing on the screen: no view is an accessibility element.")
    }
    go(to: node)
    return node
  }

  private func go(to node: AccessibilityNode) {
    current = node.id
    AccessibilityPerforming(scene).perform(.scrollToVisible, on: node.id)
    AccessibilityFocus.move(to: scene.host.accessibilityNumbers.object(node.id))
  }

  /// To the element before or after; the first one counts as after none.
  func move(by step: Int) throws(TargetFinder.NotFound) {
    let wasNowhere = current == nil && AccessibilityFocus.element == nil
    let here = try element()
    if wasNowhere { return }
    if let position = here.position, let list = list(around: here) {
      let wanted = position + step
      // Of a list only what is near the screen has elements.
      if (0..<(here.count ?? 0)).contains(wanted),
        !list.elements.contains(where: { $0.position == wanted })
      {
        AccessibilityPerforming(scene).perform(.scrollToItem(wanted), on: list.id)
        let items = windows.flatMap(\.elements).filter { $0.position == wanted }
        if let item = step > 0 ? items.first : items.last { return go(to: item) }
      }
    }
    let all = windows.flatMap(\.elements)
    guard let place = all.firstIndex(where: { $0.id == here.id }),
      all.indices.contains(place + step)
    else {
      throw TargetFinder.NotFound(
        reason: "There is no element \(step > 0 ? "after" : "before") "
          + "\"\(AccessibleSpeech.text(of: here))\", the \(step > 0 ? "last" : "first") one.")
    }
    go(to: all[place + step])
  }

  private func list(around node: AccessibilityNode) -> AccessibilityNode? {
    var waiting = windows
    while let next = waiting.popLast() {
      if next.role == .list, next.children.contains(where: { $0.id == node.id }) { return next }
      waiting += next.children
    }
    return nil
  }

  func perform(_ action: AccessibilityAction, _ passive: String) throws(TargetFinder.NotFound) {
    let node = try element()
    guard AccessibilityPerforming(scene).perform(action, on: node.id) else {
      throw TargetFinder.NotFound(
        reason: "\"\(AccessibleSpeech.text(of: node))\" cannot \(passive).")
    }
  }

  func escape() throws(TargetFinder.NotFound) {
    let node = try element()
    guard AccessibilityPerforming(scene).perform(.escape, on: node.id) else {
      throw TargetFinder.NotFound(
        reason: "There is nothing to escape from: no screen to go back to.")
    }
  }

  func perform(_ name: String) throws(TargetFinder.NotFound) {
    let node = try element()
    let performing = AccessibilityPerforming(scene)
    let names = performing.customActions(of: node.id)
    guard names.contains(name) else {
      throw TargetFinder.NotFound(
        reason: "\"\(AccessibleSpeech.text(of: node))\" has no action \"\(name)\"; "
          + (names.isEmpty ? "it has none." : TargetFinder.nearest(to: name, in: names)))
    }
    guard performing.perform(.custom(name), on: node.id) else {
      throw TargetFinder.NotFound(
        reason: "The action \"\(name)\" of \"\(AccessibleSpeech.text(of: node))\" did nothing.")
    }
  }
}
