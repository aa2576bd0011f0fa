import UIKit

/// A landscape drawn from a few numbers.
struct Picture {
  let name: String
  let image: UIImage
  var isFavourite = false

  static let all: [Picture] = [
    picture("Morning", sky: (0.98, 0.80, 0.62), hill: (0.55, 0.66, 0.48), sun: (0.25, 0.45)),
    picture("Noon", sky: (0.53, 0.78, 0.96), hill: (0.36, 0.62, 0.36), sun: (0.70, 0.22)),
    picture("Evening", sky: (0.93, 0.53, 0.45), hill: (0.42, 0.36, 0.48), sun: (0.55, 0.52)),
    picture("Night", sky: (0.13, 0.16, 0.34), hill: (0.10, 0.20, 0.24), sun: (0.78, 0.25)),
    picture("Snow", sky: (0.78, 0.86, 0.93), hill: (0.95, 0.97, 0.99), sun: (0.35, 0.28)),
    picture("Desert", sky: (0.99, 0.88, 0.66), hill: (0.88, 0.66, 0.40), sun: (0.48, 0.30)),
  ]

  private static func picture(
    _ name: String, sky: (CGFloat, CGFloat, CGFloat), hill: (CGFloat, CGFloat, CGFloat),
    sun: (CGFloat, CGFloat)
  ) -> Picture {
    let size = CGSize(width: 240, height: 180)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    format.opaque = true
    let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor(red: sky.0, green: sky.1, blue: sky.2, alpha: 1).setFill()
      context.fill(CGRect(origin: .zero, size: size))
      UIColor(white: 1, alpha: 0.85).setFill()
      UIBezierPath(
        arcCenter: CGPoint(x: size.width * sun.0, y: size.height * sun.1), radius: 20,
        startAngle: 0, endAngle: 2 * .pi, clockwise: true
      ).fill()
      for (depth, shade) in [(0.0, 0.85), (1.0, 1.0)] as [(CGFloat, CGFloat)] {
        UIColor(
          red: hill.0 * shade, green: hill.1 * shade, blue: hill.2 * shade, alpha: 1
        ).setFill()
        let path = UIBezierPath()
        let base = size.height * (0.62 + 0.14 * depth)
        path.move(to: CGPoint(x: 0, y: base))
        path.addCurve(
          to: CGPoint(x: size.width, y: base - 12),
          controlPoint1: CGPoint(x: size.width * (0.3 + 0.1 * depth), y: base - 70),
          controlPoint2: CGPoint(x: size.width * 0.6, y: base + 40))
        path.addLine(to: CGPoint(x: size.width, y: size.height))
        path.addLine(to: CGPoint(x: 0, y: size.height))
        path.close()
        path.fill()
      }
    }
    return Picture(name: name, image: image)
  }
}
