import UIKit

/// Paints covers: a sky, a light in it, and what lies before it, each layer nearer and darker.
struct CoverPainter {
  struct Palette {
    var sky: [UIColor]
    var light: UIColor
    /// From the farthest layer to the nearest.
    var layers: [UIColor]
  }

  let cover: Cover
  let isDark: Bool

  func paint(in bounds: CGRect, _ context: CGContext) {
    var chance = Chance(seed: cover.seed)
    let palette = palette
    fill(bounds, with: palette.sky, context)
    paintLight(in: bounds, palette, &chance)
    if isDark { paintStars(in: bounds, &chance) }
    for (index, colour) in palette.layers.enumerated() {
      let depth = CGFloat(index + 1) / CGFloat(palette.layers.count)
      colour.setFill()
      layer(depth: depth, in: bounds, &chance).fill()
    }
  }

  private func fill(_ bounds: CGRect, with colours: [UIColor], _ context: CGContext) {
    let places = colours.indices.map { CGFloat($0) / CGFloat(colours.count - 1) }
    guard
      let gradient = CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colours.map(\.cgColor) as CFArray,
        locations: places)
    else { return }
    context.drawLinearGradient(
      gradient, start: CGPoint(x: bounds.midX, y: bounds.minY),
      end: CGPoint(x: bounds.midX, y: bounds.maxY), options: [])
  }

  private func paintLight(in bounds: CGRect, _ palette: Palette, _ chance: inout Chance) {
    let radius = min(bounds.width, bounds.height) * 0.13
    let centre = CGPoint(
      x: bounds.minX + bounds.width * chance.next(0.55...0.82),
      y: bounds.minY + bounds.height * chance.next(0.24...0.36))
    for (factor, alpha) in [(2.6, 0.10), (1.8, 0.16), (1.0, 1.0)] as [(CGFloat, CGFloat)] {
      palette.light.withAlphaComponent(alpha).setFill()
      UIBezierPath(
        ovalIn: CGRect(
          x: centre.x - radius * factor, y: centre.y - radius * factor, width: 2 * radius * factor,
          height: 2 * radius * factor)
      ).fill()
    }
  }

  private func paintStars(in bounds: CGRect, _ chance: inout Chance) {
    for _ in 0..<18 {
      let size = chance.next(0.8...1.8)
      UIColor.white.withAlphaComponent(chance.next(0.3...0.9)).setFill()
      UIBezierPath(
        ovalIn: CGRect(
          x: bounds.minX + bounds.width * chance.next(0...1),
          y: bounds.minY + bounds.height * chance.next(0...0.5), width: size, height: size)
      ).fill()
    }
  }

  // MARK: Layers

  private func layer(depth: CGFloat, in bounds: CGRect, _ chance: inout Chance) -> UIBezierPath {
    let top = bounds.minY + bounds.height * (0.42 + 0.42 * depth)
    switch cover.scene {
    case .coast: return waves(at: top, height: bounds.height * 0.05, count: 3, bounds, &chance)
    case .peaks:
      return peaks(at: top, height: bounds.height * (0.42 - 0.22 * depth), bounds, &chance)
    case .skyline: return houses(at: top, height: bounds.height * 0.3, bounds, &chance)
    case .dunes: return waves(at: top, height: bounds.height * 0.12, count: 1, bounds, &chance)
    case .islands:
      return depth > 0.5
        ? waves(at: top, height: bounds.height * 0.03, count: 4, bounds, &chance)
        : hills(at: top + bounds.height * 0.1, height: bounds.height * 0.22, bounds, &chance)
    case .forest:
      return trees(at: top, height: bounds.height * (0.14 + 0.16 * depth), bounds, &chance)
    }
  }

  private func waves(
    at top: CGFloat, height: CGFloat, count: Int, _ bounds: CGRect, _ chance: inout Chance
  ) -> UIBezierPath {
    let path = ground(from: bounds, at: top)
    let width = bounds.width / CGFloat(count)
    for index in 0..<count {
      let x = bounds.minX + width * CGFloat(index)
      let lift = height * chance.next(0.7...1.4)
      path.addCurve(
        to: CGPoint(x: x + width, y: top),
        controlPoint1: CGPoint(x: x + width * 0.35, y: top - lift),
        controlPoint2: CGPoint(x: x + width * 0.65, y: top + lift))
    }
    return closed(path, bounds)
  }

  private func peaks(
    at top: CGFloat, height: CGFloat, _ bounds: CGRect, _ chance: inout Chance
  ) -> UIBezierPath {
    let path = ground(from: bounds, at: top)
    let count = 4
    let width = bounds.width / CGFloat(count)
    for index in 0..<count {
      let x = bounds.minX + width * CGFloat(index)
      path.addLine(
        to: CGPoint(
          x: x + width * chance.next(0.35...0.65), y: top - height * chance.next(0.55...1)))
      path.addLine(to: CGPoint(x: x + width, y: top - height * chance.next(0...0.25)))
    }
    return closed(path, bounds)
  }

  private func houses(
    at top: CGFloat, height: CGFloat, _ bounds: CGRect, _ chance: inout Chance
  ) -> UIBezierPath {
    let path = ground(from: bounds, at: top)
    var x = bounds.minX
    while x < bounds.maxX {
      let width = bounds.width * chance.next(0.05...0.1)
      let roof = top - height * chance.next(0.05...0.85)
      path.addLine(to: CGPoint(x: x, y: roof))
      if chance.next(0...1) > 0.72 {
        path.addLine(to: CGPoint(x: x + width / 2, y: roof - width * 0.7))
      }
      path.addLine(to: CGPoint(x: x + width, y: roof))
      x += width
    }
    return closed(path, bounds)
  }

  private func hills(
    at top: CGFloat, height: CGFloat, _ bounds: CGRect, _ chance: inout Chance
  ) -> UIBezierPath {
    let path = ground(from: bounds, at: top)
    for (from, to) in [(0.04, 0.42), (0.5, 0.94)] as [(CGFloat, CGFloat)] {
      let left = CGPoint(x: bounds.minX + bounds.width * from, y: top)
      let right = CGPoint(x: bounds.minX + bounds.width * to, y: top)
      let peak = top - height * chance.next(1.1...1.7)
      path.addLine(to: left)
      path.addCurve(
        to: right, controlPoint1: CGPoint(x: left.x + bounds.width * 0.1, y: peak),
        controlPoint2: CGPoint(x: right.x - bounds.width * 0.12, y: peak))
    }
    path.addLine(to: CGPoint(x: bounds.maxX, y: top))
    return closed(path, bounds)
  }

  private func trees(
    at top: CGFloat, height: CGFloat, _ bounds: CGRect, _ chance: inout Chance
  ) -> UIBezierPath {
    let path = ground(from: bounds, at: top)
    var x = bounds.minX
    while x < bounds.maxX {
      let width = height * chance.next(0.34...0.5)
      path.addLine(to: CGPoint(x: x, y: top))
      path.addLine(to: CGPoint(x: x + width / 2, y: top - height * chance.next(0.6...1)))
      path.addLine(to: CGPoint(x: x + width, y: top))
      x += width * 0.86
    }
    return closed(path, bounds)
  }

  private func ground(from bounds: CGRect, at top: CGFloat) -> UIBezierPath {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: bounds.minX, y: bounds.maxY))
    path.addLine(to: CGPoint(x: bounds.minX, y: top))
    return path
  }

  private func closed(_ path: UIBezierPath, _ bounds: CGRect) -> UIBezierPath {
    path.addLine(to: CGPoint(x: max(bounds.maxX, path.currentPoint.x), y: bounds.maxY))
    path.close()
    return path
  }
}

/// Numbers that follow from a seed, the same on every machine.
struct Chance {
  private var state: UInt32

  init(seed: UInt32) { state = seed &* 2_654_435_761 | 1 }

  mutating func next(_ range: ClosedRange<CGFloat>) -> CGFloat {
    state ^= state << 13
    state ^= state >> 17
    state ^= state << 5
    return range.lowerBound + (range.upperBound - range.lowerBound) * CGFloat(state % 1000) / 999
  }
}
