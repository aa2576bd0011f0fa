import PlatformInterface
import UniformTypeIdentifiers

/// What an app shares, sorted by what the desktop can do with it.
struct SharedItems {
  var images: [UIImage] = []
  var texts: [String] = []
  var links: [URL] = []
  var files: [URL] = []
  var data: [Data] = []

  init(_ items: [Any]) {
    for item in items {
      switch item {
      case let image as UIImage: images.append(image)
      case let text as String: texts.append(text)
      case let text as NSString: texts.append(text.description)
      case let text as NSAttributedString: texts.append(text.string)
      case let url as URL: url.isFileURL ? files.append(url) : links.append(url)
      case let url as NSURL: url.isFileURL ? files.append(url as URL) : links.append(url as URL)
      case let bytes as Data: data.append(bytes)
      case let bytes as NSData: data.append(bytes as Data)
      default: Unsupported.report("UIActivityViewController with \(type(of: item))")
      }
    }
  }

  /// Whether there is anything that is a file or can be made one without a choice of format.
  var hasDocuments: Bool { !(images.isEmpty && files.isEmpty && data.isEmpty) }

  /// Those of them that belong into a folder of pictures.
  var pictures: SharedItems {
    var pictures = SharedItems([])
    pictures.images = images
    pictures.files = files.filter { FileTypes.file($0, isOneOf: [.image]) || FileTypes.isMovie($0) }
    return pictures
  }

  /// "3 Images", "Text".
  var summary: String {
    var parts: [String] = []
    func add(_ count: Int, _ one: String) {
      if count > 0 { parts.append(count == 1 ? "1 \(one)" : "\(count) \(one)s") }
    }
    add(images.count, "Image")
    add(files.count, "File")
    add(data.count, "Document")
    add(links.count, "Link")
    if !texts.isEmpty { parts.append(texts.count == 1 ? texts[0] : "\(texts.count) Texts") }
    return parts.joined(separator: ", ")
  }

  var pasteboardItems: [[String: Any]] {
    images.map { ["public.image": $0] } + links.map { ["public.url": $0] }
      + files.map { ["public.file-url": $0] } + texts.map { ["public.utf8-plain-text": $0] }
      + data.map { [SharedName.type(of: $0)?.identifier ?? "public.data": $0] }
  }

  // MARK: Files

  /// Writes images, data and files into the folder, under names that are free; returns where they are.
  ///
  /// - Throws: Foundation's error of the first that cannot be written.
  func write(to folder: URL) throws -> [URL] {
    var written = try writeContents(to: folder)
    for file in files {
      let target = FreeName.url(file.lastPathComponent, in: folder)
      try WholeFile.copy(file, to: target)
      written.append(target)
    }
    return written
  }

  /// Writes what is no file yet: images and data, and texts where they are wanted.
  func writeContents(to folder: URL, withTexts: Bool = false) throws -> [URL] {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var written: [URL] = []
    func write(_ data: Data, _ name: String) throws {
      let target = FreeName.url(name, in: folder)
      try WholeFile.write(data, to: target)
      written.append(target)
    }
    for image in images {
      if let data = image.pngData() { try write(data, "Image.png") }
    }
    for bytes in data { try write(bytes, SharedName.name(of: bytes)) }
    if withTexts {
      for text in texts { try write(Data(text.utf8), SharedName.name(of: text)) }
    }
    return written
  }
}

/// Names for what an app shares without a name.
private enum SharedName {
  /// Characters of a text that make its name.
  private static let longest = 40

  /// The first words of a text, as a name of a file.
  static func name(of text: String) -> String {
    let lines = text.split(whereSeparator: \.isNewline)
    let line = lines.first { !$0.allSatisfy(\.isWhitespace) } ?? ""
    var words = ""
    for word in line.split(whereSeparator: { $0.isWhitespace || $0 == "/" }) {
      guard words.isEmpty || words.count + word.count < longest else { break }
      words += (words.isEmpty ? "" : " ") + word.prefix(longest)
    }
    // A dot in front would hide the file.
    let name = words.drop { $0 == "." }.filter { $0 >= " " }
    return name.isEmpty ? "Text.txt" : name + ".txt"
  }

  static func name(of data: Data) -> String {
    let suffix = type(of: data)?.preferredFilenameExtension
    return suffix.map { "Document.\($0)" } ?? "Document"
  }

  /// What the first bytes tell; nil where they tell nothing.
  static func type(of data: Data) -> UTType? {
    let info = try? ImageDecoding.current?.inspect(data)
    return info.flatMap { UTType($0.format.typeIdentifier) }
  }
}
