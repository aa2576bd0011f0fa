/// What ties two objects of a document together.
package struct NibConnection: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case outlet(property: String)
    /// One member of an array outlet, in order. Some replace what a superclass connected.
    case outletCollection(property: String, appends: Bool)
    case action(selector: String, event: String?)
    case segue(NibSegue)
  }

  package var id: String
  package var kind: Kind
  /// The id of the other object; `-1` and `-2` are a xib's owner and first responder.
  package var destination: String
  package var line: Int
}

/// A way from one controller to another.
package struct NibSegue: Equatable, Sendable {
  /// `show`, `showDetail`, `presentation`, `popoverPresentation`, `embed`, `unwind`,
  /// `relationship`, `custom`, and the older `push`, `modal`, `popover`, `replace`.
  package var kind: String
  package var identifier: String?
  /// `rootViewController`, `viewControllers`, `masterViewController`, `detailViewController`, …
  package var relationship: String?
  package var customClass: NibClassName?
  package var modalPresentationStyle: String?
  package var modalTransitionStyle: String?
  package var animates = true
  /// The selector of a method that makes the destination, `@IBSegueAction`.
  package var creationSelector: String?
  package var unwindAction: String?
  /// The view or bar item that a popover points at.
  package var popoverAnchor: String?
  package var popoverDirections: Set<String>?
  /// `detail` and the like: the column a split view controller shows it in.
  package var splitViewTarget: String?
  /// What fires it where that is not the object itself: `accessoryAction`.
  package var trigger: String?
  /// Segues of peeking: by the keys `commit` and `preview`.
  package var nested: [String: NibConnection] = [:]
}
