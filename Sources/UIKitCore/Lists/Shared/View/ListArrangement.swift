import CollectionEngine

/// What a list knows of its layout between two passes, and what is stale of it. One for each list.
@MainActor
final class ListArrangement {
  private enum Preparation {
    /// `prepare()` has to be called before the layout is asked anything.
    case needed
    /// It runs; meanwhile something may have made another one necessary.
    case running(isNeededAgain: Bool)
    case done
  }

  private var preparation = Preparation.needed
  /// The elements of the tiles have to be asked for even if the tiles are the same.
  private(set) var needsQuery = true
  /// The rectangle the layout was last asked about; null before the first time.
  private(set) var tiles = CGRect.null
  /// What the layout answered about `tiles`.
  private(set) var attributes: [UICollectionViewLayoutAttributes] = []
  /// The question of a bounds change was answered; it is not asked again before the next layout.
  private(set) var hasPendingBoundsInvalidation = false
  /// The layout's context for a change of bounds that is about to happen.
  private var boundsContext: UICollectionViewLayoutInvalidationContext?
  /// What was there before a change of the view's size inside an animation, until the layout that
  /// follows it there.
  private(set) var boundsChange: SceneBefore?
  /// The content may have become smaller than the offset allows.
  private(set) var needsClamp = false
  /// The end of the content was in sight when the list became narrower or wider, and is to be again.
  var keepsEnd = false
  /// A layout pass was seen; what changes from then on can move.
  private(set) var hasShownElements = false

  // MARK: Preparing

  var needsPrepare: Bool {
    switch preparation {
    case .needed, .running(isNeededAgain: true): true
    case .running(isNeededAgain: false), .done: false
    }
  }

  var isPreparing: Bool {
    if case .running = preparation { true } else { false }
  }

  /// Nothing that the layout said holds any more.
  func invalidate() {
    needsQuery = true
    preparation = isPreparing ? .running(isNeededAgain: true) : .needed
  }

  /// `prepare()` is about to be called.
  func beginPreparing() {
    preparation = .running(isNeededAgain: false)
    hasPendingBoundsInvalidation = false
    needsQuery = true
    attributes = []
    tiles = .null
  }

  func endPreparing() { preparation = needsPrepare ? .needed : .done }

  // MARK: The elements of the tiles

  /// - Returns: nil where the layout was asked about these tiles already; otherwise whether it is the
  ///   first question since an invalidation.
  func beginQuery(_ tiles: CGRect) -> Bool? {
    guard needsQuery || tiles != self.tiles else { return nil }
    defer { needsQuery = false }
    self.tiles = tiles
    return needsQuery
  }

  func endQuery(_ answer: [UICollectionViewLayoutAttributes]) { attributes = answer }

  /// The next pass asks about the tiles again.
  func forgetQuery() { needsQuery = true }

  // MARK: Changes of the bounds

  /// The layout was asked, and has invalidated itself or is about to.
  func noteBoundsInvalidation() { hasPendingBoundsInvalidation = true }

  /// Changes the bounds without a question to the layout.
  func withoutBoundsQuestion(_ change: () -> Void) {
    let wasPending = hasPendingBoundsInvalidation
    hasPendingBoundsInvalidation = true
    change()
    hasPendingBoundsInvalidation = wasPending
  }

  func keep(_ context: UICollectionViewLayoutInvalidationContext) { boundsContext = context }

  func takeBoundsContext() -> UICollectionViewLayoutInvalidationContext? {
    guard let context = boundsContext else { return nil }
    boundsContext = nil
    return context
  }

  /// The size changes inside an animation; the first scene of several counts.
  func beginBoundsChange(_ scene: @autoclosure () -> SceneBefore) {
    if boundsChange == nil { boundsChange = scene() }
  }

  func takeBoundsChange() -> SceneBefore? {
    guard let scene = boundsChange else { return nil }
    boundsChange = nil
    return scene
  }

  // MARK: After a pass

  /// The content may end before the offset once it is laid out.
  func clampLater() { needsClamp = true }

  /// - Returns: whether the offset has to be looked at.
  func takeClamp() -> Bool {
    guard needsClamp else { return false }
    needsClamp = false
    return true
  }

  /// A pass was seen.
  func elementsWereShown() { hasShownElements = true }
}
