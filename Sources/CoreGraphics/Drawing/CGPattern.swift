/// A tile to paint with, drawn by a closure.
public final class CGPattern: @unchecked Sendable {
  /// The tile in the pattern's coordinates.
  package let bounds: CGRect
  /// From the pattern's space to the context's base space.
  package let matrix: CGAffineTransform
  /// The distance from one tile to the next sideways.
  package let xStep: CGFloat
  /// The distance from one tile to the next up and down.
  package let yStep: CGFloat
  /// Brings its own colours; otherwise it is drawn in the colour of whoever paints with it.
  package let isColored: Bool
  private let info: UnsafeMutableRawPointer?
  private let callbacks: CGPatternCallbacks
  /// A picture to repeat, for `UIColor(patternImage:)`; its top row at the tile's smallest y.
  package let image: CGImage?
  private let lock = NSLock()
  private var cachedTile: (color: RGBA, scale: CGFloat, isYUp: Bool, image: CGImage)?

  /// Makes a tile to paint with, which closures draw.
  ///
  /// - Parameters:
  ///   - xStep: from the start of one tile to the next, in the pattern's space.
  ///   - tiling: makes no difference: tiles are always at their exact distance.
  public init?(
    info: UnsafeMutableRawPointer?, bounds: CGRect, matrix: CGAffineTransform, xStep: CGFloat,
    yStep: CGFloat, tiling: CGPatternTiling, isColored: Bool,
    callbacks: UnsafePointer<CGPatternCallbacks>
  ) {
    guard bounds.isFinite, !bounds.isEmpty, matrix.isFinite, xStep.isFinite, yStep.isFinite,
      xStep != 0, yStep != 0, callbacks.pointee.drawPattern != nil
    else { return nil }
    self.bounds = bounds
    self.matrix = matrix
    self.xStep = abs(xStep)
    self.yStep = abs(yStep)
    self.isColored = isColored
    self.info = info
    self.callbacks = callbacks.pointee
    image = nil
  }

  /// A picture whose tiles are `size` points.
  package init(image: CGImage, size: CGSize) {
    bounds = CGRect(origin: .zero, size: size)
    matrix = .identity
    xStep = size.width
    yStep = size.height
    isColored = true
    info = nil
    callbacks = CGPatternCallbacks()
    self.image = image
  }

  deinit { callbacks.releaseInfo?(info) }

  /// The tile as a picture of `xStep`×`yStep` at about `scale` pixels a unit, top row at the smallest
  /// y of the pattern's space where `isYUp` is false, else at the largest.
  func tile(color: RGBA, scale: CGFloat, isYUp: Bool) -> CGImage? {
    if let image { return image }
    return lock.withLock {
      if let cachedTile, cachedTile.scale == scale, cachedTile.isYUp == isYUp,
        isColored || cachedTile.color == color
      {
        return cachedTile.image
      }
      guard let draw = callbacks.drawPattern else { return nil }
      let width = Int(min(max((xStep * scale).rounded(), 1), 4096))
      let height = Int(min(max((yStep * scale).rounded(), 1), 4096))
      let context = CGContext(
        recording: CGRect(x: 0, y: 0, width: width, height: height), scale: 1)
      if isYUp {
        context.translateBy(x: 0, y: CGFloat(height))
        context.scaleBy(x: 1, y: -1)
      }
      context.scaleBy(x: CGFloat(width) / xStep, y: CGFloat(height) / yStep)
      // A tile larger than its step overlaps its neighbours: draw those that reach in.
      let reachX = Int(min(8, (bounds.width / xStep).rounded(.up))) - 1
      let reachY = Int(min(8, (bounds.height / yStep).rounded(.up))) - 1
      for row in -max(reachY, 0)...0 {
        for column in -max(reachX, 0)...0 {
          context.saveGState()
          context.translateBy(
            x: CGFloat(column) * xStep - bounds.minX, y: CGFloat(row) * yStep - bounds.minY)
          context.clip(to: bounds)
          if !isColored {
            context.setFillColor(CGColor(color))
            context.setStrokeColor(CGColor(color))
          }
          draw(info, context)
          context.restoreGState()
        }
      }
      let record = context.finishRecording()
      let tile = CGImage(
        source: LazySource(width: width, height: height, isOpaque: false) {
          GraphicsServices.current?.paint(record, 1, width, height)
        })
      cachedTile = (color, scale, isYUp, tile)
      return tile
    }
  }
}

/// Draws one cell of a pattern into a context; the pointer is the pattern's `info`.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void
/// Called with a pattern's `info` when the pattern goes.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The closures of a pattern.
public struct CGPatternCallbacks {
  /// The version of the structure, which is zero.
  public var version: UInt32
  /// The closure that draws a tile; nil draws nothing.
  public var drawPattern: CGPatternDrawPatternCallback?
  /// The closure that hears that the pattern is gone; nil for none.
  public var releaseInfo: CGPatternReleaseInfoCallback?

  /// Makes closures of which none is set.
  public init() { self.init(version: 0, drawPattern: nil, releaseInfo: nil) }

  /// Makes a set of closures.
  public init(
    version: UInt32, drawPattern: CGPatternDrawPatternCallback?,
    releaseInfo: CGPatternReleaseInfoCallback?
  ) {
    self.version = version
    self.drawPattern = drawPattern
    self.releaseInfo = releaseInfo
  }
}

/// How a pattern's cells are fitted to the pixels of what they are drawn into.
public enum CGPatternTiling: Int32, Sendable {
  /// Tiles keep their size, and distances differ by less than a pixel.
  case noDistortion
  /// Distances are even, and tiles may change by less than a pixel, as little as possible.
  case constantSpacingMinimalDistortion
  /// Distances are even, and tiles may change by less than a pixel.
  case constantSpacing
}
