import CollectionEngine
import PlatformInterface
import QuartzCore

/// A place of the focus: a view, an accessible element in one, or an item of a list, which has a view only while
/// it is shown.
@MainActor
struct FocusTarget {
  /// Of an element that is no view, the view that it lies in.
  var view: UIView?
  /// An accessible element that is no view.
  var element: NSObject?
  var list: (any FocusItemList)?
  var path: ItemPath?

  init(_ view: UIView) { self.view = view }

  init(_ element: NSObject, in view: UIView) {
    self.element = element
    self.view = view
  }

  init(_ path: ItemPath, in list: any FocusItemList) {
    self.path = path
    self.list = list
  }

  /// The view, or the item's cell; nil for an element that is no view.
  var shownView: UIView? {
    element == nil ? view ?? path.flatMap { list?.focusView(of: $0) } : nil
  }
  /// What readers are told of.
  var accessibleObject: NSObject? { element ?? shownView }
  /// The list and the item that the place lies in; nil outside of lists, and for an item itself.
  var itemAround: (list: any FocusItemList, path: ItemPath)? {
    if element != nil, let cell = view as? any FocusItemView { return cell.focusPlace }
    return view?.itemAround
  }

  func isSame(as other: FocusTarget?) -> Bool {
    guard let other else { return false }
    return view === other.view && element === other.element && list === other.list
      && path == other.path
  }

  /// Who is asked and told of its focus, from the inside out.
  var environments: [any UIFocusEnvironment] {
    var found: [any UIFocusEnvironment] = []
    var link: UIResponder? = shownView ?? view ?? list
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
    case element(NSObject, in: UIView)
    case list(any FocusItemList)
  }
  var places: [Place]
  var group: String?
  /// Of a list alone: the item of it that the focus is at, or in.
  var path: ItemPath?
  /// Of a list alone: what lies in it beside its items, and in the item that the focus is at. They are
  /// stops before and behind it.
  var before: [FocusStop] = []
  var behind: [FocusStop] = []

  func contains(_ target: FocusTarget?) -> Bool {
    guard let target else { return false }
    return places.contains { place in
      switch place {
      case .view(let view): view === target.view && target.element == nil
      case .element(let element, _): element === target.element
      case .list(let list): list === target.list
      }
    }
  }

  /// Part of a bar, not of what it stands over.
  var isInBar: Bool {
    switch places.first {
    case .view(let view), .element(_, let view):
      sequence(first: view, next: \.storedSuperview).contains { $0 is any FocusBar }
    case .list, nil: false
    }
  }

  /// Where the focus goes that comes here.
  func entry(previous: UIView?) -> FocusTarget? {
    func priority(_ place: Place) -> Int {
      switch place {
      case .view(let view):
        max(
          view.focusGroupPriority.rawValue,
          view === previous ? UIFocusGroupPriority.previouslyFocused.rawValue : 0)
      case .element: UIFocusGroupPriority.ignored.rawValue
      case .list(let list): list.focusGroupPriority.rawValue
      }
    }
    let ordered = places.enumerated().sorted {
      (-priority($0.element), $0.offset) < (-priority($1.element), $1.offset)
    }
    for (_, place) in ordered {
      switch place {
      case .view(let view): return FocusTarget(view)
      case .element(let element, let view): return FocusTarget(element, in: view)
      case .list(let list):
        if let path = path ?? list.preferredFocus { return FocusTarget(path, in: list) }
      }
    }
    return nil
  }
}
