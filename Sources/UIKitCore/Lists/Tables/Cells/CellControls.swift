/// The control at the beginning of a row that is edited: minus, plus, or a circle to tick.
final class CellEditControl: UIControl {
  private unowned let cell: UITableViewCell
  private let image = UIImageView(frame: .zero)
  /// Shows through where the symbol is cut out.
  private let backing = UIView(frame: .zero)
  /// Nil for a circle to tick.
  private var style: UITableViewCell.EditingStyle?
  private var isUpToDate = false

  init(of cell: UITableViewCell) {
    self.cell = cell
    super.init(frame: .zero)
    image.contentMode = .center
    backing.backgroundColor = .white
    backing.isUserInteractionEnabled = false
    addSubview(backing)
    addSubview(image)
    addAction(
      UIAction { [unowned cell] _ in cell.row.table?.editControlTapped(cell) },
      for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  /// The row is selected.
  var isTicked = false {
    didSet { if isTicked != oldValue { refresh() } }
  }

  func show(_ style: UITableViewCell.EditingStyle?) {
    guard !isUpToDate || style != self.style else { return }
    self.style = style
    // A circle is ticked by choosing the row.
    isUserInteractionEnabled = style != nil
    // Other than what the button behind it says, which scripts find by its text.
    accessibilityLabel = style == .delete ? "Remove" : style == .insert ? "Insert" : nil
    accessibilityTraits = .button
    refresh()
  }

  private func refresh() {
    isUpToDate = true
    func symbol(_ name: String, _ colour: UIColor, isFilled: Bool = true) {
      image.tintColor = colour
      image.image = UIImage(
        systemName: name,
        withConfiguration: UIImage.SymbolConfiguration(
          pointSize: TableMetrics.editControlSize, weight: .regular))
      backing.isHidden = !isFilled
    }
    switch style {
    case .delete: symbol("minus.circle.fill", .systemRed)
    case .insert: symbol("plus.circle.fill", .systemGreen)
    case .some(.none):
      image.image = nil
      backing.isHidden = true
    case nil:
      if isTicked {
        symbol("checkmark.circle.fill", cell.tintColor)
      } else {
        symbol("circle", .tertiaryLabel, isFilled: false)
      }
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let side = TableMetrics.editControlSize + 6
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = cell.margin - 3
    image.frame = CGRect(
      x: isMirrored ? bounds.width - x - side : x, y: 0, width: side, height: bounds.height)
    let hole = TableMetrics.editControlSize * 0.7
    backing.frame = CGRect(
      x: image.frame.midX - hole / 2, y: bounds.midY - hole / 2, width: hole, height: hole)
    backing.layer.cornerRadius = hole / 2
  }
}

/// Three lines at the end of a row, by which it is moved to another place.
final class CellReorderControl: UIView, ReorderHandle {
  private unowned let cell: UITableViewCell
  private let image = UIImageView(frame: .zero)
  /// From the finger to the middle of the row, while it is moved.
  private var grip: CGFloat?

  init(of cell: UITableViewCell) {
    self.cell = cell
    super.init(frame: .zero)
    image.contentMode = .center
    image.tintColor = .tertiaryLabel
    image.image = UIImage(
      systemName: "line.3.horizontal",
      withConfiguration: UIImage.SymbolConfiguration(
        pointSize: TableMetrics.reorderControlSize, weight: .regular))
    addSubview(image)
    let press = UILongPressGestureRecognizer(
      target: self, action: Selector("carry:", CellReorderControl.carry(_:)))
    press.minimumPressDuration = 0
    addGestureRecognizer(press)
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  var handledCell: (any ListCellView)? { cell }
  override var isAccessibilityElementByDefault: Bool { true }
  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? handleLabel }
    set { super.accessibilityLabel = newValue }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    image.frame = bounds
  }

  private func carry(_ press: UILongPressGestureRecognizer) {
    guard let table = cell.row.table else { return }
    let y = press.location(in: table).y
    switch press.state {
    case .began:
      guard let path = table.indexPath(for: cell), table.beginMovement(ofItemAt: path) else {
        return
      }
      grip = cell.center.y - y
      table.liftMovedCell(cell, isLifted: true)
      table.moveInteractively(to: CGPoint(x: cell.center.x, y: y + (grip ?? 0)))
    case .changed:
      guard let grip else { return }
      table.moveInteractively(to: CGPoint(x: cell.center.x, y: y + grip))
    case .ended, .cancelled, .failed:
      guard grip != nil else { return }
      grip = nil
      table.endMovement(cancelled: press.state != .ended)
      table.liftMovedCell(cell, isLifted: false)
    case .possible: break
    }
  }
}
