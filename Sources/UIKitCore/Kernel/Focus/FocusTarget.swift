import CollectionEngine
import PlatformInterface
import QuartzCore

/// A place of the focus: a view, or an item of a list, which has a view only while it is shown.
@MainActor
struct FocusTarget {
  var view: UIView?
  var list: (any FocusItemList)?
  var path: ItemPath?

  init(_ view: UIView) { self.view = view }

  init(_ path: ItemPath, in list: any FocusItemList) {
    self.path = path
    self.list = list
  }

  /// The view, or the item's cell.
  var shownView: UIView? { view ?? path.flatMap { list?.focusView(of: $0) } }

  func isSame(as other: FocusTarget?) -> Bool {
    guard let other else { return false }
    return view === other.view && list === other.list && path == other.path
  }

  /// Who is asked and told of its focus, from the inside out.
  var environments: [any UIFocusEnvironment] {
    var found: [any UIFocusEnvironment] = []
    var link: UIResponder? = shownView ?? list
    while let responder = link {
      if let environment = responder as? any UIFocusEnvironment { found.append(environment) }
      link = responder.next
    }
    return found
  }
}

/// One or more places that Tab goes to as one.
@MainActor
struct FocusStop {
  /// A list without an item stands for all its items.
  enum Place {
    case view(UIView)
    case list(any FocusItemList)
  }
  var places: [Place]
  /// In the window.
  var area: CGRect
  var group: String?

  func contains(_ target: FocusTarget?) -> Bool {
    guard let target else { return false }
    return places.contains { place in
      switch place {
      case .view(let view): view === target.view
      case .list(let list): list === target.list
      }
    }
  }

  /// Part of a bar, not of what it stands over.
  var isInBar: Bool {
    guard case .view(let view)? = places.first else { return false }
    return sequence(first: view, next: \.storedSuperview)
      .contains { $0 is any FocusBar }
  }

  /// Where the focus goes that comes here.
  func entry(previous: UIView?) -> FocusTarget? {
    func priority(_ place: Place) -> Int {
      switch place {
      case .view(let view):
        max(
          view.focusGroupPriority.rawValue,
          view === previous ? UIFocusGroupPriority.previouslyFocused.rawValue : 0)
      case .list(let list): list.focusGroupPriority.rawValue
      }
    }
    let ordered = places.enumerated().sorted {
      (-priority($0.element), $0.offset) < (-priority($1.element), $1.offset)
    }
    for (_, place) in ordered {
      switch place {
      case .view(let view): return FocusTarget(view)
      case .list(let list): if let path = list.preferredFocus { return FocusTarget(path, in: list) }
      }
    }
    return nil
  }
}

/// Finds the stops of the Tab key.
@MainActor
enum FocusStops {
  /// The stops in `root`, in the order of reading; members of one group are one stop, where its first
  /// member is.
  ///
  /// - Complexity: O(views that are not hidden).
  static func all(in root: UIView, _ window: UIWindow) -> [FocusStop] {
    var found: [FocusStop] = []
    collect(root, nil, isInList: false, window, &found)
    var merged: [FocusStop] = []
    for stop in inReadingOrder(found, window) {
      if let group = stop.group, let index = merged.firstIndex(where: { $0.group == group }) {
        merged[index].places += stop.places
      } else {
        merged.append(stop)
      }
    }
    return merged
  }

  private static func collect(
    _ view: UIView, _ group: String?, isInList: Bool, _ window: UIWindow,
    _ found: inout [FocusStop]
  ) {
    guard !view.isHidden || view === window, view.isUserInteractionEnabled, view.alpha >= 0.01
    else { return }
    let area = view.convert(view.bounds, to: window).overlap(with: window.bounds)
    if area.isNull || area.isEmpty { return }
    let controller = view.next as? UIViewController
    let group = view.focusGroupIdentifier ?? controller?.focusGroupIdentifier ?? group
    var isInList = isInList
    if let list = view as? any FocusItemList {
      found.append(FocusStop(places: [.list(list)], area: area, group: group))
      isInList = true
    } else if !isInList, view.canBecomeFocused {
      found.append(FocusStop(places: [.view(view)], area: area, group: group))
      return
    }
    for child in view.storedSubviews {
      DeepRecursion.run { collect(child, group, isInList: isInList, window, &found) }
    }
  }

  /// Row by row: what begins beside the upper half of a row's first stop is in its row.
  private static func inReadingOrder(_ stops: [FocusStop], _ window: UIWindow) -> [FocusStop] {
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
