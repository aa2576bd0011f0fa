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
    if furniture.needsIndexTitles, !state.hasReloadedViews, storedDataSource != nil {
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
    let index: SectionIndexView
    if let known = furniture.index {
      index = known
    } else {
      index = SectionIndexView(self)
      addSubview(index)
      furniture.index = index
      furnishCells()
    }
    index.show(titles)
    index.place()
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

extension UITableView: SectionIndexOwner {
  var indexLooks: SectionIndexLooks {
    SectionIndexLooks(
      color: sectionIndexColor ?? tintColor, background: sectionIndexBackgroundColor,
      tracking: sectionIndexTrackingBackgroundColor)
  }
}
