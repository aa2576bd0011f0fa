import PlatformInterface
import UIKitCore

/// Fonts that the program registers, which the text engine finds by their names from then on.
enum RegisteredFonts {
  private final class Files: @unchecked Sendable {
    let lock = NSLock()
    var paths: Set<String> = []
  }
  private static let files = Files()

  /// - Throws: an error of Core Text's domain.
  static func add(_ url: URL) throws {
    let path = url.standardizedFileURL.path
    guard FileManager.default.fileExists(atPath: path) else { throw error(.fileNotFound, url) }
    guard FileManager.default.isReadableFile(atPath: path) else {
      throw error(.insufficientPermissions, url)
    }
    guard files.lock.withLock({ files.paths.insert(path).inserted }) else {
      throw error(.alreadyRegistered, url)
    }
    guard addFonts(at: path) else {
      _ = files.lock.withLock { files.paths.remove(path) }
      throw error(.unrecognizedFormat, url)
    }
  }

  /// The errors of those that fail; what is no address counts as one that does not exist.
  static func add(_ urls: CFArray) -> [NSError] {
    urls.compactMap { entry in
      guard let url = entry as? URL ?? (entry as? NSURL).map({ $0 as URL }) else {
        return error(.fileNotFound)
      }
      do { try add(url) } catch { return error as NSError }
      return nil
    }
  }

  /// Adds a typeface by the bytes it was made of, as a file of the program's own; false for one that was made of a name.
  static func add(_ font: CGFont) -> Bool {
    guard let data = font.fileData, let folder = try? TemporaryFolders.make("font") else {
      return false
    }
    let file = folder.appendingPathComponent("font.otf")
    guard (try? data.write(to: file, options: .atomic)) != nil else { return false }
    return addFonts(at: file.path)
  }

  private static func addFonts(at path: String) -> Bool {
    MainThread.wait { PlatformServices.current.textMeasurer.addFonts(at: path) }
  }

  /// Whether something goes well; where it does not, the error is handed out.
  static func succeeds(
    _ place: UnsafeMutablePointer<Unmanaged<CFError>?>?, _ body: () throws -> Void
  ) -> Bool {
    do {
      try body()
      return true
    } catch {
      place?.pointee = Unmanaged.passRetained(error as NSError)
      return false
    }
  }

  static func error(_ code: CTFontManagerError, _ url: URL? = nil) -> NSError {
    let texts: [CTFontManagerError: String] = [
      .fileNotFound: "There is no such font file",
      .insufficientPermissions: "The font file may not be read",
      .unrecognizedFormat: "The file is no font",
      .alreadyRegistered: "The font is registered already",
    ]
    let place = url.map { ": \($0.path)" } ?? ""
    return NSError(
      domain: kCTFontManagerErrorDomain, code: code.rawValue,
      userInfo: [
        NSLocalizedDescriptionKey: (texts[code] ?? "The font cannot be used") + place + "."
      ])
  }
}
