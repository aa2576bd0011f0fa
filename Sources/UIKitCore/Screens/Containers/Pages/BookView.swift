import QuartzCore

/// The pages of an open book, and a sheet on its way from one side of the spine to the other.
///
/// Reckoned along one axis, from the side of the spine to the far edge; a book bound at the far edge is
/// reckoned from there.
final class BookView: UIView {
  private var isHorizontal = true
  private var spine = UIPageViewController.SpineLocation.min
  private var lastSize = CGSize.zero

  /// Each page's view lies in one, which shows the part of it that is not turned away.
  private final class Leaf: UIView {
    weak var page: UIView?
  }
  private var leaves: [Leaf] = []

  private var front: Leaf?
  private var back: Leaf?
  private var isForward = true
  private let fold = FoldShade()
  private let cast = FoldShade()
  private let under = FoldShade()

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Geometry

  private var length: CGFloat { isHorizontal ? bounds.width : bounds.height }
  private var spinePlace: CGFloat { spine == .mid ? length / 2 : 0 }
  /// Points from the spine to the edge of a page.
  var sheet: CGFloat { length - spinePlace }
  private var isMirrored: Bool { spine == .max }

  /// - Returns: whether pages have to be laid out anew.
  func take(isHorizontal: Bool, spine: UIPageViewController.SpineLocation) -> Bool {
    guard
      isHorizontal != self.isHorizontal || spine != self.spine || bounds.size != lastSize
    else { return false }
    self.isHorizontal = isHorizontal
    self.spine = spine
    lastSize = bounds.size
    return true
  }

  private func rect(_ from: CGFloat, _ to: CGFloat) -> CGRect {
    let start = isMirrored ? length - to : from
    let span = max(0, to - from)
    return isHorizontal
      ? CGRect(x: start, y: 0, width: span, height: bounds.height)
      : CGRect(x: 0, y: start, width: bounds.width, height: span)
  }

  private func place(_ leaf: Leaf, _ seen: CGRect, _ whole: CGRect) {
    leaf.frame = seen
    let inner = whole.offsetBy(dx: -seen.minX, dy: -seen.minY)
    if let page = leaf.page, page.frame != inner { page.frame = inner }
  }

  private func leaf(of page: UIView) -> Leaf {
    if let known = leaves.first(where: { $0.page === page }) { return known }
    let made = Leaf()
    made.clipsToBounds = true
    made.page = page
    leaves.append(made)
    addSubview(made)
    made.addSubview(page)
    return made
  }

  // MARK: At rest

  /// One page, or two on both sides of the spine.
  func rest(_ pages: [UIView]) {
    guard bounds.size != .zero else {
      for page in pages { _ = leaf(of: page) }
      return
    }
    for (index, page) in pages.enumerated() {
      let whole = restRect(index, of: pages.count)
      place(leaf(of: page), whole, whole)
    }
  }

  private func restRect(_ index: Int, of count: Int) -> CGRect {
    spine == .mid && count == 2 && index == 0 ? rect(0, spinePlace) : rect(spinePlace, length)
  }

  // MARK: Turning

  func begin(from old: [UIView], to new: [UIView], back backPage: UIView?, isForward: Bool) {
    self.isForward = isForward
    let (low, high) = isForward ? (old, new) : (new, old)
    // The sheet's front is the last page of those that come first; below it lies the one that follows.
    rest(old)
    rest(new)
    let onBack = spine == .mid ? high.first : backPage
    front = low.last.map(leaf(of:))
    back = onBack.map(leaf(of:)) ?? paper()
    for view in old + new { view.layoutIfNeeded() }
    addSubview(cast)
    if let front { bringSubviewToFront(front) }
    addSubview(under)
    if let back { bringSubviewToFront(back) }
    addSubview(fold)
    show(0)
  }

  /// The back of a sheet that has a page on its front only.
  private func paper() -> Leaf {
    let made = Leaf()
    made.backgroundColor = .secondarySystemBackground
    leaves.append(made)
    addSubview(made)
    return made
  }

  /// - Parameter part: of the way, 0…1.
  func show(_ part: CGFloat) {
    let turned = isForward ? part : 1 - part
    let place = length - turned * sheet
    let edge = 2 * place - length
    if let front { self.place(front, rect(spinePlace, place), rect(spinePlace, length)) }
    if let back { self.place(back, rect(edge, place), rect(edge, edge + sheet)) }
    // Shades are as wide as the sheet stands off, and gone where it lies.
    let width = min(40, 4 * turned * (1 - turned) * 80)
    fold.frame = rect(place - width, place)
    cast.frame = rect(place, place + width)
    under.frame = rect(edge - width / 2, edge)
    fold.aim(isHorizontal: isHorizontal, isReversed: isMirrored)
    cast.aim(isHorizontal: isHorizontal, isReversed: !isMirrored)
    under.aim(isHorizontal: isHorizontal, isReversed: isMirrored)
  }

  /// The pages lie as at rest; those that are not of `pages` are still there.
  func end(with pages: [UIView]) {
    fold.removeFromSuperview()
    cast.removeFromSuperview()
    under.removeFromSuperview()
    front = nil
    back = nil
    rest(pages)
    for page in pages { bringSubviewToFront(leaf(of: page)) }
  }

  /// Forgets leaves whose pages have gone.
  func clear() {
    for leaf in leaves where leaf.page?.superview !== leaf { leaf.removeFromSuperview() }
    leaves.removeAll { $0.superview !== self }
  }
}

/// A shade along the fold: darkest at its end.
private final class FoldShade: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    (layer as? CAGradientLayer)?.colors = [
      UIColor(white: 0, alpha: 0).cgColor, UIColor(white: 0, alpha: 0.25).cgColor,
    ]
  }

  required init?(coder: NSCoder) { nil }

  func aim(isHorizontal: Bool, isReversed: Bool) {
    guard let gradient = layer as? CAGradientLayer else { return }
    let far = isHorizontal ? CGPoint(x: 1, y: 0) : CGPoint(x: 0, y: 1)
    gradient.startPoint = isReversed ? far : .zero
    gradient.endPoint = isReversed ? .zero : far
  }
}
