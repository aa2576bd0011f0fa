/// A rectangle drawn with the mouse over a view, for programs that select what it touches.
@preconcurrency @MainActor
open class UIBandSelectionInteraction: NSObject, UIInteraction {
  /// Where a band selection is between its beginning and its end.
  public enum State: Int, @unchecked Sendable {
    /// No rectangle is drawn.
    case possible = 0
    /// The button went down and the pointer has moved far enough: the rectangle appears.
    case began
    /// The rectangle changes as the pointer moves.
    case selecting
    /// The button was let go and the rectangle is gone.
    case ended
  }

  private let handler: (UIBandSelectionInteraction) -> Void
  private weak var storedView: UIView?
  private let pan = BandPan(target: nil, action: nil)
  private var corner = CGPoint.zero
  private var band: SelectionBandView?

  /// Makes an interaction for the mouse; add it to a view by `addInteraction(_:)`.
  ///
  /// - Parameter selectionHandler: called as the rectangle begins, changes and ends.
  public init(_ selectionHandler: @escaping (UIBandSelectionInteraction) -> Void) {
    handler = selectionHandler
    super.init()
    pan.owner = self
    pan.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
    pan.maximumNumberOfTouches = 1
  }

  /// The view on which rectangles are drawn; nil while the interaction is in none.
  open weak var view: UIView? { storedView }
  /// Whether rectangles can be drawn; true by default.
  open var isEnabled: Bool {
    get { pan.isEnabled }
    set { pan.isEnabled = newValue }
  }
  /// Where the interaction is; the handler is called after each change.
  open private(set) var state = State.possible
  /// The rectangle in the view's coordinates; nil while there is none.
  open private(set) var selectionRect: CGRect?
  /// The keys that were held when the rectangle began.
  open private(set) var initialModifierFlags: UIKeyModifierFlags = []
  /// Returns whether a rectangle may begin where the button went down; nil, the default, lets it
  /// always begin.
  open var shouldBeginHandler: ((UIBandSelectionInteraction, CGPoint) -> Bool)?

  open func willMove(to view: UIView?) {
    if view !== storedView { storedView?.removeGestureRecognizer(pan) }
  }
  open func didMove(to view: UIView?) {
    storedView = view
    view?.addGestureRecognizer(pan)
  }

  // MARK: The pan

  fileprivate func mayBegin(at place: CGPoint) -> Bool {
    corner = place
    return shouldBeginHandler?(self, place) ?? true
  }

  fileprivate func panned() {
    guard let storedView else { return }
    let place = pan.location(in: storedView)
    switch pan.state {
    case .began:
      initialModifierFlags = pan.modifierFlags
      let band = SelectionBandView(frame: .zero)
      storedView.addSubview(band)
      self.band = band
      follow(place, .began)
    case .changed: follow(place, .selecting)
    case .ended: end(at: place)
    case .cancelled: end(at: nil)
    case .possible, .failed: break
    }
  }

  private func follow(_ place: CGPoint, _ state: State) {
    let rect = CGRect(
      x: min(corner.x, place.x), y: min(corner.y, place.y), width: abs(place.x - corner.x),
      height: abs(place.y - corner.y))
    selectionRect = rect
    band?.frame = rect
    self.state = state
    handler(self)
  }

  private func end(at place: CGPoint?) {
    if let place {
      follow(place, .ended)
    } else {
      state = .ended
      handler(self)
    }
    band?.removeFromSuperview()
    band = nil
    selectionRect = nil
    state = .possible
  }
}

private final class BandPan: UIPanGestureRecognizer {
  weak var owner: UIBandSelectionInteraction?
  private var start = CGPoint.zero

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    start = touches.first?.location(in: view) ?? .zero
    super.touchesBegan(touches, with: event)
  }

  // What scrolls waits for the band where one may begin.
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    other is UIScrollViewPanGestureRecognizer
  }

  override func mayBegin() -> Bool { owner?.mayBegin(at: start) ?? false }
  override func stateWillBeReported() { owner?.panned() }
}
