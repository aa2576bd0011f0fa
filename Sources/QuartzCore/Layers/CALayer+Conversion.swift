import PlatformInterface

/// Conversion between the coordinates of two layers of one tree.
///
/// A nil layer stands for the root's coordinates. Points that perspective puts behind the eye have
/// no image and come back as they are.
extension CALayer {
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    path(from: l, to: self).apply(to: p)
  }

  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    path(from: self, to: l).apply(to: p)
  }

  /// The smallest upright rectangle around the converted one.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    path(from: l, to: self).apply(to: r)
  }

  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    path(from: self, to: l).apply(to: r)
  }

  /// Presentation layers lie where they are seen.
  private func path(from source: CALayer?, to target: CALayer?) -> LayerPath {
    let isSeen = flags.union(source?.flags ?? []).union(target?.flags ?? [])
      .contains(.isPresentation)
    guard isSeen else { return LayerPath(from: source ?? rootLayer, to: target ?? rootLayer) }
    return CALayer.withPresentedValues {
      let root = modelLayer.rootLayer
      return LayerPath(from: source?.modelLayer ?? root, to: target?.modelLayer ?? root)
    }
  }
}

/// The way from one layer's bounds coordinates to another's, by their nearest common ancestor.
///
/// - Complexity: O(depth), without allocation; O(1) between a layer and its superlayer.
package struct LayerPath {
  private var offset = CGPoint.zero
  private var transform: ProjectiveTransform?

  /// Finds the way between two layers. Those without a common ancestor meet in the coordinates that their roots
  /// lie in.
  ///
  /// - Complexity: O(depth).
  package init(from source: CALayer, to target: CALayer) {
    if source === target { return }
    if source.parent === target {
      climb(from: source, to: target)
      return
    }
    let ancestor = Self.commonAncestor(source, target)
    climb(from: source, to: ancestor)
    var back = LayerPath()
    back.climb(from: target, to: ancestor)
    append(inverse: back)
  }

  private init() {}

  private mutating func climb(from layer: CALayer, to ancestor: CALayer?) {
    var layer = layer
    while layer !== ancestor, let next = layer.parent {
      leave(layer)
      layer = next
    }
    // iOS-BEHAVIOUR: the frames of both roots count between views of different trees.
    // Evidence: view-13.
    if ancestor == nil { leave(layer) }
  }

  /// From a layer's content to where the layer lies.
  private mutating func leave(_ layer: CALayer) {
    let origin = layer.storedBounds.origin
    let placement = LayerPlacement(of: layer)
    translate(-origin.x, -origin.y)
    if let step = placement.transform {
      transform = matrix.concatenating(step)
      offset = .zero
    } else {
      translate(placement.offset.x, placement.offset.y)
    }
  }

  private mutating func append(inverse back: LayerPath) {
    guard let step = back.transform else { return translate(-back.offset.x, -back.offset.y) }
    guard let inverse = step.inverted else { return }
    transform = matrix.concatenating(inverse)
    offset = .zero
  }

  private mutating func translate(_ x: CGFloat, _ y: CGFloat) {
    guard let transform else {
      offset.x += x
      offset.y += y
      return
    }
    self.transform = transform.concatenating(
      ProjectiveTransform(CGAffineTransform(translationX: x, y: y)))
  }

  private var matrix: ProjectiveTransform {
    transform ?? ProjectiveTransform(CGAffineTransform(translationX: offset.x, y: offset.y))
  }

  /// Returns this way followed by another one.
  package func followed(by next: LayerPath) -> LayerPath {
    var path = self
    if let step = next.transform {
      path.transform = matrix.concatenating(step)
      path.offset = .zero
    } else {
      path.translate(next.offset.x, next.offset.y)
    }
    return path
  }

  func apply(to p: CGPoint) -> CGPoint {
    guard let transform else { return CGPoint(x: p.x + offset.x, y: p.y + offset.y) }
    return transform.apply(to: p) ?? p
  }

  /// Returns the smallest rectangle around what a rectangle becomes.
  package func apply(to r: CGRect) -> CGRect {
    guard let transform else { return r.offsetBy(dx: offset.x, dy: offset.y) }
    return transform.boundingBox(of: r)
  }

  /// Nil for layers of different trees.
  private static func commonAncestor(_ a: CALayer, _ b: CALayer) -> CALayer? {
    if a === b.parent { return a }
    var (a, b) = (a, b)
    var (depthA, depthB) = (depth(a), depth(b))
    while depthA > depthB, let next = a.parent {
      a = next
      depthA -= 1
    }
    while depthB > depthA, let next = b.parent {
      b = next
      depthB -= 1
    }
    while a !== b {
      guard let nextA = a.parent, let nextB = b.parent else { return nil }
      (a, b) = (nextA, nextB)
    }
    return a
  }

  private static func depth(_ layer: CALayer) -> Int {
    var depth = 0
    var layer = layer
    while let next = layer.parent {
      layer = next
      depth += 1
    }
    return depth
  }
}
