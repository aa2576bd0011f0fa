import CollectionEngine
import PlatformInterface

/// Finds the stops of the Tab key in the tree of accessible elements, so that its order is that of readers.
@MainActor
struct FocusStopFinder {
  /// The list around an element, as far as stops are concerned.
  private struct ListAround {
    /// The item that the focus is at, or in.
    var cell: UIView?
    /// No item can have the focus, so what can be used in any of them is a stop.
    var opensAll: Bool
  }

  private let nodes: [AccessibilityNode]
  private let stops: [Int: AccessibilityStop]
  private let numbers = AccessibilityNumbers()
  private let current: FocusTarget?

  /// - Parameter current: what has the focus.
  init(in root: UIView, current: FocusTarget?) {
    numbers.begin()
    var tree = AccessibilityTree(forKeys: numbers)
    // A view that is asked for itself is a list or holds what is used.
    nodes = root is any FocusItemList ? tree.nodes(with: root) : tree.contents(of: root)
    stops = tree.stops ?? [:]
    self.current = current
  }

  /// All stops; members of one group are one, where its first member is.
  func all() -> [FocusStop] {
    var merged: [FocusStop] = []
    for stop in stops(of: nodes, nil) {
      if let group = stop.group, let index = merged.firstIndex(where: { $0.group == group }) {
        merged[index].places += stop.places
      } else {
        merged.append(stop)
      }
    }
    return merged.flatMap { $0.before + [$0] + $0.behind }
  }

  /// The views that can be used, as of an item of a list.
  func views() -> [UIView] {
    stops(of: nodes, nil).flatMap { $0.before + [$0] + $0.behind }.flatMap(\.places).compactMap {
      if case .view(let view) = $0 { view } else { nil }
    }
  }

  private func stops(of nodes: [AccessibilityNode], _ around: ListAround?) -> [FocusStop] {
    nodes.flatMap { node -> [FocusStop] in
      if let list = numbers.object(node.id) as? any FocusItemList, !node.isElement {
        return DeepRecursion.run { [stop(of: list, node)] }
      }
      if let stop = stops[node.id] {
        return isOpen(stop.view, around) ? [Self.stop(of: stop)] : []
      }
      return DeepRecursion.run { stops(of: node.children, around) }
    }
  }

  private static func stop(of stop: AccessibilityStop) -> FocusStop {
    let place: FocusStop.Place =
      stop.object === stop.view ? .view(stop.view) : .element(stop.object, in: stop.view)
    return FocusStop(places: [place], group: stop.view.focusGroup)
  }

  /// Whether what is used in the list around is a stop: what lies beside its items, and in the one that the
  /// focus is at.
  private func isOpen(_ view: UIView, _ around: ListAround?) -> Bool {
    guard let around, !around.opensAll else { return true }
    guard let cell = Self.cell(around: view) else { return true }
    return cell === around.cell
  }

  /// The item of the innermost list that a view is, or lies in.
  private static func cell(around view: UIView) -> UIView? {
    var link: UIView? = view
    while let view = link {
      if view is any FocusItemView { return view }
      if view is any FocusItemList { return nil }
      link = view.storedSuperview
    }
    return nil
  }

  // MARK: Lists

  /// A list with what is used in it: before its item that has the focus, or would have it, and behind.
  private func stop(of list: any FocusItemList, _ node: AccessibilityNode) -> FocusStop {
    var path = list.focusedItemPath
    if path == nil, let place = current?.itemAround, place.list === list { path = place.path }
    let preferred = path ?? list.preferredFocus
    let cell = preferred.flatMap { list.focusView(of: $0) }
    let around = ListAround(cell: path == nil ? nil : cell, opensAll: preferred == nil)
    var stop = FocusStop(places: [.list(list)], group: list.focusGroup, path: path)
    var own: [FocusStop] = []
    var isBehind = cell == nil
    for child in node.children {
      for inner in leaves(of: child) {
        isBehind = isBehind || cell.map { begins(inner, at: $0) } ?? true
        for found in stops(of: [inner], around) {
          if let cell = around.cell, found.lies(in: cell) {
            own.append(found)
          } else if isBehind {
            stop.behind.append(found)
          } else {
            stop.before.append(found)
          }
        }
      }
    }
    // What lies in the item comes first of what is behind it.
    stop.behind = own + stop.behind
    return stop
  }

  /// The elements and lists in a node, which is no list itself unless it is the only one.
  private func leaves(of node: AccessibilityNode) -> [AccessibilityNode] {
    if node.isElement || numbers.object(node.id) is any FocusItemList { return [node] }
    return node.children.flatMap(leaves)
  }

  /// Whether an element lies in an item, or is below where the item begins.
  private func begins(_ node: AccessibilityNode, at cell: UIView) -> Bool {
    let object = numbers.object(node.id)
    let view = stops[node.id]?.view ?? object as? UIView
    if let view, view.isDescendant(of: cell) { return true }
    if let view, Self.cell(around: view) == nil { return false }
    return node.frame.minY > cell.accessibilityFrame.minY + 1
  }
}

extension FocusStop {
  /// Whether a stop's first view is in `cell`.
  fileprivate func lies(in cell: UIView) -> Bool {
    switch places.first {
    case .view(let view), .element(_, let view): view.isDescendant(of: cell)
    case .list(let list): list.isDescendant(of: cell)
    case nil: false
    }
  }
}

/// What the keyboard asks about accessible elements.
extension SceneHost {
  func focusStops(in root: UIView, of window: UIWindow, current: FocusTarget?) -> [FocusStop] {
    FocusStopFinder(in: root, current: current).all()
  }

  func focusControls(in cell: UIView, of window: UIWindow) -> [UIView] {
    FocusStopFinder(in: cell, current: nil).views()
  }

  func performByKey(_ action: AccessibilityAction, on object: NSObject) -> Bool {
    scene.map { AccessibilityPerforming($0).perform(action, on: object) } ?? false
  }
}
