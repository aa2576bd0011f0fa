import UIKit

/// One mail, below who sent it and what it is about.
final class MessageViewController: UIViewController {
  var deleted: () -> Void = {}
  var flagged: (Bool) -> Void = { _ in }
  private var message: Message
  private let date: String

  init(_ message: Message, date: String) {
    self.message = message
    self.date = date
    super.init(nibName: nil, bundle: nil)
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    toolbarItems = [
      UIBarButtonItem(
        image: UIImage(systemName: "trash"),
        primaryAction: UIAction(title: "Trash") { [weak self] _ in
          self?.navigationController?.popViewController(animated: true)
          self?.deleted()
        }),
      UIBarButtonItem(systemItem: .flexibleSpace), flag,
      UIBarButtonItem(systemItem: .flexibleSpace),
      UIBarButtonItem(
        image: UIImage(systemName: "arrowshape.turn.up.left"),
        primaryAction: UIAction(title: "Reply") { [weak self] _ in self?.reply() }),
      UIBarButtonItem(systemItem: .flexibleSpace),
      UIBarButtonItem(
        image: UIImage(systemName: "square.and.pencil"),
        primaryAction: UIAction(title: "New Message") { [weak self] _ in
          self?.present(
            UINavigationController(rootViewController: ComposeViewController()), animated: true)
        }),
    ]
    layOut()
  }

  private var flagImage: UIImage? { UIImage(systemName: message.isFlagged ? "flag.fill" : "flag") }

  private lazy var flag = UIBarButtonItem(
    image: flagImage,
    primaryAction: UIAction(title: "Flag") { [weak self] action in
      guard let self else { return }
      message.isFlagged.toggle()
      (action.sender as? UIBarButtonItem)?.image = flagImage
      flagged(message.isFlagged)
    })

  private func reply() {
    let composer = ComposeViewController(to: message.address, subject: "Re: " + message.subject)
    present(UINavigationController(rootViewController: composer), animated: true)
  }

  private func layOut() {
    let avatar = UILabel()
    avatar.text = message.sender.split(separator: " ").compactMap(\.first).map(String.init).joined()
    avatar.font = .systemFont(ofSize: 17, weight: .medium)
    avatar.textColor = .white
    avatar.textAlignment = .center
    avatar.backgroundColor = .systemGray
    avatar.layer.cornerRadius = 20
    avatar.clipsToBounds = true
    // The name beside it says more.
    avatar.isAccessibilityElement = false
    let names = column([
      label(message.sender, .headline), label("To: Mira Sommer", .footnote, .secondaryLabel),
    ])
    let day = label(date, .footnote, .secondaryLabel)
    day.setContentHuggingPriority(.required, for: .horizontal)
    let top = UIStackView(arrangedSubviews: [avatar, names, day])
    top.spacing = 10
    top.alignment = .center
    let subject = label(message.subject, .title2)
    subject.font = .systemFont(ofSize: subject.font.pointSize, weight: .bold)
    let line = UIView()
    line.backgroundColor = .separator
    let body = UITextView()
    body.isEditable = false
    body.isScrollEnabled = false
    body.font = .preferredFont(forTextStyle: .body)
    body.text = message.body
    body.textContainerInset = .zero
    body.textContainer.lineFragmentPadding = 0
    let stack = column([top, line, subject, body])
    stack.spacing = 14
    stack.translatesAutoresizingMaskIntoConstraints = false
    let scroll = UIScrollView()
    scroll.alwaysBounceVertical = true
    scroll.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scroll)
    scroll.addSubview(stack)
    let frame = scroll.frameLayoutGuide
    let content = scroll.contentLayoutGuide
    NSLayoutConstraint.activate([
      avatar.widthAnchor.constraint(equalToConstant: 40),
      avatar.heightAnchor.constraint(equalToConstant: 40),
      line.heightAnchor.constraint(equalToConstant: 0.5),
      scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scroll.topAnchor.constraint(equalTo: view.topAnchor),
      scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 14),
      stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -20),
      stack.leadingAnchor.constraint(equalTo: frame.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: frame.trailingAnchor, constant: -16),
      content.widthAnchor.constraint(equalTo: frame.widthAnchor),
    ])
  }

  private func label(
    _ text: String, _ style: UIFont.TextStyle, _ color: UIColor = .label
  ) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.adjustsFontSizeToFitWidth = true
    label.textColor = color
    label.numberOfLines = style == .title2 ? 0 : 1
    return label
  }

  private func column(_ views: [UIView]) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = 2
    return stack
  }
}
