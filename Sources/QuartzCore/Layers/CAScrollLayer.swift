/// The directions in which a layer scrolls.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name.
  public let rawValue: String
  /// Makes the mode of this name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The layer does not scroll.
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  /// The layer scrolls up and down.
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  /// The layer scrolls to the left and right.
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  /// The layer scrolls in both directions.
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// A layer that shows a part of what is in it, and is told which.
// iOS-BEHAVIOUR: a scroll layer clips what is in it unless it is told not to. Evidence: unmeasured; libraries that
// roll digits through one rely on it.
open class CAScrollLayer: CALayer {
  /// The directions in which the methods below scroll; both unless set.
  open var scrollMode = CAScrollLayerScrollMode.both

  public override init() {
    super.init()
    masksToBounds = true
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? CAScrollLayer { scrollMode = other.scrollMode }
  }

  /// Reads a layer from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows what begins at a point of the layer's own coordinates, in points, at the layer's upper left corner.
  open func scroll(to p: CGPoint) {
    switch scrollMode {
    case .vertically: bounds.origin.y = p.y
    case .horizontally: bounds.origin.x = p.x
    case .both: bounds.origin = p
    default: break
    }
  }

  /// Scrolls as little as shows a rectangle of the layer's own coordinates, in points.
  open func scroll(to r: CGRect) {
    func origin(_ start: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      if low < start { return low }
      return high > start + length ? min(low, high - length) : start
    }
    scroll(
      to: CGPoint(
        x: origin(bounds.minX, bounds.width, r.minX, r.maxX),
        y: origin(bounds.minY, bounds.height, r.minY, r.maxY)))
  }
}

extension CALayer {
  private var scrollLayer: CAScrollLayer? {
    sequence(first: self) { $0.superlayer }.lazy.compactMap { $0 as? CAScrollLayer }.first
  }

  /// Has the scroll layer around this one begin with a point of this layer's coordinates, in points; nothing where
  /// there is none.
  public func scroll(_ p: CGPoint) {
    if let layer = scrollLayer { layer.scroll(to: convert(p, to: layer)) }
  }

  /// Has the scroll layer around this one show a rectangle of this layer's coordinates, in points; nothing where
  /// there is none.
  public func scrollRectToVisible(_ r: CGRect) {
    if let layer = scrollLayer { layer.scroll(to: convert(r, to: layer)) }
  }

  /// The part of this layer, in its own coordinates and in points, that the scroll layer around it shows; its
  /// bounds where there is none.
  public var visibleRect: CGRect {
    guard let layer = scrollLayer else { return bounds }
    return bounds.intersection(convert(layer.bounds, from: layer))
  }
}
