import CollectionEngine

/// The numbers of sections and items, asked for once and kept until something says they are stale.
@MainActor
struct CollectionData {
  private(set) var counts: SectionCounts?
  private var isAsking = false

  mutating func forget() { counts = nil }

  mutating func keep(_ counts: SectionCounts) { self.counts = counts }
}

extension UICollectionView {
  /// The numbers now; asks the data source if they are not known.
  func currentCounts() -> SectionCounts {
    if let counts = data.counts { return counts }
    // A data source that asks the view while it is being asked gets what is known: nothing.
    guard !isAskingForCounts else { return SectionCounts() }
    let asked = askForCounts()
    let counts = movement?.shown(asked) ?? phantoms.shown(asked)
    data.keep(counts)
    return counts
  }

  /// The numbers as the data source tells them now.
  func askForCounts() -> SectionCounts {
    guard let dataSource else { return SectionCounts() }
    isAskingForCounts = true
    defer { isAskingForCounts = false }
    let sections = dataSource.numberOfSections(in: self)
    guard sections >= 0, sections <= 1 << 23 else {
      preconditionFailure(
        "the data source returned \(sections) from numberOfSections(in:); expected a number from 0 "
          + "to \(1 << 23). Collection view: \(self)")
    }
    return SectionCounts(
      (0..<sections).map { section in
        let items = dataSource.collectionView(self, numberOfItemsInSection: section)
        guard items >= 0, items <= 1 << 40 else {
          preconditionFailure(
            "the data source returned \(items) from collectionView(_:numberOfItemsInSection:) for "
              + "section \(section); expected a number from 0 to \(1 << 40). Collection view: \(self)"
          )
        }
        return items
      })
  }

  func countOfItems(inSection section: Int) -> Int {
    let counts = currentCounts()
    guard counts.containsSection(section) else {
      preconditionFailure(
        "request for number of items in section \(section) when there are only "
          + "\(counts.sectionCount) sections in the collection view")
    }
    return counts.itemCount(inSection: section)
  }
}
