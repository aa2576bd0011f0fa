import CollectionEngine

/// One or several updates on their way to the screen: what was there, and where it goes.
///
/// It grows until it is shown: by each change that waits for the views, and by what the layout says.
@MainActor
final class ListChange {
  let scene: SceneBefore
  let sectionsBefore: Int
  private(set) var sequence = UpdateSequence()
  /// Places of the list before the change that have another one after it although the sequence takes
  /// them away and brings new ones: those of placeholders.
  private var kept: [(old: ItemPath, new: ItemPath)] = []
  /// Supplementary and decoration views that the layout says come or go by themselves.
  private(set) var extras = ExtraElements()

  init(_ scene: SceneBefore, sectionsBefore: Int) {
    self.scene = scene
    self.sectionsBefore = sectionsBefore
  }

  /// - Parameter map: what `operations` come to, of the list as it is after what was added before.
  func add(_ map: UpdateMap, _ operations: [UpdateOperation]) { sequence.append(map, operations) }

  func keep(_ old: ItemPath, as new: ItemPath) { kept.append((old, new)) }

  func take(_ extras: ExtraElements) { self.extras = extras }

  /// What became of an item that was there before, as shown.
  func outcome(ofItemBefore old: ItemPath) -> UpdateSequence.Outcome {
    if let kept = kept.first(where: { $0.old == old }) { return .stays(kept.new) }
    return sequence.outcome(ofItemBefore: old)
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

  let bounds: CGRect
  /// In reading order.
  let elements: [Element]
  /// All the layout had said about the tiles around the screen.
  let tiles: [UICollectionViewLayoutAttributes]
  let places: (any LayoutPlaces)?

  /// - Parameter bounds: of the list; nil for those it has now.
  /// - Complexity: O(visible elements).
  init(of view: some ListView, bounds: CGRect? = nil) {
    self.bounds = bounds ?? view.storedLayer.bounds
    elements = view.display.all.map {
      Element(element: $0, path: $0.indexPath, attributes: $0.attributes)
    }
    tiles = view.arrangement.attributes
    places = view.storedLayout?.placesNow
  }

  /// Where an element without a view was, with the appearance it has now; nil where nobody knows.
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
    _ category: ListElementCategory, _ kind: String?, at path: IndexPath
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
