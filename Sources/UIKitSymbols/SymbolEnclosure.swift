import CoreGraphics

/// What many symbols stand in: `plus.circle`, `star.bubble.fill`, `doc.viewfinder`.
struct SymbolEnclosure: Sendable {
  /// The end of such a name, before `.fill`.
  let suffix: String
  let lines: [SymbolOutline]
  /// How large what stands in it is, next to its own size.
  var scale: CGFloat = 0.56
  /// Where its middle lies.
  var middle = CGPoint(x: 12, y: 12)

  /// The enclosure with a symbol in it, which is cut out of a filled one.
  func around(_ inner: SymbolShape, isFilled: Bool) -> SymbolShape {
    let contents = inner.placed(scale, around: middle)
    let paths = lines.map(\.path)
    guard isFilled else { return SymbolShape(steps: paths.map { .stroke($0) } + contents) }
    return SymbolShape(
      steps: paths.flatMap { path -> [SymbolShape.Step] in
        path.elements.last == .close ? [.fill(path), .stroke(path)] : [.stroke(path)]
      }
        + contents.map { step in
          switch step {
          case .stroke(let path), .cutStroke(let path): .cutStroke(path)
          case .fill(let path), .cutFill(let path): .cutFill(path)
          }
        })
  }

  /// Longer ends before those that they end with.
  static let all: [SymbolEnclosure] = [
    SymbolEnclosure(suffix: ".crop.circle", lines: [circle]),
    SymbolEnclosure(suffix: ".crop.square", lines: [square]),
    SymbolEnclosure(suffix: ".circle", lines: [circle]),
    SymbolEnclosure(suffix: ".square", lines: [square]),
    SymbolEnclosure(suffix: ".app", lines: [.box(2.5, 2.5, 19, 19, 5.5)]),
    SymbolEnclosure(suffix: ".rectangle.portrait", lines: [.box(5, 2, 14, 20, 3)], scale: 0.46),
    SymbolEnclosure(suffix: ".rectangle", lines: [.box(1.5, 4.5, 21, 15, 3)]),
    SymbolEnclosure(
      suffix: ".bubble.right", lines: [bubble.placed(-1, at: 24, 0, vertically: 1)], scale: 0.46,
      middle: CGPoint(x: 12, y: 11.5)),
    SymbolEnclosure(
      suffix: ".bubble.left", lines: [bubble], scale: 0.46, middle: CGPoint(x: 12, y: 11.5)),
    SymbolEnclosure(
      suffix: ".bubble", lines: [bubble], scale: 0.46, middle: CGPoint(x: 12, y: 11.5)),
    SymbolEnclosure(
      suffix: ".message", lines: [bubble], scale: 0.46, middle: CGPoint(x: 12, y: 11.5)),
    SymbolEnclosure(suffix: ".diamond", lines: ["M12 2.2L21.8 12L12 21.8L2.2 12Z"], scale: 0.44),
    SymbolEnclosure(
      suffix: ".hexagon", lines: ["M12 2.2L20.6 7.1L20.6 16.9L12 21.8L3.4 16.9L3.4 7.1Z"],
      scale: 0.5),
    SymbolEnclosure(
      suffix: ".octagon", lines: ["M8 2.5L16 2.5L21.5 8L21.5 16L16 21.5L8 21.5L2.5 16L2.5 8Z"],
      scale: 0.5),
    SymbolEnclosure(
      suffix: ".shield",
      lines: ["M12 2.5L20 5.5L20 11.5C20 16.5 16.5 20 12 21.8C7.5 20 4 16.5 4 11.5L4 5.5Z"],
      scale: 0.46, middle: CGPoint(x: 12, y: 11.6)),
    SymbolEnclosure(
      suffix: ".icloud",
      lines: [
        "M6.5 19C4 19 2 17.1 2 14.7C2 12.5 3.6 10.7 5.8 10.4C6.3 7.3 8.9 5 12.1 5C15 5 17.4 6.8 18.3 9.5C20.4 9.8 22 11.7 22 14C22 16.7 20 19 17.3 19Z"
      ], scale: 0.36, middle: CGPoint(x: 12, y: 13)),
    SymbolEnclosure(suffix: ".arrow.triangle.2.circlepath", lines: around, scale: 0.42),
    SymbolEnclosure(suffix: ".arrow.circlepath", lines: around, scale: 0.42),
    SymbolEnclosure(
      suffix: ".viewfinder",
      lines: [
        "M3 8L3 5C3 3.9 3.9 3 5 3L8 3", "M16 3L19 3C20.1 3 21 3.9 21 5L21 8",
        "M21 16L21 19C21 20.1 20.1 21 19 21L16 21", "M8 21L5 21C3.9 21 3 20.1 3 19L3 16",
      ], scale: 0.5),
  ]

  private static let circle = SymbolOutline.round(12, 12, 10)
  private static let square = SymbolOutline.box(2.5, 2.5, 19, 19, 4)
  private static let bubble: SymbolOutline =
    "M12 3.5C6.5 3.5 2 7 2 11.5C2 14.2 3.6 16.5 6 18L5.2 21.5L9.5 19.2C10.3 19.4 11.1 19.5 12 19.5C17.5 19.5 22 16 22 11.5C22 7 17.5 3.5 12 3.5Z"
  private static let around: [SymbolOutline] = [
    "M20 10.5C19.3 6.7 16 4 12 4C9.3 4 6.9 5.3 5.5 7.5",
    "M4 13.5C4.7 17.3 8 20 12 20C14.7 20 17.1 18.7 18.5 16.5", "M5 3L5.2 7.8L10 7.6",
    "M19 21L18.8 16.2L14 16.4",
  ]
}

/// Symbols whose names say what stands beside or behind what.
extension SymbolShapes {
  /// `person.fill.checkmark`, `plus.square.on.square`; nil for others.
  static func composed(_ name: String) -> SymbolShape? {
    beside(name) ?? on(name) ?? skipping(name)
  }

  /// A person with a sign at its side.
  private static func beside(_ name: String) -> SymbolShape? {
    for body in ["person.fill", "person"] where name.hasPrefix(body + ".") {
      let sign = String(name.dropFirst(body.count + 1))
      guard ["checkmark", "xmark", "questionmark", "plus", "minus"].contains(sign),
        let person = exactShape(named: body), let mark = exactShape(named: sign)
      else { continue }
      return SymbolShape(
        steps: person.placed(0.84, around: CGPoint(x: 8.6, y: 12.6))
          + mark.placed(0.4, around: CGPoint(x: 20.2, y: 9.4)))
    }
    return nil
  }

  /// A square or rectangle with something in it before another one.
  private static func on(_ name: String) -> SymbolShape? {
    let isFilled = name.hasSuffix(".fill")
    let whole = isFilled ? String(name.dropLast(5)) : name
    for (frame, corner) in behind where ".\(whole)".hasSuffix(".\(frame).on.\(frame)") {
      let front = whole.dropLast(frame.count + 4) + (isFilled ? ".fill" : "")
      guard let shape = exactShape(named: String(front)) else { return nil }
      return SymbolShape(
        steps: shape.placed(0.8, around: CGPoint(x: 9.8, y: 14.2)) + [.stroke(corner.path)])
    }
    return nil
  }

  /// An arrow that goes round a number of seconds: `goforward.15`.
  private static func skipping(_ name: String) -> SymbolShape? {
    for body in ["goforward", "gobackward"] where name.hasPrefix(body + ".") {
      guard let arrow = exactShape(named: body),
        let number = exactShape(named: String(name.dropFirst(body.count + 1)))
      else { continue }
      return SymbolShape(
        steps: arrow.steps + number.placed(0.36, around: CGPoint(x: 12, y: 12.6)))
    }
    return nil
  }

  private static let behind: [(String, SymbolOutline)] = [
    ("square", "M6.4 2.8L17.4 2.8C19.7 2.8 21.2 4.3 21.2 6.6L21.2 17.6"),
    ("rectangle", "M6.4 4.4L19 4.4C21.2 4.4 22.6 5.8 22.6 7.8L22.6 15.6"),
  ]
}
