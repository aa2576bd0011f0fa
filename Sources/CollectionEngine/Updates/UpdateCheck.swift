/// The rules a batch must keep, each with the text UIKit raises where it is broken.
struct UpdateCheck {
  let changes: ResolvedChanges
  let operations: [UpdateOperation]
  let before: SectionCounts
  let after: SectionCounts
  let elementName: ElementName

  /// Everything named exists: before the batch what goes, after it what comes.
  func places() throws(UpdateError) {
    for section in changes.deletedSections + changes.reloadedSections
    where !before.containsSection(section) {
      try fail(
        "attempt to delete section \(section), but there are only \(before.sectionCount) "
          + "sections before the update")
    }
    for section in changes.insertedSections where !after.containsSection(section) {
      try fail(
        "attempt to insert section \(section) but there are only \(after.sectionCount) sections "
          + "after the update")
    }
    for move in changes.movedSections {
      if !before.containsSection(move.from) {
        try fail(
          "attempt to move section \(move.from), but there are only \(before.sectionCount) "
            + "sections before the update")
      }
      if !after.containsSection(move.to) {
        try fail(
          "attempt to move section \(move.from) to section \(move.to), but there are only "
            + "\(after.sectionCount) sections after the update")
      }
    }
    // iOS-BEHAVIOUR: a reload is a delete and an insert, and fails with the delete's text.
    // Evidence: update-2.
    for path in changes.deletedItems + changes.reloadedItems where !before.contains(path) {
      try failDelete(path)
    }
    for path in changes.insertedItems where !after.contains(path) { try failInsert(path) }
    for move in changes.movedItems {
      if !before.contains(move.from) { try failMove(move.from, nil, before, "before") }
      if !after.contains(move.to) { try failMove(move.from, move.to, after, "after") }
    }
  }

  /// No place is named by two changes that exclude each other.
  func contradictions() throws(UpdateError) {
    let movedFrom = changes.movedSections.map(\.from)
    let movedTo = changes.movedSections.map(\.to)
    for section in changes.reloadedSections where changes.deletedSections.sortedContains(section) {
      try fail("attempt to delete and reload the same section (\(section))")
    }
    if let section = movedFrom.firstRepetition() {
      try fail("attempt to move section \(section) to two places")
    }
    if let section = movedTo.firstRepetition() {
      try fail("attempt to perform multiple moves to the same section (\(section))")
    }
    for move in changes.movedSections {
      if changes.deletedSections.sortedContains(move.from)
        || changes.reloadedSections.sortedContains(move.from)
      {
        try fail("attempt to perform a delete and a move from the same section (\(move.from))")
      }
      // A reloaded section keeps its number, so nothing may move there.
      if changes.insertedSections.sortedContains(move.to)
        || changes.reloadedSections.sortedContains(move.to)
      {
        try fail("attempt to perform an insert and a move to the same section (\(move.to))")
      }
    }
    for path in changes.reloadedItems where changes.deletedItems.sortedContains(path) {
      try fail("attempt to delete and reload the same index path (\(describe(path)))")
    }
    if let path = changes.movedItems.map(\.from).firstRepetition() {
      try fail("attempt to move index path (\(describe(path))) to two places")
    }
    if let path = changes.movedItems.map(\.to).firstRepetition() {
      try fail("attempt to perform multiple moves to the same index path (\(describe(path)))")
    }
    for move in changes.movedItems {
      if changes.deletedItems.sortedContains(move.from)
        || changes.reloadedItems.sortedContains(move.from)
      {
        try fail(
          "attempt to perform a delete and a move from the same index path "
            + "(\(describe(move.from)))")
      }
      if changes.insertedItems.sortedContains(move.to)
        || changes.reloadedItems.sortedContains(move.to)
      {
        try fail(
          "attempt to perform an insert and a move to the same index path (\(describe(move.to)))")
      }
    }
  }

  /// after = before + inserted − deleted + moved in − moved out, for the sections and within each.
  func counts(sections: SectionMap) throws(UpdateError) {
    let inserted = changes.insertedSections.count
    let deleted = changes.deletedSections.count
    if after.sectionCount != before.sectionCount + inserted - deleted {
      throw inconsistent(
        classic: "Invalid update: invalid number of sections.  The number of sections contained in "
          + "the \(elementName.viewName.lowercased()) after the update (\(after.sectionCount)) must be "
          + "equal to the number of sections contained in the \(elementName.viewName.lowercased()) before "
          + "the update (\(before.sectionCount)), plus or minus the number of sections inserted or "
          + "deleted (\(inserted) inserted, \(deleted) deleted).")
    }
    let balance = ItemBalance(changes: changes)
    for old in 0..<before.sectionCount {
      guard let new = sections.after(old), !changes.reloadedSections.sortedContains(old)
      else { continue }
      let change = balance.change(old: old, new: new)
      let expected =
        before.itemCount(inSection: old) + change.inserted - change.deleted + change.movedIn
        - change.movedOut
      guard after.itemCount(inSection: new) != expected else { continue }
      throw inconsistent(
        classic: "Invalid update: invalid number of \(elementName.rawValue)s in section \(new)."
          + (elementName == .item ? "  " : " ")
          + "The number of \(elementName.rawValue)s contained in an existing section after the update "
          + "(\(after.itemCount(inSection: new))) must be equal to the number of \(elementName.rawValue)s "
          + "contained in that section before the update (\(before.itemCount(inSection: old))), "
          + "plus or minus the number of \(elementName.rawValue)s inserted or deleted from that section "
          + "(\(change.inserted) inserted, \(change.deleted) deleted) and plus or minus the number "
          + "of \(elementName.rawValue)s moved into or out of that section (\(change.movedIn) moved in, "
          + "\(change.movedOut) moved out).")
    }
  }

  private func inconsistent(classic: String) -> UpdateError {
    func list(_ counts: SectionCounts) -> String {
      let shown = counts.itemCounts.prefix(1000).map(String.init).joined(separator: ", ")
      let rest = counts.sectionCount > 1000 ? ", …" : ""
      let word = counts.sectionCount == 1 ? "section" : "sections"
      return
        "{ \(counts.sectionCount) \(word) with \(elementName.rawValue) counts: [\(shown)\(rest)] }"
    }
    let updates = operations.prefix(1000).map { "\t" + $0.text(elementName) }.joined(
      separator: ",\n")
    var error = UpdateError(
      "Invalid batch updates detected: the number of sections and/or \(elementName.rawValue)s returned by "
        + "the data source before and after performing the batch updates are inconsistent with the "
        + "updates.\nData source before updates = \(list(before))\n"
        + "Data source after updates = \(list(after))\nUpdates = [\n\(updates)\n]")
    error.classicMessage = classic
    error.namesView = true
    return error
  }

  private func failDelete(_ path: ItemPath) throws(UpdateError) {
    let start =
      "attempt to delete \(elementName.rawValue) \(path.item) from section \(path.section)"
    guard before.containsSection(path.section) else {
      try fail("\(start), but there are only \(before.sectionCount) sections before the update")
      return
    }
    try fail(
      "\(start) which only contains \(before.itemCount(inSection: path.section)) \(elementName.rawValue)s "
        + "before the update")
  }

  private func failInsert(_ path: ItemPath) throws(UpdateError) {
    let start =
      "attempt to insert \(elementName.rawValue) \(path.item) into section \(path.section)"
    guard after.containsSection(path.section) else {
      try fail("\(start), but there are only \(after.sectionCount) sections after the update")
      return
    }
    try fail(
      "\(start), but there are only \(after.itemCount(inSection: path.section)) \(elementName.rawValue)s "
        + "in section \(path.section) after the update")
  }

  private func failMove(
    _ from: ItemPath, _ to: ItemPath?, _ counts: SectionCounts, _ time: String
  ) throws(UpdateError) {
    let path = to ?? from
    let target = to.map { " to index path (\(describe($0)))" } ?? ""
    let rest =
      counts.containsSection(path.section)
      ? "\(counts.itemCount(inSection: path.section)) \(elementName.rawValue)s in section \(path.section)"
      : "\(counts.sectionCount) sections"
    try fail(
      "attempt to move index path (\(describe(from)))\(target) that does not exist - there are "
        + "only \(rest) \(time) the update")
  }

  private func fail(_ text: String) throws(UpdateError) { throw UpdateError(text) }

  private func describe(_ path: ItemPath) -> String {
    "<NSIndexPath> {length = 2, path = \(path)}"
  }
}

/// How many items came to and went from each section, found by binary search.
private struct ItemBalance {
  let deleted: [ItemPath]
  let inserted: [ItemPath]
  let movedFrom: [ItemPath]
  let movedTo: [ItemPath]

  init(changes: ResolvedChanges) {
    deleted = changes.deletedItems
    inserted = changes.insertedItems
    movedFrom = changes.movedItems.map(\.from)
    movedTo = changes.movedItems.map(\.to).sorted()
  }

  func change(old: Int, new: Int) -> (inserted: Int, deleted: Int, movedIn: Int, movedOut: Int) {
    (
      number(of: inserted, in: new), number(of: deleted, in: old), number(of: movedTo, in: new),
      number(of: movedFrom, in: old)
    )
  }

  private func number(of paths: [ItemPath], in section: Int) -> Int {
    guard !paths.isEmpty else { return 0 }
    return paths.partitionIndex { $0.section > section }
      - paths.partitionIndex { $0.section >= section }
  }
}
