import CollectionEngine
import PlatformInterface
import QuartzCore

/// What few views have: wishes about the focus.
struct FocusWishes {
  var group: String?
  var priority = UIFocusGroupPriority.ignored
  /// Set by the program, also to none.
  var effect: UIFocusEffect??
}

extension UIView: UIFocusItem, UIFocusItemContainer {
  // MARK: As an environment

  /// The nearest view or controller around the view that can hold the focus; nil for windows' own.
  public var parentFocusEnvironment: (any UIFocusEnvironment)? {
    sequence(first: next, next: { $0?.next }).lazy
      .prefix { $0 != nil }.compactMap { $0 as? any UIFocusEnvironment }.first
  }

  /// The view itself, which knows the items within it.
  public var focusItemContainer: (any UIFocusItemContainer)? { self }

  /// Returns whether an environment is this view or lies in it.
  public func contains(_ environment: any UIFocusEnvironment) -> Bool {
    let view = environment as? UIView ?? (environment as? UIViewController)?.viewIfLoaded
    return view?.isDescendant(of: self) ?? false
  }

  // MARK: As a container

  /// The view itself, in whose coordinates the frames of its items are.
  public var coordinateSpace: any UICoordinateSpace { self }

  /// - Complexity: O(views inside).
  public func focusItems(in rect: CGRect) -> [any UIFocusItem] {
    var found: [any UIFocusItem] = []
    var waiting = Array(storedSubviews.reversed())
    while let view = waiting.popLast() {
      guard !view.isHidden, view.isUserInteractionEnabled, view.alpha >= 0.01,
        view.convert(view.bounds, to: self).meets(rect)
      else { continue }
      if view.canBecomeFocused {
        found.append(view)
      } else {
        waiting.append(contentsOf: view.storedSubviews.reversed())
      }
    }
    return found
  }

  // MARK: Inside

  /// The group that the view belongs to: its own, or that of what is around.
  final var focusGroup: String? {
    var link: UIResponder? = self
    while let responder = link {
      if let group = (responder as? any UIFocusEnvironment)?.focusGroupIdentifier { return group }
      link = responder.next
    }
    return nil
  }

  /// The focus came, or left.
  final func setHasFocus(_ isFocused: Bool) {
    guard flags.contains(.isFocused) != isFocused else { return }
    setFlag(.isFocused, isFocused)
    updateFocusRing()
    focusDidChange()
  }

  /// The focus came to an accessible element in the view that is no view; nil where it left.
  final func setFocusedElement(_ element: NSObject?) {
    guard element != nil || flags.contains(.holdsFocusedElement) else { return }
    madeRare.focusedElement = element
    setFlag(.holdsFocusedElement, element != nil)
    updateFocusRing()
  }
}

extension UIViewController: UIFocusEnvironment {
  /// The nearest view or controller around the controller that can hold the focus.
  public var parentFocusEnvironment: (any UIFocusEnvironment)? {
    sequence(first: next, next: { $0?.next }).lazy
      .prefix { $0 != nil }.compactMap { $0 as? any UIFocusEnvironment }.first
  }

  /// The controller's view; nil while it is not loaded.
  public var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }

  /// Returns whether an environment is this controller or lies in its view.
  public func contains(_ environment: any UIFocusEnvironment) -> Bool {
    environment === self || viewIfLoaded?.contains(environment) ?? false
  }
}
