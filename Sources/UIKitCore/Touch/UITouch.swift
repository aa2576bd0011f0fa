/// A finger, pen or pointer on the screen, from its going down to its lifting.
@MainActor
open class UITouch: NSObject {
  public enum Phase: Int, Sendable {
    case began = 0
    case moved, stationary, ended, cancelled, regionEntered, regionMoved, regionExited
  }

  public enum TouchType: Int, Sendable {
    case direct = 0
    case indirect, pencil, indirectPointer

    public static var stylus: TouchType { .pencil }
  }

  /// Estimated values, which no device here has.
  public struct Properties: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let force = Properties(rawValue: 1)
    public static let azimuth = Properties(rawValue: 2)
    public static let altitude = Properties(rawValue: 4)
    public static let location = Properties(rawValue: 8)
    public static let roll = Properties(rawValue: 16)
  }

  /// Whom the platform means: the same number from began to ended.
  let identifier: Int

  /// Seconds of the window's frame clock at the last change.
  public internal(set) var timestamp: TimeInterval = 0
  public internal(set) var phase = Phase.began
  /// How many quick touches at the same place this one completes.
  public internal(set) var tapCount = 0
  public internal(set) var type = TouchType.direct
  public internal(set) weak var window: UIWindow?
  /// The view that was under the touch when it began; it stays so until the touch ends.
  public internal(set) weak var view: UIView?
  /// 0 where the device does not tell, 1 for an average touch.
  public internal(set) var force: CGFloat = 0
  public var maximumPossibleForce: CGFloat { force > 0 ? 1 : 0 }
  public var majorRadius: CGFloat { 0 }
  public var majorRadiusTolerance: CGFloat { 0 }
  public var altitudeAngle: CGFloat { .pi / 2 }
  public var rollAngle: CGFloat { 0 }
  public var estimatedProperties: Properties { [] }
  public var estimatedPropertiesExpectingUpdates: Properties { [] }
  public var estimationUpdateIndex: NSNumber? { nil }

  /// In the window's coordinates.
  var windowLocation = CGPoint.zero
  var previousWindowLocation = CGPoint.zero

  init(identifier: Int) { self.identifier = identifier }

  open func location(in view: UIView?) -> CGPoint { convert(windowLocation, to: view) }

  open func previousLocation(in view: UIView?) -> CGPoint {
    convert(previousWindowLocation, to: view)
  }

  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, view !== window else { return point }
    return window.map { view.convert(point, from: $0) } ?? point
  }
}
