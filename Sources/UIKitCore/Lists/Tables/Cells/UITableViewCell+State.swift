import PlatformInterface

/// How a cell looks and what it does in its states.
extension UITableViewCell: UnchoosableCell, ListCellView {
  var ownTitle: String? { parts.textLabel?.text }
  // iOS-BEHAVIOUR: a table tells each cell before it is shown whether it is selected, and programs set their cells up
  // there. Evidence: `RacingDriverCell.swift` of https://github.com/nathanmorax/FormulaOne, which is empty otherwise.
  var hearsWhetherSelected: Bool { true }
  func show(selected isSelected: Bool) { setSelected(isSelected, animated: false) }
  func show(highlighted isHighlighted: Bool) { setHighlighted(isHighlighted, animated: false) }
  func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// A self-sizing row takes the height of its constraints, or of its texts.
  func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let table = row.table, let path = layoutAttributes.path,
      table.sizesItself(rowAt: path)
    else { return layoutAttributes }
    updateConfigurationIfNeeded()
    let width = layoutAttributes.size.width
    let target = CGSize(width: width, height: 0)
    let size =
      isSizedByContent
      ? systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      : sizeThatFits(target)
    var height = (size.height / pixel - 0.001).rounded(.up) * pixel
    if isSizedByContent, leavesHeightOpen(size.height, width: width) {
      height = TableMetrics.rowHeight
    }
    guard height.isFinite, height >= 0, height != layoutAttributes.size.height else {
      return layoutAttributes
    }
    return layoutAttributes.copied { $0.plainFrame.size.height = height }
  }

  // MARK: Appearance

  func appearanceChanged() {
    let isShown =
      (row.isSelected || row.isHighlighted) && selectionStyle != .none && !hasConfiguredBackground
    let own =
      row.choosesSeveral
      ? multipleSelectionBackgroundView ?? selectedBackgroundView : selectedBackgroundView
    for view in [selectedBackgroundView, multipleSelectionBackgroundView] {
      view?.isHidden = !(isShown && view === own)
    }
    if isShown, own == nil {
      let plain = madePlainSelection()
      plain.backgroundColor = .systemGray4
      plain.isHidden = false
    } else {
      parts.plainSelection?.isHidden = true
    }
    parts.editControl?.isTicked = row.isSelected
  }

  private func madePlainSelection() -> UIView {
    if let view = parts.plainSelection { return view }
    let view = UIView(frame: bounds)
    view.isUserInteractionEnabled = false
    insertSubview(view, belowSubview: contentView)
    parts.plainSelection = view
    return view
  }

  func replaceBackground(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    if let old, old.superview === self { old.removeFromSuperview() }
    if let new {
      new.frame = bounds
      new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(new, belowSubview: contentView)
      if new === backgroundView { sendSubviewToBack(new) }
    }
    appearanceChanged()
  }

  func replaceAccessory(_ old: UIView?) {
    if let old, old.superview === self { old.removeFromSuperview() }
    setNeedsLayout()
  }

  func tintChanged() {
    if cellStyle == .value2, let label = parts.textLabel { label.textColor = tintColor }
    parts.accessory?.refresh()
  }

  /// The background a table's style gives, as long as the program has set none.
  func give(background: UIColor) {
    guard backgroundColor == nil || backgroundColor === parts.givenBackground else { return }
    // A configured background stands for all of it.
    let background = hasConfiguredBackground ? UIColor.clear : background
    parts.givenBackground = background
    backgroundColor = background
  }

  // MARK: Editing

  func changeEditing(_ editing: Bool, _ animated: Bool) {
    guard editing != row.isEditing else { return }
    let state: StateMask = editing ? .showingEditControl : []
    willTransition(to: state)
    row.isEditing = editing
    setNeedsUpdateConfiguration()
    setNeedsLayout()
    guard animated, window != nil else {
      didTransition(to: state)
      return
    }
    UIView.animate(withDuration: 0.3) {
      self.layoutIfNeeded()
    } completion: { _ in
      self.didTransition(to: state)
    }
  }
}

extension UICollectionViewLayoutAttributes {
  fileprivate final var path: IndexPath? { category == .cell ? indexPath : nil }
}
