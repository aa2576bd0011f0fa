import Failures
import CollectionEngine

/// The numbers of sections and items, asked for once and kept until something says they are stale.
@MainActor
struct ListData {
  private(set) var counts: SectionCounts?
  private var isAsking = false

  mutating func forget() { counts = nil }

  mutating func keep(_ counts: SectionCounts) { self.counts = counts }
}

extension ListView {
  /// The numbers now; asks the data source if they are not known.
  func currentCounts() -> SectionCounts {
    if let counts = data.counts { return counts }
    // A data source that asks the view while it is being asked gets what is known: nothing.
    guard !isAskingForCounts else { return SectionCounts() }
    let asked = askForCounts()
    let counts = movement?.shown(asked) ?? placeholders.shown(asked)
    data.keep(counts)
    return counts
  }

  func countOfItems(inSection section: Int) -> Int {
    let counts = currentCounts()
    guard counts.containsSection(section) else {
      failure(
        "request for number of \(noun.rawValue)s in section \(section) when there are only "
          + "\(counts.sectionCount) sections in the \(noun.viewName.lowercased())")
    }
    return counts.itemCount(inSection: section)
  }
}
