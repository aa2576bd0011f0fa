import UIKit

/// Pieces that the forms have in common.
@MainActor
enum FormStyle {
  static func field(_ placeholder: String, identifier: String) -> UITextField {
    let field = UITextField()
    field.placeholder = placeholder
    field.font = .preferredFont(forTextStyle: .body)
    field.adjustsFontForContentSizeCategory = true
    field.clearButtonMode = .whileEditing
    field.returnKeyType = .done
    field.accessibilityIdentifier = identifier
    field.accessibilityLabel = placeholder
    return field
  }

  static func picker(_ mode: UIDatePicker.Mode, in calendar: Calendar, identifier: String)
    -> UIDatePicker
  {
    let picker = UIDatePicker()
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = .compact
    picker.calendar = calendar
    picker.timeZone = calendar.timeZone
    picker.accessibilityIdentifier = identifier
    return picker
  }

  /// A button that shows what is chosen from its menu.
  static func menuButton(identifier: String) -> UIButton {
    var configuration = UIButton.Configuration.plain()
    configuration.imagePadding = 6
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 6, leading: 8, bottom: 6, trailing: 0)
    let button = UIButton(configuration: configuration)
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    button.accessibilityIdentifier = identifier
    return button
  }

  /// A title at the leading edge and a control at the trailing one.
  static func row(_ title: String, _ control: UIView) -> UIView {
    let label = UILabel(font: .preferredFont(forTextStyle: .body), lines: 0)
    label.text = title
    control.setContentHuggingPriority(.required, for: .horizontal)
    control.setContentCompressionResistancePriority(.required, for: .horizontal)
    if control.accessibilityLabel == nil { control.accessibilityLabel = title }
    let row = UIStackView(arrangedSubviews: [label, control])
    row.spacing = 12
    row.alignment = .center
    return row
  }

  /// Rows on a card, with lines between them.
  static func card(_ rows: [UIView]) -> UIView {
    let column = UIStackView()
    column.axis = .vertical
    for (index, row) in rows.enumerated() {
      if index > 0 { column.addArrangedSubview(line()) }
      let holder = UIView()
      row.translatesAutoresizingMaskIntoConstraints = false
      holder.addSubview(row)
      let bottom = row.bottomAnchor.constraint(equalTo: holder.bottomAnchor, constant: -7)
      bottom.priority = UILayoutPriority(999)
      NSLayoutConstraint.activate([
        row.topAnchor.constraint(equalTo: holder.topAnchor, constant: 7),
        row.leadingAnchor.constraint(equalTo: holder.leadingAnchor, constant: 16),
        row.trailingAnchor.constraint(equalTo: holder.trailingAnchor, constant: -16), bottom,
      ])
      // Rows that are hidden have no height.
      let height = holder.heightAnchor.constraint(greaterThanOrEqualToConstant: 50)
      height.priority = UILayoutPriority(999)
      height.isActive = true
      column.addArrangedSubview(holder)
    }
    let card = UIView()
    card.backgroundColor = Theme.card
    card.layer.cornerRadius = 14
    card.layer.cornerCurve = .continuous
    card.addFilling(column)
    return card
  }

  private static func line() -> UIView {
    let line = UIView()
    line.backgroundColor = .separator
    let holder = UIView()
    holder.addFilling(
      line, insets: NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 0))
    holder.heightAnchor.constraint(equalToConstant: 0.5).isActive = true
    return holder
  }

  static func heading(_ text: String) -> UILabel {
    let label = UILabel(font: Theme.font(.footnote, .semibold), colour: .secondaryLabel, lines: 0)
    label.text = text
    label.accessibilityTraits = .header
    return label
  }
}
