/// The older appearance of bars.
public enum UIBarStyle: Int, Sendable {
  /// Dark text on a light bar, or the other way round in the dark appearance.
  case `default` = 0
  /// White text on a dark bar.
  case black = 1
  /// White text on a dark bar that lets content through.
  case blackTranslucent = 2
  /// An older name of `black`.
  @available(*, deprecated, message: "Use black.")
  public static let blackOpaque = UIBarStyle.black
}

/// Where a bar is, which decides on which side its line is drawn.
public enum UIBarPosition: Int, Sendable {
  /// The bar does not say.
  case any = 0
  /// The bar is at the bottom, and its line at its upper edge.
  case bottom
  /// The bar is at the top, and its line at its lower edge.
  case top
  /// The bar is at the top of the screen, and its background goes on below the status bar.
  case topAttached
}

/// What has a place at the top or bottom of the screen, as bars do.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  /// Where the bar is, on which the side of its line depends.
  var barPosition: UIBarPosition { get }
}

/// Says where a bar lies, so that it can draw its background to the edge of the screen.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Optional on Apple; `.any` leaves it to the bar.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// How high and how far apart things in bars are.
enum BarMetrics {
  /// iOS-BEHAVIOUR: 44, with a large title 96; a toolbar 44; a tab bar 49. Evidence: metric-1.
  static let navigationHeight: CGFloat = 44
  static let largeTitleHeight: CGFloat = 52
  static let tabBarHeight: CGFloat = 49
  /// What a prompt adds above a navigation bar's buttons. Known from iOS, not measured, as its size is.
  static let promptHeight: CGFloat = 30
  static let promptSize: CGFloat = 13
  /// Of navigation bars and toolbars on phones on their side. Known from iOS, not measured.
  static let compactHeight: CGFloat = 32

  /// Of a navigation bar's row or a toolbar, 44 points where there is space.
  @MainActor
  static func rowHeight(_ traits: UITraitCollection) -> CGFloat {
    traits.verticalSizeClass == .compact && traits.userInterfaceIdiom == .phone
      ? compactHeight : navigationHeight
  }
  /// Points between the back button's sign and the bar's edge. Looked at, as all that follow.
  static let backIndent: CGFloat = 8
  static let backGap: CGFloat = 6
  /// Between what buttons of a toolbar show.
  static let itemGap: CGFloat = 16
  /// iOS-BEHAVIOUR: the least between the frames of two items of a navigation bar, and of the outermost and the bar's
  /// edge. Evidence: metric-23.
  static let buttonGap: CGFloat = 8
  /// On both sides of a bar button's image.
  static let imagePadding: CGFloat = 11
  /// On the side of a bar button's title that has a neighbour.
  static let titlePadding: CGFloat = 4

  /// Between what two neighbours in a navigation bar show, the first of which is nearer to the bar's edge; a space
  /// has nothing behind it.
  @MainActor
  static func gap(_ outer: UIView, _ inner: UIView) -> CGFloat {
    if outer is BarSpace { return 0 }
    if inner is BarSpace { return itemGap }
    return [outer, inner].reduce(buttonGap) { gap, view in
      if let button = view as? BarButton {
        return gap + (button.currentImage != nil ? imagePadding : titlePadding)
      }
      return view is BarBackButton ? gap + titlePadding : gap
    }
  }

  /// Least distance between the title and what is beside it.
  static let titleGap: CGFloat = 8
  /// A button is at least as wide as a fingertip needs.
  static let leastItemWidth: CGFloat = 24
  static let titleSize: CGFloat = 17
  static let largeTitleSize: CGFloat = 34
  static let lineWidth: CGFloat = 1.0 / 3

  /// What a bar, or a view across it, keeps clear at its sides.
  @MainActor
  static func margin(in view: UIView) -> CGFloat {
    DeviceMetrics.minimumMargin(width: view.bounds.width, view.storedTraits)
  }
}
