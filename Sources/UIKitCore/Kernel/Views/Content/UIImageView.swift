import PlatformInterface
import QuartzCore

/// A view that shows a picture, or pictures one after the other.
open class UIImageView: UIView, UIAccessibilityContentSizeCategoryImageAdjusting {
  private var storedImage: UIImage?
  private var storedHighlightedImage: UIImage?
  private var highlighted = false
  private var symbolChoice: UIImage.SymbolConfiguration?
  private var animation = ImageAnimation()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  /// Makes an image view from a document, with its pictures.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let source = NibSource(coder) { NibElement.read(self, source) }
  }

  override func prepareForDocument() {
    super.prepareForDocument()
    begin()
  }

  // MARK: Accessibility

  /// What the image is called unless set.
  open override var accessibilityLabel: String? {
    get {
      super.accessibilityLabel ?? storedImage.flatMap { AccessibilityRecord.of($0)?.label.text }
    }
    set { super.accessibilityLabel = newValue }
  }
  /// An image unless set.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibilityRecord?.ownTraits ?? .image }
    set { super.accessibilityTraits = newValue }
  }
  /// Whether the image asks for more space with texts of the accessibility sizes; false by default. Symbols grow by
  /// their configuration alone.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
    didSet {
      guard adjustsImageSizeForAccessibilityContentSizeCategory != oldValue else { return }
      invalidateIntrinsicContentSize()
    }
  }

  /// Makes a view that shows an image, as large as the image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    begin()
    self.image = image
  }

  /// Makes a view that shows an image, and another one while it is highlighted, as large as the
  /// first.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    begin()
    self.image = image
    self.highlightedImage = highlightedImage
  }

  private func begin() {
    super.isUserInteractionEnabled = false
    storedLayer.needsDisplayOnBoundsChange = true
    provideContents()
    animation.view = self
  }

  // MARK: Pictures

  /// The picture, or the first of an animation; nil for none.
  open var image: UIImage? {
    get { storedImage }
    set {
      MainThreadChecker.checked("UIImageView.image") {
        guard newValue !== storedImage else { return }
        let oldSize = storedImage?.size
        storedImage = newValue
        if newValue?.size != oldSize { invalidateIntrinsicContentSize() }
        setNeedsDisplay()
        animation.imageDidChange(isAnimated: newValue?.images != nil)
      }
    }
  }

  /// Shown instead of `image` while the view is highlighted.
  open var highlightedImage: UIImage? {
    get { storedHighlightedImage }
    set {
      guard newValue !== storedHighlightedImage else { return }
      storedHighlightedImage = newValue
      if highlighted { setNeedsDisplay() }
    }
  }

  /// Whether the highlighted picture is shown in place of the other one.
  open var isHighlighted: Bool {
    get { highlighted }
    set {
      guard newValue != highlighted else { return }
      highlighted = newValue
      if storedHighlightedImage != nil || animation.highlightedImages != nil { setNeedsDisplay() }
    }
  }

  /// Size and weight of symbols that do not say their own.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    get { symbolChoice }
    set {
      guard newValue !== symbolChoice else { return }
      symbolChoice = newValue
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  /// The range of brightness that is shown, which always is the standard one.
  open var preferredImageDynamicRange: UIImage.DynamicRange {
    get { .standard }
    set {
      if newValue != .standard { Unsupported.report("UIImageView.preferredImageDynamicRange") }
    }
  }
  /// The range of brightness that is shown; here it is always the standard one.
  open var imageDynamicRange: UIImage.DynamicRange { .standard }

  // MARK: Animation

  /// Shown one after the other instead of `image` while the view animates.
  open var animationImages: [UIImage]? {
    get { animation.images }
    set {
      stopAnimating()
      animation.images = newValue
    }
  }

  /// The pictures that are shown in turn while the view is highlighted; nil, the default, for
  /// `animationImages`.
  open var highlightedAnimationImages: [UIImage]? {
    get { animation.highlightedImages }
    set {
      stopAnimating()
      animation.highlightedImages = newValue
    }
  }

  /// How long one round of pictures takes, in seconds; 0, the default, is a thirtieth of a second
  /// for each.
  open var animationDuration: TimeInterval {
    get { animation.duration }
    set { animation.duration = newValue.isFinite ? max(0, newValue) : 0 }
  }

  /// How many rounds are shown; 0, the default, is without end.
  open var animationRepeatCount: Int {
    get { animation.repeatCount }
    set { animation.repeatCount = max(0, newValue) }
  }

  /// Begins to show the pictures of `animationImages` in turn.
  open func startAnimating() { animation.start() }
  /// Stops showing pictures in turn and shows `image`.
  open func stopAnimating() { animation.stop() }
  /// Whether pictures are shown in turn.
  open var isAnimating: Bool { animation.isRunning }

  // MARK: Overrides

  open override var contentMode: ContentMode {
    get { super.contentMode }
    set {
      guard newValue != super.contentMode else { return }
      super.contentMode = newValue
      setNeedsDisplay()
    }
  }

  open override var intrinsicContentSize: CGSize {
    guard let shown = shownImage else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    let (size, insets) = (adjustedSize(of: shown), shown.alignmentRectInsets)
    return CGSize(
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    shownImage.map { adjustedSize(of: $0) } ?? .zero
  }

  // iOS-BEHAVIOUR: a symbol stands on the baseline of the text beside it, where its picture is drawn. Evidence:
  // https://developer.apple.com/documentation/uikit/uiimage/baselineoffsetfrombottom
  override func baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
    guard let shown = shownImage, let offset = shown.baselineOffsetFromBottom,
      shown.size.height > 0
    else { return nil }
    let space = size.height > 0 ? size : shown.size
    let place = ContentPlacement.rect(
      of: shown.size, mode: contentMode, in: CGRect(origin: .zero, size: space))
    let below = space.height - place.maxY + offset * place.height / shown.size.height
    return (space.height - below, below)
  }

  /// How large a button shows its image.
  final var sizeOfImage: CGSize { storedImage.map { adjustedSize(of: $0) } ?? .zero }

  /// How large an image is where nothing else decides, in points.
  ///
  /// iOS-BEHAVIOUR: with texts of the accessibility sizes images grow as the body's text does. Evidence: unmeasured.
  final func adjustedSize(of image: UIImage) -> CGSize {
    guard adjustsImageSizeForAccessibilityContentSizeCategory, !image.isSymbolImage,
      traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    else { return image.size }
    let scale = UIFontMetrics.default.scaledValue(for: 100, compatibleWith: traitCollection) / 100
    return CGSize(width: image.size.width * scale, height: image.size.height * scale)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    animation.windowDidChange()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if let shown = shownImage, shown.storage.isTemplate { setNeedsDisplay() }
  }

  override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    if adjustsImageSizeForAccessibilityContentSizeCategory,
      old.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
    {
      invalidateIntrinsicContentSize()
    }
    guard let shown = shownImage,
      shown.isSymbolImage || shown.storage.tint != nil || shown.knownAsset != nil
    else { return }
    setNeedsDisplay()
  }

  override func renderContents(in bounds: CGRect) -> [RenderPrimitive]? {
    guard let shown = shownImage else { return [] }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let destination = ContentPlacement.rect(of: shown.size, mode: contentMode, in: bounds)
    guard
      let picture = shown.renderImage(
        in: destination, tint: tintColor.rgba(for: traitCollection), isMirrored: isMirrored)
    else { return [] }
    return [.image(picture)]
  }

  /// What is seen now.
  var shownImage: UIImage? {
    let base =
      animation.currentImage(isHighlighted: highlighted)
      ?? (highlighted ? storedHighlightedImage ?? storedImage : storedImage)
    guard let base, base.isSymbolImage, let symbolChoice else {
      return base?.resolved(for: traitCollection)
    }
    // What the image says itself goes before the view's wish.
    let own = base.symbolConfiguration
    return base.withConfiguration(symbolChoice.applying(own))
  }
}

extension UIImageView {
  /// Whether the image moves along while something around it has the focus of a television; it does not here, which is
  /// reported.
  public var adjustsImageWhenAncestorFocused: Bool {
    get { false }
    set { if newValue { Unsupported.report("UIImageView.adjustsImageWhenAncestorFocused") } }
  }
}
