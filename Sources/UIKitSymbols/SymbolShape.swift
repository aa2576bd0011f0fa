import CoreGraphics

/// A symbol drawn here: strokes and fills on a grid 24 units high, y down.
package struct SymbolShape: Sendable {
  package static let grid: CGFloat = 24

  /// A step of drawing; later ones go on top.
  package enum Step: Sendable {
    case stroke(CGPath)
    case fill(CGPath)
    /// Takes away what is there.
    case cutStroke(CGPath)
    case cutFill(CGPath)
  }

  package var steps: [Step]
  /// Units of the grid.
  package var width: CGFloat = SymbolShape.grid

  /// The strokes and fills smaller and moved, so that the middle of the grid comes to lie on a point.
  package func placed(_ scale: CGFloat, around middle: CGPoint) -> [Step] {
    let t = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: middle.x - scale * width / 2,
      ty: middle.y - scale * SymbolShape.grid / 2)
    return steps.map { step in
      switch step {
      case .stroke(let path): .stroke(path.applying(t))
      case .fill(let path): .fill(path.applying(t))
      case .cutStroke(let path): .cutStroke(path.applying(t))
      case .cutFill(let path): .cutFill(path.applying(t))
      }
    }
  }
}

/// Symbols by name, and the enclosures that many of them come in.
package enum SymbolShapes {
  /// `plus`, `plus.circle`, `plus.circle.fill`, `star.fill`, `bell.slash` … nil for unknown ones.
  ///
  /// What is not drawn as it is named is drawn without its last words: `photo.on.rectangle.angled` as `photo.on.rectangle`.
  package static func shape(named name: String) -> SymbolShape? {
    let name = SymbolNames.earlier(name)
    if let drawn = exactShape(named: name) ?? badged(name) ?? composed(name) { return drawn }
    guard SymbolCatalog.themeIcon(for: name) == nil else { return nil }
    if name.hasPrefix("figure."), name != "figure.walk" { return base("figure.stand") }
    var words = name.split(separator: ".")
    let isFilled = words.last == "fill"
    while words.count > 1, additions.contains(String(words.removeLast())) {
      let rest = words.joined(separator: ".")
      if isFilled, let shape = exactShape(named: rest + ".fill") { return shape }
      if let shape = exactShape(named: rest) { return shape }
    }
    return nil
  }

  /// Words that say what lies beside or around a symbol's body.
  private static let additions = Set(
    """
    2 3 and angled arrow arrowtriangle badge backward bubble checkmark circle circlepath clock crop dashed down \
    ellipsis exclamationmark fill filled flag forward gearshape half heart horizontal inset left lines lodge \
    magnifyingglass max min minus on pencil person plus portrait questionmark rectangle right rotate sequence slash \
    square star text tip trianglebadge up vertical viewfinder wave xmark 5 10 15 30 45 60 75 90 americas asia europe \
    africa australia 
    """.split(separator: " ").map(String.init))

  static func exactShape(named name: String) -> SymbolShape? {
    var rest = name
    func drop(_ suffix: String) -> Bool {
      guard rest.hasSuffix(suffix), rest.count > suffix.count else { return false }
      rest.removeLast(suffix.count)
      return true
    }
    if let own = base(name) { return own }
    let isFilled = drop(".fill")
    if drop(".slash") {
      guard var shape = isFilled ? filled(rest) : base(rest) else { return nil }
      let line = SymbolOutline.text("M4 4L20 20").path
      shape.steps.append(.cutFill(line.stroked(with: StrokeStyle(width: 5))))
      shape.steps.append(.stroke(line))
      return shape
    }
    if isFilled, let own = filled(rest) { return own }
    return SymbolEnclosure.all.lazy.compactMap { enclosure -> SymbolShape? in
      guard rest.hasSuffix(enclosure.suffix) else { return nil }
      let inside = String(rest.dropLast(enclosure.suffix.count))
      return (base(inside) ?? filledInside(inside)).map { enclosure.around($0, isFilled: isFilled) }
    }.first
  }

  /// `person.fill` of `person.fill.viewfinder`.
  private static func filledInside(_ name: String) -> SymbolShape? {
    name.hasSuffix(".fill") ? filled(String(name.dropLast(5))) : nil
  }

  private static func base(_ name: String) -> SymbolShape? {
    if name.count == 2, name.allSatisfy({ $0.isASCII && $0.isNumber }) { return pair(name) }
    if let strokes = SymbolOutlines.strokes[name] {
      return SymbolShape(
        steps: strokes.map { .stroke($0.path) }, width: SymbolOutlines.widths[name] ?? 24)
    }
    if let steps = SymbolOutlines.mixed[name] ?? SymbolOutlines.filledParts[name] {
      return SymbolShape(steps: steps.map { $0.0 ? .fill($0.1.path) : .stroke($0.1.path) })
    }
    return SymbolFamily.having(name).map {
      SymbolShape(steps: $0.outlines(name).map { .stroke($0.path) })
    }
  }

  /// A number of two digits, as it stands in a circle.
  private static func pair(_ digits: String) -> SymbolShape? {
    let steps = zip(digits, [-5.2, 5.2]).flatMap { digit, x in
      (SymbolOutlines.strokes[String(digit)] ?? []).map { outline in
        SymbolShape.Step.stroke(outline.path.applying(CGAffineTransform(translationX: x, y: 0)))
      }
    }
    return SymbolShape(steps: steps)
  }

  /// Closed outlines filled; what is open stays a stroke, cut out of what lies below it.
  private static func filled(_ name: String) -> SymbolShape? {
    if SymbolOutlines.fillable.contains(name), let strokes = SymbolOutlines.strokes[name] {
      let filling = SymbolFilling(
        cutsInside: SymbolOutlines.cutsInside.contains(name),
        outside: SymbolOutlines.staysOutside[name] ?? [])
      return SymbolShape(
        steps: fill(strokes, filling), width: SymbolOutlines.widths[name] ?? 24)
    }
    guard let family = SymbolFamily.having(name), let filling = family.filling(name) else {
      return nil
    }
    return SymbolShape(steps: fill(family.outlines(name), filling))
  }

  private static func fill(_ strokes: [SymbolOutline], _ filling: SymbolFilling)
    -> [SymbolShape.Step]
  {
    var steps: [SymbolShape.Step] = []
    for (index, outline) in strokes.enumerated() {
      let shape = outline.path
      let isInside = filling.cutsInside && index > 0 && !filling.outside.contains(index)
      if shape.elements.last == .close {
        steps += isInside ? [.cutFill(shape)] : [.fill(shape), .stroke(shape)]
      } else {
        let cuts = filling.cutsInside && !filling.outside.contains(index)
        steps.append(cuts ? .cutStroke(shape) : .stroke(shape))
      }
    }
    return steps
  }
}
