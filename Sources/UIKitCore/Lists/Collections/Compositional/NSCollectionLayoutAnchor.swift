import CollectionEngine

/// A point of a rectangle, named by the sides that meet there.
@preconcurrency @MainActor
public class NSCollectionLayoutAnchor: NSObject, @preconcurrency NSCopying {
  final let value: CompositionalAnchor

  init(_ value: CompositionalAnchor) {
    self.value = value
    super.init()
  }

  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(CompositionalAnchor(edges: edges.value))
  }
  /// - Parameter absoluteOffset: from that point, in points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(CompositionalAnchor(edges: edges.value, offset: absoluteOffset))
  }
  /// - Parameter fractionalOffset: from that point, in extents of the supplementary item.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(
      CompositionalAnchor(edges: edges.value, offset: fractionalOffset, isFractional: true))
  }

  public var edges: NSDirectionalRectEdge {
    NSDirectionalRectEdge(rawValue: value.edges.rawValue)
  }
  public var offset: CGPoint { value.offset }
  // iOS-BEHAVIOUR: sides alone read back as an absolute offset of zero. Evidence: compositional-11.
  public var isAbsoluteOffset: Bool { !value.isFractional }
  public var isFractionalOffset: Bool { value.isFractional }

  public func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A side or a corner of a rectangle; of sections, where a boundary item lies.
public enum NSRectAlignment: Int, Sendable {
  case none = 0
  case top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

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
  case automatic = 0
  case none, safeArea, layoutMargins, readableContent
}

extension NSDirectionalRectEdge {
  var value: CompositionalEdges { CompositionalEdges(rawValue: rawValue & 15) }
}

extension NSDirectionalEdgeInsets {
  var compositional: CompositionalInsets {
    CompositionalInsets(left: leading, top: top, right: trailing, bottom: bottom)
  }
}
