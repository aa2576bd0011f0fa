import CoreGraphics
import Foundation

/// Geometry as text: braces around numbers that commas part, as in `{{0, 0}, {320, 44}}`.
enum GeometryText {
  /// A number with the digits that give it back.
  ///
  /// iOS-BEHAVIOUR: 17 digits where a number needs them. Evidence: unmeasured.
  static func number(_ value: CGFloat) -> String { String(format: "%.17g", Double(value)) }

  /// Numbers in braces.
  static func list(_ values: [CGFloat]) -> String {
    "{" + values.map(number).joined(separator: ", ") + "}"
  }

  /// The numbers of a text of the given form; nil where it has another form.
  ///
  /// - Parameter form: the text's punctuation with a `#` for each number, and without spaces.
  static func numbers(_ text: String, _ form: String) -> [CGFloat]? {
    var rest = Substring(text.filter { !$0.isWhitespace })
    var result: [CGFloat] = []
    for sign in form {
      if sign == "#" {
        let digits = rest.prefix { $0.isNumber || "+-.eE".contains($0) }
        guard let number = Double(digits), number.isFinite else { return nil }
        result.append(CGFloat(number))
        rest = rest.dropFirst(digits.count)
      } else {
        guard rest.first == sign else { return nil }
        rest = rest.dropFirst()
      }
    }
    return rest.isEmpty ? result : nil
  }
}

/// Geometry as text, and back. What is not of the form that the first gives is zero, or the identity.
extension NSCoder {
  /// A point as text: `{x, y}`.
  public class func string(for point: CGPoint) -> String { GeometryText.list([point.x, point.y]) }
  /// A vector as text: `{dx, dy}`.
  public class func string(for vector: CGVector) -> String {
    GeometryText.list([vector.dx, vector.dy])
  }
  /// A size as text: `{width, height}`.
  public class func string(for size: CGSize) -> String {
    GeometryText.list([size.width, size.height])
  }
  /// A rectangle as text: `{{x, y}, {width, height}}`.
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }
  /// A transform as text: `[a, b, c, d, tx, ty]`.
  public class func string(for transform: CGAffineTransform) -> String {
    let t = transform
    return "[" + GeometryText.list([t.a, t.b, t.c, t.d, t.tx, t.ty]).dropFirst().dropLast() + "]"
  }
  /// Insets as text: `{top, left, bottom, right}`.
  public class func string(for insets: UIEdgeInsets) -> String {
    GeometryText.list([insets.top, insets.left, insets.bottom, insets.right])
  }
  /// Insets that follow the direction of reading as text: `{top, leading, bottom, trailing}`.
  public class func string(for insets: NSDirectionalEdgeInsets) -> String {
    GeometryText.list([insets.top, insets.leading, insets.bottom, insets.trailing])
  }
  /// An offset as text: `{horizontal, vertical}`.
  public class func string(for offset: UIOffset) -> String {
    GeometryText.list([offset.horizontal, offset.vertical])
  }

  /// The point of a text; zero where it is none.
  public class func cgPoint(for string: String) -> CGPoint {
    GeometryText.numbers(string, "{#,#}").map { CGPoint(x: $0[0], y: $0[1]) } ?? .zero
  }
  /// The vector of a text; zero where it is none.
  public class func cgVector(for string: String) -> CGVector {
    GeometryText.numbers(string, "{#,#}").map { CGVector(dx: $0[0], dy: $0[1]) } ?? .zero
  }
  /// The size of a text; zero where it is none.
  public class func cgSize(for string: String) -> CGSize {
    GeometryText.numbers(string, "{#,#}").map { CGSize(width: $0[0], height: $0[1]) } ?? .zero
  }
  /// The rectangle of a text; zero where it is none.
  public class func cgRect(for string: String) -> CGRect {
    GeometryText.numbers(string, "{{#,#},{#,#}}").map {
      CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
    } ?? .zero
  }
  /// The transform of a text; the identity where it is none.
  public class func cgAffineTransform(for string: String) -> CGAffineTransform {
    GeometryText.numbers(string, "[#,#,#,#,#,#]").map {
      CGAffineTransform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5])
    } ?? .identity
  }
  /// The insets of a text; zero where it is none.
  public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
    GeometryText.numbers(string, "{#,#,#,#}").map {
      UIEdgeInsets(top: $0[0], left: $0[1], bottom: $0[2], right: $0[3])
    } ?? .zero
  }
  /// The insets of a text that follow the direction of reading; zero where it is none.
  public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
    GeometryText.numbers(string, "{#,#,#,#}").map {
      NSDirectionalEdgeInsets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3])
    } ?? .zero
  }
  /// The offset of a text; zero where it is none.
  public class func uiOffset(for string: String) -> UIOffset {
    GeometryText.numbers(string, "{#,#}").map { UIOffset(horizontal: $0[0], vertical: $0[1]) }
      ?? .zero
  }
}
