/// A colour as Core Image has it, for its filters and `UIColor(ciColor:)`.
public final class CIColor: NSObject, NSCopying, Sendable {
  /// The components in the colour's space, without opacity.
  public let red: CGFloat
  /// The second component.
  public let green: CGFloat
  /// The third component.
  public let blue: CGFloat
  /// The opacity, 0…1.
  public let alpha: CGFloat

  /// Makes a colour of components in sRGB.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    super.init()
  }
  /// Makes an opaque colour of components in sRGB.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: 1)
  }
  /// Makes the same colour; black of a pattern.
  public convenience init(color: UIColor) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
    _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Makes the same colour; black of a pattern.
  public convenience init(cgColor: CGColor) { self.init(color: UIColor(cgColor: cgColor)) }

  /// Returns the colour itself, which never changes.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// The space that the components are in, which is sRGB.
  public var colorSpace: CGColorSpace {
    CGColorSpace(name: CGColorSpace.sRGB) ?? CGColorSpaceCreateDeviceRGB()
  }
  /// How many components there are, opacity included.
  public var numberOfComponents: Int { 4 }
  public override var description: String { stringRepresentation }
  /// The components, separated by spaces.
  public var stringRepresentation: String { "\(red) \(green) \(blue) \(alpha)" }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CIColor else { return false }
    return red == other.red && green == other.green && blue == other.blue && alpha == other.alpha
  }
  public override var hash: Int { [red, green, blue, alpha].hashValue }

  /// Black.
  public static let black = CIColor(red: 0, green: 0, blue: 0)
  /// White.
  public static let white = CIColor(red: 1, green: 1, blue: 1)
  /// Grey of half the light.
  public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)
  /// Red.
  public static let red = CIColor(red: 1, green: 0, blue: 0)
  /// Green.
  public static let green = CIColor(red: 0, green: 1, blue: 0)
  /// Blue.
  public static let blue = CIColor(red: 0, green: 0, blue: 1)
  /// Cyan.
  public static let cyan = CIColor(red: 0, green: 1, blue: 1)
  /// Magenta.
  public static let magenta = CIColor(red: 1, green: 0, blue: 1)
  /// Yellow.
  public static let yellow = CIColor(red: 1, green: 1, blue: 0)
  /// Clear black.
  public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
}

extension UIColor {
  /// Makes a colour of one of Core Image's.
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }
  /// The colour as Core Image has it; black of a pattern.
  public var ciColor: CIColor { CIColor(color: self) }
}
extension CIColor {
  /// Makes the colour that four or three numbers tell, separated by spaces; black of anything else.
  public convenience init(string representation: String) {
    let parts = representation.split(separator: " ").compactMap { Double($0).map { CGFloat($0) } }
    let isColor = parts.count == 3 || parts.count == 4
    self.init(
      red: isColor ? parts[0] : 0, green: isColor ? parts[1] : 0, blue: isColor ? parts[2] : 0,
      alpha: parts.count == 4 ? parts[3] : 1)
  }
}
