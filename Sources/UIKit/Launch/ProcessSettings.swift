import PlatformInterface

/// Options that concern the process and not its windows.
enum ProcessSettings {
  /// Called once, before anything asks for a locale, a default or a connection.
  static func apply(_ options: LaunchOptions) {
    apply(defaults: options.defaults, locale: options.localeIdentifier)
    if options.network == .none { denyNetwork() }
  }

  /// Fills the domain of arguments, which outranks what is stored and is never written.
  private static func apply(defaults: [String: String], locale: String?) {
    var values = UserDefaults.standard.volatileDomain(forName: UserDefaults.argumentDomain)
    for (key, value) in defaults { values[key] = value }
    if let locale {
      values["AppleLocale"] = locale
      values["AppleLanguages"] = [locale.replacingOccurrences(of: "_", with: "-")]
      if !ProcessLocale.choose(locale) { Unsupported.report("Locale.current for --locale") }
      // Libraries below Foundation read these.
      setenv("LANG", locale.replacingOccurrences(of: "-", with: "_") + ".UTF-8", 1)
    }
    UserDefaults.standard.setVolatileDomain(values, forName: UserDefaults.argumentDomain)
  }

  /// Sends every request beyond this machine to a port on which nothing listens. URLSession's
  /// transport reads these variables; see Docs/decisions/0004-options-through-the-environment.md.
  private static func denyNetwork() {
    for name in ["http_proxy", "https_proxy", "HTTPS_PROXY", "ftp_proxy", "ALL_PROXY", "all_proxy"]
    {
      setenv(name, "http://127.0.0.1:9", 1)
    }
    for name in ["no_proxy", "NO_PROXY"] { setenv(name, "localhost,127.0.0.1,::1", 1) }
  }
}
