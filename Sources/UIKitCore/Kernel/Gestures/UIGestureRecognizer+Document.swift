/// Attributes of recognisers, which the builder reads: they are made without a coder.
extension NibElement {
  static func read(_ recognizer: UIGestureRecognizer, _ source: NibSource) {
    if let value = source.bool("enabled") { recognizer.isEnabled = value }
    if let value = source.bool("cancelsTouchesInView") { recognizer.cancelsTouchesInView = value }
    if let value = source.bool("delaysTouchesBegan") { recognizer.delaysTouchesBegan = value }
    if let value = source.bool("delaysTouchesEnded") { recognizer.delaysTouchesEnded = value }
    if let pan = recognizer as? UIPanGestureRecognizer,
      let value = source.options("allowedScrollTypesMask", NibWords.scrollTypes)
    {
      pan.allowedScrollTypesMask = value
    }
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      if let value = source.integer("numberOfTapsRequired") { tap.numberOfTapsRequired = value }
      if let value = source.integer("numberOfTouchesRequired") {
        tap.numberOfTouchesRequired = value
      }
    case let press as UILongPressGestureRecognizer:
      if let value = source.integer("numberOfTapsRequired") { press.numberOfTapsRequired = value }
      if let value = source.integer("numberOfTouchesRequired") {
        press.numberOfTouchesRequired = value
      }
      if let value = source.number("minimumPressDuration") { press.minimumPressDuration = value }
      if let value = source.number("allowableMovement") { press.allowableMovement = value }
    case let swipe as UISwipeGestureRecognizer:
      if let value = source.word("direction", NibWords.swipes) { swipe.direction = value }
      if let value = source.integer("numberOfTouchesRequired") {
        swipe.numberOfTouchesRequired = value
      }
    case let edge as UIScreenEdgePanGestureRecognizer:
      if let value = source.options("edges", NibWords.edges) { edge.edges = value }
    case let pan as UIPanGestureRecognizer:
      if let value = source.integer("minimumNumberOfTouches") { pan.minimumNumberOfTouches = value }
      if let value = source.integer("maximumNumberOfTouches") { pan.maximumNumberOfTouches = value }
    default: break
    }
  }
}

extension NibWords {
  static let scrollTypes: [String: UIScrollTypeMask] = [
    "continuous": .continuous, "discrete": .discrete,
  ]
  static let swipes: [String: UISwipeGestureRecognizer.Direction] = [
    "right": .right, "left": .left, "up": .up, "down": .down,
  ]
}
