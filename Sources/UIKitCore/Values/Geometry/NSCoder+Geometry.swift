import CoreGraphics
import Foundation

/// Geometry in archives, by keys. Foundation writes points, sizes and rectangles itself. What is not in an archive is
/// zero, or the identity.
extension NSCoder {
  /// Writes a vector.
  public func encode(_ vector: CGVector, forKey key: String) {
    keep(NSCoder.string(for: vector), key)
  }
  /// Writes a transform.
  public func encode(_ transform: CGAffineTransform, forKey key: String) {
    keep(NSCoder.string(for: transform), key)
  }
  /// Writes insets.
  public func encode(_ insets: UIEdgeInsets, forKey key: String) {
    keep(NSCoder.string(for: insets), key)
  }
  /// Writes insets that follow the direction of reading.
  public func encode(_ insets: NSDirectionalEdgeInsets, forKey key: String) {
    keep(NSCoder.string(for: insets), key)
  }
  /// Writes an offset.
  public func encode(_ offset: UIOffset, forKey key: String) {
    keep(NSCoder.string(for: offset), key)
  }

  /// Reads a point.
  public func decodeCGPoint(forKey key: String) -> CGPoint {
    containsValue(forKey: key) ? decodePoint(forKey: key) : .zero
  }
  /// Reads a size.
  public func decodeCGSize(forKey key: String) -> CGSize {
    containsValue(forKey: key) ? decodeSize(forKey: key) : .zero
  }
  /// Reads a rectangle.
  public func decodeCGRect(forKey key: String) -> CGRect {
    containsValue(forKey: key) ? decodeRect(forKey: key) : .zero
  }
  /// Reads a vector.
  public func decodeCGVector(forKey key: String) -> CGVector { NSCoder.cgVector(for: text(key)) }
  /// Reads a transform.
  public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
    NSCoder.cgAffineTransform(for: text(key))
  }
  /// Reads insets.
  public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
    NSCoder.uiEdgeInsets(for: text(key))
  }
  /// Reads insets that follow the direction of reading.
  public func decodeDirectionalEdgeInsets(forKey key: String) -> NSDirectionalEdgeInsets {
    NSCoder.nsDirectionalEdgeInsets(for: text(key))
  }
  /// Reads an offset.
  public func decodeUIOffset(forKey key: String) -> UIOffset { NSCoder.uiOffset(for: text(key)) }

  private func keep(_ text: String, _ key: String) { encode(text as NSString, forKey: key) }

  private func text(_ key: String) -> String {
    guard containsValue(forKey: key) else { return "" }
    return decodeObject(of: NSString.self, forKey: key) as String? ?? ""
  }
}
