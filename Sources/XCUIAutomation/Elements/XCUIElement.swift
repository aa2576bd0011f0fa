import CoreGraphics
import Foundation
import ObjCRuntime
import PlatformInterface

/// An element of an app, found anew each time it is used.
@preconcurrency @MainActor
open class XCUIElement: NSObject, XCUIElementAttributes, XCUIElementSnapshotProviding,
  XCUIScreenshotProviding
{
  private let storedPath: ElementPath?

  init(_ path: ElementPath) {
    storedPath = path
    super.init()
  }

  /// For the application, whose path has no steps.
  override init() {
    storedPath = nil
    super.init()
  }

  var path: ElementPath {
    storedPath ?? ElementPath(application: self as! XCUIApplication)
  }

  var application: XCUIApplication { path.application }

  // MARK: Finding

  /// Whether the app has the element now.
  open var exists: Bool {
    guard application.isAlive else { return false }
    return (try? path.found(isStrict: false).nodes.isEmpty) == false
  }

  /// Whether a finger would reach the element where it is now.
  open var isHittable: Bool {
    guard application.isAlive, let nodes = try? path.found(isStrict: false).nodes
    else { return false }
    return nodes.first?.isHittable ?? false
  }

  /// Returns a search for all of a kind that lie in the element.
  open func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    XCUIElementQuery(path.adding(.descendants(type)))
  }

  /// Returns a search for those of a kind that lie directly in the element.
  open func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    XCUIElementQuery(path.adding(.children(type)))
  }

  /// The element itself, as the first of all that it stands for.
  open var firstMatch: XCUIElement { storedPath.map { XCUIElement($0.adding(.first)) } ?? self }

  /// The element as it is now; a failure of the test, and nil, where it is not there or not alone.
  ///
  /// - Parameter purpose: what it is needed for, as an infinitive.
  func node(to purpose: String) -> ElementNode? {
    do throws(UITestFailure) {
      return try path.node()
    } catch {
      UITestFailures.record("Failed to \(purpose) \(path.shown): \(error)")
      return nil
    }
  }

  // MARK: Attributes

  private func attribute<T>(_ name: String, _ missing: T, _ value: (ElementNode) -> T) -> T {
    node(to: "read the \(name) of").map(value) ?? missing
  }

  public var identifier: String { attribute("identifier", "") { $0.identifier } }
  public var frame: CGRect { attribute("frame", .zero) { $0.frame } }
  public var value: Any? { attribute("value", nil) { $0.value } }
  public var title: String { attribute("title", "") { $0.title } }
  public var label: String { attribute("label", "") { $0.label } }
  public var elementType: XCUIElement.ElementType { attribute("kind", .any) { $0.elementType } }
  public var isEnabled: Bool { attribute("state", false) { $0.isEnabled } }
  public var horizontalSizeClass: XCUIElement.SizeClass {
    attribute("size class", .unspecified) { $0.horizontalSizeClass }
  }
  public var verticalSizeClass: XCUIElement.SizeClass {
    attribute("size class", .unspecified) { $0.verticalSizeClass }
  }
  public var placeholderValue: String? { attribute("placeholder", nil) { $0.placeholderValue } }
  public var isSelected: Bool { attribute("state", false) { $0.isSelected } }
  public var hasFocus: Bool { attribute("focus", false) { $0.hasFocus } }

  /// Returns the element and what is in it, as they are now.
  ///
  /// - Throws: an error that names what is missing and what is near.
  public func snapshot() throws -> any XCUIElementSnapshot { try path.node() }

  /// Returns a place in the element, given by shares of its width and height from its upper left corner.
  open func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
    XCUICoordinate(self, share: normalizedOffset, offset: CGVector(dx: 0, dy: 0))
  }

  /// Returns a picture of what the screen shows where the element is.
  open func screenshot() -> XCUIScreenshot {
    guard let node = node(to: "take a picture of") else { return XCUIScreenshot() }
    return application.screenshot(of: node.frame)
  }

  open nonisolated override var description: String { MainThread.read { path.shown } }

  /// The element and all that is in it, a line for each.
  open nonisolated override var debugDescription: String { MainThread.read { shownTree } }

  private var shownTree: String {
    guard application.isAlive, let root = try? application.tree() else {
      return "\(path.shown): the application does not run."
    }
    let found = (try? path.nodes(in: root, isStrict: false)) ?? []
    return "Find: \(path.shown)\n" + found.map(\.tree).joined(separator: "\n")
  }
}

extension XCUIElement: @preconcurrency KeyValueContainer {
  /// What predicates ask of an element, such as `exists`, `hittable` and `label`.
  public func value(forKey key: String) -> Any? {
    switch key {
    case "exists": return exists
    case "hittable", "isHittable": return isHittable
    // A predicate that waits for an element is no failure while it is not there.
    default:
      guard application.isAlive,
        let nodes = try? path.found(isStrict: false).nodes
      else { return nil }
      return key == "count" ? nodes.count : nodes.first?.attribute(key)
    }
  }
  public func setValue(_ value: Any?, forKey key: String) {}
  public func value(forKeyPath keyPath: String) -> Any? {
    let parts = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard parts.count > 1 else { return value(forKey: keyPath) }
    return (value(forKey: parts[0]) as? NSObject)?.value(forKeyPath: parts[1])
  }
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {}
}

extension XCUIElementQuery: @preconcurrency KeyValueContainer {
  /// What predicates ask of a search: `count`.
  public func value(forKey key: String) -> Any? { key == "count" ? count : nil }
  public func setValue(_ value: Any?, forKey key: String) {}
  public func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {}
}
