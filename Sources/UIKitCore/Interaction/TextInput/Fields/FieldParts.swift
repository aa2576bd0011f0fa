import QuartzCore

/// A text field's subviews, each made when it is first needed.
@MainActor
struct FieldParts {
  private(set) var madeBorder: FieldBorder?
  private(set) var madeBackground: UIImageView?
  private(set) var madeClear: UIButton?

  mutating func border(of field: UITextField) -> FieldBorder {
    if let madeBorder { return madeBorder }
    let view = FieldBorder(frame: .zero)
    madeBorder = view
    field.insertSubview(view, at: 0)
    return view
  }

  mutating func background(of field: UITextField) -> UIImageView {
    if let madeBackground { return madeBackground }
    let view = UIImageView()
    madeBackground = view
    field.insertSubview(view, at: 0)
    return view
  }

  mutating func clear(of field: UITextField) -> UIButton {
    if let madeClear { return madeClear }
    let button = UIButton(type: .custom)
    let image = UIImage(systemName: "xmark.circle.fill")?
      .withConfiguration(UIImage.SymbolConfiguration(pointSize: 17))
    button.setImage(image?.withRenderingMode(.alwaysTemplate), for: .normal)
    button.tintColor = .tertiaryLabel
    button.accessibilityLabel = "Clear text"
    button.addAction(
      UIAction { [weak field] _ in field?.clearByUser() }, for: .touchUpInside)
    madeClear = button
    field.addSubview(button)
    return button
  }
}

/// The line around a text field.
final class FieldBorder: ControlPart {
  var style = UITextField.BorderStyle.none { didSet { takeAppearance() } }
  /// What is within a rounded border; nil for what is there by default.
  var fill: UIColor? { didSet { if fill !== oldValue { takeAppearance() } } }

  override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    takeAppearance()
  }

  private func takeAppearance() {
    isHidden = style == .none
    let pixel = 1 / max(traitCollection.displayScale, 1)
    switch style {
    case .none: break
    case .roundedRect:
      layer.cornerRadius = FieldMetrics.cornerRadius
      layer.borderWidth = pixel
      layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
      backgroundColor = fill ?? .systemBackground
    case .line:
      layer.cornerRadius = 0
      layer.borderWidth = 1
      layer.borderColor = UIColor.label.resolvedColor(with: traitCollection).cgColor
      backgroundColor = nil
    case .bezel:
      layer.cornerRadius = 0
      layer.borderWidth = 2
      layer.borderColor = UIColor.systemGray2.resolvedColor(with: traitCollection).cgColor
      backgroundColor = nil
    }
  }
}
