/// The rules of touches that count as taps: short of moving, by as many fingers as are wanted, close
/// enough in time and place.
///
/// Neither the distances nor the interval were measured on iOS; they are those usually quoted.
@MainActor
struct TapCounter {
  /// Points a tapping finger may stray.
  nonisolated static let allowableMovement: CGFloat = 45
  /// Seconds between the end of a tap and the beginning of the next.
  nonisolated static let interval = TouchTracker.multiTapInterval
  /// Seconds within which several fingers have to come down to count as one tap.
  nonisolated static let fingerInterval: TimeInterval = 0.35

  enum Outcome: Equatable {
    case going
    /// All fingers of one tap are down.
    case down
    /// One tap is complete, and there were `count` of them.
    case tapped(Int)
    case failed
  }

  var fingers = 1
  private var starts: [ObjectIdentifier: CGPoint] = [:]
  private var firstDown: TimeInterval = 0
  private var isLifting = false
  private(set) var taps = 0
  /// Where the fingers came down in this tap.
  private(set) var places: [CGPoint] = []
  /// The same of the first tap.
  private var firstPlaces: [CGPoint] = []

  init(fingers: Int = 1) { self.fingers = max(1, fingers) }

  var isDown: Bool { starts.count == fingers && !isLifting }

  mutating func began(_ touches: Set<UITouch>) -> Outcome {
    for touch in touches {
      if isLifting { return .failed }
      if starts.isEmpty {
        firstDown = touch.timestamp
        places = []
      }
      if touch.timestamp - firstDown > Self.fingerInterval { return .failed }
      let place = touch.moment.location
      if taps > 0, !isNearFirstTap(place) { return .failed }
      starts[ObjectIdentifier(touch)] = place
      places.append(place)
    }
    if starts.count > fingers { return .failed }
    if starts.count == fingers, taps == 0 { firstPlaces = places }
    return starts.count == fingers ? .down : .going
  }

  private func isNearFirstTap(_ place: CGPoint) -> Bool {
    firstPlaces.contains {
      hypot(place.x - $0.x, place.y - $0.y) <= Self.allowableMovement
    }
  }

  func moved(_ touches: Set<UITouch>, allowed: CGFloat = allowableMovement) -> Outcome {
    for touch in touches {
      guard let start = starts[ObjectIdentifier(touch)] else { continue }
      let place = touch.moment.location
      if hypot(place.x - start.x, place.y - start.y) > allowed { return .failed }
    }
    return .going
  }

  mutating func ended(_ touches: Set<UITouch>) -> Outcome {
    if moved(touches) == .failed { return .failed }
    guard isLifting || starts.count == fingers else { return .failed }
    isLifting = true
    for touch in touches { starts[ObjectIdentifier(touch)] = nil }
    // Fingers that lift one after the other still tapped together.
    guard starts.isEmpty else { return .going }
    isLifting = false
    taps += 1
    return .tapped(taps)
  }
}
