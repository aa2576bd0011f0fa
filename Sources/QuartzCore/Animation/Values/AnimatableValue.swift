import PlatformInterface

/// A value of a layer's property as animations know it.
package enum AnimatableValue {
  /// A number; truth values are 0 and 1.
  case number(Double)
  /// A point.
  case point(CGPoint)
  /// A size.
  case size(CGSize)
  /// A rectangle.
  case rect(CGRect)
  /// A transform, which is interpolated by its parts.
  case transform(CATransform3D)
  /// A colour; nil is clear.
  case color(CGColor?)
  /// A path; those of the same elements are interpolated.
  case path(CGPath?)
  /// Several numbers, which go to their like in number.
  case numbers([Double])
  /// Several colours, which go to their like in number.
  case colors([CGColor])
  /// A picture; one fades to the next.
  case contents(LayerContent?)
  /// A truth value, which has no values in between.
  case flag(Bool)
  /// Values by name, each of its own kind: the properties of an emitter's cells.
  indirect case members([String: AnimatableValue])
}

/// What `CALayer.contents` holds: a picture, or on the way from one to another both.
package enum LayerContent {
  /// One picture.
  case image(CGImage)
  /// The first fades into the second; either may be nothing.
  indirect case fading(LayerContent?, LayerContent?, Double)

  init?(_ contents: Any?) {
    guard let image = contents as? CGImage else { return nil }
    self = .image(image)
  }
}

// MARK: - On the way

extension AnimatableValue {
  /// The value `fraction` of the way from this one to `other`; values of different kinds, and those
  /// with nothing in between, change over in the middle.
  package func mixed(with other: AnimatableValue, _ fraction: Double) -> AnimatableValue {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * fraction }
    switch (self, other) {
    case (.number(let a), .number(let b)): return .number(mix(a, b))
    case (.point(let a), .point(let b)):
      return .point(CGPoint(x: mix(a.x, b.x), y: mix(a.y, b.y)))
    case (.size(let a), .size(let b)):
      return .size(CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height)))
    case (.rect(let a), .rect(let b)):
      return .rect(
        CGRect(
          x: mix(a.origin.x, b.origin.x), y: mix(a.origin.y, b.origin.y),
          width: mix(a.size.width, b.size.width), height: mix(a.size.height, b.size.height)))
    case (.transform(let a), .transform(let b)): return .transform(a.mixed(with: b, fraction))
    case (.color(let a), .color(let b)): return .color(Self.mix(a, b, fraction))
    case (.path(let a?), .path(let b?)):
      return .path(a.mixed(with: b, fraction) ?? (fraction < 0.5 ? a : b))
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      return .numbers(zip(a, b).map { $0 + ($1 - $0) * fraction })
    case (.colors(let a), .colors(let b)) where a.count == b.count:
      return .colors(zip(a, b).map { Self.mix($0, $1, fraction) ?? $0 })
    case (.contents(let a), .contents(let b)):
      if fraction <= 0 { return self }
      return fraction >= 1 ? other : .contents(.fading(a, b, fraction))
    default: return fraction < 0.5 ? self : other
    }
  }

  /// Colours mix as light does through glass: what is clear brings no colour of its own.
  private static func mix(_ a: CGColor?, _ b: CGColor?, _ fraction: Double) -> CGColor? {
    if fraction == 0 { return a }
    if fraction == 1 { return b }
    if (a?.pattern ?? b?.pattern) != nil { return fraction < 0.5 ? a : b }
    let (x, y) = (a?.rgba ?? .clear, b?.rgba ?? .clear)
    let f = Float(fraction)
    func unit(_ value: Float) -> Float { min(max(value, 0), 1) }
    let alpha = unit(x.alpha + (y.alpha - x.alpha) * f)
    guard alpha > 0 else { return CGColor(.clear) }
    func part(_ p: Float, _ q: Float) -> Float {
      unit((p * x.alpha + (q * y.alpha - p * x.alpha) * f) / alpha)
    }
    return CGColor(
      RGBA(
        red: part(x.red, y.red), green: part(x.green, y.green), blue: part(x.blue, y.blue),
        alpha: alpha))
  }
}

// MARK: - Sums

extension AnimatableValue {
  /// `difference` on top of this value; matrices apply the difference first. Nil where the kind
  /// knows no sums.
  package func adding(_ difference: AnimatableValue) -> AnimatableValue? {
    switch (self, difference) {
    case (.number(let a), .number(let b)): return .number(a + b)
    case (.point(let a), .point(let b)): return .point(CGPoint(x: a.x + b.x, y: a.y + b.y))
    case (.size(let a), .size(let b)):
      return .size(CGSize(width: a.width + b.width, height: a.height + b.height))
    case (.rect(let a), .rect(let b)):
      return .rect(
        CGRect(
          x: a.origin.x + b.origin.x, y: a.origin.y + b.origin.y,
          width: a.size.width + b.size.width, height: a.size.height + b.size.height))
    case (.transform(let a), .transform(let b)): return .transform(CATransform3DConcat(b, a))
    case (.numbers(let a), .numbers(let b)) where a.count == b.count:
      return .numbers(zip(a, b).map { $0 + $1 })
    default: return nil
    }
  }

  /// What has to be added to `other` to get this value. Nil where there is no such thing.
  package func subtracting(_ other: AnimatableValue) -> AnimatableValue? {
    switch (self, other) {
    case (.transform(let a), .transform(let b)):
      let inverse = CATransform3DInvert(b)
      let product = CATransform3DConcat(inverse, b)
      // A matrix without an inverse comes back as it is.
      guard product.isNearlyIdentity else { return nil }
      return .transform(CATransform3DConcat(a, inverse))
    default:
      guard let negative = other.multiplied(by: -1) else { return nil }
      return adding(negative)
    }
  }

  /// Returns the value a number of times; nil for kinds that are not numbers. Matrices take whole
  /// numbers of 0 and above.
  package func multiplied(by k: Double) -> AnimatableValue? {
    switch self {
    case .number(let a): return .number(a * k)
    case .point(let a): return .point(CGPoint(x: a.x * k, y: a.y * k))
    case .size(let a): return .size(CGSize(width: a.width * k, height: a.height * k))
    case .rect(let a):
      return .rect(
        CGRect(
          x: a.origin.x * k, y: a.origin.y * k, width: a.size.width * k,
          height: a.size.height * k))
    case .numbers(let a): return .numbers(a.map { $0 * k })
    case .transform(let a):
      guard k >= 0, k == k.rounded(), k < 1e6 else { return nil }
      return .transform(a.power(Int(k)))
    case .color, .path, .colors, .contents, .flag, .members: return nil
    }
  }

  /// The value that adds nothing; nil where the kind knows no sums.
  package var zero: AnimatableValue? {
    if case .transform = self { return .transform(CATransform3DIdentity) }
    return multiplied(by: 0)
  }

  /// How far it is from this value to `other`, for even speed.
  func distance(to other: AnimatableValue) -> Double {
    switch (self, other) {
    case (.number(let a), .number(let b)): return abs(b - a)
    case (.point(let a), .point(let b)): return hypot(b.x - a.x, b.y - a.y)
    case (.size(let a), .size(let b)): return hypot(b.width - a.width, b.height - a.height)
    case (.rect(let a), .rect(let b)):
      return hypot(
        hypot(b.origin.x - a.origin.x, b.origin.y - a.origin.y),
        hypot(b.size.width - a.size.width, b.size.height - a.size.height))
    case (.transform(let a), .transform(let b)):
      return hypot(hypot(b.m41 - a.m41, b.m42 - a.m42), b.m43 - a.m43)
    case (.color(let a), .color(let b)):
      let (x, y) = (a?.rgba ?? .clear, b?.rgba ?? .clear)
      return Double(
        abs(y.red - x.red) + abs(y.green - x.green) + abs(y.blue - x.blue)
          + abs(y.alpha - x.alpha))
    case (.numbers(let a), .numbers(let b)):
      return zip(a, b).reduce(0) { $0 + abs($1.1 - $1.0) }
    default: return 1
    }
  }

  /// Whether every number in it is an ordinary one, so that a layer may have it.
  var isFinite: Bool {
    switch self {
    case .number(let a): a.isFinite
    case .point(let a): a.x.isFinite && a.y.isFinite
    case .size(let a): a.width.isFinite && a.height.isFinite
    case .rect(let a):
      a.origin.x.isFinite && a.origin.y.isFinite && a.size.width.isFinite
        && a.size.height.isFinite
    case .transform(let a): a.isFinite
    case .numbers(let a): a.allSatisfy(\.isFinite)
    // Cells look after their own numbers, some of which are endless.
    case .color, .path, .colors, .contents, .flag, .members: true
    }
  }
}

extension AnimatableValue: Equatable {
  /// Whether a layer looks the same with both; pictures and paths by identity.
  package static func == (lhs: AnimatableValue, rhs: AnimatableValue) -> Bool {
    switch (lhs, rhs) {
    case (.number(let a), .number(let b)): a == b
    case (.point(let a), .point(let b)): a == b
    case (.size(let a), .size(let b)): a == b
    case (.rect(let a), .rect(let b)): a.origin == b.origin && a.size == b.size
    case (.transform(let a), .transform(let b)): CATransform3DEqualToTransform(a, b)
    case (.color(let a), .color(let b)): a === b || a == b
    case (.path(let a), .path(let b)): a === b
    case (.numbers(let a), .numbers(let b)): a == b
    case (.colors(let a), .colors(let b)): a == b
    case (.contents(.image(let a)), .contents(.image(let b))): a === b
    case (.contents(nil), .contents(nil)): true
    case (.flag(let a), .flag(let b)): a == b
    case (.members(let a), .members(let b)): a == b
    default: false
    }
  }
}

extension CATransform3D {
  /// The identity but for the dust of rounding.
  fileprivate var isNearlyIdentity: Bool {
    let i = CATransform3DIdentity
    let differences = [
      m11 - i.m11, m12, m13, m14, m21, m22 - i.m22, m23, m24, m31, m32, m33 - i.m33, m34, m41, m42,
      m43, m44 - i.m44,
    ]
    return differences.allSatisfy { abs($0) < 1e-6 }
  }

  /// The matrix applied `count` times, by squaring.
  fileprivate func power(_ count: Int) -> CATransform3D {
    var result = CATransform3DIdentity
    var (base, rest) = (self, count)
    while rest > 0 {
      if rest & 1 == 1 { result = CATransform3DConcat(result, base) }
      base = CATransform3DConcat(base, base)
      rest >>= 1
    }
    return result
  }
}
