import PlatformInterface

#if GTK
  import GTKBackend
#endif

/// Options that concern the process and not its windows.
enum ProcessSettings {
  /// Called once, before anything asks for a locale, a default or a connection.
  ///
  /// - Throws: a sentence where requests cannot be answered as asked.
  static func apply(_ options: LaunchOptions) throws(LaunchOptionsError) {
    apply(defaults: options.defaults, locale: options.localeIdentifier)
    if options.localeIdentifier == nil { chooseLocale(of: options.mode) }
    switch options.network {
    case .live: break
    case .none:
      denyRequests()
      denySessions(options)
      denySockets(options)
    case .replay:
      try replayNetwork(options, records: false)
      denySockets(options)
    case .record: try replayNetwork(options, records: true)
    }
  }

  /// Takes the user's language and region where nothing names others: those of the desktop in a window, American
  /// English elsewhere, as on a new simulator, so that pictures are the same for everybody.
  ///
  /// Foundation on Linux would say `en_001`, whose weeks, dates and currencies nobody has.
  static func chooseLocale(of mode: LaunchOptions.Mode) {
    var locale = PlatformEnvironment().localeIdentifier
    #if GTK
      if mode == .window { locale = DesktopLocale.current }
    #endif
    UserDefaults.standard.register(defaults: [
      "AppleLocale": locale, "AppleLanguages": [locale.replacingOccurrences(of: "_", with: "-")],
    ])
    ProcessLocale.chooseWhenAsked(locale)
  }

  /// `tessera_start_network_replay` of that library.
  private typealias StartNetwork =
    @convention(c) (Int32, UnsafePointer<CChar>) -> UnsafeMutablePointer<CChar>?

  /// The function by which the library begins; nil where one of the two is not there, of which `dlerror()` tells.
  private static func startOfNetwork(_ path: String) -> StartNetwork? {
    guard let library = dlopen(path, RTLD_NOW | RTLD_GLOBAL),
      let symbol = dlsym(library, "tessera_start_network_replay")
    else { return nil }
    return unsafeBitCast(symbol, to: StartNetwork.self)
  }

  /// Loads the library that takes over URLSession: Docs/decisions/0010-network-replay-is-loaded.md.
  private static func replayNetwork(
    _ options: LaunchOptions, records: Bool
  ) throws(LaunchOptionsError) {
    guard let folder = options.networkFolder, let path = options.networkLibrary else {
      throw LaunchOptionsError(
        "Options that replay or record should name a folder and a library; they do not.")
    }
    guard let start = startOfNetwork(path) else {
      throw LaunchOptionsError(
        "\(path) should be the library that replays requests; it cannot be loaded: "
          + (dlerror().map { String(cString: $0) } ?? "unknown reason"))
    }
    if let problem = start(records ? 1 : 0, folder) {
      defer { free(problem) }
      throw LaunchOptionsError(String(cString: problem))
    }
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

  /// Sends every request beyond this machine to a port on which nothing listens, so that none waits for anything:
  /// URLSession's transport reads these variables, and so do programs that this one starts; see
  /// Docs/decisions/0004-options-through-the-environment.md.
  private static func denyRequests() {
    for name in ["http_proxy", "https_proxy", "HTTPS_PROXY", "ftp_proxy", "ALL_PROXY", "all_proxy"]
    {
      setenv(name, "http://127.0.0.1:9", 1)
    }
    for name in ["no_proxy", "NO_PROXY"] { setenv(name, "localhost,127.0.0.1,::1", 1) }
  }

  /// Has requests of URLSession fail as those of a device without a connection do, with its code and words, where
  /// the command brought the library and the program makes such requests at all.
  private static func denySessions(_ options: LaunchOptions) {
    guard let path = options.networkLibrary,
      dlopen("libFoundationNetworking.so", RTLD_NOW | RTLD_NOLOAD) != nil,
      let start = startOfNetwork(path)
    else { return }
    // Where the hook does not fit this Foundation, requests fail by the proxy that is not there.
    free(start(2, ""))
  }

  /// Refuses what opens sockets itself.
  private static func denySockets(_ options: LaunchOptions) {
    let environment = options.mode == .window ? ProcessInfo.processInfo.environment : [:]
    guard !NetworkAccess.deny(environment) else { return }
    Log.write(
      "--network \(options.network.rawValue): the display is on another machine, so that requests of URLSession are "
        + "held back, and sockets that the app opens itself are not.")
  }
}
