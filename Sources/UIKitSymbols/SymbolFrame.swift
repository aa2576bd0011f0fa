import CoreGraphics

/// What the picture of a symbol shows of the grid, and how large that is beside text.
package struct SymbolFrame: Sendable {
  /// On the grid of the drawing.
  package var rect: CGRect
  /// Width and height in ems, for the medium scale.
  package var size: CGSize
  /// How far above the picture's lower edge the text beside it stands, in ems.
  package var baselineOffset: CGFloat

  /// How many ems a unit of the grid is in the medium scale: a circle of 22 units is 0.997 em wide.
  // iOS-BEHAVIOUR: how large symbols are beside text. Evidence: metric-16.
  static let emsPerUnit: CGFloat = 0.997 / 22
  /// At each side, and above and below, in ems.
  // iOS-BEHAVIOUR: 0.117 em at the sides, 0.055 above and below. Evidence: metric-16.
  static let margins = CGSize(width: 0.117, height: 0.055)
  /// At each side of a drawing that is wider for its height than the one on iOS, in ems.
  static let leastMargin: CGFloat = 0.045
  /// How high capital letters are, whose middle is the middle of the grid, in ems.
  static let capHeight: CGFloat = 0.705

  /// The frame of a picture from the icon theme: the whole grid.
  package static let whole = SymbolFrame(
    rect: CGRect(x: 0, y: 0, width: SymbolShape.grid, height: SymbolShape.grid), factor: 1)

  /// - Parameter factor: how much larger the drawing is than its grid says.
  init(rect: CGRect, factor: CGFloat) {
    self.rect = rect
    let unit = SymbolFrame.emsPerUnit * factor
    size = CGSize(width: rect.width * unit, height: rect.height * unit)
    baselineOffset = (rect.maxY - SymbolShape.grid / 2) * unit - SymbolFrame.capHeight / 2
  }
}

extension SymbolShape {
  /// How wide a line of the regular weight is, in units of the grid.
  package static let regularLine: CGFloat = 2

  /// The frame of the symbol's picture: the ink with a margin all around, as wide for its height as on iOS, and as large
  /// where that is known.
  ///
  /// A drawing that is too wide for its height, next to the one on iOS, makes the picture as much larger. Linear in the
  /// length of the paths.
  package func frame(named name: String) -> SymbolFrame {
    let ink = inkBounds
    guard !ink.isNull, ink.height > 0 else { return .whole }
    let unit = SymbolFrame.emsPerUnit
    let (side, above) = (SymbolFrame.margins.width / unit, SymbolFrame.margins.height / unit)
    guard let proportion = SymbolProportions.nearest(to: name) else {
      return SymbolFrame(rect: ink.insetBy(dx: -side, dy: -above), factor: 1)
    }
    let least = SymbolFrame.leastMargin / unit
    var factor: CGFloat = 1
    var width = max(ink.height + 2 * above, (ink.width + 2 * least) / proportion) * proportion
    let isRound = abs(ink.width - ink.height) < 0.05 * ink.height
    if let ems = SymbolProportions.emWidth(of: name, proportion, isRound: isRound) {
      // The ink as large as the margins let it be, which keep their own size.
      let (whole, high) = (ems / unit, ems / unit / proportion)
      factor = min((whole - 2 * least) / ink.width, (high - 2 * above) / ink.height)
      width = whole / factor
    }
    let height = width / proportion
    return SymbolFrame(
      rect: CGRect(
        x: ink.midX - width / 2, y: ink.midY - height / 2, width: width, height: height),
      factor: factor)
  }

  /// The smallest rectangle around all that is drawn with a regular line, on the grid; null where nothing is.
  private var inkBounds: CGRect {
    var bounds = CGRect.null
    for step in steps {
      switch step {
      case .stroke(let path):
        let half = SymbolShape.regularLine / 2
        bounds = bounds.union(path.boundingBoxOfPath.insetBy(dx: -half, dy: -half))
      case .fill(let path): bounds = bounds.union(path.boundingBoxOfPath)
      case .cutStroke, .cutFill: break
      }
    }
    return bounds
  }
}
