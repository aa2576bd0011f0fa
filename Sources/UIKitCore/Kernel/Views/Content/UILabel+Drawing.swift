import PlatformInterface
import QuartzCore

/// The label's text in its place.
extension UILabel {
  /// A block and where its top left goes.
  struct Placement {
    var block: TextBlock
    var origin: CGPoint
    /// Some of it lies outside the label.
    var overflows: Bool
  }

  /// The text in `rect`, made to fit as the label's properties say.
  final func placement(in rect: CGRect) -> Placement? {
    // No screen is larger than ten million points.
    guard hasText, rect.width > 0, rect.height > 0, rect.width < 1e7, rect.height < 1e7,
      abs(rect.minX) < 1e7, abs(rect.minY) < 1e7
    else { return nil }
    let natural = naturalBlock()
    let size = measure(natural)
    if size.size.width <= rect.width + 0.01,
      size.size.height <= rect.height + 0.01
        || size.lines.count == 1
    {
      return placedNatural(natural, size, in: rect)
    }
    if let fitted = fittedOnOneLine(width: size.size.width, in: rect) { return fitted }
    let block = block(width: rect.width, height: rect.height, lines: storedLineLimit)
    let metrics = measure(block)
    let y = rect.minY + (rect.height - metrics.size.height) / 2
    return Placement(
      block: block, origin: CGPoint(x: rect.minX, y: y),
      overflows: metrics.size.width > rect.width + 0.5
        || metrics.size.height > rect.height + 0.5)
  }

  /// The same block serves every space that is wide enough; its lines lie side by side with the
  /// widest one already.
  private func placedNatural(_ block: TextBlock, _ metrics: TextLayoutMetrics, in rect: CGRect)
    -> Placement
  {
    let free = rect.width - metrics.size.width
    let x: CGFloat =
      switch block.paragraph.alignment {
      case .center: free / 2
      case .right: free
      default: 0
      }
    let y = (rect.height - metrics.size.height) / 2
    return Placement(
      block: block, origin: CGPoint(x: rect.minX + x, y: rect.minY + y),
      overflows: metrics.size.height > rect.height + 0.5)
  }

  private func fittedOnOneLine(width: CGFloat, in rect: CGRect) -> Placement? {
    guard storedLineLimit == 1, width > rect.width else { return nil }
    if fitting.tightens || fitting.hasDrawnFrame || tightensByStyle {
      let count = max(text?.count ?? 1, 1)
      let kern = (rect.width - width) / CGFloat(count)
      if -kern <= storedFont.pointSize / 20 {
        let block = makeBlock(width: .infinity, lines: 1, kern: kern)
        return placedNatural(block, measure(block), in: rect)
      }
    }
    guard fitting.shrinks else { return nil }
    let smallest = max(fitting.minimumScale, 1 / max(storedFont.pointSize, 1))
    var scale: CGFloat = 1
    var block = naturalBlock()
    var metrics = measure(block)
    // Widths follow the size nearly, so that two steps are enough but for tracking.
    for _ in 0..<6 where metrics.size.width > rect.width && scale > smallest {
      scale = max(scale * rect.width / metrics.size.width * 0.9995, smallest)
      block = makeBlock(width: .infinity, lines: 1, scale: scale)
      metrics = measure(block)
    }
    if metrics.size.width > rect.width + 0.01 {
      block = makeBlock(width: rect.width, height: rect.height, lines: 1, scale: scale)
      metrics = measure(block)
    }
    var placed = placedNatural(block, metrics, in: rect)
    if block.width.isFinite { placed.origin.x = rect.minX }
    let full = storedFont.metrics
    let fullTop = rect.minY + (rect.height - full.lineHeight) / 2
    switch fitting.baseline {
    case .alignCenters: break
    case .alignBaselines:
      placed.origin.y = fullTop + full.ascender - (metrics.lines.first?.baseline ?? 0)
    case .none: placed.origin.y = fullTop
    }
    return placed
  }

  private var tightensByStyle: Bool {
    guard case .attributed(let text) = content else { return false }
    return AttributedTextRuns.paragraphStyle(of: text)?.allowsDefaultTighteningForTruncation
      ?? false
  }

  /// Whether some of the text is not seen in the label's bounds. Lays the text out where that was not done.
  private var isCutOff: Bool {
    guard let placement = placement(in: bounds) else { return hasText }
    return placement.overflows || measure(placement.block).isTruncated
  }

  /// Returns the label at a place in a view whose whole text is to be told, as it is cut off: the frontmost one
  /// that says `showsExpansionTextWhenTruncated`.
  ///
  /// Asked where the pointer comes to another view, which labels without touches never are.
  ///
  /// - Parameter point: in the view's coordinates.
  static func cutOff(in view: UIView, at point: CGPoint) -> UILabel? {
    guard !view.isHidden, view.alpha > 0.01, view.bounds.contains(point) else { return nil }
    if let label = view as? UILabel, label.showsExpansionTextWhenTruncated, label.isCutOff {
      return label
    }
    for child in view.subviews.reversed() {
      if let found = cutOff(in: child, at: child.convert(point, from: view)) { return found }
    }
    return nil
  }

  // MARK: Painting

  final func textPrimitives(in bounds: CGRect) -> [RenderPrimitive] {
    guard let placement = placement(in: bounds) else { return [] }
    if !placement.overflows, shadow.color == nil, attributedShadow == nil {
      return [.text(placement.block, origin: placement.origin)]
    }
    return recorded(in: bounds) { paint(placement, on: $0) }
  }

  /// What a subclass's `draw(_:)` and `drawText(in:)` do.
  final func recordedPrimitives(in bounds: CGRect) -> [RenderPrimitive] {
    recorded(in: bounds) { context in
      // Who draws the layer decides whether anything of the label is drawn.
      if ClassTraits.of(type(of: self)).drawsLayer { return draw(storedLayer, in: context) }
      withGraphicsContext(context) { draw(bounds) }
    }
  }

  private func recorded(in bounds: CGRect, _ draw: (CGContext) -> Void) -> [RenderPrimitive] {
    let context = CGContext(recording: bounds, scale: pixelScale, isOpaque: false)
    draw(context)
    let record = context.finishRecording()
    if record.commands.isEmpty { return [] }
    // A subclass that changes nothing about the text is painted like any label.
    if record.commands.count == 1,
      case .text(let block, let origin, let effect) = record.commands[0],
      effect.alpha == 1, effect.blend == .normal, effect.shadow == nil
    {
      let size = measure(block).size
      let space = CGRect(origin: origin, size: size).insetBy(dx: 0.5, dy: 0.5)
      if bounds.contains(space) { return [.text(block, origin: origin)] }
    }
    return [.drawing(record)]
  }

  final func paintText(in rect: CGRect, on context: CGContext) {
    guard let placement = placement(in: rect) else { return }
    paint(placement, on: context)
  }

  private var attributedShadow: DrawingShadow? {
    guard case .attributed(let text) = content else { return nil }
    return AttributedTextRuns.shadow(of: text, traits: traitCollection)
  }

  private func paint(_ placement: Placement, on context: CGContext) {
    if let color = shadow.color?.rgba(for: traitCollection), !color.isClear {
      let block = placement.block
      let runs = block.runs.map { run in
        var run = run
        run.attributes.color = color
        run.attributes.underlineColor = nil
        run.attributes.strikethroughColor = nil
        run.attributes.background = nil
        return run
      }
      let dark = TextBlock(
        runs: runs.filter { $0.attachment == nil }, paragraph: block.paragraph,
        width: block.width, height: block.height, maximumLines: block.maximumLines)
      context.paint(
        dark,
        at: CGPoint(
          x: placement.origin.x + shadow.offset.width,
          y: placement.origin.y + shadow.offset.height))
    }
    if let shadow = attributedShadow {
      context.saveGState()
      context.setShadow(
        offset: shadow.offset, blur: shadow.blur, color: CGColor(shadow.color))
      context.paint(placement.block, at: placement.origin)
      context.restoreGState()
    } else {
      context.paint(placement.block, at: placement.origin)
    }
  }
}
