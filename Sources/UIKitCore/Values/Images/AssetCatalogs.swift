import NibDocument
import PlatformInterface

/// The asset catalogs of bundles: folders `.xcassets`, read as Xcode writes them.
enum AssetCatalogs {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var known: [String: [AssetCatalog]] = [:]
  nonisolated(unsafe) private static var colors: [String: NamedColor?] = [:]
  nonisolated(unsafe) private static var assets: [String: UIImageAsset] = [:]

  /// From any thread; a bundle's folders are read once.
  private static func of(_ bundle: Bundle) -> [AssetCatalog] {
    let key = bundle.bundlePath
    if let found = lock.withLock({ known[key] }) { return found }
    var seen: Set<String> = []
    var found: [AssetCatalog] = []
    for root in BundleFolders.of(bundle).roots {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
      for name in names.sorted() where name.hasSuffix(".xcassets") {
        // A program's folder links to those of its resource bundle.
        let place = URL(fileURLWithPath: root + "/" + name).resolvingSymlinksInPath().path
        if seen.insert(place).inserted { found.append(AssetCatalog(place)) }
      }
    }
    lock.withLock { known[key] = found }
    return found
  }

  private static func log(_ problems: [NibProblem]) {
    for problem in problems { Log.write(problem.description) }
  }

  // MARK: Pictures

  /// - Parameter scale: of the display.
  static func image(
    named name: String, in bundle: Bundle, place: AssetPlace, scale: CGFloat
  ) -> ImageStorage? {
    for catalog in of(bundle) {
      if let (set, folder, problems) = catalog.imageSet(named: name) {
        log(problems)
        guard let picture = set.picture(for: place, displayScale: scale) else { continue }
        guard var found = storage(picture, of: set, in: folder) else { return nil }
        if set.pictures.contains(where: { $0.conditions != picture.conditions }) {
          found.asset = asset(named: name, in: bundle)
        }
        return found
      }
      if catalog.contains(.symbol, named: name) {
        Unsupported.report("UIImage(named:) with a symbol set of an asset catalog")
        return nil
      }
    }
    return nil
  }

  /// The bytes of a file, whose name may be spelled with other characters for the same letters, as on Apple's systems.
  private static func data(of file: String, in folder: String) -> Data? {
    func read(_ name: String) -> Data? {
      try? Data(contentsOf: URL(fileURLWithPath: folder + "/" + name), options: .mappedIfSafe)
    }
    if let data = read(file) { return data }
    // Texts of the same letters are equal, however these are put together.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.first { $0 == file }.flatMap(read)
  }

  private static func storage(
    _ picture: ImageSet.Picture, of set: ImageSet, in folder: String
  ) -> ImageStorage? {
    guard let data = data(of: picture.file, in: folder) else {
      Log.write("\((folder as NSString).lastPathComponent) has no file \(picture.file).")
      return nil
    }
    let scale = CGFloat(picture.scale ?? 1)
    guard var result = ImageStorage(data: data, scale: scale, name: picture.file) else {
      return nil
    }
    // A catalog's vector is in points, whatever display the entry is for.
    if let source = result.image?.source as? EncodedImageSource, source.info.format.isVector {
      result.scale = 1
    }
    func points(_ insets: NibInsets) -> UIEdgeInsets {
      UIEdgeInsets(
        top: insets.top / scale, left: insets.left / scale, bottom: insets.bottom / scale,
        right: insets.right / scale)
    }
    switch set.intent {
    case .template?: result.renderingMode = .alwaysTemplate
    case .original?: result.renderingMode = .alwaysOriginal
    case nil: break
    }
    if let slicing = picture.slicing {
      result.capInsets = points(slicing.caps)
      result.resizingMode = slicing.tiles ? .tile : .stretch
      result.isResizable = true
    }
    if let insets = picture.alignmentInsets { result.alignmentRectInsets = points(insets) }
    result.flipsForRightToLeft = picture.isMirroredRightToLeft
    return result
  }

  /// One for all pictures of a set, as on iOS.
  private static func asset(named name: String, in bundle: Bundle) -> UIImageAsset {
    let key = "\(bundle.bundlePath)\n\(name)"
    return lock.withLock {
      if let asset = assets[key] { return asset }
      let asset = UIImageAsset { ImageFiles.storage(named: name, in: bundle, traits: $0) }
      assets[key] = asset
      return asset
    }
  }

  // MARK: Colours and data

  /// The same object each time.
  static func color(named name: String, in bundle: Bundle) -> NamedColor? {
    let key = "\(bundle.bundlePath)\n\(name)"
    if let found = lock.withLock({ colors[key] }) { return found }
    var found: NamedColor?
    for catalog in of(bundle) {
      guard let (set, _, problems) = catalog.colorSet(named: name) else { continue }
      log(problems)
      // Xcode's template has an AccentColor without a colour, which its compiler leaves out.
      guard !set.variants.isEmpty else { continue }
      found = NamedColor(name, set)
      break
    }
    let made = found
    return lock.withLock {
      // Another thread may have been here in the meantime.
      if let other = colors[key] { return other }
      colors[key] = .some(made)
      return made
    }
  }

  static func data(named name: String, in bundle: Bundle) -> (Data, type: String?)? {
    for catalog in of(bundle) {
      guard let (set, folder, problems) = catalog.dataSet(named: name) else { continue }
      log(problems)
      guard let file = set.files.best(for: AssetPlace(.current)).first,
        let data = FileManager.default.contents(atPath: folder + "/" + file.file)
      else { continue }
      return (data, file.type)
    }
    return nil
  }
}

extension AssetPlace {
  init(_ traits: UITraitCollection) {
    self.init(
      idiom: traits.userInterfaceIdiom == .pad ? "ipad" : "iphone",
      isDark: traits.userInterfaceStyle == .dark,
      hasHighContrast: traits.accessibilityContrast == .high,
      isRightToLeft: traits.layoutDirection == .rightToLeft,
      hasCompactWidth: traits.horizontalSizeClass == .compact,
      hasCompactHeight: traits.verticalSizeClass == .compact)
  }
}

/// A colour set's colour, which is another one in other surroundings. One object for each set.
final class NamedColor: Sendable {
  let name: String
  private let set: ColorSet

  init(_ name: String, _ set: ColorSet) {
    self.name = name
    self.set = set
  }

  /// Clear where the set has none for the surroundings.
  func color(for traits: UITraitCollection) -> UIColor {
    set.variants.best(for: AssetPlace(traits)).first.flatMap { NibValues.plainColor($0.color) }
      ?? UIColor(white: 0, alpha: 0)
  }
}

extension UIColor {
  /// Makes a colour of the main bundle's asset catalogs; nil where there is none of that name.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// A colour set of a bundle's asset catalogs, which goes on to depend on traits.
  ///
  /// - Parameter bundle: nil for the main one.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let found = AssetCatalogs.color(named: name, in: bundle ?? .main) else { return nil }
    self.init(content: .named(found))
  }
}
