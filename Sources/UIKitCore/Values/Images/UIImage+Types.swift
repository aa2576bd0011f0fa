extension UIImage {
  /// How the bitmap is turned to be upright.
  public enum Orientation: Int, Sendable {
    /// The bitmap is upright.
    case up = 0
    /// The bitmap is turned by 180°.
    case down = 1
    /// The bitmap is turned by 90° against the clock.
    case left = 2
    /// The bitmap is turned by 90° with the clock.
    case right = 3
    /// The bitmap is upright and mirrored sideways.
    case upMirrored = 4
    /// The bitmap is turned by 180° and mirrored sideways.
    case downMirrored = 5
    /// The bitmap is mirrored and turned by 90° against the clock.
    case leftMirrored = 6
    /// The bitmap is mirrored and turned by 90° with the clock.
    case rightMirrored = 7
  }

  /// Whether the picture shows its own colours or the tint's.
  public enum RenderingMode: Int, Sendable {
    /// A symbol takes the tint, any other picture shows its colours.
    case automatic = 0
    /// The picture shows its own colours.
    case alwaysOriginal = 1
    /// The picture is a shape, filled with the tint colour.
    case alwaysTemplate = 2
  }

  /// What the middle of a resizable image does.
  public enum ResizingMode: Int, Sendable {
    /// The middle is repeated.
    case tile = 0
    /// The middle is stretched.
    case stretch = 1
  }

  /// How wide the strokes of a symbol are.
  public enum SymbolWeight: Int, Sendable {
    /// The weight of the text beside the symbol.
    case unspecified = 0
    /// The finest strokes.
    case ultraLight = 1
    /// Very fine strokes.
    case thin
    /// Fine strokes.
    case light
    /// The usual strokes.
    case regular
    /// Slightly wide strokes.
    case medium
    /// Wider strokes.
    case semibold
    /// Strokes as of bold text.
    case bold
    /// Wider still.
    case heavy
    /// The widest strokes.
    case black
  }

  /// How large a symbol is beside text of its point size.
  public enum SymbolScale: Int, Sendable {
    /// The scale that the system has, which is medium.
    case `default` = -1
    /// The scale of the text beside the symbol.
    case unspecified = 0
    /// Smaller than capital letters.
    case small = 1
    /// A little larger than capital letters.
    case medium
    /// Much larger than capital letters.
    case large
  }

  /// How much of a picture's brightness is shown; there is no high dynamic range here.
  public enum DynamicRange: Int, Sendable {
    /// Nothing is said of it.
    case unspecified = -1
    /// Nothing is brighter than white.
    case standard = 0
    /// Some brightness beyond white.
    case constrainedHigh = 1
    /// All brightness beyond white.
    case high = 2
  }
}

extension UIImage.Orientation {
  /// As EXIF counts, 1…8.
  init(exif: Int) {
    self =
      switch exif {
      case 2: .upMirrored
      case 3: .down
      case 4: .downMirrored
      case 5: .leftMirrored
      case 6: .right
      case 7: .rightMirrored
      case 8: .left
      default: .up
      }
  }

  var exif: Int {
    switch self {
    case .up: 1
    case .upMirrored: 2
    case .down: 3
    case .downMirrored: 4
    case .leftMirrored: 5
    case .right: 6
    case .rightMirrored: 7
    case .left: 8
    }
  }

  /// Width and height change places.
  var isSideways: Bool { exif >= 5 }

  /// Mirrored left to right as it is seen.
  var mirrored: UIImage.Orientation {
    switch self {
    case .up: .upMirrored
    case .upMirrored: .up
    case .down: .downMirrored
    case .downMirrored: .down
    case .left: .rightMirrored
    case .rightMirrored: .left
    case .right: .leftMirrored
    case .leftMirrored: .right
    }
  }

  /// From the unit square of the bitmap to that of the upright picture, y down in both.
  var unitTransform: CGAffineTransform {
    switch self {
    case .up: .identity
    case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
    case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
    case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
    case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
    case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 1, ty: 1)
    case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
    }
  }
}
