import Foundation

/// Reads what flows say of elements, and finds them.
enum FlowSelectors {
  static func selector(_ value: FlowValue) throws(Failure) -> FlowSelector {
    var selector = FlowSelector()
    guard value.isMap else {
      selector.text = try value.requiredText("An element")
      return selector
    }
    for (key, name, value) in try value.map(of: "An element") {
      switch name {
      case "text": selector.text = try value.requiredText(name)
      case "id": selector.identifier = try value.requiredText(name)
      case "index": selector.index = Int(max(-1000, min(1000, try value.number(name))))
      case "enabled": selector.isEnabled = try value.truth(name)
      case "selected": selector.isSelected = try value.truth(name)
      case "focused": selector.hasFocus = try value.truth(name)
      case "checked": selector.isChecked = try value.truth(name)
      case "below", "above", "leftOf", "rightOf", "containsChild", "childOf":
        guard let relation = FlowRelation(rawValue: name) else { break }
        selector.relations.append((relation, FlowSelectorBox(try Self.selector(value))))
      case "optional", "label", "repeat", "delay", "retryTapIfNoChange", "waitUntilVisible",
        "waitToSettleTimeoutMs", "traits", "width", "height", "tolerance", "timeout", "point":
        break
      default: throw key.wrong("An element has no \(name).")
      }
    }
    return selector
  }

  /// `50%,50%` or `100,200`.
  static func point(_ value: FlowValue) throws(Failure) -> String {
    let text = try value.requiredText("A point")
    guard text.contains("${") || place(text, in: CGSize(width: 1, height: 1)) != nil else {
      throw value.wrong("A point should be X,Y in points or per cent; found \(text).")
    }
    return text
  }

  static func place(_ text: String, in size: CGSize) -> CGPoint? {
    let parts = text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    guard parts.count == 2 else { return nil }
    func number(_ text: String, of side: CGFloat) -> CGFloat? {
      if text.hasSuffix("%") {
        return Double(text.dropLast()).map { min(side * CGFloat($0) / 100, max(0, side - 1)) }
      }
      return Double(text).map { CGFloat($0) }
    }
    guard let x = number(parts[0], of: size.width), let y = number(parts[1], of: size.height)
    else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The visible elements that are meant, the first of them first.
  static func matches(
    _ selector: FlowSelector, in root: AppElement, _ fill: (String) throws(Failure) -> String
  ) throws(Failure) -> [AppElement] {
    let screen = root.frame
    let text = try selector.text.map { text throws(Failure) in FlowPattern(try fill(text)) }
    let identifier = try selector.identifier.map { text throws(Failure) in
      FlowPattern(try fill(text))
    }
    var found = innermost(in: root) { element in
      if let text,
        ![element.label, element.title, element.value, element.placeholder]
          .contains(where: { !$0.isEmpty && text.matches($0) })
      {
        return false
      }
      if let identifier, !identifier.matches(element.identifier) { return false }
      if let wanted = selector.isEnabled, element.isEnabled != wanted { return false }
      if let wanted = selector.isSelected, element.isSelected != wanted { return false }
      if let wanted = selector.hasFocus, element.hasFocus != wanted { return false }
      if let wanted = selector.isChecked, (element.value == "1") != wanted { return false }
      return element.isVisible(in: screen)
    }
    for (relation, box) in selector.relations {
      let others = try matches(box.selector, in: root, fill)
      found = found.filter { element in others.contains { holds(relation, element, $0) } }
    }
    guard let index = selector.index else {
      return found.filter(\.isHittable) + found.filter { !$0.isHittable }
    }
    found.sort { ($0.frame.minY, $0.frame.minX) < ($1.frame.minY, $1.frame.minX) }
    let place = index < 0 ? found.count + index : index
    return found.indices.contains(place) ? [found[place]] : []
  }

  private static func holds(
    _ relation: FlowRelation, _ element: AppElement, _ other: AppElement
  ) -> Bool {
    switch relation {
    case .below: element.frame.minY >= other.frame.maxY
    case .above: element.frame.maxY <= other.frame.minY
    case .leftOf: element.frame.maxX <= other.frame.minX
    case .rightOf: element.frame.minX >= other.frame.maxX
    case .containsChild: element.frame != other.frame && element.frame.contains(other.frame)
    case .childOf: element.frame != other.frame && other.frame.contains(element.frame)
    }
  }

  /// What matches and has nothing in it that does, in the tree's order.
  private static func innermost(
    in element: AppElement, _ isMatch: (AppElement) -> Bool
  ) -> [AppElement] {
    let inside = element.children.flatMap { innermost(in: $0, isMatch) }
    return inside.isEmpty && isMatch(element) ? [element] : inside
  }
}

/// A regular expression for a whole text, as flows write them: letters of either case are the same, and a text
/// that is no expression means itself.
struct FlowPattern {
  private let text: String
  private let expression: NSRegularExpression?

  init(_ text: String) {
    self.text = text
    expression = try? NSRegularExpression(
      pattern: "\\A(?:\(text))\\z",
      options: [.caseInsensitive, .dotMatchesLineSeparators, .anchorsMatchLines])
  }

  func matches(_ found: String) -> Bool {
    if found.caseInsensitiveCompare(text) == .orderedSame { return true }
    let flat = found.replacingOccurrences(of: "\n", with: " ")
    return [found, flat].contains { text in
      let all = NSRange(text.startIndex..., in: text)
      return expression?.firstMatch(in: text, range: all) != nil
    }
  }
}
