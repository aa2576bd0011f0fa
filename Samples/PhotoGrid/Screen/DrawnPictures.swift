import UIKit

/// Twenty-four landscapes that the sample paints itself where the machine has no pictures at all.
enum DrawnPictures {
  /// A folder in the caches folder with the drawings in it, made on first use.
  static func folder() -> URL {
    let caches =
      FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
      ?? FileManager.default.temporaryDirectory
    let folder = caches.appendingPathComponent("PhotoGrid/Drawings", isDirectory: true)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for number in 1...24 {
      let file = folder.appendingPathComponent(String(format: "Landscape %02d.png", number))
      guard !FileManager.default.fileExists(atPath: file.path) else { continue }
      try? landscape(number).pngData()?.write(to: file)
    }
    return folder
  }

  /// A sun over hills; every number has colours and slopes of its own.
  static func landscape(_ number: Int) -> UIImage {
    let size = CGSize(width: 480, height: 360)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = true
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      let hue = CGFloat(number * 37 % 100) / 100
      fill(
        context.cgContext, size,
        from: UIColor(hue: hue, saturation: 0.45, brightness: 0.98, alpha: 1),
        to: UIColor(
          hue: (hue + 0.12).truncatingRemainder(dividingBy: 1), saturation: 0.25, brightness: 1,
          alpha: 1))
      UIColor(white: 1, alpha: 0.85).setFill()
      let sunX = 60 + CGFloat(number * 53 % 340)
      UIBezierPath(ovalIn: CGRect(x: sunX, y: 50 + CGFloat(number % 5) * 16, width: 64, height: 64))
        .fill()
      for hill in 0..<4 {
        UIColor(
          hue: (hue + 0.45).truncatingRemainder(dividingBy: 1),
          saturation: 0.3 + 0.12 * CGFloat(hill),
          brightness: 0.75 - 0.15 * CGFloat(hill), alpha: 1
        ).setFill()
        hillPath(hill, seed: number, size: size).fill()
      }
    }
  }

  private static func fill(
    _ context: CGContext, _ size: CGSize, from top: UIColor, to bottom: UIColor
  ) {
    guard
      let gradient = CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(),
        colors: [top.cgColor, bottom.cgColor] as CFArray,
        locations: [0, 1])
    else { return }
    context.drawLinearGradient(
      gradient, start: .zero, end: CGPoint(x: 0, y: size.height), options: [])
  }

  private static func hillPath(_ hill: Int, seed: Int, size: CGSize) -> UIBezierPath {
    let base = size.height * (0.45 + 0.14 * CGFloat(hill))
    let wave = 18 + CGFloat((seed * 7 + hill * 13) % 34)
    let phase = CGFloat((seed * 29 + hill * 41) % 100) / 100 * .pi * 2
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: size.height))
    for x in stride(from: CGFloat(0), through: size.width, by: 8) {
      let y = base + sin(x / size.width * .pi * 2.6 + phase) * wave
      path.addLine(to: CGPoint(x: x, y: y))
    }
    path.addLine(to: CGPoint(x: size.width, y: size.height))
    path.close()
    return path
  }
}
