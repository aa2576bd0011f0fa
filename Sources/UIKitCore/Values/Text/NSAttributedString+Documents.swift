import CoreGraphics

/// Texts that are read from documents.
extension NSAttributedString {
  /// What is said of a document that is read.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The key's text.
    public let rawValue: String
    /// Makes a key of a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The kind of the document, a `DocumentType`.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The encoding of its text, a number of `String.Encoding`.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// Attributes of what the document says nothing of.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    /// Where pictures and the like are looked for, which are not read.
    public static let baseURL = DocumentReadingOptionKey(rawValue: "BaseURL")
  }

  /// What kind of document a text is read from.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The kind's text.
    public let rawValue: String
    /// Makes a kind of a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Characters alone.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// HTML: headings, paragraphs, lists, links, emphasis.
    public static let html = DocumentType(rawValue: "NSHTML")
    /// RTF: fonts, sizes, colours, alignment and indents.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// RTF with pictures, which is not read.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
  }

  /// What is known of a document that was read.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    /// The key's text.
    public let rawValue: String
    /// Makes a key of a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The kind of the document.
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
  }

  /// Reads a text from a document, HTML, RTF or plain; of HTML headings, paragraphs, lists, links and emphasis.
  ///
  /// - Throws: an error for other kinds.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let number = (options[.characterEncoding] as? NSNumber)?.uintValue
    let encoding =
      number.map { String.Encoding(rawValue: $0) }
      ?? (options[.characterEncoding] as? String.Encoding)
    let text =
      String(data: data, encoding: encoding ?? Self.markedEncoding(of: data))
      ?? String(decoding: data, as: UTF8.self)
    let type =
      (options[.documentType] as? DocumentType)?.rawValue ?? options[.documentType] as? String
    if type == DocumentType.rtf.rawValue || type == nil, let document = RTFText(data) {
      self.init(attributedString: document.string)
      return
    }
    let isHTML = type == DocumentType.html.rawValue || type == nil && text.contains("<")
    guard isHTML || type == nil || type == DocumentType.plain.rawValue else {
      throw CocoaError(.fileReadCorruptFile)
    }
    self.init(attributedString: isHTML ? HTMLText(text).string : NSAttributedString(string: text))
  }

  /// Reads a text from a file, as from its data; the file's extension tells its kind where the options do not.
  ///
  /// - Throws: an error for other kinds, and where the file cannot be read.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    var options = options
    if options[.documentType] == nil,
      let type = Self.documentTypes[url.pathExtension.lowercased()]
    {
      options[.documentType] = type
    }
    try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
  }

  /// The encoding that a mark at the text's beginning tells, as of `data(using: .utf16)`; UTF-8 without one.
  private static func markedEncoding(of data: Data) -> String.Encoding {
    switch Array(data.prefix(4)) {
    case [0xFF, 0xFE, 0, 0], [0, 0, 0xFE, 0xFF]: return .utf32
    case let bytes where bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]):
      return .utf16
    default: return .utf8
    }
  }

  private static let documentTypes: [String: DocumentType] = [
    "html": .html, "htm": .html, "txt": .plain, "rtf": .rtf, "rtfd": .rtfd,
  ]
}
