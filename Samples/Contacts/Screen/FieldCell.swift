import UIKit

/// A text field, after the name of what goes into it where there is one.
final class FieldCell: UITableViewCell, UITextFieldDelegate {
  var changed: (String) -> Void = { _ in }
  private let label = UILabel()
  private let line = UIView()
  private let field = UITextField()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    label.font = .preferredFont(forTextStyle: .subheadline)
    label.textColor = .tintColor
    label.adjustsFontSizeToFitWidth = true
    label.setContentHuggingPriority(.required, for: .horizontal)
    line.backgroundColor = .separator
    field.font = .preferredFont(forTextStyle: .body)
    field.clearButtonMode = .whileEditing
    field.autocorrectionType = .no
    field.returnKeyType = .done
    field.delegate = self
    field.addAction(
      UIAction { [weak self] _ in self?.changed(self?.field.text ?? "") }, for: .editingChanged)
    let stack = UIStackView(arrangedSubviews: [label, line, field])
    stack.spacing = 12
    stack.alignment = .center
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    let margins = contentView.layoutMarginsGuide
    let width = label.widthAnchor.constraint(greaterThanOrEqualToConstant: 52)
    width.priority = .defaultHigh
    // A hidden line has no width.
    let lineWidth = line.widthAnchor.constraint(equalToConstant: 0.5)
    lineWidth.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      width, lineWidth,
      line.heightAnchor.constraint(equalTo: contentView.heightAnchor),
      field.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(
    label text: String?, text value: String, placeholder: String,
    keyboard: UIKeyboardType = .default
  ) {
    label.text = text
    label.isHidden = text == nil
    line.isHidden = text == nil
    field.text = value
    field.placeholder = placeholder
    field.keyboardType = keyboard
    field.autocapitalizationType = text == nil ? .words : .none
  }

  func focus() { field.becomeFirstResponder() }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}
