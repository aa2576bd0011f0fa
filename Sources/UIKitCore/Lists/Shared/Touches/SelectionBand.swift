import CollectionEngine

/// A rectangle drawn with the mouse from an empty place of a list: selects what it touches.
///
/// The mouse otherwise drags content as a finger does, so the band needs a list that lets several
/// items be selected, a delegate that agrees, and a place where no item is.
final class SelectionBandRecognizer: UIPanGestureRecognizer, ItemFollower {
  private weak var list: (any SelectableList)?
  private var session: SelectionSession?
  /// Where the button went down, in content coordinates.
  private var corner = CGPoint.zero
  private var rect = CGRect.null
  private var band: SelectionBandView?
  private var scroller: EdgeScroller?

  init(_ list: any SelectableList) {
    self.list = list
    super.init(target: nil, action: nil)
    allowedTouchTypes = [NSNumber(value: UITouch.TouchType.indirectPointer.rawValue)]
    maximumNumberOfTouches = 1
  }

  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    other is UIScrollViewPanGestureRecognizer && other.view === view
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let list, let touch = touches.first, list.mightSelectSeveral,
      list.itemPath(at: touch.location(in: list)) == nil, !list.isOnBar(touch.location(in: list))
    else {
      state = .failed
      return
    }
    corner = touch.location(in: list)
    super.touchesBegan(touches, with: event)
  }

  override func mayBegin() -> Bool {
    guard let list, let path = nearestItem(list) else { return false }
    return list.mayBeginSelectingSeveral(at: path)
  }

  private func nearestItem(_ list: any SelectableList) -> ItemPath? {
    func distance(_ path: ItemPath) -> CGFloat {
      guard let frame = list.frame(of: path) else { return .infinity }
      return hypot(
        max(frame.minX - corner.x, corner.x - frame.maxX, 0),
        max(frame.minY - corner.y, corner.y - frame.maxY, 0))
    }
    return list.itemPaths(in: list.storedLayer.bounds).min { distance($0) < distance($1) }
  }

  override func stateWillBeReported() {
    guard let list else { return }
    switch state {
    case .began:
      guard let path = nearestItem(list) else { return }
      list.beginSelectingSeveral(at: path)
      let adds = !modifierFlags.isDisjoint(with: [.shift, .control, .command])
      if !adds { for old in list.listSelection.paths { list.deselectByUser(old) } }
      session = SelectionSession(list)
      let band = SelectionBandView(frame: .zero)
      list.addSubview(band)
      self.band = band
      let scroller = EdgeScroller(list)
      scroller.scrolled = { [weak self] in self?.follow() }
      self.scroller = scroller
      follow()
    case .changed: follow()
    case .ended, .cancelled: finish()
    case .possible, .failed: break
    }
  }

  private func follow() {
    guard let list, session != nil else { return }
    let place = location(in: list)
    let bounds = list.storedLayer.bounds
    scroller?.hold(at: CGPoint(x: place.x - bounds.minX, y: place.y - bounds.minY))
    // One drawn straight down has no width, and touches what it passes.
    let new = CGRect(
      x: min(corner.x, place.x), y: min(corner.y, place.y),
      width: max(abs(place.x - corner.x), 1), height: max(abs(place.y - corner.y), 1))
    let old = rect
    rect = new
    // Only where the band grew or shrank can anything be different.
    let strips = SelectionBand.strips(between: old, and: new)
    let known = strips.flatMap { list.itemPaths(in: $0) }
    let inside = known.filter { list.frame(of: $0)?.meets(new) ?? false }
    session?.change(known, inside: Set(inside), in: list)
    band?.frame = new
    if let band { list.bringSubviewToFront(band) }
  }

  // What moved out from under the band, or under it, counts from the next movement on.
  func itemsMoved(by map: UpdateMap?) {
    session?.follow(map)
    rect = .null
  }

  private func finish() {
    scroller?.stop()
    scroller = nil
    band?.removeFromSuperview()
    band = nil
    rect = .null
    guard session != nil else { return }
    session = nil
    list?.endSelectingSeveral()
  }

  override func reset() {
    super.reset()
    finish()
  }
}

/// The arithmetic of a growing and shrinking rectangle.
enum SelectionBand {
  /// Rectangles that together cover all places that are in one of two rectangles and not in both.
  static func strips(between old: CGRect, and new: CGRect) -> [CGRect] {
    let common = old.overlap(with: new)
    guard !old.isNull, !common.isNull else { return [old, new].filter { !$0.isNull } }
    return [old, new].flatMap { rect -> [CGRect] in
      [
        CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: common.minY - rect.minY),
        CGRect(x: rect.minX, y: common.maxY, width: rect.width, height: rect.maxY - common.maxY),
        CGRect(x: rect.minX, y: rect.minY, width: common.minX - rect.minX, height: rect.height),
        CGRect(x: common.maxX, y: rect.minY, width: rect.maxX - common.maxX, height: rect.height),
      ].filter { $0.width > 0 && $0.height > 0 }
    }
  }
}

/// The band as it is seen: the tint, hardly more than a breath of it, with an edge.
final class SelectionBandView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    storedLayer.zPosition = 10_000
    storedLayer.borderWidth = 1
    storedLayer.cornerRadius = 2
    colour()
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    colour()
  }

  private func colour() {
    backgroundColor = tintColor.withAlphaComponent(0.15)
    storedLayer.borderColor = tintColor.withAlphaComponent(0.6).cgColor
  }
}
