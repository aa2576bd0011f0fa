import CoreGraphics
import PlatformInterface
import UIKitCore

#if GTK
  import GTKBackend
#endif

/// An app's icon in the sizes of desktops, which the command `tessera install` asks the app for.
@MainActor
enum ScaledIcons {
  /// Writes them as `SIDE.png`; those larger than the picture are left out.
  ///
  /// - Throws: a sentence or Foundation's error where one cannot be made or written.
  static func write(_ wanted: LaunchOptions.IconScaling) throws {
    for (side, picture) in try pictures(wanted) {
      let file = URL(fileURLWithPath: "\(wanted.folder)/\(side).png")
      try WholeFile.write(picture.pngData() ?? Data(), to: file)
    }
  }

  private static func pictures(_ wanted: LaunchOptions.IconScaling) throws -> [(Int, UIImage)] {
    guard let path = wanted.picture else { return tiles(wanted.sides) }
    guard let picture = UIImage(contentsOfFile: path) else {
      throw LaunchOptionsError("\(path) should be a picture; it cannot be read.")
    }
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return wanted.sides.filter { CGFloat($0) <= picture.size.width * picture.scale }.map { side in
      let size = CGSize(width: side, height: side)
      let scaled = UIGraphicsImageRenderer(size: size, format: format).image { context in
        context.cgContext.interpolationQuality = .high
        picture.draw(in: CGRect(origin: .zero, size: size))
      }
      return (side, scaled)
    }
  }

  /// What stands for an app without an icon: none where it has no windows on a desktop.
  private static func tiles(_ sides: [Int]) -> [(Int, UIImage)] {
    #if GTK
      let icon = WindowIcon(name: AppIdentity.current.name)
      return sides.map { ($0, UIImage(cgImage: CGImage(icon.picture(side: $0)))) }
    #else
      return []
    #endif
  }
}
