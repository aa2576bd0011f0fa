/// A part of the interface that the keyboard's focus can be in: a view or a controller.
@preconcurrency @MainActor
public protocol UIFocusEnvironment: NSObjectProtocol {
  /// Where the focus should go when it comes here, best first; empty leaves it to the system.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// The environment around this one, asked and told of the same updates.
  var parentFocusEnvironment: (any UIFocusEnvironment)? { get }
  /// What holds the items in here; nil where there are none.
  var focusItemContainer: (any UIFocusItemContainer)? { get }
  /// Items of one name are one stop of the Tab key; arrows move among them. Nil takes the name of the
  /// environment around.
  var focusGroupIdentifier: String? { get }
  /// Has the focus go to what is preferred now, in the next frame. Does nothing unless the focus is in
  /// here.
  func setNeedsFocusUpdate()
  /// Does at once what `setNeedsFocusUpdate()` asked for.
  func updateFocusIfNeeded()
  /// Returns whether a move of the focus may happen; it is asked of the environments around the old
  /// and the new item, and one refusal keeps the focus where it is.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Called after the focus has moved, with a coordinator to animate along with.
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

extension UIFocusEnvironment {
  /// No group of its own: what is around it decides.
  public var focusGroupIdentifier: String? { nil }
}

/// What can have the focus.
@preconcurrency @MainActor
public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether the item can have the focus; it is asked each time the focus looks for a place.
  var canBecomeFocused: Bool { get }
  /// Whether keys act on the item.
  var isFocused: Bool { get }
  /// Where the item lies, in the coordinates of the container around it.
  var frame: CGRect { get }
  /// How the item looks while it has the focus; nil for nothing of the system's.
  var focusEffect: UIFocusEffect? { get }
  /// Which item of a group gets the focus first.
  var focusGroupPriority: UIFocusGroupPriority { get }
}

extension UIFocusItem {
  /// The standard effect.
  public var focusEffect: UIFocusEffect? { nil }
  /// No wish to be first.
  public var focusGroupPriority: UIFocusGroupPriority { .ignored }
}

/// Who holds focus items.
@preconcurrency @MainActor
public protocol UIFocusItemContainer: NSObjectProtocol {
  /// The coordinates in which `focusItems(in:)` is asked.
  var coordinateSpace: any UICoordinateSpace { get }
  /// Returns the items that can have the focus and touch a rectangle, the outermost only.
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}

/// A container whose content scrolls.
@preconcurrency @MainActor
public protocol UIFocusItemScrollableContainer: UIFocusItemContainer {
  /// How far the content is scrolled, in points. Setting it brings an item with the focus into
  /// sight.
  var contentOffset: CGPoint { get set }
  /// The size of the content, in points.
  var contentSize: CGSize { get }
  /// The size of the part that is seen, in points.
  var visibleSize: CGSize { get }
}

/// Where the focus moves, as the user said.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
  /// The bits of the headings, in UIKit's numbers.
  public let rawValue: UInt
  /// Makes headings of UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The focus moves up.
  public static var up: UIFocusHeading { UIFocusHeading(rawValue: 1) }
  /// The focus moves down.
  public static var down: UIFocusHeading { UIFocusHeading(rawValue: 2) }
  /// The focus moves left.
  public static var left: UIFocusHeading { UIFocusHeading(rawValue: 4) }
  /// The focus moves right.
  public static var right: UIFocusHeading { UIFocusHeading(rawValue: 8) }
  /// The focus moves to the next group or item, as with Tab.
  public static var next: UIFocusHeading { UIFocusHeading(rawValue: 16) }
  /// The focus moves to the group or item before, as with Tab and Shift.
  public static var previous: UIFocusHeading { UIFocusHeading(rawValue: 32) }
  /// The focus moves to the first item, as with Home.
  public static var first: UIFocusHeading { UIFocusHeading(rawValue: 256) }
  /// The focus moves to the last item, as with End.
  public static var last: UIFocusHeading { UIFocusHeading(rawValue: 512) }
}

/// How much an item wants to be the first of its group that gets the focus; the largest wins.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
  /// The number by which items compare.
  public let rawValue: Int
  /// Makes a priority of a number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Makes a priority of a number.
  public init(_ rawValue: Int) { self.rawValue = rawValue }

  /// The item has no wish to be first.
  public static let ignored = UIFocusGroupPriority(rawValue: 0)
  /// What the system gives the item that had the focus last.
  public static let previouslyFocused = UIFocusGroupPriority(rawValue: 1000)
  /// The item wants to be first.
  public static let prioritized = UIFocusGroupPriority(rawValue: 2000)
  /// The item had the focus when it last was in the group.
  public static let currentlyFocused = UIFocusGroupPriority(rawValue: Int.max)
}
