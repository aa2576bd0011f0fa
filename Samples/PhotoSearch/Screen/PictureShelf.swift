import UIKit

/// The pictures that the program's own provider lends: of the folder on the command line, of the user's
/// folder, or a few that are painted.
struct PictureShelf: Sendable {
  enum Picture: Sendable {
    case file(URL)
    case painted(Int)
  }

  struct Book: Sendable {
    var id: Int
    var title: String
    var picture: Picture
  }

  let books: [Book]

  init(arguments: [String] = CommandLine.arguments) {
    var folders = arguments.dropFirst().filter { !$0.hasPrefix("-") }.map {
      URL(fileURLWithPath: $0, isDirectory: true)
    }
    folders += FileManager.default.urls(for: .picturesDirectory, in: .userDomainMask)
    let files = folders.lazy.map(Self.files).first { !$0.isEmpty } ?? []
    if files.isEmpty {
      let names = ["Harbour", "Meadow", "Ridge", "Lagoon", "Orchard", "Dune", "Glacier", "Fjord"]
      books = (0..<16).map {
        Book(
          id: $0, title: "\(names[$0 % names.count]) \($0 / names.count + 1)",
          picture: .painted($0))
      }
    } else {
      books = files.enumerated().map {
        Book(id: $0, title: $1.deletingPathExtension().lastPathComponent, picture: .file($1))
      }
    }
  }

  /// The first five hundred pictures of a folder, by name.
  private static func files(in folder: URL) -> [URL] {
    let all = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var found: [URL] = []
    while let file = all?.nextObject() as? URL, found.count < 500 {
      if ["jpg", "jpeg", "png", "webp"].contains(file.pathExtension.lowercased()) {
        found.append(file)
      }
    }
    return found.sorted { $0.path < $1.path }
  }

  /// Those whose names have the words; where none has, twelve that are the same for the same words.
  func books(for text: String) -> [Book] {
    let named = books.filter { $0.title.localizedCaseInsensitiveContains(text) }
    guard named.isEmpty, !books.isEmpty else { return Array(named.prefix(20)) }
    let start = text.lowercased().unicodeScalars.reduce(0) { ($0 * 31 + Int($1.value)) % 10_007 }
    return (0..<min(12, books.count)).map { books[(start + $0) % books.count] }
  }

  /// As JPEG, no side longer than `side` pixels; nil where the file is no picture.
  func data(of book: Book, side: CGFloat) -> Data? {
    let image: UIImage? =
      switch book.picture {
      case .file(let file): UIImage(contentsOfFile: file.path)
      case .painted(let number): Self.paint(number)
      }
    guard let image, image.size.width > 0, image.size.height > 0 else { return nil }
    let factor = min(1, side / max(image.size.width, image.size.height))
    let size = CGSize(width: image.size.width * factor, height: image.size.height * factor)
    return image.preparingThumbnail(of: size)?.jpegData(compressionQuality: 0.85)
  }

  /// Bands of colour under a disc.
  private static func paint(_ number: Int) -> UIImage {
    let size = number % 3 == 0 ? CGSize(width: 720, height: 960) : CGSize(width: 960, height: 640)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = true
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      let hue = CGFloat(number * 29 % 97) / 97
      UIColor(hue: hue, saturation: 0.25, brightness: 1, alpha: 1).setFill()
      context.fill(CGRect(origin: .zero, size: size))
      UIColor(hue: hue + 0.5 - (hue > 0.5 ? 1 : 0), saturation: 0.5, brightness: 1, alpha: 1)
        .setFill()
      let side = size.height / 3
      UIBezierPath(
        ovalIn: CGRect(
          x: size.width * CGFloat(2 + number % 5) / 10, y: size.height / 8, width: side,
          height: side)
      ).fill()
      for band in 0..<5 {
        UIColor(
          hue: hue, saturation: 0.35 + 0.12 * CGFloat(band), brightness: 0.9 - 0.14 * CGFloat(band),
          alpha: 1
        ).setFill()
        let top = size.height * (0.45 + 0.11 * CGFloat(band))
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: size.height))
        for x in stride(from: CGFloat(0), through: size.width, by: 12) {
          let wave = sin(x / size.width * 7 + CGFloat(number * 3 + band * 2)) * 26
          path.addLine(to: CGPoint(x: x, y: top + wave))
        }
        path.addLine(to: CGPoint(x: size.width, y: size.height))
        path.close()
        path.fill()
      }
    }
  }
}
