import AutomationScript
import Foundation

/// How elements are found: steps from the element of an application.
@MainActor
struct ElementPath {
  /// One step, from some elements to others.
  enum Step {
    case descendants(XCUIElement.ElementType)
    case children(XCUIElement.ElementType)
    /// Those for which it holds; the text says what, for messages.
    case filter(String, wanted: String?, (ElementNode) -> Bool)
    case first
    case at(Int)
    /// There must be one and no more.
    case only
  }

  var application: XCUIApplication
  var steps: [Step] = []

  func adding(_ step: Step) -> ElementPath {
    var path = self
    path.steps.append(step)
    return path
  }

  // MARK: Finding

  /// The elements of a tree that the steps lead to.
  ///
  /// - Parameter isStrict: whether several where one is meant are a failure.
  func nodes(in root: ElementNode, isStrict: Bool) throws(UITestFailure) -> [ElementNode] {
    var found = [root]
    for (index, step) in steps.enumerated() {
      switch step {
      case .descendants(let type): found = Self.descendants(of: found, type)
      case .children(let type):
        found = found.flatMap(\.nodes).filter { type == .any || $0.elementType == type }
      case .filter(_, _, let holds): found = found.filter(holds)
      case .first: found = Array(found.prefix(1))
      case .at(let place): found = found.indices.contains(place) ? [found[place]] : []
      case .only:
        if found.count > 1, isStrict { throw several(found, upTo: index) }
      }
    }
    return found
  }

  private static func descendants(
    of nodes: [ElementNode], _ type: XCUIElement.ElementType
  ) -> [ElementNode] {
    var seen: Set<ObjectIdentifier> = []
    return nodes.flatMap(\.descendants).filter {
      (type == .any || $0.elementType == type)
        && (nodes.count == 1 || seen.insert(ObjectIdentifier($0)).inserted)
    }
  }

  /// The one element that is meant, in the app as it is now.
  func node() throws(UITestFailure) -> ElementNode {
    let (root, nodes) = try found(isStrict: true)
    guard let found = nodes.first else { throw missing(in: root) }
    return found
  }

  /// The elements as they are now, and the tree they are in. Where there are none, rows of tables that are off the
  /// screen get their contents and are searched, too.
  func found(isStrict: Bool) throws(UITestFailure) -> (root: ElementNode, nodes: [ElementNode]) {
    let root = try application.tree()
    let nodes = try nodes(in: root, isStrict: isStrict)
    guard nodes.isEmpty, root.descendants.contains(where: \.isUnfilled) else {
      return (root, nodes)
    }
    let filled = try application.filledTree()
    return (filled, try self.nodes(in: filled, isStrict: isStrict))
  }

  // MARK: Descriptions

  /// As messages name it: `Tables → Cells → "Save"`.
  var shown: String { Self.shown(steps, application) }

  private static func shown(_ steps: [Step], _ application: XCUIApplication) -> String {
    let words = steps.compactMap { step -> String? in
      switch step {
      case .descendants(let type): type == .any ? "any element" : type.shown
      case .children(let type): "child \(type.shown)"
      case .filter(let text, _, _): text
      case .first: "first match"
      case .at(let place): "at index \(place)"
      case .only: nil
      }
    }
    return words.isEmpty ? "Application \"\(application.name)\"" : words.joined(separator: " → ")
  }

  private func several(_ found: [ElementNode], upTo index: Int) -> UITestFailure {
    let lines = found.prefix(10).map { "  " + $0.line }.joined(separator: "\n")
    let more = found.count > 10 ? "\n  and \(found.count - 10) more" : ""
    return UITestFailure(
      "Multiple matching elements found for \(Self.shown(Array(steps[..<index]), application)); "
        + "there should be one, there are \(found.count):\n\(lines)\(more)")
  }

  /// What is said where there is no such element, with those that are near.
  func missing(in root: ElementNode) -> UITestFailure {
    var type = XCUIElement.ElementType.any
    var wanted: String?
    for step in steps {
      switch step {
      case .descendants(let next), .children(let next): (type, wanted) = (next, nil)
      case .filter(_, let text, _): wanted = text ?? wanted
      case .first, .at, .only: break
      }
    }
    let all = root.descendants
    var near = all.filter { type == .any ? !$0.names.isEmpty : $0.elementType == type }
    if near.isEmpty { near = all.filter { !$0.names.isEmpty } }
    if let wanted { near = Self.sorted(near, by: wanted) }
    let lines = near.prefix(5).map { "\n  " + $0.line }.joined()
    return UITestFailure(
      "No matches found for \(shown)"
        + (lines.isEmpty ? "; nothing on the screen has a name." : "; the nearest are:" + lines))
  }

  private static func sorted(_ nodes: [ElementNode], by wanted: String) -> [ElementNode] {
    let wanted = wanted.lowercased()
    return nodes.map { node -> (node: ElementNode, distance: Int) in
      (node, node.names.map { EditDistance.between($0.lowercased(), wanted) }.min() ?? 1000)
    }.enumerated().sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
      .map(\.element.node)
  }
}

/// Why something of a UI test cannot be done; a sentence.
struct UITestFailure: Error, CustomStringConvertible {
  var description: String
  init(_ description: String) { self.description = description }
}
