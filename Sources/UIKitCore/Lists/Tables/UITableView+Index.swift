import CollectionEngine

/// The index at the table's edge.
extension UITableView {
  /// Asks for the titles again.
  func reloadIndex() {
    chrome.needsIndexTitles = true
    setNeedsLayout()
  }

  /// The space the index takes from rows; beside groups with space of their own, none.
  var indexWidth: CGFloat {
    chrome.index == nil || style == .insetGrouped ? 0 : TableMetrics.indexWidth
  }

  /// After each layout: shows the index where there are titles and enough rows, at the edge of what is
  /// seen.
  func placeIndex() {
    if chrome.needsIndexTitles, !state.hasReloadedViews, storedDataSource != nil {
      chrome.needsIndexTitles = false
      chrome.indexTitles = dataSource?.sectionIndexTitles(for: self)
    }
    let titles = chrome.indexTitles ?? []
    guard !titles.isEmpty, indexDisplayMode == .automatic,
      currentCounts().itemCount >= sectionIndexMinimumDisplayRowCount
    else {
      guard let index = chrome.index else { return }
      index.removeFromSuperview()
      chrome.index = nil
      return decorateCells()
    }
    let index: SectionIndexView
    if let known = chrome.index {
      index = known
    } else {
      index = SectionIndexView(self)
      addSubview(index)
      chrome.index = index
      decorateCells()
    }
    index.show(titles)
    index.place()
  }

  /// The user is at a title of the index.
  func scroll(toIndexTitle number: Int) {
    guard let titles = chrome.indexTitles, titles.indices.contains(number), let dataSource
    else { return }
    let section = dataSource.tableView(
      self, sectionForSectionIndexTitle: titles[number], at: number)
    // iOS-BEHAVIOUR: NSNotFound leads to the table's beginning, as for the search field.
    // Evidence: unmeasured.
    guard section != NSNotFound, titles[number] != Self.indexSearch else {
      return setContentOffset(
        CGPoint(x: contentOffset.x, y: -currentAdjustedInset.top), animated: false)
    }
    guard currentCounts().containsSection(section) else { return }
    scroll(to: IndexPath(row: NSNotFound, section: section), at: .top, animated: false)
  }
}

extension UITableView: SectionIndexOwner {
  var indexAppearance: SectionIndexAppearance {
    SectionIndexAppearance(
      color: sectionIndexColor ?? tintColor, background: sectionIndexBackgroundColor,
      tracking: sectionIndexTrackingBackgroundColor)
  }
}
