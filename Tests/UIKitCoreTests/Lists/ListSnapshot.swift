import CollectionEngine

@testable import UIKitCore

/// All that can be seen of a list, and what moves on it, as text: two that are equal tell that nothing
/// happened in between.
@MainActor
struct ListSnapshot: Equatable {
  let lines: [String]

  init(_ list: any ListView) {
    let presentation = list.layer.presentation() ?? list.layer
    var lines = [
      "counts \(list.sourceCounts.itemCounts) shown \(list.currentCounts().itemCounts)",
      "offset \(list.contentOffset) seen \(presentation.bounds) size \(list.contentSize)",
      "selected \(list.selection.paths.sorted())",
      "layout \(list.storedLayout.map { ObjectIdentifier($0) }.debugDescription)",
      "waiting \(list.state.hasWaitingChange) batches \(list.state.phase.collection?.depth ?? 0)",
      "leaving \(list.state.leaving.all.map { ObjectIdentifier($0.view) })",
      "list moves \(list.layer.animationKeys() ?? [])",
    ]
    if let movement = list.movement {
      lines.append(
        "moved \(ObjectIdentifier(movement)) from \(movement.original) to \(movement.current) "
          + "at \(movement.target)")
    }
    for place in list.placeholders.all {
      lines.append("placeholder \(ObjectIdentifier(place.item)) at \(place.path)")
    }
    for element in list.display.all {
      lines.append("\(element.key) is \(ObjectIdentifier(element.view))")
    }
    for view in list.subviews {
      let seen = view.layer.presentation() ?? view.layer
      lines.append(
        "\(ObjectIdentifier(view)) \(view.frame) seen \(seen.frame) \(seen.opacity) "
          + "moves \(view.layer.animationKeys() ?? [])")
    }
    self.lines = lines
  }

  /// What differs, for the failure's text.
  func changes(to other: ListSnapshot) -> String {
    let (old, new) = (Set(lines), Set(other.lines))
    return
      (lines.filter { !new.contains($0) }.map { "- " + $0 }
      + other.lines.filter { !old.contains($0) }.map { "+ " + $0 }).joined(separator: "\n")
  }
}
