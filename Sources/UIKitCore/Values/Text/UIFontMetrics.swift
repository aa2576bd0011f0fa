import Failures
import PlatformInterface

/// Scales fonts and distances as a text style grows with the user's text size.
public final class UIFontMetrics: NSObject, @unchecked Sendable {
  private let style: UIFont.TextStyle

  /// The metrics of the style `body`.
  public class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Makes what scales as a text style grows.
  public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

  /// Returns a font scaled by the user's text size.
  public func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: nil)
  }

  /// Returns a font scaled by the user's text size, up to a size in points.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns a font scaled by the text size of some traits.
  public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?)
    -> UIFont
  {
    scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
  }

  /// Returns a font scaled by the text size of some traits, up to a size in points.
  ///
  /// - Parameter maximumPointSize: 0 for none.
  /// - Precondition: `font` does not follow the text size already.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    if let scaling = font.scaling, !scaling.isStyleItself {
      failure(
        "Attempt to set size scaling on already scaled font: \(font.description)")
    }
    let maximum = maximumPointSize > 0 ? maximumPointSize : .infinity
    return scaled(font, baseSize: font.pointSize, maximum: maximum, traits: traitCollection)
  }

  func scaled(
    _ font: UIFont, baseSize: CGFloat, maximum: CGFloat, traits: UITraitCollection?
  ) -> UIFont {
    var spec = font.spec
    spec.pointSize = min(scaledValue(for: baseSize, compatibleWith: traits), maximum)
    return UIFont(
      spec: spec,
      scaling: FontScaling(
        style: style, isStyleItself: false, baseSize: baseSize, maximumSize: maximum))
  }

  /// Returns a length scaled by the user's text size.
  public func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Rounded to the pixels of a screen with three of them a point, or as many as the traits say.
  public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?)
    -> CGFloat
  {
    let category = TextStyleFonts.category(traitCollection)
    guard category != .large else { return value }
    let ratio =
      TextStyleSizes.size(of: style, in: category) / TextStyleSizes.size(of: style, in: .large)
    let scale = traitCollection?.displayScale ?? 0
    let pixels = scale > 0 ? scale : 3
    return (value * ratio * pixels).rounded() / pixels
  }
}
