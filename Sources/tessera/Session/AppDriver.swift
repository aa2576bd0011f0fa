import AutomationScript
import Foundation
import PlatformInterface

/// What users do with an app, by its elements: what the protocol server, flows and `simctl` share.
struct AppDriver {
  let session: AppSession

  /// What an element is looked for by.
  enum Query {
    case identifier(String), label(String)

    var shown: String {
      switch self {
      case .identifier(let name): "an element with the identifier \(name)"
      case .label(let text): "an element labelled \"\(text)\""
      }
    }

    func matches(_ element: AppElement) -> Bool {
      switch self {
      case .identifier(let name): element.identifier == name
      case .label(let text):
        [element.label, element.title, element.value, element.placeholder].contains(text)
      }
    }
  }

  /// The one element that is meant.
  ///
  /// - Throws: where there is none, or there are several at different places.
  func element(_ query: Query) throws(Failure) -> (element: AppElement, screen: CGRect) {
    let root = try session.elements()
    let screen = root.frame
    let all = root.all.dropFirst().filter(query.matches)
    let seen = all.filter { $0.isVisible(in: screen) }
    // A button and the text in it have the same label; the one that takes touches counts.
    let takers = seen.filter { $0.isHittable && $0.type != "staticText" && $0.type != "other" }
    let candidates = takers.isEmpty ? seen : takers
    guard let first = candidates.first else {
      let place =
        all.isEmpty ? "" : " It is off the screen, at \(all[0].frame.shown): scroll to it."
      throw .failed(
        "There should be \(query.shown) on the screen.\(place) There are \(root.visibleNames()).")
    }
    // Elements inside one another are one to a user.
    let others = candidates.dropFirst().filter {
      !$0.frame.intersects(first.frame)
    }
    guard others.isEmpty else {
      throw .failed(
        "There should be one element; \(candidates.count) match \(query.shown): "
          + candidates.map { "\($0.type) at \($0.frame.shown)" }.joined(separator: ", ")
          + ". Use coordinates, or an identifier.")
    }
    return (first, screen)
  }

  /// Does something at a place and lets the app come to rest.
  func act(_ line: String) throws(Failure) {
    try session.script(line)
    try session.settle()
  }

  /// - Parameter seconds: how long the finger takes for the way.
  func swipe(from start: CGPoint, to end: CGPoint, seconds: Double? = nil) throws(Failure) {
    let way = CGVector(dx: end.x - start.x, dy: end.y - start.y)
    let length = hypot(way.dx, way.dy)
    guard length > 0 else { throw .failed("A swipe should go from one place to another.") }
    let velocity = min(30_000, max(1, seconds.map { length / max($0, 0.01) } ?? 1500))
    let by = CGPoint(x: way.dx, y: way.dy).scriptText
    try act("fling \(start.scriptText) by \(by) velocity \(String(format: "%.0f", velocity))")
  }

  func type(_ text: String) throws(Failure) { try act("type \(ScriptText.quoted(text))") }
}

extension CGRect {
  var shown: String {
    [minX, minY, width, height].map { String(format: "%g", Double(($0 * 100).rounded() / 100)) }
      .joined(separator: ",")
  }
}
