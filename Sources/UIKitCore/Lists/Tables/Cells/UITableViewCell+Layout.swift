/// Where the parts of a cell are. Frames are worked out from left to right and mirrored in the end.
extension UITableViewCell {
  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Of a device pixel, in points.
  var pixel: CGFloat { 1 / max(1, storedTraits.displayScale) }

  var margin: CGFloat {
    let width = row.table?.storedLayer.bounds.width ?? bounds.width
    let standard = TableMetrics.margin(in: row.table ?? self)
    guard let table = row.table, table.cellLayoutMarginsFollowReadableWidth else { return standard }
    return max(standard, (width - ReadableGuide.width(for: table)) / 2)
  }

  /// What the safe area takes beside the contents, where reading starts and where it ends.
  private var sides: (start: CGFloat, end: CGFloat) {
    guard let insets = row.table?.rowInsets else { return (0, 0) }
    return isMirrored ? (insets.right, insets.left) : (insets.left, insets.right)
  }

  func layoutParts() {
    updateMargins()
    let bounds = CGRect(origin: .zero, size: storedLayer.bounds.size)
    let content = layoutAround(bounds)
    place(contentView, content, in: bounds)
    layoutLabels(in: CGRect(origin: .zero, size: content.size))
    layoutSeparator(bounds, content)
    layoutTopSeparator(bounds)
    for view in [
      backgroundView, selectedBackgroundView, multipleSelectionBackgroundView,
      parts.plainSelection,
    ] {
      if let view, view.frame != bounds { view.frame = bounds }
    }
    layoutCorners()
  }

  private func place(_ view: UIView, _ frame: CGRect, in space: CGRect) {
    var frame = frame
    if isMirrored { frame.origin.x = space.width - frame.maxX }
    if view.frame != frame { view.frame = frame }
  }

  /// Contents that keep to the margins begin and end where the cell's own texts do.
  private func updateMargins() {
    setStandardMargins(
      NSDirectionalEdgeInsets(top: 8, leading: margin, bottom: 8, trailing: margin))
    let isAlone = accessoryWidth == 0 && reorderWidth == 0
    contentView.setStandardMargins(
      NSDirectionalEdgeInsets(
        top: TableMetrics.contentMargin, leading: margin, bottom: TableMetrics.contentMargin,
        trailing: isAlone ? margin : TableMetrics.accessoryMargin))
  }

  // MARK: Beside the content

  /// Space at the beginning for the control that deletes, inserts or ticks.
  private var editWidth: CGFloat {
    guard row.isEditing, row.choosesSeveral || row.editingStyle != .none else { return 0 }
    return TableMetrics.editControlWidth
  }

  private var indentsForEditing: CGFloat {
    guard row.isEditing, row.indents, shouldIndentWhileEditing else { return 0 }
    return row.choosesSeveral || row.editingStyle != .none || row.indents
      ? TableMetrics.editControlWidth : 0
  }

  private var reorderWidth: CGFloat {
    row.isEditing && row.mayMove && showsReorderControl ? TableMetrics.reorderControlWidth : 0
  }

  /// The space behind the content, without the reorder control.
  private var accessoryWidth: CGFloat {
    let view = row.isEditing ? editingAccessoryView : accessoryView
    if let view, !view.isHidden {
      return view.bounds.width + margin + TableMetrics.accessoryViewGap
    }
    if view != nil { return 0 }
    let extra = margin - 16
    switch row.isEditing ? editingAccessoryType : accessoryType {
    case .none: return 0
    case .disclosureIndicator: return TableMetrics.disclosureWidth + extra
    case .checkmark: return TableMetrics.checkmarkWidth + extra
    case .detailButton: return TableMetrics.detailWidth + extra
    case .detailDisclosureButton: return TableMetrics.detailDisclosureWidth + extra
    }
  }

  private var widthBesideContent: CGFloat {
    let sides = sides
    return sides.start + indentsForEditing + accessoryWidth + reorderWidth + row.indexWidth
      + sides.end
  }

  /// Places controls and accessories and returns what is left for the content.
  private func layoutAround(_ bounds: CGRect) -> CGRect {
    let separator = row.showsSeparator ? pixel : 0
    let sides = sides
    let start = sides.start + indentsForEditing
    let edit = editWidth
    let control = parts.updateEditControl(of: self, isShown: edit > 0)
    if let control {
      place(
        control, CGRect(x: sides.start, y: 0, width: margin + edit, height: bounds.height),
        in: bounds)
    }
    let reorder = reorderWidth
    let end = bounds.width - sides.end - reorder - row.indexWidth
    if let control = parts.updateReorderControl(of: self, isShown: reorder > 0) {
      place(
        control,
        CGRect(x: end, y: 0, width: reorder, height: bounds.height), in: bounds)
    }
    let space = accessoryWidth
    let height = bounds.height - separator
    layoutAccessory(
      CGRect(x: end - space, y: 0, width: space, height: height), end: end, in: bounds)
    return CGRect(x: start, y: 0, width: max(0, end - space - start), height: max(0, height))
  }

  private func layoutAccessory(_ space: CGRect, end: CGFloat, in bounds: CGRect) {
    let own = row.isEditing ? editingAccessoryView : accessoryView
    for view in [accessoryView, editingAccessoryView] {
      if let view, view !== own { view.removeFromSuperview() }
    }
    let type = own == nil ? (row.isEditing ? editingAccessoryType : accessoryType) : .none
    let standard = parts.updateAccessory(of: self, type)
    if let own {
      if own.superview !== self { addSubview(own) }
      let size = own.bounds.size
      place(
        own,
        CGRect(
          x: end - margin - size.width,
          y: ((space.height - size.height) / 2 / pixel).rounded() * pixel, width: size.width,
          height: size.height), in: bounds)
    } else if let standard {
      place(standard, space, in: bounds)
    }
  }

  // MARK: Text

  private func layoutLabels(in space: CGRect) {
    let text = parts.textLabel
    let detail = parts.detailLabel
    guard text != nil || detail != nil || parts.imageView?.image != nil else { return }
    var start = margin + CGFloat(indentationLevel) * indentationWidth
    if let image = parts.imageView {
      let size = imageSize(in: space.height)
      place(
        image,
        CGRect(
          x: start, y: snap((space.height - size.height) / 2), width: size.width,
          height: size.height), in: space)
      if size.width > 0 { start += size.width + TableMetrics.imageGap }
    }
    let end = max(start, textEnd(in: space))
    switch cellStyle {
    case .default:
      if let text {
        place(text, CGRect(x: start, y: 0, width: end - start, height: space.height), in: space)
      }
    case .subtitle: layoutSubtitle(text, detail, from: start, to: end, in: space)
    case .value1: layoutValue1(text, detail, from: start, to: end, in: space)
    case .value2: layoutValue2(text, detail, from: start, to: end, in: space)
    }
  }

  /// Text keeps its distance from the cell's edge, or little from an accessory.
  func textEnd(in space: CGRect) -> CGFloat {
    guard accessoryWidth > 0 || reorderWidth > 0 else { return space.width - margin }
    let type = row.isEditing ? editingAccessoryType : accessoryType
    return space.width - (type == .disclosureIndicator ? TableMetrics.disclosureGap : 0)
  }

  private func imageSize(in height: CGFloat) -> CGSize {
    guard let size = parts.imageView?.image?.size, size.height > 0 else { return .zero }
    guard size.height > height else { return size }
    return CGSize(width: size.width * height / size.height, height: height)
  }

  private func snap(_ value: CGFloat) -> CGFloat { (value / pixel).rounded() * pixel }

  private func fitted(_ label: UILabel?, width: CGFloat) -> CGSize {
    guard let label, label.text?.isEmpty == false else { return .zero }
    let size = label.sizeThatFits(CGSize(width: width, height: 0))
    return CGSize(
      width: min(width, (size.width / pixel).rounded(.up) * pixel),
      height: (size.height / pixel).rounded(.up) * pixel)
  }

  private func layoutSubtitle(
    _ text: UILabel?, _ detail: UILabel?, from start: CGFloat, to end: CGFloat, in space: CGRect
  ) {
    let first = fitted(text, width: end - start)
    let second = fitted(detail, width: end - start)
    let gap =
      first.height > 0 && second.height > 0
        && space.height - first.height - second.height >= 2 * TableMetrics.subtitleTop
      ? TableMetrics.subtitleGap : 0
    // IB: whole points, rounded up.
    let top = max(0, ((space.height - first.height - second.height - gap) / 2).rounded(.up))
    if let text {
      place(text, CGRect(x: start, y: top, width: first.width, height: first.height), in: space)
    }
    if let detail {
      place(
        detail,
        CGRect(
          x: start, y: top + first.height + gap, width: second.width, height: second.height),
        in: space)
    }
  }

  private func layoutValue1(
    _ text: UILabel?, _ detail: UILabel?, from start: CGFloat, to end: CGFloat, in space: CGRect
  ) {
    let width = end - start
    var first = fitted(text, width: width)
    var second = fitted(detail, width: width)
    if first.width + second.width + TableMetrics.valueGap > width {
      // The value gives way first, down to a third.
      second.width = max(min(second.width, width / 3), width - first.width - TableMetrics.valueGap)
      first.width = max(0, min(first.width, width - second.width - TableMetrics.valueGap))
    }
    func top(_ height: CGFloat) -> CGFloat {
      max(0, ((space.height - height) / 2).rounded(.up))
    }
    if let text {
      place(
        text,
        CGRect(x: start, y: top(first.height), width: first.width, height: first.height), in: space)
    }
    if let detail {
      place(
        detail,
        CGRect(
          x: end - second.width, y: top(second.height), width: second.width,
          height: second.height), in: space)
    }
  }

  private func layoutValue2(
    _ text: UILabel?, _ detail: UILabel?, from start: CGFloat, to end: CGFloat, in space: CGRect
  ) {
    let first = fitted(text, width: TableMetrics.value2Width)
    let place2 = start + TableMetrics.value2Width + TableMetrics.value2Gap
    let second = fitted(detail, width: max(0, end - place2))
    let top = max(0, ((space.height - second.height) / 2).rounded(.up))
    // Both stand on one line.
    let shift = (detail?.font.ascender ?? 0) - (text?.font.ascender ?? 0)
    if let text {
      place(
        text,
        CGRect(
          x: start, y: snap(top + shift), width: TableMetrics.value2Width, height: first.height),
        in: space)
    }
    if let detail {
      place(
        detail, CGRect(x: place2, y: top, width: second.width, height: second.height), in: space)
    }
  }

  // MARK: Separator and corners

  /// Groups without round corners begin with a line over the whole width.
  private func layoutTopSeparator(_ bounds: CGRect) {
    guard row.showsSeparator, row.isFirst, row.style == .grouped else {
      parts.topSeparator?.isHidden = true
      return
    }
    let line = parts.topSeparator ?? UIView(frame: .zero)
    if parts.topSeparator == nil {
      line.isUserInteractionEnabled = false
      addSubview(line)
      parts.topSeparator = line
    }
    line.isHidden = false
    line.backgroundColor = row.separatorColor
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: pixel)
    bringSubviewToFront(line)
  }

  private func layoutSeparator(_ bounds: CGRect, _ content: CGRect) {
    guard row.showsSeparator else {
      parts.separator?.isHidden = true
      return
    }
    let line: UIView
    if let known = parts.separator {
      line = known
    } else {
      line = UIView(frame: .zero)
      line.isUserInteractionEnabled = false
      addSubview(line)
      parts.separator = line
    }
    line.isHidden = false
    line.backgroundColor = row.separatorColor
    var automatic = content.minX + margin
    if let image = parts.imageView, image.image != nil {
      automatic += imageSize(in: content.height).width + TableMetrics.imageGap
    }
    automatic += CGFloat(indentationLevel) * indentationWidth
    if let list = contentView as? UIListContentView { automatic = content.minX + list.textStart }
    var left = automatic
    var right: CGFloat = 0
    if let own = row.ownSeparatorInset {
      (left, right) = (own.left + content.minX - sides.start, own.right)
    } else if row.addsAutomaticInset {
      (left, right) = (automatic + row.separatorInset.left, row.separatorInset.right)
    } else {
      (left, right) = (
        row.separatorInset.left + content.minX - sides.start, row.separatorInset.right
      )
    }
    place(
      line,
      CGRect(
        x: left, y: bounds.height - pixel,
        width: max(
          0, bounds.width - left - right - (row.indexWidth > 0 ? row.indexWidth + sides.end : 0)),
        height: pixel), in: bounds)
    bringSubviewToFront(line)
  }

  private func layoutCorners() {
    guard row.style == .insetGrouped else {
      if storedLayer.cornerRadius != 0, row.table != nil { storedLayer.cornerRadius = 0 }
      return
    }
    if row.isLifted {
      // Whole, with its shadow: only the cell's own background is round.
      storedLayer.maskedCorners = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
      ]
      storedLayer.cornerRadius = TableMetrics.groupCornerRadius
      clipsToBounds = false
      return
    }
    var corners: CACornerMask = []
    if row.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if row.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    storedLayer.maskedCorners = corners
    storedLayer.cornerRadius = corners.isEmpty ? 0 : TableMetrics.groupCornerRadius
    clipsToBounds = true
  }

  // MARK: Heights

  /// The height the row asks for in a width.
  func fittingHeight(width: CGFloat) -> CGFloat {
    let separator = row.showsSeparator ? pixel : 0
    let space = width - widthBesideContent
    if let list = contentView as? UIListContentView {
      // Margins depend on the content's width.
      if list.frame.width != space { list.frame.size.width = space }
      let height = list.sizeThatFits(CGSize(width: space, height: 0)).height + separator
      return (height / pixel).rounded(.up) * pixel
    }
    var start = margin + CGFloat(indentationLevel) * indentationWidth
    let image = parts.imageView?.image?.size ?? .zero
    if image.width > 0 { start += image.width + TableMetrics.imageGap }
    let width = max(1, textEnd(in: CGRect(x: 0, y: 0, width: space, height: 0)) - start)
    let first = fitted(parts.textLabel, width: width).height
    let second = fitted(parts.detailLabel, width: width).height
    var height = max(first, second) + 2 * TableMetrics.textPadding
    if cellStyle == .subtitle, first > 0, second > 0 {
      height =
        TableMetrics.subtitleTop + first + TableMetrics.subtitleGap + second
        + TableMetrics.subtitleBottom - separator
    }
    height = max(height + separator, image.height + separator)
    return max(TableMetrics.rowHeight, (height / pixel).rounded(.up) * pixel)
  }

  func constrainedSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    updateMargins()
    let separator = row.showsSeparator ? pixel : 0
    let around = widthBesideContent
    let target = CGSize(
      width: max(0, target.width - around), height: max(0, target.height - separator))
    let size: CGSize
    if let engine = tiedEngine(of: contentView) {
      ConstraintUpdates.run(in: self)
      let start = sides.start + indentsForEditing
      let end = around - start
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      size = engine.fittingSize(
        ofContent: contentView,
        around: UIEdgeInsets(
          top: 0, left: isMirrored ? end : start, bottom: separator,
          right: isMirrored ? start : end),
        LayoutEngine.Target(size: target, horizontal: horizontal, vertical: vertical))
    } else {
      size = contentView.systemLayoutSizeFitting(
        target, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
    return CGSize(width: size.width + around, height: size.height + separator)
  }

  /// Whether a height that constraints came to is none at all because they do not say how high the content is.
  ///
  /// iOS-BEHAVIOUR: constraints that suggest a height of zero without deciding it count as a mistake: the row has the
  /// usual height. Evidence: table-26.
  func leavesHeightOpen(_ height: CGFloat, width: CGFloat) -> Bool {
    let separator = row.showsSeparator ? pixel : 0
    guard height - separator < pixel / 2 else { return false }
    let wished = CGSize(width: width, height: TableMetrics.rowHeight)
    return systemLayoutSizeFitting(
      wished, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height - separator > pixel
  }

  var isSizedByContent: Bool {
    if tiedEngine(of: contentView) != nil { return !(contentView is UIListContentView) }
    guard let engine = contentView.autoLayout?.inside else { return false }
    return engine.root === contentView
  }
}
