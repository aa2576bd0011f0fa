/// What `saveGState()` keeps. The current path is not part of it, as in Core Graphics.
struct GraphicsState {
  enum Paint {
    case color(RGBA)
    case pattern(CGPattern, tint: RGBA, alpha: Float)
  }

  /// From user space to the context's base space.
  var transform = CGAffineTransform.identity
  /// What the clip leaves at most, in base space.
  var clipBounds: CGRect
  var fill = Paint.color(.black)
  var stroke = Paint.color(.black)
  var fillSpace = CGColorSpace.grayGammaSpace
  var strokeSpace = CGColorSpace.grayGammaSpace
  var patternPhase = CGSize.zero
  var effect = DrawingEffect()
  /// Asked for; the effect has it where the context allows it.
  var antialiases = true
  var style = StrokeStyle(width: 1)
  var interpolation = CGInterpolationQuality.default
  var textMatrix = CGAffineTransform.identity
  var textMode = CGTextDrawingMode.fill
  var characterSpacing: CGFloat = 0
  /// The transforms and clips since the last save, to set a painter up again.
  var setup: [DrawingCommand] = []
  /// The save that `beginTransparencyLayer` made.
  var opensLayer = false

  init(clipBounds: CGRect) { self.clipBounds = clipBounds }
}

/// What becomes of text drawn into a context.
public enum CGTextDrawingMode: Int32, Sendable {
  /// Text is filled.
  case fill
  /// The outlines of text are stroked.
  case stroke
  /// Text is filled and its outlines are stroked.
  case fillStroke
  /// Text is not seen.
  case invisible
  /// Text is filled and added to the clip.
  case fillClip
  /// The outlines of text are stroked and added to the clip.
  case strokeClip
  /// Text is filled, its outlines are stroked, and both are added to the clip.
  case fillStrokeClip
  /// Text is added to the clip.
  case clip
}
