import PlatformInterface

/// What stands for a text that is dragged: its first lines on a card.
@MainActor
final class DraggedTextCard: UIView {
  init(_ text: NSAttributedString, widest: CGFloat) {
    let label = UILabel()
    label.numberOfLines = 3
    // A page of text is told by its beginning.
    let beginning = text.length > 400 ? text.attributedSubstring(to: 400) : text
    label.attributedText = beginning
    label.lineBreakMode = .byTruncatingTail
    let size = label.sizeThatFits(CGSize(width: widest, height: .greatestFiniteMagnitude))
    label.frame = CGRect(
      x: 8, y: 4, width: min(size.width, widest), height: size.height)
    super.init(frame: CGRect(x: 0, y: 0, width: label.frame.maxX + 8, height: label.frame.maxY + 4))
    backgroundColor = .systemBackground
    addSubview(label)
  }

  required init?(coder: NSCoder) { return nil }

  var parameters: UIDragPreviewParameters {
    let parameters = UIDragPreviewParameters()
    parameters.visiblePath = UIBezierPath(roundedRect: bounds, cornerRadius: 8)
    return parameters
  }
}

extension NSAttributedString {
  /// Its beginning, without half a character at the end.
  fileprivate func attributedSubstring(to length: Int) -> NSAttributedString {
    let end = (string as NSString).rangeOfComposedCharacterSequence(at: length).location
    return attributedSubstring(from: NSRange(location: 0, length: end))
  }
}
