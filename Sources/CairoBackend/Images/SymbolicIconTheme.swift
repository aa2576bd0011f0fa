import CPangoCairo
import CoreGraphics
import Foundation
import PlatformInterface

/// The desktop's one-colour icons, drawn by librsvg and kept.
///
/// Looks into the themes' folders in a fixed order, whatever theme the user chose, so that pictures
/// of a window do not depend on settings.
final class SymbolicIconTheme: @unchecked Sendable {
  private struct Key: Hashable {
    var name: String
    var pixelSize: Int
  }

  private static let roots = ["/usr/share/icons", "/usr/local/share/icons"]
  private static let themes = ["Adwaita", "hicolor"]
  private static let kinds = ["symbolic", "scalable", "scalable-up-to-32"]
  /// 4 MB of 64-pixel icons.
  private static let maximumCount = 256

  /// GTK recolours symbolic icons with such a style sheet; here all comes out black, to be tinted.
  private static let stylesheet = """
    svg { fill: #000000 !important; }
    rect, circle, path, ellipse, polygon { fill: #000000 !important; }
    .warning, .error, .success { fill: #000000 !important; }
    """

  private let lock = NSLock()
  private var folders: [String]?
  private var icons: [Key: PixelBuffer] = [:]
  private var missing: Set<String> = []

  func icon(named name: String, pixelSize: Int) -> PixelBuffer? {
    let key = Key(name: name, pixelSize: min(max(pixelSize, 1), 2048))
    guard !name.isEmpty, !name.contains("/") else { return nil }
    let known: PixelBuffer?? = lock.withLock {
      if let icon = icons[key] { return .some(icon) }
      return missing.contains(name) ? .some(nil) : nil
    }
    if let known { return known }

    let drawn = draw(key)
    lock.withLock {
      if let drawn {
        if icons.count >= Self.maximumCount { icons.removeAll(keepingCapacity: true) }
        icons[key] = drawn
      } else {
        if missing.count >= Self.maximumCount { missing.removeAll() }
        missing.insert(name)
      }
    }
    return drawn
  }

  private func draw(_ key: Key) -> PixelBuffer? {
    let names = key.name.hasSuffix("-symbolic") ? [key.name] : [key.name + "-symbolic", key.name]
    for name in names {
      for folder in searchFolders() {
        guard let data = FileManager.default.contents(atPath: "\(folder)/\(name).svg") else {
          continue
        }
        do throws(ImageError) {
          return try data.reading { bytes throws(ImageError) in
            let document = try SVGDocument(bytes, stylesheet: Self.stylesheet)
            return Self.blackened(
              try document.draw(width: key.pixelSize, height: key.pixelSize))
          }
        } catch {
          Log.write("The icon \(folder)/\(name).svg cannot be drawn. \(error.description)")
        }
      }
    }
    return nil
  }

  /// Every folder of icons in the themes, listed once.
  private func searchFolders() -> [String] {
    if let folders = lock.withLock({ folders }) { return folders }
    var found: [String] = []
    for root in Self.roots {
      for theme in Self.themes {
        for kind in Self.kinds {
          let parent = "\(root)/\(theme)/\(kind)"
          let contents = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
          found += contents.sorted().map { "\(parent)/\($0)" }
        }
      }
    }
    lock.withLock { folders = found }
    return found
  }

  /// Whatever colours an icon brought along, only its coverage counts.
  private static func blackened(_ buffer: PixelBuffer) -> PixelBuffer {
    let words = buffer.bytes.assumingMemoryBound(to: UInt32.self)
    for i in 0..<(buffer.byteCount / 4) { words[i] &= 0xFF00_0000 }
    return buffer
  }
}
