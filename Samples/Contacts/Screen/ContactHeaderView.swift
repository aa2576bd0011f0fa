import UIKit

/// A contact's picture and name, and the ways to reach them.
final class ContactHeaderView: UIView {
  /// A sign with a word below it, on a rounded ground.
  struct Action {
    var title: String
    var symbol: String
    var handler: (() -> Void)?
  }

  private let avatar = AvatarView()
  private let name = UILabel()
  private let company = UILabel()
  private let buttons = UIStackView()
  private let stack = UIStackView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    name.font = .preferredFont(forTextStyle: .title1)
    name.adjustsFontForContentSizeCategory = true
    name.textAlignment = .center
    name.numberOfLines = 0
    company.font = .preferredFont(forTextStyle: .subheadline)
    company.adjustsFontForContentSizeCategory = true
    company.textColor = .secondaryLabel
    company.textAlignment = .center
    buttons.distribution = .fillEqually
    buttons.spacing = 8
    for view in [avatar, name, company, buttons] { stack.addArrangedSubview(view) }
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 4
    stack.setCustomSpacing(10, after: avatar)
    stack.setCustomSpacing(18, after: company)
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    let width = buttons.widthAnchor.constraint(equalTo: stack.widthAnchor)
    width.priority = .defaultHigh
    NSLayoutConstraint.activate([
      avatar.widthAnchor.constraint(equalToConstant: 100),
      avatar.heightAnchor.constraint(equalToConstant: 100),
      buttons.widthAnchor.constraint(lessThanOrEqualToConstant: 480), width,
      stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 4),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ contact: Contact, actions: [Action]) {
    avatar.initials = contact.initials
    name.text = contact.name
    company.text = contact.company
    company.isHidden = contact.company.isEmpty || contact.company == contact.name
    stack.setCustomSpacing(company.isHidden ? 18 : 2, after: name)
    for button in buttons.arrangedSubviews { button.removeFromSuperview() }
    for action in actions { buttons.addArrangedSubview(Self.button(for: action)) }
  }

  private static func button(for action: Action) -> UIButton {
    var configuration = UIButton.Configuration.filled()
    configuration.baseBackgroundColor = .secondarySystemGroupedBackground
    configuration.baseForegroundColor = .tintColor
    configuration.image = UIImage(
      systemName: action.symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 18))
    configuration.imagePlacement = .top
    configuration.imagePadding = 5
    configuration.attributedTitle = AttributedString(
      action.title,
      attributes: AttributeContainer([
        .font: UIFontMetrics(forTextStyle: .caption2).scaledFont(
          for: .systemFont(ofSize: 11), maximumPointSize: 13)
      ]))
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 9, leading: 2, bottom: 8, trailing: 2)
    configuration.background.cornerRadius = 10
    configuration.cornerStyle = .fixed
    let button = UIButton(
      configuration: configuration, primaryAction: UIAction { _ in action.handler?() })
    button.isEnabled = action.handler != nil
    return button
  }
}
