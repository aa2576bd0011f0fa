import CollectionEngine
import PlatformInterface

/// Where the parts of a list's cell are, and how they look at its place in the list.
extension UICollectionViewListCell {
  final var ownList: UICollectionView? { superview as? UICollectionView }

  final var context: ListElementContext? { parts.context }

  final func takeContext(_ context: ListElementContext?) {
    guard context != parts.context else { return }
    let old = parts.context
    parts.context = context
    roundCorners()
    setNeedsLayout()
    if old?.role != context?.role || old?.appearance != context?.appearance {
      setNeedsUpdateConfiguration()
    }
  }

  final var usualContent: UIListContentConfiguration {
    guard let context else { return .cell() }
    switch (context.role, context.appearance) {
    case (.item, .sidebar), (.item, .sidebarPlain): return .sidebarCell()
    case (.item, _): return .cell()
    case (.header, .plain): return .plainHeader()
    case (.header, .sidebar), (.header, .sidebarPlain): return .sidebarHeader()
    case (.header, _): return .groupedHeader()
    case (.footer, .grouped), (.footer, .insetGrouped): return .groupedFooter()
    case (.footer, _): return .plainFooter()
    }
  }

  final var usualBackground: UIBackgroundConfiguration {
    guard let context else { return .clear() }
    switch (context.role, context.appearance) {
    case (.item, .plain): return .listPlainCell()
    case (.item, .grouped), (.item, .insetGrouped): return .listGroupedCell()
    case (.item, _): return .listSidebarCell()
    case (_, .plain):
      // A header that stays in sight covers what goes by behind it.
      var background = UIBackgroundConfiguration.listPlainHeaderFooter()
      background.backgroundColor = .systemBackground
      return background
    case (_, .grouped), (_, .insetGrouped): return .listGroupedHeaderFooter()
    case (_, _): return .listSidebarHeader()
    }
  }

  final var isInInsetGroup: Bool {
    context?.appearance == .insetGrouped && context?.role == .item
  }

  /// The first and the last item of an inset group have round corners outside.
  private func roundCorners() {
    let isInset = isInInsetGroup
    var corners: CACornerMask = []
    if isInset, context?.isFirst == true {
      corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner])
    }
    if isInset, context?.isLast == true {
      corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    }
    guard !corners.isEmpty || parts.isRounded else { return }
    parts.isRounded = !corners.isEmpty
    layer.cornerRadius = corners.isEmpty ? 0 : TableMetrics.groupCornerRadius
    layer.maskedCorners = corners.isEmpty ? Self.allCorners : corners
    clipsToBounds = !corners.isEmpty
  }

  private static var allCorners: CACornerMask {
    [
      .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
  }

  // MARK: Accessories

  final func updateAccessories() {
    let shown = ordered(accessories.filter { $0.isShown(editing: parts.isEditing) })
    var old = parts.accessories
    parts.accessories = shown.map { accessory in
      if let index = old.firstIndex(where: {
        $0.accessory.accessoryType.isSameKind(as: accessory.accessoryType)
      }) {
        let view = old.remove(at: index)
        view.show(accessory)
        return view
      }
      let view = ListAccessoryView(accessory, of: self)
      addSubview(view)
      return view
    }
    for view in old { view.removeFromSuperview() }
    updateHeaderTap()
    setNeedsLayout()
  }

  /// Leading ones, then trailing ones, each from leading to trailing.
  private func ordered(_ shown: [UICellAccessory]) -> [UICellAccessory] {
    var leading: [UICellAccessory] = []
    var trailing: [UICellAccessory] = []
    for accessory in shown {
      var place: UICellAccessory.Placement.Position = { $0.count }
      if case .customView = accessory.accessoryType {
        switch accessory.placement {
        case .leading(_, let position), .trailing(_, let position): place = position
        }
      }
      if accessory.isLeading {
        leading.insert(accessory, at: min(max(0, place(leading)), leading.count))
      } else {
        trailing.insert(accessory, at: min(max(0, place(trailing)), trailing.count))
      }
    }
    return leading + trailing
  }

  final func refreshAccessories() { for view in parts.accessories { view.refresh() } }

  // MARK: Space

  private var indentation: CGFloat { max(0, CGFloat(indentationLevel) * indentationWidth) }

  private func width(ofLeading isLeading: Bool) -> CGFloat {
    let views = parts.accessories.filter { $0.accessory.isLeading == isLeading }
    guard !views.isEmpty else { return 0 }
    return views.reduce(ListLayoutMetrics.margin) {
      $0 + $1.wishedWidth + ListLayoutMetrics.accessoryGap
    } - ListLayoutMetrics.accessoryGap
  }

  /// Between the cell's edges and its content view, from the beginning and the end of reading.
  private var contentInset: (start: CGFloat, end: CGFloat) {
    (width(ofLeading: true) + indentation, width(ofLeading: false))
  }

  /// Margins of texts in the content view.
  final var textMargins: (start: CGFloat, end: CGFloat) {
    let inset = contentInset
    return (
      inset.start > indentation ? ListLayoutMetrics.accessoryGap : ListLayoutMetrics.margin,
      inset.end > 0 ? ListLayoutMetrics.accessoryGap : ListLayoutMetrics.margin
    )
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// A frame from its place along the direction of reading.
  private func frame(_ start: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect
  {
    CGRect(
      x: isMirrored ? storedLayer.bounds.width - start - width : start, y: y, width: width,
      height: height)
  }

  final func placeParts() {
    let size = storedLayer.bounds.size
    let inset = contentInset
    let content = frame(
      inset.start, 0, max(0, size.width - inset.start - inset.end), size.height)
    if contentView.frame != content { contentView.frame = content }
    var start = ListLayoutMetrics.margin + (indentsAccessories ? indentation : 0)
    var end = size.width - ListLayoutMetrics.margin
    for view in parts.accessories where view.accessory.isLeading {
      let width = view.wishedWidth
      view.frame = frame(start, 0, width, size.height)
      start += width + ListLayoutMetrics.accessoryGap
    }
    let trailing = parts.accessories.filter { !$0.accessory.isLeading }
    for view in trailing.reversed() {
      let width = view.wishedWidth
      if case .reorder = view.accessory.accessoryType {
        view.hasLine = view.accessory.showsVerticalSeparator && view !== trailing.first
      }
      view.frame = frame(end - width, 0, width, size.height)
      end -= width + ListLayoutMetrics.accessoryGap
    }
  }

  final func listFitted(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    updateConfigurationIfNeeded()
    let inset = contentInset
    let width = max(0, attributes.size.width - inset.start - inset.end)
    var height: CGFloat
    if let engine = tiedEngine(of: contentView), !(contentView is UIListContentView) {
      ConstraintUpdates.run(in: self)
      height =
        engine.fittingSize(
          ofContent: contentView,
          around: UIEdgeInsets(
            top: 0, left: isMirrored ? inset.end : inset.start, bottom: 0,
            right: isMirrored ? inset.start : inset.end),
          LayoutEngine.Target(
            size: CGSize(width: width, height: attributes.size.height), horizontal: .required,
            vertical: .fittingSizeLevel)
        ).height
    } else if contentView.isSizedByConstraints {
      height =
        contentView.systemLayoutSizeFitting(
          CGSize(width: width, height: attributes.size.height),
          withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
        ).height
    } else if contentConfiguration != nil {
      height = contentView.sizeThatFits(CGSize(width: width, height: 0)).height
    } else {
      height = sizeThatFits(attributes.size).height
    }
    for view in parts.accessories { height = max(height, view.ownSize.height) }
    return attributes.resized(
      to: CGSize(width: attributes.size.width, height: max(0, height)))
  }

  // MARK: Lines

  final var madeSeparatorGuide: UILayoutGuide {
    if let guide = parts.separatorGuide { return guide }
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    parts.separatorGuide = guide
    return guide
  }

  private var lineStart: CGFloat {
    if let guide = parts.separatorGuide, guide.layoutFrame != .zero {
      let frame = guide.layoutFrame
      return isMirrored ? storedLayer.bounds.width - frame.maxX : frame.minX
    }
    let text = (contentView as? UIListContentView)?.textStart ?? textMargins.start
    return contentInset.start + text
  }

  final func placeLines() {
    place(context?.topLine, \.topLine, isTop: true)
    place(context?.bottomLine, \.bottomLine, isTop: false)
  }

  private func place(
    _ insets: NSDirectionalEdgeInsets?, _ line: WritableKeyPath<ListCellParts, UIView?>, isTop: Bool
  ) {
    guard let insets, let context else {
      parts[keyPath: line]?.removeFromSuperview()
      parts[keyPath: line] = nil
      return
    }
    let view = parts[keyPath: line] ?? UIView(frame: .zero)
    if view.superview == nil {
      view.isUserInteractionEnabled = false
      addSubview(view)
      parts[keyPath: line] = view
    }
    let size = storedLayer.bounds.size
    let thickness = 1 / max(1, traitCollection.displayScale)
    let isAutomatic = insets == UIListSeparatorConfiguration.automaticInsets
    // List: lines of inset groups end 16 before the edge.
    let usualEnd = context.appearance == .insetGrouped ? ListLayoutMetrics.margin : 0
    let start =
      insets.leading == UIListSeparatorConfiguration.automaticInsets.leading
      ? lineStart : insets.leading
    let end =
      isAutomatic || insets.trailing == UIListSeparatorConfiguration.automaticInsets.trailing
      ? usualEnd : insets.trailing
    let isOneOfMany = isSelected && ownList?.selectsSeveral == true
    view.backgroundColor = isOneOfMany ? context.selectedLineColor : context.lineColor
    view.frame = frame(
      start, isTop ? 0 : size.height - thickness, max(0, size.width - start - end), thickness)
    bringSubviewToFront(view)
  }
}
