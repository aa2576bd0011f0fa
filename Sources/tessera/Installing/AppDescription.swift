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
  var mimeTypes: [String] = []
  /// The largest icon, a PNG; nil where there is none.
  var icon: String?
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
    icon = (own ?? all.first { $0.hasSuffix("_\(product).resources") }).flatMap(Self.icon)
  }

  /// - Parameter info: what its `Info.plist` says.
  init(product: String, info: [String: Any]) {
    func text(_ key: String) -> String? {
      (info[key] as? String).flatMap { $0.isEmpty ? nil : $0 }
    }
    name = text("CFBundleDisplayName") ?? text("CFBundleName") ?? product
    // As UIKit makes the window's class of it.
    identifier = String(
      (text("CFBundleIdentifier") ?? "io.tessera.\(product)").map { character in
        character.isASCII && (character.isLetter || character.isNumber || "._-".contains(character))
          ? character : "-"
      })
    version = text("CFBundleShortVersionString") ?? text("CFBundleVersion") ?? "0.1.0"
    summary = text("NSHumanReadableDescription") ?? "\(name), an app of UIKit's"
    mimeTypes = Self.types(of: info)
  }

  private static func list(_ path: String) -> [String: Any]? {
    FileManager.default.contents(atPath: path).flatMap {
      try? PropertyListSerialization.propertyList(from: $0, format: nil) as? [String: Any]
    }
  }

  // MARK: Types

  /// MIME types of the documents that it opens, and a type for each scheme of its URLs.
  private static func types(of info: [String: Any]) -> [String] {
    var result: [String] = []
    var declared = known
    for key in ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"] {
      for type in info[key] as? [[String: Any]] ?? [] {
        guard let name = type["UTTypeIdentifier"] as? String,
          let tags = type["UTTypeTagSpecification"] as? [String: Any]
        else { continue }
        let types =
          tags["public.mime-type"] as? [String]
          ?? (tags["public.mime-type"] as? String).map { [$0] } ?? []
        if !types.isEmpty { declared[name] = types }
      }
    }
    for type in info["CFBundleDocumentTypes"] as? [[String: Any]] ?? [] {
      for name in type["LSItemContentTypes"] as? [String] ?? [] { result += declared[name] ?? [] }
    }
    for type in info["CFBundleURLTypes"] as? [[String: Any]] ?? [] {
      for scheme in type["CFBundleURLSchemes"] as? [String] ?? [] {
        result.append("x-scheme-handler/" + scheme.lowercased())
      }
    }
    var seen: Set<String> = []
    return result.filter { type in
      let isPlain = type.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7f && $0 != 0x3b }
      return isPlain && type.contains("/") && seen.insert(type).inserted
    }
  }

  private static let known: [String: [String]] = [
    "public.png": ["image/png"], "public.jpeg": ["image/jpeg"], "com.compuserve.gif": ["image/gif"],
    "public.image": ["image/png", "image/jpeg", "image/gif", "image/webp"],
    "public.plain-text": ["text/plain"], "public.text": ["text/plain"],
    "public.utf8-plain-text": ["text/plain"], "public.html": ["text/html"],
    "public.json": ["application/json"], "public.xml": ["application/xml"],
    "com.adobe.pdf": ["application/pdf"], "public.comma-separated-values-text": ["text/csv"],
    "net.daringfireball.markdown": ["text/markdown"], "public.zip-archive": ["application/zip"],
    "public.mp3": ["audio/mpeg"], "public.mpeg-4": ["video/mp4"], "public.vcard": ["text/vcard"],
  ]

  // MARK: The icon

  /// The PNG of the catalogs' icon set that has most pixels.
  private static func icon(in bundle: String) -> String? {
    let all = (try? FileManager.default.subpathsOfDirectory(atPath: bundle)) ?? []
    return all.filter { $0.contains(".appiconset/") && $0.lowercased().hasSuffix(".png") }
      .map { bundle + "/" + $0 }.max { side(of: $0) < side(of: $1) }
  }

  /// Its width in pixels; 0 where it is no PNG.
  static func side(of png: String) -> Int {
    guard let file = FileHandle(forReadingAtPath: png) else { return 0 }
    let head = [UInt8](file.readData(ofLength: 24))
    guard head.count == 24, head.starts(with: [0x89, 0x50, 0x4e, 0x47]) else { return 0 }
    return head[16..<20].reduce(0) { $0 << 8 | Int($1) }
  }
}
