@_spi(XcodeSources) import ObjCRuntime
import PlatformInterface

extension String {
  /// Looks a text up in the language that the app runs in, and puts its values into it.
  ///
  /// - Parameters:
  ///   - keyAndValue: the key, which is the text where no table has it.
  ///   - table: the table's name; `Localizable` where nil.
  ///   - bundle: where the table is; the app's own where nil.
  ///   - locale: how numbers are written. The language is the app's.
  ///   - comment: for translators.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    let format = LocalizedStrings.text(
      keyAndValue.key, table: table, bundle: bundle ?? .main, value: keyAndValue.key)
    self = keyAndValue.text(format, locale: locale)
  }

  /// Looks a text up by a key that is not the text itself.
  ///
  /// - Parameters:
  ///   - key: what the table has it under.
  ///   - defaultValue: the text where no table has the key.
  ///   - table: the table's name; `Localizable` where nil.
  ///   - bundle: where the table is; the app's own where nil.
  ///   - locale: how numbers are written. The language is the app's.
  ///   - comment: for translators.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    let format = LocalizedStrings.text(
      "\(key)", table: table, bundle: bundle ?? .main, value: defaultValue.key)
    self = defaultValue.text(format, locale: locale)
  }

  /// Looks up what a resource names.
  public init(localized resource: LocalizedStringResource) {
    let format = LocalizedStrings.text(
      resource.key, table: resource.table, bundle: resource.bundle.found,
      value: resource.defaultValue.key)
    self = resource.defaultValue.text(format, locale: resource.locale)
  }
}

/// A text that is looked up later: its key, and where it is.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// Where a table of texts is.
  public enum BundleDescription: Equatable, Sendable {
    /// The app.
    case main
    /// The bundle that a class is in.
    case forClass(AnyClass)
    /// The bundle in a folder.
    case atURL(URL)

    var found: Bundle {
      switch self {
      case .main: .main
      case .forClass(let type): ClassBundles.of(type)
      case .atURL(let url): Bundle(url: url) ?? .main
      }
    }

    /// Whether both name the same bundle.
    public static func == (left: BundleDescription, right: BundleDescription) -> Bool {
      switch (left, right) {
      case (.main, .main): true
      case (.forClass(let one), .forClass(let other)): one == other
      case (.atURL(let one), .atURL(let other)): one == other
      default: false
      }
    }
  }

  /// What the table has the text under.
  public let key: String
  /// The text where no table has the key.
  public let defaultValue: String.LocalizationValue
  /// The table's name; `Localizable` where nil.
  public let table: String?
  /// How numbers are written.
  public var locale: Locale
  /// Where the table is.
  public let bundle: BundleDescription

  /// Makes a resource whose key is the text.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    key = keyAndValue.key
    defaultValue = keyAndValue
    (self.table, self.locale, self.bundle) = (table, locale, bundle)
  }

  /// Makes a resource with a key of its own.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.key = "\(key)"
    self.defaultValue = defaultValue
    (self.table, self.locale, self.bundle) = (table, locale, bundle)
  }

  /// Makes a resource of a text in quotation marks.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// Makes a resource of a text with values in it.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}

extension AttributedString {
  /// Looks a text up as `String(localized:)` does. Marks of Markdown stay in it as they are written, and grammar is not
  /// inflected; both are reported.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let text = String(
      localized: keyAndValue, table: table, bundle: bundle, locale: locale ?? .current)
    if text.contains("](") || text.contains("**") {
      Unsupported.report("Markdown in AttributedString(localized:)")
    }
    self.init(text)
  }
}
