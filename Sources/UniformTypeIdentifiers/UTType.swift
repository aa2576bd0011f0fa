import Foundation

/// A type of data that files and pasteboards hold, known by its identifier.
///
/// What the system declares is in a table; types that an app declares in its `Info.plist` are known
/// through `init(exportedAs:conformingTo:)` and `init(importedAs:conformingTo:)` alone.
public struct UTType: Sendable {
  /// Lowercase, as `public.png`; a type for a tag that no type has begins with `dyn.`.
  public let identifier: String
  /// What the initialiser that declared it said besides the table.
  private var declaredSupertype: String?
  /// Of a dynamic type: class and value.
  private var dynamicTag: [UTTagClass: [String]] = [:]

  /// The type of the identifier; nil where the system declares none.
  public init?(_ identifier: String) {
    guard let entry = TypeTable.entry(identifier.lowercased()) else { return nil }
    self.identifier = entry.identifier
  }

  init(known identifier: String) { self.identifier = identifier }

  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier.lowercased()
    declaredSupertype = parentType?.identifier
  }

  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }

  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// The type to prefer among those with the tag; a dynamic one where there is none.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    guard !tag.isEmpty else { return nil }
    if let found = UTType.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first {
      self = found
      return
    }
    let letters = Array("abcdefghijklmnopqrstuvwxyz012345")
    let bytes = Array("\(tagClass.rawValue)=\(tag.lowercased())".utf8)
    identifier = "dyn.ah" + String(bytes.flatMap { [letters[Int($0 >> 3)], letters[Int($0 & 7)]] })
    declaredSupertype = supertype?.identifier
    dynamicTag = [tagClass: [tag.lowercased()]]
  }

  /// All types with the tag that conform to `supertype`.
  public static func types(
    tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?
  ) -> [UTType] {
    TypeTable.identifiers(tagged: tag, tagClass).map(UTType.init(known:)).filter { type in
      supertype.map { type.conforms(to: $0) } ?? true
    }
  }

  // MARK: Tags

  public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }
  public var preferredMIMEType: String? { tags[.mimeType]?.first }

  public var tags: [UTTagClass: [String]] {
    guard let entry = TypeTable.entry(identifier) else { return dynamicTag }
    var result: [UTTagClass: [String]] = [:]
    for tagClass in [UTTagClass.filenameExtension, .mimeType] {
      let all = entry.tags(tagClass)
      if !all.isEmpty { result[tagClass] = all }
    }
    return result
  }

  /// The identifier's last part where there is no better word.
  public var localizedDescription: String? {
    preferredFilenameExtension.map { $0.uppercased() }
      ?? identifier.split(separator: ".").last.map(String.init)
  }

  public var referenceURL: URL? { nil }
  public var version: Int? { nil }
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  public var isDeclared: Bool { !isDynamic }
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  // MARK: Conformance

  /// All types this one conforms to, but itself.
  public var supertypes: Set<UTType> {
    var found: Set<String> = []
    var waiting = directSupertypes
    while let next = waiting.popLast() {
      guard found.insert(next).inserted else { continue }
      waiting += TypeTable.entry(next)?.supertypes ?? []
    }
    return Set(found.map(UTType.init(known:)))
  }

  private var directSupertypes: [String] {
    (TypeTable.entry(identifier)?.supertypes ?? []) + (declaredSupertype.map { [$0] } ?? [])
  }

  /// Whether the type is `type` or one below it.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }
  public func isSubtype(of type: UTType) -> Bool { self != type && supertypes.contains(type) }
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

extension UTType: Hashable {
  /// Types are the same when their identifiers are.
  public static func == (left: UTType, right: UTType) -> Bool {
    left.identifier == right.identifier
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension UTType: Codable {
  /// Written as the identifier alone.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    self = UTType(text) ?? UTType(importedAs: text)
  }
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { identifier }
  public var debugDescription: String { "<UTType: \(identifier)>" }
}

/// What kind of tag finds a type.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}
