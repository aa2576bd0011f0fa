import PlatformInterface

/// What a font should be like, before one is chosen. Immutable.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
  private let mark = CoreFoundationMark()
  /// What the attributes amount to, but for a name that has to be looked up.
  private let spec: FontSpec
  let scaling: FontScaling?
  /// Attributes given by name, kept as they came.
  private let given: [AttributeName: Any]

  private init(spec: FontSpec, scaling: FontScaling?, given: [AttributeName: Any]) {
    self.spec = spec
    self.scaling = scaling
    self.given = given
  }

  convenience init(spec: FontSpec, scaling: FontScaling?) {
    self.init(spec: spec, scaling: scaling, given: [:])
  }

  public convenience override init() { self.init(fontAttributes: [:]) }

  /// Makes a description of attributes; what they leave out is as in the system's font.
  public convenience init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any] = [:]) {
    var spec = FontSpec(pointSize: 0)
    Self.apply(attributes, to: &spec)
    let style =
      (attributes[.textStyle] as? String).map(UIFont.TextStyle.init(rawValue:))
      ?? attributes[.textStyle] as? UIFont.TextStyle
    self.init(
      spec: spec, scaling: style.map { FontScaling(style: $0, isStyleItself: true) },
      given: attributes)
  }

  /// Makes a description of a font's name and a size in points.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }

  /// Returns the description of a text style's font at the user's text size.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor
  {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// Returns the description of a text style's font at the text size of some traits.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  // MARK: Reading

  /// The size in points; zero where none is given.
  open var pointSize: CGFloat { spec.pointSize }

  /// The name of the font itself.
  open var postscriptName: String {
    given[.name] as? String ?? SystemFontNames.name(of: spec)
  }

  /// The traits that have a name.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if spec.weight >= 600 { traits.insert(.traitBold) }
    if spec.isItalic { traits.insert(.traitItalic) }
    if spec.design == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The attributes that were given, with the size.
  open var fontAttributes: [UIFontDescriptor.AttributeName: Any] {
    var attributes = given
    attributes[.size] = spec.pointSize
    if let scaling, scaling.isStyleItself { attributes[.textStyle] = scaling.style.rawValue }
    if attributes[.name] == nil, attributes[.family] == nil {
      attributes[.name] = postscriptName
    }
    return attributes
  }

  /// Returns the value of an attribute; nil where there is none.
  open func object(forKey anAttribute: UIFontDescriptor.AttributeName) -> Any? {
    switch anAttribute {
    case .traits:
      return [
        TraitKey.symbolic: symbolicTraits.rawValue,
        TraitKey.weight: UIFont.Weight(css: spec.weight).rawValue,
        TraitKey.slant: spec.isItalic ? CGFloat(0.07) : 0,
        TraitKey.width: CGFloat(0),
      ]
    case .family: return given[.family] ?? UIFont(spec: spec).familyName
    case .name: return postscriptName
    default: return fontAttributes[anAttribute]
    }
  }

  // MARK: Changing

  /// Returns the same description with some attributes replaced.
  open func addingAttributes(_ attributes: [UIFontDescriptor.AttributeName: Any] = [:])
    -> UIFontDescriptor
  {
    var spec = spec
    Self.apply(attributes, to: &spec)
    let keepsStyle = attributes[.name] == nil && attributes[.family] == nil
    return UIFontDescriptor(
      spec: spec, scaling: keepsStyle ? scaling : nil,
      given: given.merging(attributes) { $1 })
  }

  /// Returns the same description with another size in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    addingAttributes([.size: newPointSize])
  }

  /// Returns the same description of another family.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    addingAttributes([.family: newFamily])
  }

  /// Returns the same description of another member of the family.
  open func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }

  /// Returns the same description with traits; nil for those that no installed system font has,
  /// such as condensed.
  open func withSymbolicTraits(_ symbolicTraits: UIFontDescriptor.SymbolicTraits)
    -> UIFontDescriptor?
  {
    let known: SymbolicTraits = [.traitBold, .traitItalic, .traitMonoSpace, .traitUIOptimized]
    guard symbolicTraits.subtracting(known).isEmpty else { return nil }
    var spec = spec
    let isBold = symbolicTraits.contains(.traitBold)
    if isBold != (spec.weight >= 600) { spec.weight = isBold ? 600 : 400 }
    spec.isItalic = symbolicTraits.contains(.traitItalic)
    if symbolicTraits.contains(.traitMonoSpace) { spec.design = .monospaced }
    return UIFontDescriptor(spec: spec, scaling: scaling, given: given)
  }

  /// Returns the system font in another design; nil for other fonts.
  open func withDesign(_ design: UIFontDescriptor.SystemDesign) -> UIFontDescriptor? {
    guard spec.family.isEmpty, given[.name] == nil, let design = design.fontDesign else {
      return nil
    }
    var spec = spec
    spec.design = design
    return UIFontDescriptor(spec: spec, scaling: scaling, given: given)
  }

  // MARK: Resolving

  /// The specification with its name looked up; the system font where it is not installed.
  var resolvedSpec: FontSpec {
    guard let name = given[.name] as? String, !name.hasPrefix("."),
      var found = InstalledFonts.font(named: name, pointSize: spec.pointSize)
    else { return spec }
    if spec.weight != 400 { found.weight = spec.weight }
    if spec.isItalic { found.isItalic = true }
    found.hasMonospacedDigits = spec.hasMonospacedDigits
    return found
  }

  private static func apply(_ attributes: [AttributeName: Any], to spec: inout FontSpec) {
    if let size = number(attributes[.size]) { spec.pointSize = size }
    if let name = attributes[.name] as? String {
      if let system = SystemFontNames.spec(named: name, size: spec.pointSize) {
        spec = system
      }
    }
    if let family = attributes[.family] as? String {
      spec.family = family.hasPrefix(".") ? "" : family
    }
    if let face = attributes[.face] as? String {
      spec.isItalic = face.contains("Italic") || face.contains("Oblique")
      let weight = UIFont.Weight.steps.first { face.contains($0.name) }
      spec.weight = weight?.css ?? 400
    }
    if let traits = attributes[.traits] as? [TraitKey: Any] {
      if let symbolic = number(traits[.symbolic]) {
        let traits = SymbolicTraits(rawValue: UInt32(max(symbolic, 0)))
        if traits.contains(.traitBold) { spec.weight = max(spec.weight, 600) }
        if traits.contains(.traitItalic) { spec.isItalic = true }
        if traits.contains(.traitMonoSpace) { spec.design = .monospaced }
      }
      if let weight = traits[.weight] as? UIFont.Weight {
        spec.weight = weight.css
      } else if let weight = number(traits[.weight]) {
        spec.weight = UIFont.Weight(weight).css
      }
      if let slant = number(traits[.slant]) { spec.isItalic = slant > 0 }
    }
    if let features = attributes[.featureSettings] as? [[FeatureKey: Any]] {
      for feature in features {
        // kNumberSpacingType with kMonospacedNumbersSelector or kProportionalNumbersSelector.
        guard number(feature[.type]) == 6, let selector = number(feature[.selector]) else {
          continue
        }
        spec.hasMonospacedDigits = selector == 0
      }
    }
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Int: CGFloat(value)
    case let value as UInt32: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as SymbolicTraits: CGFloat(value.rawValue)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }

  // MARK: Values

  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return other === self
      || other.spec == spec && other.scaling == scaling
        && given[.name] as? String == other.given[.name] as? String
  }

  open override var hash: Int { spec.hashValue }
}
