/// What stands at the end of a row: an arrow, a tick, a button that tells more.
final class CellAccessory: UIView {
  let type: UITableViewCell.AccessoryType
  private unowned let cell: UITableViewCell
  private let mark = UIImageView(frame: .zero)
  private var button: UIButton?

  init(_ type: UITableViewCell.AccessoryType, of cell: UITableViewCell) {
    self.type = type
    self.cell = cell
    super.init(frame: .zero)
    if type == .detailButton || type == .detailDisclosureButton {
      let button = UIButton(type: .custom)
      button.accessibilityLabel = "More Info"
      button.addAction(
        UIAction { [unowned cell] _ in cell.row.table?.accessoryTapped(cell) },
        for: .touchUpInside)
      addSubview(button)
      self.button = button
    }
    if type != .detailButton { addSubview(mark) }
    mark.contentMode = .center
    isUserInteractionEnabled = button != nil
    refresh()
  }

  required init?(coder: NSCoder) { nil }

  /// Symbols in the colours of now.
  func refresh() {
    func symbol(_ name: String, _ size: CGFloat, _ weight: UIImage.SymbolWeight) -> UIImage? {
      UIImage(
        systemName: name,
        withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: weight))
    }
    switch type {
    case .none: mark.image = nil
    case .disclosureIndicator, .detailDisclosureButton:
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      mark.image = symbol(
        isMirrored ? "chevron.left" : "chevron.right", TableMetrics.disclosureSize, .semibold)
      mark.tintColor = .tertiaryLabel
    case .checkmark:
      mark.image = symbol("checkmark", TableMetrics.checkmarkSize, .semibold)
      mark.tintColor = cell.tintColor
    case .detailButton: break
    }
    button?.setImage(symbol("info.circle", TableMetrics.detailSize, .regular), for: .normal)
    button?.tintColor = cell.tintColor
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = bounds.size
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ view: UIView, end: CGFloat, width: CGFloat) {
      let x = isMirrored ? size.width - end : end - width
      view.frame = CGRect(x: x, y: 0, width: width, height: size.height)
    }
    let end = size.width - cell.margin
    let width = mark.image.map { ($0.size.width).rounded(.up) } ?? 0
    place(mark, end: end, width: width)
    if let button {
      let side = TableMetrics.detailSize + 8
      let last = type == .detailDisclosureButton ? end - width - 10 : end
      place(button, end: last + 4, width: side)
    }
  }
}

extension CellParts {
  mutating func updateAccessory(
    of cell: UITableViewCell, _ type: UITableViewCell.AccessoryType
  ) -> CellAccessory? {
    if let accessory, accessory.type == type { return accessory }
    accessory?.removeFromSuperview()
    accessory = nil
    guard type != .none else { return nil }
    let made = CellAccessory(type, of: cell)
    cell.addSubview(made)
    accessory = made
    return made
  }

  mutating func updateEditControl(of cell: UITableViewCell, isShown: Bool) -> CellEditControl? {
    guard isShown else {
      editControl?.removeFromSuperview()
      editControl = nil
      return nil
    }
    let control: CellEditControl
    if let known = editControl {
      control = known
    } else {
      control = CellEditControl(of: cell)
      cell.addSubview(control)
      editControl = control
    }
    control.show(cell.row.choosesSeveral ? nil : cell.row.editingStyle)
    control.isTicked = cell.row.isSelected
    return control
  }

  mutating func updateReorderControl(
    of cell: UITableViewCell, isShown: Bool
  ) -> CellReorderControl? {
    guard isShown else {
      reorderControl?.removeFromSuperview()
      reorderControl = nil
      return nil
    }
    if let reorderControl { return reorderControl }
    let control = CellReorderControl(of: cell)
    cell.addSubview(control)
    reorderControl = control
    return control
  }
}
