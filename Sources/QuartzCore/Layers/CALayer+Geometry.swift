import Failures
import PlatformInterface

/// Geometry: where the layer lies in its superlayer.
extension CALayer {
  final func setBounds(_ new: CGRect) {
    let old = storedBounds
    guard new != old else { return }
    Self.checkNumbers(
      new.origin.x + new.origin.y + new.size.width + new.size.height, "bounds contains NaN", new,
      self)
    let action = pendingAction(.bounds)
    storedBounds = new
    if new.size != old.size {
      markDirty([.dirtyPlacement, .dirtyAppearance])
      if flags.contains(.needsDisplayOnBoundsChange) { setNeedsDisplay() }
    } else {
      markDirty(
        paintsInBoundsCoordinates ? [.dirtyPlacement, .dirtyAppearance] : .dirtyPlacement)
    }
    setNeedsLayout()
    action?.run()
  }

  final func setPosition(_ new: CGPoint) {
    guard new != storedPosition else { return }
    Self.checkNumbers(new.x + new.y, "position contains NaN", new, self)
    let action = pendingAction(.position)
    storedPosition = new
    markDirty(.dirtyPlacement)
    action?.run()
  }

  /// Traps on NaN with Core Animation's words (`sum` is NaN where one of the numbers is, or where
  /// both infinities are in it, which no layer can show either).
  private static func checkNumbers(
    _ sum: CGFloat, _ what: String, _ value: @autoclosure () -> Any, _ layer: CALayer
  ) {
    if sum.isNaN {
      failure("CALayerInvalidGeometry: CALayer \(what): \(value()). Layer: \(layer)")
    }
  }

  final func frameFromGeometry() -> CGRect {
    let size = storedBounds.size
    guard let geometry else {
      return CGRect(
        x: storedPosition.x - size.width / 2, y: storedPosition.y - size.height / 2,
        width: size.width, height: size.height)
    }
    let anchor = geometry.anchorPoint
    let plain = CGRect(
      x: -anchor.x * size.width, y: -anchor.y * size.height, width: size.width,
      height: size.height)
    guard geometry.hasTransform else {
      return plain.offsetBy(dx: storedPosition.x, dy: storedPosition.y)
    }
    // iOS-BEHAVIOUR: corners are put where they lie before the rectangle around them is measured, so that a turn
    // by a quarter does not leave a size a little too large.
    // Evidence: view-14.
    return geometry.transform.flattened.concatenating(
      ProjectiveTransform(
        CGAffineTransform(translationX: storedPosition.x, y: storedPosition.y))
    ).boundingBox(of: plain)
  }

  /// Sets position and size so that the layer, transformed as it is, just fills `new`.
  final func setFrame(_ new: CGRect) {
    // A frame is stored as these two, and Core Animation's words name what it stores.
    Self.checkNumbers(new.size.width + new.size.height, "bounds contains NaN", new, self)
    Self.checkNumbers(
      new.origin.x + new.origin.y + new.size.width + new.size.height, "position contains NaN", new,
      self)
    let new = new.standardized
    let anchor = anchorPoint
    var size = new.size
    var origin = new.origin
    // iOS-BEHAVIOUR: a transform that takes all depth away, which nothing inverts, counts for nothing here: pieces of a
    // fifth less than their squares stay so. Evidence: https://github.com/nicklockwood/Chess (Screenshot.png).
    if let geometry, geometry.hasTransform, !geometry.transform.takesDepthAway {
      let t = CATransform3DGetAffineTransform(geometry.transform)
      // The box of a w×h rectangle is |a|w+|c|h by |b|w+|d|h: solve for w and h.
      let (a, b, c, d) = (abs(t.a), abs(t.b), abs(t.c), abs(t.d))
      let determinant = a * d - b * c
      if determinant != 0 {
        size = CGSize(
          width: max(0, (d * new.width - c * new.height) / determinant),
          height: max(0, (a * new.height - b * new.width) / determinant))
      }
      let box = geometry.transform.flattened.boundingBox(
        of: CGRect(
          x: -anchor.x * size.width, y: -anchor.y * size.height, width: size.width,
          height: size.height))
      if !box.isNull { origin = CGPoint(x: new.minX - box.minX, y: new.minY - box.minY) }
    } else {
      origin = CGPoint(
        x: new.minX + anchor.x * new.width, y: new.minY + anchor.y * new.height)
    }
    position = origin
    if size != storedBounds.size { bounds = CGRect(origin: storedBounds.origin, size: size) }
  }

  final func setAnchorPoint(_ new: CGPoint) {
    guard new != anchorPoint else { return }
    Self.checkNumbers(new.x + new.y, "anchorPoint contains NaN", new, self)
    let action = pendingAction(.anchorPoint)
    madeGeometry.anchorPoint = new
    markDirty(.dirtyPlacement)
    action?.run()
  }

  final func setAnchorPointZ(_ new: CGFloat) {
    guard new != anchorPointZ else { return }
    Self.checkNumbers(new, "anchorPointZ contains NaN", new, self)
    let action = pendingAction(.anchorPointZ)
    madeGeometry.anchorPointZ = new
    markDirty(.dirtyPlacement)
    action?.run()
  }

  final func setZPosition(_ new: CGFloat) {
    guard new != zPosition else { return }
    Self.checkNumbers(new, "zPosition contains NaN", new, self)
    let action = pendingAction(.zPosition)
    madeGeometry.zPosition = new
    depthDidChange()
    action?.run()
  }

  final func setTransform(_ new: CATransform3D) {
    guard !CATransform3DEqualToTransform(new, transform) else { return }
    let action = pendingAction(.transform)
    let geometry = madeGeometry
    geometry.transform = new
    geometry.hasTransform = !CATransform3DIsIdentity(new)
    depthDidChange()
    action?.run()
  }

  final func setSublayerTransform(_ new: CATransform3D) {
    guard !CATransform3DEqualToTransform(new, sublayerTransform) else { return }
    let action = pendingAction(.sublayerTransform)
    let geometry = madeGeometry
    geometry.sublayerTransform = new
    geometry.hasSublayerTransform = !CATransform3DIsIdentity(new)
    markDirty(.dirtySpace)
    if flags.contains(.sublayersHaveDepth) { markDirty(.dirtySublayers) }
    action?.run()
  }

  /// A depth changed, and with it perhaps the order in which the superlayer paints.
  private final func depthDidChange() {
    markDirty(.dirtyPlacement)
    if let parent, !flags.contains(.isMask) {
      parent.flags.insert(.sublayersHaveDepth)
      parent.markDirty(.dirtySublayers)
    }
  }

  /// Layers from here up with flipped geometry.
  ///
  /// - Complexity: O(depth).
  final func countsFlips() -> Int {
    var count = 0
    var layer: CALayer? = self
    while let next = layer {
      if next.flags.contains(.geometryFlipped) { count += 1 }
      layer = next.parent
    }
    return count
  }

  /// Neither turned nor scaled: coordinates of the superlayer differ by a distance only, unless that
  /// has a `sublayerTransform`.
  package final var hasPlainPlacement: Bool { !(geometry?.hasTransform ?? false) }

  /// Whether sublayers lie where their positions say, without a transform of this layer's for them.
  package final var hasPlainSublayers: Bool {
    !flags.contains(.geometryFlipped) && !(geometry?.hasSublayerTransform ?? false)
  }
}

extension CATransform3D {
  /// Whether all comes to lie in one plane, as by a scale of 0 along z.
  fileprivate var takesDepthAway: Bool { m31 == 0 && m32 == 0 && m33 == 0 && m34 == 0 }
}
