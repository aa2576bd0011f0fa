import UIKit

/// A message in its bubble, at the side of whoever wrote it.
final class BubbleCell: UITableViewCell {
  private let bubble = UIView()
  private let label = UILabel()
  private let time = UILabel()
  private var leading: NSLayoutConstraint!
  private var trailing: NSLayoutConstraint!
  private var below: NSLayoutConstraint!

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    backgroundColor = .clear
    label.numberOfLines = 0
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    time.font = .systemFont(ofSize: 11, weight: .medium)
    time.textColor = .secondaryLabel
    time.textAlignment = .center
    bubble.layer.cornerRadius = 18
    bubble.layer.cornerCurve = .continuous
    for view in [time, bubble] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    label.translatesAutoresizingMaskIntoConstraints = false
    bubble.addSubview(label)
    let margins = contentView.layoutMarginsGuide
    leading = bubble.leadingAnchor.constraint(equalTo: margins.leadingAnchor)
    trailing = bubble.trailingAnchor.constraint(equalTo: margins.trailingAnchor)
    below = contentView.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: 2)
    NSLayoutConstraint.activate([
      time.topAnchor.constraint(equalTo: contentView.topAnchor),
      time.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      bubble.topAnchor.constraint(equalTo: time.bottomAnchor),
      bubble.widthAnchor.constraint(lessThanOrEqualTo: contentView.widthAnchor, multiplier: 0.74),
      bubble.widthAnchor.constraint(lessThanOrEqualToConstant: 460),
      below,
      label.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 14),
      label.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -14),
      label.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ message: Message, isLast: Bool) {
    label.text = message.text
    label.textColor = message.isOwn ? .white : .label
    bubble.backgroundColor = message.isOwn ? .systemBlue : .secondarySystemFill
    // A line of its own above, with space around it.
    time.text = message.time.map { "\n\($0)\n " }
    time.numberOfLines = 0
    below.constant = isLast ? 8 : 2
    leading.isActive = false
    trailing.isActive = false
    (message.isOwn ? trailing : leading)?.isActive = true
  }
}
