import PlatformInterface

/// Shows one accessory of a list's cell.
final class ListAccessoryView: UIControl, ReorderHandle {
  private(set) var accessory: UICellAccessory
  private unowned let cell: UICollectionViewListCell
  private let mark = UIImageView(frame: .zero)
  /// Behind a disc, which leaves its sign out.
  private var sign: UIView?
  private var line: UIView?
  private var label: UILabel?
  private var button: PopUpAccessoryButton?
  /// From the finger to the middle of the cell, while it is moved.
  private var grip: CGPoint?

  init(_ accessory: UICellAccessory, of cell: UICollectionViewListCell) {
    self.accessory = accessory
    self.cell = cell
    super.init(frame: .zero)
    mark.contentMode = .center
    addSubview(mark)
    switch accessory.accessoryType {
    case .delete, .insert, .detail, .outlineDisclosure:
      addAction(UIAction { [unowned self] _ in tapped() }, for: .touchUpInside)
    case .reorder:
      let press = UILongPressGestureRecognizer(
        target: self, action: Selector("carry:", ListAccessoryView.carry(_:)))
      press.minimumPressDuration = 0
      addGestureRecognizer(press)
    case .customView(let view): addSubview(view)
    case .popUpMenu:
      let button = PopUpAccessoryButton(configuration: PopUpAccessoryButton.style)
      button.showsMenuAsPrimaryAction = true
      button.changesSelectionAsPrimaryAction = true
      addSubview(button)
      self.button = button
    case .label:
      let label = UILabel(frame: .zero)
      addSubview(label)
      self.label = label
      isUserInteractionEnabled = false
    case .disclosureIndicator, .checkmark, .multiselect: isUserInteractionEnabled = false
    }
    show(accessory)
  }

  required init?(coder: NSCoder) { nil }

  /// Takes another accessory of the same kind.
  func show(_ accessory: UICellAccessory) {
    self.accessory = accessory
    switch accessory.accessoryType {
    case .label:
      label?.text = accessory.text
      label?.font = accessory.font
      label?.adjustsFontForContentSizeCategory = accessory.adjustsFont
      label?.textColor = accessory.tintColor ?? .secondaryLabel
    case .popUpMenu: showMenu()
    case .customView(let view): if let tint = accessory.tintColor { view.tintColor = tint }
    default: break
    }
    refresh()
  }

  private func showMenu() {
    guard let menu = accessory.menu, let button else { return }
    button.configuration?.baseForegroundColor = accessory.tintColor ?? .secondaryLabel
    button.menu = menu
    button.handler = accessory.menuHandler
  }

  /// Symbols for the cell's state and colours of now.
  func refresh() {
    func symbol(_ name: String, _ size: CGFloat, _ weight: UIImage.SymbolWeight, _ color: UIColor) {
      mark.image = UIImage(
        systemName: name,
        withConfiguration: UIImage.SymbolConfiguration(pointSize: size, weight: weight))
      let isDisc = name.hasSuffix(".circle.fill")
      let disc = isDisc ? accessory.backgroundColor : nil
      mark.tintColor = disc ?? accessory.tintColor ?? color
      let sign = disc == nil ? nil : accessory.tintColor
      showSign(isDisc ? sign ?? .white : nil)
    }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let arrow = isMirrored ? "chevron.left" : "chevron.right"
    switch accessory.accessoryType {
    case .disclosureIndicator:
      symbol(arrow, TableMetrics.disclosureSize, .semibold, .tertiaryLabel)
    case .outlineDisclosure:
      symbol(arrow, TableMetrics.disclosureSize, .semibold, cell.tintColor)
      let quarter = isMirrored ? -CGFloat.pi / 2 : .pi / 2
      mark.transform = cell.isExpanded ? CGAffineTransform(rotationAngle: quarter) : .identity
    case .checkmark: symbol("checkmark", TableMetrics.checkmarkSize, .semibold, cell.tintColor)
    case .delete: symbol("minus.circle.fill", TableMetrics.editControlSize, .regular, .systemRed)
    case .insert: symbol("plus.circle.fill", TableMetrics.editControlSize, .regular, .systemGreen)
    case .reorder:
      symbol("line.3.horizontal", TableMetrics.reorderControlSize, .regular, .tertiaryLabel)
    case .multiselect:
      if cell.isSelected {
        symbol("checkmark.circle.fill", TableMetrics.editControlSize, .regular, cell.tintColor)
      } else {
        symbol("circle", TableMetrics.editControlSize, .regular, .tertiaryLabel)
      }
    case .detail: symbol("info.circle", TableMetrics.detailSize, .regular, cell.tintColor)
    case .label, .popUpMenu, .customView: break
    }
    if let spoken {
      accessibilityLabel = spoken
      accessibilityTraits = .button
    } else if isHandle {
      accessibilityTraits = .button
    }
    setNeedsLayout()
  }

  // MARK: Readers

  var handledCell: (any ListCellView)? { isHandle ? cell : nil }
  private var isHandle: Bool {
    if case .reorder = accessory.accessoryType { true } else { false }
  }
  override var isAccessibilityElementByDefault: Bool {
    isHandle || super.isAccessibilityElementByDefault
  }
  override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? handleLabel }
    set { super.accessibilityLabel = newValue }
  }

  /// What readers call an accessory that is pressed; nil for those that are only seen.
  private var spoken: String? {
    switch accessory.accessoryType {
    case .detail: "More Info"
    case .delete: "Remove"
    case .insert: "Insert"
    case .outlineDisclosure: cell.isExpanded ? "Collapse" : "Expand"
    default: nil
    }
  }

  /// Beside a mark for reordering that stands behind other accessories.
  var hasLine = false {
    didSet { if hasLine != oldValue { setNeedsLayout() } }
  }

  private func placeLine() {
    guard hasLine || line != nil else { return }
    let line = line ?? UIView(frame: .zero)
    if self.line == nil {
      line.isUserInteractionEnabled = false
      addSubview(line)
      self.line = line
    }
    line.isHidden = !hasLine
    line.backgroundColor = .separator
    let thickness = 1 / max(1, traitCollection.displayScale)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = -ListLayoutMetrics.reorderLineGap / 2
    line.frame = CGRect(
      x: isMirrored ? bounds.width - x - thickness : x, y: bounds.height * 0.25,
      width: thickness, height: bounds.height * 0.5)
  }

  /// White in either appearance. Decided: a background colour is that of the disc, and the tint colour
  /// then is the sign's.
  private func showSign(_ color: UIColor?) {
    guard color != nil || sign != nil else { return }
    let view = sign ?? UIView(frame: .zero)
    if sign == nil {
      view.isUserInteractionEnabled = false
      insertSubview(view, belowSubview: mark)
      sign = view
    }
    view.backgroundColor = color
    view.isHidden = color == nil
  }

  /// In points, for the space that the accessory gets.
  var wishedWidth: CGFloat {
    switch accessory.width {
    case .custom(let width): return max(0, width)
    case .standard: return max(ListLayoutMetrics.standardAccessoryWidth, ownSize.width)
    case .actual: return ownSize.width
    }
  }

  var ownSize: CGSize {
    switch accessory.accessoryType {
    case .label: return label?.sizeThatFits(.zero) ?? .zero
    case .popUpMenu: return button?.sizeThatFits(.zero) ?? .zero
    case .customView(let view):
      if accessory.keepsSize || view.bounds.width > 0 { return view.bounds.size }
      return view.intrinsicContentSize.width > 0
        ? view.intrinsicContentSize : view.sizeThatFits(.zero)
    default: return mark.image?.size ?? .zero
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    switch accessory.accessoryType {
    case .label: label?.frame = bounds
    case .popUpMenu: button?.frame = bounds
    case .customView(let view):
      let size = ownSize
      view.frame = CGRect(
        x: ((bounds.width - size.width) / 2).rounded(),
        y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
    default:
      mark.bounds.size = bounds.size
      mark.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }
    placeLine()
    if let sign, let side = mark.image?.size.height {
      // Within the disc, whose edge is not to have another colour around it.
      let inner = (side * 0.6).rounded()
      sign.frame = CGRect(
        x: bounds.midX - inner / 2, y: bounds.midY - inner / 2, width: inner, height: inner)
      sign.layer.cornerRadius = inner / 2
    }
  }

  // A mark is small; a finger, which needs 44 points, may land beside it.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: min(-6, (bounds.width - 44) / 2), dy: 0).contains(point)
  }

  // MARK: What it does

  private func tapped() {
    if let handler = accessory.handler { return handler() }
    switch accessory.accessoryType {
    case .delete: cell.ownList?.openSwipe(of: cell)
    case .outlineDisclosure: cell.pressOutline()
    default: break
    }
  }

  private func carry(_ press: UILongPressGestureRecognizer) {
    guard let list = cell.ownList else { return }
    let point = press.location(in: list)
    switch press.state {
    case .began:
      guard let path = list.indexPath(for: cell), list.beginInteractiveMovementForItem(at: path)
      else { return }
      grip = CGPoint(x: cell.center.x - point.x, y: cell.center.y - point.y)
      list.updateInteractiveMovementTargetPosition(cell.center)
    case .changed:
      guard let grip else { return }
      list.updateInteractiveMovementTargetPosition(
        CGPoint(x: cell.center.x, y: point.y + grip.y))
    case .ended, .cancelled, .failed:
      guard grip != nil else { return }
      grip = nil
      if press.state == .ended {
        list.endInteractiveMovement()
      } else {
        list.cancelInteractiveMovement()
      }
    case .possible: break
    }
  }
}

/// Shows what is chosen of an accessory's menu, and tells the program of another choice.
final class PopUpAccessoryButton: UIButton {
  var handler: UICellAccessory.MenuSelectedElementDidChangeHandler?

  /// The chosen title, before two arrows.
  static var style: UIButton.Configuration {
    var style = UIButton.Configuration.plain()
    style.image = UIImage(systemName: "chevron.up.chevron.down")
    style.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(
      pointSize: ListLayoutMetrics.popUpArrows, weight: .semibold)
    style.imagePlacement = .trailing
    style.imagePadding = ListLayoutMetrics.popUpGap
    style.contentInsets = .zero
    style.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer {
      var attributes = $0
      attributes[AttributeScopes.UIKitAttributes.FontAttribute.self] =
        .preferredFont(forTextStyle: .body)
      return attributes
    }
    return style
  }

  override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    let old = self.configuration?.title
    super.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
    guard let menu, self.configuration?.title != old else { return }
    handler?(menu)
    superview?.superview?.setNeedsLayout()
  }
}

extension UICellAccessory.AccessoryType {
  /// Whether a view made for one can show the other.
  func isSameKind(as other: Self) -> Bool {
    switch (self, other) {
    case (.disclosureIndicator, .disclosureIndicator), (.outlineDisclosure, .outlineDisclosure),
      (.checkmark, .checkmark), (.delete, .delete), (.insert, .insert), (.reorder, .reorder),
      (.multiselect, .multiselect), (.label, .label), (.detail, .detail), (.popUpMenu, .popUpMenu):
      true
    case (.customView(let a), .customView(let b)): a === b
    default: false
    }
  }
}
