import PlatformInterface

/// The space in which a layout manager or a text view sets lines.
open class NSTextContainer: NSObject {
  /// Told of each change.
  var changed: () -> Void = {}

  /// The width and height that text may take, in points; where one is not positive, it is without limit. Setting
  /// it lays the text out anew.
  open var size: CGSize {
    didSet {
      guard size != oldValue else { return }
      layoutManager?.containerChanged(self, from: oldValue)
      changed()
    }
  }

  /// Makes a space for text.
  ///
  /// - Parameter size: zero for no limit; a text view gives it its own.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  public convenience override init() { self.init(size: .zero) }

  /// Reads a space of an archive, of which the size is kept.
  public required init(coder: NSCoder) {
    size = CGSize(
      width: coder.decodeDouble(forKey: "NSWidth"), height: coder.decodeDouble(forKey: "NSHeight"))
    super.init()
  }

  /// The layout manager that fills the space; nil while none does.
  open internal(set) weak var layoutManager: NSLayoutManager?

  /// Puts another layout manager in the place of the present one, for its text and all of its spaces.
  open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
    guard let old = layoutManager, old !== newLayoutManager else { return }
    let (storage, containers) = (old.textStorage, old.textContainers)
    while !old.textContainers.isEmpty { old.removeTextContainer(at: 0) }
    storage?.removeLayoutManager(old)
    storage?.addLayoutManager(newLayoutManager)
    for container in containers { newLayoutManager.addTextContainer(container) }
  }

  /// The distance between the space's sides and the text, in points; 5 by default.
  open var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { takeChange() } }
  }
  /// The greatest number of lines; zero, the default, for any number.
  open var maximumNumberOfLines = 0 {
    didSet { if maximumNumberOfLines != oldValue { takeChange() } }
  }
  /// How the last line is cut off where the number of lines is limited; between words by default.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { if lineBreakMode != oldValue { takeChange() } }
  }
  /// Whether lines are as wide as the text view, true by default; where false, as wide as `size`
  /// says.
  open var widthTracksTextView = true {
    didSet { if widthTracksTextView != oldValue { takeChange() } }
  }
  /// Whether the height follows that of the text view; false by default. It is kept, and not honoured
  /// yet.
  open var heightTracksTextView = false
  /// Parts of the space that text flows around, in the space's coordinates; none by default.
  open var exclusionPaths: [UIBezierPath] = [] {
    didSet { if exclusionPaths != oldValue { takeChange() } }
  }

  private func takeChange() {
    layoutManager?.containerChanged(self, from: nil)
    changed()
  }

  // MARK: Lines

  /// Whether the space is a rectangle without holes. A subclass that shapes it says false.
  open var isSimpleRectangularTextContainer: Bool {
    exclusionPaths.isEmpty && type(of: self) == NSTextContainer.self
  }

  /// Returns the first part of a line's place that text may take, in the space's coordinates; empty where there is
  /// none. A subclass may shape the space by it.
  ///
  /// - Parameters:
  ///   - proposedRect: the place, from one side of the space to the other.
  ///   - characterIndex: the character that begins the part.
  ///   - remainingRect: set to what is left of the place behind what text flows around.
  open func lineFragmentRect(
    forProposedRect proposedRect: CGRect, at characterIndex: Int,
    writingDirection baseWritingDirection: NSWritingDirection,
    remaining remainingRect: UnsafeMutablePointer<CGRect>?
  ) -> CGRect {
    remainingRect?.pointee = .zero
    var rect = proposedRect
    rect.size.width = min(rect.maxX, limit(size.width)) - max(rect.minX, 0)
    rect.origin.x = max(rect.minX, 0)
    guard rect.width > 0, rect.minY < limit(size.height) else { return .zero }
    let holes = exclusionPaths.compactMap { $0.cgPath.span(from: rect.minY, to: rect.maxY) }
      .sorted { $0.lowerBound < $1.lowerBound }
    for hole in holes where hole.upperBound > rect.minX && hole.lowerBound < rect.maxX {
      let behind = CGRect(
        x: hole.upperBound, y: rect.minY, width: max(rect.maxX - hole.upperBound, 0),
        height: rect.height)
      // Less is no space for letters.
      if hole.lowerBound - rect.minX > 2 * lineFragmentPadding + 8 {
        rect.size.width = hole.lowerBound - rect.minX
        if behind.width > 2 * lineFragmentPadding { remainingRect?.pointee = behind }
        return rect
      }
      rect = behind
    }
    return rect.width > 2 * lineFragmentPadding ? rect : .zero
  }

  private func limit(_ value: CGFloat) -> CGFloat { value > 0 ? value : .greatestFiniteMagnitude }

  /// Whether lines have to be set one by one.
  final var isShaped: Bool { !isSimpleRectangularTextContainer }
}

extension CGPath {
  /// From the leftmost to the rightmost place of the path between two heights; nil where it has none there.
  fileprivate func span(from top: CGFloat, to bottom: CGFloat) -> ClosedRange<CGFloat>? {
    let bounds = boundingBox
    guard !bounds.isNull, bounds.minY < bottom, bounds.maxY > top else { return nil }
    var (low, high) = (CGFloat.infinity, -CGFloat.infinity)
    func include(_ from: CGPoint, _ to: CGPoint) {
      let (upper, lower) = from.y < to.y ? (from, to) : (to, from)
      guard lower.y >= top, upper.y <= bottom else { return }
      func x(at y: CGFloat) -> CGFloat {
        guard lower.y > upper.y else { return upper.x }
        let part = (min(max(y, upper.y), lower.y) - upper.y) / (lower.y - upper.y)
        return upper.x + part * (lower.x - upper.x)
      }
      for x in [x(at: top), x(at: bottom)] + (lower.y > upper.y ? [] : [lower.x]) {
        (low, high) = (min(low, x), max(high, x))
      }
    }
    var (start, last) = (CGPoint.zero, CGPoint.zero)
    for element in elements {
      switch element {
      case .move(let point): (start, last) = (point, point)
      case .line(let point):
        include(last, point)
        last = point
      case .quad(let control, let end):
        curve { t in
          let u = 1 - t
          return CGPoint(
            x: u * u * last.x + 2 * u * t * control.x + t * t * end.x,
            y: u * u * last.y + 2 * u * t * control.y + t * t * end.y)
        }
      case .cubic(let one, let two, let end):
        curve { t in
          let u = 1 - t
          let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
          return CGPoint(
            x: a * last.x + b * one.x + c * two.x + d * end.x,
            y: a * last.y + b * one.y + c * two.y + d * end.y)
        }
      case .close:
        include(last, start)
        last = start
      }
    }
    if last != start { include(last, start) }
    return low <= high ? low...high : nil

    func curve(_ place: (CGFloat) -> CGPoint) {
      var before = last
      let steps = 16
      for step in 1...steps {
        let next = place(CGFloat(step) / CGFloat(steps))
        include(before, next)
        before = next
      }
      last = before
    }
  }
}
