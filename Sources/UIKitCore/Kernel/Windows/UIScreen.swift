import PlatformInterface
import QuartzCore

/// The display; here as large as the window the program lives in, as on a device.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
  private static let shared = UIScreen()
  /// The only screen.
  open class var main: UIScreen { shared }
  /// All screens, which is the main one alone.
  open class var screens: [UIScreen] { [shared] }

  /// Makes a screen of no device, as tests do that subclass it; it says what the main one does.
  public override init() { super.init() }

  /// The size of the screen in points, which is that of the window.
  open var bounds: CGRect { CGRect(origin: .zero, size: SceneRegistry.screenSize) }
  /// The size of the screen in pixels, always upright.
  open var nativeBounds: CGRect {
    let size = bounds.size
    // Always that of the upright device.
    return CGRect(
      x: 0, y: 0, width: (min(size.width, size.height) * scale).rounded(),
      height: (max(size.width, size.height) * scale).rounded())
  }
  /// How many pixels a point has. On iOS 1, 2 or 3; on a desktop also what lies between them, such as 1.25, so that
  /// one divided by it is the width of one pixel.
  open var scale: CGFloat { SceneRegistry.screenScale }
  /// How many pixels of the display a point has; the same as `scale`.
  open var nativeScale: CGFloat { scale }
  /// The size of the screen in points without the status bar. Deprecated with iOS 9.
  open var applicationFrame: CGRect {
    let top = UIApplication.shared.statusBarFrame.height
    return CGRect(x: 0, y: top, width: bounds.width, height: max(bounds.height - top, 0))
  }
  /// How bright the screen is, from 0 to 1. Desktops do not let programs set it: what is set is kept, and reported.
  open var brightness: CGFloat = 0.5 {
    didSet { if brightness != oldValue { Unsupported.report("UIScreen.brightness") } }
  }
  /// The size in which the screen shows pictures.
  open var currentMode: UIScreenMode? {
    UIScreenMode(
      size: CGSize(
        width: (bounds.width * scale).rounded(), height: (bounds.height * scale).rounded()))
  }
  /// The sizes in which the screen can show pictures: the one that it has.
  open var availableModes: [UIScreenMode] { [currentMode].compactMap { $0 } }
  /// How many frames a second the screen shows at most, which is 60.
  open var maximumFramesPerSecond: Int { 60 }
  /// Returns what calls a method of a target before each frame of this screen.
  open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }
  /// Returns a view that shows the app's windows as they are now.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    let view = UIView(frame: bounds)
    let windows = SceneRegistry.scenes.flatMap(\.windows).filter { !$0.isHidden }
    for window in windows.sorted(by: { $0.windowLevel < $1.windowLevel }) {
      guard let copy = window.snapshotView(afterScreenUpdates: afterUpdates) else { continue }
      copy.frame = window.frame
      view.addSubview(copy)
    }
    return view
  }
  /// Whether the screen is being recorded, which no desktop tells.
  open var isCaptured: Bool { false }
  /// The screen that shows the same as this one: none.
  open var mirrored: UIScreen? { nil }
  /// The coordinates of the screen, in points from its upper left corner.
  open var coordinateSpace: any UICoordinateSpace { ScreenSpace() }
  /// The coordinates of the upright screen, which are those of `coordinateSpace`, since no desktop
  /// turns.
  open var fixedCoordinateSpace: any UICoordinateSpace { ScreenSpace() }
  /// The traits of the desktop's appearance.
  open var traitCollection: UITraitCollection { SystemTraits.shared.collection }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

/// The coordinates of the whole window; the fixed ones are the same, as nothing here turns.
final class ScreenSpace: NSObject, ScreenConvertible {
  var bounds: CGRect { UIScreen.main.bounds }
  func toScreen(_ point: CGPoint) -> CGPoint { point }
  func fromScreen(_ point: CGPoint) -> CGPoint { point }
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convertToSpace(point, coordinateSpace)
  }
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convertFromSpace(point, coordinateSpace)
  }
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convertToSpace(rect, coordinateSpace)
  }
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convertFromSpace(rect, coordinateSpace)
  }
}
