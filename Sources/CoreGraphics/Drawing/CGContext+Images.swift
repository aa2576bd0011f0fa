extension CGContext {
  /// The picture with its top row at the largest y of `rect`: upright where y points up, upside down
  /// in a view, as on iOS.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    guard byTiling else { return paint(image, in: rect, isFlipped: true) }
    guard rect.isFinite, rect.width > 0, rect.height > 0 else { return }
    // A pattern of its own space: user space as it is now.
    let scaled = CGAffineTransform(
      a: rect.width / CGFloat(image.width), b: 0, c: 0, d: -rect.height / CGFloat(image.height),
      tx: rect.minX, ty: rect.maxY)
    let area = boundingBoxOfClipPath.applying(scaled.inverted())
    commands.append(.save)
    commands.append(.concatenate(scaled))
    commands.append(
      .fill(
        CGPath(rect: area, transform: nil), evenOdd: false, .pattern(image, phase: .zero),
        state.effect))
    commands.append(.restore)
    painted()
  }

  /// The picture over `rect`, its top row at the smallest y or, flipped, at the largest.
  package func paint(_ image: CGImage, in rect: CGRect, isFlipped: Bool) {
    guard rect.isFinite, rect.width != 0, rect.height != 0 else { return }
    if image.isMask || image.alphaInfo == .alphaOnly {
      saveGState()
      if isFlipped {
        clip(to: rect, mask: image)
      } else {
        record(.clipToMask(image, rect.standardized))
      }
      paintFill(CGPath(rect: rect, transform: nil))
      return restoreGState()
    }
    let interpolation: DrawingInterpolation =
      switch state.interpolation {
      case .none: .none
      case .low: .low
      case .medium: .medium
      case .default, .high: .high
      }
    record(
      .image(
        image, rect.standardized, flipped: isFlipped, interpolation: interpolation, state.effect)
    )
    painted()
  }

  // MARK: Gradients

  /// Draws a gradient along a line into all that is not clipped away.
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint,
    options: CGGradientDrawingOptions
  ) {
    paint(gradient.spec, .linear(from: startPoint, to: endPoint), options)
  }

  /// Draws a gradient from one circle to another into all that is not clipped away.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    paint(
      gradient.spec,
      .radial(
        from: startCenter, startRadius: max(0, startRadius), to: endCenter,
        endRadius: max(0, endRadius)), options)
  }

  private func paint(
    _ spec: GradientSpec, _ shape: GradientShape, _ options: CGGradientDrawingOptions
  ) {
    record(
      .gradient(
        spec, shape, extendsStart: options.contains(.drawsBeforeStartLocation),
        extendsEnd: options.contains(.drawsAfterEndLocation), state.effect))
    painted()
  }

  /// The shading's colours, sampled where its function is not linear.
  public func drawShading(_ shading: CGShading) {
    record(
      .gradient(
        shading.spec, shading.shape, extendsStart: shading.extendsStart,
        extendsEnd: shading.extendsEnd, state.effect))
    painted()
  }

  // MARK: Layers

  /// What was drawn into `layer`, its origin at `point`.
  public func draw(_ layer: CGLayer, at point: CGPoint) {
    draw(layer, in: CGRect(origin: point, size: layer.size))
  }

  /// What was drawn into `layer`, stretched over `rect`.
  public func draw(_ layer: CGLayer, in rect: CGRect) {
    guard rect.isFinite, layer.size.width > 0, layer.size.height > 0 else { return }
    guard layer.drawing !== self else { return }
    let r = rect.standardized
    commands.append(.save)
    commands.append(
      .concatenate(
        CGAffineTransform(
          a: r.width / layer.size.width, b: 0, c: 0, d: r.height / layer.size.height, tx: r.minX,
          ty: r.minY)))
    commands.append(.beginLayer(state.effect))
    commands.append(
      .clip(CGPath(rect: CGRect(origin: .zero, size: layer.size), transform: nil), evenOdd: false))
    commands += layer.drawing.finishRecording().commands
    commands.append(.endLayer)
    commands.append(.restore)
    painted()
  }
}
