import CollectionEngine

/// What a compositional layout has worked out, and what of it an invalidation made worthless.
@MainActor
struct CompositionalState {
  var solver: CompositionalSolver?
  /// As the program described them, by section.
  var sections: [NSCollectionLayoutSection] = []
  /// The program has to be asked for its sections.
  var needsSections = true
  /// What elements told of their sizes since the layout was last prepared.
  var measurements: [(kind: CompositionalElement.Kind, path: ItemPath, size: CGSize)] = []
  /// How far sections are scrolled sideways, in points.
  var offsets: [Int: CGFloat] = [:]
  /// The background colour that a list gave its view.
  var givenBackground: UIColor?

  // What descriptions say, so that nobody looks through all of them again.

  /// Some element tells its own size.
  var isEstimated = false
  /// Some element stays in sight, or a handler hears of the list's own scrolling.
  var followsSight = false
  /// A program's handler wants to know of what is seen.
  var hasHandlers = false
  /// Some section has actions behind swipes.
  var hasSwipes = false
  /// Some section scrolls sideways.
  var isOrthogonal = false
  /// Some extent depends on that of the view along the axis.
  var usesMainExtent = false

  /// Updates since the solver was made, through which measured sizes are to follow their items.
  private var maps: [UpdateMap] = []
  private var forgetsMeasurements = false

  mutating func follow(_ map: UpdateMap) {
    maps.append(map)
    measurements = measurements.compactMap { kind, path, size in
      guard kind == .item, !map.isReloaded(before: path) else { return nil }
      return map.after(path).map { (kind, $0, size) }
    }
    offsets = Dictionary(
      offsets.compactMap { section, offset in map.sections.after(section).map { ($0, offset) } },
      uniquingKeysWith: { first, _ in first })
  }

  mutating func invalidate(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything { forgetsMeasurements = true }
    guard let own = context as? CompositionalInvalidationContext,
      !context.invalidateEverything, !context.invalidateDataSourceCounts, own.keepsSections
    else {
      needsSections = true
      return
    }
    measurements += own.measurements
  }

  /// What elements told of their sizes, as far as it still holds; nil if nothing does.
  ///
  /// - Parameters:
  ///   - counts: of the sections now.
  ///   - view: whose elements on screen will be asked again, unless the data changed.
  mutating func takeMeasurements(counts: [Int], _ view: UICollectionView) -> (
    items: [MeasuredSizes], elements: [CompositionalMeasuredElements]
  )? {
    let maps = self.maps
    let forgets = forgetsMeasurements
    self.maps = []
    forgetsMeasurements = false
    guard !forgets, let solver else { return nil }
    var items = solver.sections.map(\.measured)
    var elements = solver.sections.map(\.measuredElements)
    var old = solver.sections.map(\.itemCount)
    for map in maps {
      guard map.before.itemCounts == old else { return nil }
      items = map.remap(items)
      elements = (0..<map.after.sectionCount).map { section in
        var remapped = CompositionalMeasuredElements()
        if let before = map.sections.before(section), before < elements.count {
          remapped.boundaries = elements[before].boundaries
        }
        return remapped
      }
      old = map.after.itemCounts
    }
    // Somebody changed the numbers without saying how.
    guard old == counts else { return nil }
    if maps.isEmpty {
      for key in view.display.byKey.keys where items.indices.contains(key.section) {
        if key.category == 0 {
          items[key.section].remove(key.item)
        } else {
          elements[key.section] = CompositionalMeasuredElements()
        }
      }
    }
    return (items, elements)
  }
}

/// Where a compositional layout had its elements before a change; a value.
@MainActor
struct CompositionalPlaces: LayoutPlaces {
  private let solver: CompositionalSolver
  private let sight: CompositionalSight?
  /// The width in which frames are mirrored; nil where they are not.
  private let mirrorWidth: CGFloat?

  init?(_ layout: UICollectionViewCompositionalLayout) {
    guard let view = layout.storedCollectionView, let solver = layout.solved else { return nil }
    self.solver = solver
    sight = layout.sight
    mirrorWidth = view.mirrorWidth
  }

  func frame(of attributes: UICollectionViewLayoutAttributes, at path: ItemPath) -> CGRect? {
    let element: CompositionalElement? =
      switch attributes.category {
      case .cell: solver.item(at: path, sight)
      case .supplementaryView: solver.supplement(attributes.kind ?? "", at: path, sight)
      case .decorationView: solver.decoration(attributes.kind ?? "", section: path.section)
      }
    return element?.frame.mirrored(in: mirrorWidth)
  }
}
