import PlatformInterface
import QuartzCore

/// Text that is read, not edited.
///
/// Setters store and mark: nothing is measured or laid out before the label is asked for its size or
/// displayed, so that recycled cells set their labels for the price of a comparison.
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  /// What is shown.
  enum Content {
    case none
    case plain(String)
    case attributed(NSAttributedString)
  }

  // MARK: Storage, read by the extensions

  final var content = Content.none
  final var storedFont = UILabel.defaultFont
  final var storedTextColor = UIColor.label
  final var storedAlignment = NSTextAlignment.natural
  final var storedLineBreakMode = NSLineBreakMode.byTruncatingTail
  final var storedLineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
  final var storedLineLimit = 1
  final var shadow = LabelShadow()
  final var fitting = LabelFitting()
  /// The text on as many lines as it needs without wrapping; nil after a change.
  final var cachedNaturalBlock: TextBlock?
  /// The text in the space it was last shown or measured in.
  final var cachedBlock: TextBlock?

  private static let defaultFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  // MARK: Creation

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Makes a label from a document, with its text, font and colour.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let source = NibSource(coder) { NibElement.read(self, source) }
  }

  override func prepareForDocument() {
    super.prepareForDocument()
    prepare()
  }

  private func prepare() {
    storedLayer.needsDisplayOnBoundsChange = true
    isUserInteractionEnabled = false
    provideContents()
  }

  // MARK: Accessibility

  /// Whether there is a text to read.
  override var isAccessibilityElementByDefault: Bool { !(accessibilityLabel ?? "").isEmpty }
  /// The text unless set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? text }
    set { super.accessibilityLabel = newValue }
  }
  /// A static text unless set.
  ///
  /// iOS-BEHAVIOUR: in the header of a section it is a heading as well. Evidence: traits of what lies in a table's
  /// header, https://github.com/lionheart/openradar-mirror/issues/16103.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      if let own = accessibilityRecord?.ownTraits { return own }
      let isInHeader = sequence(first: self as UIView, next: \.storedSuperview)
        .contains(where: \.isSectionHeader)
      return isInHeader ? [.staticText, .header] : .staticText
    }
    set { super.accessibilityTraits = newValue }
  }

  // MARK: Text

  override var describedText: String? { text }
  override var describedLayer: String { "_UILabelLayer" }
  /// The text; setting it gives it the label's font and colour.
  open var text: String? {
    get {
      switch content {
      case .none: nil
      case .plain(let text): text
      case .attributed(let text): text.string
      }
    }
    set {
      MainThreadChecker.checked("UILabel.text") {
        if case .plain(let old) = content, let newValue, old == newValue { return }
        if case .none = content, newValue == nil { return }
        content = newValue.map { .plain($0) } ?? .none
        textChanged()
      }
    }
  }

  /// The text with its attributes; of a plain text, those that the label's properties make.
  open var attributedText: NSAttributedString? {
    get { makeAttributedText() }
    set {
      MainThreadChecker.checked("UILabel.attributedText") {
        content =
          newValue.map { .attributed($0.copy() as? NSAttributedString ?? $0) } ?? .none
        takeParagraph()
        textChanged()
      }
    }
  }

  /// The font of the text; of attributed text, the first character's. Setting it changes all of
  /// them.
  open var font: UIFont! {
    get { firstAttribute(.font) as? UIFont ?? storedFont }
    set {
      let font = newValue ?? Self.defaultFont
      if case .attributed = content { override(.font, with: font) }
      guard font != storedFont else { return }
      storedFont = font
      textChanged()
    }
  }

  /// The colour of the text; setting nil takes the label colour.
  open var textColor: UIColor! {
    get { firstAttribute(.foregroundColor) as? UIColor ?? storedTextColor }
    set {
      let color = newValue ?? .label
      if case .attributed = content { override(.foregroundColor, with: color) }
      guard color !== storedTextColor else { return }
      storedTextColor = color
      appearanceChanged()
    }
  }

  /// Where lines lie in the label; natural follows the direction of the text.
  open var textAlignment: NSTextAlignment {
    get { storedAlignment }
    set {
      guard newValue != storedAlignment else { return }
      storedAlignment = newValue
      overrideParagraph { $0.alignment = newValue }
      appearanceChanged()
    }
  }

  /// Where lines break, or what is left out where the text does not fit.
  open var lineBreakMode: NSLineBreakMode {
    get { storedLineBreakMode }
    set {
      guard newValue != storedLineBreakMode else { return }
      if fitting.isTitle { numberOfLines = fitting.lines(of: newValue, now: numberOfLines) }
      storedLineBreakMode = newValue
      overrideParagraph { $0.lineBreakMode = newValue }
      textChanged()
    }
  }

  /// How else lines of a plain text are broken: the standard, by default, keeps Korean words together. An attributed
  /// text has its paragraphs' own.
  ///
  /// iOS-BEHAVIOUR: Evidence: https://developer.apple.com/documentation/uikit/uilabel/linebreakstrategy
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    get { storedLineBreakStrategy }
    set {
      guard newValue != storedLineBreakStrategy else { return }
      storedLineBreakStrategy = newValue
      textChanged()
    }
  }

  /// The greatest number of lines; 0 is any number, and 1 is the default.
  open var numberOfLines: Int {
    get { storedLineLimit }
    set {
      let lines = max(newValue, 0)
      guard lines != storedLineLimit else { return }
      storedLineLimit = lines
      textChanged()
    }
  }

  // MARK: States

  /// Whether the text is shown as usable; a disabled one is grey.
  open var isEnabled: Bool = true { didSet { if isEnabled != oldValue { appearanceChanged() } } }
  /// Whether the text has its highlighted colour.
  open var isHighlighted: Bool = false {
    didSet {
      if isHighlighted != oldValue, highlightedTextColor != nil { appearanceChanged() }
    }
  }
  /// Takes the place of every colour of the text while the label is highlighted.
  open var highlightedTextColor: UIColor? {
    didSet { if isHighlighted, highlightedTextColor !== oldValue { appearanceChanged() } }
  }

  /// The colour of the text's shadow; nil for none.
  open var shadowColor: UIColor? {
    get { shadow.color }
    set {
      guard newValue !== shadow.color else { return }
      shadow.color = newValue
      appearanceChanged()
    }
  }
  /// How far the shadow lies from the text, in points.
  open var shadowOffset: CGSize {
    get { shadow.offset }
    set {
      guard newValue != shadow.offset else { return }
      shadow.offset = newValue
      appearanceChanged()
    }
  }

  // MARK: Fitting

  /// Text of one line that is too wide is made smaller, down to `minimumScaleFactor`.
  open var adjustsFontSizeToFitWidth: Bool {
    get { fitting.shrinks }
    set { change(\.shrinks, to: newValue) }
  }
  /// The least part of its size that the font may be made smaller to; 0, the default, for no limit.
  open var minimumScaleFactor: CGFloat {
    get { fitting.minimumScale }
    set { change(\.minimumScale, to: newValue.isFinite ? min(max(newValue, 0), 1) : 0) }
  }
  /// How text that was made smaller lies in its line.
  open var baselineAdjustment: UIBaselineAdjustment {
    get { fitting.baseline }
    set { change(\.baseline, to: newValue) }
  }
  /// Letters move closer, by a twentieth of the font's size at most, before text is cut.
  open var allowsDefaultTighteningForTruncation: Bool {
    get { fitting.tightens }
    set { change(\.tightens, to: newValue) }
  }

  /// Whether the whole text is shown beside a pointer that rests on the label while some of the text is cut off.
  /// False by default.
  open var showsExpansionTextWhenTruncated: Bool {
    get { fitting.tellsWhole }
    set {
      fitting.tellsWhole = newValue
      if !newValue { toolTips?.forget(tipOf: self) }
    }
  }

  /// The width at which `intrinsicContentSize` breaks lines; 0 for none.
  open var preferredMaxLayoutWidth: CGFloat {
    get { fitting.preferredWidth }
    set {
      guard newValue != fitting.preferredWidth else { return }
      fitting.preferredWidth = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// Whether a font of a text style changes with the user's text size.
  open var adjustsFontForContentSizeCategory: Bool = false {
    didSet { if adjustsFontForContentSizeCategory { adjustFont(to: traitCollection) } }
  }

  // MARK: Sizes

  open override var intrinsicContentSize: CGSize {
    guard hasText else { return .zero }
    let width = fitting.preferredWidth > 0 ? fitting.preferredWidth : fitting.givenWidth ?? 0
    return fittingSize(width: storedLineLimit != 1 && width > 0 ? width : .infinity)
  }

  override var wrapsContent: Bool { storedLineLimit != 1 && fitting.preferredWidth <= 0 }

  override func contentSize(fittingWidth width: CGFloat?) -> CGSize {
    fitting.givenWidth = width
    defer { fitting.givenWidth = nil }
    return intrinsicContentSize
  }

  override func baselineOffsets(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
    baselines(in: size)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard hasText else { return .zero }
    // One line is never broken, and asks for all the space it needs.
    let isBroken = storedLineLimit != 1 && size.width > 0 && size.width.isFinite
    return fittingSize(width: isBroken ? size.width : .infinity)
  }

  /// Where the text goes in `bounds`: as wide and high as it is, in the middle of the height.
  ///
  /// Subclasses override it to move the text or to keep space around it; sizes follow.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    naturalTextRect(in: bounds, lines: numberOfLines)
  }

  // MARK: Drawing

  /// Draws the text into the current graphics context, in the middle of `rect`'s height.
  open func drawText(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    paintText(in: rect, on: context)
  }

  open override func draw(_ rect: CGRect) {
    drawText(in: CGRect(origin: .zero, size: storedLayer.bounds.size))
  }

  override func renderContents(in bounds: CGRect) -> [RenderPrimitive]? {
    type(of: self) == UILabel.self ? textPrimitives(in: bounds) : recordedPrimitives(in: bounds)
  }

  open override var contentMode: ContentMode {
    get { super.contentMode }
    set {
      super.contentMode = newValue
      storedLayer.needsDisplayOnBoundsChange = true
    }
  }

  override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    if adjustsFontForContentSizeCategory { adjustFont(to: traitCollection) }
    appearanceChanged()
  }

  open override var semanticContentAttribute: UISemanticContentAttribute {
    get { super.semanticContentAttribute }
    set {
      super.semanticContentAttribute = newValue
      appearanceChanged()
    }
  }

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + labelAppearance
  }
}

/// The old, sharp shadow of a label.
struct LabelShadow {
  var color: UIColor?
  // iOS-BEHAVIOUR: one point up unless set. Evidence: view-7.
  var offset = CGSize(width: 0, height: -1)
}

/// How a label makes its text fit.
struct LabelFitting {
  var shrinks = false
  var minimumScale: CGFloat = 0
  var baseline = UIBaselineAdjustment.alignBaselines
  var tightens = false
  /// Whether Interface Builder gave the label a frame without constraints, nearly always as wide as its text in
  /// San Francisco, than which Inter can be a little wider where pairs of letters are kerned.
  var hasDrawnFrame = false
  var tellsWhole = false
  var preferredWidth: CGFloat = 0
  /// While constraints ask for the size at a width.
  var givenWidth: CGFloat?
  /// Whether it is the title of a button.
  var isTitle = false

  /// How many lines a title has from a line break mode on: any number where it wraps, unless the program says another.
  ///
  /// Evidence: https://stackoverflow.com/questions/604632
  func lines(of mode: NSLineBreakMode, now lines: Int) -> Int {
    lines == 1 && (mode == .byWordWrapping || mode == .byCharWrapping) ? 0 : lines
  }
}
