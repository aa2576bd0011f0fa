import UIKit

/// The scale of the screen on which a reference was recorded.
///
/// Traits that say no scale mean the screen's, and a reference is as many times larger than its view as the
/// simulator's screen had pixels a point. Here there is no simulator to choose, so the reference chooses.
enum ReferenceScale {
  /// The size of the reference of the snapshot that is being taken, in pixels; nil where there is none.
  nonisolated(unsafe) private static var pixels: CGSize?
  /// The scale that the picture was taken with because of its reference; nil where there was none.
  nonisolated(unsafe) private(set) static var current: CGFloat?

  /// Takes a snapshot whose reference is a file, or a text that was recorded beside a picture.
  static func matching<R>(_ reference: URL, _ take: () throws -> R) rethrows -> R {
    let picture = reference.deletingPathExtension().appendingPathExtension("png")
    pixels = size(ofPNG: picture)
    current = nil
    defer { pixels = nil }
    return try take()
  }

  /// The traits for a view of a size: those that are given, with the scale of the reference where they have
  /// none of their own and its size is a whole multiple of the view's.
  static func traits(
    _ traits: UITraitCollection, on config: ViewImageConfig, size: CGSize
  ) -> UITraitCollection {
    let given = UITraitCollection(traitsFrom: [config.traits, traits])
    guard given.displayScale == 0, let pixels, size.width > 0, size.height > 0 else {
      return traits
    }
    let scale = (pixels.width / size.width).rounded()
    // Bars of a navigation or tab bar controller end where the safe area does, and its picture with them.
    let least = size.height - config.safeArea.top - config.safeArea.bottom
    guard (1...4).contains(scale), pixels.width == (size.width * scale).rounded(.up),
      pixels.height <= (size.height * scale).rounded(.up),
      pixels.height >= (least * scale).rounded(.up)
    else { return traits }
    current = scale
    return UITraitCollection(traitsFrom: [traits, UITraitCollection(displayScale: scale)])
  }

  /// Width and height stand behind the signature and the name of the first chunk.
  private static func size(ofPNG file: URL) -> CGSize? {
    guard let handle = try? FileHandle(forReadingFrom: file),
      let head = try? handle.read(upToCount: 24), head.count == 24,
      head.starts(with: [0x89, 0x50, 0x4E, 0x47])
    else { return nil }
    let bytes = [UInt8](head)
    func number(at place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    return CGSize(width: number(at: 16), height: number(at: 20))
  }
}
