import UIKit

/// Shows what is on the pasteboard, and follows it.
final class PasteboardView: UIView {
  private let imageView = UIImageView()
  private let label = UILabel()
  private var observer: (any NSObjectProtocol)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    imageView.contentMode = .scaleAspectFit
    label.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(
      for: .systemFont(ofSize: 13), maximumPointSize: 15)
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    addSubview(imageView)
    addSubview(label)
    observer = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: nil, queue: .main
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.show() }
    }
    show()
  }

  required init?(coder: NSCoder) { fatalError("Made in code.") }

  deinit { observer.map(NotificationCenter.default.removeObserver) }

  private func show() {
    let image = UIPasteboard.general.image
    imageView.image = image
    if let image {
      let (width, height) = (Int(image.size.width), Int(image.size.height))
      label.text = "On the pasteboard: a picture of \(width) × \(height) points"
    } else {
      label.text = "There is no picture on the pasteboard. Press and hold one, and choose Copy."
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let content = bounds.inset(by: safeAreaInsets).insetBy(dx: 16, dy: 10)
    let side = imageView.image == nil ? 0 : content.height * 4 / 3
    imageView.frame = CGRect(
      x: content.minX, y: content.minY, width: side, height: content.height)
    let x = imageView.frame.maxX + (side > 0 ? 12 : 0)
    label.frame = CGRect(
      x: x, y: content.minY, width: content.maxX - x, height: content.height)
  }
}
