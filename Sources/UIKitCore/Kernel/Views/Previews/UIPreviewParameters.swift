/// How a view looks while it is lifted out of its place.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject, @preconcurrency NSCopying {
  private var storedBackground: UIColor?
  /// The part of the view's content that is seen, in its coordinates; nil, the default, shows all
  /// of it.
  open var visiblePath: UIBezierPath?
  /// The shadow's outline, in the view's coordinates; nil means that of what is visible.
  open var shadowPath: UIBezierPath?

  public override init() { super.init() }

  /// Makes parameters for lines of text.
  ///
  /// For lines of text: what is visible is the lines' rectangles with a margin, as one shape.
  ///
  /// - Parameter textLineRects: rectangles in the view's coordinates.
  public convenience init(textLineRects: [NSValue]) {
    self.init()
    let path = UIBezierPath()
    for value in textLineRects {
      path.append(
        UIBezierPath(roundedRect: value.rectValue.insetBy(dx: -8, dy: -4), cornerRadius: 6))
    }
    visiblePath = path
  }

  /// What is behind the content; nil leaves it to the view.
  open var backgroundColor: UIColor! {
    get { storedBackground }
    set { storedBackground = newValue }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self) == UIPreviewParameters.self ? UIPreviewParameters() : makeCopy()
    copy.storedBackground = storedBackground
    copy.visiblePath = visiblePath
    copy.shadowPath = shadowPath
    return copy
  }

  /// For subclasses of the framework: an empty object of their own class.
  func makeCopy() -> UIPreviewParameters { UIPreviewParameters() }
}
