import PlatformInterface

/// What the label shows, and what follows when it changes.
extension UILabel {
  final var hasText: Bool {
    switch content {
    case .none: false
    case .plain(let text): !text.isEmpty
    case .attributed(let text): text.length > 0
    }
  }

  /// Size and appearance may be others now.
  final func textChanged() {
    cachedNaturalBlock = nil
    cachedBlock = nil
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// The size is still the same.
  final func appearanceChanged() {
    cachedNaturalBlock = nil
    cachedBlock = nil
    setNeedsDisplay()
  }

  final func change<Value: Equatable>(
    _ path: WritableKeyPath<LabelFitting, Value>, to value: Value
  ) {
    guard fitting[keyPath: path] != value else { return }
    fitting[keyPath: path] = value
    appearanceChanged()
  }

  final func adjustFont(to traits: UITraitCollection) {
    let adjusted = storedFont.adjusted(to: traits)
    guard case .attributed(let text) = content else {
      if adjusted != storedFont { font = adjusted }
      return
    }
    // Each part of the text has a font of its own.
    let changed = text.adjustingFonts(to: traits)
    if let changed { content = .attributed(changed) }
    guard changed != nil || adjusted != storedFont else { return }
    storedFont = adjusted
    textChanged()
  }

  // MARK: Attributed text

  final func makeAttributedText() -> NSAttributedString? {
    switch content {
    case .none: return nil
    case .attributed(let text): return text
    case .plain(let text):
      let style = NSMutableParagraphStyle()
      style.alignment = storedAlignment
      style.lineBreakMode = storedLineBreakMode
      return NSAttributedString(
        string: text,
        attributes: [
          .font: storedFont, .foregroundColor: storedTextColor, .paragraphStyle: style,
        ])
    }
  }

  /// What the first character of an attributed text says. Characters that say nothing look as the
  /// label's own font and colour have it.
  final func firstAttribute(_ key: NSAttributedString.Key) -> Any? {
    guard case .attributed(let text) = content, text.length > 0 else { return nil }
    return text.attribute(key, at: 0, effectiveRange: nil)
  }

  final func takeParagraph() {
    guard let style = firstAttribute(.paragraphStyle) as? NSParagraphStyle else { return }
    storedAlignment = style.alignment
    storedLineBreakMode = style.lineBreakMode
  }

  /// Gives the whole attributed text one value of an attribute.
  final func override(_ key: NSAttributedString.Key, with value: Any) {
    guard case .attributed(let text) = content, text.length > 0 else { return }
    let changed = NSMutableAttributedString(attributedString: text)
    changed.addAttribute(key, value: value, range: NSRange(location: 0, length: text.length))
    content = .attributed(changed)
    textChanged()
  }

  final func overrideParagraph(_ change: (NSMutableParagraphStyle) -> Void) {
    guard case .attributed(let text) = content,
      let style = AttributedTextRuns.paragraphStyle(of: text)?.mutableCopy()
        as? NSMutableParagraphStyle
    else { return }
    change(style)
    override(.paragraphStyle, with: style)
  }
}
