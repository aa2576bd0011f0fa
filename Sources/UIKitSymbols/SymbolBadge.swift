import CoreGraphics

/// The small sign in a corner that many symbols have: `cart.badge.plus`, `folder.fill.badge.minus`.
extension SymbolShapes {
  /// A symbol with its sign; nil where the body or the sign is not drawn here.
  ///
  /// Simple signs stand out of a filled disc, others are drawn as they are.
  // iOS-BEHAVIOUR: the sign is in the lower corner at the trailing side, that of a cart in the upper one, and
  // the body keeps clear of it. Evidence: unmeasured.
  static func badged(_ name: String) -> SymbolShape? {
    let words = name.split(separator: ".")
    guard let place = words.lastIndex(of: "badge"), place > 0 else { return nil }
    var sign = words[(place + 1)...]
    var body = words[..<place].joined(separator: ".")
    if sign.last == "fill" {
      sign.removeLast()
      body += ".fill"
    }
    if sign.isEmpty { return dotted(body) }
    guard let mark = exactShape(named: sign.joined(separator: ".")),
      var shape = exactShape(named: body)
    else { return nil }
    let middle = CGPoint(x: 18.2, y: body.hasPrefix("cart") ? 5.8 : 18.2)
    func disc(_ radius: CGFloat) -> CGPath {
      CGPath(
        ellipseIn: CGRect(
          x: middle.x - radius, y: middle.y - radius, width: 2 * radius, height: 2 * radius),
        transform: nil)
    }
    shape.steps.append(.cutFill(disc(7.2)))
    let isSimple = sign.count == 1 && simpleSigns.contains(String(sign[sign.startIndex]))
    if isSimple { shape.steps.append(.fill(disc(5.6))) }
    let scale: CGFloat = isSimple ? 0.36 : 0.5
    let half = SymbolShape.grid / 2 * scale
    let spot = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: middle.x - half, ty: middle.y - half)
    shape.steps += mark.steps.map { step in
      switch step {
      case .stroke(let path), .cutStroke(let path):
        isSimple ? .cutStroke(path.applying(spot)) : .stroke(path.applying(spot))
      case .fill(let path), .cutFill(let path):
        isSimple ? .cutFill(path.applying(spot)) : .fill(path.applying(spot))
      }
    }
    return shape
  }

  /// A symbol with a dot in its upper corner: `envelope.badge`.
  private static func dotted(_ body: String) -> SymbolShape? {
    guard var shape = exactShape(named: body) else { return nil }
    let (around, dot) = (SymbolOutline.round(19.4, 5, 5), SymbolOutline.round(19.4, 5, 3.3))
    shape.steps += [.cutFill(around.path), .fill(dot.path)]
    return shape
  }

  private static let simpleSigns: Set<String> = [
    "plus", "minus", "checkmark", "xmark", "exclamationmark", "questionmark", "ellipsis",
  ]
}
