import CollectionEngine
import Failures

/// The blueprint of one item.
@preconcurrency @MainActor
public class NSCollectionLayoutItem: NSObject, @preconcurrency NSCopying {
  /// The item's width and height, as parts of what holds it or in points.
  public let layoutSize: NSCollectionLayoutSize
  final var hungItems: [NSCollectionLayoutSupplementaryItem]

  init(
    _ layoutSize: NSCollectionLayoutSize,
    _ supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.layoutSize = layoutSize
    hungItems = supplementaryItems
    super.init()
  }

  /// Makes an item that has only its cell.
  public convenience init(layoutSize: NSCollectionLayoutSize) { self.init(layoutSize, []) }
  /// Makes an item with badges and other views that are placed relative to its cell.
  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) { self.init(layoutSize, supplementaryItems) }

  /// Takes from the size after everything is placed; counts for nothing along an estimated axis.
  public var contentInsets = NSDirectionalEdgeInsets.zero
  /// The gaps around the item, outside its size; nil, the default, for none.
  public var edgeSpacing: NSCollectionLayoutEdgeSpacing?
  /// The badges and other elements that are placed relative to the item.
  public var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { hungItems }

  /// For the solver.
  ///
  /// - Parameter traits: those of the view, which custom groups are told.
  final func value(_ traits: UITraitCollection) -> CompositionalItem {
    require(
      contentInsets.isFinite,
      "The content insets of an item should be finite numbers; found \(contentInsets).")
    return CompositionalItem(
      size: layoutSize.value, insets: contentInsets.compositional,
      spacing: edgeSpacing?.value ?? CompositionalEdgeSpacing(),
      supplements: hungItems.map(\.supplement), content: content(traits))
  }

  func content(_ traits: UITraitCollection) -> CompositionalItem.Content { .leaf }

  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutItem(layoutSize, hungItems)
    copy.take(self)
    return copy
  }

  final func take(_ other: NSCollectionLayoutItem) {
    contentInsets = other.contentInsets
    edgeSpacing = other.edgeSpacing
  }
}

/// An element that hangs on an item or a group, as a badge does.
@preconcurrency @MainActor
public class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind by which the collection view finds the registered class and asks its data source for
  /// the view.
  public let elementKind: String
  /// The point of the item that `itemAnchor` is put on.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The point of the element; nil for the one at the same sides.
  public let itemAnchor: NSCollectionLayoutAnchor?
  // iOS-BEHAVIOUR: 1, above cells. Evidence: compositional-10.
  /// Which of overlapping elements is in front: the one with the greater number. It is 1, so that
  /// the element lies above the cells, whose number is 0.
  public var zIndex = 1

  init(
    _ layoutSize: NSCollectionLayoutSize, _ elementKind: String,
    _ containerAnchor: NSCollectionLayoutAnchor, _ itemAnchor: NSCollectionLayoutAnchor?
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize, [])
  }

  /// Makes an element at a point of the item or group that it belongs to; the same point of the
  /// element comes to lie there.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) { self.init(layoutSize, elementKind, containerAnchor, nil) }
  /// Makes an element that puts its own point `itemAnchor` on the point `containerAnchor` of the
  /// item or group that it belongs to.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) { self.init(layoutSize, elementKind, containerAnchor, itemAnchor) }

  final var supplement: CompositionalSupplement {
    CompositionalSupplement(
      kind: elementKind, size: layoutSize.value, containerAnchor: containerAnchor.value,
      itemAnchor: itemAnchor?.value, zIndex: zIndex)
  }

  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutSupplementaryItem(
      layoutSize, elementKind, containerAnchor, itemAnchor)
    copy.take(self)
    copy.zIndex = zIndex
    return copy
  }
}

/// A header, a footer, or what else lies at the side of a section or of the whole layout.
@preconcurrency @MainActor
public class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The side or corner of the section, or of the whole layout, at which the element lies.
  public let alignment: NSRectAlignment
  /// How far the element is moved from the place that `alignment` gives, in points.
  public let offset: CGPoint
  /// Whether space is made for it; otherwise it lies on the content.
  public var extendsBoundary = true
  /// Whether it stays in sight as long as anything of its section is.
  public var pinToVisibleBounds = false

  /// Makes a header, a footer or the like directly at a side of the section or layout.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) { self.init(layoutSize, elementKind, alignment, .zero) }
  /// Makes a header, a footer or the like that is moved from its side by `absoluteOffset`, in
  /// points.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) { self.init(layoutSize, elementKind, alignment, absoluteOffset) }

  init(
    _ layoutSize: NSCollectionLayoutSize, _ elementKind: String, _ alignment: NSRectAlignment,
    _ offset: CGPoint
  ) {
    self.alignment = alignment
    self.offset = offset
    super.init(
      layoutSize, elementKind,
      NSCollectionLayoutAnchor(
        CompositionalAnchor(edges: alignment.edges, offset: offset)), nil)
  }

  final var boundary: CompositionalBoundary {
    CompositionalBoundary(
      kind: elementKind, size: layoutSize.value, insets: contentInsets.compositional,
      edges: alignment.edges, offset: offset, extends: extendsBoundary, pins: pinToVisibleBounds,
      zIndex: zIndex)
  }

  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize, elementKind, alignment, offset)
    copy.take(self)
    copy.zIndex = zIndex
    copy.extendsBoundary = extendsBoundary
    copy.pinToVisibleBounds = pinToVisibleBounds
    return copy
  }
}

/// What lies behind a whole section; a class for its kind is registered with the layout.
@preconcurrency @MainActor
public class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind for which a view class was registered with the layout; without one, nothing can be
  /// shown and the list stops with a message.
  public let elementKind: String
  /// Which of overlapping elements is in front. It is -1, behind cells, whose number is 0.
  public var zIndex = -1

  required init(_ elementKind: String) {
    self.elementKind = elementKind
    super.init(
      NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)), [])
  }

  /// Returns an item that lies behind everything of a section, its header and insets included; its
  /// `contentInsets` make it smaller.
  public class func background(elementKind: String) -> Self { self.init(elementKind) }

  final var decoration: CompositionalDecoration {
    CompositionalDecoration(
      kind: elementKind, insets: contentInsets.compositional, zIndex: zIndex)
  }

  public override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSCollectionLayoutDecorationItem(elementKind)
    copy.take(self)
    copy.zIndex = zIndex
    return copy
  }
}
