/// Some numbers, as filters take them: a place, a rectangle, a row of a matrix.
public final class CIVector: NSObject, NSCopying, @unchecked Sendable {
  private let values: [CGFloat]

  /// Makes a vector of numbers.
  public init(values: UnsafePointer<CGFloat>, count: Int) {
    self.values = (0..<max(count, 0)).map { values[$0] }
  }

  private init(_ values: [CGFloat]) { self.values = values }

  /// Makes a vector of no numbers.
  public convenience override init() { self.init([]) }
  /// Makes a vector of one number.
  public convenience init(x: CGFloat) { self.init([x]) }
  /// Makes a vector of two numbers.
  public convenience init(x: CGFloat, y: CGFloat) { self.init([x, y]) }
  /// Makes a vector of three numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init([x, y, z]) }
  /// Makes a vector of four numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
    self.init([x, y, z, w])
  }
  /// Makes a vector of a point's numbers.
  public convenience init(cgPoint p: CGPoint) { self.init([p.x, p.y]) }
  /// Makes a vector of a rectangle's origin and size.
  public convenience init(cgRect r: CGRect) { self.init([r.minX, r.minY, r.width, r.height]) }
  /// Makes a vector of a transform's numbers.
  public convenience init(cgAffineTransform t: CGAffineTransform) {
    self.init([t.a, t.b, t.c, t.d, t.tx, t.ty])
  }
  /// Makes a vector of the numbers in a text such as "[1 2 3]".
  public convenience init(string representation: String) {
    let words = representation.split { "[] ,".contains($0) }
    self.init(words.compactMap { Double($0) }.map { CGFloat($0) })
  }

  /// Returns the number at a place; 0 behind the last.
  public func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }

  /// How many numbers there are.
  public var count: Int { values.count }
  /// The first number.
  public var x: CGFloat { value(at: 0) }
  /// The second number.
  public var y: CGFloat { value(at: 1) }
  /// The third number.
  public var z: CGFloat { value(at: 2) }
  /// The fourth number.
  public var w: CGFloat { value(at: 3) }
  /// The first two numbers.
  public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
  /// The first four numbers.
  public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
  /// The first six numbers.
  public var cgAffineTransformValue: CGAffineTransform {
    CGAffineTransform(a: x, b: y, c: z, d: w, tx: value(at: 4), ty: value(at: 5))
  }
  /// The numbers in brackets.
  public var stringRepresentation: String {
    "[" + values.map { "\(Double($0))" }.joined(separator: " ") + "]"
  }

  public override var description: String { stringRepresentation }
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? CIVector).map { $0.values == values } ?? false
  }
  public override var hash: Int { values.hashValue }
  /// Returns the vector itself, as it never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }
}
