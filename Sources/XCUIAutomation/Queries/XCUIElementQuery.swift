import Foundation
import ObjCRuntime
import PlatformInterface

/// A search for elements, made anew each time somebody asks for its results.
@preconcurrency @MainActor
open class XCUIElementQuery: NSObject {
  let path: ElementPath

  init(_ path: ElementPath) { self.path = path }

  // MARK: Elements

  /// The only element that is found; using it fails where there are several.
  open var element: XCUIElement { XCUIElement(path.adding(.only)) }

  /// The first element that is found.
  open var firstMatch: XCUIElement { XCUIElement(path.adding(.first)) }

  /// How many elements there are now.
  open var count: Int { found(isStrict: true).count }

  /// The elements that there are now, each by its place.
  open var allElementsBoundByIndex: [XCUIElement] {
    found(isStrict: true).indices.map { element(boundBy: $0) }
  }

  /// The elements that there are now, each by its place.
  open var allElementsBoundByAccessibilityElement: [XCUIElement] { allElementsBoundByIndex }

  /// Returns the element at a place, from 0.
  open func element(boundBy index: Int) -> XCUIElement { XCUIElement(path.adding(.at(index))) }

  /// Returns the element at a place, from 0.
  open func element(at index: Int) -> XCUIElement { element(boundBy: index) }

  /// Returns the only element that a predicate holds for.
  open func element(matching predicate: NSPredicate) -> XCUIElement {
    matching(predicate).element
  }

  /// Returns the only element of a kind, with an identifier where one is given.
  open func element(
    matching elementType: XCUIElement.ElementType, identifier: String?
  ) -> XCUIElement {
    matching(elementType, identifier: identifier).element
  }

  /// Returns the only element that has a text as identifier, label, value or placeholder.
  open subscript(key: String) -> XCUIElement { matching(identifier: key).element }

  // MARK: Narrower searches

  /// Returns a search for all that lie in the elements.
  open func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    XCUIElementQuery(path.adding(.descendants(type)))
  }

  /// Returns a search for what lies directly in the elements.
  open func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    XCUIElementQuery(path.adding(.children(type)))
  }

  /// Returns a search for those elements that a predicate holds for.
  open func matching(_ predicate: NSPredicate) -> XCUIElementQuery {
    filtered("matching a predicate") { predicate.evaluate(with: $0) }
  }

  /// Returns a search for those elements of a kind, with an identifier where one is given.
  open func matching(
    _ elementType: XCUIElement.ElementType, identifier: String?
  ) -> XCUIElementQuery {
    let query = filtered(elementType.shown) {
      elementType == .any || $0.elementType == elementType
    }
    return identifier.map { query.matching(identifier: $0) } ?? query
  }

  /// Returns a search for those elements that have a text as identifier, label, value or placeholder.
  open func matching(identifier: String) -> XCUIElementQuery {
    filtered("\"\(identifier)\"", wanted: identifier) { $0.names.contains(identifier) }
  }

  /// Returns a search for those elements that a predicate holds for, or for something in them.
  open func containing(_ predicate: NSPredicate) -> XCUIElementQuery {
    // iOS-BEHAVIOUR: texts, which have nothing in them, are found so by their labels. Evidence: unmeasured;
    // tests of strangers search so.
    filtered("containing what a predicate matches") { node in
      predicate.evaluate(with: node) || node.descendants.contains { predicate.evaluate(with: $0) }
    }
  }

  /// Returns a search for those elements in which one of a kind lies, with an identifier where one is
  /// given.
  open func containing(
    _ elementType: XCUIElement.ElementType, identifier: String?
  ) -> XCUIElementQuery {
    let name = elementType.shown + (identifier.map { " \"\($0)\"" } ?? "")
    return filtered("containing \(name)") { node in
      node.descendants.contains {
        (elementType == .any || $0.elementType == elementType)
          && (identifier.map($0.names.contains) ?? true)
      }
    }
  }

  private func filtered(
    _ name: String, wanted: String? = nil, _ holds: @escaping (ElementNode) -> Bool
  ) -> XCUIElementQuery {
    XCUIElementQuery(path.adding(.filter(name, wanted: wanted, holds)))
  }

  // MARK: Finding

  private func found(isStrict: Bool) -> [ElementNode] {
    do throws(UITestFailure) {
      guard path.application.isAlive else { return [] }
      return try path.found(isStrict: isStrict).nodes
    } catch {
      UITestFailures.record("Failed to find \(path.shown): \(error)")
      return []
    }
  }

  open nonisolated override var description: String { MainThread.read { path.shown } }

  /// What the search finds now, a line for each element.
  open nonisolated override var debugDescription: String { MainThread.read { shownElements } }

  private var shownElements: String {
    "Find: \(path.shown)\n" + found(isStrict: false).map { "  \($0.line)\n" }.joined()
  }
}
