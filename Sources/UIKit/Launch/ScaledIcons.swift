import PlatformInterface
import UIKitCore

/// An app's icon in smaller sizes, which the command `tessera install` asks the app for.
@MainActor
enum ScaledIcons {
  /// Writes them as `SIDE.png`; those larger than the picture, and all where the picture is none, are left out.
  ///
  /// - Throws: a sentence or Foundation's error where one cannot be written.
  static func write(_ wanted: LaunchOptions.IconScaling) throws {
    guard let picture = UIImage(contentsOfFile: wanted.picture) else {
      throw LaunchOptionsError("\(wanted.picture) should be a picture; it cannot be read.")
    }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    for side in wanted.sides where CGFloat(side) <= picture.size.width * picture.scale {
      let size = CGSize(width: side, height: side)
      let data = UIGraphicsImageRenderer(size: size, format: format).pngData { context in
        context.cgContext.interpolationQuality = .high
        picture.draw(in: CGRect(origin: .zero, size: size))
      }
      try WholeFile.write(data, to: URL(fileURLWithPath: "\(wanted.folder)/\(side).png"))
    }
  }
}
