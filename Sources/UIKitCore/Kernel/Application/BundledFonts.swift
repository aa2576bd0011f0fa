import PlatformInterface

/// The fonts that a program brings in files of its own.
@MainActor
enum BundledFonts {
  /// Adds the files that `UIAppFonts` of the program's list names, once, before anything is shown.
  static func addThoseOfTheList() {
    for name in AppInfo.dictionary["UIAppFonts"] as? [String] ?? [] {
      let folders = BundleFolders.of(.main)
      // Xcode copies files into the bundle itself, whatever folder they lie in among the sources.
      let last = (name as NSString).lastPathComponent
      guard let path = folders.path(of: name) ?? folders.path(of: last), add(path) else {
        Log.write(
          "UIAppFonts names \(name), which should be a font in the program's bundle and is none.")
        continue
      }
    }
  }

  /// Adds the fonts of a file; false where it has none.
  static func add(_ path: String) -> Bool {
    PlatformServices.current.textMeasurer.addFonts(at: path)
  }
}
