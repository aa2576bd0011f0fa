import Foundation

// What can be seen, and waiting for it.
extension FlowRunner {
  func pass(_ seconds: Double) throws(Failure) {
    let reply = try driver().session.request("script", ["text": "wait \(seconds)"])
    time = (reply["time"] as? NSNumber)?.doubleValue ?? time + seconds
  }

  /// Waits for an element that can be seen.
  func find(
    _ selector: FlowSelector, _ timeout: Double, _ fill: (String) throws(Failure) -> String
  ) throws(Failure) -> AppElement {
    var waited = 0.0
    while true {
      let root = try driver().session.elements()
      if let found = try FlowSelectors.matches(selector, in: root, fill).first { return found }
      guard waited < timeout else {
        throw .failed(
          "\(try shown(selector, fill)) should be visible within \(Self.shown(timeout)) s and is not. "
            + "There are \(root.visibleNames()).")
      }
      try pass(0.25)
      waited += 0.25
    }
  }

  func awaitNone(
    _ selector: FlowSelector, _ timeout: Double, _ fill: (String) throws(Failure) -> String
  ) throws(Failure) {
    var waited = 0.0
    while true {
      let root = try driver().session.elements()
      guard let found = try FlowSelectors.matches(selector, in: root, fill).first else { return }
      guard waited < timeout else {
        throw .failed(
          "\(try shown(selector, fill)) should not be visible; there is \(found.type) \(found.shownName) at "
            + "\(found.frame.shown).")
      }
      try pass(0.25)
      waited += 0.25
    }
  }

  static func shown(_ number: Double) -> String { String(format: "%g", number) }

  func shown(
    _ selector: FlowSelector, _ fill: (String) throws(Failure) -> String
  ) throws(Failure) -> String {
    var parts: [String] = []
    if let text = selector.text { parts.append("the text \"\(try fill(text))\"") }
    if let id = selector.identifier { parts.append("the identifier \"\(try fill(id))\"") }
    if let index = selector.index { parts.append("the index \(index)") }
    return "An element" + (parts.isEmpty ? "" : " with \(parts.joined(separator: " and "))")
  }

  func holds(
    _ condition: FlowCondition, _ fill: (String) throws(Failure) -> String
  ) throws(Failure) -> Bool {
    guard condition.isForIOS else { return false }
    if let expression = condition.expression, !FlowValues.isTrue(try fill(bare(expression))) {
      return false
    }
    guard condition.visible != nil || condition.notVisible != nil else { return true }
    let root = try driver().session.elements()
    if let visible = condition.visible,
      try FlowSelectors.matches(visible, in: root, fill).isEmpty
    {
      return false
    }
    if let gone = condition.notVisible, try !FlowSelectors.matches(gone, in: root, fill).isEmpty {
      return false
    }
    return true
  }
}
