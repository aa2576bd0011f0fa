import PlatformInterface

/// What a drawn string had to do to fit.
open class NSStringDrawingContext: NSObject {
  /// How small text may become, in parts of its size; 0 for no shrinking.
  open var minimumScaleFactor: CGFloat = 0
  /// The factor of the last drawing or measuring.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// The space that the last drawing or measuring took.
  open internal(set) var totalBounds = CGRect.zero

  public override init() { super.init() }
}

/// Measuring and drawing strings without a label.
extension NSAttributedString {
  /// Returns the size of the text in points, where lines are broken only at line breaks.
  public func size() -> CGSize { StringDrawing(self).size }

  /// Draws the text with its top left at `point` of the current graphics context.
  public func draw(at point: CGPoint) { StringDrawing(self).draw(at: point) }

  /// Draws the text into `rect`, wrapped at its width; lines below its bottom are left out.
  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text into a rectangle of the current context. Without `usesLineFragmentOrigin` it is
  /// one line, whose baseline starts at the rectangle's origin.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    StringDrawing(self).draw(with: rect, options: options, context: context)
  }

  /// Returns the space that `draw(with:options:context:)` takes in one of a size, not rounded to
  /// pixels.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    StringDrawing(self).bounds(in: size, options: options, context: context)
  }
}

extension NSString {
  /// Returns the size of the text in points, where lines are broken only at line breaks.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    attributed(attrs).size()
  }

  /// Draws the text into the current context, with its upper left corner at a point.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    attributed(attrs).draw(at: point)
  }

  /// Draws the text into a rectangle of the current context, in which its lines are broken.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    attributed(attrs).draw(in: rect)
  }

  /// Draws the text as options say, into a rectangle of the current context.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    attributed(attributes).draw(with: rect, options: options, context: context)
  }

  /// Returns the rectangle that the text takes within a size, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    attributed(attributes).boundingRect(with: size, options: options, context: context)
  }

  private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    NSAttributedString(string: String(describing: self), attributes: attributes)
  }
}

// On Apple a Swift string shows the members of the class that it is bridged to.
extension String {
  /// Returns the size of the text in points, where lines are broken only at line breaks.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }

  /// Draws the text into the current context, with its upper left corner at a point.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }

  /// Draws the text into a rectangle of the current context, in which its lines are broken.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }

  /// Draws the text as options say, into a rectangle of the current context.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self, attributes: attributes)
      .draw(with: rect, options: options, context: context)
  }

  /// Returns the rectangle that the text takes within a size, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

/// One attributed string on its way to the text engine.
struct StringDrawing {
  private let runs: [TextRun]
  private let paragraph: ParagraphSpec
  private let shadow: DrawingShadow?
  private let isOneParagraph: Bool

  init(_ string: NSAttributedString) {
    let traits = UITraitCollection.current
    // Apple's default is Helvetica 12, which here is the system font.
    let base = TextAttributes(font: FontSpec(pointSize: 12), color: .black)
    runs = AttributedTextRuns.runs(of: string, base: base, traits: traits)
    paragraph = AttributedTextRuns.paragraphStyle(of: string)?.spec ?? ParagraphSpec()
    shadow = AttributedTextRuns.shadow(of: string, traits: traits)
    isOneParagraph = !string.string.contains { $0.isNewline }
  }

  private func block(
    width: CGFloat, height: CGFloat, options: NSStringDrawingOptions, scale: CGFloat = 1
  ) -> TextBlock {
    var paragraph = paragraph
    var lines = 0
    switch paragraph.lineBreak {
    case .wordWrap, .charWrap:
      if options.contains(.truncatesLastVisibleLine) { paragraph.lineBreak = .truncateTail }
    case .clip, .truncateHead, .truncateMiddle, .truncateTail:
      // Such paragraphs have one line each, unless only the last visible one is to be cut.
      if isOneParagraph, !options.contains(.truncatesLastVisibleLine) { lines = 1 }
    }
    var runs = runs
    if scale != 1 {
      for i in runs.indices { runs[i].attributes.font.pointSize *= scale }
    }
    return TextBlock(
      runs: runs, paragraph: paragraph, width: width, height: height, maximumLines: lines)
  }

  private static func measure(_ block: TextBlock) -> TextLayoutMetrics {
    MainThread.wait(for: { PlatformServices.current.textMeasurer.layout(of: block) })
  }

  var size: CGSize {
    Self.measure(block(width: .infinity, height: .infinity, options: [])).size
  }

  func draw(at point: CGPoint) {
    paint(block(width: .infinity, height: .infinity, options: []), at: point)
  }

  func draw(with rect: CGRect, options: NSStringDrawingOptions, context: NSStringDrawingContext?) {
    let (block, metrics) = fitted(in: rect.size, options: options, context: context)
    var origin = rect.origin
    if !options.contains(.usesLineFragmentOrigin) {
      origin.y -= metrics.lines.first?.baseline ?? 0
    }
    paint(block, at: origin)
  }

  func bounds(in size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?)
    -> CGRect
  {
    let (_, metrics) = fitted(in: size, options: options, context: context)
    var bounds = CGRect(origin: .zero, size: metrics.size)
    if !options.contains(.usesLineFragmentOrigin) {
      bounds.origin.y = -(metrics.lines.first?.baseline ?? 0)
    }
    context?.totalBounds = bounds
    return bounds
  }

  private func fitted(
    in size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
  ) -> (TextBlock, TextLayoutMetrics) {
    let isWrapped = options.contains(.usesLineFragmentOrigin)
    func limit(_ value: CGFloat) -> CGFloat { value > 0 && value < 1e6 ? value : .infinity }
    let width = isWrapped ? limit(size.width) : .infinity
    let height = isWrapped ? limit(size.height) : .infinity
    var scale: CGFloat = 1
    var result = block(width: width, height: height, options: options)
    var metrics = Self.measure(result)
    if let context {
      let smallest = context.minimumScaleFactor
      if smallest > 0, smallest < 1 {
        let space = limit(size.width)
        while scale > smallest, metrics.isTruncated || metrics.size.width > space {
          scale = max(scale * 0.95, smallest)
          result = block(width: width, height: height, options: options, scale: scale)
          metrics = Self.measure(result)
        }
      }
      context.actualScaleFactor = scale
      context.totalBounds = CGRect(origin: .zero, size: metrics.size)
    }
    return (result, metrics)
  }

  private func paint(_ block: TextBlock, at origin: CGPoint) {
    guard !runs.isEmpty, let context = UIGraphicsGetCurrentContext() else { return }
    guard let shadow else { return context.paint(block, at: origin) }
    context.saveGState()
    context.setShadow(offset: shadow.offset, blur: shadow.blur, color: CGColor(shadow.color))
    context.paint(block, at: origin)
    context.restoreGState()
  }
}
