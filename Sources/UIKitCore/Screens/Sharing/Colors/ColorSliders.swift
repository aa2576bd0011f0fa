import CoreGraphics

/// Red, green and blue by a track and a number each, and all of them as a number with the base 16.
final class ColorSliders: UIView, UITextFieldDelegate {
  var picked: (PickedColor, Bool) -> Void = { _, _ in }
  var shown = PickedColor(red: 0, green: 0, blue: 0) {
    didSet { if shown != oldValue { update() } }
  }

  private let shares: [WritableKeyPath<PickedColor, CGFloat>] = [\.red, \.green, \.blue]
  private let titles = ["RED", "GREEN", "BLUE"].map { ColorPickerPage.caption($0) }
  private let tracks = (0..<3).map { _ in ColorTrack() }
  private let fields = (0..<3).map { _ in ColorPickerPage.field() }
  private let hexTitle = UILabel()
  private let hexField = ColorPickerPage.field()

  override init(frame: CGRect) {
    super.init(frame: frame)
    for number in 0..<3 {
      tracks[number].accessibilityLabel = titles[number].text?.capitalized
      tracks[number].steps = (1 / 255 * 10, { "\(PickedColor.byte($0))" })
      tracks[number].changed = { [weak self] share, continuously in
        guard let self else { return }
        shown[keyPath: shares[number]] = share
        picked(shown, continuously)
      }
      fields[number].keyboardType = .numberPad
      fields[number].delegate = self
    }
    hexTitle.text = "sRGB Hex Color #"
    hexTitle.font = .systemFont(ofSize: 17)
    hexTitle.textAlignment = .right
    hexField.delegate = self
    hexField.autocapitalizationType = .allCharacters
    for view in titles + tracks + fields + [hexTitle, hexField] as [UIView] { addSubview(view) }
    update()
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  private func update() {
    for (number, share) in shares.enumerated() {
      var (low, high, opaque) = (shown.opaque, shown.opaque, shown.opaque)
      low[keyPath: share] = 0
      high[keyPath: share] = 1
      opaque.alpha = 1
      tracks[number].ends = (low.color, high.color)
      tracks[number].knob = opaque.color
      tracks[number].value = shown[keyPath: share]
      fields[number].text = "\(PickedColor.byte(shown[keyPath: share]))"
    }
    hexField.text = shown.hex
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let right = bounds.width - 76
    for number in 0..<3 {
      let top = CGFloat(number) * 72
      titles[number].frame = CGRect(x: 0, y: top, width: right, height: 18)
      tracks[number].frame = CGRect(x: 0, y: top + 24, width: right - 16, height: 36)
      fields[number].frame = CGRect(x: right, y: top + 24, width: 76, height: 36)
    }
    hexField.frame = CGRect(x: bounds.width - 100, y: 228, width: 100, height: 36)
    hexTitle.frame = CGRect(x: 0, y: 228, width: bounds.width - 112, height: 36)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    var color = shown
    let text = textField.text ?? ""
    if textField === hexField, let new = PickedColor(hex: text) {
      (color.red, color.green, color.blue) = (new.red, new.green, new.blue)
    } else if let number = fields.firstIndex(where: { $0 === textField }), let byte = Int(text) {
      color[keyPath: shares[number]] = CGFloat(min(max(byte, 0), 255)) / 255
    }
    let isNew = color != shown
    shown = color
    update()
    if isNew { picked(color, false) }
  }
}
