extension CGContext {
  // MARK: Transform

  /// Applies a transform before the present one. One that is not finite is ignored and logged.
  public func concatenate(_ transform: CGAffineTransform) {
    guard transform.isFinite else {
      return GraphicsServices.warn("CGContextConcatCTM: \(transform) is not finite; ignored.")
    }
    guard !transform.isIdentity else { return }
    carryPath(by: transform.inverted())
    state.transform = transform.concatenating(state.transform)
    record(.concatenate(transform))
  }

  /// Moves the origin by distances in the present coordinates.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Stretches the coordinates by factors.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Turns the coordinates by radians.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// From user space to pixels, y up: UIKit's contexts begin with a flip and their scale.
  public var ctm: CGAffineTransform { state.transform.concatenating(baseToDevice) }
  /// The transform from the present coordinates to the bitmap's.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

  /// Returns a point in the bitmap's coordinates.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
  /// Returns a size in the bitmap's coordinates.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size.applying(ctm) }
  /// Returns the smallest rectangle around one in the bitmap's coordinates.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
  /// Returns a point of the bitmap in the present coordinates.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
  /// Returns a size of the bitmap in the present coordinates.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size.applying(ctm.inverted()) }
  /// Returns the smallest rectangle around one of the bitmap in the present coordinates.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }

  // MARK: Lines

  /// Sets the width of lines in units of the present coordinates; negative ones are zero.
  public func setLineWidth(_ width: CGFloat) {
    state.style.width = width.isFinite ? max(0, width) : 1
  }
  /// Sets how lines end.
  public func setLineCap(_ cap: CGLineCap) { state.style.cap = cap.drawn }
  /// Sets how the parts of lines meet.
  public func setLineJoin(_ join: CGLineJoin) { state.style.join = join.drawn }
  /// Sets how many widths of the line a pointed corner may reach out; 1 at least.
  public func setMiterLimit(_ limit: CGFloat) { state.style.miterLimit = max(1, limit) }
  /// Without a length above zero lines are whole again.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    let isUsable = lengths.allSatisfy { $0.isFinite && $0 >= 0 } && lengths.contains { $0 > 0 }
    state.style.dash = isUsable ? lengths : []
    state.style.dashPhase = phase.isFinite ? phase : 0
  }
  /// Curves are always as smooth as the pixels allow.
  public func setFlatness(_ flatness: CGFloat) {}

  // MARK: Colours

  /// Sets the colour, or the pattern, of fills.
  public func setFillColor(_ color: CGColor) { state.fill = Self.paint(color, &state.fillSpace) }
  /// Sets the colour, or the pattern, of lines.
  public func setStrokeColor(_ color: CGColor) {
    state.stroke = Self.paint(color, &state.strokeSpace)
  }

  private static func paint(_ color: CGColor, _ space: inout CGColorSpace) -> GraphicsState.Paint {
    if let own = color.colorSpace { space = own }
    guard let pattern = color.pattern else { return .color(color.rgba) }
    return patternPaint(pattern, components: color.components ?? [1], space: color.colorSpace)
  }

  private static func patternPaint(
    _ pattern: CGPattern, components: [CGFloat], space: CGColorSpace?
  ) -> GraphicsState.Paint {
    let alpha = Float(min(max(components.last ?? 1, 0), 1))
    guard !pattern.isColored, let base = space?.baseColorSpace,
      components.count == base.numberOfComponents + 1
    else { return .pattern(pattern, tint: .black, alpha: alpha) }
    let tint = ColorConversion.rgba(components, in: base)
    return .pattern(pattern, tint: tint.withAlpha(1), alpha: alpha)
  }

  /// Sets the colour of fills by its numbers in the present space of fills.
  ///
  /// - Parameter components: of the fill colour space, alpha last.
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {
    if let color = CGColor(colorSpace: state.fillSpace, components: components) {
      setFillColor(color)
    }
  }
  /// Sets the colour of lines by its numbers in the present space of lines.
  ///
  /// - Parameter components: of the stroke colour space, alpha last.
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
    if let color = CGColor(colorSpace: state.strokeSpace, components: components) {
      setStrokeColor(color)
    }
  }
  /// Sets the colour of fills, in sRGB.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
  }
  /// Sets the colour of lines, in sRGB.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha))
  }
  /// Sets the colour of fills, a grey.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }
  /// Sets the colour of lines, a grey.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }
  /// Sets the colour of fills by amounts of ink.
  public func setFillColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    setFillColor(
      CGColor(
        genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }
  /// Sets the colour of lines by amounts of ink.
  public func setStrokeColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {
    setStrokeColor(
      CGColor(
        genericCMYKCyan: cyan, magenta: magenta, yellow: yellow, black: black, alpha: alpha))
  }
  /// Chooses the space of fill colours, and makes the fill colour opaque black, the start of every space.
  public func setFillColorSpace(_ space: CGColorSpace) {
    state.fillSpace = space
    if space.model != .pattern { state.fill = .color(.black) }
  }
  /// Chooses the space of stroke colours, and makes the stroke colour opaque black, the start of every space.
  public func setStrokeColorSpace(_ space: CGColorSpace) {
    state.strokeSpace = space
    if space.model != .pattern { state.stroke = .color(.black) }
  }

  /// The fill colour space must be a pattern one; its base's components tint an uncoloured pattern.
  public func setFillPattern(
    _ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>
  ) {
    state.fill = Self.pattern(pattern, components, state.fillSpace)
  }
  /// The stroke colour space must be a pattern one; its base's components tint an uncoloured pattern.
  public func setStrokePattern(
    _ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>
  ) {
    state.stroke = Self.pattern(pattern, components, state.strokeSpace)
  }

  private static func pattern(
    _ pattern: CGPattern, _ components: UnsafePointer<CGFloat>, _ space: CGColorSpace
  ) -> GraphicsState.Paint {
    let count = pattern.isColored ? 1 : (space.baseColorSpace?.numberOfComponents ?? 0) + 1
    return patternPaint(
      pattern, components: Array(UnsafeBufferPointer(start: components, count: count)),
      space: space)
  }

  /// Moves the start of the tiles, in base space.
  public func setPatternPhase(_ phase: CGSize) { state.patternPhase = phase }
  /// Colours outside sRGB are clipped whatever is asked for.
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}

  // MARK: Effects

  /// Sets how opaque all that is painted is, from 0 to 1; what is no number is 1.
  public func setAlpha(_ alpha: CGFloat) {
    state.effect.alpha = alpha.isNaN ? 1 : Float(min(max(alpha, 0), 1))
  }
  /// Sets how what is painted meets what is there.
  public func setBlendMode(_ mode: CGBlendMode) { state.effect.blend = mode.drawn }

  /// A black shadow of a third's strength.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  /// Sets the shadow that everything throws from now on; nil as the colour takes it away.
  ///
  /// - Parameters:
  ///   - offset: in base space: not changed by the transform; positive heights go down in UIKit's
  ///     contexts, up in bitmap contexts.
  ///   - color: nil ends shadows.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color, !color.rgba.isClear, offset.width.isFinite, offset.height.isFinite else {
      state.effect.shadow = nil
      return
    }
    state.effect.shadow = DrawingShadow(
      offset: CGSize(width: offset.width, height: isYUp ? -offset.height : offset.height),
      blur: blur.isFinite ? max(0, blur) : 0, color: color.rgba)
  }

  /// Sets whether edges are smoothed, where `setAllowsAntialiasing(_:)` allows it.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    state.antialiases = shouldAntialias
    applyAntialiasing()
  }
  /// Concerns the whole context, whatever its saved states say.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    self.allowsAntialiasing = allowsAntialiasing
    applyAntialiasing()
  }
  func applyAntialiasing() { state.effect.antialias = allowsAntialiasing && state.antialiases }
  /// How pixels of pictures that are drawn larger or smaller come about.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  // MARK: Text

  /// The transform of texts, applied before the present one.
  public var textMatrix: CGAffineTransform {
    get { state.textMatrix }
    set { state.textMatrix = newValue }
  }
  /// Where the next text begins: the offset of `textMatrix`.
  public var textPosition: CGPoint {
    get { CGPoint(x: state.textMatrix.tx, y: state.textMatrix.ty) }
    set {
      state.textMatrix.tx = newValue.x
      state.textMatrix.ty = newValue.y
    }
  }
}

extension CGLineCap {
  /// The same end as recordings have it.
  package var drawn: StrokeStyle.Cap { StrokeStyle.Cap(rawValue: rawValue) ?? .butt }
}

extension CGLineJoin {
  /// The same corner as recordings have it.
  package var drawn: StrokeStyle.Join { StrokeStyle.Join(rawValue: rawValue) ?? .miter }
}

extension CGContext {
  /// From user space to the space the context began with: what pattern phases are measured in.
  package var userToBase: CGAffineTransform { state.transform }
}
