import CollectionEngine

/// The index at the table's edge.
extension UITableView {
  /// Asks for the titles again.
  func reloadIndex() {
    furniture.needsIndexTitles = true
    setNeedsLayout()
  }

  /// The room the index takes from rows; beside groups with room of their own, none.
  var indexRoom: CGFloat {
    furniture.index == nil || style == .insetGrouped ? 0 : TableMetrics.indexWidth
  }

  /// After each layout: shows the index where there are titles and enough rows, at the edge of what is
  /// seen.
  func placeIndex() {
    if furniture.needsIndexTitles, !arrangement.needsReload, storedDataSource != nil {
      furniture.needsIndexTitles = false
      furniture.indexTitles = dataSource?.sectionIndexTitles(for: self)
    }
    let titles = furniture.indexTitles ?? []
    guard !titles.isEmpty, indexDisplayMode == .automatic,
      currentCounts().itemCount >= sectionIndexMinimumDisplayRowCount
    else {
      guard let index = furniture.index else { return }
      index.removeFromSuperview()
      furniture.index = nil
      return furnishCells()
    }
    let index: TableIndexView
    if let known = furniture.index {
      index = known
    } else {
      index = TableIndexView(self)
      addSubview(index)
      furniture.index = index
      furnishCells()
    }
    index.show(titles)
    let visible = storedLayer.bounds.inset(by: currentAdjustedInset)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let frame = CGRect(
      x: isMirrored ? visible.minX : visible.maxX - TableMetrics.indexWidth, y: visible.minY,
      width: TableMetrics.indexWidth, height: visible.height)
    if index.frame != frame { index.frame = frame }
    if storedSubviews.last !== index { bringSubviewToFront(index) }
  }

  /// The user is at a title of the index.
  func scroll(toIndexTitle number: Int) {
    guard let titles = furniture.indexTitles, titles.indices.contains(number), let dataSource
    else { return }
    let section = dataSource.tableView(
      self, sectionForSectionIndexTitle: titles[number], at: number)
    // iOS-BEHAVIOUR: NSNotFound leads to the table's beginning, as for the search field.
    guard section != NSNotFound, titles[number] != Self.indexSearch else {
      return setContentOffset(
        CGPoint(x: contentOffset.x, y: -currentAdjustedInset.top), animated: false)
    }
    guard currentCounts().containsSection(section) else { return }
    scroll(to: IndexPath(row: NSNotFound, section: section), at: .top, animated: false)
  }
}

/// Short titles in a column; a finger on them scrolls to their sections.
final class TableIndexView: UIControl {
  private unowned let table: UITableView
  private var titles: [String] = []
  private var labels: [UIView] = []
  /// The title scrolled to last.
  private var current: Int?

  init(_ table: UITableView) {
    self.table = table
    super.init(frame: .zero)
    storedLayer.zPosition = 100
    accessibilityLabel = "Section index"
  }

  required init?(coder: NSCoder) { nil }

  func show(_ titles: [String]) {
    backgroundColor =
      current == nil ? table.sectionIndexBackgroundColor : table.sectionIndexTrackingBackgroundColor
    guard titles != self.titles else { return }
    self.titles = titles
    for label in labels { label.removeFromSuperview() }
    labels = titles.map(makeLabel)
    setNeedsLayout()
  }

  /// Colours may have changed.
  func refresh() {
    let all = titles
    titles = []
    show(all)
  }

  private func makeLabel(_ title: String) -> UIView {
    let colour: UIColor = table.sectionIndexColor ?? table.tintColor
    if title == UITableView.indexSearch {
      let view = UIImageView(
        image: UIImage(
          systemName: "magnifyingglass",
          withConfiguration: UIImage.SymbolConfiguration(
            pointSize: TableMetrics.indexTextSize, weight: .regular)))
      view.contentMode = .center
      view.tintColor = colour
      addSubview(view)
      return view
    }
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: TableMetrics.indexTextSize, weight: .semibold)
    label.textAlignment = .center
    label.textColor = colour
    label.text = title
    addSubview(label)
    return label
  }

  /// The column stands in the middle; where there is too little room, dots stand for titles.
  private var lineHeight: CGFloat {
    min(TableMetrics.indexLineHeight, bounds.height / CGFloat(max(1, labels.count)))
  }

  private var top: CGFloat { (bounds.height - lineHeight * CGFloat(labels.count)) / 2 }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, label) in labels.enumerated() {
      label.frame = CGRect(
        x: -4, y: top + CGFloat(index) * lineHeight, width: bounds.width + 8, height: lineHeight)
    }
  }

  // MARK: Following the finger

  private func follow(_ touch: UITouch) {
    guard !titles.isEmpty else { return }
    let y = touch.location(in: self).y
    let number = Int(((y - top) / max(1, lineHeight)).rounded(.down))
    let wanted = min(max(0, number), titles.count - 1)
    guard wanted != current else { return }
    current = wanted
    table.scroll(toIndexTitle: wanted)
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    current = nil
    follow(touch)
    backgroundColor = table.sectionIndexTrackingBackgroundColor
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    current = nil
    backgroundColor = table.sectionIndexBackgroundColor
  }

  override func cancelTracking(with event: UIEvent?) {
    current = nil
    backgroundColor = table.sectionIndexBackgroundColor
  }
}
