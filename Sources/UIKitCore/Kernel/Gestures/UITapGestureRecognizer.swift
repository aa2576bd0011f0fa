/// One or several taps by one or several fingers.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  private var counter = TapCounter()
  /// The view under the first finger.
  final private(set) weak var tappedView: UIView?

  /// How many taps in a row are needed; 1 by default.
  open var numberOfTapsRequired = 1
  /// How many fingers have to tap at once; 1 by default.
  open var numberOfTouchesRequired = 1
  /// The buttons that a pointer has to press; touches of fingers count as the primary one.
  open var buttonMaskRequired: UIEvent.ButtonMask = .primary

  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if let touch = touches.first(where: { $0.type == .indirectPointer }) {
      guard !event.buttonMask.isDisjoint(with: buttonMaskRequired) else {
        return ignore(touch, for: event)
      }
    } else if !buttonMaskRequired.contains(.primary) {
      state = .failed
      return
    }
    attempt.deadline = nil
    if counter.taps == 0, !counter.isDown {
      counter.fingers = max(1, numberOfTouchesRequired)
      tappedView = touches.first?.view
    }
    take(counter.began(touches))
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    take(counter.moved(touches))
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    take(counter.ended(touches))
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  // A key counts as a tap of one finger.
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    state = numberOfTapsRequired == 1 ? .ended : .failed
  }

  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    state = .failed
  }

  private func take(_ outcome: TapCounter.Outcome) {
    switch outcome {
    case .failed: state = .failed
    case .going, .down: break
    case .tapped(let count):
      if count >= numberOfTapsRequired {
        state = .ended
      } else {
        attempt.deadline = (attempt.arena?.time ?? 0) + TapCounter.interval
      }
    }
  }

  override func deadlinePassed(at time: TimeInterval) { state = .failed }

  open override func reset() {
    super.reset()
    counter = TapCounter()
    tappedView = nil
  }

  // MARK: Where, after the fingers are gone

  open override var numberOfTouches: Int { tapPlaces.count }

  open override func location(in view: UIView?) -> CGPoint {
    let places = tapPlaces
    guard !places.isEmpty else { return super.location(in: view) }
    let sum = places.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    let count = CGFloat(places.count)
    return convert(CGPoint(x: sum.x / count, y: sum.y / count), to: view)
  }

  open override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    let places = tapPlaces
    guard places.indices.contains(touchIndex) else {
      return super.location(ofTouch: touchIndex, in: view)
    }
    return convert(places[touchIndex], to: view)
  }

  private var tapPlaces: [CGPoint] {
    counter.places.isEmpty ? attempt.touches.map(\.moment.location) : counter.places
  }
}
