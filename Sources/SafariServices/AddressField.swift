import Failures
import UIKitCore

/// The pill in the middle of the bar: a lock where the connection is safe, and whose page it is.
@MainActor
final class AddressField: UIView {
  /// Of the bar around it; words and lock are light where that is dark. Nil for the system's own.
  var barColor: UIColor? { didSet { applyColors() } }

  private let label = UILabel()
  private let lock = UIImageView()

  init(_ address: URL) {
    super.init(frame: CGRect(x: 0, y: 0, width: 240, height: 36))
    layer.cornerRadius = 10
    let name = address.host ?? address.absoluteString
    label.text = name.hasPrefix("www.") ? String(name.dropFirst(4)) : name
    label.font = .systemFont(ofSize: 17)
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingHead
    lock.image = UIImage(
      systemName: "lock.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 13))
    lock.isHidden = address.scheme?.lowercased() != "https"
    applyColors()
    addSubview(lock)
    addSubview(label)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { failure("The address of a page is in no document.") }

  private func applyColors() {
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (1, 1, 1)
    _ = barColor?.resolvedColor(with: traitCollection).getRed(
      &red, green: &green, blue: &blue, alpha: nil)
    let isDark = barColor != nil && 0.299 * red + 0.587 * green + 0.114 * blue < 0.6
    label.textColor = isDark ? .white : barColor == nil ? .label : .black
    lock.tintColor = barColor == nil ? .secondaryLabel : label.textColor
    backgroundColor =
      barColor == nil ? .tertiarySystemFill : UIColor(white: isDark ? 1 : 0, alpha: 0.12)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: min(max(size.width, 0), 520), height: 36)
  }
  override var intrinsicContentSize: CGSize { CGSize(width: 520, height: 36) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let lockSize = lock.isHidden ? .zero : lock.intrinsicContentSize
    let gap: CGFloat = lock.isHidden ? 0 : 5
    let space = bounds.width - 24 - lockSize.width - gap
    let width = min(label.intrinsicContentSize.width, max(space, 0))
    let start = (bounds.width - width - lockSize.width - gap) / 2
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    lock.frame = CGRect(
      x: isMirrored ? bounds.width - start - lockSize.width : start,
      y: (bounds.height - lockSize.height) / 2, width: lockSize.width, height: lockSize.height)
    label.frame = CGRect(
      x: isMirrored ? start : start + lockSize.width + gap, y: 0, width: width,
      height: bounds.height)
  }
}
