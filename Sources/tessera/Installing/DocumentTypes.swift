import Foundation

/// What the documents are that an app opens, as desktops name them: from the document types of its `Info.plist`,
/// and the types that the app declares or knows of others.
struct DocumentTypes {
  /// A type that no desktop knows, to be told to it.
  struct Definition: Equatable {
    var name: String
    /// As users read it.
    var comment: String
    /// Without their dots.
    var endings: [String]
    /// The types that a document of this one is, too.
    var parents: [String] = []
  }

  /// What the app's entry names: each once, in the order of `Info.plist`.
  private(set) var names: [String] = []
  /// Those of them that are new to the desktop.
  private(set) var definitions: [Definition] = []

  private let known: KnownTypes
  private var declared: [String: [String: Any]] = [:]

  /// - Parameter info: what the app's `Info.plist` says.
  init(of info: [String: Any], known: KnownTypes) {
    self.known = known
    for key in ["UTImportedTypeDeclarations", "UTExportedTypeDeclarations"] {
      for type in info[key] as? [[String: Any]] ?? [] {
        if let name = type["UTTypeIdentifier"] as? String { declared[name] = type }
      }
    }
    for type in info["CFBundleDocumentTypes"] as? [[String: Any]] ?? [] {
      let identifiers = Self.texts(type["LSItemContentTypes"])
      for name in identifiers { add(identifier: name) }
      guard identifiers.isEmpty else { continue }
      // As apps said it before there were identifiers.
      for name in Self.texts(type["CFBundleTypeMIMETypes"]) { add(name) }
      for ending in Self.texts(type["CFBundleTypeExtensions"]) {
        if let name = known.byEnding[ending.lowercased()] { add(name) }
      }
    }
  }

  private mutating func add(_ name: String) {
    if TypeName.isValid(name), !names.contains(name) { names.append(name) }
  }

  private mutating func add(identifier: String) {
    if let declaration = declared[identifier], let type = type(identifier, declaration) {
      return type.forEach { add($0) }
    }
    Self.common[identifier]?.forEach { add($0) }
  }

  /// The names of a type that the app declares, which is defined where it is new; nil where nothing tells a
  /// document of it from others.
  private mutating func type(_ identifier: String, _ declaration: [String: Any]) -> [String]? {
    let tags = declaration["UTTypeTagSpecification"] as? [String: Any] ?? [:]
    let endings = Self.texts(tags["public.filename-extension"]).filter { ending in
      !ending.isEmpty
        && ending.unicodeScalars.allSatisfy {
          $0.properties.isAlphabetic || $0.properties.numericType != nil
            || "-_+. ".unicodeScalars.contains($0)
        }
    }
    var own = Self.texts(tags["public.mime-type"]).filter(TypeName.isValid)
    if own.isEmpty {
      if Self.common[identifier] != nil { return nil }
      let found = endings.compactMap { known.byEnding[$0.lowercased()] }
      if !found.isEmpty { return found }
      guard !endings.isEmpty else { return nil }
      own = ["application/x-" + identifier.lowercased()].filter(TypeName.isValid)
    }
    guard let name = own.first else { return nil }
    let isNew = !own.contains { known.types.contains($0) || Self.allCommon.contains($0) }
    if isNew, !endings.isEmpty, !definitions.contains(where: { $0.name == name }) {
      let parents = Self.texts(declaration["UTTypeConformsTo"]).compactMap(parent)
      definitions.append(
        Definition(
          name: name, comment: (declaration["UTTypeDescription"] as? String) ?? identifier,
          endings: endings, parents: parents.filter { $0 != name }))
    }
    return own
  }

  /// The type of a type that another one conforms to; nil where it tells nothing of what a document holds.
  private func parent(_ identifier: String) -> String? {
    let tags = declared[identifier]?["UTTypeTagSpecification"] as? [String: Any]
    if let name = Self.texts(tags?["public.mime-type"]).first(where: TypeName.isValid) {
      return name
    }
    let names = Self.common[identifier] ?? []
    return names.count == 1 ? names[0] : nil
  }

  private static func texts(_ value: Any?) -> [String] {
    (value as? [String]) ?? (value as? String).map { [$0] } ?? []
  }

  private static let common: [String: [String]] = [
    "public.png": ["image/png"], "public.jpeg": ["image/jpeg"], "com.compuserve.gif": ["image/gif"],
    "public.image": ["image/png", "image/jpeg", "image/gif", "image/webp"],
    "public.plain-text": ["text/plain"], "public.text": ["text/plain"],
    "public.utf8-plain-text": ["text/plain"], "public.html": ["text/html"],
    "public.json": ["application/json"], "public.xml": ["application/xml"],
    "com.adobe.pdf": ["application/pdf"], "public.comma-separated-values-text": ["text/csv"],
    "net.daringfireball.markdown": ["text/markdown"], "public.zip-archive": ["application/zip"],
    "public.mp3": ["audio/mpeg"], "public.mpeg-4": ["video/mp4"], "public.vcard": ["text/vcard"],
  ]
  private static let allCommon = Set(common.values.joined())

  // MARK: For shared-mime-info

  /// The file that tells the desktop of new types; nil where there are none.
  var file: String? {
    guard !definitions.isEmpty else { return nil }
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<mime-info xmlns=\"http://www.freedesktop.org/standards/shared-mime-info\">",
    ]
    for type in definitions {
      lines.append("  <mime-type type=\"\(type.name.xmlEscaped)\">")
      lines.append("    <comment>\(type.comment.xmlEscaped)</comment>")
      lines += type.parents.map { "    <sub-class-of type=\"\($0.xmlEscaped)\"/>" }
      lines += type.endings.map { "    <glob pattern=\"*.\($0.xmlEscaped)\"/>" }
      lines.append("  </mime-type>")
    }
    return (lines + ["</mime-info>"]).joined(separator: "\n") + "\n"
  }
}

extension String {
  /// As text of an XML file, on one line.
  var xmlEscaped: String {
    replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
      .onOneLine.filter {
        !$0.unicodeScalars.contains { $0.properties.generalCategory == .control }
      }
  }
}
