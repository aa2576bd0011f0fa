import UIKit

/// A line at the bottom that says what was done and takes it back; it goes by itself after four seconds.
final class UndoBanner: UIView {
  private let undo: () -> Void
  private var timer: Timer?

  /// Shows a banner in a view, in place of one that is there.
  static func show(_ text: String, in view: UIView, undo: @escaping () -> Void) {
    view.subviews.compactMap { $0 as? UndoBanner }.forEach { $0.removeFromSuperview() }
    let banner = UndoBanner(text, undo)
    banner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(banner)
    let width = banner.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -40)
    width.priority = .defaultHigh
    NSLayoutConstraint.activate([
      width, banner.widthAnchor.constraint(lessThanOrEqualToConstant: 480),
      banner.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      banner.bottomAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -12),
    ])
    view.layoutIfNeeded()
    banner.alpha = 0
    banner.transform = CGAffineTransform(translationX: 0, y: 24)
    UIView.animate(
      withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0
    ) {
      banner.alpha = 1
      banner.transform = .identity
    }
    banner.timer = Timer.scheduledTimer(withTimeInterval: 4, repeats: false) { [weak banner] _ in
      MainActor.assumeIsolated { banner?.hide() }
    }
    UIAccessibility.post(notification: .announcement, argument: text)
  }

  private init(_ text: String, _ undo: @escaping () -> Void) {
    self.undo = undo
    super.init(frame: .zero)
    backgroundColor = UIColor { traits in
      UIColor(white: traits.userInterfaceStyle == .dark ? 0.24 : 0.14, alpha: 1)
    }
    layer.cornerRadius = 14
    layer.cornerCurve = .continuous
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 12
    layer.shadowOffset = CGSize(width: 0, height: 4)
    accessibilityIdentifier = "undo-banner"
    let label = UILabel(font: .preferredFont(forTextStyle: .subheadline), colour: .white, lines: 0)
    label.text = text
    var configuration = UIButton.Configuration.plain()
    configuration.title = localized("Undo")
    configuration.baseForegroundColor = UIColor(rgb: 0x6FE3C4)
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 8, leading: 8, bottom: 8, trailing: 8)
    let button = UIButton(
      configuration: configuration,
      primaryAction: UIAction { [weak self] _ in
        self?.undo()
        self?.hide()
      })
    button.accessibilityIdentifier = "undo"
    button.setContentCompressionResistancePriority(.required, for: .horizontal)
    button.setContentHuggingPriority(.required, for: .horizontal)
    let row = UIStackView(arrangedSubviews: [label, button])
    row.alignment = .center
    row.spacing = 8
    addFilling(row, insets: NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 8))
  }

  required init?(coder: NSCoder) { fatalError("Banners are made in code.") }

  private func hide() {
    timer?.invalidate()
    UIView.animate(withDuration: 0.25) {
      self.alpha = 0
    } completion: { _ in
      self.removeFromSuperview()
    }
  }
}
