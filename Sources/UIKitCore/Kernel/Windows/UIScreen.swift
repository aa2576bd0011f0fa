import PlatformInterface
import QuartzCore

/// The display; here as large as the window the program lives in, as on a device.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
  private static let shared = UIScreen()
  open class var main: UIScreen { shared }
  open class var screens: [UIScreen] { [shared] }

  override init() { super.init() }

  open var bounds: CGRect { CGRect(origin: .zero, size: SceneRegistry.screenSize) }
  open var nativeBounds: CGRect {
    let size = bounds.size
    // Always that of the upright device.
    return CGRect(
      x: 0, y: 0, width: min(size.width, size.height) * scale,
      height: max(size.width, size.height) * scale)
  }
  open var scale: CGFloat { SceneRegistry.screenScale }
  open var nativeScale: CGFloat { scale }
  open var maximumFramesPerSecond: Int { 60 }
  /// A call before each frame of this screen.
  open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }
  open var isCaptured: Bool { false }
  open var mirrored: UIScreen? { nil }
  open var coordinateSpace: any UICoordinateSpace { ScreenSpace() }
  open var fixedCoordinateSpace: any UICoordinateSpace { ScreenSpace() }
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
