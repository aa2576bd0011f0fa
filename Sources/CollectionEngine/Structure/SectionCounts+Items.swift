extension SectionCounts {
  /// The numbers after items came, went or moved; the sections stay.
  ///
  /// What names a section that is not there counts for nothing.
  ///
  /// - Precondition: no operation is about a section.
  /// - Complexity: O(operations · log number of sections).
  package func changed(by operations: [UpdateOperation]) -> SectionCounts {
    var result = self
    for operation in operations {
      switch operation {
      case .insertItem(let path): result.change(by: 1, inSection: path.section)
      case .deleteItem(let path): result.change(by: -1, inSection: path.section)
      case .reloadItem: break
      case .moveItem(let old, let new):
        guard old.section != new.section, containsSection(old.section),
          containsSection(new.section)
        else { break }
        result.change(by: -1, inSection: old.section)
        result.change(by: 1, inSection: new.section)
      case .deleteSection, .insertSection, .reloadSection, .moveSection:
        assertionFailure("Only items change here; found \(operation).")
      }
    }
    return result
  }

  private mutating func change(by number: Int, inSection section: Int) {
    guard containsSection(section) else { return }
    setItemCount(max(0, itemCount(inSection: section) + number), inSection: section)
  }
}
