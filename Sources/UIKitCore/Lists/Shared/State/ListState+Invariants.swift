import CollectionEngine
import Failures

/// The rules that hold between any two transitions of a list's state, whatever the program does.
extension ListState {
  #if DEBUG || TESSERA_INVARIANTS
    /// Ends the program where a transition has left a rule broken: a mistake of the list's own.
    ///
    /// In debug builds, and in optimised ones that are compiled with `-DTESSERA_INVARIANTS`; otherwise
    /// there is nothing of it.
    ///
    /// - Complexity: O(views that the list has).
    func checkInvariants(after transition: StaticString = #function) {
      let broken = brokenRules()
      require(
        broken.isEmpty,
        "After \(transition) the state of a list is broken: \(broken.joined(separator: " "))")
    }
  #else
    @inline(__always) func checkInvariants() {}
  #endif

  /// What is not as it has to be, a sentence each; for tests, too.
  func brokenRules() -> [String] {
    brokenRulesOfViews() + brokenRulesOfUpdates() + brokenRulesOfUncommitted()
  }

  /// Each view is in one place, and knows in which.
  private func brokenRulesOfViews() -> [String] {
    var broken: [String] = []
    var seen: Set<ObjectIdentifier> = []
    func check(_ view: any ListElementView, _ use: ReuseState, _ place: String) {
      if view.elementState.use != use {
        broken.append("A view \(place) has the use \(view.elementState.use), not \(use): \(view).")
      }
      if !seen.insert(ObjectIdentifier(view)).inserted {
        broken.append("A view \(place) is somewhere else, too: \(view).")
      }
    }
    for (key, element) in display.byKey {
      check(element.view, .inUse, "on screen")
      if element.key != key {
        broken.append("An element is known by \(key) and calls itself \(element.key).")
      }
      if element.departure != 0 || element.isGone {
        broken.append("An element on screen is on its way off it: \(key).")
      }
    }
    for element in leaving.all {
      check(element.view, .leaving, "on its way off the screen")
      if element.departure == 0 {
        broken.append("No transition takes \(element.key) off the screen.")
      }
    }
    for view in prefetching.all { check(view, .inUse, "made ahead") }
    for view in pool.all { check(view, .free, "in the pool") }
    return broken
  }

  private func brokenRulesOfUpdates() -> [String] {
    var broken: [String] = []
    if let collection = phase.collection {
      if collection.depth < 1 { broken.append("A batch is collected that nobody has begun.") }
      let placeholders = uncommitted.placeholders
      if !collection.ended.allSatisfy(placeholders.contains) {
        broken.append("A placeholder is to leave with a batch that is not there.")
      }
      if collection.suspended.contains(where: { placeholders.contains($0.placeholder) }) {
        broken.append("A placeholder is to come with a batch that is there.")
      }
    }
    if hasWaitingChange, !uncommitted.isNone {
      broken.append("Changes wait for views that show something the data source does not have.")
    }
    if hasReloadedViews, hasWaitingChange {
      broken.append("Changes wait for views of data that was reloaded.")
    }
    return broken
  }

  private func brokenRulesOfUncommitted() -> [String] {
    var broken: [String] = []
    func check(_ path: ItemPath, _ what: String) {
      if let counts, !counts.contains(path) {
        broken.append("\(what) is at \(path), where no item is.")
      }
    }
    switch uncommitted {
    case .none: break
    case .movement(let movement):
      check(movement.current, "What is moved by hand")
      if display.byKey[movement.element.key] !== movement.element {
        broken.append("What is moved by hand is not on screen.")
      }
    case .placeholders(let items):
      if items.isEmpty { broken.append("There are placeholders, but none.") }
      for place in items.all { check(place.path, "A placeholder") }
      for (place, next) in zip(items.all, items.all.dropFirst()) where !(place.path < next.path) {
        broken.append("Placeholders are out of order: \(place.path), \(next.path).")
      }
      if items.all.filter({ $0.item.provider == nil }).count > 1 {
        broken.append("There is more than one gap.")
      }
    }
    if !uncommitted.isNone, !prefetching.isEmpty {
      broken.append("Cells are made ahead by places that the data source does not have.")
    }
    return broken
  }
}
