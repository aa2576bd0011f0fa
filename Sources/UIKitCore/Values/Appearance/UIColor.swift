// The compiler looks its literals' types up by names that begin with an underscore.
// swift-format-ignore-file: NoLeadingUnderscores

import Failures

/// A colour, or a rule that tells the colour from the traits of where it is used.
///
/// Immutable and free to share between threads.
open class UIColor: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  private let mark = CoreFoundationMark()
  /// Where the colour comes from.
  enum Content: Sendable {
    case fixed(CGColor)
    /// One of the system's, by name.
    case system(SystemColor)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
    /// A colour set of an asset catalog.
    case named(NamedColor)
  }

  let content: Content

  init(content: Content) { self.content = content }

  public convenience override init() { self.init(content: .fixed(.clear)) }

  /// Makes a grey; values outside 0…1 are kept.
  public init(white: CGFloat, alpha: CGFloat) {
    content = .fixed(CGColor(space: .extendedGraySpace, values: [white, unit(alpha)]))
  }

  /// Makes a colour in sRGB of hue, saturation and brightness; components outside 0…1 are clipped.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let rgb = HueMath.rgb(
      hue: unit(hue), saturation: unit(saturation), brightness: unit(brightness))
    content = .fixed(
      CGColor(space: .extendedSRGBSpace, values: [rgb.0, rgb.1, rgb.2, unit(alpha)]))
  }

  /// sRGB; components outside 0…1 are kept for wide-gamut colours.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    content = .fixed(
      CGColor(space: .extendedSRGBSpace, values: [red, green, blue, unit(alpha)]))
  }

  /// Kept as its place in extended sRGB, as on iOS.
  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let color = CGColor(space: .displayP3Space, values: [red, green, blue, unit(alpha)])
    content = .fixed(
      color.converted(to: .extendedSRGBSpace, intent: .defaultIntent, options: nil) ?? color)
  }

  /// Makes a colour that is the same in every appearance.
  public init(cgColor: CGColor) { content = .fixed(cgColor) }

  /// Makes a colour that repeats a picture from the view's top left.
  public init(patternImage image: UIImage) {
    guard let picture = image.cgImage else {
      content = .fixed(.clear)
      return
    }
    let pattern = CGPattern(image: picture, size: image.size)
    let space = CGColorSpace(kind: .pattern(base: nil), name: nil)
    content = .fixed(
      CGColor(space: space, values: [1], rgba: .black, pattern: pattern))
  }

  /// A colour that `dynamicProvider` chooses by the traits of where it is used.
  ///
  /// - Parameter dynamicProvider: called on any thread, as often as the colour is needed.
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    // Apple's signature is not Sendable though it is called from any thread.
    nonisolated(unsafe) let provider = dynamicProvider
    content = .dynamic { provider($0) }
  }

  /// Makes the colour of a `#colorLiteral`.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  // MARK: Resolving

  /// Returns the colour that the rule tells for some traits; the colour itself where it is no
  /// dynamic one.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    switch content {
    case .fixed: return self
    case .system(let color): return color.fixed(for: traitCollection)
    case .dynamic(let provider):
      let chosen = provider(traitCollection)
      require(chosen !== self, "A dynamic color's provider returned the color itself.")
      return chosen.resolvedColor(with: traitCollection)
    case .named(let color):
      return color.color(for: traitCollection).resolvedColor(with: traitCollection)
    }
  }

  /// The colour as `UITraitCollection.current` has it.
  open var cgColor: CGColor {
    if case .fixed(let color) = content { return color }
    return cgColor(for: .current)
  }

  /// Resolved for given traits, without an object in between where the colour is a system one.
  package func cgColor(for traits: UITraitCollection) -> CGColor {
    switch content {
    case .fixed(let color): return color
    case .system(let color): return color.cgColor(for: traits)
    case .dynamic, .named:
      let resolved = resolvedColor(with: traits)
      return resolved.cgColor
    }
  }

  /// The colour as painters need it, for `UITraitCollection.current`.
  package var rgba: RGBA { cgColor.rgba }

  /// Returns the colour as painters need it, for given traits.
  package func rgba(for traits: UITraitCollection) -> RGBA { cgColor(for: traits).rgba }

  /// Whether the colour depends on traits.
  package var isDynamic: Bool {
    if case .fixed = content { return false }
    return true
  }

  /// Returns the same colour as opaque as `alpha` says; of a dynamic one, another dynamic one.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch content {
    case .fixed(let color): UIColor(content: .fixed(color.copy(alpha: unit(alpha)) ?? color))
    case .system, .dynamic, .named:
      UIColor(
        content: .dynamic { [self] traits in
          resolvedColor(with: traits).withAlphaComponent(alpha)
        })
    }
  }

  // MARK: Drawing

  /// Fills and strokes in this colour from now on, in the current graphics context.
  open func set() {
    setFill()
    setStroke()
  }

  /// Makes the colour that of fills in the current context, as the current traits have it; without
  /// a context nothing happens.
  open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

  /// Makes the colour that of strokes in the current context, as the current traits have it;
  /// without a context nothing happens.
  open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

  // MARK: Values

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether both have the same numbers in the same colour space, or are the same system colour or
  /// object.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if other === self { return true }
    switch (content, other.content) {
    case (.fixed(let a), .fixed(let b)): return a == b
    case (.system(let a), .system(let b)): return a == b
    case (.named(let a), .named(let b)): return a === b
    default: return false
    }
  }

  open override var hash: Int {
    switch content {
    case .fixed(let color): color.hashValue
    case .system(let color): color.hashValue
    case .dynamic: ObjectIdentifier(self).hashValue
    case .named(let color): ObjectIdentifier(color).hashValue
    }
  }

  open override var description: String {
    switch content {
    case .fixed(let color):
      if color.pattern != nil { return "UICGColor pattern" }
      let name =
        switch color.colorSpace?.model {
        case .monochrome: "UIExtendedGrayColorSpace"
        case .rgb: "UIExtendedSRGBColorSpace"
        default: color.colorSpace?.name ?? "UICGColor"
        }
      let numbers = (color.components ?? []).map { String(format: "%g", Double($0)) }
      return ([name] + numbers).joined(separator: " ")
    case .system(let color): return "<UIDynamicSystemColor: name = \(color)Color>"
    case .dynamic: return "<UIDynamicProviderColor>"
    case .named(let color): return "<UIDynamicCatalogColor: name = \(color.name)>"
    }
  }

  // MARK: Coding

  /// Whether colours can be read from archives that name their classes, which they can.
  public static var supportsSecureCoding: Bool { true }

  /// Red, green, blue and alpha under iOS's keys; a dynamic colour as it is now.
  open func encode(with coder: NSCoder) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    coder.encode(Float(red), forKey: "UIRed")
    coder.encode(Float(green), forKey: "UIGreen")
    coder.encode(Float(blue), forKey: "UIBlue")
    coder.encode(Float(alpha), forKey: "UIAlpha")
  }

  /// Reads a colour from an archive. One that depends on traits comes back as it was when it was
  /// written.
  public required init?(coder: NSCoder) {
    let alpha = coder.containsValue(forKey: "UIAlpha") ? coder.decodeFloat(forKey: "UIAlpha") : 1
    let values = ["UIRed", "UIGreen", "UIBlue"].map { CGFloat(coder.decodeFloat(forKey: $0)) }
    content = .fixed(
      CGColor(space: .extendedSRGBSpace, values: values + [CGFloat(alpha)]))
  }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// The type of `#colorLiteral(red:green:blue:alpha:)` where nothing else says so.
public typealias _ColorLiteralType = UIColor

private func unit(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(value, 0), 1) }
