/// A colour, or a rule that chooses one by traits.
public class UIColor: NSObject, @unchecked Sendable {
  private let fixed: CGColor?
  private let provider: (@Sendable (UITraitCollection) -> UIColor)?

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    fixed = CGColor(
      RGBA(red: Float(red), green: Float(green), blue: Float(blue), alpha: Float(alpha)))
    provider = nil
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    fixed = nil
    provider = dynamicProvider
  }

  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    provider?(traitCollection) ?? self
  }

  public var cgColor: CGColor {
    fixed ?? resolvedColor(with: .current).cgColor
  }

  public static let systemBlue = UIColor(red: 0, green: 122 / 255, blue: 1, alpha: 1)
}
