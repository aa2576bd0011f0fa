/// An immutable colour: numbers, the space they are in, and how opaque it is.
public final class CGColor: @unchecked Sendable {
  /// What painters use: converted to sRGB and clipped. A pattern's is opaque black, for what cannot
  /// paint patterns.
  package let rgba: RGBA
  private let space: CGColorSpace
  /// Alpha last.
  private let values: [CGFloat]
  private let storedPattern: CGPattern?

  /// Makes a colour of its numbers, with the sRGB that painters use.
  package init(space: CGColorSpace, values: [CGFloat], rgba: RGBA, pattern: CGPattern? = nil) {
    self.space = space
    self.values = values
    self.rgba = rgba
    storedPattern = pattern
  }

  /// Makes an sRGB colour of what painters use.
  package convenience init(_ rgba: RGBA) {
    self.init(
      space: .sRGBSpace,
      values: [CGFloat(rgba.red), CGFloat(rgba.green), CGFloat(rgba.blue), CGFloat(rgba.alpha)],
      rgba: rgba)
  }

  /// Makes a colour of numbers in a space, alpha last, and converts it to what painters use.
  package convenience init(space: CGColorSpace, values: [CGFloat]) {
    self.init(space: space, values: values, rgba: ColorConversion.rgba(values, in: space))
  }

  /// Makes a colour of numbers in a space; nil in a space of patterns.
  ///
  /// - Parameter components: as many as the space has, then alpha.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    guard space.model != .pattern else { return nil }
    let count = space.numberOfComponents + 1
    self.init(
      space: space, values: Array(UnsafeBufferPointer(start: components, count: count)))
  }

  /// Makes a colour that paints a pattern; nil in a space of something else.
  ///
  /// - Parameter components: the tint of an uncoloured pattern; then, or alone, alpha.
  public convenience init?(
    patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>
  ) {
    guard space.model == .pattern else { return nil }
    let count = space.numberOfComponents + 1
    let values = Array(UnsafeBufferPointer(start: components, count: count))
    self.init(
      space: space, values: values, rgba: RGBA.black.withAlpha(Float(values[count - 1])),
      pattern: pattern)
  }

  /// Makes a colour in sRGB, whose numbers lie from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(srgbRed: red, green: green, blue: blue, alpha: alpha)
  }

  /// Makes a colour in sRGB, whose numbers lie from 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(space: .sRGBSpace, values: [red, green, blue, alpha])
  }

  /// Makes a grey from 0, black, to 1, white.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(genericGrayGamma2_2Gray: gray, alpha: alpha)
  }

  /// Makes a grey with the gamma 2.2, from 0, black, to 1, white.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(space: .grayGammaSpace, values: [gray, alpha])
  }

  /// Makes a colour of amounts of ink from 0 to 1.
  public convenience init(
    genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat,
    alpha: CGFloat
  ) {
    self.init(space: .cmykSpace, values: [cyan, magenta, yellow, black, alpha])
  }

  /// Opaque black in the gray space.
  public static let black = CGColor(genericGrayGamma2_2Gray: 0, alpha: 1)
  /// Opaque white in the gray space.
  public static let white = CGColor(genericGrayGamma2_2Gray: 1, alpha: 1)
  /// Transparent black in the gray space.
  public static let clear = CGColor(genericGrayGamma2_2Gray: 0, alpha: 0)

  /// How opaque the colour is, from 0 to 1.
  public var alpha: CGFloat { values.last ?? 1 }
  /// The space that the numbers are in.
  public var colorSpace: CGColorSpace? { space }
  /// Alpha last; for a pattern without a tint, alpha alone.
  public var components: [CGFloat]? { values }
  /// Alpha included.
  public var numberOfComponents: Int { values.count }
  /// The pattern that is painted; nil for plain colours.
  public var pattern: CGPattern? { storedPattern }

  public func copy() -> CGColor? { self }

  public func copy(alpha: CGFloat) -> CGColor? {
    var changed = values
    changed[changed.count - 1] = alpha
    return CGColor(
      space: space, values: changed, rgba: rgba.withAlpha(Float(min(max(alpha, 0), 1))),
      pattern: storedPattern)
  }

  /// Returns the same light in another space, clipped to what that space holds; nil for patterns and
  /// indexed spaces. `intent` and `options` make no difference.
  public func converted(
    to other: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
  ) -> CGColor? {
    guard storedPattern == nil else { return nil }
    if other == space { return self }
    return ColorConversion.convert(values, from: space, to: other).map {
      CGColor(space: other, values: $0)
    }
  }
}

extension CGColor: _ExpressibleByColorLiteral {
  /// Makes an sRGB colour of what `#colorLiteral` says.
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      space: .sRGBSpace, values: [CGFloat(red), CGFloat(green), CGFloat(blue), CGFloat(alpha)])
  }
}

extension CGColor: Hashable {
  /// Returns whether both have the same numbers in the same space.
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
    lhs === rhs
      || (lhs.values == rhs.values && lhs.space == rhs.space
        && lhs.storedPattern === rhs.storedPattern)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

/// Colours from one space to another.
package enum ColorConversion {
  /// `values` with alpha last, clipped to what painters know.
  package static func rgba(_ values: [CGFloat], in space: CGColorSpace) -> RGBA {
    let alpha = unit(values.last ?? 1)
    switch space.kind {
    case .rgb(.sRGB, .sRGB, _):
      return RGBA(
        red: unit(values[0]), green: unit(values[1]), blue: unit(values[2]), alpha: alpha)
    case .gray:
      // Gray is taken as sRGB's gray, number for number, as UIKit shows it.
      return RGBA(
        red: unit(values[0]), green: unit(values[0]), blue: unit(values[0]), alpha: alpha)
    case .cmyk:
      let keep = 1 - values[3]
      return RGBA(
        red: unit((1 - values[0]) * keep), green: unit((1 - values[1]) * keep),
        blue: unit((1 - values[2]) * keep), alpha: alpha)
    case .pattern: return RGBA.black.withAlpha(alpha)
    default:
      guard let c = convert(values, from: space, to: .sRGBSpace) else {
        return RGBA.black.withAlpha(alpha)
      }
      return RGBA(red: unit(c[0]), green: unit(c[1]), blue: unit(c[2]), alpha: alpha)
    }
  }

  /// Alpha last in both; nil where `target` takes no conversions.
  package static func convert(_ values: [CGFloat], from: CGColorSpace, to target: CGColorSpace)
    -> [CGFloat]?
  {
    guard from.model != .pattern, let alpha = values.last else { return nil }
    if case .gray(_, _) = from.kind, case .rgb(.sRGB, .sRGB, _) = target.kind {
      return [values[0], values[0], values[0], alpha]
    }
    let light = from.kind.light(values.dropLast().map { $0.isFinite ? Double($0) : 0 })
    return target.kind.components(light: light).map { $0.map { CGFloat($0) } + [alpha] }
  }

  private static func unit(_ value: CGFloat) -> Float {
    value.isNaN ? 0 : Float(min(max(value, 0), 1))
  }
}
