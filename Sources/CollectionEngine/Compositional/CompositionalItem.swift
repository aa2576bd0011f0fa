/// What a compositional layout repeats: one item, or a group of items in an arrangement.
package struct CompositionalItem {
  package enum Content {
    /// One item of the data.
    case leaf
    indirect case group(CompositionalGroup)
  }

  package var size: CompositionalSize
  /// What lies inside the size and outside the content; counts for nothing along an estimated axis.
  package var insets: CompositionalInsets
  package var spacing: CompositionalEdgeSpacing
  package var supplements: [CompositionalSupplement]
  package var content: Content

  package init(
    size: CompositionalSize, insets: CompositionalInsets = CompositionalInsets(),
    spacing: CompositionalEdgeSpacing = CompositionalEdgeSpacing(),
    supplements: [CompositionalSupplement] = [], content: Content = .leaf
  ) {
    self.size = size
    self.insets = insets
    self.spacing = spacing
    self.supplements = supplements
    self.content = content
  }

  /// Whether anything inside tells its own size, so that groups of the same items may differ.
  package var isEstimated: Bool {
    if size.isEstimated { return true }
    guard case .group(let group) = content else { return false }
    return group.subitems.contains(where: \.isEstimated)
  }

  /// This item and all inside it, outer ones first.
  package func forEach(_ body: (CompositionalItem) -> Void) {
    body(self)
    if case .group(let group) = content { for item in group.subitems { item.forEach(body) } }
  }
}

/// Items in a line, or where a program says.
package struct CompositionalGroup {
  package enum Arrangement {
    case line(LayoutAxis)
    /// Asked with the size of the group, in points, for frames in the group's coordinates.
    case custom((CGSize) -> [CompositionalCustomItem])
  }

  package enum Repetition: Equatable, Sendable {
    /// The subitems again and again as long as they fit; all of them at least once where the group
    /// grows with its content.
    case whileFitting
    /// So many of the first subitem, each with its own size.
    case times(Int)
    /// So many of the first subitem, which share the group's length evenly.
    case evenly(Int)
  }

  package var arrangement: Arrangement
  package var subitems: [CompositionalItem]
  package var repetition: Repetition
  package var spacing: CompositionalSpacing

  package init(
    arrangement: Arrangement, subitems: [CompositionalItem],
    repetition: Repetition = .whileFitting, spacing: CompositionalSpacing = .fixed(0)
  ) {
    self.arrangement = arrangement
    self.subitems = subitems
    self.repetition = repetition
    self.spacing = spacing
  }
}

/// An item of a group that a program arranges itself.
package struct CompositionalCustomItem: Equatable, Sendable {
  package var frame: CGRect
  package var zIndex: Int

  package init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
  }
}

/// An element that hangs on an item or a group, as a badge does.
package struct CompositionalSupplement: Equatable, Sendable {
  package var kind: String
  package var size: CompositionalSize
  /// The point of the item that `itemAnchor` is put on.
  package var containerAnchor: CompositionalAnchor
  /// The point of the element; nil for the one that puts it inside the item at those sides.
  package var itemAnchor: CompositionalAnchor?
  package var zIndex: Int

  package init(
    kind: String, size: CompositionalSize, containerAnchor: CompositionalAnchor,
    itemAnchor: CompositionalAnchor? = nil, zIndex: Int = 1
  ) {
    self.kind = kind
    self.size = size
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    self.zIndex = zIndex
  }

  /// Its frame on an item.
  ///
  /// - Parameter measured: what the element told of its estimated extents.
  func frame(on container: CGRect, measured: CGSize? = nil) -> CGRect {
    var size = self.size.resolved(in: container.size)
    if let measured {
      if self.size.width.isEstimated { size.width = measured.width }
      if self.size.height.isEstimated { size.height = measured.height }
    }
    let place = containerAnchor.edges.unitPoint
    let point = (itemAnchor ?? containerAnchor).edges.unitPoint
    let shift = containerAnchor.offset(of: size)
    // iOS-BEHAVIOUR: offsets of both anchors add, fractions are of the element's own size.
    // Evidence: compositional-8.
    let more = itemAnchor?.offset(of: size) ?? .zero
    return CGRect(
      x: container.minX + place.x * container.width - point.x * size.width + shift.x + more.x,
      y: container.minY + place.y * container.height - point.y * size.height + shift.y + more.y,
      width: size.width, height: size.height)
  }
}
