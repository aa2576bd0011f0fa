/// One call on a `CGContext`, with everything that state decided about it already filled in, so that
/// a list of commands can be replayed by any painter.
///
/// Coordinates are those of the recorded drawing (y down, origin at the top left) after the commands'
/// own `concatenate`s. `save` and `restore` bracket the transform and the clip, nothing else.
package enum DrawingCommand: Sendable {
  /// Keeps transform and clip.
  case save
  /// Brings transform and clip back.
  case restore
  /// Applies a transform before the present one.
  case concatenate(CGAffineTransform)
  /// Restricts what follows to a path.
  case clip(CGPath, evenOdd: Bool)
  /// What follows shows as far as the alpha of the picture laid over the rectangle, nothing outside
  /// it; ends with the state, as a clip does.
  case clipToMask(CGImage, CGRect)
  /// Fills a path.
  case fill(CGPath, evenOdd: Bool, DrawingPaint, DrawingEffect)
  /// Strokes a path.
  case stroke(CGPath, StrokeStyle, DrawingPaint, DrawingEffect)
  /// Pixels straight to transparent.
  case clear(CGRect)
  /// The picture's top row lies at the rectangle's smallest y, or, flipped, at its largest.
  case image(CGImage, CGRect, flipped: Bool, interpolation: DrawingInterpolation, DrawingEffect)
  /// Paints a gradient into all that is not clipped away.
  case gradient(GradientSpec, GradientShape, extendsStart: Bool, extendsEnd: Bool, DrawingEffect)
  /// Paints a text with its upper left corner at a point.
  case text(TextBlock, origin: CGPoint, DrawingEffect)
  /// What follows up to the matching `endLayer` is painted as one picture, then composited.
  case beginLayer(DrawingEffect)
  /// Paints what was drawn since the layer began, as one.
  case endLayer
}

/// What fills or strokes a shape.
package enum DrawingPaint: Sendable {
  /// One colour.
  case color(RGBA)
  /// The image repeats from the origin, `phase` points away, one of its pixels a unit.
  case pattern(CGImage, phase: CGSize)
}

/// How an image is sampled where it is drawn larger or smaller than it is.
package enum DrawingInterpolation: Hashable, Sendable { case none, low, medium, high }

/// What happens to a painted shape on its way to the bitmap.
package struct DrawingEffect: Sendable {
  /// How opaque the shape is, from 0 to 1.
  package var alpha: Float = 1
  /// How the shape meets what is there.
  package var blend: BlendMode = .normal
  /// The shadow that the shape throws; nil for none.
  package var shadow: DrawingShadow?
  /// Whether edges are smoothed.
  package var antialias = true

  /// Makes an effect that changes nothing.
  package init() {}
}

/// A shadow that a painted shape throws.
package struct DrawingShadow: Hashable, Sendable {
  /// In points of the recording, y down, whatever has been concatenated.
  package var offset: CGSize
  /// The blur's radius as Core Graphics has it: twice the Gaussian's standard deviation.
  package var blur: CGFloat
  /// The colour of the shadow.
  package var color: RGBA

  /// Makes a shadow.
  package init(offset: CGSize, blur: CGFloat, color: RGBA) {
    self.offset = offset
    self.blur = blur
    self.color = color
  }
}

/// Named as in `CGBlendMode`, whose raw values these are.
package enum BlendMode: Int32, Hashable, Sendable {
  /// As `CGBlendMode.normal`.
  case normal
  /// As `CGBlendMode.multiply`.
  case multiply
  /// As `CGBlendMode.screen`.
  case screen
  /// As `CGBlendMode.overlay`.
  case overlay
  /// As `CGBlendMode.darken`.
  case darken
  /// As `CGBlendMode.lighten`.
  case lighten
  /// As `CGBlendMode.colorDodge`.
  case colorDodge
  /// As `CGBlendMode.colorBurn`.
  case colorBurn
  /// As `CGBlendMode.softLight`.
  case softLight
  /// As `CGBlendMode.hardLight`.
  case hardLight
  /// As `CGBlendMode.difference`.
  case difference
  /// As `CGBlendMode.exclusion`.
  case exclusion
  /// As `CGBlendMode.hue`.
  case hue
  /// As `CGBlendMode.saturation`.
  case saturation
  /// As `CGBlendMode.color`.
  case color
  /// As `CGBlendMode.luminosity`.
  case luminosity
  /// As `CGBlendMode.clear`.
  case clear
  /// As `CGBlendMode.copy`.
  case copy
  /// As `CGBlendMode.sourceIn`.
  case sourceIn
  /// As `CGBlendMode.sourceOut`.
  case sourceOut
  /// As `CGBlendMode.sourceAtop`.
  case sourceAtop
  /// As `CGBlendMode.destinationOver`.
  case destinationOver
  /// As `CGBlendMode.destinationIn`.
  case destinationIn
  /// As `CGBlendMode.destinationOut`.
  case destinationOut
  /// As `CGBlendMode.destinationAtop`.
  case destinationAtop
  /// As `CGBlendMode.xor`.
  case xor
  /// As `CGBlendMode.plusDarker`.
  case plusDarker
  /// As `CGBlendMode.plusLighter`.
  case plusLighter
}

/// How a path is stroked; lengths are in units of the path.
package struct StrokeStyle: Hashable, Sendable {
  /// How the ends of an open line are drawn.
  package enum Cap: Int32, Hashable, Sendable { case butt, round, square }
  /// How two segments of a line meet.
  package enum Join: Int32, Hashable, Sendable { case miter, round, bevel }

  /// The width of the line.
  package var width: CGFloat
  /// How the line ends.
  package var cap: Cap = .butt
  /// How the line's parts meet.
  package var join: Join = .miter
  /// How many widths of the line a pointed corner may reach out.
  package var miterLimit: CGFloat = 10
  /// Lengths of dashes and gaps in turn; none for a whole line.
  package var dash: [CGFloat] = []
  /// Where in the pattern of dashes the line begins.
  package var dashPhase: CGFloat = 0

  /// Makes a style of a whole line.
  package init(width: CGFloat) { self.width = width }
}

/// The colours along a gradient, whatever its shape.
package struct GradientSpec: Hashable, Sendable {
  /// A colour at a place along a gradient, from 0 at its start to 1 at its end.
  package struct Stop: Hashable, Sendable {
    /// The place, from 0 to 1.
    package var location: CGFloat
    /// The colour.
    package var color: RGBA
    /// Makes a stop.
    package init(location: CGFloat, color: RGBA) {
      self.location = location
      self.color = color
    }
  }
  /// The colours in the order of their places.
  package var stops: [Stop]
  /// Makes a gradient of stops in the order of their places.
  package init(stops: [Stop]) { self.stops = stops }
}

/// Where a gradient runs.
package enum GradientShape: Hashable, Sendable {
  /// Along a line.
  case linear(from: CGPoint, to: CGPoint)
  /// From one circle to another.
  case radial(from: CGPoint, startRadius: CGFloat, to: CGPoint, endRadius: CGFloat)
  /// Around `center`, starting at `angle` radians clockwise from the x axis.
  case conic(center: CGPoint, angle: CGFloat)
}

/// What `draw(_:)` recorded: an immutable list with the space it covers.
package final class DrawingRecord: Sendable {
  /// The calls in their order.
  package let commands: [DrawingCommand]
  /// In the same coordinates as the commands; nothing is painted outside.
  package let bounds: CGRect

  /// Makes a record of calls that paint nothing outside a rectangle.
  package init(commands: [DrawingCommand], bounds: CGRect) {
    self.commands = commands
    self.bounds = bounds
  }
}
