extension UIImage {
  /// Size, weight and colours a symbol is drawn in; what is left out comes from elsewhere.
  public final class SymbolConfiguration: UIImage.Configuration, @unchecked Sendable {
    /// What can be said about a symbol, all of it optional.
    struct Values: Hashable, Sendable {
      var pointSize: CGFloat?
      var weight = SymbolWeight.unspecified
      var scale = SymbolScale.unspecified
      /// The name of a text style whose size is to be used.
      var textStyle: String?
      /// In the order primary, secondary, tertiary.
      var colors: [UIColor] = []
      var isHierarchical = false
      var prefersMulticolor: Bool?
    }

    let values: Values

    required init(traits: UITraitCollection?, locale: Locale?) {
      values = Values()
      super.init(traits: traits, locale: locale)
    }

    init(values: Values, traits: UITraitCollection? = nil, locale: Locale? = nil) {
      self.values = values
      super.init(traits: traits, locale: locale)
    }

    /// Reads size, weight and scale from an archive.
    public required init?(coder: NSCoder) {
      var values = Values()
      if coder.containsValue(forKey: "pointSize") {
        values.pointSize = CGFloat(coder.decodeDouble(forKey: "pointSize"))
      }
      values.weight = SymbolWeight(rawValue: coder.decodeInteger(forKey: "weight")) ?? .unspecified
      values.scale = SymbolScale(rawValue: coder.decodeInteger(forKey: "scale")) ?? .unspecified
      self.values = values
      super.init(coder: coder)
    }

    public override func encode(with coder: NSCoder) {
      super.encode(with: coder)
      if let pointSize = values.pointSize { coder.encode(Double(pointSize), forKey: "pointSize") }
      coder.encode(values.weight.rawValue, forKey: "weight")
      coder.encode(values.scale.rawValue, forKey: "scale")
    }

    private convenience init(_ change: (inout Values) -> Void) {
      var values = Values()
      change(&values)
      self.init(values: values)
    }

    /// Makes a configuration of a scale beside text.
    public convenience init(scale: UIImage.SymbolScale) { self.init { $0.scale = scale } }

    /// Makes a configuration of a stroke's weight.
    public convenience init(weight: UIImage.SymbolWeight) { self.init { $0.weight = weight } }

    /// Makes a configuration whose size fits text of so many points.
    public convenience init(pointSize: CGFloat) { self.init { $0.pointSize = pointSize } }

    /// Makes a configuration of a size in points and a weight.
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
      self.init {
        $0.pointSize = pointSize
        $0.weight = weight
      }
    }

    /// Makes a configuration of a size in points, a weight and a scale.
    public convenience init(
      pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale
    ) {
      self.init {
        $0.pointSize = pointSize
        $0.weight = weight
        $0.scale = scale
      }
    }

    /// Makes a configuration of a font's size and weight.
    public convenience init(font: UIFont) {
      self.init(font: font, scale: .unspecified)
    }

    /// Makes a configuration of a font's size and weight, with a scale.
    public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
      self.init {
        $0.pointSize = font.pointSize
        $0.weight = SymbolMetrics.weight(css: font.spec.weight)
        $0.scale = scale
      }
    }

    /// Makes a configuration of a text style's size and weight, which follow the text size the
    /// reader chose.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(textStyle: textStyle, scale: .unspecified)
    }

    /// Makes a configuration whose size follows a text style, with a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
      self.init {
        $0.textStyle = textStyle.rawValue
        $0.scale = scale
      }
    }

    /// Makes a configuration of one colour, lighter in the layers behind; symbols here have one
    /// layer.
    public convenience init(hierarchicalColor: UIColor) {
      self.init {
        $0.colors = [hierarchicalColor]
        $0.isHierarchical = true
      }
    }

    /// Makes a configuration of a colour for each layer; symbols here have one layer, which takes
    /// the first.
    public convenience init(paletteColors: [UIColor]) { self.init { $0.colors = paletteColors } }

    /// Returns a configuration that shows symbols in one colour.
    public class func preferringMonochrome() -> Self {
      var values = Values()
      values.prefersMulticolor = false
      return Self(values: values)
    }

    /// Returns a configuration that shows symbols in their own colours where they have any.
    public class func preferringMulticolor() -> Self {
      var values = Values()
      values.prefersMulticolor = true
      return Self(values: values)
    }

    private static let unspecifiedStored = SymbolConfiguration(values: Values())
    /// A configuration that leaves everything to the symbol's place.
    public class var unspecified: UIImage.SymbolConfiguration { unspecifiedStored }

    override func with(traits: UITraitCollection?, locale: Locale?) -> Self {
      Self(values: values, traits: traits, locale: locale)
    }

    private func changed(_ change: (inout Values) -> Void) -> Self {
      var copy = values
      change(&copy)
      return Self(values: copy, traits: traitCollection, locale: locale)
    }

    /// Returns the same configuration without a text style.
    public func configurationWithoutTextStyle() -> Self { changed { $0.textStyle = nil } }
    /// Returns the same configuration without a scale.
    public func configurationWithoutScale() -> Self { changed { $0.scale = .unspecified } }
    /// Returns the same configuration without a weight.
    public func configurationWithoutWeight() -> Self { changed { $0.weight = .unspecified } }
    /// Returns the same configuration without a size and a weight.
    public func configurationWithoutPointSizeAndWeight() -> Self {
      changed {
        $0.pointSize = nil
        $0.weight = .unspecified
      }
    }

    public override func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
      let base = super.applying(otherConfiguration)
      guard let other = (otherConfiguration as? SymbolConfiguration)?.values else { return base }
      return base.changed {
        if other.pointSize != nil {
          $0.pointSize = other.pointSize
          $0.textStyle = nil
        }
        if other.textStyle != nil {
          $0.textStyle = other.textStyle
          $0.pointSize = other.pointSize
        }
        if other.weight != .unspecified { $0.weight = other.weight }
        if other.scale != .unspecified { $0.scale = other.scale }
        if !other.colors.isEmpty {
          $0.colors = other.colors
          $0.isHierarchical = other.isHierarchical
        }
        if let prefers = other.prefersMulticolor { $0.prefersMulticolor = prefers }
      }
    }

    public func isEqual(to otherConfiguration: UIImage.SymbolConfiguration?) -> Bool {
      isEqual(otherConfiguration)
    }

    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return other === self || (super.isEqual(object) && other.values == values)
    }

    public override var hash: Int { values.hashValue }
  }
}
