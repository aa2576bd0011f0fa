import UIKit

/// A heading over a section, with a detail or a button at its end.
final class SectionHeaderView: UICollectionReusableView {
  private let label = UILabel(font: Theme.font(.title3, .bold), lines: 0)
  private let detail = UILabel(
    font: .preferredFont(forTextStyle: .subheadline), colour: .secondaryLabel)
  private let button = UIButton(type: .system)
  /// Keeps the space of the button's symbol free; a finger has more of it.
  private let space = UIView()
  private var action: (() -> Void)?

  var title: String? {
    get { label.text }
    set { label.text = newValue }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    let row = UIStackView(arrangedSubviews: [label, detail, space])
    row.spacing = 8
    row.alignment = .center
    label.accessibilityTraits = .header
    label.setContentHuggingPriority(.defaultLow, for: .horizontal)
    detail.setContentHuggingPriority(.required, for: .horizontal)
    detail.setContentCompressionResistancePriority(.required, for: .horizontal)
    button.contentHorizontalAlignment = .trailing
    button.translatesAutoresizingMaskIntoConstraints = false
    button.addAction(UIAction { [weak self] _ in self?.action?() }, for: .primaryActionTriggered)
    addFilling(row, insets: NSDirectionalEdgeInsets(top: 12, leading: 0, bottom: 6, trailing: 0))
    addSubview(button)
    // Hidden, it has no width.
    let spaceWidth = space.widthAnchor.constraint(equalToConstant: 20)
    spaceWidth.priority = .defaultHigh
    NSLayoutConstraint.activate([
      spaceWidth,
      button.widthAnchor.constraint(equalToConstant: 44),
      button.heightAnchor.constraint(equalToConstant: 44),
      button.trailingAnchor.constraint(equalTo: row.trailingAnchor),
      button.centerYAnchor.constraint(equalTo: row.centerYAnchor),
    ])
    prepareForReuse()
  }

  required init?(coder: NSCoder) { fatalError("Headers are made in code.") }

  override func prepareForReuse() {
    super.prepareForReuse()
    detail.isHidden = true
    button.isHidden = true
    space.isHidden = true
    action = nil
  }

  func showDetail(_ text: String) {
    detail.text = text
    detail.isHidden = false
  }

  func showButton(
    _ label: String, symbolName: String, identifier: String, _ action: @escaping () -> Void
  ) {
    var configuration = UIButton.Configuration.plain()
    configuration.image = UIImage(systemName: symbolName)
    configuration.contentInsets = .zero
    button.configuration = configuration
    button.accessibilityLabel = label
    button.accessibilityIdentifier = identifier
    button.isHidden = false
    space.isHidden = false
    self.action = action
  }
}
