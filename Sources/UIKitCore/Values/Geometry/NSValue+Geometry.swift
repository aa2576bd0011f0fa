import QuartzCore

/// Geometry as objects.
extension NSValue {
  /// Makes a value of a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }
  /// Makes a value of a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }
  /// Makes a value of a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }
  /// Makes a value of a vector.
  public convenience init(cgVector vector: CGVector) { self.init(numbers: [vector.dx, vector.dy]) }
  /// Makes a value of an affine transform.
  public convenience init(cgAffineTransform transform: CGAffineTransform) {
    let t = transform
    self.init(numbers: [t.a, t.b, t.c, t.d, t.tx, t.ty])
  }
  /// Makes a value of insets.
  public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
    self.init(numbers: [insets.top, insets.left, insets.bottom, insets.right])
  }
  /// Makes a value of insets that follow the direction of reading.
  public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
    self.init(numbers: [insets.top, insets.leading, insets.bottom, insets.trailing])
  }
  /// Makes a value of an offset.
  public convenience init(uiOffset insets: UIOffset) {
    self.init(numbers: [insets.horizontal, insets.vertical])
  }

  // Zero, or the identity, where the value is of another kind.
  /// The point of the value; zero where it holds something else.
  public var cgPointValue: CGPoint { isPoint ? pointValue : .zero }
  /// The size of the value; zero where it holds something else.
  public var cgSizeValue: CGSize { type.hasPrefix("{CGSize") ? sizeValue : .zero }
  /// The rectangle of the value; zero where it holds something else.
  public var cgRectValue: CGRect { type.hasPrefix("{CGRect") ? rectValue : .zero }
  /// The vector of the value; zero where it holds something else.
  public var cgVectorValue: CGVector { numbers(2).map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero }
  /// The transform of the value; the identity where it holds something else.
  public var cgAffineTransformValue: CGAffineTransform {
    numbers(6).map {
      CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
    } ?? .identity
  }
  /// The insets of the value; zero where it holds something else.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    numbers(4).map { UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3]) } ?? .zero
  }
  /// The insets of the value that follow the direction of reading; zero where it holds something
  /// else.
  public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
    numbers(4).map {
      NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
    } ?? .zero
  }
  /// The offset of the value; zero where it holds something else.
  public var uiOffsetValue: UIOffset {
    numbers(2).map { UIOffset(horizontal: $0[0], vertical: $0[1]) } ?? .zero
  }

  private var type: String { encodedType }
  private var isPoint: Bool { type.hasPrefix("{CGPoint") }

  /// Foundation on Linux keeps arrays of numbers, and no structures but its own.
  private convenience init(numbers: [CGFloat]) {
    let type = "[\(numbers.count)d]"
    self.init(bytes: numbers.map(Double.init), objCType: type)
  }

  private func numbers(_ count: Int) -> [CGFloat]? {
    guard type == "[\(count)d]" else { return nil }
    var values = [Double](repeating: 0, count: count)
    getValue(&values)
    return values.map { CGFloat($0) }
  }
}
