import CoreLocation
import UIKitCore

/// Draws the world in a rectangle: land and water, borders, the names of towns, and where these say nothing any more
/// a grid, as on iOS while a map is loaded.
@MainActor
struct MapPainter {
  let size: CGSize
  /// The rectangle of the map whose corner is at the origin.
  let rect: MKMapRect
  private let palette: MapPalette
  /// Whether towns have their names.
  private let isNamed: Bool
  /// Places that something else names.
  private let named: [MKMapPoint]

  init(
    size: CGSize, rect: MKMapRect, mapType: MKMapType, traits: UITraitCollection,
    named: [MKMapPoint] = []
  ) {
    (self.size, self.rect, self.named) = (size, rect, named)
    palette = MapPalette(
      isImagery: mapType.isImagery, isDark: traits.userInterfaceStyle == .dark)
    isNamed = mapType.isNamed
  }

  /// Points of the screen for a point of the map.
  var scale: CGFloat { size.width / max(rect.width, 1e-9) }

  private static let worldWidth = MKMapSize.world.width

  /// The copies of the world, side by side, that the rectangle shows.
  private var copies: ClosedRange<Int> {
    let first = Int((rect.minX / Self.worldWidth).rounded(.down))
    return first...max(first, Int((rect.maxX / Self.worldWidth).rounded(.down)))
  }

  func point(_ place: MKMapPoint, copy: Int = 0) -> CGPoint {
    CGPoint(
      x: (place.x + Double(copy) * Self.worldWidth - rect.minX) * scale,
      y: (place.y - rect.minY) * scale)
  }

  func paint(in context: CGContext) {
    context.setFillColor(palette.water.cgColor)
    context.fill(CGRect(origin: .zero, size: size))
    fill(World.land, palette.land, in: context)
    paintGrid(in: context)
    fill(World.lakes, palette.water, in: context)
    stroke(World.borders, in: context)
    if isNamed { paintTowns() }
  }

  /// A margin hides the edges at which areas are cut.
  private var cut: CGRect { CGRect(origin: .zero, size: size).insetBy(dx: -8, dy: -8) }

  private func seen(_ outline: Outline, _ copy: Int) -> Bool {
    outline.bounds.offsetBy(dx: Double(copy) * Self.worldWidth, dy: 0).intersects(rect)
  }

  private func fill(_ outlines: [Outline], _ color: UIColor, in context: CGContext) {
    context.setFillColor(color.cgColor)
    for copy in copies {
      for outline in outlines where seen(outline, copy) {
        let points = MapClipping.area(outline.points.map { point($0, copy: copy) }, in: cut)
        guard points.count > 2 else { continue }
        context.addLines(between: points)
        context.closePath()
      }
    }
    context.fillPath()
  }

  private func stroke(_ outlines: [Outline], in context: CGContext) {
    context.setStrokeColor(palette.border.cgColor)
    context.setLineWidth(1)
    context.setLineJoin(.round)
    for copy in copies {
      for outline in outlines where seen(outline, copy) {
        let points = outline.points.map { point($0, copy: copy) }
        var end: CGPoint?
        for (from, to) in zip(points, points.dropFirst()) {
          guard let part = MapClipping.line(from, to, in: cut) else { continue }
          if end != part.0 { context.move(to: part.0) }
          context.addLine(to: part.1)
          end = part.1
        }
      }
    }
    context.strokePath()
  }

  /// Squares of at least 64 points, where a degree is larger than the screen.
  private func paintGrid(in context: CGContext) {
    guard rect.width < Self.worldWidth / 240 else { return }
    var side = 1.0
    while side * scale < 64 { side *= 2 }
    context.setStrokeColor(palette.grid.cgColor)
    context.setLineWidth(1)
    for x in stride(from: (rect.minX / side).rounded(.up) * side, to: rect.maxX, by: side) {
      let place = ((x - rect.minX) * scale).rounded() + 0.5
      context.move(to: CGPoint(x: place, y: 0))
      context.addLine(to: CGPoint(x: place, y: size.height))
    }
    for y in stride(from: (rect.minY / side).rounded(.up) * side, to: rect.maxY, by: side) {
      let place = ((y - rect.minY) * scale).rounded() + 0.5
      context.move(to: CGPoint(x: 0, y: place))
      context.addLine(to: CGPoint(x: size.width, y: place))
    }
    context.strokePath()
  }

  private func isNamedElsewhere(_ place: CGPoint, _ copy: Int) -> Bool {
    named.contains {
      let other = point($0, copy: copy)
      return hypot(other.x - place.x, other.y - place.y) < 20
    }
  }

  /// The larger a town, the sooner it has a name; a name that would cover another is left out.
  private func paintTowns() {
    let most = Int((log2(scale * Self.worldWidth / 256) - 1.5) * 1.4)
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 11, weight: .medium), .foregroundColor: palette.text,
    ]
    var taken: [CGRect] = []
    for copy in copies {
      for town in World.towns where town.rank <= most {
        let place = point(town.point, copy: copy)
        guard cut.contains(place), !isNamedElsewhere(place, copy) else { continue }
        let text = town.name as NSString
        let extent = text.size(withAttributes: attributes)
        let frame = CGRect(
          x: place.x - extent.width / 2, y: place.y + 4, width: extent.width, height: extent.height)
        let whole = frame.union(CGRect(x: place.x - 4, y: place.y - 4, width: 8, height: 8))
        guard !taken.contains(where: { $0.intersects(whole) }) else { continue }
        taken.append(whole)
        palette.text.setFill()
        UIBezierPath(ovalIn: CGRect(x: place.x - 2, y: place.y - 2, width: 4, height: 4)).fill()
        text.draw(at: frame.origin, withAttributes: attributes)
      }
    }
  }
}

/// The colours of a map. Those of the standard map were looked at on iOS 17, not measured.
struct MapPalette {
  let water: UIColor
  let land: UIColor
  let border: UIColor
  let grid: UIColor
  let text: UIColor

  /// - Parameter isImagery: whether the map is one of pictures, which are colours alone here.
  init(isImagery: Bool, isDark: Bool) {
    func color(_ red: Int, _ green: Int, _ blue: Int, _ alpha: CGFloat = 1) -> UIColor {
      UIColor(
        red: CGFloat(red) / 255, green: CGFloat(green) / 255, blue: CGFloat(blue) / 255,
        alpha: alpha)
    }
    if isImagery {
      (water, land) = (color(16, 42, 68), color(74, 88, 58))
      (border, grid) = (color(255, 255, 255, 0.45), color(255, 255, 255, 0.08))
      text = .white
    } else if isDark {
      (water, land) = (color(27, 43, 58), color(45, 47, 51))
      (border, grid) = (color(120, 122, 128), color(255, 255, 255, 0.05))
      text = color(210, 210, 214)
    } else {
      (water, land) = (color(159, 215, 243), color(245, 241, 230))
      (border, grid) = (color(176, 170, 158), color(0, 0, 0, 0.05))
      text = color(70, 70, 74)
    }
  }
}
