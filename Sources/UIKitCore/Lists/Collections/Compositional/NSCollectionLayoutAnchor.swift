import CollectionEngine

/// A point of a rectangle, named by the sides that meet there.
@preconcurrency @MainActor
public class NSCollectionLayoutAnchor: NSObject, @preconcurrency NSCopying {
  final let value: CompositionalAnchor

  init(_ value: CompositionalAnchor) {
    self.value = value
    super.init()
  }

  /// Makes an anchor at the point where `edges` meet, without an offset; no edge on an axis means
  /// that axis's middle.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(CompositionalAnchor(edges: edges.value))
  }
  /// Makes an anchor at some points' distance from where `edges` meet.
  ///
  /// - Parameter absoluteOffset: from that point, in points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(CompositionalAnchor(edges: edges.value, offset: absoluteOffset))
  }
  /// Makes an anchor at a distance from where `edges` meet that is measured in sizes of the
  /// supplementary item.
  ///
  /// - Parameter fractionalOffset: from that point, in extents of the supplementary item.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(
      CompositionalAnchor(edges: edges.value, offset: fractionalOffset, isFractional: true))
  }

  /// The sides that meet at the anchor: one for the middle of a side, two for a corner, none for
  /// the centre.
  public var edges: NSDirectionalRectEdge {
    NSDirectionalRectEdge(rawValue: value.edges.rawValue)
  }
  /// How far from the point of `edges` the anchor lies: in points where `isAbsoluteOffset` is true,
  /// else in extents of the supplementary item.
  public var offset: CGPoint { value.offset }
  // iOS-BEHAVIOUR: sides alone read back as an absolute offset of zero. Evidence: compositional-11.
  /// Whether `offset` is in points. It is for an anchor made of edges alone, whose offset is zero.
  public var isAbsoluteOffset: Bool { !value.isFractional }
  /// Whether `offset` is in widths and heights of the supplementary item.
  public var isFractionalOffset: Bool { value.isFractional }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A side or a corner of a rectangle; of sections, where a boundary item lies.
public enum NSRectAlignment: Int, Sendable {
  /// No side: the middle of the rectangle.
  case none = 0
  /// The middle of the upper side.
  case top
  /// The upper corner where lines of text begin.
  case topLeading
  /// The middle of the side where lines of text begin.
  case leading
  /// The lower corner where lines of text begin.
  case bottomLeading
  /// The middle of the lower side.
  case bottom
  /// The lower corner where lines of text end.
  case bottomTrailing
  /// The middle of the side where lines of text end.
  case trailing
  /// The upper corner where lines of text end.
  case topTrailing

  var edges: CompositionalEdges {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .left]
    case .leading: .left
    case .bottomLeading: [.bottom, .left]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .right]
    case .trailing: .right
    case .topTrailing: [.top, .right]
    }
  }
}

/// What insets of sections are measured from, across the scrolling direction.
public enum UIContentInsetsReference: Int, Sendable {
  /// What the enclosing level says: a section's boundary items follow the section, a section
  /// follows the layout's configuration, and that means the safe area.
  case automatic = 0
  /// The container's edges themselves.
  case none
  /// The safe area of the collection view.
  case safeArea
  /// The layout margins of the collection view.
  case layoutMargins
  /// The readable width of the collection view, which is narrower than its margins where lines
  /// would be too long to read.
  case readableContent
}

extension NSDirectionalRectEdge {
  var value: CompositionalEdges { CompositionalEdges(rawValue: rawValue & 15) }
}

extension NSDirectionalEdgeInsets {
  var compositional: CompositionalInsets {
    CompositionalInsets(left: leading, top: top, right: trailing, bottom: bottom)
  }
}
