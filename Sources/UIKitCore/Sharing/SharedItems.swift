import PlatformInterface

/// What an app shares, sorted by what the desktop can do with it.
@MainActor
struct SharedItems {
  var images: [UIImage] = []
  var texts: [String] = []
  var links: [URL] = []
  var files: [URL] = []

  init(_ items: [Any]) {
    for item in items {
      switch item {
      case let image as UIImage: images.append(image)
      case let text as String: texts.append(text)
      case let text as NSString: texts.append(text.description)
      case let text as NSAttributedString: texts.append(text.string)
      case let url as URL: url.isFileURL ? files.append(url) : links.append(url)
      case let url as NSURL: url.isFileURL ? files.append(url as URL) : links.append(url as URL)
      default: Unsupported.report("UIActivityViewController with \(type(of: item))")
      }
    }
  }

  /// "3 Images", "Text".
  var summary: String {
    var parts: [String] = []
    func add(_ count: Int, _ one: String) {
      if count > 0 { parts.append(count == 1 ? "1 \(one)" : "\(count) \(one)s") }
    }
    add(images.count, "Image")
    add(files.count, "File")
    add(links.count, "Link")
    if !texts.isEmpty { parts.append(texts.count == 1 ? texts[0] : "\(texts.count) Texts") }
    return parts.joined(separator: ", ")
  }

  var pasteboardItems: [[String: Any]] {
    images.map { ["public.image": $0] } + links.map { ["public.url": $0] }
      + files.map { ["public.file-url": $0] } + texts.map { ["public.utf8-plain-text": $0] }
  }

  /// Writes images and files into the folder, under names that are free; returns where they are.
  ///
  /// - Throws: Foundation's error of the first that cannot be written.
  func write(to folder: URL) throws -> [URL] {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var written: [URL] = []
    for image in images {
      guard let data = image.pngData() else { continue }
      let target = FreeName.url("Image.png", in: folder)
      try data.write(to: target)
      written.append(target)
    }
    for file in files {
      let target = FreeName.url(file.lastPathComponent, in: folder)
      try FileManager.default.copyItem(at: file, to: target)
      written.append(target)
    }
    return written
  }
}
