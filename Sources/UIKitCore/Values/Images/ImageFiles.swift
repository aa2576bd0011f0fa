import NibDocument
import PlatformInterface

/// Finds pictures by name: scales, idioms, bundles.
enum ImageFiles {
  /// Remembers what was found under a name; what nobody uses goes when memory is short.
  private final class Cache: @unchecked Sendable {
    let lock = NSLock()
    var entries: [String: ImageStorage] = [:]
  }
  private static let cache = Cache()

  /// In the order they are tried where the name has no extension.
  private static let extensions = [
    "png", "jpg", "jpeg", "gif", "webp", "svg", "pdf", "heic", "avif",
  ]

  /// Lets go of every picture found by name.
  static func emptyCache() { cache.lock.withLock { cache.entries.removeAll() } }

  /// A picture of a bundle. Of several the one of the wanted idiom is taken, and of those the one
  /// whose scale is nearest to the display's, rather too large than too small.
  static func storage(named name: String, in bundle: Bundle, traits: UITraitCollection?)
    -> ImageStorage?
  {
    guard !name.isEmpty else { return nil }
    preparePlatformForDrawing()
    let scale = traits.map { $0.displayScale > 0 ? $0.displayScale : 2 } ?? 2
    let isPad = (traits ?? .current).userInterfaceIdiom == .pad
    let place = AssetPlace(traits ?? .current)
    let key = "\(bundle.bundlePath)\n\(name)\n\(scale)\n\(place)"
    if let known = cache.lock.withLock({ cache.entries[key] }) { return known }
    func keep(_ found: ImageStorage) -> ImageStorage {
      var found = found
      found.name = name
      cache.lock.withLock {
        if cache.entries.count > 500 { cache.entries.removeAll() }
        cache.entries[key] = found
      }
      return found
    }
    // iOS-BEHAVIOUR: catalogs are looked into before files. Evidence: view-9.
    // A name with the extension of a picture also means the set without it.
    for name in assetNames(name) {
      if let found = AssetCatalogs.image(named: name, in: bundle, place: place, scale: scale) {
        return keep(found)
      }
    }
    for folder in BundleFolders.of(bundle).roots {
      for path in candidates(name, scale: scale, isPad: isPad) {
        let full = folder + "/" + path
        guard FileManager.default.fileExists(atPath: full),
          let found = storage(ofFile: full)
        else { continue }
        return keep(found)
      }
    }
    return nil
  }

  /// What a picture's set in a catalog may be called that a program asks for by this name.
  private static func assetNames(_ name: String) -> [String] {
    let path = name as NSString
    return extensions.contains(path.pathExtension.lowercased())
      ? [name, path.deletingPathExtension] : [name]
  }

  static func candidates(_ name: String, scale: CGFloat, isPad: Bool) -> [String] {
    let url = name as NSString
    let ownExtension = url.pathExtension.lowercased()
    let hasExtension = extensions.contains(ownExtension)
    let stem = hasExtension ? url.deletingPathExtension : name
    let suffixes = hasExtension ? [url.pathExtension] : extensions
    let wanted = max(1, min(3, Int(scale.rounded(.up))))
    // Larger pictures shrink well; smaller ones blur.
    let scales = [wanted] + (wanted..<4).dropFirst() + (1..<wanted).reversed()
    let idioms = [isPad ? "~ipad" : "~iphone", ""]
    var result: [String] = []
    for suffix in suffixes {
      for scale in scales {
        for idiom in idioms {
          result.append("\(stem)\(scale > 1 ? "@\(scale)x" : "")\(idiom).\(suffix)")
        }
      }
    }
    return result
  }

  /// A file whose name may tell the scale.
  static func storage(ofFile path: String) -> ImageStorage? {
    var tried = [path]
    if (path as NSString).pathExtension.isEmpty { tried.append(path + ".png") }
    for candidate in tried {
      guard
        let data = try? Data(
          contentsOf: URL(fileURLWithPath: candidate), options: .mappedIfSafe)
      else { continue }
      return ImageStorage(
        data: data, scale: scale(ofFile: candidate),
        name: (candidate as NSString).lastPathComponent)
    }
    Log.write("\((path as NSString).lastPathComponent) was not opened: there is no such file.")
    return nil
  }

  static func scale(ofFile path: String) -> CGFloat {
    var stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    for idiom in ["~ipad", "~iphone"] where stem.hasSuffix(idiom) {
      stem.removeLast(idiom.count)
    }
    if stem.hasSuffix("@2x") { return 2 }
    if stem.hasSuffix("@3x") { return 3 }
    return 1
  }
}

extension UIImage {
  /// Makes a picture of the main bundle or a resource bundle beside the program, at the scale that
  /// suits the screen. It is found again at once the second time.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Makes the picture of a name as some traits want it; nil where neither a catalog nor a file has
  /// it.
  ///
  /// - Parameter bundle: nil for the main one.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard
      let storage = ImageFiles.storage(
        named: name, in: bundle ?? .main, traits: traitCollection ?? .current)
    else { return nil }
    self.init(storage: storage)
  }

  /// Makes the picture of a name as a configuration wants it; nil where neither a catalog nor a
  /// file has it.
  ///
  /// - Parameter bundle: nil for the main one.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?
  ) {
    guard
      var storage = ImageFiles.storage(
        named: name, in: bundle ?? .main, traits: configuration?.traitCollection ?? .current)
    else { return nil }
    storage.configuration = configuration
    self.init(storage: storage)
  }
}
