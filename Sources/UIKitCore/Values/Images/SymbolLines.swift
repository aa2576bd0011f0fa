import PlatformInterface
import UIKitSymbols

extension SymbolShape {
  /// The pixels of what a frame of the grid shows, black on clear; nil where no platform paints.
  func painted(_ frame: CGRect, strokeWidth: CGFloat, width: Int, height: Int) -> PixelBuffer? {
    let scale = CGFloat(height) / frame.height
    let context = CGContext(recording: CGRect(origin: .zero, size: frame.size), scale: scale)
    context.translateBy(x: -frame.minX, y: -frame.minY)
    draw(in: context, strokeWidth: strokeWidth)
    return GraphicsServices.current?.paint(context.finishRecording(), scale, width, height)
  }
}

/// How wide the lines of symbols may be: those of a heavy globe or barcode must not run into one another.
// iOS-BEHAVIOUR: what lies between the lines of a symbol is to be seen in each weight; how much of it is unmeasured.
// Evidence: unmeasured.
enum SymbolLines {
  /// How much has to be left of what is clear between the lines of the regular weight.
  private static let leastClear: Double = 0.45
  /// Pixels in which the drawing is tried.
  private static let height = 64
  private static let steps = 4

  /// The width of line nearest to the one that a weight wants, in units of the grid. Draws a symbol of more than the
  /// regular weight up to six times in little.
  static func fitting(_ wish: CGFloat, _ shape: SymbolShape, _ frame: CGRect) -> CGFloat {
    let regular = SymbolShape.regularLine
    guard wish > regular, let clear = clear(shape, frame, regular), clear > 0 else { return wish }
    func fits(_ width: CGFloat) -> Bool {
      (self.clear(shape, frame, width) ?? clear) >= clear * leastClear
    }
    guard !fits(wish) else { return wish }
    var (least, most) = (regular, wish)
    for _ in 0..<steps {
      let middle = (least + most) / 2
      if fits(middle) { least = middle } else { most = middle }
    }
    return least
  }

  /// How many pixels are clear that have ink on all four sides; nil where no platform paints.
  private static func clear(_ shape: SymbolShape, _ frame: CGRect, _ line: CGFloat) -> Double? {
    let width = max(1, Int((CGFloat(height) * frame.width / frame.height).rounded()))
    guard let pixels = shape.painted(frame, strokeWidth: line, width: width, height: height) else {
      return nil
    }
    func alpha(_ x: Int, _ y: Int) -> UInt8 {
      pixels.bytes.load(fromByteOffset: y * pixels.bytesPerRow + x * 4 + 3, as: UInt8.self)
    }
    var columns = [(first: Int, last: Int)](repeating: (height, -1), count: width)
    var rows = [(first: Int, last: Int)](repeating: (width, -1), count: height)
    for y in 0..<height {
      for x in 0..<width where alpha(x, y) > 127 {
        columns[x] = (min(columns[x].first, y), max(columns[x].last, y))
        rows[y] = (min(rows[y].first, x), max(rows[y].last, x))
      }
    }
    var sum = 0
    for y in 0..<height where rows[y].last > rows[y].first {
      for x in rows[y].first...rows[y].last where columns[x].first < y && y < columns[x].last {
        sum += 255 - Int(alpha(x, y))
      }
    }
    return Double(sum) / 255
  }
}
