import UIKit

/// In the middle of the toolbar: when mail was fetched, and how much is unread.
final class StatusView: UIView {
  private let first = UILabel()
  private let second = UILabel()

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    for label in [first, second] {
      // Bars keep their size, whatever letters are asked for.
      label.font = .systemFont(ofSize: 11)
      label.textAlignment = .center
    }
    second.textColor = .secondaryLabel
    let stack = UIStackView(arrangedSubviews: [first, second])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor),
      stack.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: 200, height: 34) }

  func show(unread: Int, filters: Bool) {
    first.text = filters ? "Filtered by: Unread" : "Updated Just Now"
    second.text = unread == 0 ? nil : "\(unread) Unread"
    second.isHidden = unread == 0
  }

  func showChecking() {
    first.text = "Checking for Mail…"
    second.isHidden = true
  }
}
