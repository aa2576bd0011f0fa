import PlatformInterface

/// A finger, pen or pointer on the screen, from its going down to its lifting.
///
/// The object is the same from began to ended and changes with the touch; programs that want to
/// remember a moment keep its values.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// Where a touch is between its beginning and its end.
  public enum Phase: Int, Sendable {
    /// The finger went down.
    case began = 0
    /// The finger moved.
    case moved
    /// The finger is still where it was.
    case stationary
    /// The finger was lifted.
    case ended
    /// The touch was taken back.
    case cancelled
    /// The pointer came into the region of a gesture.
    case regionEntered
    /// The pointer moved in the region of a gesture.
    case regionMoved
    /// The pointer left the region of a gesture.
    case regionExited
  }

  /// Whether a finger, a pencil or a pointer touches.
  public enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct = 0
    /// A finger on something beside the screen.
    case indirect
    /// A pen.
    case pencil
    /// A mouse or a touchpad.
    case indirectPointer

    /// An older name of `pencil`.
    public static var stylus: TouchType { .pencil }
  }

  /// Estimated values, which no device here has.
  public struct Properties: OptionSet, Hashable, Sendable {
    /// The bits of the properties, in UIKit's numbers.
    public let rawValue: Int
    /// Makes a set of properties of UIKit's bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// How hard the touch presses.
    public static let force = Properties(rawValue: 1)
    /// In which direction a pen leans.
    public static let azimuth = Properties(rawValue: 2)
    /// How steep a pen is.
    public static let altitude = Properties(rawValue: 4)
    /// Where the touch is.
    public static let location = Properties(rawValue: 8)
    /// How far a pen is turned round its axis.
    public static let roll = Properties(rawValue: 16)
  }

  /// Whom the platform means: the same number from began to ended.
  let identifier: Int
  /// What changes from one event to the next.
  var moment: TouchMoment
  /// The moment that the last event told of.
  var previous: TouchMoment
  /// All moments since the last event that moved the touch, the newest last; empty unless it moved.
  var recent: [TouchMoment] = []
  /// The recognisers that get this touch, innermost first.
  var recognizers: [UIGestureRecognizer] = []

  /// What the view was told.
  var deliveryState = TouchDeliveryState()

  /// Where the touch is between its beginning and its end.
  open internal(set) var phase = Phase.began
  /// How many quick touches at the same place this one completes.
  open internal(set) var tapCount = 0
  /// Whether a finger, a pen or a pointer touches.
  open internal(set) var type = TouchType.direct
  /// The window in which the touch began; nil once it is gone.
  open internal(set) weak var window: UIWindow?
  /// The view that was under the touch when it began; it stays so until the touch ends.
  open internal(set) weak var view: UIView?

  init(identifier: Int, at moment: TouchMoment) {
    self.identifier = identifier
    self.moment = moment
    previous = moment
  }

  /// Makes a touch at the window's origin that has just begun and that no finger moves, for a class of a program's.
  public override convenience init() {
    self.init(identifier: 0, at: TouchMoment(location: .zero, time: 0, force: 0))
  }

  /// When the touch last changed, in seconds of the window's frame clock.
  open var timestamp: TimeInterval { moment.time }
  /// The recognisers that get this touch; nil for none.
  open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }

  // MARK: Place

  /// In `view`'s coordinates, or the window's where it is nil.
  open func location(in view: UIView?) -> CGPoint { convert(moment.location, to: view) }

  /// Returns where the touch was at the event before, in the coordinates of a view; nil is the
  /// window.
  open func previousLocation(in view: UIView?) -> CGPoint { convert(previous.location, to: view) }

  /// Returns where the touch is, as `location(in:)` does, since no device here has finer values.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
  /// Returns where the touch was at the event before, as `previousLocation(in:)` does.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, view !== window else { return point }
    return window.map { view.convert(point, from: $0) } ?? point
  }

  // MARK: Pressure and posture

  /// 0 where the device does not tell, 1 for an average touch.
  open var force: CGFloat { moment.force }
  /// 0 where the device does not tell.
  open var maximumPossibleForce: CGFloat { force > 0 ? 1 : 0 }
  /// The radius of a finger's touch in points, which no device here measures: always zero.
  open var majorRadius: CGFloat { 0 }
  /// The error of `majorRadius` in points: always zero.
  open var majorRadiusTolerance: CGFloat { 0 }
  /// π/2 for a pen held upright, as one counts whose device does not tell.
  open var altitudeAngle: CGFloat { moment.posture.altitude }
  /// How far a pen is turned round its axis, in radians; always zero here.
  open var rollAngle: CGFloat { 0 }
  /// Returns the direction in which a pen leans, in radians and in the coordinates of a view; nil
  /// is the window.
  open func azimuthAngle(in view: UIView?) -> CGFloat {
    let vector = azimuthUnitVector(in: view)
    return atan2(vector.dy, vector.dx)
  }
  /// Returns the direction in which a pen leans, as a vector of length 1 in the coordinates of a
  /// view; nil is the window.
  open func azimuthUnitVector(in view: UIView?) -> CGVector {
    let angle = moment.posture.azimuth
    let place = moment.location
    let from = convert(place, to: view)
    let to = convert(CGPoint(x: place.x + cos(angle), y: place.y + sin(angle)), to: view)
    let length = hypot(to.x - from.x, to.y - from.y)
    guard length > 1e-9 else { return CGVector(dx: 1, dy: 0) }
    return CGVector(dx: (to.x - from.x) / length, dy: (to.y - from.y) / length)
  }
  /// The values that are only estimated: none, as no device here delivers better ones later.
  open var estimatedProperties: Properties { [] }
  /// The estimated values that better ones will follow: none.
  open var estimatedPropertiesExpectingUpdates: Properties { [] }
  /// The number by which better values would be recognised: always nil.
  open var estimationUpdateIndex: NSNumber? { nil }
}

/// What a touch is at one time.
struct TouchMoment: Equatable {
  /// In the window's coordinates.
  var location: CGPoint
  /// Seconds of the window's frame clock.
  var time: TimeInterval
  var force: CGFloat
  var posture = PenPosture.upright
}

extension UITouch {
  /// A touch that stays what this one is, or would be at `moment`.
  func copy(at moment: TouchMoment, after previous: TouchMoment) -> UITouch {
    let touch = UITouch(identifier: identifier, at: moment)
    touch.previous = previous
    touch.phase = phase
    touch.tapCount = tapCount
    touch.type = type
    touch.window = window
    touch.view = view
    touch.recognizers = recognizers
    return touch
  }

  /// Every moment since the last event as a touch of its own, the newest last.
  var coalesced: [UITouch] {
    var before = previous
    return (recent.isEmpty ? [moment] : recent).map { moment in
      defer { before = moment }
      return copy(at: moment, after: before)
    }
  }

  /// Where the touch will be in the next frame if it goes on as it did last.
  var predicted: [UITouch] {
    let known = [previous] + recent
    guard phase == .moved, known.count > 1 else { return [] }
    let (before, last) = (known[known.count - 2], known[known.count - 1])
    let elapsed = last.time - before.time
    guard elapsed > 0, elapsed < Self.longestPause else { return [] }
    var result: [UITouch] = []
    for share in [0.5, 1] {
      let ahead = share * Self.predictedTime
      let factor = CGFloat(ahead / elapsed)
      var next = last
      next.location.x += (last.location.x - before.location.x) * factor
      next.location.y += (last.location.y - before.location.y) * factor
      next.time += ahead
      result.append(copy(at: next, after: result.last?.moment ?? last))
    }
    return result
  }

  /// Seconds that a prediction looks ahead: a frame.
  private static var predictedTime: TimeInterval { 1.0 / 60 }
  /// Seconds after which a movement says nothing about the next one.
  private static var longestPause: TimeInterval { 0.1 }
}
