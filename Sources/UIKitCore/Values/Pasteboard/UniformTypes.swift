/// What is known of uniform type identifiers: what conforms to what, and what the desktop calls it.
enum UniformTypes {
  private struct Entry {
    var parents: [String]
    var mimeTypes: [String]
    var extensions: [String]

    init(_ parents: [String], mime: [String] = [], extensions: [String] = []) {
      self.parents = parents
      mimeTypes = mime
      self.extensions = extensions
    }
  }

  static let data = "public.data"
  static let text = "public.text"
  static let plainText = "public.plain-text"
  static let utf8PlainText = "public.utf8-plain-text"
  static let url = "public.url"
  static let fileURL = "public.file-url"
  static let image = "public.image"
  static let png = "public.png"
  static let jpeg = "public.jpeg"
  static let uikitImage = "com.apple.uikit.image"
  static let uikitColor = "com.apple.uikit.color"

  /// The first MIME type is the one that is offered; all of them are understood.
  private static let entries: [String: Entry] = [
    "public.item": Entry([]),
    "public.content": Entry([]),
    "public.data": Entry(["public.item"], mime: ["application/octet-stream"]),
    "public.text": Entry(["public.data", "public.content"]),
    "public.plain-text": Entry(["public.text"], mime: ["text/plain"], extensions: ["txt", "text"]),
    "public.utf8-plain-text": Entry(["public.plain-text"], mime: ["text/plain;charset=utf-8"]),
    "public.utf16-plain-text": Entry(["public.plain-text"], mime: ["text/plain;charset=utf-16"]),
    "public.html": Entry(["public.text"], mime: ["text/html"], extensions: ["html", "htm"]),
    "public.rtf": Entry(
      ["public.text"], mime: ["text/rtf", "application/rtf"], extensions: ["rtf"]),
    "public.xml": Entry(
      ["public.text"], mime: ["text/xml", "application/xml"], extensions: ["xml"]),
    "public.json": Entry(["public.text"], mime: ["application/json"], extensions: ["json"]),
    "public.comma-separated-values-text": Entry(
      ["public.text"], mime: ["text/csv"], extensions: ["csv"]),
    "public.vcard": Entry(["public.text"], mime: ["text/vcard"], extensions: ["vcf"]),
    "net.daringfireball.markdown": Entry(
      ["public.plain-text"], mime: ["text/markdown"], extensions: ["md", "markdown"]),
    "public.url": Entry(["public.data"], mime: ["text/uri-list"]),
    "public.file-url": Entry(["public.url"]),
    "public.image": Entry(["public.data", "public.content"]),
    "public.png": Entry(["public.image"], mime: ["image/png"], extensions: ["png"]),
    "public.jpeg": Entry(
      ["public.image"], mime: ["image/jpeg", "image/jpg"], extensions: ["jpg", "jpeg"]),
    "com.compuserve.gif": Entry(["public.image"], mime: ["image/gif"], extensions: ["gif"]),
    "org.webmproject.webp": Entry(["public.image"], mime: ["image/webp"], extensions: ["webp"]),
    "public.svg-image": Entry(["public.image"], mime: ["image/svg+xml"], extensions: ["svg"]),
    "public.tiff": Entry(["public.image"], mime: ["image/tiff"], extensions: ["tiff", "tif"]),
    "public.heic": Entry(["public.image"], mime: ["image/heic"], extensions: ["heic"]),
    "com.microsoft.bmp": Entry(["public.image"], mime: ["image/bmp"], extensions: ["bmp"]),
    "com.microsoft.ico": Entry(["public.image"], mime: ["image/x-icon"], extensions: ["ico"]),
    "com.apple.uikit.image": Entry([]),
    "com.apple.uikit.color": Entry([], mime: ["application/x-color"]),
    "com.adobe.pdf": Entry(
      ["public.data", "public.content"], mime: ["application/pdf"], extensions: ["pdf"]),
    "public.audiovisual-content": Entry(["public.data", "public.content"]),
    "public.movie": Entry(["public.audiovisual-content"]),
    "public.mpeg-4": Entry(["public.movie"], mime: ["video/mp4"], extensions: ["mp4", "m4v"]),
    "com.apple.quicktime-movie": Entry(
      ["public.movie"], mime: ["video/quicktime"], extensions: ["mov"]),
    "public.audio": Entry(["public.audiovisual-content"]),
    "public.mp3": Entry(["public.audio"], mime: ["audio/mpeg"], extensions: ["mp3"]),
    "public.zip-archive": Entry(["public.data"], mime: ["application/zip"], extensions: ["zip"]),
    "public.folder": Entry(["public.item"], mime: ["inode/directory"]),
  ]

  private static let identifiersByMIME: [String: String] = {
    var result: [String: String] = [:]
    for (identifier, entry) in entries {
      for type in entry.mimeTypes { result[type] = identifier }
    }
    return result
  }()

  private static let identifiersByExtension: [String: String] = {
    var result: [String: String] = [:]
    for (identifier, entry) in entries {
      for name in entry.extensions { result[name] = identifier }
    }
    return result
  }()

  // MARK: Conforming

  /// Whether something of type `identifier` is something of type `other`. Types that are not known
  /// conform to themselves alone.
  static func conforms(_ identifier: String, to other: String) -> Bool {
    if identifier == other { return true }
    return entries[identifier]?.parents.contains { conforms($0, to: other) } ?? false
  }

  // MARK: The desktop's names

  /// For types that have no MIME type, one in the tree of the unregistered.
  private static let foreignPrefix = "application/x.uti."

  static func mimeType(of identifier: String) -> String {
    if let known = entries[identifier]?.mimeTypes.first { return known }
    // What came in under a MIME type nobody knows goes out under it again.
    return identifier.contains("/") ? identifier : foreignPrefix + identifier
  }

  /// The MIME type itself where no identifier is known for it.
  static func identifier(ofMIMEType type: String) -> String {
    let plain = type.lowercased().replacingOccurrences(of: "; ", with: ";")
    if let known = identifiersByMIME[plain] { return known }
    if type.hasPrefix(foreignPrefix) { return String(type.dropFirst(foreignPrefix.count)) }
    let base = plain.prefix { $0 != ";" }
    return identifiersByMIME[String(base)] ?? type
  }

  // MARK: Files

  static func identifier(ofFile url: URL) -> String {
    if (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true {
      return "public.folder"
    }
    return identifiersByExtension[url.pathExtension.lowercased()] ?? data
  }

  /// Without the dot; nil for types that are not kept in files of their own.
  static func fileExtension(of identifier: String) -> String? {
    if let known = entries[identifier]?.extensions.first { return known }
    return conforms(identifier, to: plainText) ? "txt" : nil
  }
}
