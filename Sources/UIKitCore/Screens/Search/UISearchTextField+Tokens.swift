/// Tokens stand in front of the text, in their order.
extension UISearchTextField {
  /// The tokens, from the beginning; none by default.
  public var tokens: [UISearchToken] {
    get { tokenRow.views.map(\.token) }
    set {
      guard !newValue.elementsEqual(tokens, by: ===) else { return }
      tokenRow.views.forEach { $0.removeFromSuperview() }
      tokenRow.views = newValue.map(view)
      tokensDidChange(byUser: false)
    }
  }

  /// Inserts a token in front of another one; behind the last where `tokenIndex` is their number.
  public func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    let index = min(max(tokenIndex, 0), tokenRow.views.count)
    tokenRow.views.insert(view(of: token), at: index)
    tokensDidChange(byUser: false)
  }

  /// Removes a token; one that is not there changes nothing.
  public func removeToken(at tokenIndex: Int) {
    guard tokenRow.views.indices.contains(tokenIndex) else { return }
    tokenRow.views.remove(at: tokenIndex).removeFromSuperview()
    tokensDidChange(byUser: false)
  }

  /// Takes a part of the text away and inserts a token for it. The part may not contain tokens.
  public func replaceTextualPortion(
    of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int
  ) {
    if let range = (textRange as? OffsetRange)?.range {
      let text = range.clamped(to: 0..<max(range.upperBound, 0))
      replace(OffsetRange(text), withText: "")
    }
    insertToken(token, at: tokenIndex)
  }

  /// The place of a token, which is before those of the text.
  public func positionOfToken(at tokenIndex: Int) -> UITextPosition {
    OffsetPosition(min(tokenIndex - tokenRow.views.count, 0))
  }

  /// The tokens in a range of places.
  public func tokens(in textRange: UITextRange) -> [UISearchToken] {
    guard let start = textRange.start as? OffsetPosition, let end = textRange.end as? OffsetPosition
    else { return [] }
    let count = tokenRow.views.count
    return tokenRow.views.enumerated().filter { index, _ in
      (start.offset..<max(start.offset, end.offset)).contains(index - count)
    }.map(\.element.token)
  }

  /// The range of the text, behind all tokens.
  public var textualRange: UITextRange { OffsetRange(0..<session.editor.length) }

  /// The colour behind each token's text; nil, the default, is the system's.
  public var tokenBackgroundColor: UIColor! {
    get { tokenRow.color ?? SearchTokenView.standardColor }
    set {
      tokenRow.color = newValue
      tokenRow.views.forEach { $0.takeAppearance(newValue) }
    }
  }

  /// Whether the user can delete tokens; true by default.
  public var allowsDeletingTokens: Bool {
    get { tokenRow.allowsDeleting }
    set { tokenRow.allowsDeleting = newValue }
  }

  // MARK: Use

  private func view(of token: UISearchToken) -> SearchTokenView {
    let view = SearchTokenView(token)
    view.takeAppearance(tokenRow.color)
    view.addAction(
      UIAction { [weak self, weak view] _ in
        guard let self, let view else { return }
        self.becomeFirstResponder()
        self.tokenRow.select(view)
      }, for: .touchUpInside)
    addSubview(view)
    return view
  }

  /// iOS-BEHAVIOUR: the first press of the key selects the last token, the next one deletes it.
  /// Evidence: unmeasured.
  final func deleteTokenByUser() -> Bool {
    guard tokenRow.allowsDeleting, session.selection.range == 0..<0 else { return false }
    if let chosen = tokenRow.selected, let index = tokenRow.views.firstIndex(of: chosen) {
      tokenRow.views.remove(at: index).removeFromSuperview()
      tokensDidChange(byUser: true)
    } else if let last = tokenRow.views.last {
      tokenRow.select(last)
    } else {
      return false
    }
    return true
  }

  /// The search of a bar begins anew with other tokens, whoever changed them.
  private func tokensDidChange(byUser: Bool) {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    if byUser {
      send(.editingChanged, with: nil)
    } else {
      let bar = sequence(first: superview, next: { $0?.superview }).lazy
        .compactMap { $0 as? UISearchBar }.first
      bar?.searchOwner?.textDidChange()
    }
  }
}

/// The plates in front of a field's text.
struct SearchTokenRow {
  var views: [SearchTokenView] = []
  var color: UIColor?
  var allowsDeleting = true
  /// What the row takes of the text's space.
  private(set) var width: CGFloat = 0

  var isEmpty: Bool { views.isEmpty }
  @MainActor var selected: SearchTokenView? { views.first { $0.isSelected } }

  @MainActor func select(_ chosen: SearchTokenView) {
    for view in views { view.isSelected = view === chosen }
  }

  /// Places the plates at the beginning of a rectangle. Where there is too little space they share it, but for what one
  /// needs to type.
  @MainActor mutating func fit(_ rect: CGRect, isMirrored: Bool) {
    guard !views.isEmpty else {
      width = 0
      return
    }
    let gap = SearchMetrics.tokenGap
    let natural = views.map { $0.naturalWidth + gap }
    let total = natural.reduce(0, +)
    width = min(total, max(rect.width - SearchMetrics.leastText, 0))
    var x: CGFloat = 0
    for (view, size) in zip(views, natural) {
      let share = size * width / total
      view.frame = CGRect(
        x: isMirrored ? rect.maxX - x - share + gap : rect.minX + x,
        y: rect.midY - SearchMetrics.tokenHeight / 2, width: max(share - gap, 0),
        height: SearchMetrics.tokenHeight)
      x += share
    }
  }
}

/// One token: a plate with a picture and a text.
final class SearchTokenView: UIControl {
  static let standardColor = UIColor.systemGray

  let token: UISearchToken
  private let label = UILabel()
  private let picture = UIImageView()
  private var color = standardColor

  init(_ token: UISearchToken) {
    self.token = token
    super.init(frame: .zero)
    layer.cornerRadius = 6
    layer.cornerCurve = .continuous
    label.text = token.text
    label.font = .systemFont(ofSize: UIFont.labelFontSize - 2)
    label.textColor = .white
    picture.image = token.icon
    picture.contentMode = .scaleAspectFit
    picture.tintColor = .white
    addSubview(picture)
    addSubview(label)
    isAccessibilityElement = true
    accessibilityLabel = token.text
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  private static let inset: CGFloat = 6
  private var pictureWidth: CGFloat { token.icon == nil ? 0 : 16 + 4 }
  var naturalWidth: CGFloat {
    (label.intrinsicContentSize.width + pictureWidth + Self.inset * 2).rounded(.up)
  }

  func takeAppearance(_ color: UIColor?) {
    self.color = color ?? Self.standardColor
    alpha = 1
    backgroundColor = isSelected ? tintColor : self.color
  }

  override var isSelected: Bool { didSet { takeAppearance(color) } }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = CGRect(
      x: Self.inset, y: (bounds.height - 16) / 2, width: token.icon == nil ? 0 : 16, height: 16)
    let x = Self.inset + pictureWidth
    label.frame = CGRect(
      x: x, y: 0, width: max(bounds.width - x - Self.inset, 0), height: bounds.height)
  }
}
