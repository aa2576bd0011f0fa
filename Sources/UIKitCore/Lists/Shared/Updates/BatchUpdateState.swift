import CollectionEngine

/// Batches that are being collected, and the one that is being shown.
struct BatchUpdateState {
  /// Nested batches are committed by the outermost.
  var depth = 0
  var batch = UpdateBatch()
  var before: SectionCounts?
  var reconfigured: [IndexPath] = []
  var completions: [(Bool) -> Void] = []
  /// Single changes that the data and the layout have taken over and the views have not.
  var deferred: ListChange?
  /// Placeholders that come into the list with the change, or back into it.
  var suspended: [SuspendedPlaceholder] = []
  /// Placeholders that are to leave it with the change.
  var endedPlaceholders: [PlaceholderItem] = []
  /// The change on its way to the screen, while the layout is asked about it.
  var current: ListChange?
}

/// One or several updates on their way to the screen: what was there, and where it goes.
@MainActor
struct ListChange {
  let scene: SceneBefore
  let sectionsBefore: Int
  var sequence = UpdateSequence()
  /// Places of the list before the change that have another one after it although the sequence takes
  /// them away and brings new ones: those of placeholders.
  private(set) var kept: [(old: ItemPath, new: ItemPath)] = []
  /// Supplementary and decoration views that the layout says come or go by themselves.
  var extras = ExtraElements()

  mutating func keep(_ old: ItemPath, as new: ItemPath) { kept.append((old, new)) }

  /// What became of an item that was there before, as shown.
  func fate(ofItemBefore old: ItemPath) -> UpdateSequence.Fate {
    if let kept = kept.first(where: { $0.old == old }) { return .stays(kept.new) }
    return sequence.fate(ofItemBefore: old)
  }

  /// Where an item comes from that is there after the change, as shown.
  func origin(ofItemAfter new: ItemPath) -> UpdateSequence.Origin {
    if let kept = kept.first(where: { $0.new == new }) { return .was(kept.old) }
    return sequence.origin(ofItemAfter: new)
  }
}

/// What was on screen before a change, and where everything was that may come on screen by it.
@MainActor
struct SceneBefore {
  struct Element {
    let element: DisplayedElement
    /// Before the change.
    let path: IndexPath
    let attributes: UICollectionViewLayoutAttributes
  }

  var bounds: CGRect
  /// In reading order.
  let elements: [Element]
  /// All the layout had said about the tiles around the screen.
  let tiles: [UICollectionViewLayoutAttributes]
  let places: (any LayoutPlaces)?

  /// - Complexity: O(visible elements).
  init(of view: some ListView) {
    bounds = view.storedLayer.bounds
    elements = view.display.sorted(Array(view.display.byKey.values)).map {
      Element(element: $0, path: $0.indexPath, attributes: $0.attributes)
    }
    tiles = view.arrangement.attributes
    places = view.storedLayout?.placesNow
  }

  /// Where an element without a view was, with the looks it has now; nil where nobody knows.
  ///
  /// - Parameters:
  ///   - path: before the change.
  ///   - now: what the layout says of the element after it.
  func attributes(
    at path: ItemPath, like now: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes? {
    if let places {
      guard let frame = places.frame(of: now, at: path) else { return nil }
      return now.copied { $0.plainFrame = frame }
    }
    let indexPath = IndexPath(path)
    let old = tiles.first {
      $0.category == now.category && $0.kind == now.kind && $0.indexPath == indexPath
    }
    return old?.copied { $0.indexPath = now.indexPath }
  }

  /// What the view of an element looked like that was on screen; nil if it was not.
  ///
  /// - Complexity: O(elements).
  func shown(
    _ category: UICollectionView.ElementCategory, _ kind: String?, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    elements.first {
      $0.attributes.category == category && $0.attributes.kind == kind && $0.path == path
    }?.attributes
  }
}

/// Where a layout had its elements before a change; a value, so keeping it costs nothing.
@MainActor
protocol LayoutPlaces {
  /// The frame an element like `attributes` had at `path`; nil if there was none.
  func frame(of attributes: UICollectionViewLayoutAttributes, at path: ItemPath) -> CGRect?
}

extension UICollectionViewLayoutAttributes {
  /// A copy with changes.
  final func copied(
    _ change: (UICollectionViewLayoutAttributes) -> Void
  ) -> UICollectionViewLayoutAttributes {
    guard let copy = copy() as? UICollectionViewLayoutAttributes else { return self }
    change(copy)
    return copy
  }

  final func faded() -> UICollectionViewLayoutAttributes { copied { $0.alpha = 0 } }
}
