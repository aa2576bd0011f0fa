import PlatformInterface

/// What lies in the direction of an arrow.
enum FocusGeometry {
  /// How far `to` lies ahead; nil where it does not. What lies aside counts three times.
  static func distance(_ from: CGRect, _ to: CGRect, _ key: KeyInput.Key) -> CGFloat? {
    let (ahead, aside): (CGFloat, CGFloat) =
      switch key {
      case .up: (from.midY - to.midY, abs(to.midX - from.midX))
      case .down: (to.midY - from.midY, abs(to.midX - from.midX))
      case .left: (from.midX - to.midX, abs(to.midY - from.midY))
      default: (to.midX - from.midX, abs(to.midY - from.midY))
      }
    return ahead > 0.5 ? ahead + 3 * aside : nil
  }
}

extension UIFocusHeading {
  init(_ key: KeyInput.Key) {
    switch key {
    case .up: self = .up
    case .down: self = .down
    case .left: self = .left
    case .right: self = .right
    case .home: self = .first
    case .end: self = .last
    default: self = []
    }
  }
}

extension UIWindow {
  /// Where arrows look for what is beside the focus: what the frontmost controller shows.
  var focusRoot: UIView? {
    switch keyTarget {
    case let view as UIView: view
    case let controller as UIViewController: controller.viewIfLoaded
    default: nil
    }
  }
}
