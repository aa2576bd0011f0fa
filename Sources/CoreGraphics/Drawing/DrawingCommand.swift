/// One call on a `CGContext`, with everything that state decided about it already filled in, so that
/// a list of commands can be replayed by any painter.
///
/// Coordinates are those of the recorded drawing (y down, origin at the top left) after the commands'
/// own `concatenate`s. `save` and `restore` bracket the transform and the clip, nothing else.
package enum DrawingCommand: Sendable {
  case save
  case restore
  case concatenate(CGAffineTransform)
  case clip(CGPath, evenOdd: Bool)
  /// What follows shows as far as the alpha of the picture laid over the rectangle, nothing outside
  /// it; ends with the state, as a clip does.
  case clipToMask(CGImage, CGRect)
  case fill(CGPath, evenOdd: Bool, DrawingPaint, DrawingEffect)
  case stroke(CGPath, StrokeStyle, DrawingPaint, DrawingEffect)
  /// Pixels straight to transparent.
  case clear(CGRect)
  /// The picture's top row lies at the rectangle's smallest y, or, flipped, at its largest.
  case image(CGImage, CGRect, flipped: Bool, interpolation: DrawingInterpolation, DrawingEffect)
  case gradient(GradientSpec, GradientShape, extendsStart: Bool, extendsEnd: Bool, DrawingEffect)
  case text(TextBlock, origin: CGPoint, DrawingEffect)
  /// What follows up to the matching `endLayer` is painted as one picture, then composited.
  case beginLayer(DrawingEffect)
  case endLayer
}

/// What fills or strokes a shape.
package enum DrawingPaint: Sendable {
  case color(RGBA)
  /// The image repeats from the origin, `phase` points away, one of its pixels a unit.
  case pattern(CGImage, phase: CGSize)
}

/// How an image is sampled where it is drawn larger or smaller than it is.
package enum DrawingInterpolation: Hashable, Sendable { case none, low, medium, high }

/// What happens to a painted shape on its way to the bitmap.
package struct DrawingEffect: Sendable {
  package var alpha: Float = 1
  package var blend: BlendMode = .normal
  package var shadow: DrawingShadow?
  package var antialias = true

  package init() {}
}

/// A shadow that a painted shape throws.
package struct DrawingShadow: Hashable, Sendable {
  /// In points of the recording, y down, whatever has been concatenated.
  package var offset: CGSize
  /// The blur's radius as Core Graphics has it: twice the Gaussian's standard deviation.
  package var blur: CGFloat
  package var color: RGBA

  package init(offset: CGSize, blur: CGFloat, color: RGBA) {
    self.offset = offset
    self.blur = blur
    self.color = color
  }
}

/// Named as in `CGBlendMode`, whose raw values these are.
package enum BlendMode: Int32, Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy
  case sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
  case destinationAtop, xor, plusDarker, plusLighter
}

/// How a path is stroked; lengths are in units of the path.
package struct StrokeStyle: Hashable, Sendable {
  /// How the ends of an open line are drawn.
  package enum Cap: Int32, Hashable, Sendable { case butt, round, square }
  /// How two segments of a line meet.
  package enum Join: Int32, Hashable, Sendable { case miter, round, bevel }

  package var width: CGFloat
  package var cap: Cap = .butt
  package var join: Join = .miter
  package var miterLimit: CGFloat = 10
  package var dash: [CGFloat] = []
  package var dashPhase: CGFloat = 0

  package init(width: CGFloat) { self.width = width }
}

/// The colours along a gradient, whatever its shape.
package struct GradientSpec: Hashable, Sendable {
  /// A colour at a place along a gradient, from 0 at its start to 1 at its end.
  package struct Stop: Hashable, Sendable {
    package var location: CGFloat
    package var color: RGBA
    package init(location: CGFloat, color: RGBA) {
      self.location = location
      self.color = color
    }
  }
  package var stops: [Stop]
  package init(stops: [Stop]) { self.stops = stops }
}

/// Where a gradient runs.
package enum GradientShape: Hashable, Sendable {
  case linear(from: CGPoint, to: CGPoint)
  case radial(from: CGPoint, startRadius: CGFloat, to: CGPoint, endRadius: CGFloat)
  /// Around `center`, starting at `angle` radians clockwise from the x axis.
  case conic(center: CGPoint, angle: CGFloat)
}

/// What `draw(_:)` recorded: an immutable list with the space it covers.
package final class DrawingRecord: Sendable {
  package let commands: [DrawingCommand]
  /// In the same coordinates as the commands; nothing is painted outside.
  package let bounds: CGRect

  package init(commands: [DrawingCommand], bounds: CGRect) {
    self.commands = commands
    self.bounds = bounds
  }
}
