import Foundation

extension NSLocale {
  /// The name of a region in this locale's language; nil for a code that is none.
  public func localizedString(forCountryCode countryCode: String) -> String? {
    locale.localizedString(forRegionCode: countryCode)
  }
  /// The name of a language; nil for a code that is none.
  public func localizedString(forLanguageCode languageCode: String) -> String? {
    locale.localizedString(forLanguageCode: languageCode)
  }
  /// The name of a locale, such as "English (United States)"; nil for an identifier that is none.
  public func localizedString(forLocaleIdentifier localeIdentifier: String) -> String? {
    locale.localizedString(forIdentifier: localeIdentifier)
  }
  /// The name of a currency; nil for a code that is none.
  public func localizedString(forCurrencyCode currencyCode: String) -> String? {
    locale.localizedString(forCurrencyCode: currencyCode)
  }
  /// The name of a script; nil for a code that is none.
  public func localizedString(forScriptCode scriptCode: String) -> String? {
    locale.localizedString(forScriptCode: scriptCode)
  }

  private var locale: Locale { self as Locale }
}
