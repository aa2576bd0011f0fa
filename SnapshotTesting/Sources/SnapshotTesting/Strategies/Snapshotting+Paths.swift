import UIKit

extension Snapshotting where Value == CGPath, Format == UIImage {
  /// The path, filled.
  public static var image: Snapshotting { .image() }

  /// The path in a picture as large as its bounding box.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that have to agree, 0…1.
  ///   - perceptualPrecision: How close colours have to be to agree, 0…1.
  ///   - scale: Pixels a point.
  ///   - drawingMode: Whether the path is filled or stroked.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1,
    drawingMode: CGPathDrawingMode = .eoFill
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: scale
    ).pullback { path in
      picture(path.boundingBoxOfPath, scale) {
        $0.addPath(path)
        $0.drawPath(using: drawingMode)
      }
    }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == UIImage {
  /// The path, filled.
  public static var image: Snapshotting { .image() }

  /// The path, filled, in a picture as large as its bounds.
  ///
  /// - Parameters:
  ///   - precision: The share of pixels that have to agree, 0…1.
  ///   - perceptualPrecision: How close colours have to be to agree, 0…1.
  ///   - scale: Pixels a point.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, scale: CGFloat = 1
  ) -> Snapshotting {
    SimplySnapshotting.image(
      precision: precision, perceptualPrecision: perceptualPrecision, scale: scale
    ).pullback { path in picture(path.bounds, scale) { _ in path.fill() } }
  }
}

private func picture(
  _ bounds: CGRect, _ scale: CGFloat, _ draw: @escaping (CGContext) -> Void
) -> UIImage {
  let format = UIGraphicsImageRendererFormat.preferred()
  format.scale = scale
  return UIGraphicsImageRenderer(bounds: bounds, format: format).image { draw($0.cgContext) }
}

extension Snapshotting where Value == CGPath, Format == String {
  /// The path's elements, a line each.
  public static var elementsDescription: Snapshotting {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.usesGroupingSeparator = false
    formatter.minimumFractionDigits = 1
    formatter.maximumFractionDigits = 3
    return .elementsDescription(numberFormatter: formatter)
  }

  /// The path's elements, a line each, numbers as a formatter writes them.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    SimplySnapshotting.lines.pullback { path in
      var text = ""
      path.applyWithBlock { pointer in
        let (name, count): (String, Int) =
          switch pointer.pointee.type {
          case .moveToPoint: ("MoveTo", 1)
          case .addLineToPoint: ("LineTo", 1)
          case .addQuadCurveToPoint: ("QuadCurveTo", 2)
          case .addCurveToPoint: ("CurveTo", 3)
          case .closeSubpath: ("Close", 0)
          @unknown default: ("Unknown", 0)
          }
        if name == "MoveTo", !text.isEmpty { text += "\n" }
        func shown(_ number: CGFloat) -> String {
          numberFormatter.string(from: NSNumber(value: Double(number))) ?? "\(number)"
        }
        let points = (0..<count).map { index -> String in
          let point = pointer.pointee.points[index]
          return "(\(shown(point.x)), \(shown(point.y)))"
        }
        text += "\(name) \(points.joined(separator: " "))\n"
      }
      return text
    }
  }
}

extension Snapshotting where Value == UIBezierPath, Format == String {
  /// The path's elements, a line each.
  public static var elementsDescription: Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription.pullback { $0.cgPath }
  }

  /// The path's elements, a line each, numbers as a formatter writes them.
  public static func elementsDescription(numberFormatter: NumberFormatter) -> Snapshotting {
    Snapshotting<CGPath, String>.elementsDescription(numberFormatter: numberFormatter)
      .pullback { $0.cgPath }
  }
}
