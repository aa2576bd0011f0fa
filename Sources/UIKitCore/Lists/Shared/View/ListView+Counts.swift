import CollectionEngine
import Failures

/// The numbers of sections and items, asked for once and kept until something says they are stale.
extension ListView {
  /// The numbers as they are shown; asks the data source if they are not known.
  func currentCounts() -> SectionCounts {
    if let counts = state.counts { return counts }
    // A data source that asks the view while it is being asked gets what is known: nothing.
    guard !state.isAskingForCounts else { return SectionCounts() }
    return state.learn(sourceCounts: askedCounts())
  }

  /// The data source's numbers, asked for now.
  func askedCounts() -> SectionCounts { state.whileAskingForCounts { askForCounts() } }

  /// The numbers as the data source was last known to have them.
  var sourceCounts: SectionCounts {
    let counts = currentCounts()
    return state.uncommitted.source(counts)
  }

  func countOfItems(inSection section: Int) -> Int {
    let counts = currentCounts()
    guard counts.containsSection(section) else {
      failure(
        "request for number of \(elementName.rawValue)s in section \(section) when there are only "
          + "\(counts.sectionCount) sections in the \(elementName.viewName.lowercased())")
    }
    return counts.itemCount(inSection: section)
  }
}
