import PlatformInterface

/// Where the files of a bundle may lie, looked up once for each bundle and language that was chosen.
///
/// A program's folder can hold thousands of build products beside its resources, and a controller
/// asks for a document of its own when its view loads, so folders are read by the system's own
/// calls, without an object for each entry.
struct BundleFolders: Sendable {
  /// The bundle's own folder, then those of the SwiftPM resource bundles that lie beside the program.
  let roots: [String]
  /// The folders of languages under `roots`, each ending in a slash: what the user prefers first,
  /// then none (""), `Base.lproj/` and `en.lproj/`, then what Foundation falls back to.
  let places: [String]
  /// The language of the bundle's that the user prefers, as its folder is called without the ending; nil where it has
  /// none that the user speaks.
  let language: String?
  /// The one of them whose texts replace those of documents in `Base.lproj/`, which are in the
  /// language of development; nil where the user prefers that or there is no such folder.
  private let translated: String?

  private static let lock = NSLock()
  nonisolated(unsafe) private static var known: [String: BundleFolders] = [:]

  /// The folders of a bundle; from any thread.
  static func of(_ bundle: Bundle) -> BundleFolders {
    let key = bundle.bundlePath + "\n" + (ProcessLocale.chosen ?? "")
    if let found = lock.withLock({ known[key] }) { return found }
    let found = BundleFolders(bundle)
    lock.withLock { known[key] = found }
    return found
  }

  private init(_ bundle: Bundle) {
    let bundlePath = bundle.bundlePath
    var roots: [String] = []
    for path in [bundle.resourcePath, bundlePath] {
      if let path, !roots.contains(path) { roots.append(path) }
    }
    if bundle == Bundle.main {
      let beside = Self.entries(of: bundlePath, endingIn: [".resources", ".bundle"])
      for entry in Self.inReadingOrder(beside) {
        let path = bundlePath + "/" + entry
        if !roots.contains(path) { roots.append(path) }
      }
    }
    self.roots = roots
    let languages = Set(roots.flatMap { Self.entries(of: $0, endingIn: [".lproj"]) })
      .subtracting(["Base.lproj"]).map { String($0.dropLast(".lproj".count)) }.sorted()
    let hasBase = roots.contains { access($0 + "/Base.lproj", F_OK) == 0 }
    // Foundation's choice is dear, and there is nothing to choose from where nothing is translated.
    let user = Locale.preferredLanguages
    let preferred =
      languages.isEmpty
      ? [] : Bundle.preferredLocalizations(from: languages, forPreferences: user)
    let spoken = Set(user.map { $0.prefix(2) })
    self.language = preferred.first { spoken.contains($0.prefix(2)) }
    if languages.isEmpty || !hasBase {
      self.translated = nil
    } else {
      let written = Self.developmentLanguage(of: bundle, roots)
      let choices =
        languages.contains(written)
        ? preferred
        : Bundle.preferredLocalizations(from: languages + [written], forPreferences: user)
      self.translated = choices.first.flatMap {
        spoken.contains($0.prefix(2)) && languages.contains($0) ? "\($0).lproj/" : nil
      }
    }
    self.places =
      preferred.filter { spoken.contains($0.prefix(2)) }.map { "\($0).lproj/" }
      + ["", "Base.lproj/", "en.lproj/"]
      + (hasBase ? [] : preferred.filter { !spoken.contains($0.prefix(2)) }.map { "\($0).lproj/" })
  }

  /// The program's own resources come before those of its libraries and of other programs that were
  /// built into the same folder: SwiftPM names a resource bundle after package and target.
  private static func inReadingOrder(_ bundles: [String]) -> [String] {
    let program = CommandLine.arguments.first.map { ($0 as NSString).lastPathComponent } ?? ""
    let own = "_\(program).resources"
    return bundles.sorted {
      let (isFirst, isSecond) = ($0.hasSuffix(own), $1.hasSuffix(own))
      return isFirst == isSecond ? $0 < $1 : isFirst
    }
  }

  static func isOfOtherProgram(
    _ root: String, than program: String = CommandLine.arguments.first ?? ""
  ) -> Bool {
    ResourceFolders.isOfOtherProgram(root, than: program)
  }

  /// The first file of a path relative to a root, in the user's language before others.
  func path(of file: String) -> String? {
    for root in roots {
      for place in places {
        let path = "\(root)/\(place)\(file)"
        if access(path, F_OK) == 0 { return path }
      }
    }
    return nil
  }

  /// The first file of a path in each root that has it, but those of other programs.
  func paths(of file: String) -> [String] {
    roots.filter { !Self.isOfOtherProgram($0) }.compactMap { root in
      places.lazy.map { "\(root)/\($0)\(file)" }.first { access($0, F_OK) == 0 }
    }
  }

  /// The file of a table of texts: in the user's language, else in that of development.
  func localizedTable(_ file: String) -> String? {
    for root in roots {
      for place in places where place != "Base.lproj/" {
        let path = "\(root)/\(place)\(file)"
        if access(path, F_OK) == 0 { return path }
      }
    }
    return nil
  }

  /// The file of texts in the language that the user prefers to that of a document in `Base.lproj`.
  func translation(of file: String) -> String? {
    guard let translated else { return nil }
    return roots.lazy.map { "\($0)/\(translated)\(file)" }.first { access($0, F_OK) == 0 }
  }

  private static func developmentLanguage(of bundle: Bundle, _ roots: [String]) -> String {
    for root in roots {
      let data = FileManager.default.contents(atPath: root + "/AppInfo.plist")
      let list = data.flatMap {
        try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any]
      }
      if let language = list?["CFBundleDevelopmentRegion"] as? String { return language }
    }
    // Foundation's `developmentLocalization` ends the program where the list does not say.
    return bundle.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion") as? String ?? "en"
  }

  /// The names in a folder that end so, in no order; none where the folder cannot be read.
  private static func entries(of folder: String, endingIn suffixes: [StaticString]) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var found: [String] = []
    while let entry = readdir(stream) {
      withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        let size = MemoryLayout.size(ofValue: tuple.pointee)
        tuple.withMemoryRebound(to: CChar.self, capacity: size) { name in
          let length = strlen(name)
          let ends = suffixes.contains { suffix in
            length > suffix.utf8CodeUnitCount
              && memcmp(
                name + (length - suffix.utf8CodeUnitCount), suffix.utf8Start,
                suffix.utf8CodeUnitCount) == 0
          }
          if ends { found.append(String(cString: name)) }
        }
      }
    }
    return found
  }
}
