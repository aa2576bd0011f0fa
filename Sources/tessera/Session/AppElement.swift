import Foundation

/// An element of a running app, as `AppSession.elements()` tells it, with those inside it.
struct AppElement {
  /// XCUIElement's name of its type: `button`, `staticText`.
  var type = "other"
  var identifier = ""
  var label = ""
  var value = ""
  var placeholder = ""
  var title = ""
  var traits: [String] = []
  /// Points of the window.
  var frame = CGRect.zero
  var activationPoint = CGPoint.zero
  var isEnabled = true
  var isSelected = false
  var hasFocus = false
  var isHittable = true
  var actions: [String] = []
  var children: [AppElement] = []

  init() {}

  /// - Parameter json: nil where it is no object.
  init?(json: Any?) {
    guard let json = json as? [String: Any] else { return nil }
    func text(_ key: String) -> String {
      if let text = json[key] as? String { return text }
      return (json[key] as? NSNumber).map { "\($0)" } ?? ""
    }
    func numbers(_ key: String) -> [Double] {
      (json[key] as? [NSNumber])?.map(\.doubleValue) ?? []
    }
    type = json["type"] as? String ?? "other"
    identifier = text("identifier")
    label = text("label")
    value = text("value")
    placeholder = text("placeholder")
    title = text("title")
    traits = json["traits"] as? [String] ?? []
    let sides = numbers("frame")
    if sides.count == 4 {
      frame = CGRect(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
    }
    let point = numbers("activationPoint")
    activationPoint =
      point.count == 2 ? CGPoint(x: point[0], y: point[1]) : CGPoint(x: frame.midX, y: frame.midY)
    isEnabled = json["enabled"] as? Bool ?? true
    isSelected = json["selected"] as? Bool ?? false
    hasFocus = json["focused"] as? Bool ?? false
    isHittable = json["hittable"] as? Bool ?? true
    actions = json["actions"] as? [String] ?? []
    children = (json["children"] as? [Any])?.compactMap { AppElement(json: $0) } ?? []
  }

  /// This element and all inside it, each before those inside it.
  var all: [AppElement] {
    var result: [AppElement] = []
    var waiting = [self]
    while let next = waiting.popLast() {
      result.append(next)
      waiting += next.children.reversed()
    }
    return result
  }

  /// Whether a user of the screen sees something of it.
  func isVisible(in screen: CGRect) -> Bool {
    let part = frame.intersection(screen)
    return !part.isNull && part.width > 0 && part.height > 0
  }

  /// What it is known by, for sentences about it.
  var shownName: String {
    let full = [label, title, value, placeholder].first { !$0.isEmpty } ?? ""
    let plain = full.replacingOccurrences(of: "\n", with: " ")
    let name = plain.count > 50 ? plain.prefix(50) + "…" : plain
    if name.isEmpty { return identifier.isEmpty ? type : "#\(identifier)" }
    return identifier.isEmpty ? "\"\(name)\"" : "\"\(name)\" (#\(identifier))"
  }

  /// The names of what can be seen, for a sentence about what was not found.
  func visibleNames(most count: Int = 20) -> String {
    var names: [String] = []
    for element in all.dropFirst() where element.isVisible(in: frame) {
      let name = element.shownName
      // A button and the text in it are one to a user.
      if name != element.type, !names.contains(where: { $0.hasPrefix(name) }) { names.append(name) }
    }
    guard !names.isEmpty else { return "nothing that has a name" }
    let more = names.count > count ? " and \(names.count - count) more" : ""
    return names.prefix(count).joined(separator: ", ") + more
  }

  /// Where a finger goes.
  func touchPoint(in screen: CGRect) -> CGPoint {
    if screen.contains(activationPoint) { return activationPoint }
    let part = frame.intersection(screen)
    return part.isNull ? activationPoint : CGPoint(x: part.midX, y: part.midY)
  }
}
