extension UIImage {
  /// The surroundings that a picture is wanted for: traits, and how a symbol is drawn.
  public class Configuration: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The traits for which a picture is wanted; nil for any.
    public let traitCollection: UITraitCollection?
    /// The language for which a picture is wanted; nil for any.
    public let locale: Locale?

    required init(traits: UITraitCollection?, locale: Locale?) {
      traitCollection = traits
      self.locale = locale
    }

    /// Makes a configuration for traits; nil for any.
    public convenience init(traitCollection: UITraitCollection?) {
      self.init(traits: traitCollection, locale: nil)
    }

    /// Makes a configuration for a language; nil for any.
    public convenience init(locale: Locale?) { self.init(traits: nil, locale: locale) }

    func with(traits: UITraitCollection?, locale: Locale?) -> Self {
      Self(traits: traits, locale: locale)
    }

    /// Returns the same configuration for other traits.
    public func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      with(traits: traitCollection, locale: locale)
    }

    /// Returns the same configuration for another language.
    public func withLocale(_ locale: Locale?) -> Self {
      with(traits: traitCollection, locale: locale)
    }

    /// Returns the same configuration with what another one says in place of what this one says.
    public func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
      with(
        traits: otherConfiguration?.traitCollection ?? traitCollection,
        locale: otherConfiguration?.locale ?? locale)
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Configuration, type(of: other) == type(of: self) else {
        return false
      }
      return
        (other.traitCollection == traitCollection
        || (traitCollection?.isEqual(other.traitCollection) ?? false)) && other.locale == locale
    }

    public override var hash: Int { locale.hashValue }

    /// Whether configurations can be read from archives that name their classes, which they can.
    public static var supportsSecureCoding: Bool { true }
    /// Traits are those of the moment of reading.
    public func encode(with coder: NSCoder) {}
    /// Makes a configuration for any surroundings; traits and language are not read.
    public required init?(coder: NSCoder) {
      traitCollection = nil
      locale = nil
    }
  }
}
