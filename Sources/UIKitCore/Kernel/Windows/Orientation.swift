/// Which side of the interface is up.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Nothing is known.
  case unknown = 0
  /// The device is upright.
  case portrait = 1
  /// The device stands on its head.
  case portraitUpsideDown = 2
  /// The device lies on its side, its lower end at the right.
  case landscapeRight = 3
  /// The device lies on its side, its lower end at the left.
  case landscapeLeft = 4

  /// Whether the interface is wider than high.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the interface is higher than wide.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

/// A set of orientations a controller supports.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits of the orientations, in UIKit's numbers.
  public let rawValue: UInt
  /// Makes a set of orientations of UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The device is upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// The device stands on its head.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// The device lies on its side, its lower end at the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// The device lies on its side, its lower end at the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// The device lies on either side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// Every orientation.
  public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
  /// Every orientation but standing on the head, as phones have it.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// Nothing is known.
  case unknown = 0
  /// The device is upright.
  case portrait
  /// The device stands on its head.
  case portraitUpsideDown
  /// The device lies on its side, its lower end at the right.
  case landscapeLeft
  /// The device lies on its side, its lower end at the left.
  case landscapeRight
  /// The device lies on its back.
  case faceUp
  /// The device lies on its face.
  case faceDown

  /// Whether the device lies on a side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device is upright or stands on its head.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device lies on its back or its face.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  /// Whether an interface can have this orientation.
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// How the status bar's text is coloured.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark or light, by the appearance.
  case `default` = 0
  /// Light text, for dark backgrounds.
  case lightContent = 1
  /// Dark text, for light backgrounds.
  case darkContent = 3
}

/// How the status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
  /// The bar comes and goes at once.
  case none = 0
  /// The bar fades.
  case fade
  /// The bar slides off the screen.
  case slide
}

/// The scene's status bar. A desktop window has none and a device's is not drawn, but the space it
/// takes is known.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  private weak var scene: UIWindowScene?

  init(scene: UIWindowScene) { self.scene = scene }

  /// How the text is coloured, as the scene's front controller wants it, or the application where it is asked.
  open var statusBarStyle: UIStatusBarStyle {
    let application = ApplicationStatusBar.current
    if application.isAsked { return application.style }
    return scene?.statusBarController?.preferredStatusBarStyle ?? .default
  }
  /// Whether the bar takes no space, or the scene's front controller wants it hidden, or the application where it
  /// is asked.
  open var isStatusBarHidden: Bool {
    statusBarFrame.height == 0 || isWantedHidden
  }
  /// Whether the front controller, or the application where it is asked, wants no bar.
  final var isWantedHidden: Bool {
    let application = ApplicationStatusBar.current
    if application.isAsked { return application.isHidden }
    return scene?.statusBarHider?.prefersStatusBarHidden ?? false
  }
  /// The bar's rectangle in the scene's coordinates, in points; of height zero on desktops.
  open var statusBarFrame: CGRect {
    guard let scene else { return .zero }
    let bounds = scene.coordinateSpace.bounds
    return CGRect(x: 0, y: 0, width: bounds.width, height: scene.deviceSafeArea.top)
  }
}
