import CollectionEngine
import PlatformInterface

/// Finds the stops of the Tab key.
@MainActor
enum FocusStops {
  /// The list around a view, as far as stops are concerned.
  private struct ListAround {
    /// The item that the focus is at, or in.
    var cell: UIView?
    /// No item can have the focus, so what can be used in any of them is a stop.
    var opensAll: Bool
  }

  /// The stops in `root`, in the order of reading; members of one group are one stop, where its first
  /// member is. The items of a list are one stop, and what can be used in the item that the focus is at are
  /// the next ones.
  ///
  /// - Parameter current: what has the focus.
  /// - Complexity: O(views that are not hidden).
  static func all(
    in root: UIView, _ window: UIWindow, current: FocusTarget? = nil
  ) -> [FocusStop] {
    var finder = Finder(window: window, current: current)
    finder.collect(root, nil, around: nil)
    var merged: [FocusStop] = []
    for stop in finder.inReadingOrder(finder.found) {
      if let group = stop.group, let index = merged.firstIndex(where: { $0.group == group }) {
        merged[index].places += stop.places
      } else {
        merged.append(stop)
      }
    }
    return merged.flatMap { $0.before + [$0] + $0.behind }
  }

  /// What can be used in an item of a list, in the order of reading.
  static func controls(in cell: UIView, _ window: UIWindow) -> [UIView] {
    var finder = Finder(window: window, current: nil)
    for child in cell.storedSubviews { finder.collect(child, nil, around: nil) }
    return finder.inReadingOrder(finder.found).flatMap(\.places).compactMap {
      if case .view(let view) = $0 { view } else { nil }
    }
  }

  @MainActor
  private struct Finder {
    let window: UIWindow
    let current: FocusTarget?
    var found: [FocusStop] = []

    /// - Parameter listsOnly: of what lies in items of lists that the focus is elsewhere in, only lists.
    mutating func collect(
      _ view: UIView, _ group: String?, around: ListAround?, listsOnly: Bool = false
    ) {
      guard !view.isHidden || view === window, view.isUserInteractionEnabled, view.alpha >= 0.01
      else { return }
      let area = view.convert(view.bounds, to: window).overlap(with: window.bounds)
      if area.isNull || area.isEmpty { return }
      let controller = view.next as? UIViewController
      let group = view.focusGroupIdentifier ?? controller?.focusGroupIdentifier ?? group
      if let list = view as? any FocusItemList { return collect(list, group, area) }
      var listsOnly = listsOnly
      if let around, view is any FocusItemView {
        listsOnly = !(around.opensAll || view === around.cell)
      } else if !listsOnly, view.canBecomeFocused {
        found.append(FocusStop(places: [.view(view)], area: area, group: group))
        return
      }
      for child in view.storedSubviews {
        DeepRecursion.run { collect(child, group, around: around, listsOnly: listsOnly) }
      }
    }

    /// A list with what is used in it: above its item that has the focus, or would have it, and below.
    private mutating func collect(
      _ list: any FocusItemList, _ group: String?, _ area: CGRect
    ) {
      var path = list.focusedItemPath
      if path == nil, let view = current?.view, let place = view.itemAround, place.list === list {
        path = place.path
      }
      let preferred = path ?? list.preferredFocus
      let cell = preferred.flatMap { list.focusView(of: $0) }
      var inside = Finder(window: window, current: current)
      let around = ListAround(
        cell: path == nil ? nil : cell, opensAll: preferred == nil)
      for child in list.storedSubviews {
        DeepRecursion.run { inside.collect(child, group, around: around) }
      }
      var stop = FocusStop(places: [.list(list)], area: area, group: group, path: path)
      let top = cell.map { $0.convert($0.bounds, to: window).minY } ?? area.minY
      for inner in inside.inReadingOrder(inside.found) {
        let isAbove = inner.area.maxY <= top + 1 && !inner.lies(in: around.cell)
        if isAbove { stop.before.append(inner) } else { stop.behind.append(inner) }
      }
      // What lies in the item comes first of what is behind it.
      let own = stop.behind.filter { $0.lies(in: around.cell) }
      stop.behind = own + stop.behind.filter { !$0.lies(in: around.cell) }
      found.append(stop)
    }

    /// Row by row: what begins beside the upper half of a row's first stop is in its row.
    func inReadingOrder(_ stops: [FocusStop]) -> [FocusStop] {
      let isMirrored = window.effectiveUserInterfaceLayoutDirection == .rightToLeft
      var rest = stops.sorted { ($0.area.minY, $0.area.minX) < ($1.area.minY, $1.area.minX) }[...]
      var result: [FocusStop] = []
      while let first = rest.first {
        let row = rest.prefix { $0.area.minY <= first.area.minY + first.area.height / 2 }
        result += row.enumerated().sorted { a, b in
          let (x, y) =
            isMirrored
            ? (-a.element.area.maxX, -b.element.area.maxX)
            : (a.element.area.minX, b.element.area.minX)
          return (x, a.offset) < (y, b.offset)
        }.map(\.element)
        rest = rest.dropFirst(row.count)
      }
      return result
    }
  }
}

extension FocusStop {
  /// Whether a stop's first view is in `cell`.
  fileprivate func lies(in cell: UIView?) -> Bool {
    guard let cell else { return false }
    switch places.first {
    case .view(let view): return view.isDescendant(of: cell)
    case .list(let list): return list.isDescendant(of: cell)
    case nil: return false
    }
  }
}

extension UIView {
  /// The list and the item that the view lies in; nil outside of lists.
  final var itemAround: (list: any FocusItemList, path: ItemPath)? {
    var link = storedSuperview
    while let view = link {
      if let cell = view as? any FocusItemView { return cell.focusPlace }
      link = view.storedSuperview
    }
    return nil
  }
}
