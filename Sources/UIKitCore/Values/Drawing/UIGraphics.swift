import PlatformInterface

/// Returns the context that drawing goes to now, on this thread: inside `draw(_:)`, an image
/// renderer's closure, an image context or one that was pushed.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContextStack.currentContext }

/// Makes `context` the current one until it is popped.
public func UIGraphicsPushContext(_ context: CGContext) {
  GraphicsContextStack.current.entries.append(.init(context: context))
}

/// Makes the context before the last push current again.
public func UIGraphicsPopContext() {
  let stack = GraphicsContextStack.current
  guard !stack.entries.isEmpty else {
    return Log.write("UIGraphicsPopContext: there is no context to pop.")
  }
  stack.entries.removeLast()
}

/// Begins an image context of one pixel a point, not opaque.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Makes a context of `size` points current whose pixels become an image.
///
/// - Parameter scale: pixels a point; 0 for the screen's.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  preparePlatformForDrawing()
  let used = DrawingScale.resolved(scale)
  let usable = DrawingScale.usable(size, scale: used, caller: "UIGraphicsBeginImageContext")
  let context = CGContext(
    recording: CGRect(origin: .zero, size: usable), scale: used, isOpaque: opaque)
  if opaque { context.fillOpaqueBlack() }
  GraphicsContextStack.current.entries.append(
    .init(context: context, image: .init(scale: used, isOpaque: opaque)))
}

/// Returns what was drawn into the image context so far; nil where the current context is none, or
/// empty.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let entry = GraphicsContextStack.current.entries.last, let target = entry.image,
    let image = entry.context.makeImage()
  else { return nil }
  return UIImage(cgImage: image, scale: target.scale, orientation: .up)
}

/// Ends the image context begun last.
public func UIGraphicsEndImageContext() {
  let stack = GraphicsContextStack.current
  guard stack.entries.last?.image != nil else {
    return Log.write("UIGraphicsEndImageContext: no image context was begun.")
  }
  stack.entries.removeLast()
}

/// Fills `rect` with the fill colour.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills `rect` with the fill colour in a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  UIGraphicsGetCurrentContext()?.with(blendMode) { $0.fill(rect) }
}

/// Draws a frame one point wide inside `rect` in the fill colour.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

/// Draws a frame one point wide inside `rect` in the fill colour and a blend mode.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  UIGraphicsGetCurrentContext()?.with(blendMode) { context in
    let r = rect.standardized
    guard r.width > 2, r.height > 2 else { return context.fill(r) }
    context.fill([
      CGRect(x: r.minX, y: r.minY, width: r.width, height: 1),
      CGRect(x: r.minX, y: r.maxY - 1, width: r.width, height: 1),
      CGRect(x: r.minX, y: r.minY + 1, width: 1, height: r.height - 2),
      CGRect(x: r.maxX - 1, y: r.minY + 1, width: 1, height: r.height - 2),
    ])
  }
}

/// Cuts the clip down to `rect`.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

/// Sizes and scales of image contexts.
enum DrawingScale {
  /// The screen's where `scale` is no usable number.
  static func resolved(_ scale: CGFloat) -> CGFloat {
    if scale.isFinite, scale > 0 { return min(scale, 16) }
    let screen = UITraitCollection.current.displayScale
    return screen > 0 ? screen : 2
  }

  private static let mostPixelsOfASide: CGFloat = 32767

  /// The size where a bitmap can have it, as pictures that are decoded can; else zero, of which nothing is drawn,
  /// after a sentence in the log.
  static func usable(_ size: CGSize, scale: CGFloat, caller: String) -> CGSize {
    let pixels = CGSize(
      width: (size.width * scale).rounded(.up), height: (size.height * scale).rounded(.up))
    guard size.width.isFinite, size.height.isFinite, size.width >= 0, size.height >= 0 else {
      Log.write(
        "\(caller): a picture should have a width and a height; \(size.width)×\(size.height) points make none."
      )
      return .zero
    }
    guard pixels.width <= mostPixelsOfASide, pixels.height <= mostPixelsOfASide,
      pixels.width * pixels.height <= CGFloat(PixelBuffer.maximumPixels)
    else {
      Log.write(
        "\(caller): \(pixels.width)×\(pixels.height) pixels are too many for a picture, which has at most "
          + "\(PixelBuffer.maximumPixels), and 32767 a side; it stays empty.")
      return .zero
    }
    return size
  }
}

extension CGContext {
  /// Runs `body` in a blend mode and, where given, an alpha.
  func with(_ mode: CGBlendMode, alpha: CGFloat? = nil, _ body: (CGContext) -> Void) {
    saveGState()
    setBlendMode(mode)
    if let alpha { setAlpha(alpha) }
    body(self)
    restoreGState()
  }

  /// Opaque bitmaps begin black.
  func fillOpaqueBlack() {
    saveGState()
    setFillColor(.black)
    fill(boundingBoxOfClipPath)
    restoreGState()
  }
}
