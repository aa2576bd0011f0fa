/// The field of a search bar: rounded, grey, with a magnifying glass.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// What stands in front of the text.
  final var tokenRow = SearchTokenRow()
  /// The magnifying glass, where a program put nothing in its place.
  private weak var ownGlass: UIView?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  /// Makes a field from a document.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = SearchMetrics.cornerRadius
    layer.cornerCurve = .continuous
    clearButtonMode = .whileEditing
    returnKeyType = .search
    autocorrectionType = .default
    // iOS-BEHAVIOUR: it follows the text size, and its height with it. Evidence: unmeasured.
    font = .preferredFont(forTextStyle: .body)
    adjustsFontForContentSizeCategory = true
    showGlass(nil)
  }

  // iOS-BEHAVIOUR: the field of a search bar is a search field beside a text that is edited.
  // Evidence: https://github.com/cashapp/AccessibilitySnapshot
  /// A field to search with, unless set.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get {
      let traits = super.accessibilityTraits
      return accessibilityRecord?.ownTraits == nil ? traits.union(.searchField) : traits
    }
    set { super.accessibilityTraits = newValue }
  }

  /// The field of a bar opens a search, which covers what is around.
  override var waitsForText: Bool {
    sequence(first: superview, next: { $0?.superview }).contains { $0 is UISearchBar }
  }

  /// The picture at the beginning; nil for the magnifying glass.
  final func showGlass(_ own: UIImage?) {
    let glass = UIImage(systemName: "magnifyingglass")?
      .withConfiguration(UIImage.SymbolConfiguration(pointSize: glassSide * 0.8, weight: .regular))
      .withRenderingMode(.alwaysTemplate)
    let view = UIImageView(image: own ?? glass)
    view.contentMode = .center
    view.tintColor = .secondaryLabel
    view.frame.size = CGSize(width: glassSide, height: glassSide)
    leftView = view
    leftViewMode = .always
    ownGlass = own == nil ? view : nil
  }

  /// Points: 20 at the usual text size.
  private var glassSide: CGFloat { SearchMetrics.scaled(SearchMetrics.glass, traitCollection) }

  override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    guard old.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory else {
      return
    }
    if let ownGlass, leftView === ownGlass { showGlass(nil) }
    invalidateIntrinsicContentSize()
  }

  /// In grey that is seen on the field's own.
  open override var placeholder: String? {
    get { super.placeholder }
    set {
      super.attributedPlaceholder = newValue.map {
        NSAttributedString(string: $0, attributes: [.foregroundColor: UIColor.secondaryLabel])
      }
    }
  }

  // MARK: Rectangles

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private func mirrored(_ rect: CGRect, in bounds: CGRect) -> CGRect {
    isMirrored
      ? CGRect(
        x: bounds.minX + bounds.maxX - rect.maxX, y: rect.minY, width: rect.width,
        height: rect.height) : rect
  }

  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let side = glassSide
    return mirrored(
      CGRect(
        x: bounds.minX + SearchMetrics.fieldInset, y: bounds.midY - side / 2, width: side,
        height: side), in: bounds)
  }
  open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let side = glassSide
    return mirrored(
      CGRect(
        x: bounds.maxX - SearchMetrics.fieldInset - side, y: bounds.midY - side / 2, width: side,
        height: side), in: bounds)
  }
  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    beside(tokenRow.width, rectWithoutTokens(in: bounds))
  }

  /// What a row of some width at the beginning leaves of a rectangle.
  private func beside(_ width: CGFloat, _ rect: CGRect) -> CGRect {
    let width = min(width, rect.width)
    return CGRect(
      x: isMirrored ? rect.minX : rect.minX + width, y: rect.minY, width: rect.width - width,
      height: rect.height)
  }

  private func rectWithoutTokens(in bounds: CGRect) -> CGRect {
    let rect = super.textRect(forBounds: bounds)
    let end = isMirrored ? bounds.minX : bounds.maxX
    // Without a button at the end the text keeps clear of the rounded side.
    guard abs((isMirrored ? rect.minX : rect.maxX) - end) < SearchMetrics.fieldInset else {
      return rect
    }
    return isMirrored
      ? CGRect(
        x: rect.minX + SearchMetrics.fieldInset, y: rect.minY,
        width: max(rect.width - SearchMetrics.fieldInset, 0), height: rect.height)
      : CGRect(
        x: rect.minX, y: rect.minY, width: max(rect.width - SearchMetrics.fieldInset, 0),
        height: rect.height)
  }
  open override func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  // MARK: Tokens

  open override func layoutSubviews() {
    tokenRow.fit(rectWithoutTokens(in: bounds), isMirrored: isMirrored)
    super.layoutSubviews()
  }

  /// Tokens count, too: with them the field shows no placeholder, and can be cleared.
  open override var hasText: Bool { super.hasText || !tokenRow.isEmpty }

  override func deleteBeforeText() -> Bool { deleteTokenByUser() }
  override func clearBeforeText() { tokens = [] }

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: super.intrinsicContentSize.width, height: SearchMetrics.fieldHeight(traitCollection))
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// Distances of search bars, in points. The heights of bars are Interface Builder's
/// (control_metrics_ib.json); the others were looked at.
enum SearchMetrics {
  static let barHeight: CGFloat = 56
  /// At the usual text size.
  static let fieldHeight: CGFloat = 36
  /// Of a bar that a navigation bar shows, and what is above its field.
  static let navigationHeight: CGFloat = 52
  static let navigationTop: CGFloat = 1
  /// The same while title and buttons have made space.
  static let aloneTop: CGFloat = 8
  static let scopeHeight: CGFloat = 44
  static let promptHeight: CGFloat = 20
  static let margin: CGFloat = 8
  static let cornerRadius: CGFloat = 10
  static let glass: CGFloat = 20
  /// Between a field's side and what stands there.
  static let fieldInset: CGFloat = 6
  static let cancelGap: CGFloat = 12
  static let tokenHeight: CGFloat = 26
  static let tokenGap: CGFloat = 4
  /// What tokens leave to the text.
  static let leastText: CGFloat = 60

  /// Of a field at a text size: at least the usual one, and 16 points more than a line.
  @MainActor
  static func fieldHeight(_ traits: UITraitCollection) -> CGFloat {
    let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
    return max(fieldHeight, (font.lineHeight + 15).rounded())
  }

  /// A length that grows with the text size, and is never less than at the usual one.
  @MainActor
  static func scaled(_ value: CGFloat, _ traits: UITraitCollection) -> CGFloat {
    max(value, UIFontMetrics(forTextStyle: .body).scaledValue(for: value, compatibleWith: traits))
  }
}
