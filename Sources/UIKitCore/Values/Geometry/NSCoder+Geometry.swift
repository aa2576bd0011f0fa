import Foundation

/// Geometry in archives, as texts that `NSCoder.string(for:)` of Apple's writes, too.
extension NSCoder {
  /// Writes a point under a key.
  public func encode(_ point: CGPoint, forKey key: String) {
    encode(NSString(string: NSCoder.text([point.x, point.y])), forKey: key)
  }
  /// Writes a size under a key.
  public func encode(_ size: CGSize, forKey key: String) {
    encode(NSString(string: NSCoder.text([size.width, size.height])), forKey: key)
  }
  /// Writes a rectangle under a key.
  public func encode(_ rect: CGRect, forKey key: String) {
    let (origin, size) = (rect.origin, rect.size)
    encode(
      NSString(
        string: "{" + NSCoder.text([origin.x, origin.y]) + ", "
          + NSCoder.text([size.width, size.height]) + "}"), forKey: key)
  }
  /// Writes a transform under a key.
  public func encode(_ transform: CGAffineTransform, forKey key: String) {
    let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
    encode(NSString(string: NSCoder.text([a, b, c, d, transform.tx, transform.ty])), forKey: key)
  }
  /// Writes insets under a key.
  public func encode(_ insets: UIEdgeInsets, forKey key: String) {
    encode(
      NSString(string: NSCoder.text([insets.top, insets.left, insets.bottom, insets.right])),
      forKey: key)
  }
  /// Writes insets by reading direction under a key.
  public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
    let sides = [insets.top, insets.leading, insets.bottom, insets.trailing]
    encode(NSString(string: NSCoder.text(sides)), forKey: key)
  }
  /// Writes an offset under a key.
  public func encode(_ offset: UIOffset, forKey key: String) {
    encode(NSString(string: NSCoder.text([offset.horizontal, offset.vertical])), forKey: key)
  }

  /// The point under a key; zero where there is none.
  public func decodeCGPoint(forKey key: String) -> CGPoint {
    let numbers = numbers(2, forKey: key)
    return CGPoint(x: numbers[0], y: numbers[1])
  }
  /// The size under a key; zero where there is none.
  public func decodeCGSize(forKey key: String) -> CGSize {
    let numbers = numbers(2, forKey: key)
    return CGSize(width: numbers[0], height: numbers[1])
  }
  /// The rectangle under a key; zero where there is none.
  public func decodeCGRect(forKey key: String) -> CGRect {
    let numbers = numbers(4, forKey: key)
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
  /// The transform under a key; the identity where there is none.
  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
    guard containsValue(forKey: key) else { return .identity }
    let n = numbers(6, forKey: key)
    return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }
  /// The insets under a key; zero where there are none.
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
    let n = numbers(4, forKey: key)
    return UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
  }
  /// The insets by reading direction under a key; zero where there are none.
  public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
    let n = numbers(4, forKey: key)
    return NSDirectionalEdgeInsets(top: n[0], leading: n[1], bottom: n[2], trailing: n[3])
  }
  /// The offset under a key; zero where there is none.
  public func decodeUIOffset(forKey key: String) -> UIOffset {
    let numbers = numbers(2, forKey: key)
    return UIOffset(horizontal: numbers[0], vertical: numbers[1])
  }

  private static func text(_ numbers: [CGFloat]) -> String {
    "{" + numbers.map { "\($0)" }.joined(separator: ", ") + "}"
  }

  /// The numbers of the text under a key, filled up with zeros.
  private func numbers(_ count: Int, forKey key: String) -> [CGFloat] {
    let text = decodeObject(of: NSString.self, forKey: key) as String? ?? ""
    let words = text.split { "{}, ".contains($0) }
    let numbers = words.map { CGFloat(Double($0) ?? 0) } + Array(repeating: 0, count: count)
    return Array(numbers.prefix(count))
  }
}
