/// What a list keeps on each view that it shows, takes back and shows again: one for each view, made
/// with it.
///
/// The list reads and writes it while it makes views and places them; nobody else does.
@MainActor
final class ListElementState {
  /// Under what the view is dequeued; nil for one that is made anew each time.
  var reuseIdentifier: String?
  /// What kind of view it is, as pools count: the element kind of a supplementary view, or a word for
  /// all cells.
  var reuseKind: String
  /// Where the view is in its life.
  private(set) var use = ReuseState.free
  /// What the view shows now of what the layout said; nil before it was first placed.
  private(set) var appliedAttributes: UICollectionViewLayoutAttributes?
  /// What they said when the view was last placed: a layout may change its attributes in place.
  private var placement: ElementPlacement?
  /// Whether the layout hides the view, as far as the view was told; false for a new one.
  private var isHiddenByLayout = false
  /// Where the view is to lie among others, also while a transition has not put it there yet.
  private(set) var rank: OrderRank?
  /// The cell stands for nothing that the data source has: a gap, or the placeholder of a drop.
  private(set) var isPlaceholder = false
  /// What drags make of a cell; always the plain one for other views.
  var dragAppearance = CellDragAppearance() {
    didSet { dragOpacity = dragAppearance.opacity }
  }
  /// What a drag leaves of the alpha that the layout wants, from 0 to 1.
  private(set) var dragOpacity: CGFloat = 1

  init(reuseIdentifier: String? = nil, kind: String = "") {
    self.reuseIdentifier = reuseIdentifier
    reuseKind = kind
  }

  // MARK: From one use to the next

  /// The program gets the view, to return it to the list.
  func handOver() { use = .dequeued }

  /// The view is shown, or prepared to be shown.
  func show() { use = .inUse }

  /// The view is still to be seen on its way off the screen.
  func leave() {
    assert(use == .inUse, "A view leaves the screen that was not on it: \(use)")
    use = .leaving
  }

  /// The program has the view again, which it keeps itself.
  func release() { use = .free }

  /// The list has the view back, which stands for nothing from now on.
  func recycle() {
    isPlaceholder = false
    if dragAppearance != CellDragAppearance() { dragAppearance = CellDragAppearance() }
    use = .free
  }

  /// The cell stands for a gap or a placeholder until it is recycled.
  func becomePlaceholder() { isPlaceholder = true }

  // MARK: Where it lies

  /// The view was given what `attributes` say.
  func take(_ attributes: UICollectionViewLayoutAttributes) {
    appliedAttributes = attributes
    placement = ElementPlacement(attributes)
    rank = OrderRank(attributes)
  }

  /// Whether a view that is transformed is to have the transform that the layout says: one other than the layout said
  /// last, or, `wherePlacedAnew`, any for another place.
  func isToTransform(
    by attributes: UICollectionViewLayoutAttributes, wherePlacedAnew isPlaced: Bool
  ) -> Bool {
    guard let placement else { return isPlaced || attributes.hasTransform }
    return isPlaced
      ? !placement.isSame(as: attributes) : !placement.hasTransform(of: attributes)
  }

  /// Notes whether the layout hides the view; returns whether that is new to the view, which is to follow it then.
  func takeHiding(_ isHidden: Bool) -> Bool {
    defer { isHiddenByLayout = isHidden }
    return isHiddenByLayout != isHidden
  }

  /// The view is on its way to where `attributes` say, and lies there among others already.
  func willTake(_ attributes: UICollectionViewLayoutAttributes) { rank = OrderRank(attributes) }
}

/// Where a reusable view is in its life.
enum ReuseState {
  /// Nobody's: new, or in the pool.
  case free
  /// Handed to the data source, which has not given it back yet.
  case dequeued
  /// Shown, or prepared to be shown.
  case inUse
  /// Still to be seen on its way off the screen.
  case leaving
}
