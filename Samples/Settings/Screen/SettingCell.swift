import UIKit

/// A setting with what it is set by.
final class SettingCell: UITableViewCell, UITextFieldDelegate {
  var changed: (Setting.Kind) -> Void = { _ in }
  private let toggle = UISwitch()
  private let slider = UISlider()
  private let picker = UIDatePicker()
  private let field = UITextField()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    toggle.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        changed(.toggle(isOn: toggle.isOn))
      }, for: .valueChanged)
    picker.datePickerMode = .time
    picker.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        changed(.date(picker.date))
      }, for: .valueChanged)
    field.textAlignment = .right
    field.textColor = .secondaryLabel
    field.returnKeyType = .done
    field.delegate = self
    field.frame = CGRect(x: 0, y: 0, width: 190, height: 34)
    slider.translatesAutoresizingMaskIntoConstraints = false
  }

  required init?(coder: NSCoder) { nil }

  func show(_ setting: Setting) {
    textLabel?.text = setting.title
    textLabel?.adjustsFontSizeToFitWidth = true
    detailTextLabel?.adjustsFontSizeToFitWidth = true
    slider.accessibilityLabel = setting.title
    textLabel?.textColor = .label
    detailTextLabel?.text = nil
    imageView?.image = setting.symbol.flatMap { Self.icon($0, setting.color) }
    accessoryType = .none
    accessoryView = nil
    slider.removeFromSuperview()
    switch setting.kind {
    case .link(let detail, _):
      accessoryType = .disclosureIndicator
      detailTextLabel?.text = detail
    case .toggle(let isOn):
      toggle.isOn = isOn
      accessoryView = toggle
    case .choice(let isChosen): accessoryType = isChosen ? .checkmark : .none
    case .date(let date):
      picker.date = date
      picker.sizeToFit()
      accessoryView = picker
    case .text(let placeholder, let value):
      field.placeholder = placeholder
      field.text = value
      accessoryView = field
    case .button: textLabel?.textColor = .systemRed
    case .info(let text): detailTextLabel?.text = text
    case .slider(let value, let low, let high):
      textLabel?.text = nil
      show(value, low, high)
    }
  }

  private func show(_ value: Float, _ low: String, _ high: String) {
    slider.value = value
    slider.minimumValueImage = UIImage(systemName: low)
    slider.maximumValueImage = UIImage(systemName: high)
    slider.tintColor = .systemBlue
    contentView.addSubview(slider)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      slider.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      slider.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      slider.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 7),
      slider.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -7),
    ])
  }

  /// A white sign on a coloured square.
  private static func icon(_ symbol: String, _ color: UIColor) -> UIImage? {
    let size = CGSize(width: 29, height: 29)
    return UIGraphicsImageRenderer(size: size).image { _ in
      color.setFill()
      UIBezierPath(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 7).fill()
      let sign = UIImage(
        systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 16))?
        .withTintColor(.white, renderingMode: .alwaysOriginal)
      guard let sign else { return }
      sign.draw(
        in: CGRect(
          x: (size.width - sign.size.width) / 2, y: (size.height - sign.size.height) / 2,
          width: sign.size.width, height: sign.size.height))
    }
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    changed(.text(placeholder: textField.placeholder ?? "", value: textField.text ?? ""))
  }
}
