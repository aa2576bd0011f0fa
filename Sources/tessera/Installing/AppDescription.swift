import Foundation
import PlatformInterface

/// What a desktop wants to know of a built app: from its `Info.plist` and asset catalogs, which lie beside the
/// program in its folders of resources.
struct AppDescription {
  /// As users read it.
  var name: String
  /// Reverse-DNS; also the window's class on X11 and app id on Wayland.
  var identifier: String
  var version: String
  var summary: String
  /// What the documents are that it opens.
  var documents: DocumentTypes
  /// The schemes of the addresses that it opens.
  var schemes: [String] = []
  /// Its icon in all sizes that its catalog has, as PNGs by their width in pixels.
  var icons: [Int: String] = [:]
  /// Folders of resources beside the program.
  var bundles: [String] = []
  /// The one of the app's own target.
  var ownBundle: String?

  init(program: String) {
    let product = (program as NSString).lastPathComponent
    let folder = (program as NSString).deletingLastPathComponent
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    // In the app's own folder nothing tells any more whose they are.
    let all = names.filter { $0.hasSuffix(".resources") }.sorted().map { folder + "/" + $0 }
      .filter { !ResourceFolders.isOfOtherProgram($0, than: product) }
    let own = all.first {
      $0.hasSuffix("_\(product).resources")
        && FileManager.default.fileExists(atPath: $0 + "/AppInfo.plist")
    }
    self.init(product: product, info: own.flatMap { Self.list($0 + "/AppInfo.plist") } ?? [:])
    bundles = all
    ownBundle = own
    icons = (own ?? all.first { $0.hasSuffix("_\(product).resources") }).map(Self.icons) ?? [:]
  }

  /// - Parameters:
  ///   - info: what its `Info.plist` says.
  ///   - known: what the desktop knows.
  init(product: String, info: [String: Any], known: KnownTypes = .ofDesktop()) {
    func text(_ key: String) -> String? {
      (info[key] as? String).flatMap { $0.isEmpty ? nil : $0 }
    }
    name = text("CFBundleDisplayName") ?? text("CFBundleName") ?? product
    // As UIKit makes the window's class of it.
    func valid(_ identifier: String) -> String {
      String(
        identifier.map { character in
          character.isASCII
            && (character.isLetter || character.isNumber || "._-".contains(character))
            ? character : "-"
        })
    }
    let wanted = valid(text("CFBundleIdentifier") ?? "")
    // It names files and a folder that goes when the app is taken away.
    let leadsElsewhere = wanted.allSatisfy { ".-".contains($0) } || wanted.first == "."
    identifier = leadsElsewhere ? valid("io.tessera." + product) : wanted
    version = text("CFBundleShortVersionString") ?? text("CFBundleVersion") ?? "0.1.0"
    summary = text("NSHumanReadableDescription") ?? "\(name), an app of UIKit's"
    documents = DocumentTypes(of: info, known: known)
    for type in info["CFBundleURLTypes"] as? [[String: Any]] ?? [] {
      for scheme in (type["CFBundleURLSchemes"] as? [String] ?? []).map({ $0.lowercased() })
      where TypeName.isValid("x-scheme-handler/" + scheme) && !schemes.contains(scheme) {
        schemes.append(scheme)
      }
    }
  }

  private static func list(_ path: String) -> [String: Any]? {
    FileManager.default.contents(atPath: path).flatMap {
      try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any]
    }
  }

  // MARK: The icon

  /// The PNGs of the catalogs' icon set whose largest has most pixels, but for those of dark and tinted screens.
  private static func icons(in bundle: String) -> [Int: String] {
    let all = (try? FileManager.default.subpathsOfDirectory(atPath: bundle)) ?? []
    var sets: [String: [Int: String]] = [:]
    for path in all.sorted() where path.lowercased().hasSuffix(".png") {
      let set = bundle + "/" + (path as NSString).deletingLastPathComponent
      guard set.hasSuffix(".appiconset") else { continue }
      let side = side(of: bundle + "/" + path)
      guard side > 0, !special(in: set).contains((path as NSString).lastPathComponent) else {
        continue
      }
      sets[set, default: [:]][side] = bundle + "/" + path
    }
    return sets.sorted { $0.key < $1.key }.map(\.value)
      .max { ($0.keys.max() ?? 0) < ($1.keys.max() ?? 0) } ?? [:]
  }

  /// The pictures of a set that are for screens of one appearance alone.
  private static func special(in set: String) -> Set<String> {
    guard let data = FileManager.default.contents(atPath: set + "/Contents.json"),
      let list = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    else { return [] }
    let images = list["images"] as? [[String: Any]] ?? []
    return Set(
      images.filter { $0["appearances"] != nil }.compactMap { $0["filename"] as? String })
  }

  /// Its width in pixels; 0 where it is no PNG.
  static func side(of png: String) -> Int {
    guard let file = FileHandle(forReadingAtPath: png) else { return 0 }
    let head = [UInt8](file.readData(ofLength: 24))
    guard head.count == 24, head.starts(with: [0x89, 0x50, 0x4e, 0x47]) else { return 0 }
    return head[16..<20].reduce(0) { $0 << 8 | Int($1) }
  }
}
