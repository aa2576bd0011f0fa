import CoreGraphics

/// Symbols of one kind, on a grid 24 units high: their lines, and how they are filled.
///
/// Families are made one after another, until one has the name that is asked for.
struct SymbolFamily: Sendable {
  /// The lines of each symbol, by its name without `.fill`.
  let strokes: [String: [SymbolOutline]]
  /// Which have a `.fill` variant whose areas are filled, and whose open lines stay beside them.
  var solid: Set<String> = []
  /// Which have a `.fill` variant whose first area is filled, and all else cut out of it.
  var cut: Set<String> = []
  /// Of those, the places of the lines that lie outside the body and stay.
  var outside: [String: Set<Int>] = [:]
  /// Symbols that are drawn as others of the family are.
  var same: [String: String] = [:]

  /// The families, those first that apps ask for most.
  static func having(_ name: String) -> SymbolFamily? {
    if weather.has(name) { return weather }
    if devices.has(name) { return devices }
    if things.has(name) { return things }
    if papers.has(name) { return papers }
    if signs.has(name) { return signs }
    if pairs.has(name) { return pairs }
    if marks.has(name) { return marks }
    return home.has(name) ? home : nil
  }

  private func has(_ name: String) -> Bool { strokes[name] != nil || same[name] != nil }

  /// The lines of a symbol; empty for none of this family's.
  func outlines(_ name: String) -> [SymbolOutline] { strokes[same[name] ?? name] ?? [] }

  /// How a symbol is filled; nil where it has no such variant.
  func filling(_ name: String) -> SymbolFilling? {
    let name = same[name] ?? name
    if solid.contains(name) { return SymbolFilling(cutsInside: false, outside: []) }
    return cut.contains(name)
      ? SymbolFilling(cutsInside: true, outside: outside[name] ?? []) : nil
  }
}

/// How the `.fill` variant of a symbol is made of its lines.
struct SymbolFilling {
  /// Whether lines inside the body are cut out of it.
  let cutsInside: Bool
  /// The places of the lines that lie outside the body and stay.
  let outside: Set<Int>
}

extension SymbolOutline {
  /// The outline made smaller or larger and moved, or turned upside down by a negative scale.
  func placed(_ scale: CGFloat, at x: CGFloat, _ y: CGFloat, vertically: CGFloat? = nil)
    -> SymbolOutline
  {
    .calculated {
      PathText.text(
        path.applying(
          CGAffineTransform(a: scale, b: 0, c: 0, d: vertically ?? scale, tx: x, ty: y)
        ).elements)
    }
  }

  /// A whole circle.
  static func round(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> SymbolOutline {
    .circle(center: CGPoint(x: x, y: y), radius: radius)
  }

  /// A rectangle whose four corners are arcs of circles.
  static func box(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ radius: CGFloat
  ) -> SymbolOutline {
    .roundedRectangle(CGRect(x: x, y: y, width: width, height: height), radius: radius)
  }

  /// Lines from the middle outwards: a flake of snow, or a star without a body.
  static func rays(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, count: Int) -> SymbolOutline {
    .calculated {
      (0..<count).map { ray in
        let angle = CGFloat(ray) * .pi / CGFloat(count) + .pi / 2
        let (dx, dy) = (radius * cos(angle), radius * sin(angle))
        return "M\(x - dx) \(y - dy)L\(x + dx) \(y + dy)"
      }.joined()
    }
  }
}
