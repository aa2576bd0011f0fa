import UIKit

/// Who wrote, when and what, with a dot before what was not read yet.
final class MessageCell: UITableViewCell {
  private let dot = UIImageView()
  private let flag = UIImageView(image: UIImage(systemName: "flag.fill"))
  private let clip = UIImageView(image: UIImage(systemName: "paperclip"))
  private let sender = UILabel()
  private let date = UILabel()
  private let subject = UILabel()
  private let preview = UILabel()
  private let chevron = UIImageView()
  private let top = UIStackView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    for (label, style) in [
      (sender, UIFont.TextStyle.headline), (date, .subheadline), (subject, .subheadline),
      (preview, .subheadline),
    ] {
      label.font = .preferredFont(forTextStyle: style)
      label.adjustsFontForContentSizeCategory = true
    }
    date.textColor = .secondaryLabel
    preview.textColor = .secondaryLabel
    preview.numberOfLines = 2
    date.setContentHuggingPriority(.required, for: .horizontal)
    date.setContentCompressionResistancePriority(.required, for: .horizontal)
    dot.image = UIImage(systemName: "circle.fill")
    dot.tintColor = .systemBlue
    flag.tintColor = .systemOrange
    clip.tintColor = .secondaryLabel
    chevron.image = UIImage(
      systemName: "chevron.forward",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 11, weight: .semibold))
    chevron.tintColor = .tertiaryLabel
    let small = UIImage.SymbolConfiguration(pointSize: 12)
    for view in [flag, clip] {
      view.preferredSymbolConfiguration = small
      view.setContentHuggingPriority(.required, for: .horizontal)
    }
    chevron.setContentHuggingPriority(.required, for: .horizontal)

    for view in [sender, clip, date, chevron] { top.addArrangedSubview(view) }
    top.spacing = 5
    let middle = UIStackView(arrangedSubviews: [subject, flag])
    middle.alignment = .center
    middle.spacing = 5
    let stack = UIStackView(arrangedSubviews: [top, middle, preview])
    stack.axis = .vertical
    stack.spacing = 1
    for view in [stack, dot] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      dot.widthAnchor.constraint(equalToConstant: 11),
      dot.heightAnchor.constraint(equalToConstant: 11),
      dot.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 10),
      dot.centerYAnchor.constraint(equalTo: top.centerYAnchor),
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 30),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 9),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
    ])
    separatorInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 0)
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (cell: Self, _) in
      cell.fitTextSize()
    }
    fitTextSize()
  }

  /// At accessibility sizes the row is as high as its texts take, with the date below the sender.
  private func fitTextSize() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    for label in [sender, date, subject] { label.numberOfLines = isLarge ? 0 : 1 }
    top.axis = isLarge ? .vertical : .horizontal
    top.alignment = isLarge ? .leading : .center
    chevron.isHidden = isLarge
  }

  required init?(coder: NSCoder) { nil }

  func show(_ message: Message, date text: String) {
    sender.text = message.sender
    subject.text = message.subject
    preview.text = message.preview
    date.text = text
    dot.isHidden = message.isRead
    flag.isHidden = !message.isFlagged
    clip.isHidden = !message.hasAttachment
    accessibilityLabel = [
      message.isRead ? nil : "Unread", message.sender, text, message.subject, message.preview,
    ].compactMap { $0 }.joined(separator: ", ")
  }
}
