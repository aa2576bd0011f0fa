import UIKit

/// A heading over a section, with a detail or a button at its end.
final class SectionHeaderView: UICollectionReusableView {
  private let label = UILabel(font: Theme.font(.title3, .bold), lines: 0)
  private let detail = UILabel(
    font: .preferredFont(forTextStyle: .subheadline), colour: .secondaryLabel)
  private let button = UIButton(type: .system)
  private var action: (() -> Void)?

  var title: String? {
    get { label.text }
    set { label.text = newValue }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    let row = UIStackView(arrangedSubviews: [label, detail, button])
    row.spacing = 8
    row.alignment = .center
    label.accessibilityTraits = .header
    label.setContentHuggingPriority(.defaultLow, for: .horizontal)
    detail.setContentHuggingPriority(.required, for: .horizontal)
    detail.setContentCompressionResistancePriority(.required, for: .horizontal)
    button.setContentHuggingPriority(.required, for: .horizontal)
    button.addAction(UIAction { [weak self] _ in self?.action?() }, for: .primaryActionTriggered)
    addFilling(row, insets: NSDirectionalEdgeInsets(top: 12, leading: 0, bottom: 6, trailing: 0))
    prepareForReuse()
  }

  required init?(coder: NSCoder) { fatalError("Headers are made in code.") }

  override func prepareForReuse() {
    super.prepareForReuse()
    detail.isHidden = true
    button.isHidden = true
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
    self.action = action
  }
}
