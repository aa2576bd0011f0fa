import UIKit

/// The user's own contact, larger than the others.
final class MyCardCell: UITableViewCell {
  private let avatar = AvatarView()
  private let name = UILabel()
  private let detail = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    name.font = .preferredFont(forTextStyle: .title3)
    name.adjustsFontForContentSizeCategory = true
    name.adjustsFontSizeToFitWidth = true
    detail.font = .preferredFont(forTextStyle: .footnote)
    detail.adjustsFontForContentSizeCategory = true
    detail.textColor = .secondaryLabel
    detail.text = "My Card"
    let texts = UIStackView(arrangedSubviews: [name, detail])
    texts.axis = .vertical
    texts.spacing = 1
    let stack = UIStackView(arrangedSubviews: [avatar, texts])
    stack.spacing = 14
    stack.alignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    let margins = contentView.layoutMarginsGuide
    let bottom = stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10)
    bottom.priority = .defaultHigh
    NSLayoutConstraint.activate([
      avatar.widthAnchor.constraint(equalToConstant: 60),
      avatar.heightAnchor.constraint(equalToConstant: 60),
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10), bottom,
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ contact: Contact) {
    name.text = contact.name
    avatar.initials = contact.initials
  }
}

/// One name, with the part in bold by which the list is sorted.
final class ContactCell: UITableViewCell {
  func show(_ contact: Contact) {
    var content = defaultContentConfiguration()
    let font = UIFont.preferredFont(forTextStyle: .body)
    let bold = UIFontMetrics(forTextStyle: .body).scaledFont(
      for: .systemFont(ofSize: 17, weight: .semibold))
    let text = NSMutableAttributedString(
      string: contact.name, attributes: [.font: font, .foregroundColor: UIColor.label])
    let sorted = contact.family.isEmpty ? contact.name : contact.family
    let range = (contact.name as NSString).range(of: sorted, options: .backwards)
    if range.location != NSNotFound { text.addAttribute(.font, value: bold, range: range) }
    content.attributedText = text
    contentConfiguration = content
  }
}

/// What a number or an address is for, and below it the number.
final class EntryCell: UITableViewCell {
  func show(label: String, value: String, isLink: Bool) {
    var content = UIListContentConfiguration.subtitleCell()
    content.text = label
    content.textProperties.font = .preferredFont(forTextStyle: .subheadline)
    content.secondaryText = value
    content.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
    content.secondaryTextProperties.color = isLink ? tintColor : .label
    content.secondaryTextProperties.numberOfLines = 0
    content.textToSecondaryTextVerticalPadding = 2
    contentConfiguration = content
    selectionStyle = isLink ? .default : .none
  }
}
