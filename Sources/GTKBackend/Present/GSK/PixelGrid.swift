import PlatformInterface

/// Where device pixels lie in a node's own coordinates: what is made of pixels is made on them, so
/// that the renderer copies it and does not blur it.
struct PixelGrid: Equatable {
  /// Device pixels per point.
  private(set) var scale: CGFloat
  /// The coordinates' origin within its pixel, each way 0 ..< 1; nil where the coordinates are
  /// turned, stretched or in perspective, and no pixel lies straight.
  private(set) var fraction: CGPoint?

  /// Of the coordinates of a frame.
  init(scale: CGFloat) {
    self.scale = scale
    fraction = .zero
  }

  /// Of coordinates whose origin lies at `offset` in these.
  func moved(by offset: CGPoint) -> PixelGrid {
    guard let fraction else { return self }
    var result = self
    result.fraction = CGPoint(
      x: Self.part(fraction.x + offset.x * scale), y: Self.part(fraction.y + offset.y * scale))
    return result
  }

  /// Of coordinates that `transform` maps into these. Of the scales that its parts need, the largest
  /// counts, in steps of √2, so that what grows does not have to be made anew in every frame.
  ///
  /// - Parameter size: of what is shown.
  func transformed(by transform: ProjectiveTransform, showing size: CGSize) -> PixelGrid {
    var result = self
    result.fraction = nil
    let stretch = transform.stretch(showing: size)
    guard stretch > 0, stretch.isFinite else { return result }
    let steps = ((log2(stretch) * 2) - 0.01).rounded(.up)
    result.scale = min(max(scale * pow(2, steps / 2), 0.25), 16)
    return result
  }

  /// The smallest rectangle around `rect` whose edges lie between pixels.
  func aligned(_ rect: CGRect) -> CGRect {
    let shift = fraction ?? .zero
    func low(_ value: CGFloat, _ shift: CGFloat) -> CGFloat {
      ((value * scale + shift + 1e-4).rounded(.down) - shift) / scale
    }
    func high(_ value: CGFloat, _ shift: CGFloat) -> CGFloat {
      ((value * scale + shift - 1e-4).rounded(.up) - shift) / scale
    }
    let minX = low(rect.minX, shift.x)
    let minY = low(rect.minY, shift.y)
    return CGRect(
      x: minX, y: minY, width: high(rect.maxX, shift.x) - minX,
      height: high(rect.maxY, shift.y) - minY)
  }

  /// The shape with its edges between pixels, where points have no whole number of them; itself where they do.
  func snapped(_ shape: RoundedRect) -> RoundedRect {
    guard let fraction, let snap = PixelSnap(scale: scale) else { return shape }
    return snap.snapped(
      shape, DevicePlacement(scale: scale).translated(x: fraction.x / scale, y: fraction.y / scale))
  }

  /// In 1/256, so that sums in another order are the same.
  private static func part(_ value: CGFloat) -> CGFloat {
    let units = (value * 256).rounded()
    guard units.isFinite, abs(units) < 1e12 else { return 0 }
    return (units - (units / 256).rounded(.down) * 256) / 256
  }
}

extension ProjectiveTransform {
  /// How many times longer lines become at most, in the middle and at the corners of a rectangle of
  /// this size from the origin.
  fileprivate func stretch(showing size: CGSize) -> CGFloat {
    if let affine { return max(hypot(affine.a, affine.b), hypot(affine.c, affine.d)) }
    var largest: CGFloat = 0
    for (x, y) in [(0.5, 0.5), (0, 0), (1, 0), (0, 1), (1, 1)] {
      let point = CGPoint(x: size.width * x, y: size.height * y)
      guard let here = apply(to: point),
        let right = apply(to: CGPoint(x: point.x + 0.5, y: point.y)),
        let below = apply(to: CGPoint(x: point.x, y: point.y + 0.5))
      else { continue }
      largest = max(
        largest, 2 * hypot(right.x - here.x, right.y - here.y),
        2 * hypot(below.x - here.x, below.y - here.y))
    }
    return largest
  }

  /// Whether all of `rect` lies in front of the eye.
  func isInFront(_ rect: CGRect) -> Bool {
    [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].allSatisfy { apply(to: $0) != nil }
  }
}
