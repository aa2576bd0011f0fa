import CollectionEngine

/// What a collection view knows of its index.
@MainActor
struct ItemIndex {
  /// Of the data that the titles were asked for; each reload and each update has its own.
  var epoch = -1
  var titles: [String] = []
  var view: SectionIndexView?
}

/// The index at a collection view's edge; it lies over the items.
extension UICollectionView: SectionIndexOwner {
  var indexAppearance: SectionIndexAppearance {
    SectionIndexAppearance(color: tintColor, background: nil, tracking: nil)
  }

  /// After each layout: shows the index where there are titles. They are asked for after each reload and
  /// each update, as nothing public asks for them again.
  func placeIndex() {
    if itemIndex.epoch != state.epoch, !state.hasReloadedViews,
      let dataSource = storedDataSource
    {
      itemIndex.epoch = state.epoch
      itemIndex.titles = dataSource.indexTitles(for: self) ?? []
    }
    guard !itemIndex.titles.isEmpty, indexDisplayMode == .automatic else {
      itemIndex.view?.removeFromSuperview()
      itemIndex.view = nil
      return
    }
    let view = itemIndex.view ?? SectionIndexView(self)
    if itemIndex.view == nil {
      addSubview(view)
      itemIndex.view = view
    }
    view.show(itemIndex.titles)
    view.place()
  }

  func scroll(toIndexTitle number: Int) {
    guard itemIndex.titles.indices.contains(number), let dataSource = storedDataSource else {
      return
    }
    let path = dataSource.collectionView(
      self, indexPathForIndexTitle: itemIndex.titles[number], at: number)
    guard let item = ItemPath(path), sourceCounts.contains(item) else { return }
    let isSideways = contentSize.width > bounds.width && contentSize.height <= bounds.height
    scrollToItem(at: path, at: isSideways ? .left : .top, animated: false)
  }
}
