/// One thing a node paints itself, in the node's own coordinates: origin at the top left of its
/// bounds, y down, points.
package enum RenderPrimitive: Sendable {
  case fill(RoundedRect, RGBA)
  /// A band of `width` inside the shape's edge.
  case border(RoundedRect, width: CGFloat, RGBA)
  case image(RenderImage)
  case text(TextBlock, origin: CGPoint)
  case gradient(GradientSpec, GradientShape, in: RoundedRect, extends: Bool)
  case path(RenderPath)
  case drawing(DrawingRecord)
  /// What was painted below within the shape so far, seen as through blurred glass. Painted by
  /// nodes for their background only, and not within masks.
  case backdrop(RoundedRect, RenderBackdrop)
  /// Many small pictures, each moved, turned, enlarged and coloured on its own.
  case particles(RenderParticles)
}

/// What a backdrop does to the pixels below it.
///
/// The blur takes in what lies within the shape, its clips and the frame alone, as iOS's does: what is
/// just outside leaves no trace, and nothing darkens at the edges.
package struct RenderBackdrop: Hashable, Sendable {
  /// Standard deviation of the blur in points of the node.
  package var radius: CGFloat
  /// How far colours are moved away from the grey of the same brightness; 1 leaves them, 0 makes them
  /// grey.
  package var saturation: CGFloat

  package init(radius: CGFloat, saturation: CGFloat) {
    self.radius = radius
    self.saturation = saturation
  }
}

/// A picture in its place.
package struct RenderImage: Sendable {
  package enum Filter: Hashable, Sendable { case linear, nearest, trilinear }

  package var image: CGImage
  /// The whole source lands here, after `orientation`.
  package var destination: CGRect
  /// The part of the picture shown, in unit coordinates of the unoriented bitmap.
  package var unitSource: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The stretchable middle in unit coordinates; the whole picture where all of it stretches.
  package var unitCenter: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Bitmap pixels per point of the parts that do not stretch.
  package var contentsScale: CGFloat = 1
  /// The middle repeats instead of stretching (`UIImage.ResizingMode.tile`).
  package var tilesCenter = false
  /// EXIF orientation, 1…8; 1 is upright.
  package var orientation: Int = 1
  /// The picture's alpha in this colour: template images.
  package var tint: RGBA?
  package var filter: Filter = .linear
  /// Clips the picture, nil for the destination itself.
  package var clip: RoundedRect?

  package init(_ image: CGImage, destination: CGRect) {
    self.image = image
    self.destination = destination
  }
}

/// A shape layer's path.
package struct RenderPath: Sendable {
  package var path: CGPath
  package var fill: RGBA?
  package var evenOdd: Bool
  package var stroke: RGBA?
  package var style: StrokeStyle
  /// The part of the outline that is stroked, 0…1 each.
  package var strokeStart: CGFloat
  package var strokeEnd: CGFloat

  package init(
    _ path: CGPath, fill: RGBA? = nil, evenOdd: Bool = false, stroke: RGBA? = nil,
    style: StrokeStyle = StrokeStyle(width: 1), strokeStart: CGFloat = 0, strokeEnd: CGFloat = 1
  ) {
    self.path = path
    self.fill = fill
    self.evenOdd = evenOdd
    self.stroke = stroke
    self.style = style
    self.strokeStart = strokeStart
    self.strokeEnd = strokeEnd
  }
}

/// What a node casts below itself.
package struct RenderShadow: Sendable {
  package enum Shape: Sendable {
    case outline(RoundedRect)
    case path(CGPath)
    /// The silhouette of all that the node and its children paint: the dear one.
    case contents
  }
  package var shape: Shape
  package var offset: CGSize
  /// Standard deviation of the blur, as `CALayer.shadowRadius`.
  package var radius: CGFloat
  package var color: RGBA

  package init(shape: Shape, offset: CGSize, radius: CGFloat, color: RGBA) {
    self.shape = shape
    self.offset = offset
    self.radius = radius
    self.color = color
  }
}
