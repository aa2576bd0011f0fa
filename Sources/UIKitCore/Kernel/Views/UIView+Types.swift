import PlatformInterface
import QuartzCore

extension UIView {
  /// How contents drawn for one size fill another.
  public enum ContentMode: Int, Sendable {
    /// The contents are stretched to the view's size.
    case scaleToFill = 0
    /// The contents are as large as fits, in their own proportions.
    case scaleAspectFit
    /// The contents fill the view in their own proportions, and stand out where these differ.
    case scaleAspectFill
    /// The view is drawn anew when its size changes.
    case redraw
    /// The contents keep their size, in the middle.
    case center
    /// The contents keep their size, at the upper edge.
    case top
    /// The contents keep their size, at the lower edge.
    case bottom
    /// The contents keep their size, at the left edge.
    case left
    /// The contents keep their size, at the right edge.
    case right
    /// The contents keep their size, in the upper left corner.
    case topLeft
    /// The contents keep their size, in the upper right corner.
    case topRight
    /// The contents keep their size, in the lower left corner.
    case bottomLeft
    /// The contents keep their size, in the lower right corner.
    case bottomRight
  }

  /// Which distances and sizes give way when the superview changes its size.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The bits of the mask, in UIKit's numbers.
    public let rawValue: UInt
    /// Makes a mask of UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lets the distance to the superview's left edge grow and shrink with the superview.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width gives way.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// Lets the distance to the superview's right edge grow and shrink with the superview.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance to the superview's upper edge gives way.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height gives way.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance to the superview's lower edge gives way.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// Whether the tint colour is shown as it is or greyed, as below an alert.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As in the superview.
    case automatic = 0
    /// The tint colour is shown as it is.
    case normal
    /// The tint colour is shown grey.
    case dimmed
  }
}

/// What a view remembers in single bits.
struct ViewFlags: OptionSet {
  let rawValue: UInt32

  static let interactionDisabled = ViewFlags(rawValue: 1 << 0)
  static let multipleTouch = ViewFlags(rawValue: 1 << 1)
  static let exclusiveTouch = ViewFlags(rawValue: 1 << 2)
  static let keepsSubviewSizes = ViewFlags(rawValue: 1 << 3)
  static let preservesSuperviewMargins = ViewFlags(rawValue: 1 << 4)
  static let marginsIgnoreSafeArea = ViewFlags(rawValue: 1 << 5)
  static let isOpaque = ViewFlags(rawValue: 1 << 6)
  static let keepsContextContents = ViewFlags(rawValue: 1 << 7)
  /// The tint is shown greyed: set here or above.
  static let tintIsDimmed = ViewFlags(rawValue: 1 << 8)
  /// Anything in `rare` that changes the traits of this view and those below.
  static let overridesTraits = ViewFlags(rawValue: 1 << 9)
  /// Its class, or a superclass below UIView, has a `draw(_:)` of its own.
  static let drawsItself = ViewFlags(rawValue: 1 << 10)
  static let hasDrawingScale = ViewFlags(rawValue: 1 << 11)
  static let ignoresTransforms = ViewFlags(rawValue: 1 << 12)
  static let isWindow = ViewFlags(rawValue: 1 << 13)
  static let tearingDown = ViewFlags(rawValue: 1 << 14)
  static let isFocused = ViewFlags(rawValue: 1 << 15)
  /// Animations run that keep touches away.
  static let touchesBlocked = ViewFlags(rawValue: 1 << 16)
  /// An animator runs, and the view is touched where it is seen.
  static let isHitWhereShown = ViewFlags(rawValue: 1 << 17)
  /// Placed by constraints alone.
  static let ignoresMask = ViewFlags(rawValue: 1 << 18)
  static let isScrollView = ViewFlags(rawValue: 1 << 19)
  /// One of a stack view's arranged views.
  static let isArranged = ViewFlags(rawValue: 1 << 20)
  /// Hidden already as far as the program can tell; seen until an animation ends.
  static let hidesLater = ViewFlags(rawValue: 1 << 21)
  /// Something presented lies over it, as over all of its subviews.
  static let isBehindPresented = ViewFlags(rawValue: 1 << 22)
  /// Its mask moves it, as the constraints that stand for the mask do as well.
  static let followsMask = ViewFlags(rawValue: 1 << 23)
  /// Placed by its superview's code until a constraint ties it to that.
  static let yieldsToConstraints = ViewFlags(rawValue: 1 << 24)
  /// Such a constraint says where it is along an axis.
  static let isPlacedAcross = ViewFlags(rawValue: 1 << 25)
  static let isPlacedDown = ViewFlags(rawValue: 1 << 26)
  /// A controller's bar: what lies beside it gets its space where it is hidden.
  static let sharesSpace = ViewFlags(rawValue: 1 << 27)
  /// The keyboard is at an accessible element in it that is no view.
  static let holdsFocusedElement = ViewFlags(rawValue: 1 << 28)
  /// A controller's view lies in it, with no other controller's view between.
  static let holdsScreen = ViewFlags(rawValue: 1 << 29)
  /// Where it is its collection view says, whether or not it translates its mask.
  static let isPlacedByList = ViewFlags(rawValue: 1 << 30)
  /// Of several labels of a stack view that hug alike another is stretched.
  static let isStretchedLater = ViewFlags(rawValue: 1 << 31)
  /// A focus ring is painted over the view.
  static let showsFocus: ViewFlags = [.isFocused, .holdsFocusedElement]
}

/// What few views have, made when one of them is first set.
@MainActor
final class RareViewState {
  /// Set by the program; resolved with the view's direction where it is directional.
  var margins: ViewMargins?
  /// In place of 8 on each side where the program sets none, for views that the framework gives others.
  var standardMargins: NSDirectionalEdgeInsets?
  var tintColor: UIColor?
  var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var mask: UIView?
  var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  var traitOverrides = UITraitOverrides()
  /// The limits of the text size.
  var minimumSize: UIContentSizeCategory?
  var maximumSize: UIContentSizeCategory?
  var registrations = TraitChangeRegistrations()
  var huggingPriority = (
    horizontal: UILayoutPriority.defaultLow, vertical: UILayoutPriority.defaultLow
  )
  var compressionPriority = (
    horizontal: UILayoutPriority.defaultHigh, vertical: UILayoutPriority.defaultHigh
  )
  /// How many animations keep touches away, and how many have them find the view where it is seen.
  var touchBlocks = 0
  var shownPlaceHits = 0
  var accessibility: AccessibilityRecord?
  var keepsColors = false
  var largeContent = LargeContent()
  var restorationIdentifier: String?
  /// The values taken from appearance proxies, by the names of properties.
  var takenAppearance: [String: Any] = [:]
  /// Where a transition takes the view, or took it from; in its superview's coordinates.
  var restingFrame: CGRect?
  var recognizers: [UIGestureRecognizer] = []
  var interactions: [any UIInteraction] = []
  var focus = FocusWishes()
  var hoverStyle: UIHoverStyle?
  var motionEffects: [UIMotionEffect] = []
  /// What the system paints over the view.
  var overlays: [OverlayPart: [RenderPrimitive]] = [:]
  /// An accessible element in the view, no view itself, that the keyboard is at.
  weak var focusedElement: NSObject?
}

/// Margins as they were set: by sides, or by the direction of reading.
enum ViewMargins {
  case sides(UIEdgeInsets)
  case directional(NSDirectionalEdgeInsets)

  func resolved(_ direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
    switch self {
    case .sides(let insets): insets
    case .directional(let insets): insets.resolved(direction)
    }
  }
}
