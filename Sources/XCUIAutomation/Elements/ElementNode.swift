import CoreGraphics
import Foundation
import ObjCRuntime

/// An element of the app as it was when its tree was read; what predicates are asked of.
@preconcurrency @MainActor
final class ElementNode: NSObject, XCUIElementSnapshot {
  let elementType: XCUIElement.ElementType
  let identifier: String
  let label: String
  let text: String?
  let placeholderValue: String?
  let frame: CGRect
  let isEnabled: Bool
  let isSelected: Bool
  let hasFocus: Bool
  let isHittable: Bool
  /// A row off the screen whose contents are not told.
  let isUnfilled: Bool
  /// Where a finger uses it, in points of the screen.
  let activationPoint: CGPoint
  /// The app's number for it, until its tree changes.
  let handle: Int
  /// Lines of a script that use it in place of a touch: keys that no app draws.
  let script: String?
  private(set) var nodes: [ElementNode] = []
  private(set) weak var parent: ElementNode?
  /// The return key of a keyboard for it.
  let returnKey: String?

  init(_ json: [String: Any], in parent: ElementNode? = nil) {
    elementType = XCUIElement.ElementType(name: json["type"] as? String ?? "")
    identifier = json["identifier"] as? String ?? ""
    label = json["label"] as? String ?? ""
    text = json["value"] as? String
    placeholderValue = json["placeholder"] as? String
    frame = Self.rect(json["frame"])
    isEnabled = json["enabled"] as? Bool ?? false
    isSelected = json["selected"] as? Bool ?? false
    hasFocus = json["focused"] as? Bool ?? false
    isHittable = json["hittable"] as? Bool ?? false
    isUnfilled = json["unfilled"] as? Bool ?? false
    let point = json["activationPoint"] as? [Double] ?? [0, 0]
    activationPoint = CGPoint(x: point.first ?? 0, y: point.last ?? 0)
    handle = json["handle"] as? Int ?? 0
    script = json["script"] as? String
    returnKey = json["returnKey"] as? String
    self.parent = parent
    super.init()
    nodes = (json["children"] as? [[String: Any]] ?? []).map { ElementNode($0, in: self) }
  }

  private static func rect(_ value: Any?) -> CGRect {
    guard let numbers = value as? [Double], numbers.count == 4 else { return .zero }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  func add(_ json: [String: Any]) { nodes.append(ElementNode(json, in: self)) }

  // MARK: Attributes

  /// iOS-BEHAVIOUR: an empty field's value is its placeholder. Evidence: unmeasured.
  var value: Any? { text ?? placeholderValue }
  var title: String { "" }
  private var root: ElementNode {
    var node = self
    while let parent = node.parent { node = parent }
    return node
  }
  var horizontalSizeClass: XCUIElement.SizeClass { root.frame.width < 600 ? .compact : .regular }
  var verticalSizeClass: XCUIElement.SizeClass { root.frame.height < 480 ? .compact : .regular }
  var children: [any XCUIElementSnapshot] { nodes }

  var dictionaryRepresentation: [XCUIElement.AttributeName: Any] {
    var values: [XCUIElement.AttributeName: Any] = [
      .elementType: elementType.rawValue, .enabled: isEnabled, .hasFocus: hasFocus,
      .identifier: identifier, .label: label, .selected: isSelected, .title: title,
      .horizontalSizeClass: horizontalSizeClass.rawValue,
      .verticalSizeClass: verticalSizeClass.rawValue,
      .frame: ["X": frame.minX, "Y": frame.minY, "Width": frame.width, "Height": frame.height],
      .children: nodes.map(\.dictionaryRepresentation),
    ]
    values[.value] = value
    values[.placeholderValue] = placeholderValue
    return values
  }

  /// The texts by which subscripts find it.
  var names: [String] {
    [identifier, label, text ?? "", placeholderValue ?? ""].filter { !$0.isEmpty }
  }

  /// All that lie in it, each before those in it.
  var descendants: [ElementNode] {
    var found: [ElementNode] = []
    var waiting = Array(nodes.reversed())
    while let node = waiting.popLast() {
      found.append(node)
      waiting += node.nodes.reversed()
    }
    return found
  }

  /// Whether it is another one, or lies in it.
  func isWithin(_ other: ElementNode) -> Bool {
    var node: ElementNode? = self
    while let current = node {
      if current === other { return true }
      node = current.parent
    }
    return false
  }

  // MARK: Descriptions

  /// On one line, as in the tree of a failure.
  var line: String {
    func number(_ value: CGFloat) -> String { "\((value * 10).rounded() / 10)" }
    var text = "\(elementType.shown), {{\(number(frame.minX)), \(number(frame.minY))}, "
    text += "{\(number(frame.width)), \(number(frame.height))}}"
    if !identifier.isEmpty { text += ", identifier: '\(identifier)'" }
    if !label.isEmpty { text += ", label: '\(label)'" }
    if let placeholderValue { text += ", placeholderValue: '\(placeholderValue)'" }
    if let own = self.text { text += ", value: \(own)" }
    if isSelected { text += ", Selected" }
    if !isEnabled { text += ", Disabled" }
    if hasFocus { text += ", Keyboard Focused" }
    return text
  }

  /// It and all that is in it, indented.
  var tree: String {
    var text = ""
    var waiting: [(node: ElementNode, depth: Int)] = [(self, 0)]
    while let (node, depth) = waiting.popLast() {
      text += String(repeating: "  ", count: min(depth, 60)) + node.line + "\n"
      waiting += node.nodes.reversed().map { ($0, depth + 1) }
    }
    return text
  }
}

extension XCUIElementAttributes {
  /// What key-value coding finds, for predicates; nil for keys that are not there.
  func attribute(_ key: String) -> Any? {
    switch key {
    case "identifier": identifier
    case "label": label
    case "value": value
    case "title": title
    case "placeholderValue": placeholderValue
    case "elementType": Int(elementType.rawValue)
    case "frame": frame
    case "enabled", "isEnabled": isEnabled
    case "selected", "isSelected": isSelected
    case "hasFocus", "hasKeyboardFocus": hasFocus
    case "horizontalSizeClass": horizontalSizeClass.rawValue
    case "verticalSizeClass": verticalSizeClass.rawValue
    default: nil
    }
  }
}

extension ElementNode: @preconcurrency KeyValueContainer {
  func value(forKey key: String) -> Any? {
    switch key {
    case "exists": true
    case "hittable", "isHittable": isHittable
    default: attribute(key)
    }
  }
  func setValue(_ value: Any?, forKey key: String) {}
  func value(forKeyPath keyPath: String) -> Any? {
    let parts = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard parts.count > 1 else { return value(forKey: keyPath) }
    return (value(forKey: parts[0]) as? NSObject)?.value(forKeyPath: parts[1])
  }
  func setValue(_ value: Any?, forKeyPath keyPath: String) {}
}
