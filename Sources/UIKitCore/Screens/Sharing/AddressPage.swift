import Failures

/// What stands where iOS would show a page of the web: whose page it is, its address, and a button that
/// opens it in the desktop's browser.
///
/// There is no web engine here; the modules SafariServices and WebKit show this instead.
@MainActor
package final class AddressPage: UIView {
  /// The page's address; nil shows nothing.
  package var address: URL? {
    didSet {
      host.text = address.map { $0.host ?? $0.lastPathComponent }
      path.text = address?.absoluteString
      for view in stack.arrangedSubviews { view.isHidden = address == nil }
    }
  }
  /// Called by the button; opens the address unless it is set.
  package lazy var open: () -> Void = { [weak self] in
    if let self, let address { openOrExplain(address) }
  }

  private let stack = UIStackView()
  private let host = UILabel()
  private let path = UILabel()

  package override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    let symbol = UIImageView(
      image: UIImage(
        systemName: "safari", withConfiguration: UIImage.SymbolConfiguration(pointSize: 54)))
    symbol.tintColor = .tertiaryLabel
    host.font = .preferredFont(forTextStyle: .title2)
    path.font = .preferredFont(forTextStyle: .footnote)
    path.textColor = .secondaryLabel
    for label in [host, path] {
      label.textAlignment = .center
      label.numberOfLines = 4
      label.lineBreakMode = .byCharWrapping
    }
    var style = UIButton.Configuration.gray()
    style.title = "Open in Browser"
    style.buttonSize = .medium
    style.cornerStyle = .capsule
    let button = UIButton(configuration: style)
    button.addAction(UIAction { [weak self] _ in self?.open() }, for: .primaryActionTriggered)

    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 8
    for view in [symbol, host, path, button] { stack.addArrangedSubview(view) }
    stack.setCustomSpacing(16, after: symbol)
    stack.setCustomSpacing(24, after: path)
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    let guide = safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
      stack.widthAnchor.constraint(lessThanOrEqualTo: guide.widthAnchor, constant: -48),
      stack.widthAnchor.constraint(lessThanOrEqualToConstant: 420),
    ])
  }

  /// Stops the program: such pages are in no document.
  @available(*, unavailable)
  package required init?(coder: NSCoder) { failure("A page of the web is in no document.") }
}
